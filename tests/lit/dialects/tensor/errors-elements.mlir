// Diagnostics of element access and dimension queries.
// RUN: %opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @dim_operand_0_has_invalid_type(%t0: tensor<f32>, %i: index) {
  // expected-error @+1 {{'tensor.dim' op operand #0 must be non-0-ranked or unranked tensor, but got 'tensor<f32>'}}
  tensor.dim %t0, %i : tensor<f32>
  return
}

// -----

func.func @extract_incorrect_number_of_indices_for_extract_element(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.extract' op incorrect number of indices for extract_element}}
  tensor.extract %t4[] : tensor<4xf32>
  return
}

// -----

func.func @extract_result_type_must_match_element_type_of_tensor(%t4: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{'tensor.extract' op failed to verify that result type matches element type of tensor}}
  "tensor.extract"(%t4, %i) : (tensor<4xf32>, index) -> f64
  return
}

// -----

func.func @insert_incorrect_number_of_indices(%t4: tensor<4xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{'tensor.insert' op incorrect number of indices}}
  tensor.insert %f into %t4[%i, %i] : tensor<4xf32>
  return
}

// -----

func.func @insert_result_type_must_match_type_of_dest(%t4: tensor<4xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{'tensor.insert' op failed to verify that result type matches type of dest}}
  "tensor.insert"(%f, %t4, %i) : (f32, tensor<4xf32>, index) -> tensor<?xf32>
  return
}

// -----

func.func @insert_scalar_type_must_match_element_type_of_dest(%t4: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{'tensor.insert' op failed to verify that scalar type matches element type of dest}}
  "tensor.insert"(%i, %t4, %i) : (index, tensor<4xf32>, index) -> tensor<4xf32>
  return
}

// -----

func.func @expected_only_parallel_combining_op_interface_ops(%o: tensor<4xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%a = %o) -> tensor<4xf32> {
    // expected-error @+1 {{'scf.forall.in_parallel' op expected only ParallelCombiningOpInterface ops}}
    scf.forall.in_parallel { "other.put"() : () -> () }
  }
  return
}
