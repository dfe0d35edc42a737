// Serialization and deserialization of a module preserve it, but repeat constants before their uses.
// RUN: strata-translate --no-implicit-module --serialize-spirv %s -o %t.spv
// RUN: strata-translate --deserialize-spirv %t.spv | FileCheck %s
// RUN: strata-translate --no-implicit-module --test-spirv-roundtrip %s | FileCheck %s

// CHECK: spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  // CHECK: spirv.GlobalVariable @id built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.GlobalVariable @id built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  // CHECK: spirv.GlobalVariable @out bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0]), Block>, Uniform>
  spirv.GlobalVariable @out bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0])>, Uniform>
  // CHECK-LABEL: spirv.func @main() "None"
  spirv.func @main() "None" {
    %zero = spirv.Constant 0 : i32
    // CHECK: %[[ID:.*]] = spirv.mlir.addressof @id
    %id = spirv.mlir.addressof @id : !spirv.ptr<vector<3xi32>, Input>
    // CHECK-NEXT: %[[V:.*]] = spirv.Load "Input" %[[ID]] : vector<3xi32>
    %v = spirv.Load "Input" %id : vector<3xi32>
    // CHECK-NEXT: %[[X:.*]] = spirv.CompositeExtract %[[V]][0 : i32] : vector<3xi32>
    %x = spirv.CompositeExtract %v[0 : i32] : vector<3xi32>
    // CHECK-NEXT: %[[SUM:.*]] = spirv.IAdd %[[X]], %[[X]] {no_signed_wrap} : i32
    %sum = spirv.IAdd %x, %x {no_signed_wrap} : i32
    // CHECK-NEXT: %[[OUT:.*]] = spirv.mlir.addressof @out
    %out = spirv.mlir.addressof @out : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0])>, Uniform>
    // CHECK-NEXT: %[[ZERO:.*]] = spirv.Constant 0 : i32
    // CHECK-NEXT: %[[P:.*]] = spirv.AccessChain %[[OUT]][%[[ZERO]], %[[X]]]
    %p = spirv.AccessChain %out[%zero, %x] : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0])>, Uniform>, i32, i32 -> !spirv.ptr<i32, Uniform>
    // CHECK-NEXT: spirv.Store "Uniform" %[[P]], %[[SUM]] : i32
    spirv.Store "Uniform" %p, %sum : i32
    // CHECK-NEXT: spirv.Return
    spirv.Return
  }
  // CHECK: spirv.EntryPoint "GLCompute" @main, @id, @out
  spirv.EntryPoint "GLCompute" @main, @id, @out
  // CHECK-NEXT: spirv.ExecutionMode @main "LocalSize", 8, 1, 1
  spirv.ExecutionMode @main "LocalSize", 8, 1, 1
}
