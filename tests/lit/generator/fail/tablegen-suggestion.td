// Diagnostics of misspelled names suggest similar names.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a", [Comutative]>;
// CHECK:{{.*}}tablegen-suggestion.td:[[#@LINE-1]]:33: error: Variable not defined: 'Comutative'
// CHECK-NEXT:def T_AOp : Op<T_Dialect, "a", [Comutative]>;
// CHECK-NEXT:                                ^
// CHECK-NEXT:{{.*}}tablegen-suggestion.td:[[#@LINE-4]]:33: note: did you mean 'Commutative'?
// CHECK-NEXT:def T_AOp : Op<T_Dialect, "a", [Comutative]>;
// CHECK-NEXT:                                ^
