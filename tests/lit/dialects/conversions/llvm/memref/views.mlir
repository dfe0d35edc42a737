// Casts and views create new descriptors; queries read their fields.
// RUN: %opt %s --finalize-memref-to-llvm | diff %s.expected -

func.func @casts(%m: memref<10x42xf32>, %u: memref<*xf32>) -> (memref<?x?xf32>, memref<*xf32>, memref<?x4xf32>) {
  %0 = memref.cast %m : memref<10x42xf32> to memref<?x?xf32>
  %1 = memref.cast %m : memref<10x42xf32> to memref<*xf32>
  %2 = memref.cast %u : memref<*xf32> to memref<?x4xf32>
  return %0, %1, %2 : memref<?x?xf32>, memref<*xf32>, memref<?x4xf32>
}

func.func @memory_spaces(%m: memref<?x4xf32, 1>, %u: memref<*xf32, 1>) -> (memref<?x4xf32, 2>, memref<*xf32, 2>) {
  %0 = memref.memory_space_cast %m : memref<?x4xf32, 1> to memref<?x4xf32, 2>
  %1 = memref.memory_space_cast %u : memref<*xf32, 1> to memref<*xf32, 2>
  return %0, %1 : memref<?x4xf32, 2>, memref<*xf32, 2>
}

func.func @reinterpret(%m: memref<?x4xf32>, %u: memref<*xf32>, %n: index) -> memref<?x4xf32, strided<[?, 2], offset: ?>> {
  %0 = memref.reinterpret_cast %m to offset: [%n], sizes: [%n, 4], strides: [%n, 2] : memref<?x4xf32> to memref<?x4xf32, strided<[?, 2], offset: ?>>
  %1 = memref.reinterpret_cast %u to offset: [0], sizes: [6], strides: [-1] : memref<*xf32> to memref<6xf32, strided<[-1]>>
  return %0 : memref<?x4xf32, strided<[?, 2], offset: ?>>
}

func.func @view(%m: memref<2048xi8, 4>, %o: index, %n: index) -> (memref<?x4x?x5xf32, 4>, memref<bf16, 4>) {
  %0 = memref.view %m[%o][%n, %n] : memref<2048xi8, 4> to memref<?x4x?x5xf32, 4>
  %1 = memref.view %m[%o][] : memref<2048xi8, 4> to memref<bf16, 4>
  return %0, %1 : memref<?x4x?x5xf32, 4>, memref<bf16, 4>
}

func.func @transpose(%m: memref<?x?x?xf32, strided<[?, ?, 1], offset: ?>>) -> memref<?x?x?xf32, strided<[1, ?, ?], offset: ?>> {
  %0 = memref.transpose %m (i, j, k) -> (k, i, j) : memref<?x?x?xf32, strided<[?, ?, 1], offset: ?>> to memref<?x?x?xf32, strided<[1, ?, ?], offset: ?>>
  return %0 : memref<?x?x?xf32, strided<[1, ?, ?], offset: ?>>
}

func.func @sizes(%m: memref<42x?xf32>, %u: memref<*xf32>, %i: index) -> (index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.dim %m, %c0 : memref<42x?xf32>
  %1 = memref.dim %m, %c1 : memref<42x?xf32>
  %2 = memref.dim %m, %i : memref<42x?xf32>
  %3 = memref.dim %u, %i : memref<*xf32>
  %4 = memref.rank %u : memref<*xf32>
  %5 = memref.rank %m : memref<42x?xf32>
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

func.func @metadata(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %u: memref<*xf32>) -> (memref<f32>, index, index, index, index) {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<?x?xf32, strided<[?, ?], offset: ?>>
    -> memref<f32>, index, index, index, index, index
  %0 = memref.extract_aligned_pointer_as_index %m : memref<?x?xf32, strided<[?, ?], offset: ?>> -> index
  %1 = memref.extract_aligned_pointer_as_index %u : memref<*xf32> -> index
  return %base, %offset, %strides#1, %0, %1 : memref<f32>, index, index, index, index
}

// The strides, and for an unranked result the rank, are computed at run time.
func.func @reshape(%m: memref<2x3xf32>, %s: memref<4xi64>, %d: memref<?xindex>) -> (memref<?x?x12x32xf32>, memref<*xf32>) {
  %0 = memref.reshape %m(%s) : (memref<2x3xf32>, memref<4xi64>) -> memref<?x?x12x32xf32>
  %1 = memref.reshape %m(%d) : (memref<2x3xf32>, memref<?xindex>) -> memref<*xf32>
  return %0, %1 : memref<?x?x12x32xf32>, memref<*xf32>
}

// Subviews remain: expand-strided-metadata lowers them.
func.func @subview(%m: memref<64x4xf32>, %i: index) -> memref<2x4xf32, strided<[4, 1], offset: ?>> {
  %0 = memref.subview %m[%i, 0] [2, 4] [1, 1] : memref<64x4xf32> to memref<2x4xf32, strided<[4, 1], offset: ?>>
  return %0 : memref<2x4xf32, strided<[4, 1], offset: ?>>
}
