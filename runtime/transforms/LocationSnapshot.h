//===- LocationSnapshot.h - Locations from printed IR ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Prints the IR to a file and sets the locations of the operations to their positions in that file, so that
// diagnostics of later passes refer to the printed IR.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_TRANSFORMS_LOCATIONSNAPSHOT_H
#define STRATA_RUNTIME_TRANSFORMS_LOCATIONSNAPSHOT_H

#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/ir/Operation.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {

/// Prints `op` and sets the locations of all printed ops.
/// \param fileName  the file to write, which the locations refer to; if empty, a temporary file.
/// \param tag       if not empty, the previous locations are kept, fused with the new ones under this name.
/// Fails, after an error at the op and without changing locations, if the file cannot be written.
LogicalResult generateLocationsFromIR(llvm::StringRef fileName, llvm::StringRef tag, Operation *op,
                                      OpPrintingFlags flags);
LogicalResult generateLocationsFromIR(llvm::StringRef fileName, Operation *op, OpPrintingFlags flags);
/// Print to a stream. The locations refer to `fileName`, which is not opened.
void generateLocationsFromIR(llvm::raw_ostream &os, llvm::StringRef fileName, llvm::StringRef tag,
                             Operation *op, OpPrintingFlags flags);
void generateLocationsFromIR(llvm::raw_ostream &os, llvm::StringRef fileName, Operation *op,
                             OpPrintingFlags flags);

} // namespace mlir

#endif // STRATA_RUNTIME_TRANSFORMS_LOCATIONSNAPSHOT_H
