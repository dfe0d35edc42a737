// What is wrong in ops of memref is said where it is.
// RUN: strata-opt %s --split-input-file --verify-diagnostics

func.func @a(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+1 {{expected mixed offsets rank to match mixed sizes rank (1 vs 2) so the rank of the result type is well-formed.}}
  %0 = memref.subview %m[%i][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @a(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+1 {{expected mixed offsets rank to match mixed sizes rank (2 vs 3) so the rank of the result type is well-formed.}}
  %0 = memref.subview %m[0, 0][4, 4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @a(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+1 {{expected mixed sizes rank to match mixed strides rank (2 vs 3) so the rank of the result type is well-formed.}}
  %0 = memref.subview %m[0, 0][4, 4][1, 1, 1] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @a(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+1 {{expected 2 offset values, got 3}}
  %0 = memref.subview %m[0, 0, 0][4, 4, 4][1, 1, 1] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @a(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+1 {{expected offsets to be non-negative, but got -1}}
  %0 = memref.subview %m[-1, 0][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @a(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+1 {{expected sizes to be non-negative, but got -4}}
  %0 = memref.subview %m[0, 0][4, -4][1, 1] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @a(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+1 {{offset 0 is out-of-bounds: 8 >= 8}}
  %0 = memref.subview %m[8, 0][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: 64>>
  return
}

// -----

func.func @a(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+1 {{slice along dimension 1 runs out-of-bounds: 10 >= 8}}
  %0 = memref.subview %m[0, 7][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: 7>>
  return
}

// -----

func.func @a(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+1 {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (0 vs 1)}}
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (memref<8x8xf32>) -> memref<4x4xf32, strided<[8, 1]>>
  return
}

// -----

func.func @a(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+1 {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (1 vs 0)}}
  %0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (memref<8x8xf32>, index) -> memref<4x4xf32, strided<[8, 1]>>
  return
}

// -----

func.func @a(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+2 {{custom op 'memref.subview' expected integer value}}
  // expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[0, f][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @a(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+2 {{custom op 'memref.subview' integer value too large}}
  // expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[0, 99999999999999999999][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8,1], offset: 4>>
  return
}

// -----

func.func @a(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+1 {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (0 vs 1)}}
  %0 = memref.subview %m[0, -9223372036854775808][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8,1], offset: 4>>
  return
}

// -----

func.func @a(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+1 {{expected 1 offset values, got 2}}
  %0 = memref.reinterpret_cast %m to offset: [0, 0], sizes: [4, 4], strides: [4, 1] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @a(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+1 {{expected mixed sizes rank to match mixed strides rank (2 vs 3) so the rank of the result type is well-formed.}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [4, 1, 3] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @a(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+1 {{expected 2 size values, got 3}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4, 4], strides: [4, 1, 3] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @a(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+1 {{expected result type to be 'memref<4x4xf32, strided<[8, 9223372036854775807], offset: ?>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4x4xf32>'}}
  %0 = memref.subview %m[%i, 0][4, 4][1, 9223372036854775807] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op invalid number of reassociation groups: found 2, expected 1}}
  %0 = memref.collapse_shape %m [[0],[1]] : memref<2x3xf32> into memref<6xf32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op invalid number of reassociation groups: found 2, expected 1}}
  %0 = memref.collapse_shape %m [[0,1],[]] : memref<2x3xf32> into memref<6xf32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op reassociation indices must be contiguous}}
  %0 = memref.collapse_shape %m [[1,0]] : memref<2x3xf32> into memref<6xf32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op reassociation indices must be contiguous}}
  %0 = memref.collapse_shape %m [[0],[2]] : memref<2x3xf32> into memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op reassociation indices must be contiguous}}
  %0 = memref.collapse_shape %m [[0,2]] : memref<2x3xf32> into memref<6xf32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op reassociation indices must be contiguous}}
  %0 = memref.collapse_shape %m [[0,-1]] : memref<2x3xf32> into memref<6xf32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op expanded rank (2) inconsistent with number of reassociation indices (1)}}
  %0 = memref.collapse_shape %m [[0]] : memref<2x3xf32> into memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<2x3x4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op expanded rank (3) inconsistent with number of reassociation indices (2)}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x3x4xf32> into memref<6xf32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op collapsed dim size (7) must equal reassociation group size (6)}}
  %0 = memref.collapse_shape %m [[0,1]] : memref<2x3xf32> into memref<7xf32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.collapse_shape %m [[0,1]] : memref<2x3xf32> into memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<2x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.collapse_shape %m [[0,1]] : memref<2x?xf32> into memref<6xf32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
  %0 = memref.collapse_shape %m [] : memref<2x3xf32> into memref<f32>
  return
}

// -----

func.func @f(%m: memref<1x1xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op invalid number of reassociation groups: found 1, expected 0}}
  %0 = memref.collapse_shape %m [[0]] : memref<1x1xf32> into memref<f32>
  return
}

// -----

func.func @f(%m: memref<1x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
  %0 = memref.collapse_shape %m [] : memref<1x?xf32> into memref<f32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<6xf32>' but found 'memref<6xi32>'}}
  %0 = memref.collapse_shape %m [[0,1]] : memref<2x3xf32> into memref<6xi32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<6xf32>' but found 'memref<6xf32, 1>'}}
  %0 = memref.collapse_shape %m [[0,1]] : memref<2x3xf32> into memref<6xf32, 1>
  return
}

// -----

func.func @f(%m: memref<2x3xf32, strided<[4,1]>>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op invalid source layout map or collapsing non-contiguous dims}}
  %0 = memref.collapse_shape %m [[0,1]] : memref<2x3xf32, strided<[4,1]>> into memref<6xf32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<6xf32>' but found 'memref<6xf32, strided<[2]>>'}}
  %0 = memref.collapse_shape %m [[0,1]] : memref<2x3xf32> into memref<6xf32, strided<[2]>>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<6xf32>' but found 'memref<6xf32, strided<[1]>>'}}
  %0 = memref.collapse_shape %m [[0,1]] : memref<2x3xf32> into memref<6xf32, strided<[1]>>
  return
}

