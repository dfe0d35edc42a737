// Values with the same constant value in every execution become constants, across branches, block arguments and
// functions with known callers only. Arguments from unknown callers and merged different constants are not constant.
// Branches are not folded. Expected text by mlir-opt.
// RUN: strata-opt %s --sccp | diff %s.expected -
// RUN: strata-opt %s --pass-pipeline='builtin.module(func.func(sccp))' | diff %s.function.expected -

func.func @no_control_flow(%arg0: i32) -> i32 {
  %cond = arith.constant true
  %cst_1 = arith.constant 1 : i32
  %s = arith.select %cond, %cst_1, %arg0 : i32
  return %s : i32
}
func.func @simple(%arg0 : i32) -> i32 {
  %cond = arith.constant true
  %cst = arith.constant 1 : i32
  cf.cond_br %cond, ^bb1, ^bb2(%arg0 : i32)
^bb1:
  cf.br ^bb2(%cst : i32)
^bb2(%arg : i32):
  return %arg : i32
}
func.func @overdef(%arg0 : i32, %c: i1) -> i32 {
  %cst = arith.constant 1 : i32
  cf.cond_br %c, ^bb1, ^bb2(%arg0 : i32)
^bb1:
  cf.br ^bb2(%cst : i32)
^bb2(%arg : i32):
  return %arg : i32
}
func.func @loop(%arg0 : i32, %cond1 : i1) -> i32 {
  %cst_1 = arith.constant 1 : i32
  cf.cond_br %cond1, ^bb1(%cst_1 : i32), ^bb2(%cst_1 : i32)
^bb1(%iv: i32):
  %cst_0 = arith.constant 0 : i32
  %res = arith.addi %iv, %cst_0 : i32
  %cst_20 = arith.constant 20 : i32
  %cond = arith.cmpi ult, %res, %cst_20 : i32
  cf.cond_br %cond, ^bb1(%res : i32), ^bb2(%res : i32)
^bb2(%arg : i32):
  return %arg : i32
}
func.func private @private(%arg0 : i32) -> i32 {
  return %arg0 : i32
}
func.func @caller() -> i32 {
  %1 = arith.constant 1 : i32
  %0 = call @private(%1) : (i32) -> i32
  return %0 : i32
}
func.func private @mixed(%arg0 : i32) -> (i32, i32) {
  %1 = arith.constant 7 : i32
  return %arg0, %1 : i32, i32
}
func.func @caller2(%x: i32) -> (i32, i32) {
  %1 = arith.constant 1 : i32
  %0:2 = call @mixed(%1) : (i32) -> (i32, i32)
  %2:2 = call @mixed(%x) : (i32) -> (i32, i32)
  %3 = arith.addi %0#1, %2#1 : i32
  return %0#0, %3 : i32, i32
}
func.func private @addrtaken(%arg0 : i32) -> i32 { return %arg0 : i32 }
func.func @caller3() -> i32 {
  %f = constant @addrtaken : (i32) -> i32
  %1 = arith.constant 1 : i32
  %0 = call @addrtaken(%1) : (i32) -> i32
  %2 = call_indirect %f(%1) : (i32) -> i32
  %r = arith.addi %0, %2 : i32
  return %r : i32
}
func.func private @ext() -> i32
func.func @caller4() -> i32 { %0 = call @ext() : () -> i32 
 return %0 : i32 }
func.func @unreach() -> i32 {
  %c = arith.constant 3 : i32
  return %c : i32
^bb1(%x: i32):
  %d = arith.addi %x, %x : i32
  cf.br ^bb1(%d : i32)
}
func.func @two(%x: i32) -> (i32, i64) {
  %c = arith.constant 3 : i32
  %d = arith.constant 4 : i64
  %e = arith.addi %c, %c : i32
  %f = arith.addi %d, %d : i64
  %g = arith.addi %x, %e : i32
  return %g, %f : i32, i64
}
func.func @sw(%x: i32) -> i32 {
  %c = arith.constant 3 : i32
  cf.switch %c : i32, [
 default: ^a(%x: i32), 3: ^b(%c : i32)
 ]
^a(%p: i32):
  return %p : i32
^b(%q: i32):
  %e = arith.addi %q, %q : i32
  return %e : i32
}
