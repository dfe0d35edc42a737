#!/bin/bash
# Runs python3 with the package, which is found from the current folder upwards.
folder=$PWD
until [[ -d $folder/bindings/python/package ]]; do
  [[ $folder != / ]] || { echo "python3.sh: no bindings/python/package above $PWD" >&2; exit 1; }
  folder=$(dirname "$folder")
done
export PYTHONPATH=$folder/bindings/python/package${PYTHONPATH:+:$PYTHONPATH} PYTHONDONTWRITEBYTECODE=1
# A library that is instrumented needs the runtime of the sanitizer, which python3 does not link.
if grep -q __asan_init "$folder/bindings/python/package/strata/_libs/_strata.abi3.so"; then
  export ASAN_OPTIONS=${ASAN_OPTIONS:-}:detect_leaks=0
  LD_PRELOAD=$(clang-22 -print-file-name=libclang_rt.asan-x86_64.so) exec /usr/bin/python3 "$@"
fi
exec /usr/bin/python3 "$@"