// -----

func.func @f(%m: memref<2x3xf32, strided<[3,1], offset: ?>>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<6xf32, strided<[1], offset: ?>>' but found 'memref<6xf32, strided<[1]>>'}}
  %0 = memref.collapse_shape %m [[0,1]] : memref<2x3xf32, strided<[3,1], offset: ?>> into memref<6xf32, strided<[1]>>
  return
}

// -----

func.func @f(%m: memref<6xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op has source rank 1 and result rank 2. This is not a collapse (1 < 2).}}
  %0 = memref.collapse_shape %m [[0,1]] : memref<6xf32> into memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<6xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op has source rank 1 and result rank 2. This is not a collapse (1 < 2).}}
  %0 = memref.collapse_shape %m [[0],[1]] : memref<6xf32> into memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<6xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.expand_shape' op collapsed dim size (6) must equal reassociation group size (8)}}
  %0 = memref.expand_shape %m [[0,1]] output_shape [2,4] : memref<6xf32> into memref<2x4xf32>
  return
}

// -----

func.func @f(%m: memref<6xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.expand_shape' op expected number of static shape bounds to be equal to the output rank (2) but found 1 inputs instead}}
  %0 = memref.expand_shape %m [[0,1]] output_shape [2] : memref<6xf32> into memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<6xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.expand_shape' op invalid output shape provided at pos 0}}
  %0 = memref.expand_shape %m [[0,1]] output_shape [3,2] : memref<6xf32> into memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<6xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.expand_shape' op invalid output shape provided at pos 0}}
  %0 = memref.expand_shape %m [[0,1]] output_shape [%i,3] : memref<6xf32> into memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.expand_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.expand_shape %m [[0,1]] output_shape [2,3] : memref<?xf32> into memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<6xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.expand_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.expand_shape %m [[0,1]] output_shape [%i,3] : memref<6xf32> into memref<?x3xf32>
  return
}

// -----

func.func @f(%m: memref<6xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.expand_shape' op invalid number of reassociation groups: found 2, expected 1}}
  %0 = memref.expand_shape %m [[0],[1]] output_shape [2,3] : memref<6xf32> into memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<6xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.expand_shape' op collapsed dim size (6) must equal reassociation group size (2)}}
  %0 = memref.expand_shape %m [[0]] output_shape [2,3] : memref<6xf32> into memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<6xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.expand_shape' op expected expanded type to be 'memref<2x3xf32>' but found 'memref<2x3xi32>'}}
  %0 = memref.expand_shape %m [[0,1]] output_shape [2,3] : memref<6xf32> into memref<2x3xi32>
  return
}

// -----

func.func @f(%m: memref<6xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.expand_shape' op expected expanded type to be 'memref<2x3xf32>' but found 'memref<2x3xf32, 1>'}}
  %0 = memref.expand_shape %m [[0,1]] output_shape [2,3] : memref<6xf32> into memref<2x3xf32,1>
  return
}

// -----

func.func @f(%m: memref<6xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.expand_shape' op expected expanded type to be 'memref<2x3xf32>' but found 'memref<2x3xf32, strided<[4, 1]>>'}}
  %0 = memref.expand_shape %m [[0,1]] output_shape [2,3] : memref<6xf32> into memref<2x3xf32,strided<[4,1]>>
  return
}

// -----

func.func @f(%m: memref<6xf32, strided<[2]>>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.expand_shape' op expected expanded type to be 'memref<2x3xf32, strided<[6, 2]>>' but found 'memref<2x3xf32, strided<[4, 1]>>'}}
  %0 = memref.expand_shape %m [[0,1]] output_shape [2,3] : memref<6xf32, strided<[2]>> into memref<2x3xf32,strided<[4,1]>>
  return
}

// -----

func.func @f(%m: memref<f32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.expand_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
  %0 = memref.expand_shape %m [] output_shape [2,1] : memref<f32> into memref<2x1xf32>
  return
}

// -----

func.func @f(%m: memref<f32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.expand_shape' op invalid number of reassociation groups: found 1, expected 0}}
  %0 = memref.expand_shape %m [[0]] output_shape [1] : memref<f32> into memref<1xf32>
  return
}

// -----

