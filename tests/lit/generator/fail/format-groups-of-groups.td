// Only a custom directive can write a group of groups.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins VariadicOfVariadic<I32, "sizes">:$x, DenseI32ArrayAttr:$sizes);
  let assemblyFormat = "$x attr-dict";
}
// CHECK:{{.*}}format-groups-of-groups.td:[[#@LINE-2]]:25: error: 'x' is a group of groups of operands, which only a custom directive can write
// CHECK-NEXT:  let assemblyFormat = "$x attr-dict";
// CHECK-NEXT:                        ^
