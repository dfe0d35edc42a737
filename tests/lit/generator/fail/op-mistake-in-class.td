// An error in a class is reported in the class, with the op that instantiates it.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

class T_Unary<string mnemonic> : Op<T_Dialect, mnemonic> {
  let arguments = (ins I32:$input);
  let results = (outs I32Attr:$output);
}
def T_NegOp : T_Unary<"neg">;
// CHECK:{{.*}}op-mistake-in-class.td:[[#@LINE-3]]:31: error: 'I32Attr' is an attribute constraint: a result needs a type constraint
// CHECK-NEXT:  let results = (outs I32Attr:$output);
// CHECK-NEXT:                              ^
// CHECK-NEXT:{{.*}}op-mistake-in-class.td:[[#@LINE-4]]:5: note: while checking op 't.neg'
// CHECK-NEXT:def T_NegOp : T_Unary<"neg">;
// CHECK-NEXT:    ^