func.func @f(%m: memref<6x1xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.expand_shape' op has source rank 2 and result rank 1. This is not an expansion (2 > 1).}}
  %0 = memref.expand_shape %m [[0,1]] output_shape [6] : memref<6x1xf32> into memref<6xf32>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>, %i: index, %j: index) {
  // expected-error @+1 {{offset 0 is out-of-bounds: 8 >= 8}}
  %0 = memref.subview %m[8, 0][0, 4][1, 1] : memref<8x8xf32> to memref<0x4xf32, strided<[8,1], offset: 64>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>, %i: index, %j: index) {
  // expected-error @+1 {{offset 0 is out-of-bounds: 9 >= 8}}
  %0 = memref.subview %m[9, 0][0, 4][1, 1] : memref<8x8xf32> to memref<0x4xf32, strided<[8,1], offset: 72>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>, %i: index, %j: index) {
  // expected-error @+1 {{offset 0 is out-of-bounds: 9 >= 8}}
  %0 = memref.subview %m[9, 0][%i, 4][1, 1] : memref<8x8xf32> to memref<?x4xf32, strided<[8,1], offset: 72>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result type to be 'memref<4x4xf32, strided<[8, 1], offset: 81>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<10x4xf32, strided<[-8, 1]>>'}}
  %0 = memref.subview %m[9, 9][4, 4][1, 1] : memref<8x8xf32> to memref<10x4xf32, strided<[-8,1]>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result element type to be 'f32', but got 'memref<10x4xi32, strided<[-8, 1]>>'}}
  %0 = memref.subview %m[0, 0][10, 4][1, 1] : memref<8x8xf32> to memref<10x4xi32, strided<[-8,1]>>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.alloc' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = memref.alloc() : memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.alloc' op incorrect number of dynamic sizes, has 2, expected 1}}
  %0 = memref.alloc(%i, %j) : memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 0, got 1}}
  %0 = memref.alloc()[%i] : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 1, got 0}}
  %0 = memref.alloc() : memref<4xf32, affine_map<(d0)[s0]->(d0*s0)>>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 2, got 0}}
  %0 = memref.alloc() : memref<4xf32, strided<[?], offset: ?>>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.alloc() {alignment = 3 : i64} : memref<f32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.alloc() {alignment = 0 : i64} : memref<f32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.alloc() {alignment = 8 : i32} : memref<f32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{missing dimension operand for result type 'memref<?xf32>'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{unnecessary dimension operand for result type 'memref<8xf32>'}}
  %0 = memref.realloc %m(%i) : memref<4xf32> to memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{different element types specified for source memref type 'memref<4xf32>' and result memref type 'memref<8xi32>'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<8xi32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{different memory spaces specified for source memref type 'memref<4xf32>' and result memref type 'memref<8xf32, 1>'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf32, 1>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{unsupported layout for result memref type 'memref<8xf32, strided<[2]>>'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf32, strided<[2]>>
  return
}

// -----

func.func @f(%m: memref<4xf32, strided<[2]>>, %i: index, %j: index) {
  // expected-error @+1 {{unsupported layout for source memref type 'memref<4xf32, strided<[2]>>'}}
  %0 = memref.realloc %m : memref<4xf32, strided<[2]>> to memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.realloc' op result #0 must be 1D memref of any type values, but got 'memref<8x1xf32>'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<8x1xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.load' op incorrect number of indices for load, expected 2 but got 1}}
  %0 = memref.load %m[%i] : memref<4x?xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.load' op incorrect number of indices for load, expected 2 but got 3}}
  %0 = memref.load %m[%i, %j, %i] : memref<4x?xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.load' op failed to verify that result type matches element type of 'memref'}}
  %0 = "memref.load"(%m, %i, %j) : (memref<4x?xf32>, index, index) -> i32
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{use of value '%i' expects different type than prior uses: 'f32' vs 'index'}}
  memref.store %i, %m[%i, %j] : memref<4x?xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  %f = arith.constant 1.0 : f32
  // expected-error @+1 {{'memref.store' op store index operand count not equal to memref rank}}
  memref.store %f, %m[%i] : memref<4x?xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{custom op 'memref.load' 'memref.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.load %m[%i, %j] {alignment = 3} : memref<4x?xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{custom op 'memref.load' 'memref.load' op attribute 'nontemporal' failed to satisfy constraint: bool attribute}}
  %0 = memref.load %m[%i, %j] {nontemporal = 3} : memref<4x?xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.assume_alignment' op alignment must be power of 2}}
  %0 = memref.assume_alignment %m, 3 : memref<4x?xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
  %0 = memref.assume_alignment %m, 0 : memref<4x?xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
  %0 = memref.assume_alignment %m, -8 : memref<4x?xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected ':'}}
  memref.distinct_objects
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.distinct_objects' op expected at least one operand}}
  "memref.distinct_objects"() : () -> ()
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{operation defines 1 results but was provided 2 to bind}}
  %0:2 = memref.distinct_objects %m : memref<4x?xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{custom op 'memref.distinct_objects' number of operands and types do not match: got 2 operands and 1 types}}
  %0 = memref.distinct_objects %m, %m : memref<4x?xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  %f = arith.constant 1.0 : f32
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'addi' expects an integer type}}
  %0 = memref.atomic_rmw addi %f, %m[%i, %j] : (f32, memref<4x?xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<4x?xi32>, %i: index, %j: index) {
  %f = arith.constant 1 : i32
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'addf' expects a floating-point type}}
  %0 = memref.atomic_rmw addf %f, %m[%i, %j] : (i32, memref<4x?xi32>) -> i32
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  %f = arith.constant 1.0 : f32
  // expected-error @+1 {{'memref.atomic_rmw' op expects the number of subscripts to be equal to memref rank}}
  %0 = memref.atomic_rmw addf %f, %m[%i] : (f32, memref<4x?xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  %f = arith.constant 1.0 : f32
  // expected-error @+1 {{custom op 'memref.atomic_rmw' expected string or keyword containing one of the following enum values for attribute 'kind' [addf, addi, andi, assign, maximumf, maxnumf, maxs, maxu, minimumf, minnumf, mins, minu, mulf, muli, ori, xori]}}
  %0 = memref.atomic_rmw foo %f, %m[%i] : (f32, memref<4x?xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  %f = arith.constant 1.0 : f32
  // expected-error @+1 {{'memref.atomic_rmw' op failed to verify that all of {value, result} have same type}}
  %0 = memref.atomic_rmw assign %f, %m[%i,%j] : (f32, memref<4x?xf32>) -> f64
  return
}

// -----

func.func @f(%m: memref<4x?xi32>, %i: index, %j: index) {
  %f = arith.constant 1 : i32
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'addf' expects a floating-point type}}
  %0 = memref.atomic_rmw addf %f, %m[%i,%j] : (i32, memref<4x?xi32>) -> i32
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  %f = arith.constant 1.0 : f32
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'addi' expects an integer type}}
  %0 = memref.atomic_rmw addi %f, %m[%i,%j] : (f32, memref<4x?xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  %f = arith.constant 1.0 : f32
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'andi' expects an integer type}}
  %0 = memref.atomic_rmw andi %f, %m[%i,%j] : (f32, memref<4x?xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<4x?xi32>, %i: index, %j: index) {
  %f = arith.constant 1 : i32
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'maximumf' expects a floating-point type}}
  %0 = memref.atomic_rmw maximumf %f, %m[%i,%j] : (i32, memref<4x?xi32>) -> i32
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  %f = arith.constant 1.0 : f32
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'maxs' expects an integer type}}
  %0 = memref.atomic_rmw maxs %f, %m[%i,%j] : (f32, memref<4x?xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  %f = arith.constant 1.0 : f32
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'maxu' expects an integer type}}
  %0 = memref.atomic_rmw maxu %f, %m[%i,%j] : (f32, memref<4x?xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<4x?xi32>, %i: index, %j: index) {
  %f = arith.constant 1 : i32
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'minimumf' expects a floating-point type}}
  %0 = memref.atomic_rmw minimumf %f, %m[%i,%j] : (i32, memref<4x?xi32>) -> i32
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  %f = arith.constant 1.0 : f32
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'mins' expects an integer type}}
  %0 = memref.atomic_rmw mins %f, %m[%i,%j] : (f32, memref<4x?xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  %f = arith.constant 1.0 : f32
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'minu' expects an integer type}}
  %0 = memref.atomic_rmw minu %f, %m[%i,%j] : (f32, memref<4x?xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<4x?xi32>, %i: index, %j: index) {
  %f = arith.constant 1 : i32
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'mulf' expects a floating-point type}}
  %0 = memref.atomic_rmw mulf %f, %m[%i,%j] : (i32, memref<4x?xi32>) -> i32
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  %f = arith.constant 1.0 : f32
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'muli' expects an integer type}}
  %0 = memref.atomic_rmw muli %f, %m[%i,%j] : (f32, memref<4x?xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  %f = arith.constant 1.0 : f32
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'ori' expects an integer type}}
  %0 = memref.atomic_rmw ori %f, %m[%i,%j] : (f32, memref<4x?xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  %f = arith.constant 1.0 : f32
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'xori' expects an integer type}}
  %0 = memref.atomic_rmw xori %f, %m[%i,%j] : (f32, memref<4x?xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  %0 = memref.alloca_scope -> (f32) {
  // expected-note @+1 {{region branch point}}
  memref.alloca_scope.return
  }
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: successor operand type #0 'index' should match successor input type #0 'f32'}}
  %0 = memref.alloca_scope -> (f32) {
  // expected-note @+1 {{region branch point}}
  memref.alloca_scope.return %i : index
  }
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{cannot name an operation with no results}}
  %0 = memref.alloca_scope {
  memref.alloca_scope.return %i : index
  }
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
  memref.alloca_scope {
  // expected-note @+1 {{region branch point}}
  memref.alloca_scope.return %i : index
  }
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.alloca_scope' op region should have no arguments}}
  memref.alloca_scope {
  ^bb0(%x: index): memref.alloca_scope.return
  }
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4x?xf32>' and result type 'memref<5x?xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x?xf32> to memref<5x?xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4x?xf32>' and result type 'memref<4x?xf32, strided<[?, 2]>>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x?xf32> to memref<4x?xf32, strided<[?,2]>>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4x?xf32>' and result type 'memref<4x?xf32, strided<[?, 1], offset: 2>>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x?xf32> to memref<4x?xf32, strided<[?,1], offset: 2>>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4x?xf32>' and result type 'memref<4x?xf32, 1>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x?xf32> to memref<4x?xf32, 1>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4x?xf32>' and result type 'memref<4x?xi32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x?xf32> to memref<4x?xi32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4x?xf32>' and result type 'memref<?xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x?xf32> to memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<*xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<*xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<*xf32> to memref<*xf32>
  return
}

