// Diagnostics of operations with regions.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @assuming_all() {
  // expected-error @+1 {{'shape.assuming_all' op no operands specified}}
  %0 = "shape.assuming_all"() : () -> !shape.witness
  return
}

// -----

func.func @reduce_op_body_must_have_3_arguments(%s: !shape.shape, %i: index) {
  // expected-error @+1 {{'shape.reduce' op ReduceOp body is expected to have 3 arguments}}
  %0 = shape.reduce(%s, %i) : !shape.shape -> index {
  ^bb0(%a: index, %b: !shape.size):
    shape.yield %a : index
  }
  return
}

// -----

func.func @reduce_argument_0_of_reduce_op_body_must_be_of_index_type(%s: !shape.shape, %i: index) {
  // expected-error @+1 {{'shape.reduce' op argument 0 of ReduceOp body is expected to be of IndexType}}
  %0 = shape.reduce(%s, %i) : !shape.shape -> index {
  ^bb0(%a: i32, %b: !shape.size, %c: index):
    shape.yield %c : index
  }
  return
}

// -----

func.func @reduce_argument_1_of_reduce_op_body_must_be_of_size_type(%s: !shape.shape, %i: index) {
  // expected-error @+1 {{'shape.reduce' op argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a ShapeType}}
  %0 = shape.reduce(%s, %i) : !shape.shape -> index {
  ^bb0(%a: index, %b: index, %c: index):
    shape.yield %c : index
  }
  return
}

// -----

func.func @reduce_argument_1_of_reduce_op_body_must_be_of_index_type(%s: tensor<?xindex>, %i: index) {
  // expected-error @+1 {{'shape.reduce' op argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an extent tensor}}
  %0 = shape.reduce(%s, %i) : tensor<?xindex> -> index {
  ^bb0(%a: index, %b: !shape.size, %c: index):
    shape.yield %c : index
  }
  return
}

// -----

func.func @reduce_type_mismatch_between_argument_2_of_reduce_op_body(%s: tensor<?xindex>, %i: index) {
  // expected-error @+1 {{'shape.reduce' op type mismatch between argument 2 of ReduceOp body and initial value 0}}
  %0 = shape.reduce(%s, %i) : tensor<?xindex> -> index {
  ^bb0(%a: index, %b: index, %c: i32):
    shape.yield %a : index
  }
  return
}

// -----

func.func @yield_number_of_operands_does_not_match_number_of_results(%s: tensor<?xindex>, %i: index) {
  %0 = shape.reduce(%s, %i) : tensor<?xindex> -> index {
  ^bb0(%a: index, %b: index, %c: index):
    // expected-error @+1 {{'shape.yield' op number of operands does not match number of results of its parent}}
    shape.yield
  }
  return
}

// -----

func.func @yield_types_mismatch_between_yield_and_its_parent(%s: tensor<?xindex>, %i: index, %x: i32) {
  %0 = shape.reduce(%s, %i) : tensor<?xindex> -> index {
  ^bb0(%a: index, %b: index, %c: index):
    // expected-error @+1 {{'shape.yield' op types mismatch between yield op and its parent}}
    shape.yield %x : i32
  }
  return
}

// -----

func.func @reduce_text(%s: tensor<?xindex>, %i: index) {
  // expected-error @+1 {{custom op 'shape.reduce' number of operands and types do not match: got 1 operands and 0 types}}
  %0 = shape.reduce(%s, %i) : tensor<?xindex> {
  ^bb0(%a: index, %b: index, %c: i32):
    shape.yield
  }
  return
}

// -----

func.func @yield_outside() {
  // expected-error @+1 {{'shape.yield' op expects parent op to be one of 'shape.reduce, shape.function_library'}}
  shape.yield
}

// -----

func.func @assuming_types_differ_along_edge_from_shape_assuming_yield_to_parent_for_i32(%w: !shape.witness, %x: i32) {
  // expected-error @+1 {{'shape.assuming' op along control flow edge from Operation shape.assuming_yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  %0 = shape.assuming %w -> (i32) {
    // expected-note @+1 {{region branch point}}
    shape.assuming_yield
  }
  return
}

// -----

func.func @assuming_types_differ_along_edge_from_shape_assuming_yield_to_parent_for_f32(%w: !shape.witness, %x: i32) {
  // expected-error @+1 {{'shape.assuming' op along control flow edge from Operation shape.assuming_yield to parent: successor operand type #0 'i32' should match successor input type #0 'f32'}}
  %0 = shape.assuming %w -> (f32) {
    // expected-note @+1 {{region branch point}}
    shape.assuming_yield %x : i32
  }
  return
}

// -----

func.func @assuming_accepted(%w: !shape.witness, %x: i32) {
  "shape.assuming"(%w) ({
    ^bb0(%a: i32):
    shape.assuming_yield
  }) : (!shape.witness) -> ()
  return
}
