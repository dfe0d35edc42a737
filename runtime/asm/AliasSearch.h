//===- AliasSearch.h - Fast search for uses of aliases --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_ALIASSEARCH_H
#define STRATA_RUNTIME_ASM_ALIASSEARCH_H

#include "runtime/asm/OpPrintingFlags.h"

namespace mlir {

class Operation;

/// Returns true if the text of an operation may contain aliases of types or attributes. Visits the types and
/// attributes of all nested operations, each distinct one once, without printing the operations. False means
/// that no type or attribute that is stored in the IR has an alias; one that only a printer written in C++
/// computes is then printed in full. Locations are ignored. Linear in the number of operations.
bool mayUseAliases(Operation *root, const OpPrintingFlags &flags);

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_ALIASSEARCH_H
