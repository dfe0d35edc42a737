// Diagnostics of arm_neon operations.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @smull_operand_0_has_invalid_type(%a: vector<3xi8>) {
  // expected-error @+1 {{'arm_neon.intr.smull' op operand #0 must be vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer values of length 8/4/2, but got 'vector<3xi8>'}}
  %0 = arm_neon.intr.smull %a, %a : vector<3xi8> to vector<3xi16>
  return
}

// -----

func.func @smull_res_must_have_same_vector_shape_and_element_bitwidth(%a: vector<8xi8>) {
  // expected-error @+1 {{'arm_neon.intr.smull' op failed to verify that res has same vector shape and element bitwidth scaled by 2 as a}}
  %0 = arm_neon.intr.smull %a, %a : vector<8xi8> to vector<8xi32>
  return
}

// -----

func.func @smull_and_b_must_have_same_type(%a: vector<8xi8>, %b: vector<4xi16>) {
  // expected-error @+1 {{'arm_neon.intr.smull' op failed to verify that all of {a, b} have same type}}
  %0 = "arm_neon.intr.smull"(%a, %b) : (vector<8xi8>, vector<4xi16>) -> vector<8xi16>
  return
}

// -----

func.func @sdot_res_must_have_same_number_of_elements_as_operand(%a: vector<2xi32>, %b: vector<16xi8>) {
  // expected-error @+1 {{'arm_neon.intr.sdot' op failed to verify that res has the same number of elements as operand b}}
  %0 = arm_neon.intr.sdot %a, %b, %b : vector<16xi8>, vector<16xi8> to vector<2xi32>
  return
}

// -----

func.func @ummla_operand_0_has_invalid_type(%sum: vector<2xi32>, %a: vector<16xi8>) {
  // expected-error @+1 {{'arm_neon.intr.ummla' op operand #0 must be a vector with length 4 of 32-bit signless integer values, but got 'vector<2xi32>'}}
  %0 = arm_neon.intr.ummla %sum, %a, %a : vector<16xi8> to vector<2xi32>
  return
}

// -----

func.func @bfmmla_operand_0_has_invalid_type(%sum: vector<[4]xf32>, %a: vector<8xbf16>) {
  // expected-error @+1 {{'arm_neon.intr.bfmmla' op operand #0 must be a vector with length 4 of 32-bit float values, but got 'vector<[4]xf32>'}}
  %0 = arm_neon.intr.bfmmla %sum, %a, %a : vector<8xbf16> to vector<[4]xf32>
  return
}

// -----

func.func @sdot_2d_dimensions(%a: vector<2x2xi32>, %b: vector<4x4xi8>) {
  // expected-error @+1 {{'arm_neon.2d.sdot' op failed to verify that operand `a` should be 1-dimensional}}
  %0 = arm_neon.2d.sdot %a, %b, %b : vector<4x4xi8>, vector<4x4xi8> to vector<2x2xi32>
  return
}

// -----

func.func @sdot_2d_dimensions_of_b(%a: vector<4xi32>, %b: vector<16xi8>) {
  // expected-error @+1 {{'arm_neon.2d.sdot' op failed to verify that operand `b` should be 2-dimensional}}
  %0 = arm_neon.2d.sdot %a, %b, %b : vector<16xi8>, vector<16xi8> to vector<4xi32>
  return
}

// -----

func.func @sdot_2d_operand_b_must_have_4_columns(%a: vector<4xi32>, %b: vector<8x2xi8>) {
  // expected-error @+1 {{'arm_neon.2d.sdot' op failed to verify that operand `b` should have 4 columns}}
  %0 = arm_neon.2d.sdot %a, %b, %b : vector<8x2xi8>, vector<8x2xi8> to vector<4xi32>
  return
}

// -----

func.func @sdot_2d_operand_b_must_have_as_many_rows_as_size(%a: vector<2xi32>, %b: vector<4x4xi8>) {
  // expected-error @+1 {{'arm_neon.2d.sdot' op failed to verify that operand `b` should have as many rows as the size of operand `a`}}
  %0 = arm_neon.2d.sdot %a, %b, %b : vector<4x4xi8>, vector<4x4xi8> to vector<2xi32>
  return
}
