// Diagnostics of the tensor dialect that mlir-opt 22 does not report, or reports in other words. A comment on each
// case says what mlir-opt does.
// UNSUPPORTED: differential
// RUN: %opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// mlir-opt 22 crashes on this input.
func.func @concat_concatenation_dim_must_be_nonnegative(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.concat' op concatenation dim must be non-negative}}
  "tensor.concat"(%t4) <{dim = -1 : i64}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// mlir-opt 22 crashes on this input.
func.func @more_elements_than_operands(%f: f32) {
  // expected-error @+1 {{number of operands and types do not match: got 1 operands and 16777216 types}}
  %0 = tensor.from_elements %f : tensor<9223372036854775807xf32>
  return
}

// -----

// mlir-opt 22 reports instead: 'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank
func.func @collapse_shape_no_rank(%u: tensor<*xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected source and result to have a rank}}
  %0 = tensor.collapse_shape %u [[0, 1]] : tensor<*xf32> into tensor<32xf32>
  return
}

// -----

// mlir-opt 22 accepts this input.
func.func @pad_unknown_border(%t: tensor<4xf32>, %f: f32) {
  // expected-error @+1 {{expected the number of 'low' to match the number of dynamic entries in 'static_low' (0 vs 1)}}
  %0 = "tensor.pad"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_low = array<i64: -9223372036854775808>, static_high = array<i64: 1>}> ({
  ^bb0(%x: index):
    tensor.yield %f : f32
  }) : (tensor<4xf32>) -> tensor<?xf32>
  return
}
