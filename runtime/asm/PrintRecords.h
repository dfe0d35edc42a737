//===- PrintRecords.h - What the text has named ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What one text knows of itself, whichever printer writes a part of it: the numbers of distinct attributes,
// and the resources that attributes name. Private to runtime/asm.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_PRINTRECORDS_H
#define STRATA_RUNTIME_ASM_PRINTRECORDS_H

#include "runtime/ir/Resource.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"

namespace strata {

class PrinterState;

struct PrintRecords {
  llvm::DenseMap<Attribute, uint64_t> distinctNumbers;
  llvm::SetVector<DialectResourceBlobManager::BlobEntry *> resources;

  llvm::SmallSetVector<const void *, 2>
      cyclic; ///< Types and attributes in whose text we are, and that ask for it.

  bool empty() const { return distinctNumbers.empty() && resources.empty(); }
  /// In the order in which they are written first.
  uint64_t getNumber(DistinctAttr attr) {
    return distinctNumbers.try_emplace(attr, distinctNumbers.size()).first->second;
  }
};

/// `{-# … #-}` behind a whole text (ResourcePrinter.cpp): the blobs that it names, and what was kept for
/// others.
void printFileMetadata(PrinterState &state, MLIRContext *context);

} // namespace strata

#endif // STRATA_RUNTIME_ASM_PRINTRECORDS_H
