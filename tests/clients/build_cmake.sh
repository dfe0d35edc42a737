#!/bin/bash
# Builds the project in tests/clients/cmake against an installation of Strata and runs its tests.
#
#   tests/clients/build_cmake.sh PREFIX [BUILD-FOLDER] [CMAKE-OPTION...]
set -euo pipefail
prefix=$(realpath "$1")
build=${2:-$(mktemp -d)}
source=$(dirname "$(realpath "$0")")/cmake
cmake -G Ninja -S "$source" -B "$build" -DMLIR_DIR="$prefix/lib/cmake/mlir" -DCMAKE_BUILD_TYPE=Release "${@:3}" > "$build.log" ||
  { cat "$build.log"; exit 1; }
ninja -C "$build" all mlir-doc check-shop
