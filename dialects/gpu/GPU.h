//===- GPU.h - Kernels and launches ---------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The gpu dialect: the types, attributes, interfaces and op classes of GPU.td.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_GPU_GPU_H
#define STRATA_DIALECTS_GPU_GPU_H

#include "dialects/gpu/CompilationInterfaces.h"
#include "runtime/interfaces/CallInterfaces.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/interfaces/DataLayoutInterfaces.h"
#include "runtime/interfaces/FunctionInterfaces.h"
#include "runtime/interfaces/OpAsmInterface.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/ir/AffineMap.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/EnumSupport.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpHookThunks.h"
#include "runtime/ir/ParamTraits.h"
#include "runtime/ir/RegionKindInterface.h"
#include "runtime/ir/SymbolTable.h"
#include "runtime/ir/ods/DiscardableAttrHelper.h"

namespace mlir::gpu {

/// The x, y and z components of a size or an id.
struct KernelDim3 {
  Value x;
  Value y;
  Value z;
};

/// Adds `token` to the async dependencies of an op and updates its operand segment sizes.
void addAsyncDependency(Operation *op, Value token);

} // namespace mlir::gpu

#include "dialects/gpu/GPUEnums.h.inc"

#include "dialects/gpu/GPUAttrInterfaces.h.inc"
#include "dialects/gpu/GPUOpInterfaces.h.inc"

#include "dialects/gpu/GPUDialect.h.inc"

namespace mlir::gpu {
/// Suggests a result name from the op's mnemonic and dimension: thread_id_x for `gpu.thread_id x`.
void nameByDimension(Operation *op, Dimension dimension, OpAsmSetValueNameFn setNameFn);
} // namespace mlir::gpu

#define GET_TYPEDEF_CLASSES
#include "dialects/gpu/GPUTypes.h.inc"
#define GET_ATTRDEF_CLASSES
#include "dialects/gpu/GPUAttrs.h.inc"
#define GET_OP_CLASSES
#include "dialects/gpu/GPUOps.h.inc"

#endif // STRATA_DIALECTS_GPU_GPU_H
