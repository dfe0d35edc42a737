#!/bin/bash
# Writes projects by `strata new`, builds them and runs their tests, as a user does.
#
#   new_project_build_test.sh STRATA cmake PREFIX     against the installation in PREFIX
#   new_project_build_test.sh STRATA bazel            against the source tree, with a nested Bazel
set -euo pipefail

strata=$(realpath "$1") kind=$2 prefix=${3-${STRATA_PREFIX-}}
work=$(mktemp -d)
trap 'chmod -R u+w "$work"; rm -rf "$work"' EXIT
cd "$work"
/usr/bin/python3 "$strata" new corner_shop "--$kind"
cd corner_shop
if [[ $kind == cmake ]]; then
  cmake -S . -B build -G Ninja "-DMLIR_DIR=$prefix/lib/cmake/mlir"
  ninja -C build check
else
  # The nested Bazel must not use the temporary folder of the outer test as its output base.
  unset TEST_TMPDIR
  bazel=(bazel "--output_base=${STRATA_OWN_BASE:-$work/base}")
  trap '"${bazel[@]}" shutdown; chmod -R u+w "$work"; rm -rf "$work"' EXIT
  "${bazel[@]}" test //... ${STRATA_OWN_FLAGS-}
fi
"$(find -L build -name corner_shop-opt -type f | head -n 1)" --show-dialects | grep corner_shop
