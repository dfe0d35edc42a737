// Diagnostics of vector.shuffle, vector.interleave and vector.deinterleave.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @shuffle_rank_mismatch(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.shuffle' op rank mismatch}}
  %0 = vector.shuffle %v8, %v48 [0] : vector<8xf32>, vector<4x8xf32>
  return
}

// -----

func.func @shuffle_dimension_mismatch(%v48: vector<4x8xf32>, %w46: vector<4x6xf32>) {
  // expected-error @+1 {{'vector.shuffle' op dimension mismatch}}
  %0 = vector.shuffle %v48, %w46 [0] : vector<4x8xf32>, vector<4x6xf32>
  return
}

// -----

func.func @shuffle_invalid_mask_length(%v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.shuffle' op invalid mask length}}
  %0 = vector.shuffle %v8, %v8 [] : vector<8xf32>, vector<8xf32>
  return
}

// -----

func.func @shuffle_mask_index_2_out_of_range(%v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.shuffle' op mask index #2 out of range}}
  %0 = vector.shuffle %v8, %v8 [3, 16] : vector<8xf32>, vector<8xf32>
  return
}

// -----

func.func @shuffle_mask_length_mismatch(%v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.shuffle' op mask length mismatch}}
  %0 = "vector.shuffle"(%v8, %v8) <{mask = array<i64: 0, 1>}> : (vector<8xf32>, vector<8xf32>) -> vector<3xf32>
  return
}

// -----

func.func @shuffle_operand_0_has_invalid_type(%s4: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.shuffle' op operand #0 must be fixed-length vector of any type values, but got 'vector<[4]xf32>'}}
  %0 = vector.shuffle %s4, %s4 [0] : vector<[4]xf32>, vector<[4]xf32>
  return
}

// -----

func.func @interleave_type_of_result_must_be_double_width_of_inputs(%v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs}}
  %0 = vector.interleave %v8, %v8 : vector<8xf32> -> vector<8xf32>
  return
}

// -----

func.func @deinterleave_trailing_dimension_of_source_vector_must_have_even(%w45: vector<4x5xf32>) {
  // expected-error @+1 {{'vector.deinterleave' op failed to verify that the trailing dimension of the source vector has an even number of elements}}
  %0, %1 = vector.deinterleave %w45 : vector<4x5xf32> -> vector<4x2xf32>
  return
}

// -----

func.func @deinterleave_trailing_dimension_of_results_must_be_half_width(%v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.deinterleave' op failed to verify that the trailing dimension of the results is half the width of source trailing dimension}}
  %0, %1 = vector.deinterleave %v8 : vector<8xf32> -> vector<8xf32>
  return
}
