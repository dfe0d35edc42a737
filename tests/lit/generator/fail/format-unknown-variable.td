// An assembly format refers to an unknown member.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AddOp : Op<T_Dialect, "add"> {
  let arguments = (ins I32:$left, I32:$right);
  let results = (outs I32:$sum);
  let assemblyFormat = "$left `,` $rigth attr-dict";
}
// CHECK:{{.*}}format-unknown-variable.td:[[#@LINE-2]]:35: error: '$rigth' refers to no operand, result, attribute, property, region or successor of 't.add'
// CHECK-NEXT:  let assemblyFormat = "$left `,` $rigth attr-dict";
// CHECK-NEXT:                                  ^
// CHECK-NEXT:{{.*}}format-unknown-variable.td:[[#@LINE-5]]:35: note: did you mean 'right'?
// CHECK-NEXT:  let assemblyFormat = "$left `,` $rigth attr-dict";
// CHECK-NEXT:                                  ^
