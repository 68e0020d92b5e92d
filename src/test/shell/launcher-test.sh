#!/usr/bin/env bash
# Tries ./ahoz as a user would, and holds it to what only a process can show: its first build, the locale, standard
# streams, exit codes, what is left on disk. Prints one line a check and closes with the count.
set -u
cd "$(dirname "$0")/../../.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0

check() {
  local name=$1
  shift
  if "$@"; then
    passed=$((passed + 1))
    printf 'ok      %s\n' "$name"
  else
    failed=$((failed + 1))
    printf 'FAILED  %s\n' "$name"
  fi
}

# exits CODE COMMAND...: runs the command with its streams in $work/out and $work/err, and compares the exit code.
exits() {
  local wanted=$1 got=0
  shift
  "$@" >"$work/out" 2>"$work/err" </dev/null || got=$?
  [ "$got" = "$wanted" ] || {
    printf '        exit code %s, wanted %s: %s\n' "$got" "$wanted" "$(head -c 400 "$work/err")"
    return 1
  }
}

no_stack_trace() {
  ! grep -qE '^\s+at |Exception' "$work/err"
}

says() {
  grep -qF -- "$1" "$work/out"
}

tells() {
  grep -qF -- "$1" "$work/err"
}

leaves_nothing() {
  [ -z "$(ls -A "$1")" ]
}

seconds_of_wav() {
  # The data length over bytes a second, both from the header of a WAV file with the plain layout.
  od -An -tu4 -j40 -N4 "$1" | tr -d ' ' >"$work/data"
  od -An -tu4 -j28 -N4 "$1" | tr -d ' ' >"$work/rate"
  echo $(($(cat "$work/data") / $(cat "$work/rate")))
}

check 'the main job of the README runs' \
  exits 0 ./ahoz say src/samples/basque-game.txt --from eu -l eu -o "$work/game.wav"
check '... and the file is a WAV' grep -qa '^RIFF' "$work/game.wav"
check '... of more than 20 seconds' test "$(seconds_of_wav "$work/game.wav")" -gt 20
check 'a file that exists is not overwritten' \
  exits 73 ./ahoz say src/samples/basque-game.txt --from eu -l eu -o "$work/game.wav"
check '... unless --force is given' \
  exits 0 ./ahoz say src/samples/basque-game.txt --from eu -l eu -o "$work/game.wav" --force

check 'it starts from another folder, through a link' \
  sh -c "ln -s '$PWD/ahoz' '$work/ahoz-link' && cd / && '$work/ahoz-link' --version >/dev/null"
check 'letters beyond ASCII survive where there is no locale' \
  exits 0 env -u LANG -u LC_CTYPE LC_ALL=C ./ahoz text --from eo -l eo --moves '1. Ĉf3'
check '... and are read and written' says 'ĉevalo fo tri'
check 'the language of the user is kept where the encoding is not UTF-8' \
  exits 0 env -u LC_ALL -u LC_CTYPE LANG=eu_ES ./ahoz text --moves '1. e4'
check '... and spoken' says 'e lau'
check 'moves come in by standard input' \
  sh -c "printf '1. Cf3' | ./ahoz text --from es -l es - | grep -qx 'caballo efe tres'"
check 'sound goes out by standard output, and nothing else does' \
  sh -c "./ahoz say --moves '1. e4' -l en -o - >'$work/pipe.wav' && head -c 4 '$work/pipe.wav' | grep -q RIFF"

check 'help is help' exits 0 ./ahoz --help
check '... and names the exit codes' says '65'
check 'the version is told' exits 0 ./ahoz --version
check '... in the usual form' grep -qE '^ahoz [0-9]+\.[0-9]+\.[0-9]+' "$work/out"
check 'an unknown option is a usage error' exits 2 ./ahoz text --nonsense
check '... without a stack trace' no_stack_trace
check 'an unknown language is a usage error' exits 2 ./ahoz text --moves '1. e4' -l xx
check '... that names the language' tells 'xx'
check '... without a stack trace' no_stack_trace
check 'an input that is not there is told' exits 66 ./ahoz text "$work/nowhere.pgn"
check '... by name' tells 'nowhere.pgn'

mkdir "$work/empty"
printf '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. Ke3 Na5' >"$work/illegal.txt"
check 'an illegal move in move 9 is bad data' \
  exits 65 ./ahoz say "$work/illegal.txt" -l en -o "$work/empty/illegal.wav"
check '... named with its move' tells 'move 9'
check '... and its text' tells 'Ke3'
check '... without a stack trace' no_stack_trace
check '... and no file of half a game' leaves_nothing "$work/empty"
check 'the words up to an illegal move are kept' \
  sh -c "./ahoz text '$work/illegal.txt' -l en 2>/dev/null | tail -n 1 | grep -qx 'castles kingside'"

: >"$work/nothing.txt"
check 'an empty file is bad data' exits 65 ./ahoz text "$work/nothing.txt"
check '... and says so' tells 'no game'
head -c 100000 /dev/urandom >"$work/binary"
check 'a binary file is bad data' exits 65 ./ahoz text "$work/binary"
check '... without a stack trace' no_stack_trace
check '... in few words' test "$(wc -c <"$work/err")" -lt 2000
head -c 100000000 /dev/zero | tr '\0' 'x' >"$work/line"
check '100 MB of one line are bad data' exits 65 timeout 60 ./ahoz text "$work/line"
check '... without a stack trace' no_stack_trace
check '... in few words' test "$(wc -c <"$work/err")" -lt 2000
rm -f "$work/line"

check 'a missing folder for the output is told' \
  exits 73 ./ahoz say --moves '1. e4' -l en -o "$work/missing/game.wav"
check '... by name' tells "$work/missing"
check 'a folder in place of the output is told' exits 73 ./ahoz say --moves '1. e4' -l en -o "$work/empty"
check '... without a stack trace' no_stack_trace
if [ -e /dev/full ]; then
  check 'a full device is told' exits 74 ./ahoz say --moves '1. e4' -l en -o /dev/full
  check '... without a stack trace' no_stack_trace
  check 'a full standard output is told' sh -c "./ahoz text --moves '1. e4' >/dev/full 2>'$work/err'; [ \$? = 74 ]"
fi

# Without job control a shell starts background programs deaf to Control-C.
(set -m
  ./ahoz say src/samples/basque-game.txt --from eu -l eu -o "$work/empty/stopped.wav" >/dev/null 2>&1 &
  pid=$!
  sleep 0.4
  kill -INT "$pid" 2>/dev/null
  wait "$pid" 2>/dev/null)
check 'a stopped run leaves no half file' \
  sh -c "[ -z \"\$(ls -A '$work/empty' | grep -v '^stopped.wav\$')\" ]"

printf '%s passed, %s failed\n' "$passed" "$failed"
[ "$failed" = 0 ]
