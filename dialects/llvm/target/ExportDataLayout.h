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

/// Returns LLVM's data layout for a data layout specification. Entries whose key is an identifier precede
/// entries whose key is a type; both keep their order. Reports an error at `loc` for entries that LLVM's data
/// layout cannot express.
FailureOr<llvm::DataLayout> translateDataLayoutSpec(DataLayoutSpecInterface specification,
                                                    const DataLayout &layout, Location loc);

} // namespace mlir::LLVM::detail

#endif // STRATA_DIALECTS_LLVM_TARGET_EXPORTDATALAYOUT_H
