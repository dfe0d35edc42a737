// Diagnostics of reductions, scans and fused multiply-add.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @fma_operand_0_has_invalid_type(%u8: vector<8xui32>) {
  // expected-error @+1 {{'vector.fma' op operand #0 must be vector of floating-point values, but got 'vector<8xui32>'}}
  %0 = vector.fma %u8, %u8, %u8 : vector<8xui32>
  return
}

// -----

func.func @reduction_unsupported_reduction_rank_2(%v48: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.reduction' op unsupported reduction rank: 2}}
  %0 = vector.reduction <add>, %v48 : vector<4x8xf32> into f32
  return
}

// -----

func.func @reduction_unsupported_reduction_type_for_kind(%v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.reduction' op unsupported reduction type ''f32'' for kind 'and'}}
  %0 = vector.reduction <and>, %v8 : vector<8xf32> into f32
  return
}

// -----

func.func @reduction_source_operand_and_result_must_have_same_element_type(%v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.reduction' op failed to verify that source operand and result have same element type}}
  %0 = vector.reduction <add>, %v8 : vector<8xf32> into i32
  return
}

// -----

func.func @multi_reduction_destination_type_incompatible_with_source_type(%v48: vector<4x8xf32>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.multi_reduction' op destination type 'vector<8xf32>' is incompatible with source type 'vector<4x8xf32>'}}
  %0 = vector.multi_reduction <add>, %v48, %v8 [1] : vector<4x8xf32> to vector<8xf32>
  return
}

// -----

func.func @scan_reduction_dimension_2_must_be_less_than_2(%v48: vector<4x8xf32>, %v4: vector<4xf32>) {
  // expected-error @+1 {{'vector.scan' op reduction dimension 2 has to be less than 2}}
  %0:2 = vector.scan <add>, %v48, %v4 {inclusive = true, reduction_dim = 2 : i64} : vector<4x8xf32>, vector<4xf32>
  return
}

// -----

func.func @scan_initial_value_rank_2_must_be_equal_to_1(%v48: vector<4x8xf32>, %w45: vector<4x5xf32>) {
  // expected-error @+1 {{'vector.scan' op initial value rank 2 has to be equal to 1}}
  %0:2 = vector.scan <add>, %v48, %w45 {inclusive = true, reduction_dim = 1 : i64} : vector<4x8xf32>, vector<4x5xf32>
  return
}

// -----

func.func @scan_incompatible_input_initial_value_shapes(%v48: vector<4x8xf32>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.scan' op incompatible input/initial value shapes}}
  %0:2 = vector.scan <add>, %v48, %v8 {inclusive = true, reduction_dim = 1 : i64} : vector<4x8xf32>, vector<8xf32>
  return
}

// -----

func.func @scan_unsupported_reduction_type_for_kind_xor(%v48: vector<4x8xf32>, %v4: vector<4xf32>) {
  // expected-error @+1 {{'vector.scan' op unsupported reduction type 'f32' for kind 'xor'}}
  %0:2 = vector.scan <xor>, %v48, %v4 {inclusive = true, reduction_dim = 1 : i64} : vector<4x8xf32>, vector<4xf32>
  return
}
