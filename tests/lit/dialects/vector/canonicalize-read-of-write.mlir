// A read of the value that was just written, with other dimensions of size 1.
// RUN: %opt %s --canonicalize --allow-unregistered-dialect | diff %s.expected -

func.func @read_of_write(%v : vector<4x8xf32>, %t : tensor<1x1x4x8xf32>, %f : f32) -> vector<1x1x4x8xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0, %c0, %c0] : vector<4x8xf32>, tensor<1x1x4x8xf32>
  %1 = vector.transfer_read %0[%c0, %c0, %c0, %c0], %f : tensor<1x1x4x8xf32>, vector<1x1x4x8xf32>
  return %1 : vector<1x1x4x8xf32>
}

func.func @added(%v : vector<4xf32>, %t : tensor<?x?xf32>, %f : f32, %i : index) -> vector<1x4xf32> {
  %0 = vector.transfer_write %v, %t[%i, %i] {in_bounds = [true]} : vector<4xf32>, tensor<?x?xf32>
  %2 = vector.transfer_read %0[%i, %i], %f {in_bounds = [true, true]} : tensor<?x?xf32>, vector<1x4xf32>
  return %2 : vector<1x4xf32>
}

func.func @turned(%v : vector<4xf32>, %t : tensor<?x?xf32>, %f : f32, %i : index) -> vector<4x1xf32> {
  %0 = vector.transfer_write %v, %t[%i, %i] {in_bounds = [true]} : vector<4xf32>, tensor<?x?xf32>
  %2 = vector.transfer_read %0[%i, %i], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1)->(d1, d0)>} : tensor<?x?xf32>, vector<4x1xf32>
  return %2 : vector<4x1xf32>
}

func.func @left_out(%v : vector<1x4xf32>, %t : tensor<?x?xf32>, %f : f32, %i : index) -> vector<4xf32> {
  %0 = vector.transfer_write %v, %t[%i, %i] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<?x?xf32>
  %2 = vector.transfer_read %0[%i, %i], %f {in_bounds = [true]} : tensor<?x?xf32>, vector<4xf32>
  return %2 : vector<4xf32>
}

func.func @repeated(%v : vector<1x4xf32>, %t : tensor<?x?xf32>, %f : f32, %i : index) -> vector<1x4x1xf32> {
  %0 = vector.transfer_write %v, %t[%i, %i] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<?x?xf32>
  %2 = vector.transfer_read %0[%i, %i], %f {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1)->(d0, d1, 0)>} : tensor<?x?xf32>, vector<1x4x1xf32>
  return %2 : vector<1x4x1xf32>
}
