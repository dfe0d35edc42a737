// On request, a failed conversion lists the patterns that were tried on the illegal op.
// RUN: not strata-opt %s --convert-scf-to-cf --check-conversions 2>&1 | FileCheck %s
// RUN: not strata-opt %s --convert-scf-to-cf 2>&1 | FileCheck %s --check-prefix=SHORT

// CHECK: :[[#@LINE+9]]:8: error: failed to legalize operation 'scf.forall' that was explicitly marked illegal
// CHECK: :[[#@LINE+8]]:8: note: 'scf.forall' is illegal
// CHECK: :[[#@LINE+7]]:8: note:   pattern '{{.*}}Forall{{.*}}' does not match
// CHECK: :[[#@LINE+6]]:8: note:     {{.+}}
// SHORT: error: failed to legalize operation 'scf.forall' that was explicitly marked illegal
// SHORT-NOT: is illegal
// SHORT-NOT: pattern

func.func @f(%t: tensor<8xf32>) -> tensor<8xf32> {
  %0 = scf.forall (%i) in (8) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
    }
  }
  return %0 : tensor<8xf32>
}
