// Predicate combiners with a wrong number of operands.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

class MyNeg<list<Pred> children> : CombinedPred<PredCombinerNot, children>;
def NoChild : TypeConstraint<MyNeg<[]>, "nothing">;
// CHECK:{{.*}}predicate-children.td:[[#@LINE-1]]:30: error: a predicate of this kind combines exactly one other, not 0
// CHECK-NEXT:def NoChild : TypeConstraint<MyNeg<[]>, "nothing">;
// CHECK-NEXT:                             ^

def TwoChildren : TypeConstraint<MyNeg<[CPred<"true">, CPred<"true">]>, "nothing">;
// CHECK-NEXT:{{.*}}predicate-children.td:[[#@LINE-1]]:34: error: a predicate of this kind combines exactly one other, not 2
// CHECK-NEXT:def TwoChildren : TypeConstraint<MyNeg<[CPred<"true">, CPred<"true">]>, "nothing">;
// CHECK-NEXT:                                 ^
