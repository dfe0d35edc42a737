// A pass sets the data layout of the module; the conversion of functions uses its index width.
// RUN: %opt %s --set-llvm-module-datalayout=data-layout=e-p:32:32 --convert-func-to-llvm | diff %s.expected -
// RUN: not %opt %s --set-llvm-module-datalayout=data-layout=foo 2>&1 | grep "error: invalid data layout descriptor"

func.func @f(%a: memref<*xf32>) -> memref<*xf32> {
  return %a : memref<*xf32>
}
