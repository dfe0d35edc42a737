// The pattern result uses names that the source does not bind.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"

def T_Dialect : Dialect { let name = "t"; }
def T_NegOp : Op<T_Dialect, "neg"> { let arguments = (ins I32:$input); let results = (outs I32:$result); }
def Same : Constraint<CPred<"$0 == $1">, "are the same">;

def A : Pat<(T_NegOp (T_NegOp $input)), (replaceWithValue $inptu)>;
// CHECK:{{.*}}pattern-unbound.td:[[#@LINE-1]]:59: error: name 'inptu' is not bound
// CHECK-NEXT:def A : Pat<(T_NegOp (T_NegOp $input)), (replaceWithValue $inptu)>;
// CHECK-NEXT:                                                          ^
// CHECK-NEXT:{{.*}}pattern-unbound.td:[[#@LINE-4]]:59: note: did you mean 'input'?
// CHECK-NEXT:def A : Pat<(T_NegOp (T_NegOp $input)), (replaceWithValue $inptu)>;
// CHECK-NEXT:                                                          ^

def B : Pat<(T_NegOp $x), (T_NegOp (T_NegOp $y))>;
// CHECK-NEXT:{{.*}}pattern-unbound.td:[[#@LINE-1]]:45: error: name 'y' is not bound
// CHECK-NEXT:def B : Pat<(T_NegOp $x), (T_NegOp (T_NegOp $y))>;
// CHECK-NEXT:                                            ^

def C : Pat<(T_NegOp $x), (T_NegOp $x), [(Same $x, $z)]>;
// CHECK-NEXT:{{.*}}pattern-unbound.td:[[#@LINE-1]]:52: error: name 'z' is not bound
// CHECK-NEXT:def C : Pat<(T_NegOp $x), (T_NegOp $x), [(Same $x, $z)]>;
// CHECK-NEXT:                                                   ^
