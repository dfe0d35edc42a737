// A block argument of an unreachable loop that is forwarded to itself is not replaced by itself. mlir-opt 22
// crashes on this input.
// UNSUPPORTED: differential
// RUN: %opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @passes_itself
// CHECK-NEXT: return %arg1
func.func @passes_itself(%c: i1, %x: i32) -> i32 {
  %true = arith.constant true
  cf.cond_br %true, ^bb3, ^bb1(%x : i32)
^bb1(%a: i32):
  %s = arith.addi %a, %x : i32
  "t.use"(%s) : (i32) -> ()
  cf.cond_br %c, ^bb2, ^bb3
^bb2:
  "t.use"(%a) : (i32) -> ()
  cf.br ^bb1(%a : i32)
^bb3:
  return %x : i32
}
