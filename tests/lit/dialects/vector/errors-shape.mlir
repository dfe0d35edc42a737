// Diagnostics of broadcasts, transpositions and casts.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @broadcast_source_rank_higher_than_destination_rank(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.broadcast' op source rank higher than destination rank}}
  %0 = vector.broadcast %v48 : vector<4x8xf32> to vector<8xf32>
  return
}

// -----

func.func @broadcast_dimension_mismatch_for_8xf32(%v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.broadcast' op dimension mismatch (8 vs. 4)}}
  %0 = vector.broadcast %v8 : vector<8xf32> to vector<4x4xf32>
  return
}

// -----

func.func @broadcast_dimension_mismatch_for_4(%s4: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.broadcast' op dimension mismatch ([4] vs. 4)}}
  %0 = vector.broadcast %s4 : vector<[4]xf32> to vector<2x4xf32>
  return
}

// -----

func.func @broadcast_source_type_not_vector(%m: memref<?xf32>) {
  // expected-error @+1 {{'vector.broadcast' op source type is not a vector}}
  %0 = vector.broadcast %m : memref<?xf32> to vector<4xf32>
  return
}

// -----

func.func @broadcast_source_operand_and_result_must_have_same_element_type(%x: f32) {
  // expected-error @+1 {{'vector.broadcast' op failed to verify that source operand and result have same element type}}
  %0 = vector.broadcast %x : f32 to vector<4xi32>
  return
}

// -----

func.func @shape_cast_has_different_source_and_result_element_types(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.shape_cast' op has different source and result element types}}
  %0 = vector.shape_cast %v48 : vector<4x8xf32> to vector<32xi32>
  return
}

// -----

func.func @shape_cast_has_different_number_of_elements_at_source_and_result(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.shape_cast' op has different number of elements at source (32) and result (31)}}
  %0 = vector.shape_cast %v48 : vector<4x8xf32> to vector<31xf32>
  return
}

// -----

func.func @shape_cast_has_different_number_of_scalable_dims_at_source(%s4: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.shape_cast' op has different number of scalable dims at source (1) and result (0)}}
  %0 = vector.shape_cast %s4 : vector<[4]xf32> to vector<4xf32>
  return
}

// -----

func.func @bitcast_dimension_size_mismatch_at_0(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.bitcast' op dimension size mismatch at: 0}}
  %0 = vector.bitcast %v48 : vector<4x8xf32> to vector<8x8xi32>
  return
}

// -----

func.func @bitcast_source_result_bitwidth_of_minor_1_d_vectors(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal}}
  %0 = vector.bitcast %v48 : vector<4x8xf32> to vector<4x8xi16>
  return
}

// -----

func.func @bitcast_source_result_bitwidth_of_0_d_vector_element_types(%z: vector<f32>) {
  // expected-error @+1 {{'vector.bitcast' op source/result bitwidth of the 0-D vector element types must be equal}}
  %0 = vector.bitcast %z : vector<f32> to vector<i16>
  return
}

// -----

func.func @bitcast_source_and_result_must_have_same_rank(%v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.bitcast' op failed to verify that all of {source, result} have same rank}}
  %0 = vector.bitcast %v8 : vector<8xf32> to vector<1x8xf32>
  return
}

// -----

func.func @transpose_vector_result_rank_mismatch_1(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.transpose' op vector result rank mismatch: 1}}
  %0 = vector.transpose %v48, [1, 0] : vector<4x8xf32> to vector<8xf32>
  return
}

// -----

func.func @transpose_transposition_length_mismatch_1(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.transpose' op transposition length mismatch: 1}}
  %0 = vector.transpose %v48, [0] : vector<4x8xf32> to vector<8x4xf32>
  return
}

// -----

func.func @transpose_transposition_index_out_of_range_2(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.transpose' op transposition index out of range: 2}}
  %0 = vector.transpose %v48, [0, 2] : vector<4x8xf32> to vector<4x8xf32>
  return
}

// -----

func.func @transpose_duplicate_position_index_0(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.transpose' op duplicate position index: 0}}
  %0 = vector.transpose %v48, [0, 0] : vector<4x8xf32> to vector<4x4xf32>
  return
}

// -----

func.func @transpose_dimension_size_mismatch_at_1(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.transpose' op dimension size mismatch at: 1}}
  %0 = vector.transpose %v48, [1, 0] : vector<4x8xf32> to vector<4x8xf32>
  return
}

// -----

func.func @step_result_0_has_invalid_type() {
  // expected-error @+1 {{'vector.step' op result #0 must be vector of index values of ranks 1, but got 'vector<4xi32>'}}
  %0 = vector.step : vector<4xi32>
  return
}

// -----

func.func @print_source_or_punctuation_not_set_when_printing_strings() {
  // expected-error @+1 {{'vector.print' op failed to verify that `source` or `punctuation` are not set when printing strings}}
  vector.print str "a" punctuation <comma>
  return
}

// -----

func.func @print_operand_0_has_invalid_type(%t: tensor<?xf32>) {
  // expected-error @+1 {{'vector.print' op operand #0 must be }}
  vector.print %t : tensor<?xf32>
  return
}

// -----

func.func @type_cast_expects_operand_to_be_memref_with_identity_layout(%m2: memref<2xf32, strided<[2]>>) {
  // expected-error @+1 {{'vector.type_cast' op expects operand to be a memref with identity layout}}
  %0 = vector.type_cast %m2 : memref<2xf32, strided<[2]>> to memref<vector<2xf32>>
  return
}

// -----

func.func @type_cast_expects_result_to_be_memref_with_identity_layout(%m3: memref<3xf32>) {
  // expected-error @+1 {{'vector.type_cast' op expects result to be a memref with identity layout}}
  %0 = vector.type_cast %m3 : memref<3xf32> to memref<vector<3xf32>, affine_map<() -> (1)>>
  return
}

// -----

func.func @type_cast_expects_result_in_same_memory_space(%m3: memref<3xf32>) {
  // expected-error @+1 {{'vector.type_cast' op expects result in same memory space}}
  %0 = vector.type_cast %m3 : memref<3xf32> to memref<vector<3xf32>, 3>
  return
}

// -----

func.func @type_cast_expects_result_and_operand_with_same_underlying_scalar_type(%m3: memref<3xf32>) {
  // expected-error @+1 {{'vector.type_cast' op expects result and operand with same underlying scalar type: 'memref<vector<3xi32>>'}}
  %0 = vector.type_cast %m3 : memref<3xf32> to memref<vector<3xi32>>
  return
}

// -----

func.func @type_cast_expects_concatenated_result_and_operand_shapes_to_be_equal(%m3: memref<3xf32>) {
  // expected-error @+1 {{'vector.type_cast' op expects concatenated result and operand shapes to be equal: 'memref<vector<4xf32>>'}}
  %0 = vector.type_cast %m3 : memref<3xf32> to memref<vector<4xf32>>
  return
}
