// Loads and stores through a view access the source of the view. Accesses by other ops remain.
// RUN: %opt %s --fold-memref-alias-ops | diff %s.expected -

func.func @subview(%m: memref<12x32xf32>, %i: index, %j: index, %t: index, %mask: vector<4xi1>) -> vector<4xf32> {
  %0 = memref.subview %m[%i, 2] [4, 4] [2, %t] : memref<12x32xf32> to memref<4x4xf32, strided<[64, ?], offset: ?>>
  %1 = memref.load %0[%j, %i] {nontemporal = true} : memref<4x4xf32, strided<[64, ?], offset: ?>>
  memref.store %1, %0[%i, %j] : memref<4x4xf32, strided<[64, ?], offset: ?>>
  %2 = memref.subview %m[%i, %j] [4, 4] [2, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 1], offset: ?>>
  %3 = vector.load %2[%j, %i] : memref<4x4xf32, strided<[64, 1], offset: ?>>, vector<4xf32>
  vector.store %3, %2[%i, %j] : memref<4x4xf32, strided<[64, 1], offset: ?>>, vector<4xf32>
  %4 = vector.maskedload %2[%i, %j], %mask, %3 : memref<4x4xf32, strided<[64, 1], offset: ?>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %2[%j, %i], %mask, %4 : memref<4x4xf32, strided<[64, 1], offset: ?>>, vector<4xi1>, vector<4xf32>
  memref.prefetch %2[%i, %j], read, locality<3>, data : memref<4x4xf32, strided<[64, 1], offset: ?>>
  return %4 : vector<4xf32>
}

// A transfer is folded only if it is within bounds and the view has unit strides.
func.func @transfers(%m: memref<8x8x8xf32>, %i: index, %f: f32, %v: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %0 = memref.subview %m[%i, 2, 3] [1, 4, 4] [1, 1, 1] : memref<8x8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
  %1 = vector.transfer_read %0[%i, %i], %f : memref<4x4xf32, strided<[8, 1], offset: ?>>, vector<4xf32>
  %2 = vector.transfer_read %0[%i, %i], %f {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} :
    memref<4x4xf32, strided<[8, 1], offset: ?>>, vector<4xf32>
  vector.transfer_write %v, %0[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<4x4xf32, strided<[8, 1], offset: ?>>
  return %1, %2 : vector<4xf32>, vector<4xf32>
}

func.func @expand_shape(%m: memref<?x?xf32>, %s: memref<f32>, %i: index, %n: index, %k: index) -> (f32, f32, vector<4xf32>) {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%n, 4, 5, %k] : memref<?x?xf32> into memref<?x4x5x?xf32>
  %1 = memref.load %0[%i, %n, %i, %k] : memref<?x4x5x?xf32>
  %2 = memref.expand_shape %s [] output_shape [1] : memref<f32> into memref<1xf32>
  %3 = memref.load %2[%i] : memref<1xf32>
  %4 = vector.load %0[%i, %n, %i, %k] {nontemporal = true} : memref<?x4x5x?xf32>, vector<4xf32>
  return %1, %3, %4 : f32, f32, vector<4xf32>
}

func.func @collapse_shape(%m: memref<?x4x?x6xf32>, %s: memref<1xf32>, %i: index, %j: index) -> (f32, f32, f32) {
  %0 = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<?x4x?x6xf32> into memref<?x?xf32>
  %1 = memref.load %0[%i, %j] : memref<?x?xf32>
  %2 = memref.collapse_shape %s [] : memref<1xf32> into memref<f32>
  %3 = memref.load %2[] : memref<f32>
  %4 = affine.load %2[] : memref<f32>
  return %1, %3, %4 : f32, f32, f32
}

func.func @subview_of_subview(%m: memref<8x8x8xf32>, %i: index, %k: index) -> memref<2xf32, strided<[1], offset: ?>> {
  %0 = memref.subview %m[%i, 2, 3] [1, 4, 4] [1, 1, 1] : memref<8x8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
  %1 = memref.subview %0[%k, 1] [1, 2] [1, 1] : memref<4x4xf32, strided<[8, 1], offset: ?>> to memref<2xf32, strided<[1], offset: ?>>
  return %1 : memref<2xf32, strided<[1], offset: ?>>
}

func.func @strided_subview_of_subview(%m: memref<8x8xf32>) -> memref<2x2xf32, strided<[32, 4], offset: 27>> {
  %0 = memref.subview %m[1, 1] [4, 4] [2, 2] : memref<8x8xf32> to memref<4x4xf32, strided<[16, 2], offset: 9>>
  %1 = memref.subview %0[1, 1] [2, 2] [2, 2] : memref<4x4xf32, strided<[16, 2], offset: 9>> to memref<2x2xf32, strided<[32, 4], offset: 27>>
  return %1 : memref<2x2xf32, strided<[32, 4], offset: 27>>
}

func.func @matrix(%m: memref<128x128xf16>, %i: index, %j: index) -> !gpu.mma_matrix<16x16xf16, "COp"> {
  %0 = memref.subview %m[%i, %j] [64, 32] [2, 1] : memref<128x128xf16> to memref<64x32xf16, strided<[256, 1], offset: ?>>
  %1 = gpu.subgroup_mma_load_matrix %0[%j, %i] {leadDimension = 32 : index} :
    memref<64x32xf16, strided<[256, 1], offset: ?>> -> !gpu.mma_matrix<16x16xf16, "COp">
  gpu.subgroup_mma_store_matrix %1, %0[%i, %j] {leadDimension = 32 : index} :
    !gpu.mma_matrix<16x16xf16, "COp">, memref<64x32xf16, strided<[256, 1], offset: ?>>
  return %1 : !gpu.mma_matrix<16x16xf16, "COp">
}