// -----

func.func @f(%m: memref<*xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<*xi32>' are cast incompatible}}
  %0 = memref.cast %m : memref<*xf32> to memref<*xi32>
  return
}

// -----

func.func @f(%m: memref<*xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<4xf32, 1>' are cast incompatible}}
  %0 = memref.cast %m : memref<*xf32> to memref<4xf32, 1>
  return
}

// -----

func.func @f(%m: memref<4x4xf32,affine_map<(i,j)->(j,i)>>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>' and result type 'memref<?x?xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x4xf32,affine_map<(i,j)->(j,i)>> to memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32,affine_map<(i,j)->(j floordiv 2,i)>>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4x4xf32, affine_map<(d0, d1) -> (d1 floordiv 2, d0)>>' and result type 'memref<?x?xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x4xf32,affine_map<(i,j)->(j floordiv 2,i)>> to memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.copy' op requires the same element type for all operands}}
  %a = memref.alloc() : memref<4x4xi32> memref.copy %m, %a : memref<4x?xf32> to memref<4x4xi32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.copy' op requires the same shape for all operands}}
  %a = memref.alloc() : memref<5x4xf32> memref.copy %m, %a : memref<4x?xf32> to memref<5x4xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{use of value '%m' expects different type than prior uses: 'f32' vs 'memref<4x?xf32>'}}
  %0 = memref.dim %m, %i : f32
  return
}

// -----

func.func @f(%m: memref<f32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'memref<f32>'}}
  %0 = memref.dim %m, %i : memref<f32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{operation defines 5 results but was provided 1 to bind}}
  %0 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+2 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<i32>', 'index', 'index', 'index', 'index', 'index'}}
  // expected-error @+1 {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %0, %1,%2,%3,%4,%5 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<i32>, index, index, index, index, index
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+2 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index', 'index', 'index', 'index', 'index', 'index', 'index'}}
  // expected-error @+1 {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %0, %1,%2,%3,%4,%5,%6,%7 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index,index,index
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+2 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index', 'index', 'index'}}
  // expected-error @+1 {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %0, %1,%2,%3 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index
  return
}

// -----

func.func @f(%m: memref<4x4xf32,affine_map<(i,j)->(j floordiv 2,i)>>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.extract_strided_metadata' op operand #0 must be strided memref of any type values, but got 'memref<4x4xf32, affine_map<(d0, d1) -> (d1 floordiv 2, d0)>>'}}
  %0, %1,%2,%3 = memref.extract_strided_metadata %m : memref<4x4xf32,affine_map<(i,j)->(j floordiv 2,i)>> -> memref<f32>, index, index, index
  return
}

// -----

