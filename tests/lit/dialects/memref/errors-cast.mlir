// Diagnostics of memref.cast and memref.memory_space_cast.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @cast_types_are_cast_incompatible_for_5xdynxf32(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4x?xf32>' and result type 'memref<5x?xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x?xf32> to memref<5x?xf32>
  return
}

// -----

func.func @cast_types_are_cast_incompatible(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4x?xf32>' and result type 'memref<4x?xf32, strided<[?, 2]>>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x?xf32> to memref<4x?xf32, strided<[?,2]>>
  return
}

// -----

func.func @cast_types_are_cast_incompatible_with_offset(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4x?xf32>' and result type 'memref<4x?xf32, strided<[?, 1], offset: 2>>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x?xf32> to memref<4x?xf32, strided<[?,1], offset: 2>>
  return
}

// -----

func.func @cast_types_are_cast_incompatible_2(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4x?xf32>' and result type 'memref<4x?xf32, 1>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x?xf32> to memref<4x?xf32, 1>
  return
}

// -----

func.func @cast_types_are_cast_incompatible_for_4xdynxi32(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4x?xf32>' and result type 'memref<4x?xi32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x?xf32> to memref<4x?xi32>
  return
}

// -----

func.func @cast_types_are_cast_incompatible_for_dynxf32(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4x?xf32>' and result type 'memref<?xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x?xf32> to memref<?xf32>
  return
}

// -----

func.func @cast_types_are_cast_incompatible_3(%m: memref<*xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<*xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<*xf32> to memref<*xf32>
  return
}

// -----

func.func @cast_types_are_cast_incompatible_with_xi32(%m: memref<*xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<*xi32>' are cast incompatible}}
  %0 = memref.cast %m : memref<*xf32> to memref<*xi32>
  return
}

// -----

func.func @cast_types_are_cast_incompatible_for_4xf32(%m: memref<*xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<4xf32, 1>' are cast incompatible}}
  %0 = memref.cast %m : memref<*xf32> to memref<4xf32, 1>
  return
}

// -----

func.func @cast_types_are_cast_incompatible_4(%m: memref<4x4xf32,affine_map<(i,j)->(j,i)>>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>' and result type 'memref<?x?xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x4xf32,affine_map<(i,j)->(j,i)>> to memref<?x?xf32>
  return
}

// -----

func.func @cast_types_are_cast_incompatible_with_floordiv(%m: memref<4x4xf32,affine_map<(i,j)->(j floordiv 2,i)>>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4x4xf32, affine_map<(d0, d1) -> (d1 floordiv 2, d0)>>' and result type 'memref<?x?xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x4xf32,affine_map<(i,j)->(j floordiv 2,i)>> to memref<?x?xf32>
  return
}

// -----

func.func @memory_space_cast_types_are_cast_incompatible_for_4x4xf32(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.memory_space_cast' op operand type 'memref<4x?xf32>' and result type 'memref<4x4xf32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4x?xf32> to memref<4x4xf32,1>
  return
}

// -----

func.func @memory_space_cast_types_are_cast_incompatible_for_4xdynxi32(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.memory_space_cast' op operand type 'memref<4x?xf32>' and result type 'memref<4x?xi32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4x?xf32> to memref<4x?xi32,1>
  return
}

// -----

func.func @memory_space_cast_types_are_cast_incompatible_with_strided(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.memory_space_cast' op operand type 'memref<4x?xf32>' and result type 'memref<4x?xf32, strided<[?, 1]>, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4x?xf32> to memref<4x?xf32,strided<[?,1]>,1>
  return
}

// -----

func.func @memory_space_cast_types_are_cast_incompatible_with_xf32(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.memory_space_cast' op operand type 'memref<4x?xf32>' and result type 'memref<*xf32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4x?xf32> to memref<*xf32,1>
  return
}
