// Diagnostics of memref.collapse_shape and memref.expand_shape.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @collapse_shape_too_many_reassociation_groups(%m: memref<2x3xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op invalid number of reassociation groups: found 2, expected 1}}
  %0 = memref.collapse_shape %m [[0],[1]] : memref<2x3xf32> into memref<6xf32>
  return
}

// -----

func.func @collapse_shape_too_many_reassociation_groups_2(%m: memref<2x3xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op invalid number of reassociation groups: found 2, expected 1}}
  %0 = memref.collapse_shape %m [[0,1],[]] : memref<2x3xf32> into memref<6xf32>
  return
}

// -----

func.func @collapse_shape_reassociation_indices_must_be_contiguous_for_1(%m: memref<2x3xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op reassociation indices must be contiguous}}
  %0 = memref.collapse_shape %m [[1,0]] : memref<2x3xf32> into memref<6xf32>
  return
}

// -----

func.func @collapse_shape_reassociation_indices_must_be_contiguous(%m: memref<2x3xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op reassociation indices must be contiguous}}
  %0 = memref.collapse_shape %m [[0],[2]] : memref<2x3xf32> into memref<2x3xf32>
  return
}

// -----

func.func @collapse_shape_reassociation_indices_must_be_contiguous_2(%m: memref<2x3xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op reassociation indices must be contiguous}}
  %0 = memref.collapse_shape %m [[0,2]] : memref<2x3xf32> into memref<6xf32>
  return
}

// -----

func.func @collapse_shape_reassociation_indices_must_be_contiguous_for_minus_1(%m: memref<2x3xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op reassociation indices must be contiguous}}
  %0 = memref.collapse_shape %m [[0,-1]] : memref<2x3xf32> into memref<6xf32>
  return
}

// -----

func.func @collapse_shape_expanded_rank_differs_from_reassociation_index_count_for_2x3xf32(%m: memref<2x3xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op expanded rank (2) inconsistent with number of reassociation indices (1)}}
  %0 = memref.collapse_shape %m [[0]] : memref<2x3xf32> into memref<2xf32>
  return
}

// -----

func.func @collapse_shape_expanded_rank_differs_from_reassociation_index_count_for_1(%m: memref<2x3x4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op expanded rank (3) inconsistent with number of reassociation indices (2)}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x3x4xf32> into memref<6xf32>
  return
}

// -----

func.func @collapse_shape_collapsed_size_differs_from_group_size(%m: memref<2x3xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op collapsed dim size (7) must equal reassociation group size (6)}}
  %0 = memref.collapse_shape %m [[0,1]] : memref<2x3xf32> into memref<7xf32>
  return
}

// -----

func.func @collapse_shape_dynamic_dimension_does_not_match_group_for_2x3xf32(%m: memref<2x3xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.collapse_shape %m [[0,1]] : memref<2x3xf32> into memref<?xf32>
  return
}

// -----

func.func @collapse_shape_dynamic_dimension_does_not_match_group_for_2xdynxf32(%m: memref<2x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.collapse_shape %m [[0,1]] : memref<2x?xf32> into memref<6xf32>
  return
}

// -----

func.func @collapse_shape_rank_0_memrefs_must_only_be_extended_collapsed_for_2x3xf32(%m: memref<2x3xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
  %0 = memref.collapse_shape %m [] : memref<2x3xf32> into memref<f32>
  return
}

// -----

func.func @collapse_shape_too_many_reassociation_groups_for_1x1xf32(%m: memref<1x1xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op invalid number of reassociation groups: found 1, expected 0}}
  %0 = memref.collapse_shape %m [[0]] : memref<1x1xf32> into memref<f32>
  return
}

// -----

func.func @collapse_shape_rank_0_memrefs_must_only_be_extended_collapsed_for_1xdynxf32(%m: memref<1x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
  %0 = memref.collapse_shape %m [] : memref<1x?xf32> into memref<f32>
  return
}

// -----

