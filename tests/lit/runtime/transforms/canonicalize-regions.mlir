// Canonicalization removes unreachable blocks and unused values. Expected text by mlir-opt.
// RUN: strata-opt %s --canonicalize --allow-unregistered-dialect | diff %s.expected -

func.func @unreachable(%x: i32) -> i32 {
  return %x : i32
^a(%0: i32):
  %1 = arith.addi %0, %2 : i32
  cf.br ^b(%1 : i32)
^b(%2: i32):
  cf.br ^a(%2 : i32)
}
func.func @unreachable_inside(%x: i32) {
  "x.region"() ({
    "x.end"() : () -> ()
  ^a:
    "x.region"() ({
      "x.end"() : () -> ()
    ^b:
      "x.end"() : () -> ()
    }) : () -> ()
    "x.end"() : () -> ()
  }) : () -> ()
  return
}
func.func @dead_chain(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  %1 = arith.muli %0, %x : i32
  %2 = arith.subi %1, %0 : i32
  return %x : i32
}
func.func @dead_argument(%c: i1, %x: i32) -> i32 {
  %one = arith.constant 1 : i32
  cf.br ^head(%x, %one : i32, i32)
^head(%kept: i32, %dead: i32):
  %next = arith.addi %dead, %one : i32
  %more = "x.more"(%kept) : (i32) -> i32
  cf.cond_br %c, ^head(%more, %next : i32, i32), ^end
^end:
  return %kept : i32
}
func.func @kept(%x: i32) {
  %0 = arith.addi %x, %x : i32
  "x.use"(%0) : (i32) -> ()
  %1 = "x.unknown"() : () -> i32
  return
}
func.func @constants(%c: i1) -> (i32, i32) {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = arith.constant 7 : i32
  "x.use"(%0) : (i32) -> ()
  %1 = arith.constant 8 : i32
  return %0, %1 : i32, i32
^b:
  %2 = arith.constant 7 : i32
  "x.use"(%2) : (i32) -> ()
  "x.region"() ({
    %4 = arith.constant 7 : i32
    "x.use"(%4) : (i32) -> ()
  }) : () -> ()
  %3 = arith.constant 7 : i64
  "x.use"(%3) : (i64) -> ()
  return %2, %2 : i32, i32
}
