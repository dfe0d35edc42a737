// Diagnostics of specialization constants.
// RUN: %opt %s --split-input-file --verify-diagnostics

spirv.module Logical GLSL450 { spirv.SpecConstant @a = 1 : i8 
// expected-error @+1 {{'spirv.SpecConstant' op default value bitwidth disallowed}}
spirv.SpecConstant @spec_constant_default_value_bitwidth_disallowed = 1 : index
}

// -----

// expected-error @+1 {{'spirv.SpecConstant' op default value can only be a bool, integer, or float scalar}}
spirv.module Logical GLSL450 { spirv.SpecConstant @spec_constant_default_value_must_only_be_bool_integer_or_float_with_dense = dense<1> : vector<2xi8> }

// -----

// expected-error @+1 {{'spirv.SpecConstant' op default value can only be a bool, integer, or float scalar}}
spirv.module Logical GLSL450 { spirv.SpecConstant @spec_constant_default_value_must_only_be_bool_integer_or_float = "x" }

// -----

// expected-error @+1 {{'spirv.SpecConstant' op requires attribute 'default_value'}}
spirv.module Logical GLSL450 { spirv.SpecConstant @spec_constant_requires_attribute_default_value = unit }

// -----

// expected-error @+1 {{'spirv.SpecConstant' op SpecId cannot be negative}}
spirv.module Logical GLSL450 { spirv.SpecConstant @spec_constant_spec_id_cannot_be_negative spec_id(-1) = 3 : i32 }

// -----

// expected-error @+1 {{custom op 'spirv.SpecConstant' expected valid '@'-identifier for symbol name}}
spirv.module @spec_constant_expected_valid_identifier_for_symbol_name Logical GLSL450 { spirv.SpecConstant a = 3 : i32 }

// -----

// expected-error @+1 {{'spirv.mlir.referenceof' op expected spirv.SpecConstant or spirv.SpecConstantComposite symbol}}
spirv.module Logical GLSL450 { spirv.func @referenceof_expected_spirv_spec_constant_or_spirv_spec_constant_composite_symbol() "None" { %0 = spirv.mlir.referenceof @a : i32
spirv.Return } }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @a = 3 : i32
// expected-error @+1 {{'spirv.mlir.referenceof' op result type mismatch with the referenced specialization constant's type}}
 spirv.func @referenceof_result_type_mismatch_with_referenced_specialization_constant_s_type() "None" { %0 = spirv.mlir.referenceof @a : f32
spirv.Return } }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @a = 3 : i32
 spirv.SpecConstantComposite @c (@a, @a) : !spirv.array<2xi32>
// expected-error @+1 {{'spirv.mlir.referenceof' op result type mismatch with the referenced specialization constant's type}}
 spirv.func @referenceof_result_type_mismatch_with_referenced_specialization_constant_s_type_2() "None" { %0 = spirv.mlir.referenceof @c : f32
spirv.Return } }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @a = 3 : i32
// expected-error @+1 {{has incorrect number of operands: expected 3, but provided 2}}
 spirv.SpecConstantComposite @spec_constant_composite_has_incorrect_number_of_operands_with_array (@a, @a) : !spirv.array<3xi32> }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @a = 3 : i32
// expected-error @+1 {{has incorrect types of operands: expected 'f32', but provided 'i32'}}
 spirv.SpecConstantComposite @spec_constant_composite_has_incorrect_types_of_operands (@a, @a) : !spirv.array<2xf32> }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @a = 3 : i32
// expected-error @+1 {{result type must be a composite type, but provided 'i32'}}
 spirv.SpecConstantComposite @spec_constant_composite_result_type_must_be_composite_type (@a, @a) : i32 }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @a = 3 : i32
// expected-error @+1 {{expected attribute value}}
 spirv.SpecConstantComposite @spec_constant_composite_expected_attribute_value () : !spirv.array<2xi32> }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @a = 3 : i32
// expected-error @+1 {{expected attribute value}}
 spirv.SpecConstantComposite @spec_constant_composite_expected_attribute_value_2 (@a, ) : !spirv.array<2xi32> }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @a = 3 : i32
// expected-error @+1 {{has incorrect number of operands: expected 0, but provided 2}}
 spirv.SpecConstantComposite @spec_constant_composite_has_incorrect_number_of_operands_with_rtarray (@a, @a) : !spirv.rtarray<i32> }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @a = 3 : i32
