// The text of the type of a graph is that of a function type, so the generic form is read with another type.
// RUN: not strata-opt %s --verify-roundtrip 2>&1 | FileCheck %s

// CHECK: error: 'spirv.ARM.Graph' op attribute 'function_type' failed to satisfy constraint: type attribute of graph type
// CHECK: error: 'builtin.module' op failed to parse generic form back, cannot verify round-trip
spirv.ARM.Graph @same(%arg: !spirv.arm.tensor<4xf32>) -> !spirv.arm.tensor<4xf32> {
  spirv.ARM.GraphOutputs %arg : !spirv.arm.tensor<4xf32>
}
