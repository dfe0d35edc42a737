// Loops carry the more static type of a cast value; an scf.forall with one iteration inserts its slices directly.
// RUN: %opt %s --canonicalize --split-input-file | diff %s.expected -

func.func private @use(tensor<?x16xf32>) -> tensor<?x16xf32>

func.func @for(%t: tensor<4x16xf32>, %n: index, %x: f32) -> (tensor<4x16xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %t : tensor<4x16xf32> to tensor<?x16xf32>
  %1:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %0, %s = %x) -> (tensor<?x16xf32>, f32) {
    %2 = func.call @use(%a) : (tensor<?x16xf32>) -> tensor<?x16xf32>
    %3 = arith.addf %s, %x : f32
    scf.yield %2, %3 : tensor<?x16xf32>, f32
  }
  %4 = tensor.cast %1#0 : tensor<?x16xf32> to tensor<4x16xf32>
  return %4, %1#1 : tensor<4x16xf32>, f32
}

// -----

func.func @forall(%t: tensor<4x16xf32>, %s: tensor<1x16xf32>) -> tensor<?x16xf32> {
  %0 = tensor.cast %t : tensor<4x16xf32> to tensor<?x16xf32>
  %1 = scf.forall (%i) in (4) shared_outs(%o = %0) -> (tensor<?x16xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<?x16xf32>
    }
  }
  return %1 : tensor<?x16xf32>
}

// -----

func.func @once(%t: tensor<4x16xf32>, %s: tensor<1x16xf32>) -> tensor<4x16xf32> {
  %0 = scf.forall (%i) = (2) to (3) step (1) shared_outs(%o = %t) -> (tensor<4x16xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
    }
  }
  return %0 : tensor<4x16xf32>
}
