// Diagnostics of memref.reinterpret_cast.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @reinterpret_cast_too_many_offset_values(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+1 {{expected 1 offset values, got 2}}
  %0 = memref.reinterpret_cast %m to offset: [0, 0], sizes: [4, 4], strides: [4, 1] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @reinterpret_cast_rank_of_sizes_differs_from_rank_of_strides(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+1 {{expected mixed sizes rank to match mixed strides rank (2 vs 3) so the rank of the result type is well-formed.}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [4, 1, 3] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @reinterpret_cast_too_many_size_values_for_0(%m: memref<8x8xf32>, %i: index) {
  // expected-error @+1 {{expected 2 size values, got 3}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4, 4], strides: [4, 1, 3] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @reinterpret_cast_different_element_types_for_4xdynxf32(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{different element types specified for source type 'memref<4x?xf32>' and result memref type 'memref<4xi32>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4x?xf32> to memref<4xi32>
  return
}

// -----

func.func @reinterpret_cast_different_memory_spaces(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{different memory spaces specified for source type 'memref<4x?xf32>' and result memref type 'memref<4xf32, 1>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4x?xf32> to memref<4xf32, 1>
  return
}

// -----

func.func @reinterpret_cast_expected_result_type_with_size_5_instead_of_4(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result type with size = 5 instead of 4 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [5], strides: [1] : memref<4x?xf32> to memref<4xf32>
  return
}

// -----

func.func @reinterpret_cast_expected_result_type_with_size_dynamic_instead_of_4(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result type with size = dynamic instead of 4 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%i], strides: [1] : memref<4x?xf32> to memref<4xf32>
  return
}

// -----

func.func @reinterpret_cast_expected_result_type_with_stride_2_instead_of_1(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result type with stride = 2 instead of 1 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [2] : memref<4x?xf32> to memref<4xf32>
  return
}

// -----

func.func @reinterpret_cast_expected_result_type_with_stride_dynamic_instead_of_1(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result type with stride = dynamic instead of 1 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [%i] : memref<4x?xf32> to memref<4xf32>
  return
}

// -----

func.func @reinterpret_cast_expected_result_type_with_stride_1_instead_of_2(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result type with stride = 1 instead of 2 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4x?xf32> to memref<4xf32, strided<[2], offset: ?>>
  return
}

// -----

func.func @reinterpret_cast_expected_result_type_with_offset_3_instead_of_0(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result type with offset = 3 instead of 0}}
  %0 = memref.reinterpret_cast %m to offset: [3], sizes: [4], strides: [1] : memref<4x?xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @reinterpret_cast_expected_result_type_with_offset_dynamic_instead_of_0_with_strided(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result type with offset = dynamic instead of 0}}
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [4], strides: [1] : memref<4x?xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @reinterpret_cast_expected_result_type_with_offset_dynamic_instead_of_0(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result type with offset = dynamic instead of 0}}
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [4], strides: [1] : memref<4x?xf32> to memref<4xf32>
  return
}

// -----

func.func @reinterpret_cast_too_many_size_values_for_4xdynxf32(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected 1 size values, got 2}}
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [4, 4], strides: [1,1] : memref<4x?xf32> to memref<4xf32>
  return
}

// -----

func.func @reinterpret_cast_result_0_has_invalid_type(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.reinterpret_cast' op result #0 must be strided memref of any type values, but got 'memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4x?xf32> to memref<4xf32, affine_map<(i)->(i floordiv 2)>>
  return
}

// -----

func.func @reinterpret_cast_different_element_types_with_xf32(%m: memref<*xf32>, %i: index, %j: index) {
  // expected-error @+1 {{different element types specified for source type 'memref<*xf32>' and result memref type 'memref<4xi32>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<*xf32> to memref<4xi32>
  return
}

// -----

func.func @reinterpret_cast_expected_result_type_with_offset_1_instead_of_0(%m: memref<*xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result type with offset = 1 instead of 0}}
  %0 = memref.reinterpret_cast %m to offset: [1], sizes: [], strides: [] : memref<*xf32> to memref<f32>
  return
}
