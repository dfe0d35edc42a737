// Two dialects with the same name.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }

def Other_Dialect : Dialect { let name = "t"; let cppNamespace = "::other"; }
// CHECK:{{.*}}dialect-same-name.td:[[#@LINE-1]]:5: error: two dialects are called 't'
// CHECK-NEXT:def Other_Dialect : Dialect { let name = "t"; let cppNamespace = "::other"; }
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}dialect-same-name.td:[[#@LINE-6]]:5: note: the other declaration is here
// CHECK-NEXT:def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
// CHECK-NEXT:    ^
