// tensor.expand_shape of a tensor.collapse_shape is combined if each reassociation group has at most one dynamic
// size.
// RUN: %opt %s --canonicalize --allow-unregistered-dialect | diff %s.expected -

func.func @one_unknown(%arg0 : tensor<?x4x?xf32>, %arg1 : index, %arg2 : index) -> tensor<?x4x?xf32> {
  %c = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
  %e = tensor.expand_shape %c [[0, 1], [2]] output_shape [%arg1, 4, %arg2] : tensor<?x?xf32> into tensor<?x4x?xf32>
  return %e : tensor<?x4x?xf32>
}

func.func @two_unknown(%arg0 : tensor<?x?x?xf32>, %arg1 : index, %arg2 : index) -> tensor<?x?x?xf32> {
  %c = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
  %e = tensor.expand_shape %c [[0, 1], [2]] output_shape [%arg1, %arg1, %arg2] : tensor<?x?xf32> into tensor<?x?x?xf32>
  return %e : tensor<?x?x?xf32>
}

func.func @both_used(%arg0 : tensor<?x4x?xf32>, %arg1 : index, %arg2 : index) -> (tensor<?x?xf32>, tensor<?x4x?xf32>) {
  %c = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
  %e = tensor.expand_shape %c [[0, 1], [2]] output_shape [%arg1, 4, %arg2] : tensor<?x?xf32> into tensor<?x4x?xf32>
  return %c, %e : tensor<?x?xf32>, tensor<?x4x?xf32>
}

func.func @of_memory(%arg0 : memref<?x4x?xf32>, %arg1 : index, %arg2 : index) -> (memref<?x?xf32>, memref<?x4x?xf32>) {
  %c = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<?x4x?xf32> into memref<?x?xf32>
  %e = memref.expand_shape %c [[0, 1], [2]] output_shape [%arg1, 4, %arg2] : memref<?x?xf32> into memref<?x4x?xf32>
  return %c, %e : memref<?x?xf32>, memref<?x4x?xf32>
}

func.func @col_of_exp(%c : tensor<?x?xf32>, %arg1 : index, %arg2 : index) -> (tensor<?x?xf32>, tensor<?x4x?xf32>) {
  %e = tensor.expand_shape %c [[0, 1], [2]] output_shape [%arg1, 4, %arg2] : tensor<?x?xf32> into tensor<?x4x?xf32>
  %d = tensor.collapse_shape %e [[0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
  return %d, %e : tensor<?x?xf32>, tensor<?x4x?xf32>
}