func.func @f(%m: memref<4x?xf32, 3>, %i: index, %j: index) {
  // expected-error @+2 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32, 3>', 'index', 'index', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index', 'index', 'index', 'index', 'index'}}
  // expected-error @+1 {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %0, %1,%2,%3,%4,%5 = memref.extract_strided_metadata %m : memref<4x?xf32, 3> -> memref<f32>, index, index, index, index, index
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.extract_aligned_pointer_as_index' op result #0 must be index, but got 'i32'}}
  %0 = memref.extract_aligned_pointer_as_index %m : memref<4x?xf32> -> i32
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.generic_atomic_rmw' op expected single number of entry block arguments}}
  %x = memref.generic_atomic_rmw %m[%i,%j] : memref<4x?xf32> { ^bb0(%a : f32, %b : f32): memref.atomic_yield %a : f32 }
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.generic_atomic_rmw' op expected block argument of the same type result type}}
  %x = memref.generic_atomic_rmw %m[%i,%j] : memref<4x?xf32> { ^bb0(%a : i32): memref.atomic_yield %a : i32 }
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.atomic_yield' op types mismatch between yield op: 'index' and its parent: 'f32'}}
  %x = memref.generic_atomic_rmw %m[%i,%j] : memref<4x?xf32> { ^bb0(%a : f32): memref.atomic_yield %i : index }
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
  %x = memref.generic_atomic_rmw %m[%i,%j] : memref<4x?xf32> { ^bb0(%a : f32): %q = memref.alloc() : memref<f32>
  memref.atomic_yield %a : f32 }
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
  %x = memref.generic_atomic_rmw %m[%i,%j] : memref<4x?xf32> { ^bb0(%a : f32): %q = memref.load %m[%i,%j] : memref<4x?xf32>
  memref.atomic_yield %q : f32 }
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.generic_atomic_rmw' op expected single number of entry block arguments}}
  %x = memref.generic_atomic_rmw %m[%i,%j] : memref<4x?xf32> { }
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.generic_atomic_rmw' op expects a non-empty block}}
  %x = memref.generic_atomic_rmw %m[%i,%j] : memref<4x?xf32> {
  ^bb0(%a : f32): }
  return
}

// -----

func.func @f(%m: memref<4x?xindex>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.generic_atomic_rmw' op expects a non-empty block}}
  %x = memref.generic_atomic_rmw %m[%i,%j] : memref<4x?xindex> {
  ^bb0(%a : f32): }
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.atomic_yield' op expects parent op 'memref.generic_atomic_rmw'}}
  "memref.atomic_yield"(%i) : (index) -> ()
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.get_global' op 'x' does not reference a valid global memref}}
  %0 = memref.get_global @x : memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.get_global' op 'f' does not reference a valid global memref}}
  %0 = memref.get_global @f : memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.get_global' op result #0 must be statically shaped memref of any type values, but got 'memref<?xf32>'}}
  %0 = memref.get_global @f : memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.get_global' op 'f' does not reference a valid global memref}}
  %0 = memref.get_global @f : memref<2xf32> {a = 1}
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.memory_space_cast' op operand type 'memref<4x?xf32>' and result type 'memref<4x4xf32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4x?xf32> to memref<4x4xf32,1>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.memory_space_cast' op operand type 'memref<4x?xf32>' and result type 'memref<4x?xi32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4x?xf32> to memref<4x?xi32,1>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.memory_space_cast' op operand type 'memref<4x?xf32>' and result type 'memref<4x?xf32, strided<[?, 1]>, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4x?xf32> to memref<4x?xf32,strided<[?,1]>,1>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.memory_space_cast' op operand type 'memref<4x?xf32>' and result type 'memref<*xf32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4x?xf32> to memref<*xf32,1>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.prefetch' op too few indices}}
  memref.prefetch %m[%i], read, locality<3>, data : memref<4x?xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{custom op 'memref.prefetch' rw specifier has to be 'read' or 'write'}}
  memref.prefetch %m[%i, %j], rea, locality<3>, data : memref<4x?xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
  memref.prefetch %m[%i, %j], read, locality<4>, data : memref<4x?xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{custom op 'memref.prefetch' cache type has to be 'data' or 'instr'}}
  memref.prefetch %m[%i, %j], read, locality<3>, dat : memref<4x?xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected '>'}}
  memref.prefetch %m[%i, %j], read, locality<3 : i64>, data : memref<4x?xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected attribute value}}
  memref.prefetch %m[%i, %j], read, locality<f>, data : memref<4x?xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{custom op 'memref.prefetch' expected 'locality'}}
  memref.prefetch %m[%i, %j], read, loc<3>, data : memref<4x?xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{custom op 'memref.prefetch' invalid kind of type specified: expected builtin.memref, but found 'f32'}}
  memref.prefetch %m[%i, %j], read, locality<3>, data : f32
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected ','}}
  memref.prefetch %m[%i, %j] read, locality<3>, data : f32
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{custom op 'memref.prefetch' expected valid keyword}}
  memref.prefetch %m[%i, %j], 3, locality<3>, data : f32
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{different element types specified for source type 'memref<4x?xf32>' and result memref type 'memref<4xi32>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4x?xf32> to memref<4xi32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{different memory spaces specified for source type 'memref<4x?xf32>' and result memref type 'memref<4xf32, 1>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4x?xf32> to memref<4xf32, 1>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result type with size = 5 instead of 4 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [5], strides: [1] : memref<4x?xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result type with size = dynamic instead of 4 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%i], strides: [1] : memref<4x?xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result type with stride = 2 instead of 1 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [2] : memref<4x?xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result type with stride = dynamic instead of 1 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [%i] : memref<4x?xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result type with stride = 1 instead of 2 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4x?xf32> to memref<4xf32, strided<[2], offset: ?>>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result type with offset = 3 instead of 0}}
  %0 = memref.reinterpret_cast %m to offset: [3], sizes: [4], strides: [1] : memref<4x?xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result type with offset = dynamic instead of 0}}
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [4], strides: [1] : memref<4x?xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result type with offset = dynamic instead of 0}}
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [4], strides: [1] : memref<4x?xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected 1 size values, got 2}}
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [4, 4], strides: [1,1] : memref<4x?xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.reinterpret_cast' op result #0 must be strided memref of any type values, but got 'memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4x?xf32> to memref<4xf32, affine_map<(i)->(i floordiv 2)>>
  return
}

