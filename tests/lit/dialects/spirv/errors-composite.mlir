// Diagnostics of composite operations.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @composite_construct_must_return_vector_or_cooperative_matrix_when_number_with_struct(%f: f32) {
  // expected-error @+1 {{'spirv.CompositeConstruct' op expected to return a vector or cooperative matrix when the number of constituents is less than what the result needs}}
  %0 = spirv.CompositeConstruct %f : (f32) -> !spirv.struct<(f32, f32)>
  return
}

// -----

func.func @composite_construct_runtime_array(%f: f32) {
  // expected-error @+1 {{'spirv.CompositeConstruct' op expected to return a vector or cooperative matrix when the number of constituents is less than what the result needs}}
  %0 = spirv.CompositeConstruct %f, %f : (f32, f32) -> !spirv.rtarray<f32>
  return
}

// -----

func.func @composite_construct_tensor_of_no_rank(%f: f32) {
  // expected-error @+1 {{'spirv.CompositeConstruct' op expected to return a vector or cooperative matrix when the number of constituents is less than what the result needs}}
  %0 = spirv.CompositeConstruct %f, %f : (f32, f32) -> !spirv.arm.tensor<?xf32>
  return
}

// -----

func.func @composite_construct_operand_type_differs_from_callee_for_f32(%f: f32, %i: i32) {
  // expected-error @+1 {{'spirv.CompositeConstruct' op operand type mismatch: expected operand type 'f32', but provided 'i32'}}
  %0 = spirv.CompositeConstruct %f, %i : (f32, i32) -> !spirv.struct<(f32, f32)>
  return
}

// -----

func.func @composite_construct_operand_element_type_mismatch(%i: i32, %v: vector<2xf32>) {
  // expected-error @+1 {{'spirv.CompositeConstruct' op operand element type mismatch: expected to be 'f32', but provided 'i32'}}
  %0 = spirv.CompositeConstruct %i, %v : (i32, vector<2xf32>) -> vector<3xf32>
  return
}

// -----

func.func @composite_construct_no_element(%p: !spirv.ptr<f32, Function>, %f: f32) {
  // expected-error @+1 {{'spirv.CompositeConstruct' op operand type mismatch: expected operand to have a scalar or vector type, but provided '!spirv.ptr<f32, Function>'}}
  %0 = spirv.CompositeConstruct %f, %p : (f32, !spirv.ptr<f32, Function>) -> vector<3xf32>
  return
}

// -----

func.func @composite_construct_has_incorrect_number_of_operands_for_vector(%f: f32, %v: vector<2xf32>) {
  // expected-error @+1 {{'spirv.CompositeConstruct' op has incorrect number of operands: expected 4, but provided 3}}
  %0 = spirv.CompositeConstruct %f, %v : (f32, vector<2xf32>) -> vector<4xf32>
  return
}

// -----

func.func @composite_construct_two_for_all(%f: f32) {
  // expected-error @+1 {{'spirv.CompositeConstruct' op has incorrect number of operands: expected 1, but provided 2}}
  %0 = spirv.CompositeConstruct %f, %f : (f32, f32) -> !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>
  return
}

// -----

func.func @composite_construct_other_for_all(%i: i32) {
  // expected-error @+1 {{'spirv.CompositeConstruct' op operand type mismatch: expected operand type 'f32', but provided 'i32'}}
  %0 = spirv.CompositeConstruct %i : (i32) -> !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>
  return
}

// -----

func.func @composite_extract_index_2_out_of_bounds(%v: vector<2xf32>) {
  // expected-error @+1 {{custom op 'spirv.CompositeExtract' index 2 out of bounds for 'vector<2xf32>'}}
  %0 = spirv.CompositeExtract %v[2 : i32] : vector<2xf32>
  return
}

// -----

func.func @composite_extract_index_1_out_of_bounds(%v: vector<2xf32>) {
  // expected-error @+1 {{custom op 'spirv.CompositeExtract' index -1 out of bounds for 'vector<2xf32>'}}
  %0 = spirv.CompositeExtract %v[-1 : i32] : vector<2xf32>
  return
}

// -----

func.func @composite_extract_far_beyond(%v: vector<2xf32>) {
  // expected-error @+1 {{custom op 'spirv.CompositeExtract' index -2147483648 out of bounds for 'vector<2xf32>'}}
  %0 = spirv.CompositeExtract %v[2147483648 : i32] : vector<2xf32>
  return
}

// -----

func.func @composite_extract_index_159383553_out_of_bounds(%v: vector<2xf32>) {
  // expected-error @+1 {{custom op 'spirv.CompositeExtract' index -159383553 out of bounds for 'vector<2xf32>'}}
  %0 = spirv.CompositeExtract %v[99999999999999999999999 : i3000] : vector<2xf32>
  return
}

// -----

func.func @composite_extract_too_deep(%v: vector<2xf32>) {
  // expected-error @+1 {{custom op 'spirv.CompositeExtract' cannot extract from non-composite type 'f32' with index 1}}
  %0 = spirv.CompositeExtract %v[0 : i32, 1 : i32] : vector<2xf32>
  return
}

// -----

func.func @composite_extract_no_index(%v: vector<2xf32>) {
  // expected-error @+1 {{custom op 'spirv.CompositeExtract' expected at least one index for spirv.CompositeExtract}}
  %0 = spirv.CompositeExtract %v[] : vector<2xf32>
  return
}

// -----

func.func @composite_extract(%v: vector<2xf32>) {
  // expected-error @+1 {{custom op 'spirv.CompositeExtract' expected an 32-bit integer for index, but found 'unit'}}
  %0 = spirv.CompositeExtract %v[unit] : vector<2xf32>
  return
}

