// Diagnostics of group and subgroup operations.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @group_fadd_reduce_device(%a: f32) {
  // expected-error @+1 {{'spirv.GroupFAdd' op execution scope must be 'Workgroup' or 'Subgroup'}}
  %0 = spirv.GroupFAdd <Device> <Reduce> %a : f32
  return
}

// -----

func.func @khr_group_i_mul_multiply_device(%a: i32) {
  // expected-error @+1 {{'spirv.KHR.GroupIMul' op execution scope must be 'Workgroup' or 'Subgroup'}}
  %0 = spirv.KHR.GroupIMul <Device> <Reduce> %a : i32
  return
}

// -----

func.func @broadcast_device(%a: f32, %i: i32) {
  // expected-error @+1 {{'spirv.GroupBroadcast' op execution scope must be 'Workgroup' or 'Subgroup'}}
  %0 = spirv.GroupBroadcast <Device> %a, %i : f32, i32
  return
}

// -----

func.func @group_broadcast_four_ids(%a: f32, %i: vector<4xi32>) {
  // expected-error @+1 {{'spirv.GroupBroadcast' op localid is a vector and can be with only  2 or 3 components, actual number is 4}}
  %0 = spirv.GroupBroadcast <Subgroup> %a, %i : f32, vector<4xi32>
  return
}

// -----

func.func @elect_device(%a: f32) {
  // expected-error @+1 {{'spirv.GroupNonUniformElect' op execution scope must be 'Workgroup' or 'Subgroup'}}
  %0 = spirv.GroupNonUniformElect <CrossDevice> : i1
  return
}

// -----

func.func @ballot_device(%a: i1) {
  // expected-error @+1 {{'spirv.GroupNonUniformBallot' op execution scope must be 'Workgroup' or 'Subgroup'}}
  %0 = spirv.GroupNonUniformBallot <Device> %a : vector<4xi32>
  return
}

// -----

func.func @ballot_signed(%a: i1) {
  // expected-error @+1 {{'spirv.GroupNonUniformBallot' op result #0 must be vector of 8/16/32/64-bit signless/unsigned integer values of length 4, but got 'vector<4xsi32>'}}
  %0 = spirv.GroupNonUniformBallot <Subgroup> %a : vector<4xsi32>
  return
}

// -----

func.func @find_device(%a: vector<4xi32>) {
  // expected-error @+1 {{'spirv.GroupNonUniformBallotFindLSB' op execution scope must be 'Workgroup' or 'Subgroup'}}
  %0 = spirv.GroupNonUniformBallotFindLSB <Device> %a : vector<4xi32>, i32
  return
}

// -----

func.func @all_of_workgroup(%a: i1) {
  // expected-error @+1 {{'spirv.GroupNonUniformAll' op failed to verify that execution_scope must be Scope of value Subgroup}}
  %0 = spirv.GroupNonUniformAll <Workgroup> %a : i1
  return
}

// -----

func.func @count_of_workgroup(%a: vector<4xi32>) {
  // expected-error @+1 {{'spirv.GroupNonUniformBallotBitCount' op failed to verify that execution_scope must be Scope of value Subgroup}}
  %0 = spirv.GroupNonUniformBallotBitCount <Workgroup> <Reduce> %a : vector<4xi32> -> i32
  return
}

// -----

func.func @swap_of_workgroup(%a: f32, %i: i32) {
  // expected-error @+1 {{'spirv.GroupNonUniformQuadSwap' op failed to verify that execution_scope must be Scope of value Subgroup}}
  %0 = spirv.GroupNonUniformQuadSwap <Workgroup> %a %i : f32, i32
  return
}

// -----

func.func @group_non_uniform_broadcast_id_not_constant(%a: f32, %i: i32) {
  // expected-error @+1 {{'spirv.GroupNonUniformBroadcast' op id must be the result of a constant op}}
  %0 = spirv.GroupNonUniformBroadcast <Subgroup> %a, %i : f32, i32
  return
}

