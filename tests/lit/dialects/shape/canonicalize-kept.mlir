// Inputs on which the canonicalization of mlir-opt 22 creates invalid ops or crashes.
// RUN: strata-opt %s --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @static_shape
// CHECK: shape.const_shape [2, 3] : !shape.shape
func.func @static_shape(%t: tensor<2x3xf32>) -> !shape.shape {
  %0 = shape.shape_of %t : tensor<2x3xf32> -> !shape.shape
  return %0 : !shape.shape
}

// CHECK-LABEL: @scalars
// CHECK: shape.const_witness true
func.func @scalars(%t: tensor<0xindex>, %u: tensor<0xindex>) -> !shape.witness {
  %0 = shape.cstr_broadcastable %t, %u : tensor<0xindex>, tensor<0xindex>
  return %0 : !shape.witness
}

// CHECK-LABEL: @extract_of_memref
// CHECK: tensor.extract
func.func @extract_of_memref(%m: memref<?x?xf32>, %i: index) -> index {
  %0 = shape.shape_of %m : memref<?x?xf32> -> tensor<2xindex>
  %1 = tensor.extract %0[%i] : tensor<2xindex>
  return %1 : index
}

// CHECK-LABEL: @reshape_by_integers
// CHECK: shape.shape_of
func.func @reshape_by_integers(%t: tensor<*xf32>, %s: tensor<3xi32>) -> tensor<?xindex> {
  %0 = tensor.reshape %t(%s) : (tensor<*xf32>, tensor<3xi32>) -> tensor<*xf32>
  %1 = shape.shape_of %0 : tensor<*xf32> -> tensor<?xindex>
  return %1 : tensor<?xindex>
}
