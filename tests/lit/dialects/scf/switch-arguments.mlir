// The verifier permits block arguments in a case of scf.index_switch; such a case is not inlined because the
// arguments have no values. mlir-opt 22 crashes on this input.
// UNSUPPORTED: differential
// RUN: %opt %s --canonicalize --mlir-print-op-generic | FileCheck %s

// CHECK: "scf.index_switch"
func.func @known() -> i32 {
  %c1 = arith.constant 1 : index
  %0 = "scf.index_switch"(%c1) <{cases = array<i64: 1>}> ({
    %1 = arith.constant 0 : i32
    scf.yield %1 : i32
  }, {
  ^bb0(%x: i32):
    scf.yield %x : i32
  }) : (index) -> i32
  return %0 : i32
}