// -----

func.func @f(%m: memref<*xf32>, %i: index, %j: index) {
  // expected-error @+1 {{different element types specified for source type 'memref<*xf32>' and result memref type 'memref<4xi32>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<*xf32> to memref<4xi32>
  return
}

// -----

func.func @f(%m: memref<*xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result type with offset = 1 instead of 0}}
  %0 = memref.reinterpret_cast %m to offset: [1], sizes: [], strides: [] : memref<*xf32> to memref<f32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  %s = memref.alloc() : memref<2xi32>
  // expected-error @+1 {{'memref.reshape' op element types of source and destination memref types should be the same}}
  %0 = memref.reshape %m(%s) : (memref<4x?xf32>, memref<2xi32>) -> memref<?x?xi32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  %s = memref.alloc() : memref<2xi32>
  // expected-error @+1 {{'memref.reshape' op length of shape operand differs from the result's memref rank}}
  %0 = memref.reshape %m(%s) : (memref<4x?xf32>, memref<2xi32>) -> memref<?x?x?xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  %s = memref.alloc(%i) : memref<?xi32>
  // expected-error @+1 {{'memref.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked memref type}}
  %0 = memref.reshape %m(%s) : (memref<4x?xf32>, memref<?xi32>) -> memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32, strided<[8,1]>>, %i: index, %j: index) {
  %s = memref.alloc() : memref<1xi32>
  // expected-error @+1 {{'memref.reshape' op source memref type should have identity affine map}}
  %0 = memref.reshape %m(%s) : (memref<4x4xf32, strided<[8,1]>>, memref<1xi32>) -> memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index, %j: index) {
  %s = memref.alloc() : memref<1xi32>
  // expected-error @+1 {{'memref.reshape' op result memref type should have identity affine map}}
  %0 = memref.reshape %m(%s) : (memref<4x4xf32>, memref<1xi32>) -> memref<?xf32, strided<[2]>>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index, %j: index) {
  %s = memref.alloc() : memref<1xf32>
  // expected-error @+1 {{'memref.reshape' op operand #1 must be 1D memref of signless integer or index values, but got 'memref<1xf32>'}}
  %0 = memref.reshape %m(%s) : (memref<4x4xf32>, memref<1xf32>) -> memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.transpose' op expected a permutation map}}
  %0 = memref.transpose %m (i,j)->(i,i) : memref<4x8xf32> to memref<8x4xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.transpose' op result type 'memref<8x4xf32>' is not equivalent to the canonical transposed input type 'memref<8x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 8)>>'}}
  %0 = memref.transpose %m (i,j)->(j,i) : memref<4x8xf32> to memref<8x4xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.transpose' op result type 'memref<8x4xi32, strided<[1, 8]>>' is not equivalent to the canonical transposed input type 'memref<8x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 8)>>'}}
  %0 = memref.transpose %m (i,j)->(j,i) : memref<4x8xf32> to memref<8x4xi32, strided<[1,8]>>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.transpose' op expected a permutation map}}
  %0 = memref.transpose %m (i,j)->(j) : memref<4x8xf32> to memref<8x4xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.transpose' op expected a permutation map of same rank as the input}}
  %0 = memref.transpose %m (i)->(i) : memref<4x8xf32> to memref<8x4xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.transpose' op expected a permutation map of same rank as the input}}
  %0 = memref.transpose %m (i,j,k)->(i,k,j) : memref<4x8xf32> to memref<8x4xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.transpose' op result type 'memref<8x4xf32, strided<[1, 8]>, 1>' is not equivalent to the canonical transposed input type 'memref<8x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 8)>>'}}
  %0 = memref.transpose %m (i,j)->(j,i) : memref<4x8xf32> to memref<8x4xf32, strided<[1,8]>, 1>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.transpose' op result type 'memref<8x?xf32, strided<[1, 8]>>' is not equivalent to the canonical transposed input type 'memref<8x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 8)>>'}}
  %0 = memref.transpose %m (i,j)->(j,i) : memref<4x8xf32> to memref<8x?xf32, strided<[1,8]>>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.transpose' op expected a permutation map}}
  %0 = memref.transpose %m (i,j)[s]->(j,i) : memref<4x8xf32> to memref<8x4xf32, strided<[1,8]>>
  return
}

// -----

func.func @f(%m: memref<?xi8>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.view' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = memref.view %m[%i][] : memref<?xi8> to memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<?xi8>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.view' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = memref.view %m[%i][%j] : memref<?xi8> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xi8>, %i: index, %j: index) {
  // expected-error @+1 {{different memory spaces specified for base memref type 'memref<?xi8>' and view memref type 'memref<4xf32, 1>'}}
  %0 = memref.view %m[%i][] : memref<?xi8> to memref<4xf32,1>
  return
}

// -----

func.func @f(%m: memref<?xi8>, %i: index, %j: index) {
  // expected-error @+1 {{unsupported map for result memref type 'memref<4xf32, strided<[2]>>'}}
  %0 = memref.view %m[%i][] : memref<?xi8> to memref<4xf32,strided<[2]>>
  return
}

// -----

func.func @f(%m: memref<?xi8, strided<[2]>>, %i: index, %j: index) {
  // expected-error @+1 {{unsupported map for base memref type 'memref<?xi8, strided<[2]>>'}}
  %0 = memref.view %m[%i][] : memref<?xi8, strided<[2]>> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xi16>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<?xi16>'}}
  %0 = memref.view %m[%i][] : memref<?xi16> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x1xi8>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<?x1xi8>'}}
  %0 = memref.view %m[%i][] : memref<?x1xi8> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xi8>, %i: index, %j: index) {
  // expected-error @+1 {{expected SSA operand}}
  %0 = memref.view %m[][] : memref<?xi8> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<8x16x4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{different memory spaces specified for base memref type 'memref<8x16x4xf32>' and subview memref type 'memref<4x4x4xf32, strided<[64, 4, 1]>, 1>'}}
  %0 = memref.subview %m[0,0,0][4,4,4][1,1,1] : memref<8x16x4xf32> to memref<4x4x4xf32, strided<[64,4,1]>,1>
  return
}

