// An insert_slice with a constant offset out of bounds keeps its dynamic offset. mlir-opt 22 creates an invalid
// tensor.insert_slice.
// UNSUPPORTED: differential
// RUN: %opt %s --canonicalize | diff %s.expected -

func.func @outside(%t: tensor<8xf32>, %s: tensor<?xf32>) -> tensor<8xf32> {
  %c9 = arith.constant 9 : index
  %0 = tensor.insert_slice %s into %t[%c9] [%c9] [1] : tensor<?xf32> into tensor<8xf32>
  return %0 : tensor<8xf32>
}