// -----

func.func @non_uniform_device(%a: i32) {
  // expected-error @+1 {{'spirv.GroupNonUniformIAdd' op execution scope must be 'Workgroup' or 'Subgroup'}}
  %0 = spirv.GroupNonUniformIAdd <Device> <Reduce> %a : i32 -> i32
  return
}

// -----

func.func @group_non_uniform_iadd_no_cluster(%a: i32) {
  // expected-error @+1 {{'spirv.GroupNonUniformIAdd' op cluster size operand must be provided for 'ClusteredReduce' group operation}}
  %0 = spirv.GroupNonUniformIAdd <Workgroup> <ClusteredReduce> %a : i32 -> i32
  return
}

// -----

func.func @group_non_uniform_u_max_cluster_not_constant(%a: i32) {
  // expected-error @+1 {{'spirv.GroupNonUniformUMax' op cluster size operand must come from a constant op}}
  %0 = spirv.GroupNonUniformUMax <Workgroup> <ClusteredReduce> %a cluster_size(%a) : i32, i32 -> i32
  return
}

// -----

func.func @rotate_not_constant(%a: i32) {
  // expected-error @+1 {{'spirv.GroupNonUniformRotateKHR' op cluster size operand must come from a constant op}}
  %0 = spirv.GroupNonUniformRotateKHR <Subgroup> %a, %a, cluster_size(%a) : i32, i32, i32 -> i32
  return
}

// -----

func.func @rotate_device(%a: i32) {
  // expected-error @+1 {{'spirv.GroupNonUniformRotateKHR' op execution scope must be 'Workgroup' or 'Subgroup'}}
  %0 = spirv.GroupNonUniformRotateKHR <Device> %a, %a : i32, i32 -> i32
  return
}

// -----

func.func @shuffle_device(%a: i32) {
  // expected-error @+1 {{'spirv.GroupNonUniformShuffleXor' op execution scope must be 'Workgroup' or 'Subgroup'}}
  %0 = spirv.GroupNonUniformShuffleXor <Device> %a, %a : i32, i32
  return
}

// -----

func.func @shuffle_signed(%a: i32, %i: si32) {
  // expected-error @+1 {{'spirv.GroupNonUniformShuffleUp' op second operand must be a singless/unsigned integer}}
  %0 = spirv.GroupNonUniformShuffleUp <Subgroup> %a, %i : i32, si32
  return
}

// -----

func.func @block_of_other(%p: !spirv.ptr<i32, StorageBuffer>) {
  // expected-error @+1 {{'spirv.INTEL.SubgroupBlockRead' op mismatch in result type and pointer type}}
  %0 = spirv.INTEL.SubgroupBlockRead %p : !spirv.ptr<i32, StorageBuffer> -> vector<2xf32>
  return
}

// -----

func.func @write_other(%p: !spirv.ptr<i32, StorageBuffer>, %f: f32) {
  // expected-error @+1 {{'spirv.INTEL.SubgroupBlockWrite' op mismatch in result type and pointer type}}
  "spirv.INTEL.SubgroupBlockWrite"(%p, %f) : (!spirv.ptr<i32, StorageBuffer>, f32) -> ()
  return
}

// -----

func.func @write_nowhere(%p: !spirv.ptr<i32, StorageBuffer>, %i: i32) {
  // expected-error @+1 {{custom op 'spirv.INTEL.SubgroupBlockWrite' invalid storage_class attribute specification: "Disk"}}
  spirv.INTEL.SubgroupBlockWrite "Disk" %p, %i : i32
  return
}

// -----

func.func @write_what(%p: !spirv.ptr<i32, StorageBuffer>) {
  // expected-error @+1 {{custom op 'spirv.INTEL.SubgroupBlockWrite' expected 2 operands}}
  spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %p : i32
  return
}
