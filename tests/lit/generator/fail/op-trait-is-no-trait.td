// A record in a trait list that is not a trait.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a", [AnyType]>;
// CHECK:{{.*}}op-trait-is-no-trait.td:[[#@LINE-1]]:41: error: Element type mismatch for list: element type 'Type' not convertible to 'Trait
// CHECK-NEXT:def T_AOp : Op<T_Dialect, "a", [AnyType]>;
// CHECK-NEXT:                                        ^
