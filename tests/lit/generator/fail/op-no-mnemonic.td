// An op with an empty mnemonic.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, ?>;
// CHECK:{{.*}}op-no-mnemonic.td:[[#@LINE-1]]:5: error: 'T_AOp' needs a value for its field 'opName'
// CHECK-NEXT:def T_AOp : Op<T_Dialect, ?>;
// CHECK-NEXT:    ^

def T_BOp : Op<T_Dialect, "">;
// CHECK-NEXT:{{.*}}op-no-mnemonic.td:[[#@LINE-1]]:5: error: '' is not a name for an op: it takes visible characters other than '"'
// CHECK-NEXT:def T_BOp : Op<T_Dialect, "">;
// CHECK-NEXT:    ^
