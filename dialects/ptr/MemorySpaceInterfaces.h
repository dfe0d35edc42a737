//===- MemorySpaceInterfaces.h - Memory spaces ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interface of attributes that are memory spaces of pointers. For dialects that implement it; the types,
// attributes and ops of the ptr dialect are in Ptr.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_PTR_MEMORYSPACEINTERFACES_H
#define STRATA_DIALECTS_PTR_MEMORYSPACEINTERFACES_H

#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Diagnostics.h"
#include <optional>

namespace mlir {
class DataLayout;
namespace ptr {
enum class AtomicBinOp : uint32_t;
enum class AtomicOrdering : uint32_t;
} // namespace ptr
} // namespace mlir

#include "dialects/ptr/PtrAttrInterfaces.h.inc"

#endif // STRATA_DIALECTS_PTR_MEMORYSPACEINTERFACES_H
