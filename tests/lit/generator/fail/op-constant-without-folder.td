// A ConstantLike op without a folder.
// RUN: strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a", [ConstantLike]> {
  let results = (outs I32:$result);
}
// CHECK:{{.*}}op-constant-without-folder.td:[[#@LINE-3]]:33: warning: 'T_AOp' is ConstantLike but has no folder: its value is not visible to folders
// CHECK-NEXT:def T_AOp : Op<T_Dialect, "a", [ConstantLike]> {
// CHECK-NEXT:                                ^
