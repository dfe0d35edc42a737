// A variadic-of-variadic operand must name its segment attribute.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins VariadicOfVariadic<I32, "sizes">:$x);
}
// CHECK:{{.*}}segments-of-groups.td:[[#@LINE-2]]:57: error: operand 'x' takes its group sizes from 'sizes', which is no attribute of 'T_AOp'
// CHECK-NEXT:  let arguments = (ins VariadicOfVariadic<I32, "sizes">:$x);
// CHECK-NEXT:                                                        ^

def T_BOp : Op<T_Dialect, "b"> {
  let arguments = (ins VariadicOfVariadic<I32, "sizes">:$x, I32Attr:$sizes);
}
// CHECK-NEXT:{{.*}}segments-of-groups.td:[[#@LINE-2]]:69: error: attribute 'sizes' has group sizes: it must be a DenseI32ArrayAttr
// CHECK-NEXT:  let arguments = (ins VariadicOfVariadic<I32, "sizes">:$x, I32Attr:$sizes);
// CHECK-NEXT:                                                                    ^
