"""The rules over HTTP: guides, glossary and rule atoms. Everybody gets the same, so each answer is encoded once."""

import hashlib
from collections.abc import Callable
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, Field, TypeAdapter

from keeling.guide import guide_of
from keeling.guide.glossary import Term, glossary
from keeling.guide.pieces import Guide
from keeling.kernel.errors import BadOption
from keeling.kernel.messages import message, verbatim
from keeling.server.api import PROBLEMS
from keeling.server.errors import NoSuchGuide, NoSuchRule, clipped
from keeling.server.schemas import Rule
from keeling.server.shelf import Shelf
from keeling.server.typed_dicts import for_pydantic
from keeling.words.rulebook import all_rules

GuideAnswer: Final[Any] = for_pydantic(Guide)
TermAnswer: Final[Any] = for_pydantic(Term)
UNCHANGED: Final[dict[int | str, dict[str, Any]]] = {304: {"description": "What `if-none-match` names is current."}}

MOST_QUERY: Final = 2_000  # characters; all options of a title are fewer

router = APIRouter(prefix="/api", responses=PROBLEMS)


class Glossary(BaseModel):
    """The words that guides use. A word stands in the catalogue under its key; its form `help` says what it means."""

    terms: list[TermAnswer] = Field(description="In alphabetical order of their keys.")


class Rules(BaseModel):
    """All rule atoms and rulings, in the order of the documents."""

    rules: list[Rule]


class Encoded:
    """Answers as bytes, each made when somebody first asks for it. There are as many as titles, and two more."""

    def __init__(self) -> None:
        self.bodies: dict[str, tuple[bytes, str]] = {}

    def answer(self, request: Request, name: str, kind: Any, make: Callable[[], Any]) -> Response:
        """The answer of this name, or 304 if the client has it already."""
        if name not in self.bodies:
            body = TypeAdapter(kind).dump_json(make())
            self.bodies[name] = body, f'"{hashlib.sha256(body).hexdigest()[:32]}"'
        body, tag = self.bodies[name]
        headers = {"etag": tag, "cache-control": "no-cache"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return Response(body, media_type="application/json", headers=headers)


def _here(request: Request) -> tuple[Encoded, Shelf]:
    return request.app.state.encoded, request.app.state.house.shelf


@router.get("/guide/{title}", response_model=GuideAnswer, responses=UNCHANGED)
def guide(request: Request, title: Annotated[str, Path(min_length=1, max_length=40)]) -> Response:
    """The rules of a title for people, section by section, with the rules that each line rests on.

    Parameters are options of a game, by their names, as `GET /api/titles` describes them: then `variants` says what
    differs from the usual game, and numbers are those of the options.
    """
    encoded, shelf = _here(request)
    options = dict(request.query_params)
    if len(str(request.query_params)) > MOST_QUERY:
        raise BadOption(message("error-bad-request", place=verbatim("query"), reason=verbatim(f"> {MOST_QUERY}")))
    found = guide_of(shelf.titles[title], options) if title in shelf.titles else None
    if found is None:
        raise NoSuchGuide(message("error-no-such-guide", title=clipped(title)))
    if found["variants"]:
        return Response(TypeAdapter(GuideAnswer).dump_json(found), media_type="application/json")
    return encoded.answer(request, f"guide/{title}", GuideAnswer, lambda: found)


@router.get("/glossary", response_model=Glossary, responses=UNCHANGED)
def words_of_the_games(request: Request) -> Response:
    """The glossary of all guides that are here."""
    encoded, shelf = _here(request)
    guides = (guide_of(each) for each in shelf.titles.values())
    return encoded.answer(
        request, "glossary", Glossary, lambda: Glossary(terms=glossary(each for each in guides if each is not None))
    )


@router.get("/rules", response_model=Rules, responses=UNCHANGED)
def rules(request: Request) -> Response:
    """The texts of all rules and rulings, to be searched; their short names are `rule-ID`."""
    return _here(request)[0].answer(
        request, "rules", Rules, lambda: Rules(rules=[Rule(id=each, text=text) for each, text in all_rules().items()])
    )


@router.get("/rules/{rule_id}")
def rule(rule_id: Annotated[str, Path(min_length=3, max_length=20, pattern="^[A-Za-z0-9-]+$")]) -> Rule:
    """The text of a rule or ruling, to be shown where its id stands."""
    found = all_rules().get(rule_id.upper())
    if found is None:
        raise NoSuchRule(message("error-no-such-rule", rule=clipped(rule_id)))
    return Rule(id=rule_id.upper(), text=found)
