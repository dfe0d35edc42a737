// An inlined op has a location that contains its own location and that of the call. Expected text by mlir-opt.
// RUN: strata-opt %s --inline=default-pipeline= --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// CHECK-LABEL: func.func @locs
// CHECK: arith.addi {{.*}} loc(callsite("leaf.c":10:2 at "caller.c":5:6))
// CHECK: arith.muli {{.*}} loc(callsite(unknown at "caller.c":5:6))
// CHECK: arith.addi {{.*}} loc(callsite("leaf.c":10:2 at "caller.c":6:6))
func.func private @leaf(%a: i32 loc("arg.c":1:2)) -> i32 {
  %0 = arith.addi %a, %a : i32 loc("leaf.c":10:2)
  %1 = arith.muli %0, %a : i32 loc(unknown)
  return %1 : i32 loc("leaf.c":12:2)
}
func.func @locs(%a: i32) -> i32 {
  %0 = call @leaf(%a) : (i32) -> i32 loc("caller.c":5:6)
  %1 = call @leaf(%0) : (i32) -> i32 loc("caller.c":6:6)
  return %1 : i32
}
