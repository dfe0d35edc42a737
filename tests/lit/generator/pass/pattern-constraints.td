// Pattern constraints without arguments, and with a bound name, which becomes $_self.
// RUN: strata-tblgen -gen-rewriters %s | FileCheck %s

include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"

def T_Dialect : Dialect { let name = "t"; }
def T_NegOp : Op<T_Dialect, "neg"> { let arguments = (ins I32:$input); let results = (outs I32:$result); }

def HasOneUse : Constraint<CPred<"$_self.hasOneUse()">, "has one use">;
def Follows : Constraint<CPred<"follows($_self, $0)">, "follows">;
def IsOptimizing : Constraint<CPred<"optimizes()">, "optimizes">;

// CHECK-LABEL: OneUseNative0
// CHECK: args[0].getValue().hasOneUse()
def OneUse : Pat<(T_NegOp (T_NegOp:$inner $x)), (replaceWithValue $x), [(HasOneUse:$inner)]>;

// CHECK-LABEL: OrderNative0
// CHECK: follows(args[1].getValue(), args[0].getValue())
def Order : Pat<(T_NegOp (T_NegOp:$inner $x)), (replaceWithValue $x), [(Follows:$inner $x)]>;

// CHECK-LABEL: ModeNative0
// CHECK: optimizes()
def Mode : Pat<(T_NegOp (T_NegOp $x)), (replaceWithValue $x), [(IsOptimizing)]>;
