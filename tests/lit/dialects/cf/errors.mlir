// Diagnostics of cf operations.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @br_operand_type(%a: i64) {
  // expected-error @+1 {{type mismatch for bb argument #0 of successor #0}}
  cf.br ^bb1(%a : i64)
^bb1(%x: i32):
  return
}

// -----

func.func @switch_invalid_kind_of_type_for_f32(%a: f32) {
  // expected-error @+1 {{custom op 'cf.switch' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
  cf.switch %a : f32, [ default: ^bb1, 1: ^bb1 ]
^bb1:
  return
}

// -----

func.func @switch_no_values(%a: tensor<2xi32>) {
  // expected-error @+1 {{custom op 'cf.switch' invalid kind of type specified: expected builtin.integer, but found 'tensor<2xi32>'}}
  cf.switch %a : tensor<2xi32>, [ default: ^bb1 ]
^bb1:
  return
}

// -----

func.func @switch_more_operands_than_types(%a: i32) {
  cf.switch %a : i32, [
    // expected-error @+1 {{custom op 'cf.switch' number of operands and types do not match: got 2 operands and 1 types}}
    default: ^bb1,
    1: ^bb1(%a, %a : i32)
  ]
^bb1:
  return
}

// -----

func.func @br_operand_count() {
  // expected-error @+1 {{branch has 0 operands for successor #0, but target block has 1}}
  cf.br ^bb1
^bb1(%x: i32):
  return
}

// -----

func.func @cond_br_expects_number_of_branch_weights_to_match(%c: i1) {
  // expected-error @+1 {{expects number of branch weights to match number of successors: 3 vs 2}}
  cf.cond_br %c weights([1, 2, 3]), ^bb1, ^bb1
^bb1:
  return
}

// -----

func.func @condition_type(%c: i32) {
  // expected-error @+1 {{'cf.cond_br' op operand #0 must be 1-bit signless integer, but got 'i32'}}
  "cf.cond_br"(%c)[^bb1, ^bb1] {operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
^bb1:
  return
}

// -----

func.func @switch_no_default(%a: i32) {
  // expected-error @+1 {{custom op 'cf.switch' expected 'default'}}
  cf.switch %a : i32, [ 1: ^bb1 ]
^bb1:
  return
}

// -----

func.func @switch_case_value(%a: i32) {
  // expected-error @+1 {{custom op 'cf.switch' expected integer value}}
  cf.switch %a : i32, [ default: ^bb1, foo: ^bb1 ]
^bb1:
  return
}

// -----

func.func @switch_case_count(%a: i32) {
  // expected-error @+1 {{'cf.switch' op number of case values (2) should match number of case destinations (1)}}
  "cf.switch"(%a)[^bb1, ^bb1] {case_values = dense<[1, 2]> : tensor<2xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
^bb1:
  return
}

// -----

func.func @switch_case_type(%a: i32) {
  // expected-error @+1 {{'cf.switch' op 'flag' type ('i32') should match case value type ('i64')}}
  "cf.switch"(%a)[^bb1, ^bb1] {case_values = dense<[1]> : tensor<1xi64>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
^bb1:
  return
}

// -----

func.func @switch_case_operands(%a: i32) {
  // expected-error @+1 {{'cf.switch' op caseOperands count (0) does not match with the total size (1) specified in attribute 'case_operand_segments'}}
  "cf.switch"(%a)[^bb1, ^bb1] {case_values = dense<[1]> : tensor<1xi32>, case_operand_segments = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
^bb1:
  return
}

// -----

func.func @switch_case_operand_type(%a: i32, %b: i64) {
  // expected-error @+1 {{type mismatch for bb argument #0 of successor #2}}
  cf.switch %a : i32, [ default: ^bb1(%b : i64), 1: ^bb2, -2: ^bb1(%a : i32) ]
^bb1(%x: i64):
  return
^bb2:
  return
}

// -----

func.func @switch_case_operands_2(%a: i32) {
  // expected-error @+1 {{'cf.switch' op caseOperands count (1) does not match with the total size (0) specified in attribute 'case_operand_segments'}}
  "cf.switch"(%a, %a)[^bb1] {case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 1>} : (i32, i32) -> ()
^bb1:
  return
}
