// Diagnostics of scf.if, scf.execute_region and scf.yield.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @if_types_differ_along_edge_from_scf_yield_to_parent(%c: i1, %i: i32) {
  // expected-error @+2 {{'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i32' should match successor input type #0 'i64'}}
  // expected-note @+1 {{region branch point}}
  %0 = scf.if %c -> (i64) { scf.yield %i : i32 } else { scf.yield %i : i32 }
  return
}

// -----

func.func @if_types_differ_along_edge_from_scf_yield_to_parent_2(%c: i1, %i: i32) {
  // expected-error @+2 {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @+1 {{region branch point}}
  %0 = scf.if %c -> (i64) { } else { scf.yield %i : i32 }
  return
}

// -----

func.func @if_region_then_region_must_have_1_block(%c: i1, %i: i32) {
  // expected-error @+1 {{'scf.if' op region #0 ('thenRegion') failed to verify constraint: region with 1 blocks}}
  "scf.if"(%c) ({ }, { }) : (i1) -> ()
  return
}

// -----

func.func @execute_region_region_needs_to_have_at_least_one_block(%c: i1, %i: i32) {
  // expected-error @+1 {{'scf.execute_region' op region needs to have at least one block}}
  "scf.execute_region"() ({ }) : () -> ()
  return
}

// -----

func.func @execute_region_types_differ_along_edge_from_scf_yield_to_parent(%c: i1, %i: i32) {
  // expected-error @+2 {{'scf.execute_region' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @+1 {{region branch point}}
  %0 = scf.execute_region -> i32 { scf.yield }
  return
}

// -----

func.func @yield_expects_parent_scf_region(%c: i1, %i: i32) {
  // expected-error @+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
  scf.yield
}

// -----

func.func @execute_region_expected_left_brace_to_begin_a_region(%c: i1, %i: index) {
  // expected-error @+1 {{expected '{' to begin a region}}
  scf.execute_region no_inline -> i32 { }
  return
}

// -----

func.func @execute_region_region_cannot_have_any_arguments(%c: i1) {
  // expected-error @+1 {{'scf.execute_region' op region cannot have any arguments}}
  "scf.execute_region"() ({ ^bb0(%x: i32): scf.yield }) : () -> ()
  return
}

// -----

func.func @if_must_have_else_block_if_defining_values(%c: i1) {
  // expected-error @+1 {{'scf.if' op must have an else block if defining values}}
  %0 = scf.if %c -> i32 { }
  return
}

// -----

func.func @if_region_0_must_have_no_arguments(%c: i1) {
  // expected-error @+1 {{'scf.if' op region #0 should have no arguments}}
  "scf.if"(%c) ({ ^bb0(%x: i32): scf.yield }, { }) : (i1) -> ()
  return
}