// -----

func.func @composite_extract_number_of_64_bits(%v: vector<2xf32>) {
  // expected-error @+1 {{'spirv.CompositeExtract' op attribute 'indices' failed to satisfy constraint: 32-bit integer array attribute}}
  %0 = spirv.CompositeExtract %v[0] : vector<2xf32>
  return
}

// -----

func.func @composite_extract_no_list(%v: vector<2xf32>) {
  // expected-error @+1 {{expected attribute value}}
  %0 = spirv.CompositeExtract %v : vector<2xf32>
  return
}

// -----

func.func @composite_extract_no_array(%v: vector<2xf32>) {
  // expected-error @+1 {{custom op 'spirv.CompositeExtract' expected a 32-bit integer array attribute for 'indices'}}
  %0 = spirv.CompositeExtract %v 3 : i32 : vector<2xf32>
  return
}

// -----

func.func @composite_extract_generic_beyond(%v: vector<2xf32>) {
  // expected-error @+1 {{index 2 out of bounds for 'vector<2xf32>'}}
  %0 = "spirv.CompositeExtract"(%v) {indices = [2 : i32]} : (vector<2xf32>) -> f32
  return
}

// -----

func.func @composite_extract_generic_other(%v: vector<2xf32>) {
  // expected-error @+1 {{'spirv.CompositeExtract' op invalid result type: expected 'f32' but provided 'i32'}}
  %0 = "spirv.CompositeExtract"(%v) {indices = [1 : i32]} : (vector<2xf32>) -> i32
  return
}

// -----

func.func @insert_other(%v: vector<2xf32>, %i: i32) {
  // expected-error @+1 {{'spirv.CompositeInsert' op object operand type should be 'f32', but found 'i32'}}
  %0 = spirv.CompositeInsert %i, %v[1 : i32] : i32 into vector<2xf32>
  return
}

// -----

func.func @insert_beyond(%v: vector<2xf32>, %f: f32) {
  // expected-error @+1 {{index 7 out of bounds for 'vector<2xf32>'}}
  %0 = spirv.CompositeInsert %f, %v[7 : i32] : f32 into vector<2xf32>
  return
}

// -----

func.func @insert_gives_other(%v: vector<2xf32>, %f: f32) {
  // expected-error @+1 {{'spirv.CompositeInsert' op result type should be the same as the composite type, but found 'vector<2xf32>' vs 'vector<3xf32>'}}
  %0 = "spirv.CompositeInsert"(%f, %v) {indices = [1 : i32]} : (f32, vector<2xf32>) -> vector<3xf32>
  return
}

// -----

func.func @insert_where(%f: f32) {
  // expected-error @+1 {{custom op 'spirv.CompositeInsert' expected 2 operands}}
  %0 = spirv.CompositeInsert %f[0 : i32] : f32 into vector<2xf32>
  return
}

// -----

func.func @insert_comma(%v: vector<2xf32>, %f: f32) {
  // expected-error @+1 {{custom op 'spirv.CompositeInsert' expected 'into'}}
  %0 = spirv.CompositeInsert %f, %v[0 : i32] : f32, vector<2xf32>
  return
}

// -----

func.func @dynamic_result(%v: vector<2xf32>, %i: i32) {
  // expected-error @+1 {{'spirv.VectorExtractDynamic' op failed to verify that type of 'result' matches element type of 'vector'}}
  %0 = "spirv.VectorExtractDynamic"(%v, %i) : (vector<2xf32>, i32) -> i32
  return
}

// -----

func.func @dynamic_component(%v: vector<2xf32>, %i: i32) {
  // expected-error @+1 {{'spirv.VectorInsertDynamic' op failed to verify that type of 'component' matches element type of 'vector'}}
  %0 = "spirv.VectorInsertDynamic"(%v, %i, %i) : (vector<2xf32>, i32, i32) -> vector<2xf32>
  return
}

// -----

func.func @shuffle_count(%v: vector<2xf32>) {
  // expected-error @+1 {{'spirv.VectorShuffle' op result type element count (2) mismatch with the number of component selectors (1)}}
  %0 = spirv.VectorShuffle [0 : i32] %v, %v : vector<2xf32>, vector<2xf32> -> vector<2xf32>
  return
}

// -----

func.func @shuffle_beyond(%v: vector<2xf32>) {
  // expected-error @+1 {{'spirv.VectorShuffle' op component selector 4 out of range: expected to be in [0, 4) or 0xffffffff}}
  %0 = spirv.VectorShuffle [0 : i32, 4 : i32] %v, %v : vector<2xf32>, vector<2xf32> -> vector<2xf32>
  return
}

// -----

func.func @shuffle_before(%v: vector<2xf32>) {
  // expected-error @+1 {{'spirv.VectorShuffle' op component selector 4294967294 out of range: expected to be in [0, 4) or 0xffffffff}}
  %0 = spirv.VectorShuffle [0 : i32, -2 : i32] %v, %v : vector<2xf32>, vector<2xf32> -> vector<2xf32>
  return
}

// -----

func.func @shuffle_other(%v: vector<2xf32>, %w: vector<2xi32>) {
  // expected-error @+1 {{'spirv.VectorShuffle' op failed to verify that all of {vector1, vector2, result} have same element type}}
  %0 = spirv.VectorShuffle [0 : i32, 1 : i32] %v, %w : vector<2xf32>, vector<2xi32> -> vector<2xf32>
  return
}
