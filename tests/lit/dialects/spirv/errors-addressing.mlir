// Diagnostics of conversions to pointers and clustered group operations.
// RUN: %opt %s --split-input-file --verify-diagnostics

spirv.module Logical GLSL450 {
  spirv.func @to_number(%p: !spirv.ptr<f32, Generic>) "None" {
    // expected-error @+1 {{operand must be a physical pointer}}
    %0 = spirv.ConvertPtrToU %p : !spirv.ptr<f32, Generic> to i32
    spirv.Return
  }
}

// -----

spirv.module PhysicalStorageBuffer64 GLSL450 {
  spirv.func @convert_u_to_ptr(%i: i64) "None" {
    %0 = spirv.ConvertUToPtr %i : i64 to !spirv.ptr<f32, PhysicalStorageBuffer>
    // expected-error @+1 {{result must be a physical pointer}}
    %1 = spirv.ConvertUToPtr %i : i64 to !spirv.ptr<f32, Generic>
    spirv.Return
  }
}

// -----

func.func @group_non_uniform_iadd_cluster_size_operand_must_be_power_of_two(%i: i32) {
  %three = spirv.Constant 3 : i32
  // expected-error @+1 {{'spirv.GroupNonUniformIAdd' op cluster size operand must be a power of two}}
  %0 = spirv.GroupNonUniformIAdd <Workgroup> <ClusteredReduce> %i cluster_size(%three) : i32, i32 -> i32
  return
}

// -----

func.func @group_non_uniform_i_mul_more_than_a_word(%i: i32) {
  %size = spirv.Constant 4294967296 : i64
  // expected-error @+1 {{'spirv.GroupNonUniformIMul' op cluster size operand must be a power of two}}
  %0 = spirv.GroupNonUniformIMul <Workgroup> <Reduce> %i cluster_size(%size) : i32, i64 -> i32
  return
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @size = 4 : i32
  spirv.func @group_non_uniform_rotate_khr_to_be_specialized(%i: i32, %f: f32) "None" {
    %size = spirv.mlir.referenceof @size : i32
    %0 = spirv.GroupNonUniformBroadcast <Workgroup> %f, %size : f32, i32
    // expected-error @+1 {{'spirv.GroupNonUniformRotateKHR' op cluster size operand must come from a constant op}}
    %1 = spirv.GroupNonUniformRotateKHR <Workgroup> %i, %i, cluster_size(%size) : i32, i32, i32 -> i32
    spirv.Return
  }
}
