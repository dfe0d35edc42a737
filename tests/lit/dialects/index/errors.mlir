// Diagnostics of index operations.
// RUN: %opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @casts_types_are_cast_incompatible(%i: i32) {
  // expected-error @+1 {{'index.casts' op operand type 'i32' and result type 'i8' are cast incompatible}}
  %0 = index.casts %i : i32 to i8
  return
}

// -----

func.func @castu_types_are_cast_incompatible(%i: index) {
  // expected-error @+1 {{'index.castu' op operand type 'index' and result type 'index' are cast incompatible}}
  %0 = index.castu %i : index to index
  return
}

// -----

func.func @casts_operand_0_has_invalid_type(%i: f32) {
  // expected-error @+1 {{'index.casts' op operand #0 must be integer or index, but got 'f32'}}
  %0 = index.casts %i : f32 to index
  return
}

// -----

func.func @constant_attribute_value_violates_its_constraint() {
  // expected-error @+1 {{'index.constant' op attribute 'value' failed to satisfy constraint: index attribute}}
  %0 = index.constant true
  return
}

// -----

func.func @bool_constant_integer_constant_out_of_range_for_attribute() {
  // expected-error @+1 {{integer constant out of range for attribute}}
  %0 = index.bool.constant 3
  return
}

// -----

func.func @add_operand_0_has_invalid_type(%i: i32) {
  // expected-error @+1 {{'index.add' op operand #0 must be index, but got 'i32'}}
  %0 = "index.add"(%i, %i) : (i32, i32) -> index
  return
}
