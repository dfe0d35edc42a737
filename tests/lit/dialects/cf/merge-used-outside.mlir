// Identical blocks are not merged if an argument of one of them is used after the block: in a loop, the merged
// block would have another value there. --verify-each=all exists only in strata-opt.
// UNSUPPORTED: differential
// RUN: %opt %s --canonicalize=region-simplify=aggressive --verify-each=all | FileCheck %s

// CHECK-LABEL: @first_value
// CHECK: ^bb1(%[[FIRST:.*]]: i32):
// CHECK: ^bb2(%{{.*}}: i32):
// CHECK: return %[[FIRST]]
func.func @first_value(%x: i32, %c: i1, %n: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  cf.switch %x : i32, [default: ^bb1(%x : i32), 1: ^bb1(%n : i32)]
^bb1(%a: i32):
  %s = arith.addi %a, %c1 : i32
  %d = arith.cmpi eq, %s, %n : i32
  cf.cond_br %d, ^bb2(%s : i32), ^bb3
^bb2(%b: i32):
  %t = arith.addi %b, %c1 : i32
  %e = arith.cmpi eq, %t, %n : i32
  cf.cond_br %e, ^bb2(%t : i32), ^bb3
^bb3:
  return %a : i32
}
