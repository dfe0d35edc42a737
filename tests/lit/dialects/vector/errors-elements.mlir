// Diagnostics of extraction, insertion and construction of elements.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @extract_expected_position_attribute_of_rank_no_greater_than_vector(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.extract' op expected position attribute of rank no greater than vector rank}}
  %0 = vector.extract %v48[0, 0, 0] : f32 from vector<4x8xf32>
  return
}

// -----

func.func @extract_position_attribute_2_must_be_nonnegative_integer_smaller(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.extract' op expected position attribute #2 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %0 = vector.extract %v48[0, 8] : f32 from vector<4x8xf32>
  return
}

// -----

func.func @extract_position_attribute_1_must_be_nonnegative_integer_smaller(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %0 = vector.extract %v48[-2] : vector<8xf32> from vector<4x8xf32>
  return
}

// -----

func.func @extract_expected_scalar_instead_of_0_d_vector_as_result(%z: vector<f32>) {
  // expected-error @+1 {{expected a scalar instead of a 0-d vector as the result type}}
  %0 = vector.extract %z[] : vector<f32> from vector<f32>
  return
}

// -----

func.func @extract_result_types_differ_from_inferred_types(%v48: vector<4x8xf32>) {
  // expected-error @+2 {{'vector.extract' op inferred type(s) 'vector<8xf32>' are incompatible with return type(s) of operation 'vector<4xf32>'}}
  // expected-error @+1 {{'vector.extract' op failed to infer returned types}}
  %0 = vector.extract %v48[0] : vector<4xf32> from vector<4x8xf32>
  return
}

// -----

func.func @extract_mismatch_between_dynamic_and_static_positions_k_dynamic_marker(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.extract' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "vector.extract"(%v48) <{static_position = array<i64: -9223372036854775808>}> : (vector<4x8xf32>) -> vector<8xf32>
  return
}

// -----

func.func @insert_expected_scalar_instead_of_0_d_vector_as_source(%z: vector<f32>, %v8: vector<8xf32>) {
  // expected-error @+1 {{expected a scalar instead of a 0-d vector as the source operand}}
  %0 = vector.insert %z, %v8 [0] : vector<f32> into vector<8xf32>
  return
}

// -----

func.func @insert_expected_position_attribute_of_rank_no_greater_than_dest(%x: f32, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.insert' op expected position attribute of rank no greater than dest vector rank}}
  %0 = vector.insert %x, %v8 [0, 0] : f32 into vector<8xf32>
  return
}

// -----

func.func @insert_position_attribute_rank_source_rank_must_match_dest_vector(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.insert' op expected position attribute rank + source rank to match dest vector rank}}
  %0 = vector.insert %v8, %v48 [0, 0] : vector<8xf32> into vector<4x8xf32>
  return
}

// -----

func.func @insert_position_attribute_rank_must_match_dest_vector_rank(%x: f32, %v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.insert' op expected position attribute rank to match the dest vector rank}}
  %0 = vector.insert %x, %v48 [0] : f32 into vector<4x8xf32>
  return
}

// -----

func.func @insert_position_attribute_2_must_be_nonnegative_integer_smaller(%x: f32, %v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.insert' op expected position attribute #2 to be a non-negative integer smaller than the corresponding dest vector dimension}}
  %0 = vector.insert %x, %v48 [0, 9] : f32 into vector<4x8xf32>
  return
}

// -----

func.func @scalable_extract_position_must_be_multiple_of_result_length(%s4: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.scalable.extract' op failed to verify that position is a multiple of the result length.}}
  %0 = vector.scalable.extract %s4[3] : vector<4xf32> from vector<[4]xf32>
  return
}

// -----

func.func @scalable_insert_position_must_be_multiple_of_source_length(%v4: vector<4xf32>, %s4: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.scalable.insert' op failed to verify that position is a multiple of the source length.}}
  %0 = vector.scalable.insert %v4, %s4[2] : vector<4xf32> into vector<[4]xf32>
  return
}

// -----

func.func @from_elements_must_be_fixed_length_vector_of_any_type_values(%x: f32) {
  // expected-error @+1 {{custom op 'vector.from_elements' 'dest' must be fixed-length vector of any type values, but got 'vector<[2]xf32>'}}
  %0 = vector.from_elements %x, %x : vector<[2]xf32>
  return
}
