// The benefit of a pattern must be a number.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"

def T_Dialect : Dialect { let name = "t"; }
def T_NegOp : Op<T_Dialect, "neg"> { let arguments = (ins I32:$input); let results = (outs I32:$result); }

def A : Pat<(T_NegOp $x), (T_NegOp $x), [], [], (addBenefit "many")>;
// CHECK:{{.*}}pattern-benefit.td:[[#@LINE-1]]:50: error: the benefit must be (addBenefit n) with a total of 0 to 65535, but is (addBenefit "many")
// CHECK-NEXT:def A : Pat<(T_NegOp $x), (T_NegOp $x), [], [], (addBenefit "many")>;
// CHECK-NEXT:                                                 ^

def B : Pat<(T_NegOp $x), (T_NegOp $x), [], [], (addBenefit 70000)>;
// CHECK-NEXT:{{.*}}pattern-benefit.td:[[#@LINE-1]]:50: error: the benefit must be (addBenefit n) with a total of 0 to 65535, but is 70001
// CHECK-NEXT:def B : Pat<(T_NegOp $x), (T_NegOp $x), [], [], (addBenefit 70000)>;
// CHECK-NEXT:                                                 ^
