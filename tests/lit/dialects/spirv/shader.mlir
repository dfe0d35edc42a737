// Barriers and outputs of mesh shaders.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt | diff %s.expected -

func.func @shader(%b: i1, %i: i32, %u: ui32) {
  spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory> {a}
  spirv.MemoryBarrier <Subgroup>, <None>
  spirv.INTEL.ControlBarrierArrive <Device> <Workgroup> <Release> {a}
  spirv.INTEL.ControlBarrierWait <Device> <Workgroup> <Acquire|UniformMemory>
  spirv.KHR.AssumeTrue %b {a}
  spirv.EmitVertex {a}
  spirv.EndPrimitive
  spirv.EXT.SetMeshOutputs %i, %u {a} : i32, ui32
  return
}

func.func @mesh(%i: i32) {
  spirv.EXT.EmitMeshTasks %i, %i, %i {a} : i32, i32, i32
}

func.func @mesh_with_payload(%i: i32, %p: !spirv.ptr<i32, TaskPayloadWorkgroupEXT>) {
  spirv.EXT.EmitMeshTasks %i, %i, %i, %p : i32, i32, i32, !spirv.ptr<i32, TaskPayloadWorkgroupEXT>
}
