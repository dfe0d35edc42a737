// A constraint without a predicate.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def Nothing : TypeConstraint<?, "nothing">;
// CHECK:{{.*}}predicate-unset.td:[[#@LINE-1]]:5: error: 'Nothing' needs a value for its field 'predicate'
// CHECK-NEXT:def Nothing : TypeConstraint<?, "nothing">;
// CHECK-NEXT:    ^
