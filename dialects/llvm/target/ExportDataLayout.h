//===- ExportDataLayout.h - Data layouts to LLVM IR -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_EXPORTDATALAYOUT_H
#define STRATA_DIALECTS_LLVM_TARGET_EXPORTDATALAYOUT_H

#include "runtime/interfaces/DataLayoutInterfaces.h"
#include "llvm/IR/DataLayout.h"

namespace mlir::LLVM::detail {

/// Returns LLVM's data layout for a specification: entries with identifiers first, then entries of types, in
/// their order. Reports an error for entries that LLVM lacks.
FailureOr<llvm::DataLayout> translateDataLayoutSpec(DataLayoutSpecInterface specification,
                                                    const DataLayout &layout, Location loc);

} // namespace mlir::LLVM::detail

#endif // STRATA_DIALECTS_LLVM_TARGET_EXPORTDATALAYOUT_H
