#!/bin/sh
# Compares `ahoz check` with `pgn-extract -s -r`, which also checks that every move is legal:
# src/bench/check-games.sh [FILE...]
# Without a file, it takes clean.pgn and annotated.pgn of ../shared/chess (SHARED names another
# folder), each a hundred times over: 100,000 games.
# Both read the same file, one after the other; a line for each gives user CPU and wall time in
# seconds, and a third their ratios. Nothing else should run meanwhile. RUNS (3) is how often; the
# run with the shortest wall time counts.
set -eu

home=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
runs=${RUNS:-3}
PATH=$PATH:/usr/games
export PATH

if ! command -v pgn-extract >/dev/null 2>&1; then
  echo 'check-games: there is no pgn-extract; on Debian: apt-get install pgn-extract' >&2
  exit 69
fi
if ! command -v bash >/dev/null 2>&1; then
  echo 'check-games: there is no bash, which measures the times; install it' >&2
  exit 69
fi
if [ $# -eq 0 ]; then
  shared=${SHARED:-$home/../shared}/chess
  if ! [ -f "$shared/clean.pgn" ] || ! [ -f "$shared/annotated.pgn" ]; then
    echo "check-games: name a file of games; there are none in $shared" >&2
    exit 2
  fi
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  trap 'exit 130' INT TERM
  for name in clean annotated; do
    copies=0
    while [ "$copies" -lt 100 ]; do
      cat "$shared/$name.pgn"
      copies=$((copies + 1))
    done >"$folder/$name.pgn"
    set -- "$@" "$folder/$name.pgn"
  done
fi

# "wall user" of the shortest of some runs.
measure() {
  run=0
  while [ "$run" -lt "$runs" ]; do
    run=$((run + 1))
    # Exit code 1 tells of problems in the games, which take time as well.
    { TIMEFORMAT='%R %U' bash -c 'time "$@" >/dev/null 2>&1 || true' bash "$@"; } 2>&1
  done | sort -n | head -n 1
}

"$home/ahoz" --version >/dev/null
for file in "$@"; do
  theirs=$(measure pgn-extract -s -r "$file")
  ours=$(measure "$home/ahoz" check "$file")
  printf '%s %s\n' "$theirs" "$ours" | awk -v file="$file" '{
    printf "%s\n", file
    printf "  pgn-extract -s -r  user %6.2f s  wall %6.2f s\n", $2, $1
    printf "  ahoz check         user %6.2f s  wall %6.2f s\n", $4, $3
    printf "  ratio              user %6.2f    wall %6.2f\n", $4 / $2, $3 / $1
  }'
done
