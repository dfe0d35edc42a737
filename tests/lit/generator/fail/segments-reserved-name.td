// An op cannot declare the attribute with the operand segment sizes.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$x, Variadic<I32>:$y, DenseI32ArrayAttr:$operandSegmentSizes);
}
// CHECK:{{.*}}segments-reserved-name.td:[[#@LINE-2]]:78: error: 'operandSegmentSizes' is the attribute that trait AttrSizedOperandSegments adds
// CHECK-NEXT:  let arguments = (ins Variadic<I32>:$x, Variadic<I32>:$y, DenseI32ArrayAttr:$operandSegmentSizes);
// CHECK-NEXT:                                                                             ^
