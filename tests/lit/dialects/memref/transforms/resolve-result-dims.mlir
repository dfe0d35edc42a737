// Dimensions of op results become values. A dimension of an output argument of scf.forall is that of the initial value.
// RUN: %opt %s --resolve-ranked-shaped-type-result-dims | diff %s.expected -
// RUN: %opt %s --resolve-shaped-type-result-dims | diff %s.expected -

func.func @memrefs(%m: memref<?x?xf32>, %n: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 2, %n] : memref<?x?xf32> into memref<?x2x?xf32>
  %1 = memref.dim %0, %c0 : memref<?x2x?xf32>
  %2 = memref.assume_alignment %m, 64 : memref<?x?xf32>
  %3 = memref.dim %2, %c1 : memref<?x?xf32>
  %4 = memref.collapse_shape %m [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %5 = memref.dim %4, %c0 : memref<?xf32>
  return %1, %3, %5 : index, index, index
}

func.func @forall(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %n: index) -> tensor<?x?xf32> {
  %c1 = arith.constant 1 : index
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %b) -> tensor<?x?xf32> {
    %d = tensor.dim %o, %c1 : tensor<?x?xf32>
    %slice = tensor.extract_slice %a[%i, 0] [1, %d] [1, 1] : tensor<?x?xf32> to tensor<1x?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %slice into %o[%i, 0] [1, %d] [1, 1] : tensor<1x?xf32> into tensor<?x?xf32>
    }
  }
  return %0 : tensor<?x?xf32>
}
