//===- DialectGroups.h - Registration of this repository's dialects -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// One function, in a library of its own, for each group of dialects, extensions and passes: a tool links only
// the groups that it registers. InitAllDialects.h, InitAllExtensions.h and InitAllPasses.h register all
// groups. Not thread-safe, like all registration.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_DIALECTGROUPS_H
#define STRATA_TOOLS_DIALECTGROUPS_H

#include "runtime/ir/DialectRegistry.h"

namespace mlir {

/// Registers arith, cf, complex, dlti, func, index, math, ml_program, scf and ub.
void registerCoreDialects(DialectRegistry &registry);

/// Registers the dialects of tensors, memory and vectors: affine, bufferization, memref, shape, tensor,
/// vector.
void registerShapedDialects(DialectRegistry &registry);

/// Registers the extensions of the core dialects that other libraries implement: inlining of func.call.
void registerCoreExtensions(DialectRegistry &registry);

/// Registers the passes of the core dialects and the conversions between them.
void registerCorePasses();

/// Registers the dialects of devices and instruction sets: arm_neon, gpu, llvm, ptr, spirv.
void registerDeviceDialects(DialectRegistry &registry);

} // namespace mlir

#endif // STRATA_TOOLS_DIALECTGROUPS_H
