//===- OperationPlaces.h - Positions of operations in a print -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Prints an operation and returns the position of each nested operation in the text, to use these positions
// as locations of the operations or to find operations in the text.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_OPERATIONPLACES_H
#define STRATA_RUNTIME_ASM_OPERATIONPLACES_H

#include "runtime/asm/OpPrintingFlags.h"
#include <string>
#include <vector>

namespace mlir {

class Operation;

/// The position of an operation in the printed text.
struct OperationPlace {
  Operation *op;
  unsigned line, column; ///< From 1; the position of the first character after the indentation.
};

/// Returns the text that op->print(os, flags) prints. Appends an entry to `places` for each printed
/// operation, in the order of the text; a terminator that a custom form omits has none. Uses one thread.
std::string printWithPlaces(Operation *op, const OpPrintingFlags &flags, std::vector<OperationPlace> &places);

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_OPERATIONPLACES_H
