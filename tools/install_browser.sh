#!/bin/sh
# Makes sure that there is a Chromium for the browser tests; nothing happens if there is one.
set -eu

for name in "${KEELING_CHROMIUM:-chromium}" chromium-browser google-chrome; do
    if command -v "$name" >/dev/null 2>&1; then exit 0; fi
done

if ! command -v apt-get >/dev/null 2>&1; then
    echo "The browser tests need Chromium; install it, or say where it is: KEELING_CHROMIUM=/path/to/chromium" >&2
    exit 1
fi
echo "== installing Chromium"
as_root=""
if [ "$(id -u)" != 0 ]; then as_root="sudo"; fi
$as_root apt-get update -qq
DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core >/dev/null
