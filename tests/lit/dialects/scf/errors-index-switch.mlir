// Diagnostics of scf.index_switch.
// RUN: %opt %s --split-input-file --verify-diagnostics

  // expected-note @+1 {{prior use here}}
func.func @index_switch_operand_type_differs_from_prior_use(%c: i1, %i: index) {
  // expected-error @+1 {{use of value '%c' expects different type than prior uses: 'index' vs 'i1'}}
  scf.index_switch %c case 1 { } default { }
  return
}

// -----

func.func @index_switch_expected_integer_value(%c: i1, %i: index) {
  // expected-error @+1 {{custom op 'scf.index_switch' expected integer value}}
  scf.index_switch %i case a { } default { }
  return
}

// -----

func.func @index_switch_expected_keyword_default(%c: i1, %i: index) {
  scf.index_switch %i case 1 { } 
  // expected-error @+1 {{custom op 'scf.index_switch' expected 'default'}}
  return
}

// -----

func.func @index_switch_expects_region_1_to_have_0_or_1_blocks(%c: i1, %i: index) {
  // expected-error @+1 {{'scf.index_switch' op expects region #1 to have 0 or 1 blocks}}
  scf.index_switch %i case 1 { ^bb0: cf.br ^bb1 
   ^bb1: scf.yield } default { }
  return
}

// -----

func.func @index_switch_integer_value_too_large(%c: i1, %i: index) {
  // expected-error @+1 {{custom op 'scf.index_switch' integer value too large}}
  scf.index_switch %i case 99999999999999999999 { } default { }
  return
}

// -----

func.func @index_switch_has_duplicate_case_value_1(%i: index, %z: i32) {
  // expected-error @+1 {{'scf.index_switch' op has duplicate case value: 1}}
  scf.index_switch %i case 1 { scf.yield } case 1 { scf.yield } default { }
  return
}

// -----

func.func @index_switch_expected_each_region_to_return_1_values_but_default(%i: index, %z: i32) {
  // expected-error @+2 {{'scf.index_switch' op expected each region to return 1 values, but default region returns 0}}
  // expected-note @+1 {{see yield operation here}}
  %0 = scf.index_switch %i -> i32 default { scf.yield }
  return
}

// -----

func.func @index_switch_result_0_of_each_region(%i: index, %z: i32) {
  // expected-error @+2 {{'scf.index_switch' op expected result #0 of each region to be 'i32'}}
  // expected-note @+1 {{default region returns 'index' here}}
  %0 = scf.index_switch %i -> i32 default { scf.yield %i : index }
  return
}

// -----

func.func @index_switch_region_case_regions_must_have_1_block(%i: index, %z: i32) {
  // expected-error @+1 {{'scf.index_switch' op region #1 ('caseRegions') failed to verify constraint: region with 1 blocks}}
  scf.index_switch %i case 2 { } default { scf.yield }
  return
}

// -----

func.func @index_switch_has_1_case_regions_but_2_case_values(%i: index, %z: i32) {
  // expected-error @+1 {{'scf.index_switch' op has 1 case regions but 2 case values}}
  "scf.index_switch"(%i) <{cases = array<i64: 1, 2>}> ({ scf.yield }, { scf.yield }) : (index) -> ()
  return
}
