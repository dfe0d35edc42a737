// A class that is declared nowhere.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dilect { let name = "t"; }
// CHECK:{{.*}}tablegen-unknown-class.td:[[#@LINE-1]]:17: error: Couldn't find class 'Dilect'
// CHECK-NEXT:def T_Dialect : Dilect { let name = "t"; }
// CHECK-NEXT:                ^
// CHECK-NEXT:{{.*}}tablegen-unknown-class.td:[[#@LINE-4]]:17: note: did you mean 'Dialect'?
// CHECK-NEXT:def T_Dialect : Dilect { let name = "t"; }
// CHECK-NEXT:                ^
