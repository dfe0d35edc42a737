// Equal operations without side effects are merged if one dominates the other. Expected text by mlir-opt.
// RUN: strata-opt %s --cse --allow-unregistered-dialect | diff %s.expected -

func.func @equal(%x: i32, %y: i32) -> (i32, i32) {
  %0 = arith.addi %x, %y : i32
  %1 = arith.addi %x, %y : i32
  %2 = arith.muli %0, %1 : i32
  %3 = arith.muli %0, %0 : i32
  return %2, %3 : i32, i32
}
func.func @commutative(%x: i32, %y: i32) -> (i32, i32, i32, i32) {
  %0 = arith.addi %x, %y : i32
  %1 = arith.addi %y, %x : i32
  %2 = arith.subi %x, %y : i32
  %3 = arith.subi %y, %x : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
func.func @attributes_differ(%x: i32, %y: i32) -> (i1, i1, i1, i32, i32) {
  %0 = arith.cmpi slt, %x, %y : i32
  %1 = arith.cmpi sgt, %x, %y : i32
  %2 = arith.cmpi slt, %x, %y : i32
  %3 = arith.addi %x, %y : i32
  %4 = arith.addi %x, %y {tag} : i32
  return %0, %1, %2, %3, %4 : i1, i1, i1, i32, i32
}
func.func @types_differ() -> (i32, i64, i32, f32) {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i64
  %2 = arith.constant 1 : i32
  %3 = arith.constant 1.0 : f32
  return %0, %1, %2, %3 : i32, i64, i32, f32
}
func.func @effects(%x: i32) -> (i32, i32) {
  %0 = "x.unknown"(%x) : (i32) -> i32
  %1 = "x.unknown"(%x) : (i32) -> i32
  %2 = func.call @callee(%x) : (i32) -> i32
  %3 = func.call @callee(%x) : (i32) -> i32
  return %1, %3 : i32, i32
}
func.func private @callee(i32) -> i32
// Values of the entry block replace equal values in all blocks it dominates; values of
// sibling blocks replace neither those of each other nor those of the block where they join.
func.func @dominance(%c: i1, %x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  cf.cond_br %c, ^a, ^b
^a:
  %1 = arith.addi %x, %x : i32
  %2 = arith.muli %x, %1 : i32
  cf.br ^c(%2 : i32)
^b:
  %3 = arith.muli %x, %0 : i32
  cf.br ^c(%3 : i32)
^c(%4: i32):
  %5 = arith.muli %x, %0 : i32
  %6 = arith.addi %4, %5 : i32
  return %6 : i32
}
func.func @loop(%c: i1, %x: i32) -> i32 {
  cf.br ^head(%x : i32)
^head(%0: i32):
  %1 = arith.addi %0, %x : i32
  cf.cond_br %c, ^body, ^end
^body:
  %2 = arith.addi %0, %x : i32
  %3 = arith.addi %1, %2 : i32
  cf.br ^head(%3 : i32)
^end:
  %4 = arith.addi %0, %x : i32
  return %4 : i32
}
// Values of the parent region replace values in nested regions that are not isolated, but not vice versa.
func.func @regions(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  "x.region"() ({
    %2 = arith.addi %x, %x : i32
    %3 = arith.muli %2, %2 : i32
    "x.use"(%3) : (i32) -> ()
  }) : () -> ()
  %1 = arith.muli %0, %0 : i32
  return %1 : i32
}
module @isolated {
  func.func @f() -> i32 {
    %0 = arith.constant 1 : i32
    return %0 : i32
  }
  func.func @g() -> i32 {
    %0 = arith.constant 1 : i32
    return %0 : i32
  }
}
func.func @dead(%x: i32) {
  %0 = arith.addi %x, %x : i32
  %1 = arith.muli %0, %0 : i32
  return
}
func.func @unreachable(%x: i32) -> i32 {
  return %x : i32
^dead:
  %0 = arith.addi %x, %x : i32
  %1 = arith.addi %x, %x : i32
  %2 = arith.muli %0, %1 : i32
  cf.br ^dead
}
