// Nobody says that a case has no arguments. It is left alone then: where their values would come from, nobody says either.
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
