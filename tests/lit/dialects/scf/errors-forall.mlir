// Diagnostics of scf.forall.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @forall_produces_2_results_but_has_only_1_outputs(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{'scf.forall' op produces 2 results, but has only 1 outputs}}
  %0:2 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
    ^bb0(%x: index, %y: tensor<4xf32>): "scf.forall.in_parallel"() ({^bb0: }) : () -> () }) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @forall_type_of_operand_0_must_match_type_of_corresponding(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{'scf.forall' op expected type of operand #0 ('tensor<4xf32>') to match type of corresponding result ('tensor<5xf32>')}}
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
    ^bb0(%x: index, %y: tensor<4xf32>): "scf.forall.in_parallel"() ({^bb0: }) : () -> () }) : (tensor<4xf32>) -> (tensor<5xf32>)
  return
}

// -----

func.func @forall_region_expects_1_arguments(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{'scf.forall' op region expects 1 arguments}}
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
    ^bb0(%x: index): "scf.forall.in_parallel"() ({^bb0: }) : () -> () }) : (tensor<4xf32>) -> (tensor<4xf32>)
  return
}

// -----

func.func @forall_expects_0_th_block_argument_to_be_index(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{'scf.forall' op expects 0-th block argument to be an index}}
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
    ^bb0(%x: i32, %y: tensor<4xf32>): "scf.forall.in_parallel"() ({^bb0: }) : () -> () }) : (tensor<4xf32>) -> (tensor<4xf32>)
  return
}

// -----

func.func @forall_type_mismatch_between_0_th_output_and_corresponding_block(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{'scf.forall' op type mismatch between 0-th output and corresponding block argument}}
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
    ^bb0(%x: index, %y: tensor<5xf32>): "scf.forall.in_parallel"() ({^bb0: }) : () -> () }) : (tensor<4xf32>) -> (tensor<4xf32>)
  return
}

// -----

func.func @forall_expected_1_upper_bound_values_got_2_with_operand_segment_sizes(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{expected 1 upper bound values, got 2}}
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3, 4>}> ({
    ^bb0(%x: index): "scf.forall.in_parallel"() ({^bb0: }) : () -> () }) : () -> ()
  return
}

// -----

func.func @forall_expected_0_dynamic_upper_bound_values(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{expected 0 dynamic upper bound values}}
  "scf.forall"(%i) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
    ^bb0(%x: index): "scf.forall.in_parallel"() ({^bb0: }) : () -> () }) : (index) -> ()
  return
}

// -----

func.func @forall_in_parallel_expected_only_parallel_combining_op_interface_ops(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{'scf.forall.in_parallel' op expected only ParallelCombiningOpInterface ops}}
  scf.forall (%a) in (10) { scf.forall.in_parallel { %c = arith.constant 3 : i32 } }
  return
}

// -----

func.func @forall_expected_2_upper_bound_values_got_1(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{expected 2 upper bound values, got 1}}
  scf.forall (%a, %b) in (10) { }
  return
}

// -----

func.func @forall_expected_1_upper_bound_values_got_2_for_10(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{expected 1 upper bound values, got 2}}
  scf.forall (%a) in (10, 4) { }
  return
}

// -----

func.func @forall_more_operands_than_types(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{custom op 'scf.forall' number of operands and types do not match: got 1 operands and 0 types}}
  scf.forall (%a) = (10) to (20) step (0) shared_outs(%o = %t) { }
  return
}

// -----

  // expected-note @+1 {{prior use here}}
func.func @forall_operand_type_differs_from_prior_use(%t: tensor<4xf32>, %i: i32) {
  // expected-error @+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  scf.forall (%a) in (%i) { }
  return
}

// -----

func.func @forall_in_parallel_expects_parent_scf_forall(%t: tensor<4xf32>, %i: i32) {
  // expected-error @+1 {{'scf.forall.in_parallel' op expects parent op 'scf.forall'}}
  scf.forall.in_parallel { }
  return
}
