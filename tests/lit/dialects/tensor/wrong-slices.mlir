// A slice out of bounds stays as it is, though its numbers are known.
// RUN: strata-opt %s --canonicalize | diff %s.expected -

func.func @outside(%t: tensor<8xf32>, %s: tensor<?xf32>) -> tensor<8xf32> {
  %c9 = arith.constant 9 : index
  %0 = tensor.insert_slice %s into %t[%c9] [%c9] [1] : tensor<?xf32> into tensor<8xf32>
  return %0 : tensor<8xf32>
}
