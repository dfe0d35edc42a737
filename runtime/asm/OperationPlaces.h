//===- OperationPlaces.h - Where operations stand in a text ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Prints an operation and says for each operation in it where its text begins: to give operations the places
// of their own text as locations, or to show a text in which operations can be found.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_OPERATIONPLACES_H
#define STRATA_RUNTIME_ASM_OPERATIONPLACES_H

#include "runtime/asm/OpPrintingFlags.h"
#include <string>
#include <vector>

namespace strata {

class Operation;

struct OperationPlace {
  Operation *op;
  unsigned line, column; ///< From 1, of the first character, without the indentation.
};

/// The text that op->print(os, flags) gives; `places` gets an entry for each operation that has a text of its
/// own, in the order of the text (terminators that a custom form leaves out have none). One thread.
std::string printWithPlaces(Operation *op, const OpPrintingFlags &flags, std::vector<OperationPlace> &places);

} // namespace strata

#endif // STRATA_RUNTIME_ASM_OPERATIONPLACES_H
