// Subviews and reshapes become reinterpret_cast of the base buffer, with offset and strides as affine maps. The results of
// extract_strided_metadata of views and allocations become values.
// RUN: %opt %s --expand-strided-metadata | diff %s.expected -

func.func @subview(%m: memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>, %i: index, %n: index, %t: index)
    -> memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> {
  %0 = memref.subview %m[%i, 2, %i] [%n, %n, 4] [%t, 1, 3] : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> to
    memref<?x?x4xf32, strided<[?, ?, ?], offset: ?>>
  %1 = memref.cast %0 : memref<?x?x4xf32, strided<[?, ?, ?], offset: ?>> to memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  return %1 : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
}

// Dropped dimensions contribute to the offset only.
func.func @rank_reducing_subview(%m: memref<4x?x7xf32>, %i: index, %t: index) -> memref<2x3xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.subview %m[%i, 1, 2] [2, 1, 3] [2, 1, %t] : memref<4x?x7xf32> to memref<2x3xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<2x3xf32, strided<[?, ?], offset: ?>>
}

// A dynamic size is computed from the size of the source. Strides of dimensions before it depend on it.
func.func @expand_shape(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %n: index, %k: index)
    -> memref<?x7x8x9x10x2x?x3xf32, strided<[?, ?, ?, ?, ?, ?, ?, ?], offset: ?>> {
  %0 = memref.expand_shape %m [[0, 1, 2, 3], [4, 5, 6, 7]] output_shape [%n, 7, 8, 9, 10, 2, %k, 3] :
    memref<?x?xf32, strided<[?, ?], offset: ?>> into
    memref<?x7x8x9x10x2x?x3xf32, strided<[?, ?, ?, ?, ?, ?, ?, ?], offset: ?>>
  return %0 : memref<?x7x8x9x10x2x?x3xf32, strided<[?, ?, ?, ?, ?, ?, ?, ?], offset: ?>>
}

func.func @expand_scalar(%m: memref<i16, strided<[], offset: ?>>) -> memref<1x1xi16, strided<[1, 1], offset: ?>> {
  %0 = memref.expand_shape %m [] output_shape [1, 1] : memref<i16, strided<[], offset: ?>> into memref<1x1xi16, strided<[1, 1], offset: ?>>
  return %0 : memref<1x1xi16, strided<[1, 1], offset: ?>>
}

func.func @collapse_shape(%m: memref<?x?x4x?x6x7xi32>) -> memref<?x?x42xi32> {
  %0 = memref.collapse_shape %m [[0], [1, 2, 3], [4, 5]] : memref<?x?x4x?x6x7xi32> into memref<?x?x42xi32>
  return %0 : memref<?x?x42xi32>
}

// The stride of a group is that of its innermost dimension whose size is not 1.
func.func @collapse_units(%m: memref<2x3x1x1x1xi32, strided<[?, ?, ?, ?, 2], offset: ?>>) -> memref<6x1xi32, strided<[?, ?], offset: ?>> {
  %0 = memref.collapse_shape %m [[0, 1], [2, 3, 4]] :
    memref<2x3x1x1x1xi32, strided<[?, ?, ?, ?, 2], offset: ?>> into memref<6x1xi32, strided<[?, ?], offset: ?>>
  return %0 : memref<6x1xi32, strided<[?, ?], offset: ?>>
}

memref.global "private" @constant : memref<2x3xf32> = dense<0.0>

func.func @metadata_of_allocations(%n: index) -> (memref<i16>, index, index, index, memref<f32>, index) {
  %0 = memref.alloc(%n, %n) : memref<?x4x?xi16>
  %b, %o, %s:3, %t:3 = memref.extract_strided_metadata %0 : memref<?x4x?xi16> -> memref<i16>, index, index, index, index, index, index, index
  %1 = memref.get_global @constant : memref<2x3xf32>
  %c, %p, %u:2, %v:2 = memref.extract_strided_metadata %1 : memref<2x3xf32> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#2, %t#0, %c, %v#0 : memref<i16>, index, index, index, memref<f32>, index
}

// An allocation with an offset in its layout remains: the allocated memory has no offset.
func.func @metadata_of_layout() -> (memref<i16>, index) {
  %0 = memref.alloc() : memref<4xi16, strided<[1], offset: 10>>
  %b, %o, %s, %t = memref.extract_strided_metadata %0 : memref<4xi16, strided<[1], offset: 10>> -> memref<i16>, index, index, index
  return %b, %o : memref<i16>, index
}

func.func @metadata_of_casts(%m: memref<4x?xf32>, %u: memref<*xf32>) -> (memref<f32, 1>, index, memref<f32>, index) {
  %0 = memref.memory_space_cast %m : memref<4x?xf32> to memref<4x?xf32, 1>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %0 : memref<4x?xf32, 1> -> memref<f32, 1>, index, index, index, index, index
  %1 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %c, %p, %v, %w = memref.extract_strided_metadata %1 : memref<?xf32> -> memref<f32>, index, index, index
  return %b, %s#1, %c, %v : memref<f32, 1>, index, memref<f32>, index
}

func.func @aligned_pointer(%u: memref<*xf32>) -> index {
  %0 = memref.reinterpret_cast %u to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32>
  %1 = memref.extract_aligned_pointer_as_index %0 : memref<f32> -> index
  return %1 : index
}
