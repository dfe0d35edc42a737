// The `dump` statement of TableGen is a warning, not an error.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; dump "here"; }
// CHECK:{{.*}}tablegen-dump.td:[[#@LINE-1]]:43: warning: here
// CHECK-NEXT:def T_Dialect : Dialect { let name = "t"; dump "here"; }
// CHECK-NEXT:                                          ^

def T_AOp : Op<T_Dialect, "a b">;
// CHECK-NEXT:{{.*}}tablegen-dump.td:[[#@LINE-1]]:28: error: 'a b' is not a name for an op: it takes visible characters other than '"'
// CHECK-NEXT:def T_AOp : Op<T_Dialect, "a b">;
// CHECK-NEXT:                           ^
