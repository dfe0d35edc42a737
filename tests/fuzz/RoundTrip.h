//===- RoundTrip.h - Properties checked for every text --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The properties that the fuzz targets check. A text is either rejected with an error, or it is printed,
// parsed in a new context and printed again to the same text. A violation is reported to stderr and aborts
// the process, as libFuzzer and the replay tests expect.
//
// Not thread-safe.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_FUZZ_ROUNDTRIP_H
#define STRATA_TESTS_FUZZ_ROUNDTRIP_H

#include "runtime/ir/DialectRegistry.h"

namespace mlir::fuzz {

/// Returns false for texts with so many aliases that they may expand to gigabytes.
bool isWorthReading(llvm::StringRef text);

/// Checks the text of a file with the given dialects and unregistered ones. The custom form with and without
/// locations, the local scope form and the generic form must each be a fixed point, and all must represent
/// the same IR.
void checkModule(llvm::StringRef text, const DialectRegistry &registry);
/// Checks the generic form of a file without registered dialects.
void checkGenericModule(llvm::StringRef text);
/// Checks the text of one attribute.
void checkAttribute(llvm::StringRef text, const DialectRegistry &registry);
/// Checks the text of one type.
void checkType(llvm::StringRef text, const DialectRegistry &registry);

/// Returns a registry of the dialects of this repository.
DialectRegistry allDialects();

} // namespace mlir::fuzz

#endif // STRATA_TESTS_FUZZ_ROUNDTRIP_H
