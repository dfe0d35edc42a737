// The mapping attribute of scf.forall contains attributes of other dialects.
// RUN: %opt %s --allow-unregistered-dialect | diff %s.expected -

func.func @mapped(%n: index, %t: tensor<4xf32>) {
  scf.forall (%x, %y) in (%n, 10) {
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>], other}
  scf.forall (%x) in (%n) {
  } {mapping = []}
  %0 = scf.forall (%x) in (%n) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
    }
  }
  return
}
