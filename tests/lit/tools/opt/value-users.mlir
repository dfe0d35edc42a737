// Comments list the users of each value, each once and the last one first, and number operations without results.
// RUN: strata-opt --allow-unregistered-dialect --mlir-print-value-users < %s | diff %s.expected -
// RUN: strata-opt --allow-unregistered-dialect --mlir-print-value-users --mlir-print-op-generic < %s | FileCheck %s

func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1:2 = "t.two"(%0, %0) : (i32, i32) -> (i32, i32)
  %2 = arith.addi %1#0, %0 : i32
  %u = "t.unused"() : () -> i32
  %c1 = arith.constant 1 : i32
  %low, %high = arith.mului_extended %c1, %c1 : i32
  "t.region"(%0) ({
  ^bb0(%x: i32, %y: f32):
    %3 = arith.addi %x, %2 : i32
    "t.yield"(%3) : (i32) -> ()
  ^bb1(%z: i32):
    "t.yield"(%z, %z)[^bb1] : (i32, i32) -> ()
  }) : (i32) -> ()
  cf.br ^bb1(%2 : i32)
^bb1(%k: i32):
  "t.u"(%low) : (i32) -> ()
  return %k : i32
}
func.func private @g(i32)

// CHECK: %[[SUM:[0-9]+]] = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32 // users: %{{[0-9]+}}, %{{[0-9]+}}, %{{[0-9]+}}#0, %{{[0-9]+}}#1
// CHECK: "arith.mului_extended"{{.*}} // users: (%{{[0-9]+}}), (unused)
