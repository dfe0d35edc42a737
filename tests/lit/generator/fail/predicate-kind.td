// A predicate of an unknown class.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }
def Strange : Pred;
// CHECK:{{.*}}predicate-kind.td:[[#@LINE-1]]:5: error: 'Strange' is not a predicate that the generator knows
// CHECK-NEXT:def Strange : Pred;
// CHECK-NEXT:    ^

def StrangeType : TypeConstraint<Strange, "strange">;
