#!/bin/sh
# The interpreter of the pages on Python: finds the package in the folder of the repository, which is the current folder or
# one above it (console_test.py).
root=$PWD
while [ ! -d "$root/bindings/python/package" ]; do
  if [ "$root" = / ]; then
    echo "python3.sh: there is no folder bindings/python/package in $PWD or above it" >&2
    exit 1
  fi
  root=$(dirname "$root")
done
export PYTHONPATH="$root/bindings/python/package" PYTHONDONTWRITEBYTECODE=1
# The libraries may be instrumented; python3 is not. CPython does not free everything at its end.
if grep -q __asan_init "$PYTHONPATH/strata/_libs/_strata.abi3.so"; then
  LD_PRELOAD=$(clang-22 -print-file-name=libclang_rt.asan-x86_64.so)
  ASAN_OPTIONS="$ASAN_OPTIONS:detect_leaks=0"
  export LD_PRELOAD ASAN_OPTIONS
fi
exec /usr/bin/python3 "$@"
