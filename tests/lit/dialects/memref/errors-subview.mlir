// Diagnostics of memref.subview.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @subview_rank_of_offsets_differs_from_rank_of_sizes(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+1 {{expected mixed offsets rank to match mixed sizes rank (1 vs 2) so the rank of the result type is well-formed.}}
  %0 = memref.subview %m[%i][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @subview_rank_of_offsets_differs_from_rank_of_sizes_for_0(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+1 {{expected mixed offsets rank to match mixed sizes rank (2 vs 3) so the rank of the result type is well-formed.}}
  %0 = memref.subview %m[0, 0][4, 4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @subview_rank_of_sizes_differs_from_rank_of_strides(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+1 {{expected mixed sizes rank to match mixed strides rank (2 vs 3) so the rank of the result type is well-formed.}}
  %0 = memref.subview %m[0, 0][4, 4][1, 1, 1] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @subview_too_many_offset_values(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+1 {{expected 2 offset values, got 3}}
  %0 = memref.subview %m[0, 0, 0][4, 4, 4][1, 1, 1] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @subview_negative_offsets(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+1 {{expected offsets to be non-negative, but got -1}}
  %0 = memref.subview %m[-1, 0][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @subview_negative_sizes(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+1 {{expected sizes to be non-negative, but got -4}}
  %0 = memref.subview %m[0, 0][4, -4][1, 1] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @subview_offset_0_is_out_of_bounds_for_4x4xf32(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+1 {{offset 0 is out-of-bounds: 8 >= 8}}
  %0 = memref.subview %m[8, 0][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: 64>>
  return
}

// -----

func.func @subview_slice_along_dimension_1_runs_out_of_bounds(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+1 {{slice along dimension 1 runs out-of-bounds: 10 >= 8}}
  %0 = memref.subview %m[0, 7][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: 7>>
  return
}

// -----

func.func @subview_fewer_offsets_than_dynamic_entries_with_operand_segment_sizes(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+1 {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (0 vs 1)}}
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (memref<8x8xf32>) -> memref<4x4xf32, strided<[8, 1]>>
  return
}

// -----

func.func @subview_more_offsets_than_dynamic_entries(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+1 {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (1 vs 0)}}
  %0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (memref<8x8xf32>, index) -> memref<4x4xf32, strided<[8, 1]>>
  return
}

// -----

func.func @subview_expected_integer_value(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+2 {{custom op 'memref.subview' expected integer value}}
  // expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[0, f][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @subview_integer_value_too_large(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+2 {{custom op 'memref.subview' integer value too large}}
  // expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[0, 99999999999999999999][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8,1], offset: 4>>
  return
}

// -----

func.func @subview_fewer_offsets_than_dynamic_entries_with_offset(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+1 {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (0 vs 1)}}
  %0 = memref.subview %m[0, -9223372036854775808][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8,1], offset: 4>>
  return
}

// -----

func.func @subview_mismatch_of_result_layout_for_9223372036854775807(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+1 {{expected result type to be 'memref<4x4xf32, strided<[8, 9223372036854775807], offset: ?>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4x4xf32>'}}
  %0 = memref.subview %m[%i, 0][4, 4][1, 9223372036854775807] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @subview_offset_0_is_out_of_bounds(%m: memref<8x8xf32>, %i: index, %j: index) {
  // expected-error @+1 {{offset 0 is out-of-bounds: 8 >= 8}}
  %0 = memref.subview %m[8, 0][0, 4][1, 1] : memref<8x8xf32> to memref<0x4xf32, strided<[8,1], offset: 64>>
  return
}

// -----

func.func @subview_offset_0_is_out_of_bounds_2(%m: memref<8x8xf32>, %i: index, %j: index) {
  // expected-error @+1 {{offset 0 is out-of-bounds: 9 >= 8}}
  %0 = memref.subview %m[9, 0][0, 4][1, 1] : memref<8x8xf32> to memref<0x4xf32, strided<[8,1], offset: 72>>
  return
}

// -----

func.func @subview_offset_0_is_out_of_bounds_for_dynx4xf32(%m: memref<8x8xf32>, %i: index, %j: index) {
  // expected-error @+1 {{offset 0 is out-of-bounds: 9 >= 8}}
  %0 = memref.subview %m[9, 0][%i, 4][1, 1] : memref<8x8xf32> to memref<?x4xf32, strided<[8,1], offset: 72>>
  return
}

// -----

func.func @subview_mismatch_of_result_sizes_for_9(%m: memref<8x8xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result type to be 'memref<4x4xf32, strided<[8, 1], offset: 81>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<10x4xf32, strided<[-8, 1]>>'}}
  %0 = memref.subview %m[9, 9][4, 4][1, 1] : memref<8x8xf32> to memref<10x4xf32, strided<[-8,1]>>
  return
}

// -----

func.func @subview_wrong_result_element_type(%m: memref<8x8xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result element type to be 'f32', but got 'memref<10x4xi32, strided<[-8, 1]>>'}}
  %0 = memref.subview %m[0, 0][10, 4][1, 1] : memref<8x8xf32> to memref<10x4xi32, strided<[-8,1]>>
  return
}

// -----

func.func @subview_different_memory_spaces(%m: memref<8x16x4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{different memory spaces specified for base memref type 'memref<8x16x4xf32>' and subview memref type 'memref<4x4x4xf32, strided<[64, 4, 1]>, 1>'}}
  %0 = memref.subview %m[0,0,0][4,4,4][1,1,1] : memref<8x16x4xf32> to memref<4x4x4xf32, strided<[64,4,1]>,1>
  return
}

// -----

func.func @subview_mismatch_of_result_layout_for_4x4x4xf32(%m: memref<8x16x4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result type to be 'memref<4x4x4xf32, strided<[64, 4, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4x4x4xf32, strided<[64, 4, 1], offset: 1>>'}}
  %0 = memref.subview %m[0,0,0][4,4,4][1,1,1] : memref<8x16x4xf32> to memref<4x4x4xf32, strided<[64,4,1],offset:1>>
  return
}

// -----

func.func @subview_mismatch_of_result_sizes_for_dynxf32(%m: memref<8x16x4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result type to be 'memref<1x4x1xf32, strided<[64, 4, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<?xf32, strided<[4]>>'}}
  %0 = memref.subview %m[0,0,0][1,4,1][1,1,1] : memref<8x16x4xf32> to memref<?xf32, strided<[4]>>
  return
}

