// Records that are not valid op results.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let results = (outs I32Attr:$attribute);
}
// CHECK:{{.*}}op-result-kinds.td:[[#@LINE-2]]:31: error: 'I32Attr' is an attribute constraint: a result needs a type constraint
// CHECK-NEXT:  let results = (outs I32Attr:$attribute);
// CHECK-NEXT:                              ^

def T_BOp : Op<T_Dialect, "b"> {
  let results = (outs AnySuccessor:$next);
}
// CHECK-NEXT:{{.*}}op-result-kinds.td:[[#@LINE-2]]:36: error: 'AnySuccessor' is a successor constraint: a result needs a type constraint
// CHECK-NEXT:  let results = (outs AnySuccessor:$next);
// CHECK-NEXT:                                   ^
