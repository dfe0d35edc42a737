// A file with records of two dialects requires the option that selects one of them.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def A_Dialect : Dialect { let name = "a"; }
def B_Dialect : Dialect { let name = "b"; }
def A_Op : Op<A_Dialect, "x">;
def B_Op : Op<B_Dialect, "x">;
// CHECK:{{.*}}dialect-several.td:[[#@LINE-3]]:5: error: this file declares things of several dialects (a, b); say which one with --dialect
// CHECK-NEXT:def B_Dialect : Dialect { let name = "b"; }
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}dialect-several.td:[[#@LINE-7]]:5: note: 'a' is declared here
// CHECK-NEXT:def A_Dialect : Dialect { let name = "a"; }
// CHECK-NEXT:    ^
