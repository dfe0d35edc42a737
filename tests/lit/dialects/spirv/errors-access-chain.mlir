// Diagnostics of access chains.
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{'spirv.AccessChain' op index must be an integer spirv.Constant to access element of spirv.struct}}
func.func @access_chain_index_must_be_integer_spirv_constant_to_access_element(%p: !spirv.ptr<!spirv.struct<(f32, f32)>, Function>, %v : i32) { %0 = spirv.AccessChain %p[%v] : !spirv.ptr<!spirv.struct<(f32, f32)>, Function>, i32 -> !spirv.ptr<f32, Function>
return }

// -----

func.func @access_chain_index_2_out_of_bounds(%p: !spirv.ptr<!spirv.struct<(f32, f32)>, Function>) { %v = spirv.Constant 2 : i32
// expected-error @+1 {{'spirv.AccessChain' op index 2 out of bounds for '!spirv.struct<(f32, f32)>'}}
%0 = spirv.AccessChain %p[%v] : !spirv.ptr<!spirv.struct<(f32, f32)>, Function>, i32 -> !spirv.ptr<f32, Function>
return }

// -----

func.func @access_chain_index_1_out_of_bounds(%p: !spirv.ptr<!spirv.struct<(f32, f32)>, Function>) { %v = spirv.Constant -1 : i32
// expected-error @+1 {{'spirv.AccessChain' op index -1 out of bounds for '!spirv.struct<(f32, f32)>'}}
%0 = spirv.AccessChain %p[%v] : !spirv.ptr<!spirv.struct<(f32, f32)>, Function>, i32 -> !spirv.ptr<f32, Function>
return }

// -----

// expected-error @+1 {{'spirv.AccessChain' op invalid result type: expected '!spirv.ptr<f32, Function>', but provided '!spirv.ptr<i32, Function>'}}
func.func @access_chain_invalid_result_type(%p: !spirv.ptr<!spirv.array<4xf32>, Function>, %v : i32) { %0 = spirv.AccessChain %p[%v] : !spirv.ptr<!spirv.array<4xf32>, Function>, i32 -> !spirv.ptr<i32, Function>
return }

// -----

// expected-error @+1 {{'spirv.AccessChain' op invalid result type: expected '!spirv.ptr<f32, Function>', but provided '!spirv.ptr<f32, Uniform>'}}
func.func @access_chain_invalid_result_type_with_uniform(%p: !spirv.ptr<!spirv.array<4xf32>, Function>, %v : i32) { %0 = spirv.AccessChain %p[%v] : !spirv.ptr<!spirv.array<4xf32>, Function>, i32 -> !spirv.ptr<f32, Uniform>
return }

// -----

// expected-error @+1 {{'spirv.AccessChain' op cannot extract from non-composite type 'f32' with index 0}}
func.func @access_chain_cannot_index_into_non_composite_type(%p: !spirv.ptr<!spirv.array<4xf32>, Function>, %v : i32) { %0 = spirv.AccessChain %p[%v, %v] : !spirv.ptr<!spirv.array<4xf32>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
return }

// -----

// expected-error @+1 {{expected ','}}
func.func @access_chain_expected_comma(%p: !spirv.ptr<!spirv.array<4xf32>, Function>, %v : i32) { %0 = spirv.AccessChain %p[] : !spirv.ptr<!spirv.array<4xf32>, Function> -> !spirv.ptr<f32, Function>
return }

// -----

// expected-error @+1 {{'spirv.AccessChain' op invalid result type: expected '!spirv.ptr<!spirv.array<4 x f32>, Function>', but provided '!spirv.ptr<f32, Function>'}}
func.func @access_chain_invalid_result_type_3(%p: !spirv.ptr<!spirv.array<4xf32>, Function>, %v : i32) { %0 = "spirv.AccessChain"(%p) : (!spirv.ptr<!spirv.array<4xf32>, Function>) -> !spirv.ptr<f32, Function>
return }

// -----

// expected-error @+1 {{'spirv.AccessChain' op operand #1 must be variadic of 8/16/32/64-bit integer, but got 'f32'}}
func.func @access_chain_operand_1_has_invalid_type(%p: !spirv.ptr<!spirv.array<4xf32>, Function>, %v : f32) { %0 = spirv.AccessChain %p[%v] : !spirv.ptr<!spirv.array<4xf32>, Function>, f32 -> !spirv.ptr<f32, Function>
return }

// -----

// expected-error @+1 {{'spirv.PtrAccessChain' op invalid result type: expected '!spirv.ptr<!spirv.array<4 x f32>, Function>', but provided '!spirv.ptr<f32, Function>'}}
func.func @ptr_access_chain_invalid_result_type(%p: !spirv.ptr<!spirv.array<4xf32>, Function>, %v : i32) { %0 = spirv.PtrAccessChain %p[%v] : !spirv.ptr<!spirv.array<4xf32>, Function>, i32 -> !spirv.ptr<f32, Function>
return }

// -----

// expected-error @+1 {{expected ']'}}
func.func @in_bounds_ptr_access_chain_expected_right_bracket(%p: !spirv.ptr<!spirv.array<4xf32>, Function>, %v : i32) { %0 = spirv.InBoundsPtrAccessChain %p[%v, %v, %v] : !spirv.ptr<!spirv.array<4xf32>, Function>, i32, i32, i32 -> !spirv.ptr<f32, Function>
return }
