// Diagnostics of casts.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @bitcast_result_type_must_be_different_from_operand_type(%a: f32) {
  // expected-error @+1 {{result type must be different from operand type}}
  %0 = spirv.Bitcast %a : f32 to f32
  return
}

// -----

func.func @bitcast_mismatch_in_result_type_bitwidth_64_and_operand_type(%a: f32) {
  // expected-error @+1 {{'spirv.Bitcast' op mismatch in result type bitwidth 64 and operand type bitwidth 32}}
  %0 = spirv.Bitcast %a : f32 to i64
  return
}

// -----

func.func @bitcast_mismatch_in_result_type_bitwidth_96_and_operand_type(%a: vector<2xf32>) {
  // expected-error @+1 {{'spirv.Bitcast' op mismatch in result type bitwidth 96 and operand type bitwidth 64}}
  %0 = spirv.Bitcast %a : vector<2xf32> to vector<3xi32>
  return
}

// -----

func.func @bitcast_bits_of_pointer(%a: !spirv.ptr<f32, Function>) {
  // expected-error @+1 {{unhandled bit cast conversion from pointer type to non-pointer type}}
  %0 = spirv.Bitcast %a : !spirv.ptr<f32, Function> to i64
  return
}

// -----

func.func @bitcast_pointer_of_bits(%a: i64) {
  // expected-error @+1 {{unhandled bit cast conversion from non-pointer type to pointer type}}
  %0 = spirv.Bitcast %a : i64 to !spirv.ptr<f32, Function>
  return
}

// -----

func.func @convert_f_to_s_requires_same_shape_for_all_operands_and_results(%a: f32) {
  // expected-error @+1 {{'spirv.ConvertFToS' op requires the same shape for all operands and results}}
  %0 = spirv.ConvertFToS %a : f32 to vector<2xi32>
  return
}

// -----

func.func @f_convert_float_width(%a: bf16) {
  // expected-error @+1 {{'spirv.FConvert' op expected the different bit widths for operand type and result type, but provided 'bf16' and 'f16'}}
  %0 = spirv.FConvert %a : bf16 to f16
  return
}

// -----

func.func @s_convert_integer_width(%a: vector<2xi8>) {
  // expected-error @+1 {{'spirv.SConvert' op expected the different bit widths for operand type and result type, but provided 'i8' and 'si8'}}
  %0 = spirv.SConvert %a : vector<2xi8> to vector<2xsi8>
  return
}

// -----

func.func @u_convert_unsigned_width(%a: i8) {
  // expected-error @+1 {{'spirv.UConvert' op expected the different bit widths for operand type and result type, but provided 'i8' and 'i8'}}
  %0 = spirv.UConvert %a : i8 to i8
  return
}

// -----

func.func @convert_ptr_to_u_address_as_signed(%a: !spirv.ptr<f32, Generic>) {
  // expected-error @+1 {{result must be a scalar type of unsigned integer}}
  %0 = spirv.ConvertPtrToU %a : !spirv.ptr<f32, Generic> to si32
  return
}

// -----

func.func @convert_u_to_ptr_address_of_signed(%a: si64) {
  // expected-error @+1 {{result must be a scalar type of unsigned integer}}
  %0 = spirv.ConvertUToPtr %a : si64 to !spirv.ptr<f32, Generic>
  return
}

// -----

func.func @uniform_to_generic(%a: !spirv.ptr<f32, Uniform>) {
  // expected-error @+1 {{pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class}}
  %0 = spirv.PtrCastToGeneric %a : !spirv.ptr<f32, Uniform> to !spirv.ptr<f32, Generic>
  return
}

// -----

func.func @function_to_uniform(%a: !spirv.ptr<f32, Function>) {
  // expected-error @+1 {{result type must be of storage class Generic}}
  %0 = spirv.PtrCastToGeneric %a : !spirv.ptr<f32, Function> to !spirv.ptr<f32, Uniform>
  return
}

// -----

func.func @ptr_cast_to_generic_pointer_operand_s_pointee_type(%a: !spirv.ptr<f32, Function>) {
  // expected-error @+1 {{'spirv.PtrCastToGeneric' op pointer operand's pointee type must have the same as the op result type, but found 'f32' vs 'i32'}}
  %0 = spirv.PtrCastToGeneric %a : !spirv.ptr<f32, Function> to !spirv.ptr<i32, Generic>
  return
}

// -----

func.func @not_generic(%a: !spirv.ptr<f32, Uniform>) {
  // expected-error @+1 {{pointer type must be of storage class Generic}}
  %0 = spirv.GenericCastToPtr %a : !spirv.ptr<f32, Uniform> to !spirv.ptr<f32, Function>
  return
}

// -----

func.func @generic_to_uniform(%a: !spirv.ptr<f32, Generic>) {
  // expected-error @+1 {{result must point to the Workgroup, CrossWorkgroup, or Function Storage Class}}
  %0 = spirv.GenericCastToPtrExplicit %a : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Uniform>
  return
}

// -----

func.func @generic_pointee(%a: !spirv.ptr<f32, Generic>) {
  // expected-error @+1 {{'spirv.GenericCastToPtr' op pointer operand's pointee type must have the same as the op result type, but found 'f32' vs 'i8'}}
  %0 = spirv.GenericCastToPtr %a : !spirv.ptr<f32, Generic> to !spirv.ptr<i8, Function>
  return
}

// -----

func.func @intel_convert_f_to_bf16_bfloat_shape(%a: vector<2xf32>) {
  // expected-error @+1 {{'spirv.INTEL.ConvertFToBF16' op requires the same shape for all operands and results}}
  %0 = spirv.INTEL.ConvertFToBF16 %a : vector<2xf32> to vector<4xi16>
  return
}

// -----

func.func @intel_convert_f_to_bf16_bfloat_bits(%a: f32) {
  // expected-error @+1 {{'spirv.INTEL.ConvertFToBF16' op result #0 must be Int16 or fixed-length vector of Int16 values of length 2/3/4/8/16, but got 'i32'}}
  %0 = spirv.INTEL.ConvertFToBF16 %a : f32 to i32
  return
}
