// Diagnostics of affine.if.
// RUN: %opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @if_region_0_must_have_no_arguments(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{'affine.if' op region #0 should have no arguments}}
  affine.if affine_set<(d0): (d0 >= 0)> (%n) {
      ^bb0(%arg: index):
  }
  return
}

// -----

func.func @if_operand_count_and_condition_integer_set_dimension_and_symbol(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.if' op operand count and condition integer set dimension and symbol count must match}}
 "affine.if"(%n, %k) <{condition = affine_set<(d0) : (d0 >= 0)>}> ({
   affine.yield
  }, {}): (index, f32) -> ()
  return
}

// -----

func.func @if_operand_cannot_be_used_as_dimension_id(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.if' op operand cannot be used as a dimension id}}
 "affine.if"(%k) <{condition = affine_set<(d0) : (d0 >= 0)>}> ({
   affine.yield
  }, {}): (f32) -> ()
  return
}

// -----

func.func @if_requires_attribute_condition(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.if' op requires attribute 'condition'}}
 "affine.if"(%n)  ({
   affine.yield
  }, {}): (index) -> ()
  return
}

// -----

func.func @if_dim_operand_count_and_integer_set_dim_count(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{custom op 'affine.if' dim operand count and integer set dim count must match}}
 affine.if affine_set<(d0) : (d0 >= 0)>(%n, %n) {}
  return
}

// -----

func.func @if_symbol_operand_count_and_integer_set_symbol_count(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{custom op 'affine.if' symbol operand count and integer set symbol count must match}}
 affine.if affine_set<(d0)[s0] : (d0 >= 0)>(%n) {}
  return
}

// -----

func.func @if_types_differ_along_edge_from_parent_to_parent(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+2 {{'affine.if' op along control flow edge from parent to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @+1 {{region branch point}}
 %r = affine.if affine_set<(d0) : (d0 >= 0)>(%n) -> f32 { affine.yield %k : f32}
  return
}

// -----

func.func @if_invalid_kind_of_attribute(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{custom op 'affine.if' invalid kind of attribute specified}}
 %r = affine.if affine_map<(d0) -> (d0)>(%n) -> f32 { affine.yield %k : f32}
  return
}
