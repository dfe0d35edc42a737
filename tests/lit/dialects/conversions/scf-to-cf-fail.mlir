// An scf.forall with shared outputs, or an scf.index_switch with a case value outside of i32, is not converted.
// mlir-opt 22 truncates such a case value.
// UNSUPPORTED: differential
// RUN: %opt %s --convert-scf-to-cf --split-input-file --verify-diagnostics

func.func @shared(%n: index, %t: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{failed to legalize operation 'scf.forall'}}
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
    }
  }
  return %0 : tensor<4xf32>
}

// -----

func.func @large_case(%i: index) {
  // expected-error @+1 {{failed to legalize operation 'scf.index_switch'}}
  scf.index_switch %i
  case 4294967296 {
    scf.yield
  }
  default {
  }
  return
}
