// Diagnostics of barriers and mesh shading operations.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @control_barrier_two_orders(%a: i32) {
  // expected-error @+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
  spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|Release>
  return
}

// -----

func.func @two_orders_of_memory(%a: i32) {
  // expected-error @+1 {{expected at most one of these four memory constraints to be set}}
  spirv.MemoryBarrier <Device>, <AcquireRelease|SequentiallyConsistent|UniformMemory>
  return
}

// -----

func.func @control_barrier_no_scope() {
  // expected-error @+2 {{custom op 'spirv.ControlBarrier' expected ::mlir::spirv::Scope to be one of: CrossDevice, Device, Workgroup, Subgroup, Invocation, QueueFamily, ShaderCallKHR}}
  // expected-error @+1 {{failed to parse SPIRV_ScopeAttr parameter 'value' which is to be a `::mlir::spirv::Scope`}}
  spirv.ControlBarrier <World>, <Device>, <None>
  return
}

// -----

func.func @ext_emit_mesh_tasks_payload_must_be_variable_with_storage_class_of_task_payload(%i: i32, %p: !spirv.ptr<i32, Function>) {
  // expected-error @+1 {{'spirv.EXT.EmitMeshTasks' op payload must be a variable with a storage class of TaskPayloadWorkgroupEXT}}
  spirv.EXT.EmitMeshTasks %i, %i, %i, %p : i32, i32, i32, !spirv.ptr<i32, Function>
}

// -----

func.func @ext_set_mesh_outputs_operand_0_has_invalid_type(%a: si32) {
  // expected-error @+1 {{'spirv.EXT.SetMeshOutputs' op operand #0 must be 32-bit signless/unsigned integer, but got 'si32'}}
  spirv.EXT.SetMeshOutputs %a, %a : si32, si32
  return
}
