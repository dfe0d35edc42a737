// The data layout of a module is set, and read by the conversion of functions.
// RUN: %opt %s --set-llvm-module-datalayout=data-layout=e-p:32:32 --convert-func-to-llvm | diff %s.expected -
// RUN: not %opt %s --set-llvm-module-datalayout=data-layout=foo 2>&1 | grep "error: invalid data layout descriptor"

func.func @f(%a: memref<*xf32>) -> memref<*xf32> {
  return %a : memref<*xf32>
}