// -----

func.func @f(%m: memref<8x16x4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result type to be 'memref<4x4x4xf32, strided<[64, 4, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4x4x4xf32, strided<[64, 4, 1], offset: 1>>'}}
  %0 = memref.subview %m[0,0,0][4,4,4][1,1,1] : memref<8x16x4xf32> to memref<4x4x4xf32, strided<[64,4,1],offset:1>>
  return
}

// -----

func.func @f(%m: memref<8x16x4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result type to be 'memref<1x4x1xf32, strided<[64, 4, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<?xf32, strided<[4]>>'}}
  %0 = memref.subview %m[0,0,0][1,4,1][1,1,1] : memref<8x16x4xf32> to memref<?xf32, strided<[4]>>
  return
}

// -----

func.func @f(%m: memref<8x16x4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result type to be 'memref<1x4x1xf32, strided<[64, 4, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4xf32, strided<[1]>>'}}
  %0 = memref.subview %m[0,0,0][1,4,1][1,1,1] : memref<8x16x4xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%m: memref<8x16x4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result type to be 'memref<1x?x1xf32, strided<[64, 4, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<4xf32, strided<[4]>>'}}
  %0 = memref.subview %m[0,0,0][1,%i,1][1,1,1] : memref<8x16x4xf32> to memref<4xf32, strided<[4]>>
  return
}

// -----

func.func @f(%m: memref<8x16x4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result rank to be smaller or equal to the source rank, but got 'memref<1x1x4x1xf32, strided<[4, 4, 4, 4]>>'}}
  %0 = memref.subview %m[0,0,0][1,4,1][1,1,1] : memref<8x16x4xf32> to memref<1x1x4x1xf32, strided<[4,4,4,4]>>
  return
}

// -----

func.func @f(%m: memref<4x4xf32,affine_map<(i,j)->(j floordiv 2,i)>>, %i: index, %j: index) {
  // expected-error @+1 {{base type 'memref<4x4xf32, affine_map<(d0, d1) -> (d1 floordiv 2, d0)>>' is not strided}}
  %0 = memref.subview %m[0,0][2,2][1,1] : memref<4x4xf32,affine_map<(i,j)->(j floordiv 2,i)>> to memref<2x2xf32>
  return
}

// -----

// expected-error @+1 {{expected ':'}}
memref.global @x

// -----

// expected-error @+1 {{custom op 'memref.global' expected valid '@'-identifier for symbol name}}
memref.global x : memref<2xf32>

// -----

// expected-error @+1 {{custom op 'memref.global' type should be static shaped memref, but got 'memref<?xf32>'}}
memref.global @x : memref<?xf32>

// -----

// expected-error @+1 {{custom op 'memref.global' type should be static shaped memref, but got 'memref<*xf32>'}}
memref.global @x : memref<*xf32>

// -----

// expected-error @+1 {{custom op 'memref.global' type should be static shaped memref, but got 'tensor<2xf32>'}}
memref.global @x : tensor<2xf32>

// -----

// expected-error @+1 {{integer literal not valid for specified type}}
memref.global @x : memref<2xf32> = 3

// -----

// expected-error @+1 {{inferred shape of elements literal ([1]) does not match type ([2])}}
memref.global @x : memref<2xf32> = dense<[1.0]>

// -----

// expected-error @+1 {{custom op 'memref.global' 'memref.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
memref.global @x : memref<2xf32> = dense<[1.0,2.0]> {alignment = 3}

// -----

// expected-error @+1 {{'memref.global' op visibility expected to be one of ["public", "private", "nested"], but got "foo"}}
memref.global "foo" constant @x : memref<2xf32> = dense<1.0>

// -----

// expected-error @+1 {{expected operation name in quotes}}
memref.global @x : memref<2xf32> = dense<1.0> : tensor<2xf32>

// -----

// expected-error @+1 {{'memref.global' op initial value element expected to be of type 'f32', but was of type 'f16'}}
"memref.global"() <{sym_name = "x", type = memref<2xf32>, initial_value = dense<1.0> : tensor<2xf16>}> : () -> ()

// -----

// expected-error @+1 {{'memref.global' op initial value shape expected to be 2 but was 2, 2}}
"memref.global"() <{sym_name = "x", type = memref<2xf32>, initial_value = dense<1.0> : tensor<2x2xf32>}> : () -> ()

// -----

// expected-error @+1 {{'memref.global' op initial value should be a unit or elements attribute, but got array<i32: 1, 2>}}
"memref.global"() <{sym_name = "x", type = memref<2xf32>, initial_value = array<i32: 1, 2>}> : () -> ()

// -----

// expected-error @+1 {{'memref.global' op type should be static shaped memref, but got 'memref<?xf32>'}}
"memref.global"() <{sym_name = "x", type = memref<?xf32>}> : () -> ()

// -----

// expected-error @+1 {{'memref.global' op attribute 'type' failed to satisfy constraint: memref type attribute}}
"memref.global"() <{sym_name = "x", type = f32}> : () -> ()

// -----

// expected-error @+1 {{expected string token, got 1.0}}
memref.global @x : memref<2xvector<2xf32>> = dense<1.0>

// -----

// expected-error @+1 {{'memref.get_global' op result type 'memref<3xf32>' does not match type 'memref<3xi32>' of the global memref @gv}}
memref.global @gv : memref<3xi32> = dense<1> func.func @m() { %0 = memref.get_global @gv : memref<3xf32>  return }

// -----

func.func @f(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{expected '[' in operand list}}
  memref.dma_start %c, %c : index, index
  return
}

// -----

func.func @f(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{custom op 'memref.dma_start' fewer/more types expected}}
  memref.dma_start %m[%c], %m[%c], %c, %m[%c] : memref<4xf32>
  return
}

// -----

