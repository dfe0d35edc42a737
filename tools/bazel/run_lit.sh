#!/bin/bash
# Runs lit on file tests in the runfiles tree of Bazel. Called by lit_suite (lit.bzl).
#
#   run_lit.sh --config=FILE --updater=FILE --package=FOLDER [--tool=NAME=FILE] [--subst=KEY=TEXT] [--feature=NAME]
#              --test=FILE ... -- [options of lit]
set -euo pipefail

# Under `bazel run`, TEST_TMPDIR is relative to the start directory.
TEST_TMPDIR=$(realpath "$TEST_TMPDIR")
bin=$TEST_TMPDIR/bin
mkdir -p "$bin" "$TEST_TMPDIR/out"
settings=() tests=() config='' package='' llvm_bin=''
while [[ ${1---} != -- ]]; do
  value=${1#*=}
  case $1 in
    --config=*) config=$value ;;
    --updater=*) export PYTHONPATH=$PWD/$(dirname "$value") ;;
    --package=*) package=$value ;;
    --tool=*)
      ln -sf "$PWD/${value#*=}" "$bin/${value%%=*}"
      [[ ${value%%=*} == FileCheck ]] && llvm_bin=$(dirname "${value#*=}")
      ;;
    --subst=*) settings+=("subst" "${value%%=*}" "${value#*=}") ;;
    --feature=*) settings+=("feature" "$value" "") ;;
    --test=*) tests+=("$value") ;;
    *) echo "run_lit.sh: unknown argument '$1'" >&2; exit 2 ;;
  esac
  shift
done
shift || true

# Link MLIR's tools if they are installed; tests that need them have REQUIRES lines.
for tool in mlir-opt mlir-tblgen mlir-translate; do
  if [[ -e $llvm_bin/$tool ]]; then ln -sf "$PWD/$llvm_bin/$tool" "$bin/$tool"; fi
done

# lit finds the shared configuration for suites in tests/lit. For other suites (in other workspaces), link the tests next to
# a copy of it.
if [[ $package/ != "$(dirname "$config")"/* ]]; then
  rm -rf "$TEST_TMPDIR/src"
  mkdir -p "$TEST_TMPDIR/src"
  cp -rsL "$PWD/$package/." "$TEST_TMPDIR/src/"
  cp -f "$config" "$TEST_TMPDIR/src/lit.cfg.py"
  # The package at the root of a workspace has no name.
  prefix=${package:+$package/}
  tests=("${tests[@]/#"$prefix"/"$TEST_TMPDIR/src/"}")
fi

export PATH=$bin:/usr/bin:/bin LC_ALL=C
export STRATA_LIT_EXEC_ROOT=$TEST_TMPDIR/out STRATA_LIT_SETTINGS=$TEST_TMPDIR/settings
printf '%s\n' ${settings[@]+"${settings[@]}"} > "$STRATA_LIT_SETTINGS"

report=$TEST_TMPDIR/lit.json
rc=0
/usr/bin/python3 "$(readlink -f "$bin/lit")" -sv --no-progress-bar -j"${LIT_JOBS:-2}" --order=lexical \
  --output "$report" ${XML_OUTPUT_FILE:+--xunit-xml-output "$XML_OUTPUT_FILE"} "$@" "${tests[@]}" || rc=$?
[[ -e $report ]] || exit $((rc ? rc : 1))
/usr/bin/python3 - "$report" <<'PY' || rc=1
import collections, json, sys
with open(sys.argv[1], encoding="utf-8") as report:
    codes = collections.Counter(test["code"] for test in json.load(report)["tests"])
good = codes["PASS"] + codes["XFAIL"] + codes["FLAKYPASS"]
skipped = codes["UNSUPPORTED"] + codes["SKIPPED"] + codes["EXCLUDED"]
bad = sum(codes.values()) - good - skipped
print("%d passed, %d failed" % (good, bad) + (", %d skipped" % skipped if skipped else ""))
sys.exit(0 if good + skipped else "lit found no test")
PY
exit $rc
