#!/bin/sh
# Holds `ahoz check` to 256 MB of heap: src/bench/check-memory.sh FILE
# It checks a gigabyte of copies of the file of games, a gigabyte of one comment, and 100,000
# parentheses, and prints for each how it ended. The files are made in TMPDIR and removed.
set -eu

home=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
if [ $# -ne 1 ]; then
  echo 'check-memory: name one file of games' >&2
  exit 2
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 130' INT TERM
JDK_JAVA_OPTIONS=-Xmx256m
export JDK_JAVA_OPTIONS

# Endless text, from which as much is taken as is wanted.
repeat() {
  while cat "$1" 2>/dev/null; do :; done
}

check() {
  code=0
  "$home/ahoz" check "$2" >"$folder/told" 2>&1 || code=$?
  tail -n 2 "$folder/told"
  echo "$1: exit code $code"
}

repeat "$1" | head -c 1000000000 >"$folder/games.pgn"
check 'a gigabyte of games' "$folder/games.pgn"

{
  printf '1. e4 {'
  head -c 1000000000 /dev/zero | tr '\0' 'a'
  printf '} e5 1-0\n'
} >"$folder/games.pgn"
check 'a gigabyte of one comment' "$folder/games.pgn"

{
  printf '1. e4 '
  head -c 100000 /dev/zero | tr '\0' '('
  head -c 100000 /dev/zero | tr '\0' ')'
  printf ' e5 1-0\n'
} >"$folder/games.pgn"
check '100,000 parentheses' "$folder/games.pgn"
