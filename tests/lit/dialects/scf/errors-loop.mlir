// Diagnostics of scf.for and scf.while.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @while_expects_before_region_to_terminate_with_scf_condition(%c: i1, %i: i32) {
  // expected-error @+2 {{'scf.while' op expects the 'before' region to terminate with 'scf.condition'}}
  // expected-note @+1 {{terminator here}}
  scf.while : () -> () { scf.yield } do { scf.yield }
  return
}

// -----

func.func @while_types_differ_along_edge_from_scf_yield_to_region(%c: i1, %i: i32) {
  // expected-error @+2 {{'scf.while' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @+1 {{region branch point}}
  scf.while (%a = %i) : (i32) -> () { scf.condition(%c) } do { scf.yield }
  return
}

// -----

func.func @while_invalid_kind_of_type(%c: i1, %i: i32) {
  // expected-error @+1 {{custom op 'scf.while' invalid kind of type specified: expected builtin.function, but found 'i32'}}
  scf.while (%a = %i) : i32 { scf.condition(%c) } do { scf.yield }
  return
}

// -----

  // expected-note @+1 {{prior use here}}
func.func @for_operand_type_differs_from_prior_use(%c: i1, %i: index) {
  // expected-error @+1 {{use of value '%i' expects different type than prior uses: 'i32' vs 'index'}}
  scf.for %a = %i to %i step %i : i32 { }
  return
}

// -----

func.func @for_operand_0_has_invalid_type(%c: i1, %i: f32) {
  // expected-error @+1 {{'scf.for' op operand #0 must be signless integer or index, but got 'f32'}}
  scf.for %a = %i to %i step %i : f32 { }
  return
}

// -----

func.func @for_expected_left_brace_to_begin_a_region(%c: i1, %i: index) {
  // expected-error @+1 {{expected '{' to begin a region}}
  scf.for %a = %i to %i step %i -> i32 { }
  return
}

// -----

func.func @for_expected_keyword_step(%c: i1, %i: index) {
  // expected-error @+1 {{custom op 'scf.for' expected 'step'}}
  scf.for %a = %i to %i { }
  return
}

// -----

func.func @for_induction_variable_must_be_same_type_as_bounds(%i: i32) {
  // expected-error @+1 {{'scf.for' op expected induction variable to be same type as bounds and step}}
  "scf.for"(%i, %i, %i) ({ ^bb0(%x: i64): scf.yield }) : (i32, i32, i32) -> ()
  return
}

// -----

func.func @for_mismatch_in_number_of_loop_carried_values_and_defined(%i: i32) {
  // expected-error @+1 {{'scf.for' op mismatch in number of loop-carried values and defined values}}
  "scf.for"(%i, %i, %i, %i) ({ ^bb0(%x: i32, %y: i32): scf.yield %y : i32 }) : (i32, i32, i32, i32) -> ()
  return
}

// -----

func.func @for_0_th_init_and_0_th_region_iter_arg(%i: i32, %j: i64) {
  // expected-error @+1 {{'scf.for' op 0-th init and 0-th region iter_arg have different type: 'i32' != 'i64'}}
  %0 = "scf.for"(%i, %i, %i, %i) ({ ^bb0(%x: i32, %y: i64): scf.yield %y : i64 }) : (i32, i32, i32, i32) -> i64
  return
}

// -----

func.func @for_types_differ_along_edge_from_scf_yield_to_region(%i: i32, %j: i64) {
  // expected-error @+2 {{'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @+1 {{region branch point}}
  %0 = "scf.for"(%i, %i, %i, %i) ({ ^bb0(%x: i32, %y: i32): scf.yield }) : (i32, i32, i32, i32) -> i32
  return
}

// -----

func.func @condition_expects_parent_scf_while(%c: i1) {
  // expected-error @+1 {{'scf.condition' op expects parent op 'scf.while'}}
  scf.condition(%c)
}
