// Invalid records in the constraint list of a pattern.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"

def T_Dialect : Dialect { let name = "t"; }
def T_NegOp : Op<T_Dialect, "neg"> { let arguments = (ins I32:$input); let results = (outs I32:$result); }

def A : Pat<(T_NegOp $x), (replaceWithValue $x), [(T_NegOp $x)]>;
// CHECK:{{.*}}pattern-constraint.td:[[#@LINE-1]]:52: error: 'T_NegOp' is no constraint that a pattern can ask for
// CHECK-NEXT:def A : Pat<(T_NegOp $x), (replaceWithValue $x), [(T_NegOp $x)]>;
// CHECK-NEXT:                                                   ^

def B : Pat<(T_NegOp $x), (replaceWithValue $x), [(I32Attr $x)]>;
// CHECK-NEXT:{{.*}}pattern-constraint.td:[[#@LINE-1]]:52: error: 'I32Attr' is an attribute constraint: write it in the source, before the name
// CHECK-NEXT:def B : Pat<(T_NegOp $x), (replaceWithValue $x), [(I32Attr $x)]>;
// CHECK-NEXT:                                                   ^

def C : Pat<(T_NegOp $x), (replaceWithValue $x), [(I32 $x, $x)]>;
// CHECK-NEXT:{{.*}}pattern-constraint.td:[[#@LINE-1]]:52: error: 'I32' takes one name, but there are 2
// CHECK-NEXT:def C : Pat<(T_NegOp $x), (replaceWithValue $x), [(I32 $x, $x)]>;
// CHECK-NEXT:                                                   ^

def D : Pat<(T_NegOp $x), (replaceWithValue $x), [(I32 "x")]>;
// CHECK-NEXT:{{.*}}pattern-constraint.td:[[#@LINE-1]]:57: error: a constraint takes names: $x
// CHECK-NEXT:def D : Pat<(T_NegOp $x), (replaceWithValue $x), [(I32 "x")]>;
// CHECK-NEXT:                                                        ^
