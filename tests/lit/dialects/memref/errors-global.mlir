// Diagnostics of global memrefs.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @get_global_symbol_is_not_a_valid_global_memref(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.get_global' op 'x' does not reference a valid global memref}}
  %0 = memref.get_global @x : memref<2xf32>
  return
}

// -----

// memref.get_global of a symbol that is a function.
func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.get_global' op 'f' does not reference a valid global memref}}
  %0 = memref.get_global @f : memref<2xf32>
  return
}

// -----

func.func @get_global_result_0_has_invalid_type(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.get_global' op result #0 must be statically shaped memref of any type values, but got 'memref<?xf32>'}}
  %0 = memref.get_global @get_global_result_0_has_invalid_type : memref<?xf32>
  return
}

// -----

// memref.get_global with a discardable attribute, of a symbol that is a function.
func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.get_global' op 'f' does not reference a valid global memref}}
  %0 = memref.get_global @f : memref<2xf32> {a = 1}
  return
}

// -----

// expected-error @+1 {{expected ':'}}
memref.global @global_expected_colon

// -----

// memref.global without the `@` of its symbol name.
// expected-error @+1 {{custom op 'memref.global' expected valid '@'-identifier for symbol name}}
memref.global x : memref<2xf32>

// -----

// expected-error @+1 {{custom op 'memref.global' type should be static shaped memref, but got 'memref<?xf32>'}}
memref.global @global_type_must_be_static_shaped_memref : memref<?xf32>

// -----

// expected-error @+1 {{custom op 'memref.global' type should be static shaped memref, but got 'memref<*xf32>'}}
memref.global @global_type_must_be_static_shaped_memref_with_xf32 : memref<*xf32>

// -----

// expected-error @+1 {{custom op 'memref.global' type should be static shaped memref, but got 'tensor<2xf32>'}}
memref.global @global_type_must_be_static_shaped_memref_for_tensor : tensor<2xf32>

// -----

// expected-error @+1 {{integer literal not valid for specified type}}
memref.global @global_integer_literal_not_valid_for_type : memref<2xf32> = 3

// -----

// expected-error @+1 {{inferred shape of elements literal ([1]) does not match type ([2])}}
memref.global @global_inferred_shape_of_elements_literal_does_not_match_type : memref<2xf32> = dense<[1.0]>

// -----

// expected-error @+1 {{custom op 'memref.global' 'memref.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
memref.global @global_attribute_alignment_violates_its_constraint : memref<2xf32> = dense<[1.0,2.0]> {alignment = 3}

// -----

// memref.global with an unknown visibility.
// expected-error @+1 {{'memref.global' op visibility expected to be one of ["public", "private", "nested"], but got "foo"}}
memref.global "foo" constant @x : memref<2xf32> = dense<1.0>

// -----

// expected-error @+1 {{expected operation name in quotes}}
memref.global @global_expected_operation_name : memref<2xf32> = dense<1.0> : tensor<2xf32>

// -----

// expected-error @+1 {{'memref.global' op initial value element expected to be of type 'f32', but was of type 'f16'}}
"memref.global"() <{sym_name = "global_initial_value_element_must_be_of_type", type = memref<2xf32>, initial_value = dense<1.0> : tensor<2xf16>}> : () -> ()

// -----

// expected-error @+1 {{'memref.global' op initial value shape expected to be 2 but was 2, 2}}
"memref.global"() <{sym_name = "global_initial_value_shape_must_be_2", type = memref<2xf32>, initial_value = dense<1.0> : tensor<2x2xf32>}> : () -> ()

// -----

// expected-error @+1 {{'memref.global' op initial value should be a unit or elements attribute, but got array<i32: 1, 2>}}
"memref.global"() <{sym_name = "global_initial_value_must_be_unit_or_elements_attribute", type = memref<2xf32>, initial_value = array<i32: 1, 2>}> : () -> ()

// -----

// expected-error @+1 {{'memref.global' op type should be static shaped memref, but got 'memref<?xf32>'}}
"memref.global"() <{sym_name = "global_type_must_be_static_shaped_memref_with_sym_name", type = memref<?xf32>}> : () -> ()

// -----

// expected-error @+1 {{'memref.global' op attribute 'type' failed to satisfy constraint: memref type attribute}}
"memref.global"() <{sym_name = "global_attribute_type_violates_its_constraint", type = f32}> : () -> ()

// -----

// expected-error @+1 {{expected string token, got 1.0}}
memref.global @global_expected_string_token_got_1_0 : memref<2xvector<2xf32>> = dense<1.0>

// -----

// expected-error @+1 {{'memref.get_global' op result type 'memref<3xf32>' does not match type 'memref<3xi32>' of the global memref @gv}}
memref.global @gv : memref<3xi32> = dense<1> func.func @get_global_result_type_does_not_match_type_of_global_memref() { %0 = memref.get_global @gv : memref<3xf32>  return }