func.func @collapse_shape_wrong_collapsed_type_for_6xi32(%m: memref<2x3xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<6xf32>' but found 'memref<6xi32>'}}
  %0 = memref.collapse_shape %m [[0,1]] : memref<2x3xf32> into memref<6xi32>
  return
}

// -----

func.func @collapse_shape_wrong_collapsed_type(%m: memref<2x3xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<6xf32>' but found 'memref<6xf32, 1>'}}
  %0 = memref.collapse_shape %m [[0,1]] : memref<2x3xf32> into memref<6xf32, 1>
  return
}

// -----

func.func @collapse_shape_invalid_source_layout_map_or_collapsing_non_contiguous_dims(%m: memref<2x3xf32, strided<[4,1]>>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op invalid source layout map or collapsing non-contiguous dims}}
  %0 = memref.collapse_shape %m [[0,1]] : memref<2x3xf32, strided<[4,1]>> into memref<6xf32>
  return
}

// -----

func.func @collapse_shape_wrong_collapsed_type_for_2(%m: memref<2x3xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<6xf32>' but found 'memref<6xf32, strided<[2]>>'}}
  %0 = memref.collapse_shape %m [[0,1]] : memref<2x3xf32> into memref<6xf32, strided<[2]>>
  return
}

// -----

func.func @collapse_shape_wrong_collapsed_type_2(%m: memref<2x3xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<6xf32>' but found 'memref<6xf32, strided<[1]>>'}}
  %0 = memref.collapse_shape %m [[0,1]] : memref<2x3xf32> into memref<6xf32, strided<[1]>>
  return
}

// -----

func.func @collapse_shape_wrong_collapsed_type_for_3(%m: memref<2x3xf32, strided<[3,1], offset: ?>>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<6xf32, strided<[1], offset: ?>>' but found 'memref<6xf32, strided<[1]>>'}}
  %0 = memref.collapse_shape %m [[0,1]] : memref<2x3xf32, strided<[3,1], offset: ?>> into memref<6xf32, strided<[1]>>
  return
}

// -----

func.func @collapse_shape_ranks_are_no_collapse(%m: memref<6xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op has source rank 1 and result rank 2. This is not a collapse (1 < 2).}}
  %0 = memref.collapse_shape %m [[0,1]] : memref<6xf32> into memref<2x3xf32>
  return
}

// -----

func.func @collapse_shape_ranks_are_no_collapse_2(%m: memref<6xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.collapse_shape' op has source rank 1 and result rank 2. This is not a collapse (1 < 2).}}
  %0 = memref.collapse_shape %m [[0],[1]] : memref<6xf32> into memref<2x3xf32>
  return
}

// -----

func.func @expand_shape_collapsed_size_differs_from_group_size_for_1(%m: memref<6xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.expand_shape' op collapsed dim size (6) must equal reassociation group size (8)}}
  %0 = memref.expand_shape %m [[0,1]] output_shape [2,4] : memref<6xf32> into memref<2x4xf32>
  return
}

// -----

func.func @expand_shape_number_of_static_shape_bounds_must_be_equal(%m: memref<6xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.expand_shape' op expected number of static shape bounds to be equal to the output rank (2) but found 1 inputs instead}}
  %0 = memref.expand_shape %m [[0,1]] output_shape [2] : memref<6xf32> into memref<2x3xf32>
  return
}

// -----

func.func @expand_shape_invalid_output_shape_at_pos_0_for_2(%m: memref<6xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.expand_shape' op invalid output shape provided at pos 0}}
  %0 = memref.expand_shape %m [[0,1]] output_shape [3,2] : memref<6xf32> into memref<2x3xf32>
  return
}

// -----

func.func @expand_shape_invalid_output_shape_at_pos_0(%m: memref<6xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.expand_shape' op invalid output shape provided at pos 0}}
  %0 = memref.expand_shape %m [[0,1]] output_shape [%i,3] : memref<6xf32> into memref<2x3xf32>
  return
}

// -----

func.func @expand_shape_dynamic_dimension_does_not_match_group_for_2(%m: memref<?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.expand_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.expand_shape %m [[0,1]] output_shape [2,3] : memref<?xf32> into memref<2x3xf32>
  return
}

