// Diagnostics of the shape dialect that mlir-opt 22 does not report, or reports in other words. A comment on each
// case says what mlir-opt does.
// UNSUPPORTED: differential
// RUN: %opt %s --split-input-file --verify-diagnostics

// mlir-opt 22 reports other notes or locations.
shape.function_library @function_library_expected_keyword_mapping {
}

// expected-error @+1 {{custom op 'shape.function_library' expected 'mapping'}}
// -----

// mlir-opt 22 does not report: expected a size
func.func @const_shape_expected_size_for_1() {
  // expected-error @+1 {{expected a size}}
  %0 = shape.const_shape [1, "a"] : !shape.shape
  return
}

// -----

// mlir-opt 22 accepts this input.
func.func @const_shape_expected_size_for_99999999999999999999() {
  // expected-error @+1 {{expected a size}}
  %0 = shape.const_shape [99999999999999999999 : i128] : !shape.shape
  return
}

// -----

// mlir-opt 22 reports instead: integer literal not valid for specified type
func.func @const_shape_expected_left_bracket() {
  // expected-error @+1 {{expected '['}}
  %0 = shape.const_shape 1 : !shape.shape
  return
}

// -----

// mlir-opt 22 crashes on this input.
func.func @reduce_expected_shape() {
  // expected-error @+1 {{expected a shape}}
  shape.reduce() : !shape.shape {
  }
  return
}

// -----

// mlir-opt 22 reports instead: 'shape.meet' op inferred type(s) 'tensor<?xindex>' are incompatible with return type(s) of operation 'index'
func.func @meet_requires_all_sizes_or_shapes_3(%i: index, %e: tensor<?xindex>) {
  // expected-error @+2 {{requires all sizes or shapes}}
  // expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %i, %e : index, tensor<?xindex> -> index
  return
}

// -----

// mlir-opt 22 does not terminate on this input.
// The number of sizes is limited, because the assembly format prints each of them.
func.func @const_shape_many_sizes() {
  // expected-error @+1 {{'shape.const_shape' op has more than 1048576 sizes}}
  %0 = "shape.const_shape"() <{shape = dense<7> : tensor<4294967296xindex>}> : () -> !shape.shape
  return
}
