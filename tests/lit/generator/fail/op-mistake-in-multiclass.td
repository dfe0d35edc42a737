// An error in an op that a multiclass defines is reported in the multiclass.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

multiclass T_Both<string mnemonic> {
  def SOp : Op<T_Dialect, mnemonic # ".s"> { let arguments = (ins I32Attr); }
}
defm T_Div : T_Both<"div">;
// CHECK:{{.*}}op-mistake-in-multiclass.td:[[#@LINE-3]]:50: error: attribute 0 of 'T_DivSOp' needs a name
// CHECK-NEXT:  def SOp : Op<T_Dialect, mnemonic # ".s"> { let arguments = (ins I32Attr); }
// CHECK-NEXT:                                                 ^
