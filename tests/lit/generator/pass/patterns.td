// Every construct that a pattern can match and build.
// RUN: strata-tblgen --check %s 2>&1 | count 0
// RUN: strata-tblgen -gen-rewriters %s | FileCheck %s
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"

def T_Dialect : Dialect { let name = "t"; }
def T_AddOp : Op<T_Dialect, "add"> { let arguments = (ins I32:$x, I32:$y); let results = (outs I32:$sum); }
def T_NegOp : Op<T_Dialect, "neg"> { let arguments = (ins I32:$x); let results = (outs I32:$minus); }
def T_ConstOp : Op<T_Dialect, "const"> { let arguments = (ins I32Attr:$value); let results = (outs I32:$c); }
def T_TwoOp : Op<T_Dialect, "two"> { let arguments = (ins I32:$x); let results = (outs I32:$a, I32:$b); }
def Same : Constraint<CPred<"$0 == $1">, "are the same">;
def Negated : NativeCodeCall<"negate($_builder, $0)">;

def NegOfNeg : Pat<(T_NegOp (T_NegOp $x)), (replaceWithValue $x)>;
// CHECK: NegOfNeg
def Either : Pat<(T_AddOp (either (T_NegOp $x), $y)), (T_NegOp (T_AddOp $x, (T_NegOp $y)))>;
// CHECK: Either
def Native : Pat<(T_NegOp (T_ConstOp $c)), (T_ConstOp (Negated $c))>;
// CHECK: negate(rewriter,
def Constrained : Pat<(T_AddOp $x, $y), (T_ConstOp ConstantAttr<I32Attr, "0">), [(Same $x, $y)], [], (addBenefit 2)>;
// CHECK: Constrained
def Parts : Pattern<(T_TwoOp (T_NegOp $x)), [(T_TwoOp:$two $x), (T_NegOp $two__0), (T_NegOp $two__1)]>;
// CHECK: Parts
