//===- SPIRVPrimitiveOps.td - Shader outputs ---------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_PRIMITIVEOPS
#define STRATA_DIALECTS_SPIRV_PRIMITIVEOPS

include "dialects/spirv/SPIRVBase.td"

def SPIRV_EmitVertexOp : SPIRV_Op<"EmitVertex"> {
  let summary = "emits a vertex with the current values of the outputs";
  let assemblyFormat = "attr-dict";
}

def SPIRV_EndPrimitiveOp : SPIRV_Op<"EndPrimitive"> {
  let summary = "ends the current primitive and starts the next one";
  let assemblyFormat = "attr-dict";
}

def SPIRV_UInt32 : SignlessOrUnsignedIntOfWidths<[32]>;

def SPIRV_EXTEmitMeshTasksOp : SPIRV_ExtVendorOp<"EmitMeshTasks", [Terminator]> {
  let summary = "terminates a task shader and launches a grid of mesh workgroups";
  let arguments = (ins SPIRV_UInt32:$group_count_x, SPIRV_UInt32:$group_count_y, SPIRV_UInt32:$group_count_z,
                       Optional<SPIRV_AnyPtr>:$payload);
  let assemblyFormat = "operands attr-dict `:` type(operands)";
  let hasVerifier = 1;
}

def SPIRV_EXTSetMeshOutputsOp : SPIRV_ExtVendorOp<"SetMeshOutputs"> {
  let summary = "sets the numbers of vertices and primitives that the mesh shader will emit";
  let arguments = (ins SPIRV_UInt32:$vertex_count, SPIRV_UInt32:$primitive_count);
  let assemblyFormat = "operands attr-dict `:` type(operands)";
}

#endif // STRATA_DIALECTS_SPIRV_PRIMITIVEOPS
