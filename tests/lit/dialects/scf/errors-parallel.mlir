// Diagnostics of scf.parallel and its reductions.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @parallel_expects_number_of_results_1(%c: i1, %i: index) {
  // expected-error @+1 {{'scf.parallel' op expects number of results: 1 to be the same as number of initial values: 0}}
  %0 = "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({ ^bb0(%a: index): scf.reduce(%c : i1) { ^bb0(%x: i1, %y: i1): scf.reduce.return %x : i1 } }) : (index, index, index) -> (i1)
  return
}

// -----

func.func @parallel_constant_step_operand_must_be_positive(%i: index) {
  %c0 = arith.constant 0 : index
  // expected-error @+1 {{'scf.parallel' op constant step operand must be positive}}
  scf.parallel (%x) = (%i) to (%i) step (%c0) { }
  return
}

// -----

func.func @parallel_needs_at_least_one_tuple_element_for_lower_bound_upper_bound(%i: index) {
  // expected-error @+1 {{'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step}}
  scf.parallel () = () to () step () { }
  return
}

// -----

func.func @reduce_expects_number_of_reduction_regions_0(%i: index) {
  // expected-error @+1 {{'scf.reduce' op expects number of reduction regions: 0 to be the same as number of reduction operands: 1}}
  scf.parallel (%x) = (%i) to (%i) step (%i) { scf.reduce(%i : index) }
  return
}

// -----

func.func @reduce_expected_two_block_arguments_with_type_index_in_0(%i: index) {
  // expected-error @+1 {{'scf.reduce' op expected two block arguments with type 'index' in the 0-th reduction region}}
  %0 = scf.parallel (%x) = (%i) to (%i) step (%i) init (%i) -> index { scf.reduce(%i : index) { ^bb0(%a: index): scf.reduce.return %a : index } }
  return
}

// -----

func.func @reduce_return_must_have_type_index_type_of_reduction_inputs(%i: index, %z: i32) {
  // expected-error @+1 {{'scf.reduce.return' op must have type 'index' (the type of the reduction inputs)}}
  %0 = scf.parallel (%x) = (%i) to (%i) step (%i) init (%i) -> index { scf.reduce(%i : index) { ^bb0(%a: index, %b: index): scf.reduce.return %z : i32 } }
  return
}

// -----

func.func @reduce_expects_type_of_0_th_reduction_operand_index(%i: index, %z: i32) {
  // expected-error @+1 {{'scf.reduce' op expects type of 0-th reduction operand: 'index' to be the same as the 0-th result type: 'i32'}}
  %0 = scf.parallel (%x) = (%i) to (%i) step (%i) init (%z) -> i32 { scf.reduce(%i : index) { ^bb0(%a: index, %b: index): scf.reduce.return %a : index } }
  return
}

// -----

func.func @reduce_expects_parent_scf_parallel(%i: index, %z: i32) {
  // expected-error @+1 {{'scf.reduce' op expects parent op 'scf.parallel'}}
  scf.reduce
}

// -----

func.func @reduce_return_expects_parent_scf_reduce(%i: index, %z: i32) {
  // expected-error @+1 {{'scf.reduce.return' op expects parent op 'scf.reduce'}}
  scf.reduce.return %i : index
}
