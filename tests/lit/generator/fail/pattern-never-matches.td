// A pattern never applies because an earlier pattern matches all its sources.
// RUN: strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"

def T_Dialect : Dialect { let name = "t"; }
def T_NegOp : Op<T_Dialect, "neg"> { let arguments = (ins I32:$input); let results = (outs I32:$result); }
def T_AbsOp : Op<T_Dialect, "abs"> { let arguments = (ins I32:$input); let results = (outs I32:$result); }
def All : Pat<(T_NegOp $x), (T_AbsOp $x), [], [], (addBenefit 5)>;

def Some : Pat<(T_NegOp (T_NegOp $x)), (replaceWithValue $x)>;
// CHECK:{{.*}}pattern-never-matches.td:[[#@LINE-1]]:5: warning: pattern 'Some' is never used: 'All' matches first, and matches more
// CHECK-NEXT:def Some : Pat<(T_NegOp (T_NegOp $x)), (replaceWithValue $x)>;
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}pattern-never-matches.td:[[#@LINE-6]]:5: note: which is declared here
// CHECK-NEXT:def All : Pat<(T_NegOp $x), (T_AbsOp $x), [], [], (addBenefit 5)>;
// CHECK-NEXT:    ^
