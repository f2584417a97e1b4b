#!/bin/sh
# Makes sure that there is a program which the checks need and pip cannot install; nothing happens if there is one.
#   tools/install.sh chromium     for the tests in a browser, which fail without
#   tools/install.sh postgresql   for the test of the server with PostgreSQL, which is left out without
set -eu

found() {
    case "$1" in
        chromium)
            for name in "${KEELING_CHROMIUM:-chromium}" chromium-browser google-chrome; do
                if command -v "$name" >/dev/null 2>&1; then return 0; fi
            done
            return 1 ;;
        postgresql)
            if command -v initdb >/dev/null 2>&1; then return 0; fi
            for program in /usr/lib/postgresql/*/bin/initdb; do
                if [ -x "$program" ]; then return 0; fi
            done
            return 1 ;;
    esac
}

case "${1:-}" in
    chromium) packages="chromium fonts-dejavu-core" ;;
    postgresql) packages="postgresql" ;;
    *) echo "usage: tools/install.sh chromium|postgresql" >&2; exit 2 ;;
esac

if found "$1"; then exit 0; fi

if ! command -v apt-get >/dev/null 2>&1; then
    if [ "$1" = postgresql ]; then
        echo "== PostgreSQL: not installed and no apt-get; its test is left out"
        exit 0
    fi
    echo "The browser tests need Chromium; install it, or say where it is: KEELING_CHROMIUM=/path/to/chromium" >&2
    exit 1
fi
echo "== installing $1"
as_root=""
if [ "$(id -u)" != 0 ]; then as_root="sudo"; fi
$as_root apt-get update -qq
# shellcheck disable=SC2086
DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends $packages >/dev/null
