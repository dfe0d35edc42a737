// Diagnostics of index queries, gpu.printf and device selection.
// RUN: %opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @block_id_unknown_dimension_with_gpu(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{custom op 'gpu.block_id' expected ::mlir::gpu::Dimension to be one of: x, y, z}}
  %0 = gpu.block_id w
  // expected-error @+1 {{custom op 'gpu.block_id' failed to parse GPU_DimensionAttr parameter 'value' which is to be a `::mlir::gpu::Dimension`}}
  return
}

// -----

func.func @block_id_unknown_dimension_with_return(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  %0 = gpu.block_id
  // expected-error @+1 {{custom op 'gpu.block_id' expected ::mlir::gpu::Dimension to be one of: x, y, z}}
  return
// expected-error @+1 {{custom op 'gpu.block_id' failed to parse GPU_DimensionAttr parameter 'value' which is to be a `::mlir::gpu::Dimension`}}
}

// -----

func.func @block_id_invalid_properties_dimension_1_i32_for_gpu_block_id_invalid(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{invalid properties {dimension = 1 : i32} for op gpu.block_id: Invalid attribute `dimension` in property conversion: 1 : i32}}
  %0 = "gpu.block_id"() <{dimension = 1 : i32}> : () -> index
  return
}

// -----

func.func @printf_operand_0_has_invalid_type(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.printf' op operand #0 must be variadic of integer or index or floating-point, but got 'vector<4xf16>'}}
  gpu.printf "%d", %v : vector<4xf16>
  return
}

// -----

func.func @printf_integer_literal_not_valid_for_type(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{integer literal not valid for specified type}}
  gpu.printf 1
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @set_default_device_operand_type_differs_from_prior_use(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{use of value '%n' expects different type than prior uses: 'i32' vs 'index'}}
  gpu.set_default_device %n
  return
}
