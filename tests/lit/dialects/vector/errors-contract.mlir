// Diagnostics of vector.contract and vector.outerproduct.
// RUN: %opt %s --split-input-file --verify-diagnostics

#i = affine_map<(d0) -> (d0)>
#n = affine_map<(d0) -> ()>
func.func @contract_only_supports_signless_integer_types(%u8: vector<8xui32>, %u: ui32) {
  // expected-error @+1 {{'vector.contract' op only supports signless integer types}}
  %0 = vector.contract {indexing_maps = [#i, #i, #n], iterator_types = ["reduction"]} %u8, %u8, %u : vector<8xui32>, vector<8xui32> into ui32
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
func.func @contract_expected_indexing_map_for_each_vector_operand(%v8: vector<8xf32>, %x: f32) {
  // expected-error @+1 {{'vector.contract' op expected an indexing map for each vector operand}}
  %0 = vector.contract {indexing_maps = [#i, #i], iterator_types = ["reduction"]} %v8, %v8, %x : vector<8xf32>, vector<8xf32> into f32
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
#n = affine_map<(d0) -> ()>
#s = affine_map<(d0)[s0] -> (d0)>
func.func @contract_indexing_map_1_must_have_no_symbols(%v8: vector<8xf32>, %x: f32) {
  // expected-error @+1 {{'vector.contract' op expected indexing map 1 to have no symbols}}
  %0 = vector.contract {indexing_maps = [#i, #s, #n], iterator_types = ["reduction"]} %v8, %v8, %x : vector<8xf32>, vector<8xf32> into f32
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
#n = affine_map<(d0) -> ()>
func.func @contract_indexing_map_0_must_have_2_number_of_inputs(%v8: vector<8xf32>, %x: f32) {
  // expected-error @+1 {{'vector.contract' op expected indexing map 0 to have 2 number of inputs}}
  %0 = vector.contract {indexing_maps = [#i, #i, #n], iterator_types = ["parallel", "reduction"]} %v8, %v8, %x : vector<8xf32>, vector<8xf32> into f32
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
#n = affine_map<(d0) -> ()>
func.func @contract_indexing_map_1_must_have_1_number_of_outputs(%v8: vector<8xf32>, %x: f32) {
  // expected-error @+1 {{'vector.contract' op expected indexing map 1 to have 1 number of outputs}}
  %0 = vector.contract {indexing_maps = [#i, #n, #n], iterator_types = ["reduction"]} %v8, %v8, %x : vector<8xf32>, vector<8xf32> into f32
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
#n = affine_map<(d0) -> ()>
func.func @contract_indexing_map_0_must_be_projected_permutation(%v8: vector<8xf32>, %x: f32) {
  // expected-error @+1 {{'vector.contract' op expected indexing map 0 to be a projected permutation of its inputs}}
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0 + 1)>, #i, #n], iterator_types = ["reduction"]} %v8, %v8, %x : vector<8xf32>, vector<8xf32> into f32
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
#n = affine_map<(d0) -> ()>
func.func @contract_indexing_map_0_must_have_no_symbols(%v8: vector<8xf32>, %x: f32) {
  // expected-error @+1 {{'vector.contract' op expected indexing map 0 to have no symbols}}
  %0 = vector.contract {indexing_maps = [4, #i, #n], iterator_types = ["reduction"]} %v8, %v8, %x : vector<8xf32>, vector<8xf32> into f32
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
func.func @contract_expected_at_least_one_contracting_dimension_pair(%v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.contract' op expected at least one contracting dimension pair}}
  %0 = vector.contract {indexing_maps = [#i, #i, #i], iterator_types = ["parallel"]} %v8, %v8, %v8 : vector<8xf32>, vector<8xf32> into vector<8xf32>
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
#n = affine_map<(d0) -> ()>
func.func @contract_invalid_contracting_dimension_map(%v8: vector<8xf32>, %v4: vector<4xf32>, %x: f32) {
  // expected-error @+1 {{'vector.contract' op invalid contracting dimension map}}
  %0 = vector.contract {indexing_maps = [#i, #i, #n], iterator_types = ["reduction"]} %v8, %v4, %x : vector<8xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @contract_invalid_batch_dimension_map(%v48: vector<4x8xf32>, %w58: vector<5x8xf32>, %v4: vector<4xf32>) {
  // expected-error @+1 {{'vector.contract' op invalid batch dimension map}}
  %0 = vector.contract {indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"]} %v48, %w58, %v4 : vector<4x8xf32>, vector<5x8xf32> into vector<4xf32>
  return
}

// -----

func.func @contract_invalid_accumulator_result_vector_shape(%v48: vector<4x8xf32>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.contract' op invalid accumulator/result vector shape, expected: 'vector<4xf32>'}}
  %0 = vector.contract {indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"]} %v48, %v8, %v8 : vector<4x8xf32>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @contract_invalid_accumulator_result_vector_shape_for_f32(%v48: vector<4x8xf32>, %v8: vector<8xf32>, %x: f32) {
  // expected-error @+1 {{'vector.contract' op invalid accumulator/result vector shape}}
  %0 = vector.contract {indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> ()>], iterator_types = ["parallel", "reduction"]} %v48, %v8, %x : vector<4x8xf32>, vector<8xf32> into f32
  return
}

// -----

func.func @contract_all_dimensions_must_be_either_lhs_or_rhs_dimension(%v48: vector<4x8xf32>, %v8: vector<8xf32>, %v4: vector<4xf32>) {
  // expected-error @+1 {{'vector.contract' op expected all dimensions to be either a LHS or a RHS dimension}}
  %0 = vector.contract {indexing_maps = [affine_map<(i, k, l) -> (i, k)>, affine_map<(i, k, l) -> (k)>, affine_map<(i, k, l) -> (i)>], iterator_types = ["parallel", "reduction", "parallel"]} %v48, %v8, %v4 : vector<4x8xf32>, vector<8xf32> into vector<4xf32>
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
#n = affine_map<(d0) -> ()>
func.func @contract_unsupported_contraction_type(%v8: vector<8xf32>, %x: f32) {
  // expected-error @+1 {{'vector.contract' op unsupported contraction type}}
  %0 = vector.contract {indexing_maps = [#i, #i, #n], iterator_types = ["reduction"], kind = #vector.kind<and>} %v8, %v8, %x : vector<8xf32>, vector<8xf32> into f32
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
#n = affine_map<(d0) -> ()>
func.func @contract_unexpected_iterator_type_reduce(%v8: vector<8xf32>, %x: f32) {
  // expected-error @+1 {{custom op 'vector.contract' unexpected iterator_type (reduce)}}
  %0 = vector.contract {indexing_maps = [#i, #i, #n], iterator_types = ["reduce"]} %v8, %v8, %x : vector<8xf32>, vector<8xf32> into f32
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
#n = affine_map<(d0) -> ()>
func.func @contract_expected_iterator_types_array_attribute(%v8: vector<8xf32>, %x: f32) {
  // expected-error @+1 {{custom op 'vector.contract' expected "iterator_types" array attribute}}
  %0 = vector.contract {indexing_maps = [#i, #i, #n]} %v8, %v8, %x : vector<8xf32>, vector<8xf32> into f32
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
#n = affine_map<(d0) -> ()>
func.func @contract_expected_zero_or_exactly_2_vector_mask_operands(%v8: vector<8xf32>, %x: f32, %mask8: vector<8xi1>) {
  // expected-error @+1 {{custom op 'vector.contract' expected zero or exactly 2 vector mask operands}}
  %0 = vector.contract {indexing_maps = [#i, #i, #n], iterator_types = ["reduction"]} %v8, %v8, %x, %mask8 : vector<8xf32>, vector<8xf32> into f32
  return
}

// -----

func.func @outerproduct_expected_at_least_2_operands(%v8: vector<8xf32>) {
  // expected-error @+1 {{custom op 'vector.outerproduct' expected at least 2 operands}}
  %0 = vector.outerproduct %v8 : vector<8xf32>, vector<8xf32>
  return
}

// -----

func.func @outerproduct_expected_vector_type_for_operand_1(%x: f32) {
  // expected-error @+1 {{custom op 'vector.outerproduct' expected vector type for operand #1}}
  %0 = vector.outerproduct %x, %x : f32, f32
  return
}

// -----

func.func @outerproduct_expected_1_d_vector_for_operand_1(%v48: vector<4x8xf32>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected 1-d vector for operand #1}}
  %0 = vector.outerproduct %v48, %v8 : vector<4x8xf32>, vector<8xf32>
  return
}

// -----

func.func @outerproduct_expected_1_d_vector_for_operand_2(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected 1-d vector for operand #2}}
  %0 = vector.outerproduct %v8, %v48 : vector<8xf32>, vector<4x8xf32>
  return
}

// -----

func.func @outerproduct_expected_2_d_vector_result(%v8: vector<8xf32>, %v4: vector<4xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected 2-d vector result}}
  %0 = "vector.outerproduct"(%v8, %v4) : (vector<8xf32>, vector<4xf32>) -> vector<8xf32>
  return
}

// -----

func.func @outerproduct_1_operand_dim_must_match_result_dim_1(%v8: vector<8xf32>, %v4: vector<4xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected #1 operand dim to match result dim #1}}
  %0 = "vector.outerproduct"(%v8, %v4) : (vector<8xf32>, vector<4xf32>) -> vector<4x8xf32>
  return
}

// -----

func.func @outerproduct_2_operand_dim_must_match_result_dim_2(%v8: vector<8xf32>, %v4: vector<4xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected #2 operand dim to match result dim #2}}
  %0 = "vector.outerproduct"(%v8, %v4) : (vector<8xf32>, vector<4xf32>) -> vector<8x8xf32>
  return
}

// -----

func.func @outerproduct_expected_1_d_vector_result(%v8: vector<8xf32>, %x: f32) {
  // expected-error @+1 {{'vector.outerproduct' op expected 1-d vector result}}
  %0 = "vector.outerproduct"(%v8, %x) : (vector<8xf32>, f32) -> vector<8x8xf32>
  return
}

// -----

func.func @outerproduct_expected_operand_3_of_same_type_as_result_type(%v8: vector<8xf32>, %v4: vector<4xf32>, %v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected operand #3 of same type as result type}}
  %0 = "vector.outerproduct"(%v8, %v4, %v48) : (vector<8xf32>, vector<4xf32>, vector<4x8xf32>) -> vector<8x4xf32>
  return
}

// -----

func.func @outerproduct_either_both_or_only_2_operand_dim(%s4: vector<[4]xf32>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected either both or only #2 operand dim to be scalable}}
  %0 = vector.outerproduct %s4, %v8 : vector<[4]xf32>, vector<8xf32>
  return
}

// -----

func.func @outerproduct_unsupported_outerproduct_type(%v8: vector<8xf32>, %v4: vector<4xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op unsupported outerproduct type}}
  %0 = vector.outerproduct %v8, %v4 {kind = #vector.kind<or>} : vector<8xf32>, vector<4xf32>
  return
}
