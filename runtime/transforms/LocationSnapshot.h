//===- LocationSnapshot.h - Places in the text as locations ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Gives operations the places of their own text as locations: of IR that comes from elsewhere, what a later
// stage says can be looked up in a file then.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_TRANSFORMS_LOCATIONSNAPSHOT_H
#define STRATA_RUNTIME_TRANSFORMS_LOCATIONSNAPSHOT_H

#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/ir/Operation.h"
#include "llvm/ADT/StringRef.h"

namespace strata {

/// Prints the op and sets the locations of all ops in the text.
/// \param fileName  written, and named by the locations; when it is empty, a temporary file is.
/// \param tag       the old locations stay, fused with the new ones under this name; empty: they are
/// replaced.
/// \return failure, after an error at the op, when the file cannot be written. Nothing has changed then.
LogicalResult generateLocationsFromIR(Operation *op, llvm::StringRef fileName, const OpPrintingFlags &flags,
                                      llvm::StringRef tag = {});

} // namespace strata

#endif // STRATA_RUNTIME_TRANSFORMS_LOCATIONSNAPSHOT_H
