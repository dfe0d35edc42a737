#!/bin/bash
# Builds and tests the Bazel workspace of docs/getting-started.md from the files of the page, with the commands "shown"
# there.
#
#   own_workspace_test.sh SNIPPETS PAGE FILE_OF_THE_ROOT
set -euo pipefail

snippets=$(realpath "$1") page=$(realpath "$2") root=$(dirname "$(realpath "$3")")
work=$(mktemp -d)
# The nested Bazel must not use the temporary folder of the outer test as its output base.
unset TEST_TMPDIR
export HOME=${HOME:-$work}
base=${STRATA_OWN_BASE:-$work/base}
bazel=(bazel "--output_base=$base")
trap '"${bazel[@]}" shutdown; chmod -R u+w "$work"; rm -rf "$work"' EXIT

ln -s "$root" "$work/strata"
/usr/bin/python3 "$snippets" "$page" --all "$work"
cd "$work/mine"
"${bazel[@]}" test //... --symlink_prefix="$work/links/" ${STRATA_OWN_FLAGS-}
tool=$work/links/bin/clock/mine-opt

"$tool" clock/day.mlir --canonicalize > canonical.mlir
grep -q 'clock.add %arg0, %arg1' canonical.mlir
if grep -q 'clock.mirror' canonical.mlir; then
  echo "the patterns of Clock.td did not apply" >&2
  exit 1
fi
if "$tool" clock/late.mlir 2> errors; then
  echo "the verifier of clock.constant did not run" >&2
  exit 1
fi
grep -q "'clock.constant' op shows 25 on a dial of 24 hours" errors
echo "the workspace builds and its tests pass"
