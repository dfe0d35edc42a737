// Accesses that are kept because they may be out of bounds, overlap or differ. mlir-opt 22 folds these inputs or
// creates invalid operations.
// UNSUPPORTED: differential
// RUN: %opt %s --canonicalize --allow-unregistered-dialect | diff %s.expected -

// The permutation map is transposed: the first dimension in memory is the last of the vector, so rows 4 to 7 are
// overwritten.
func.func @transposed(%v : vector<4x8xf32>, %w : vector<4x8xf32>, %t : tensor<16x16xf32>, %f : f32) -> vector<4x8xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1)->(d1, d0)>} : vector<4x8xf32>, tensor<16x16xf32>
  %1 = vector.transfer_write %w, %0[%c4, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1)->(d1, d0)>} : vector<4x8xf32>, tensor<16x16xf32>
  %2 = vector.transfer_read %1[%c0, %c0], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1)->(d1, d0)>} : tensor<16x16xf32>, vector<4x8xf32>
  return %2 : vector<4x8xf32>
}

// A scalable dimension [4] can have 8 elements.
func.func @scalable_apart(%v : vector<[4]xf32>, %w : vector<[4]xf32>, %t : tensor<?xf32>, %f : f32) -> vector<[4]xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = vector.transfer_write %v, %t[%c0] {in_bounds = [true]} : vector<[4]xf32>, tensor<?xf32>
  %1 = vector.transfer_write %w, %0[%c4] {in_bounds = [true]} : vector<[4]xf32>, tensor<?xf32>
  %2 = vector.transfer_read %1[%c0], %f {in_bounds = [true]} : tensor<?xf32>, vector<[4]xf32>
  return %2 : vector<[4]xf32>
}

func.func @scalable_and_not(%v : vector<[4]xf32>, %t : tensor<?xf32>, %f : f32, %i : index) -> vector<4xf32> {
  %0 = vector.transfer_write %v, %t[%i] {in_bounds = [true]} : vector<[4]xf32>, tensor<?xf32>
  %2 = vector.transfer_read %0[%i], %f {in_bounds = [true]} : tensor<?xf32>, vector<4xf32>
  return %2 : vector<4xf32>
}

func.func @scalable_in_bounds(%t : tensor<4xf32>, %f : f32) -> (vector<[4]xf32>) {
  %c0 = arith.constant 0 : index
  %2 = vector.transfer_read %t[%c0], %f : tensor<4xf32>, vector<[4]xf32>
  return %2 : vector<[4]xf32>
}

func.func @before_the_start(%t : tensor<4xf32>, %f : f32) -> (vector<4xf32>) {
  %c0 = arith.constant -1 : index
  %2 = vector.transfer_read %t[%c0], %f : tensor<4xf32>, vector<4xf32>
  return %2 : vector<4xf32>
}

func.func @behind_all(%t : tensor<4xf32>, %f : f32) -> (vector<4xf32>) {
  %c0 = arith.constant 9223372036854775807 : index
  %2 = vector.transfer_read %t[%c0], %f : tensor<4xf32>, vector<4xf32>
  return %2 : vector<4xf32>
}

// The last two elements are 0.
func.func @masked_read(%t : tensor<4xf32>) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %m = vector.constant_mask [2] : vector<4xi1>
  %2 = vector.transfer_read %t[%c0], %f, %m {in_bounds=[true]} : tensor<4xf32>, vector<4xf32>
  %3 = vector.transfer_write %2, %e[%c0] {in_bounds=[true]} : vector<4xf32>, tensor<4xf32>
  return %3 : tensor<4xf32>
}

func.func @masked_write(%t : tensor<4xf32>) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %m = vector.constant_mask [2] : vector<4xi1>
  %2 = vector.transfer_read %t[%c0], %f {in_bounds=[true]} : tensor<4xf32>, vector<4xf32>
  %3 = vector.transfer_write %2, %e[%c0], %m {in_bounds=[true]} : vector<4xf32>, tensor<4xf32>
  return %3 : tensor<4xf32>
}

// A scalable dimension [1] can have more than one element.
func.func @place_in_scalable_unit(%w: vector<[1]x4xf32>, %i: index, %j: index) -> vector<4xf32> {
  %0 = vector.broadcast %w : vector<[1]x4xf32> to vector<2x[1]x4xf32>
  %1 = vector.extract %0[%i, %j] : vector<4xf32> from vector<2x[1]x4xf32>
  return %1 : vector<4xf32>
}

// The element count does not fit into 64 bits, so positions are not linearized.
func.func @countless(%v: vector<4611686018427387904x4xi8>, %w: vector<2x4611686018427387904x4xi8>) -> (i8, i8, vector<2xi8>) {
  %0 = vector.shape_cast %v : vector<4611686018427387904x4xi8> to vector<4x4611686018427387904xi8>
  %1 = vector.extract %0[3, 4611686018427387903] : i8 from vector<4x4611686018427387904xi8>
  %2 = vector.shape_cast %w : vector<2x4611686018427387904x4xi8> to vector<4x4611686018427387904x2xi8>
  %3 = vector.extract %2[3, 4611686018427387903, 1] : i8 from vector<4x4611686018427387904x2xi8>
  %4 = vector.extract %v[4611686018427387903, 2] : i8 from vector<4611686018427387904x4xi8>
  %5 = vector.extract %v[4611686018427387903, 3] : i8 from vector<4611686018427387904x4xi8>
  %6 = vector.from_elements %4, %5 : vector<2xi8>
  return %1, %3, %6 : i8, i8, vector<2xi8>
}