// expected-error @+1 {{unsupported composite type  '!spirv.coopmatrix<8x8xi32, Subgroup, MatrixA>'}}
 spirv.SpecConstantComposite @spec_constant_composite_unsupported_composite_type (@a, @a) : !spirv.coopmatrix<8x8xi32, Subgroup, MatrixA> }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @ext_spec_constant_composite_replicate_splat_spec_constant_reference_defining = 3 : i32
// expected-error @+1 {{splat spec constant reference defining constituent not found}}
 spirv.EXT.SpecConstantCompositeReplicate @c (@b) : vector<2xi32> }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @ext_spec_constant_composite_replicate_result_type_must_be_composite_type = 3 : i32
// expected-error @+1 {{result type must be a composite type, but provided 'i32'}}
 spirv.EXT.SpecConstantCompositeReplicate @c (@ext_spec_constant_composite_replicate_result_type_must_be_composite_type) : i32 }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @ext_spec_constant_composite_replicate_constituent_has_incorrect_type = 3 : i32
// expected-error @+1 {{constituent has incorrect type: expected 'f32', but provided 'i32'}}
 spirv.EXT.SpecConstantCompositeReplicate @c (@ext_spec_constant_composite_replicate_constituent_has_incorrect_type) : !spirv.array<2xf32> }

// -----

spirv.module Logical GLSL450 { spirv.SpecConstant @ext_spec_constant_composite_replicate_expected_right_paren = 3 : i32
// expected-error @+1 {{expected ')'}}
 spirv.EXT.SpecConstantCompositeReplicate @c (@ext_spec_constant_composite_replicate_expected_right_paren, @ext_spec_constant_composite_replicate_expected_right_paren) : !spirv.array<2xf32> }

// -----

func.func @spec_constant_operation_invalid_enclosed_with_arith() { %a = spirv.Constant 1 : i32
// expected-error @+1 {{'spirv.SpecConstantOperation' op invalid enclosed op}}
%0 = spirv.SpecConstantOperation wraps "arith.addi"(%a, %a) : (i32, i32) -> i32
return }

// -----

func.func @spec_constant_operation_expected_keyword_wraps() { %a = spirv.Constant 1 : i32
// expected-error @+1 {{custom op 'spirv.SpecConstantOperation' expected 'wraps'}}
%0 = spirv.SpecConstantOperation "spirv.IAdd"(%a, %a) : (i32, i32) -> i32
return }

// -----

func.func @spec_constant_operation_expected_exactly_2_nested_ops_with_i_add() { %a = spirv.Constant 1 : i32
// expected-error @+1 {{'spirv.SpecConstantOperation' op expected exactly 2 nested ops}}
%0 = "spirv.SpecConstantOperation"() ({ %1 = spirv.IAdd %a, %a : i32
%2 = spirv.IAdd %a, %a : i32
spirv.mlir.yield %1 : i32 }) : () -> i32
return }

// -----

func.func @spec_constant_operation_expected_exactly_2_nested_ops() { %a = spirv.Constant 1 : i32
// expected-error @+1 {{'spirv.SpecConstantOperation' op expected exactly 2 nested ops}}
%0 = "spirv.SpecConstantOperation"() ({ 
spirv.mlir.yield %a : i32 }) : () -> i32
return }

// -----

spirv.module Logical GLSL450 {
 spirv.SpecConstant @a = 1 : i32
 spirv.func @spec_constant_operation_invalid_operand_must_be_defined_by_constant_operation_with_i_sub() "None" { %0 = spirv.mlir.referenceof @a : i32 
  %1 = spirv.SpecConstantOperation wraps "spirv.ISub"(%0, %0) : (i32, i32) -> i32
  %2 = spirv.SpecConstantOperation wraps "spirv.ISub"(%0, %1) : (i32, i32) -> i32
  %3 = spirv.Variable init(%0) : !spirv.ptr<i32, Function>
  %4 = spirv.Undef : i32
// expected-error @+1 {{'spirv.SpecConstantOperation' op invalid operand, must be defined by a constant operation}}
  %5 = spirv.SpecConstantOperation wraps "spirv.ISub"(%0, %4) : (i32, i32) -> i32
 spirv.Return }
}

// -----

spirv.module Logical GLSL450 {
 spirv.func @spec_constant_operation_invalid_enclosed_with_function_call() "None" {
  %4 = spirv.Constant 1 : i32
// expected-error @+1 {{'spirv.SpecConstantOperation' op invalid enclosed op}}
  %6 = spirv.SpecConstantOperation wraps "spirv.FunctionCall"(%4) {callee = @spec_constant_operation_invalid_enclosed_with_function_call} : (i32) -> i32
 spirv.Return }
}