func.func @f(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{custom op 'memref.dma_start' fewer/more types expected}}
  memref.dma_start %m[%c], %m[%c], %c, %m[%c] : memref<4xf32>, memref<4xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{use of value '%m' expects different type than prior uses: 'index' vs 'memref<4xf32>'}}
  memref.dma_start %m[%c], %m[%c], %c, %m[%c] : memref<4xf32>, memref<4xf32>, index
  return
}

// -----

func.func @f(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{custom op 'memref.dma_start' fewer/more types expected}}
  memref.dma_start %m[%c], %m[%c], %c, %m[%c] : memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @f(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{custom op 'memref.dma_start' expected two stride related operands}}
  memref.dma_start %m[%c], %m[%c], %c, %m[%c], %c : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @f(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{custom op 'memref.dma_start' expected two stride related operands}}
  memref.dma_start %m[%c], %m[%c], %c, %m[%c], %c, %c, %c : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @f(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{'memref.dma_start' op expected destination to be of memref type}}
  memref.dma_start %m[%c,%c], %m[%c], %c, %m[%c] : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @f(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{'memref.dma_start' op expected num elements to be of index type}}
  memref.dma_start %m[%c], %m[], %c, %m[%c] : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @f(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{'memref.dma_start' op expected at least 4 operands}}
  "memref.dma_start"(%c, %c) : (index, index) -> ()
  return
}

// -----

func.func @f(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{'memref.dma_start' op expected at least 4 operands}}
  "memref.dma_start"() : () -> ()
  return
}

// -----

func.func @f(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{'memref.dma_start' op expected at least 5 operands}}
  "memref.dma_start"(%m, %c, %m, %c) : (memref<4xf32>, index, memref<4xf32>, index) -> ()
  return
}

// -----

func.func @f(%c: index, %m: memref<f32>) {
  // expected-error @+1 {{'memref.dma_start' op expected at least 4 operands}}
  "memref.dma_start"(%m, %m, %c) : (memref<f32>, memref<f32>, index) -> ()
  return
}

// -----

func.func @f(%c: index, %m: memref<f32>) {
  // expected-error @+1 {{'memref.dma_start' op expected source to be of memref type}}
  "memref.dma_start"(%c, %m, %c, %m) : (index, memref<f32>, index, memref<f32>) -> ()
  return
}

// -----

func.func @f(%c: index, %m: memref<f32>) {
  // expected-error @+1 {{'memref.dma_start' op expected destination to be of memref type}}
  "memref.dma_start"(%m, %c, %c, %m) : (memref<f32>, index, index, memref<f32>) -> ()
  return
}

// -----

func.func @f(%c: index, %m: memref<f32>) {
  // expected-error @+1 {{'memref.dma_start' op expected num elements to be of index type}}
  "memref.dma_start"(%m, %m, %m, %m) : (memref<f32>, memref<f32>, memref<f32>, memref<f32>) -> ()
  return
}

// -----

func.func @f(%c: index, %m: memref<f32>) {
  // expected-error @+1 {{'memref.dma_start' op expected tag to be of memref type}}
  "memref.dma_start"(%m, %m, %c, %c) : (memref<f32>, memref<f32>, index, index) -> ()
  return
}

// -----

func.func @f(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{'memref.dma_start' op expected at least 5 operands}}
  "memref.dma_start"(%m, %m, %m, %m) : (memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{'memref.dma_start' op expected source indices to be of index type}}
  "memref.dma_start"(%m, %m, %m, %m, %c, %m,%m) : (memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, index, memref<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{'memref.dma_start' op expected destination indices to be of index type}}
  "memref.dma_start"(%m, %c, %m, %m, %c, %m,%m) : (memref<4xf32>, index, memref<4xf32>, memref<4xf32>, index, memref<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{'memref.dma_start' op expected num elements to be of index type}}
  "memref.dma_start"(%m, %c, %m, %c, %m, %m,%m) : (memref<4xf32>, index, memref<4xf32>, index, memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{'memref.dma_start' op expected tag indices to be of index type}}
  "memref.dma_start"(%m, %c, %m, %c, %c, %m,%m) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{'memref.dma_start' op expected stride and num elements per stride to be of type index}}
  "memref.dma_start"(%m, %c, %m, %c, %c, %m, %c, %c, %m) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, index, index, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{'memref.dma_start' op incorrect number of operands}}
  "memref.dma_start"(%m, %c, %m, %c, %c, %m, %c, %c) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{'memref.dma_wait' op expected tagIndices to have the same number of elements as the tagMemRef rank, expected 1, but got 2}}
  memref.dma_wait %m[%c, %c], %c : memref<4xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{use of value '%m' expects different type than prior uses: 'index' vs 'memref<4xf32>'}}
  memref.dma_wait %m[%c], %m : memref<4xf32>
  return
}

// -----

func.func @f(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{expected ':'}}
  memref.dma_wait %m[%c], %c, %c : memref<4xf32>
  return
}

// -----

func.func @f(%c: index, %m: memref<4xf32>) {
  // expected-error @+1 {{expected ':'}}
  memref.dma_start %m[%c], %m[%c], %c, %m[%c] {a = 1} : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return
}

// -----

"builtin.module"() ({
  // expected-error @+1 {{'memref.alloca' op requires an ancestor op with AutomaticAllocationScope trait}}
  %0 = memref.alloca() : memref<f32>
}) : () -> ()

// -----

func.func @f(%m: memref<2x3xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op reassociation index 2 is out of bounds}}
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<2x3xf32> into memref<6xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has 2 dynamic dims while output_shape has 1 values}}
  %0 = "memref.expand_shape"(%m, %i) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: -9223372036854775808, -9223372036854775808, 3>}> : (memref<?x?xf32>, index) -> memref<?x?x3xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>>) {
  // expected-error @+1 {{'memref.transpose' op operand #0 must be strided memref of any type values, but got 'memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>'}}
  %0 = "memref.transpose"(%m) <{permutation = affine_map<(i, j) -> (j, i)>}> : (memref<4x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>>) -> memref<4x4xf32>
  return
}
