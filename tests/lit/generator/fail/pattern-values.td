// A pattern must produce one value for each result of its root op.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"

def T_Dialect : Dialect { let name = "t"; }
def T_NegOp : Op<T_Dialect, "neg"> { let arguments = (ins I32:$input); let results = (outs I32:$result); }
def T_TwoOp : Op<T_Dialect, "two"> { let arguments = (ins I32:$input); let results = (outs I32:$x, I32:$y); }
def T_SinkOp : Op<T_Dialect, "sink"> { let arguments = (ins I32:$input); }

def A : Pat<(T_TwoOp $x), (T_NegOp $x)>;
// CHECK:{{.*}}pattern-values.td:[[#@LINE-1]]:5: error: the result patterns give 1 values, but 't.two' has 2 results to be replaced
// CHECK-NEXT:def A : Pat<(T_TwoOp $x), (T_NegOp $x)>;
// CHECK-NEXT:    ^

def B : Pat<(T_NegOp $x), (T_SinkOp $x)>;
// CHECK-NEXT:{{.*}}pattern-values.td:[[#@LINE-1]]:5: error: the result patterns give 0 values, but 't.neg' has 1 results to be replaced
// CHECK-NEXT:def B : Pat<(T_NegOp $x), (T_SinkOp $x)>;
// CHECK-NEXT:    ^

def C : Pattern<(T_NegOp $x), []>;
// CHECK-NEXT:{{.*}}pattern-values.td:[[#@LINE-1]]:5: error: expected at least one result pattern
// CHECK-NEXT:def C : Pattern<(T_NegOp $x), []>;
// CHECK-NEXT:    ^

def D : Pat<(T_NegOp $x), (replaceWithValue $x, $x)>;
// CHECK-NEXT:{{.*}}pattern-values.td:[[#@LINE-1]]:28: error: 'replaceWithValue' takes one name, but there are 2 arguments
// CHECK-NEXT:def D : Pat<(T_NegOp $x), (replaceWithValue $x, $x)>;
// CHECK-NEXT:                           ^
