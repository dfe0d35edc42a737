// Diagnostics of slices of tensors.
// RUN: %opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @extract_slice_size_mismatch(%t4: tensor<4xf32>) {
  // expected-error @+1 {{expected type to be 'tensor<4xf32>' or a rank-reduced version. (size mismatch)}}
  tensor.extract_slice %t4[0][4][1] : tensor<4xf32> to tensor<5xf32>
  return
}

// -----

func.func @extract_slice_rank_must_be_smaller_or_equal_to_other_rank(%t4: tensor<4xf32>) {
  // expected-error @+1 {{expected rank to be smaller or equal to the other rank.}}
  tensor.extract_slice %t4[0][4][1] : tensor<4xf32> to tensor<4x1xf32>
  return
}

// -----

func.func @extract_slice_element_type(%t4: tensor<4xf32>) {
  // expected-error @+1 {{expected element type to be 'f32'}}
  tensor.extract_slice %t4[0][4][1] : tensor<4xf32> to tensor<4xf64>
  return
}

// -----

func.func @extract_slice_slice_along_dimension_0_runs_out_of_bounds(%t4: tensor<4xf32>) {
  // expected-error @+1 {{slice along dimension 0 runs out-of-bounds: 6 >= 4}}
  tensor.extract_slice %t4[0][4][2] : tensor<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @extract_slice_offset_0_is_out_of_bounds(%t4: tensor<4xf32>) {
  // expected-error @+1 {{offset 0 is out-of-bounds: 5 >= 4}}
  tensor.extract_slice %t4[5][0][1] : tensor<4xf32> to tensor<0xf32>
  return
}

// -----

func.func @extract_slice_negative_offsets(%t4: tensor<4xf32>) {
  // expected-error @+1 {{expected offsets to be non-negative, but got -1}}
  tensor.extract_slice %t4[-1][2][1] : tensor<4xf32> to tensor<2xf32>
  return
}

// -----

func.func @extract_slice_negative_sizes(%t4: tensor<4xf32>) {
  // expected-error @+1 {{expected sizes to be non-negative, but got -1}}
  tensor.extract_slice %t4[0][-1][1] : tensor<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @extract_slice_rank_of_offsets_differs_from_rank_of_sizes(%t4: tensor<4xf32>) {
  // expected-error @+1 {{expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.}}
  tensor.extract_slice %t4[0, 0][4][1] : tensor<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @extract_slice_rank_of_sizes_differs_from_rank_of_strides(%t4: tensor<4xf32>) {
  // expected-error @+1 {{expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.}}
  tensor.extract_slice %t4[0][4, 1][1] : tensor<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @extract_slice_too_many_offset_values(%t4: tensor<4xf32>) {
  // expected-error @+1 {{expected 1 offset values, got 2}}
  tensor.extract_slice %t4[0, 0][4, 1][1, 1] : tensor<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @extract_slice_fewer_offsets_than_dynamic_entries(%t4: tensor<4xf32>) {
  // expected-error @+1 {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (0 vs 1)}}
  "tensor.extract_slice"(%t4) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @insert_slice_size_mismatch(%t4: tensor<4xf32>, %t48: tensor<4x8xf32>) {
  // expected-error @+1 {{expected type to be 'tensor<3x1xf32>' or a rank-reduced version. (size mismatch)}}
  tensor.insert_slice %t4 into %t48[0, 0][3, 1][1, 1] : tensor<4xf32> into tensor<4x8xf32>
  return
}

// -----

func.func @insert_slice_offset_1_is_out_of_bounds(%t4: tensor<4xf32>, %t48: tensor<4x8xf32>) {
  // expected-error @+1 {{offset 1 is out-of-bounds: 8 >= 8}}
  tensor.insert_slice %t4 into %t48[0, 8][4, 1][1, 1] : tensor<4xf32> into tensor<4x8xf32>
  return
}

// -----

func.func @insert_slice_rank_must_be_smaller_or_equal_to_other_rank(%t4: tensor<4xf32>, %t48: tensor<4x8xf32>) {
  // expected-error @+1 {{expected rank to be smaller or equal to the other rank.}}
  tensor.insert_slice %t48 into %t4[0][4][1] : tensor<4x8xf32> into tensor<4xf32>
  return
}

// -----

func.func @insert_slice_element_type(%t4: tensor<4xf32>, %s2: tensor<2xi32>) {
  // expected-error @+1 {{expected element type to be 'f32'}}
  tensor.insert_slice %s2 into %t4[0][2][1] : tensor<2xi32> into tensor<4xf32>
  return
}

// -----

func.func @insert_slice_expected_result_type_to_must_match_dest_type(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.insert_slice' op failed to verify that expected result type to match dest type}}
  "tensor.insert_slice"(%t4, %t4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @parallel_insert_slice_not_shared(%o: tensor<4xf32>, %s: tensor<1xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%a = %o) -> tensor<4xf32> {
    scf.forall.in_parallel {
      // expected-error @+1 {{'tensor.parallel_insert_slice' op may only insert into an output block argument}}
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  return
}

// -----

func.func @parallel_insert_slice_expected_in_parallel_op_interface_parent_got(%o: tensor<4xf32>, %s: tensor<1xf32>, %i: index) {
  // expected-error @+1 {{expected InParallelOpInterface parent, got:}}
  tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
  return
}

// -----

func.func @parallel_insert_slice_size_mismatch(%o: tensor<4xf32>, %s: tensor<2xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%a = %o) -> tensor<4xf32> {
    scf.forall.in_parallel {
      // expected-error @+1 {{expected type to be 'tensor<1xf32>' or a rank-reduced version. (size mismatch)}}
      tensor.parallel_insert_slice %s into %a[%i] [1] [1] : tensor<2xf32> into tensor<4xf32>
    }
  }
  return
}

// -----

func.func @parallel_insert_slice_slice_along_dimension_0_runs_out_of_bounds(%o: tensor<4xf32>, %s: tensor<8xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%a = %o) -> tensor<4xf32> {
    scf.forall.in_parallel {
      // expected-error @+1 {{slice along dimension 0 runs out-of-bounds: 7 >= 4}}
      tensor.parallel_insert_slice %s into %a[0] [8] [1] : tensor<8xf32> into tensor<4xf32>
    }
  }
  return
}