// -----

func.func @expand_shape_dynamic_dimension_does_not_match_group_for_6xf32(%m: memref<6xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.expand_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.expand_shape %m [[0,1]] output_shape [%i,3] : memref<6xf32> into memref<?x3xf32>
  return
}

// -----

func.func @expand_shape_too_many_reassociation_groups_for_2(%m: memref<6xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.expand_shape' op invalid number of reassociation groups: found 2, expected 1}}
  %0 = memref.expand_shape %m [[0],[1]] output_shape [2,3] : memref<6xf32> into memref<2x3xf32>
  return
}

// -----

func.func @expand_shape_collapsed_size_differs_from_group_size_for_3(%m: memref<6xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.expand_shape' op collapsed dim size (6) must equal reassociation group size (2)}}
  %0 = memref.expand_shape %m [[0]] output_shape [2,3] : memref<6xf32> into memref<2x3xf32>
  return
}

// -----

func.func @expand_shape_wrong_expanded_type_for_2x3xi32(%m: memref<6xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.expand_shape' op expected expanded type to be 'memref<2x3xf32>' but found 'memref<2x3xi32>'}}
  %0 = memref.expand_shape %m [[0,1]] output_shape [2,3] : memref<6xf32> into memref<2x3xi32>
  return
}

// -----

func.func @expand_shape_wrong_expanded_type(%m: memref<6xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.expand_shape' op expected expanded type to be 'memref<2x3xf32>' but found 'memref<2x3xf32, 1>'}}
  %0 = memref.expand_shape %m [[0,1]] output_shape [2,3] : memref<6xf32> into memref<2x3xf32,1>
  return
}

// -----

func.func @expand_shape_wrong_expanded_type_2(%m: memref<6xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.expand_shape' op expected expanded type to be 'memref<2x3xf32>' but found 'memref<2x3xf32, strided<[4, 1]>>'}}
  %0 = memref.expand_shape %m [[0,1]] output_shape [2,3] : memref<6xf32> into memref<2x3xf32,strided<[4,1]>>
  return
}

// -----

func.func @expand_shape_wrong_expanded_type_3(%m: memref<6xf32, strided<[2]>>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.expand_shape' op expected expanded type to be 'memref<2x3xf32, strided<[6, 2]>>' but found 'memref<2x3xf32, strided<[4, 1]>>'}}
  %0 = memref.expand_shape %m [[0,1]] output_shape [2,3] : memref<6xf32, strided<[2]>> into memref<2x3xf32,strided<[4,1]>>
  return
}

// -----

func.func @expand_shape_rank_0_memrefs_must_only_be_extended_collapsed(%m: memref<f32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.expand_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
  %0 = memref.expand_shape %m [] output_shape [2,1] : memref<f32> into memref<2x1xf32>
  return
}

// -----

func.func @expand_shape_too_many_reassociation_groups_for_f32(%m: memref<f32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.expand_shape' op invalid number of reassociation groups: found 1, expected 0}}
  %0 = memref.expand_shape %m [[0]] output_shape [1] : memref<f32> into memref<1xf32>
  return
}

// -----

func.func @expand_shape_ranks_are_no_expansion(%m: memref<6x1xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.expand_shape' op has source rank 2 and result rank 1. This is not an expansion (2 > 1).}}
  %0 = memref.expand_shape %m [[0,1]] output_shape [6] : memref<6x1xf32> into memref<6xf32>
  return
}

// -----

func.func @collapse_shape_reassociation_index_2_out_of_bounds(%m: memref<2x3xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op reassociation index 2 is out of bounds}}
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<2x3xf32> into memref<6xf32>
  return
}

// -----

func.func @expand_shape_mismatch_in_dynamic_dims_in_output_shape_and_static_output_shape(%m: memref<?x?xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has 2 dynamic dims while output_shape has 1 values}}
  %0 = "memref.expand_shape"(%m, %i) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: -9223372036854775808, -9223372036854775808, 3>}> : (memref<?x?xf32>, index) -> memref<?x?x3xf32>
  return
}
