//===- PrintRecords.h - What a print has referred to ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The state that all printers of one text share: the numbers of distinct attributes, and the resources that
// attributes refer to. Private to runtime/asm.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_PRINTRECORDS_H
#define STRATA_RUNTIME_ASM_PRINTRECORDS_H

#include "runtime/ir/Resource.h"
#include "llvm/ADT/DenseMap.h"
#include "runtime/asm/AsmDialectResource.h"
#include "llvm/ADT/SetVector.h"

namespace mlir {

class AsmResourcePrinter;
class PrinterState;

/// Data that is collected while printing: the numbers of distinct attributes, and the resources that
/// printFileMetadata() prints at the end.
struct PrintRecords {
  llvm::DenseMap<Attribute, uint64_t> distinctNumbers;
  llvm::SetVector<DialectResourceBlobManager::BlobEntry *> resources;
  /// The resources of dialects other than builtin to which the text refers.
  llvm::DenseMap<Dialect *, llvm::SetVector<AsmDialectResourceHandle>> dialectResources;

  llvm::SmallSetVector<const void *, 2>
      cyclic; ///< The types and attributes whose bodies are being printed (AsmPrinter::tryStartCyclicPrint).

  bool empty() const { return distinctNumbers.empty() && resources.empty() && dialectResources.empty(); }
  /// Returns the number of a distinct attribute; numbers are assigned in the order of first use.
  uint64_t getNumber(DistinctAttr attr) {
    return distinctNumbers.try_emplace(attr, distinctNumbers.size()).first->second;
  }
};

/// Prints the metadata section `{-# ... #-}` after the operations (ResourcePrinter.cpp): the resources that
/// the text refers to, the resources of the dialects and of \p printers, and the external resources of the
/// context.
void printFileMetadata(PrinterState &state, Operation *op,
                       llvm::ArrayRef<std::unique_ptr<AsmResourcePrinter>> printers);

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_PRINTRECORDS_H
