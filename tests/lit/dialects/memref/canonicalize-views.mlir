// Folds and patterns of casts, subviews and other views.
// RUN: %opt %s --canonicalize --allow-unregistered-dialect | diff %s.expected -

func.func @casts(%m: memref<4x8xf32>, %u: memref<*xf32>) -> (memref<?x8xf32>, memref<4x8xf32>, memref<4x?xf32>, memref<*xf32>) {
  %0 = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  %1 = memref.cast %0 : memref<?x?xf32> to memref<?x8xf32>
  %2 = memref.cast %0 : memref<?x?xf32> to memref<4x8xf32>
  %3 = memref.cast %u : memref<*xf32> to memref<?x?xf32>
  %4 = memref.cast %3 : memref<?x?xf32> to memref<4x?xf32>
  %5 = memref.cast %0 : memref<?x?xf32> to memref<*xf32>
  return %1, %2, %4, %5 : memref<?x8xf32>, memref<4x8xf32>, memref<4x?xf32>, memref<*xf32>
}
func.func @space_casts(%m: memref<4xf32, 1>) -> (memref<4xf32>, memref<4xf32, 1>) {
  %0 = memref.memory_space_cast %m : memref<4xf32, 1> to memref<4xf32, 2>
  %1 = memref.memory_space_cast %0 : memref<4xf32, 2> to memref<4xf32>
  %2 = memref.memory_space_cast %1 : memref<4xf32> to memref<4xf32, 1>
  return %1, %2 : memref<4xf32>, memref<4xf32, 1>
}
func.func @sizes(%a: index, %b: index, %bytes: memref<?xi8>, %m: memref<4x?xf32>, %u: memref<*xf32>) -> (index, index, index, index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %0 = memref.alloc(%a, %b) : memref<?x3x?xf32>
  "u.use"(%0) : (memref<?x3x?xf32>) -> ()
  %c2 = arith.constant 2 : index
  %1 = memref.dim %0, %c2 : memref<?x3x?xf32>
  %2 = memref.dim %m, %c0 : memref<4x?xf32>
  %3 = memref.dim %m, %c9 : memref<4x?xf32>
  %4 = memref.view %bytes[%c0][%a] : memref<?xi8> to memref<4x?xf32>
  %5 = memref.dim %4, %c1 : memref<4x?xf32>
  %6 = memref.subview %0[0, 0, 0] [1, %a, %b] [1, 1, 1] : memref<?x3x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  %7 = memref.dim %6, %c0 : memref<?x?xf32, strided<[?, 1]>>
  %8 = memref.dim %6, %c1 : memref<?x?xf32, strided<[?, 1]>>
  %9 = memref.reinterpret_cast %u to offset: [0], sizes: [%a, 4], strides: [4, 1] : memref<*xf32> to memref<?x4xf32>
  %10 = memref.dim %9, %c0 : memref<?x4xf32>
  %11 = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  %12 = memref.dim %11, %c1 : memref<?x?xf32>
  %13 = memref.rank %m : memref<4x?xf32>
  return %1, %2, %3, %5, %7, %8, %10, %12, %13 : index, index, index, index, index, index, index, index, index
}
func.func @size_of_reshape(%m: memref<*xf32>, %s: memref<3xi32>, %t: memref<3xindex>, %i: index) -> (index, index, index) {
  %c1 = arith.constant 1 : index
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xi32>) -> memref<?x?x?xf32>
  %1 = memref.dim %0, %c1 : memref<?x?x?xf32>
  %2 = memref.reshape %m(%t) : (memref<*xf32>, memref<3xindex>) -> memref<?x?x?xf32>
  %3 = memref.dim %2, %i : memref<?x?x?xf32>
  %4 = arith.addi %i, %3 : index
  %5 = memref.dim %2, %4 : memref<?x?x?xf32>
  return %1, %3, %5 : index, index, index
}
func.func @subviews(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %i: index, %j: index) -> (memref<?x?xf32, strided<[16, 1], offset: ?>>, memref<8x16xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %cn = arith.constant -1 : index
  %c99 = arith.constant 99 : index
  %0 = memref.subview %m[%c1, %c4] [%c4, %i] [1, 1] : memref<8x16xf32> to memref<?x?xf32, strided<[16, 1], offset: ?>>
  %1 = memref.subview %m[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32, strided<[16, 1]>>
  %2 = memref.cast %1 : memref<8x16xf32, strided<[16, 1]>> to memref<8x16xf32>
  %3 = memref.cast %m : memref<8x16xf32> to memref<?x?xf32>
  %4 = memref.subview %3[%i, %j] [%j, %i] [%i, %j] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %5 = memref.subview %d[%i, %c0] [1, %c4] [1, %c1] : memref<?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %6 = memref.subview %m[%c99, 0] [%i, 1] [1, 1] : memref<8x16xf32> to memref<?x1xf32, strided<[16, 1], offset: ?>>
  "u.use"(%6) : (memref<?x1xf32, strided<[16, 1], offset: ?>>) -> ()
  %7 = memref.subview %m[%cn, 0] [%i, 1] [1, 1] : memref<8x16xf32> to memref<?x1xf32, strided<[16, 1], offset: ?>>
  "u.use"(%7) : (memref<?x1xf32, strided<[16, 1], offset: ?>>) -> ()
  return %0, %2, %4, %5 : memref<?x?xf32, strided<[16, 1], offset: ?>>, memref<8x16xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>
}
func.func @subview_of_same_sizes(%d: memref<?x?xf32>, %i: index, %j: index) -> memref<?x?xf32, strided<[?, 1], offset: ?>> {
  %0 = memref.subview %d[%i, %j] [%i, %j] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %1 = memref.subview %0[0, 0] [%i, %j] [1, 1] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  return %1 : memref<?x?xf32, strided<[?, 1], offset: ?>>
}
func.func @subview_all(%m: memref<8x16xf32>) -> memref<8x16xf32> {
  %0 = memref.subview %m[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32>
  return %0 : memref<8x16xf32>
}
func.func @reinterpret(%m: memref<4xf32>, %i: index, %s: memref<?x?xf32, strided<[?, 1], offset: ?>>) -> (memref<?xf32, strided<[?], offset: ?>>, memref<4xf32>, memref<?xf32>, memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = memref.reinterpret_cast %m to offset: [%c2], sizes: [%i], strides: [%c2] : memref<4xf32> to memref<?xf32, strided<[?], offset: ?>>
  %1 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>
  %2 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %3 = memref.reinterpret_cast %2 to offset: [0], sizes: [%i], strides: [1] : memref<?xf32> to memref<?xf32>
  %base, %off, %sz:2, %st:2 = memref.extract_strided_metadata %s : memref<?x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %4 = memref.reinterpret_cast %base to offset: [%off], sizes: [%sz#0, %sz#1], strides: [%st#0, 1] : memref<f32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %5 = memref.subview %m[0] [3] [1] : memref<4xf32> to memref<3xf32, strided<[1]>>
  %6 = memref.reinterpret_cast %5 to offset: [0], sizes: [2], strides: [1] : memref<3xf32, strided<[1]>> to memref<2xf32>
  %7 = memref.reinterpret_cast %6 to offset: [0], sizes: [2], strides: [1] : memref<2xf32> to memref<2xf32>
  return %0, %1, %3, %4, %7 : memref<?xf32, strided<[?], offset: ?>>, memref<4xf32>, memref<?xf32>, memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<2xf32>
}
func.func @reinterpret_metadata(%s: memref<4x?xf32>, %i: index) -> (memref<4x?xf32, strided<[?, 1]>>, memref<?x?xf32>, index, index, index) {
  %base, %off, %sz:2, %st:2 = memref.extract_strided_metadata %s : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %base to offset: [0], sizes: [4, %i], strides: [%st#0, 1] : memref<f32> to memref<4x?xf32, strided<[?, 1]>>
  %1 = memref.reinterpret_cast %base to offset: [0], sizes: [%sz#0, %sz#1], strides: [%st#0, 1] : memref<f32> to memref<?x?xf32>
  return %0, %1, %off, %sz#0, %st#1 : memref<4x?xf32, strided<[?, 1]>>, memref<?x?xf32>, index, index, index
}
func.func @views(%i: index, %m: memref<16xi8>) -> (memref<?x?xf32>, memref<?xf32>, memref<16xi8>) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %0 = memref.alloc() : memref<2048xi8>
  %1 = memref.view %0[%i][%c4, %i] : memref<2048xi8> to memref<?x?xf32>
  %2 = memref.cast %0 : memref<2048xi8> to memref<?xi8>
  %3 = memref.view %2[%i][%i] : memref<?xi8> to memref<?xf32>
  %4 = memref.view %m[%c0][] : memref<16xi8> to memref<16xi8>
  return %1, %3, %4 : memref<?x?xf32>, memref<?xf32>, memref<16xi8>
}
func.func @alignments(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = memref.assume_alignment %m, 16 : memref<4xf32>
  %1 = memref.assume_alignment %0, 16 : memref<4xf32>
  %2 = memref.assume_alignment %1, 32 : memref<4xf32>
  return %2 : memref<4xf32>
}
func.func @transposes(%m: memref<2x3x4xf32>) -> (memref<2x3x4xf32>, memref<4x2x3xf32, strided<[1, 12, 4]>>) {
  %0 = memref.transpose %m (i, j, k) -> (i, j, k) : memref<2x3x4xf32> to memref<2x3x4xf32>
  %1 = memref.transpose %m (i, j, k) -> (j, k, i) : memref<2x3x4xf32> to memref<3x4x2xf32, strided<[4, 1, 12]>>
  %2 = memref.transpose %1 (i, j, k) -> (j, k, i) : memref<3x4x2xf32, strided<[4, 1, 12]>> to memref<4x2x3xf32, strided<[1, 12, 4]>>
  return %0, %2 : memref<2x3x4xf32>, memref<4x2x3xf32, strided<[1, 12, 4]>>
}
func.func @zero_stride(%m: memref<10xf32>) -> memref<1xf32, strided<[?], offset: 1>> {
  %c0 = arith.constant 0 : index
  %0 = memref.subview %m[1] [1] [%c0] : memref<10xf32> to memref<1xf32, strided<[?], offset: 1>>
  return %0 : memref<1xf32, strided<[?], offset: 1>>
}
func.func @view_of_argument(%m: memref<128xi8>, %i: index) -> (memref<i32>, memref<?xf32>) {
  %0 = memref.cast %m : memref<128xi8> to memref<?xi8>
  %1 = memref.view %0[%i][] : memref<?xi8> to memref<i32>
  %2 = memref.view %0[%i][%i] : memref<?xi8> to memref<?xf32>
  return %1, %2 : memref<i32>, memref<?xf32>
}
