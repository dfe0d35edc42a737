// A vector is read from the source of an expand_shape only if consecutive elements of the view are consecutive in the source
// and within bounds. mlir-opt also folds the other reads, which changes what they return.
// UNSUPPORTED: differential
// RUN: %opt %s --fold-memref-alias-ops | diff %s.expected -

func.func @reads(%m: memref<4x12xf32>, %i: index, %j: index, %k: index, %f: f32) -> (vector<4xf32>, vector<4xf32>, vector<2x4xf32>) {
  %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [4, 3, 4] : memref<4x12xf32> into memref<4x3x4xf32>
  %1 = vector.transfer_read %0[%i, %j, %k], %f {in_bounds = [true]} : memref<4x3x4xf32>, vector<4xf32>
  %2 = vector.transfer_read %0[%i, %j, %k], %f : memref<4x3x4xf32>, vector<4xf32>
  %3 = vector.transfer_read %0[%i, %j, %k], %f {in_bounds = [true, true]} : memref<4x3x4xf32>, vector<2x4xf32>
  return %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<2x4xf32>
}

// The vector has a larger rank than the source; mlir-opt creates an invalid op.
func.func @large_rank(%m: memref<32xf32>, %i: index) -> vector<1x8xf32> {
  %c0 = arith.constant 0 : index
  %0 = memref.expand_shape %m [[0, 1]] output_shape [4, 8] : memref<32xf32> into memref<4x8xf32>
  %1 = vector.load %0[%i, %c0] : memref<4x8xf32>, vector<1x8xf32>
  return %1 : vector<1x8xf32>
}