// -----

func.func @subview_mismatch_of_result_layout_for_4xf32(%m: memref<8x16x4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result type to be 'memref<1x4x1xf32, strided<[64, 4, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4xf32, strided<[1]>>'}}
  %0 = memref.subview %m[0,0,0][1,4,1][1,1,1] : memref<8x16x4xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @subview_mismatch_of_result_sizes_for_4xf32(%m: memref<8x16x4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result type to be 'memref<1x?x1xf32, strided<[64, 4, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<4xf32, strided<[4]>>'}}
  %0 = memref.subview %m[0,0,0][1,%i,1][1,1,1] : memref<8x16x4xf32> to memref<4xf32, strided<[4]>>
  return
}

// -----

func.func @subview_result_rank_must_be_smaller_or_equal_to_source(%m: memref<8x16x4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result rank to be smaller or equal to the source rank, but got 'memref<1x1x4x1xf32, strided<[4, 4, 4, 4]>>'}}
  %0 = memref.subview %m[0,0,0][1,4,1][1,1,1] : memref<8x16x4xf32> to memref<1x1x4x1xf32, strided<[4,4,4,4]>>
  return
}

// -----

func.func @subview_base_type_not_strided(%m: memref<4x4xf32,affine_map<(i,j)->(j floordiv 2,i)>>, %i: index, %j: index) {
  // expected-error @+1 {{base type 'memref<4x4xf32, affine_map<(d0, d1) -> (d1 floordiv 2, d0)>>' is not strided}}
  %0 = memref.subview %m[0,0][2,2][1,1] : memref<4x4xf32,affine_map<(i,j)->(j floordiv 2,i)>> to memref<2x2xf32>
  return
}
