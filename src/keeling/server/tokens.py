"""Capability tokens: whoever holds one may do what it stands for. The server keeps only their hashes."""

import hmac
import secrets
from collections.abc import Iterable
from hashlib import sha256

TOKEN_BYTES = 32
ID_BYTES = 12


def new_token() -> str:
    """A token nobody can guess, safe inside links."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    """The name of a table in addresses: unguessable too, but it opens nothing."""
    return secrets.token_urlsafe(ID_BYTES)


def hash_of(token: str) -> str:
    """What is stored of a token. It is random and long, so a plain hash is enough."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def is_one_of(token_hash: str, hashes: Iterable[str]) -> bool:
    """Whether the hash is among these; takes the same time wherever it stands."""
    found = False
    for each in hashes:
        found |= hmac.compare_digest(token_hash, each)
    return found
