// Casts of memory spaces are moved after their users.
// RUN: %opt %s --bubble-down-memory-space-casts | diff %s.expected -

func.func @accesses(%m: memref<4x8xf32, 1>, %x: f32, %i: index) -> (f32, f32) {
  %0 = memref.memory_space_cast %m : memref<4x8xf32, 1> to memref<4x8xf32>
  %1 = memref.load %0[%i, %i] : memref<4x8xf32>
  memref.store %x, %0[%i, %i] : memref<4x8xf32>
  %2 = memref.atomic_rmw addf %x, %0[%i, %i] : (f32, memref<4x8xf32>) -> f32
  return %1, %2 : f32, f32
}
func.func @views(%m: memref<4x8xf32, 1>, %i: index, %bytes: memref<64xi8, 1>, %s: memref<2xindex>) -> f32 {
  %0 = memref.memory_space_cast %m : memref<4x8xf32, 1> to memref<4x8xf32>
  %1 = memref.cast %0 : memref<4x8xf32> to memref<?x8xf32>
  %2 = memref.load %1[%i, %i] : memref<?x8xf32>
  %3 = memref.subview %0[%i, 0] [1, 4] [1, 1] : memref<4x8xf32> to memref<1x4xf32, strided<[8, 1], offset: ?>>
  %4 = memref.load %3[%i, %i] : memref<1x4xf32, strided<[8, 1], offset: ?>>
  %5 = memref.reinterpret_cast %0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32>
  %6 = memref.load %5[%i] : memref<32xf32>
  %7 = memref.collapse_shape %0 [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %8 = memref.load %7[%i] : memref<32xf32>
  %9 = memref.expand_shape %0 [[0, 1], [2]] output_shape [2, 2, 8] : memref<4x8xf32> into memref<2x2x8xf32>
  %10 = memref.load %9[%i, %i, %i] : memref<2x2x8xf32>
  %11 = memref.transpose %0 (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
  %12 = memref.load %11[%i, %i] : memref<8x4xf32, strided<[1, 8]>>
  %13 = memref.memory_space_cast %bytes : memref<64xi8, 1> to memref<64xi8>
  %14 = memref.view %13[%i][] : memref<64xi8> to memref<16xf32>
  %15 = memref.load %14[%i] : memref<16xf32>
  %16 = memref.reshape %0(%s) : (memref<4x8xf32>, memref<2xindex>) -> memref<8x4xf32>
  %17 = memref.load %16[%i, %i] : memref<8x4xf32>
  %18 = memref.assume_alignment %0, 16 : memref<4x8xf32>
  %19 = memref.load %18[%i, %i] : memref<4x8xf32>
  %20 = arith.addf %2, %4 : f32
  %21 = arith.addf %6, %8 : f32
  %22 = arith.addf %10, %12 : f32
  %23 = arith.addf %15, %17 : f32
  %24 = arith.addf %20, %21 : f32
  %25 = arith.addf %22, %23 : f32
  %26 = arith.addf %24, %25 : f32
  %27 = arith.addf %26, %19 : f32
  return %27 : f32
}
func.func @result(%m: memref<4x8xf32, 1>) -> memref<?x8xf32> {
  %0 = memref.memory_space_cast %m : memref<4x8xf32, 1> to memref<4x8xf32>
  %1 = memref.cast %0 : memref<4x8xf32> to memref<?x8xf32>
  return %1 : memref<?x8xf32>
}
func.func @to_a_space(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.memory_space_cast %m : memref<4xf32> to memref<4xf32, 1>
  %1 = memref.load %0[%i] : memref<4xf32, 1>
  return %1 : f32
}
