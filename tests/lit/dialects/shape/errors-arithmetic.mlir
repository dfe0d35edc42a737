// Diagnostics of operations on shapes, sizes and witnesses.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @add_result_cannot_hold_error_values_of_operands(%a: !shape.size, %i: index) {
  // expected-error @+1 {{'shape.add' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.add %a, %i : !shape.size, index -> index
  return
}

// -----

func.func @mul_result_cannot_hold_error_values_of_operands(%a: !shape.size, %i: index) {
  // expected-error @+1 {{'shape.mul' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.mul %a, %i : !shape.size, index -> index
  return
}

// -----

func.func @div_result_cannot_hold_error_values_of_operands(%a: !shape.size, %i: index) {
  // expected-error @+1 {{'shape.div' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.div %i, %a : index, !shape.size -> index
  return
}

// -----

func.func @add_result(%i: index) {
  // expected-error @+1 {{'shape.add' op result #0 must be size or index, but got '!shape.shape'}}
  %0 = "shape.add"(%i, %i) : (index, index) -> !shape.shape
  return
}

// -----

func.func @add_operand(%i: i32) {
  // expected-error @+1 {{'shape.add' op operand #0 must be size or index, but got 'i32'}}
  %0 = "shape.add"(%i, %i) : (i32, i32) -> !shape.size
  return
}

// -----

func.func @broadcast_result_cannot_hold_error_values_of_operands(%s: !shape.shape, %e: tensor<?xindex>) {
  // expected-error @+1 {{'shape.broadcast' op if at least one of the operands can hold error values then the result must be of type `shape` to propagate them}}
  %0 = shape.broadcast %s, %e : !shape.shape, tensor<?xindex> -> tensor<?xindex>
  return
}

// -----

func.func @broadcast_one(%s: !shape.shape) {
  // expected-error @+1 {{'shape.broadcast' op result #0 must be shape or extent tensor, but got 'i32'}}
  %0 = shape.broadcast %s : !shape.shape -> i32
  return
}

// -----

func.func @rank_result_cannot_hold_error_values_of_operands(%s: !shape.shape) {
  // expected-error @+1 {{'shape.rank' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.rank %s : !shape.shape -> index
  return
}

// -----

func.func @get_extent(%s: !shape.shape, %i: index) {
  // expected-error @+1 {{'shape.get_extent' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.get_extent %s, %i : !shape.shape, index -> index
  return
}

// -----

func.func @get_extent(%e: tensor<?xindex>, %n: !shape.size) {
  // expected-error @+1 {{'shape.get_extent' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.get_extent %e, %n : tensor<?xindex>, !shape.size -> index
  return
}

// -----

func.func @dim_accepted(%x: tensor<?xf32>, %n: !shape.size) {
  %0 = shape.dim %x, %n : tensor<?xf32>, !shape.size -> index
  return
}

// -----

func.func @dim_result_0_has_invalid_type(%x: tensor<?xf32>, %n: index) {
  // expected-error @+1 {{'shape.dim' op result #0 must be size or index, but got 'i32'}}
  %0 = "shape.dim"(%x, %n) : (tensor<?xf32>, index) -> i32
  return
}

// -----

func.func @num_elements(%s: !shape.shape) {
  // expected-error @+1 {{'shape.num_elements' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.num_elements %s : !shape.shape -> index
  return
}

// -----

func.func @shape_of(%v: !shape.value_shape) {
  // expected-error @+1 {{'shape.shape_of' op if at least one of the operands can hold error values then the result must be of type `shape` to propagate them}}
  %0 = shape.shape_of %v : !shape.value_shape -> tensor<?xindex>
  return
}

// -----

func.func @shape_of(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'shape.shape_of' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<3xindex>'}}
  // expected-error @+1 {{'shape.shape_of' op failed to infer returned types}}
  %0 = shape.shape_of %x : tensor<2x3xf32> -> tensor<3xindex>
  return
}

// -----

func.func @shape_of(%x: tensor<*xf32>) {
  %0 = shape.shape_of %x : tensor<*xf32> -> tensor<3xindex>
  return
}

// -----

func.func @shape_of(%x: i32) {
  // expected-error @+1 {{'shape.shape_of' op operand #0 must be shaped of any type values or , but got 'i32'}}
  %0 = shape.shape_of %x : i32 -> tensor<3xindex>
  return
}

// -----

func.func @max_accepted(%s: !shape.shape, %n: !shape.size) {
  %0 = shape.max %s, %n : !shape.shape, !shape.size -> !shape.size
  return
}

// -----

func.func @max_result_types_differ_from_inferred_types(%s: !shape.size, %n: !shape.size) {
  // expected-error @+2 {{'shape.max' op inferred type(s) '!shape.size' are incompatible with return type(s) of operation '!shape.shape'}}
  // expected-error @+1 {{'shape.max' op failed to infer returned types}}
  %0 = shape.max %s, %n : !shape.size, !shape.size -> !shape.shape
  return
}

// -----

func.func @min_result_types_differ_from_inferred_types(%s: !shape.size, %n: !shape.size) {
  // expected-error @+2 {{'shape.min' op inferred type(s) '!shape.size' are incompatible with return type(s) of operation '!shape.shape'}}
  // expected-error @+1 {{'shape.min' op failed to infer returned types}}
  %0 = shape.min %s, %n : !shape.size, !shape.size -> !shape.shape
  return
}

// -----

func.func @meet_requires_all_sizes_or_shapes(%s: !shape.shape, %n: !shape.size) {
  // expected-error @+2 {{requires all sizes or shapes}}
  // expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %s, %n : !shape.shape, !shape.size -> !shape.shape
  return
}

// -----

func.func @meet_result_types_differ_from_inferred_types_with_size(%s: !shape.shape, %n: !shape.shape) {
  // expected-error @+2 {{'shape.meet' op inferred type(s) '!shape.shape' are incompatible with return type(s) of operation '!shape.size'}}
  // expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %s, %n : !shape.shape, !shape.shape -> !shape.size
  return
}

// -----

func.func @meet_accepted(%s: index, %n: !shape.size) {
  %0 = shape.meet %s, %n : index, !shape.size -> index
  return
}

// -----

func.func @meet_result_types_differ_from_inferred_types_for_index(%s: index, %n: index) {
  // expected-error @+2 {{'shape.meet' op inferred type(s) 'index' are incompatible with return type(s) of operation 'tensor<?xindex>'}}
  // expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%s, %n) : (index, index) -> tensor<?xindex>
  return
}

// -----

func.func @meet_requires_all_sizes_or_shapes_2(%s: tensor<?xindex>, %n: !shape.size) {
  // expected-error @+2 {{requires all sizes or shapes}}
  // expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %s, %n : tensor<?xindex>, !shape.size -> index
  return
}

// -----

func.func @cstr_broadcastable(%s: !shape.shape) {
  // expected-error @+1 {{'shape.cstr_broadcastable' op required at least 2 input shapes}}
  %0 = shape.cstr_broadcastable %s : !shape.shape
  return
}

// -----

func.func @cstr_require_expected_comma(%p: i1) {
  // expected-error @+1 {{expected ','}}
  %0 = shape.cstr_require %p
  return
}

// -----

func.func @meet_unequal_shape_cardinality(%a: tensor<2xindex>, %b: tensor<3xindex>) {
  // expected-error @+2 {{unequal shape cardinality}}
  // expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %a, %b : tensor<2xindex>, tensor<3xindex> -> tensor<2xindex>
  return
}
