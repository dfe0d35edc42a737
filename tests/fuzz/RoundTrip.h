//===- RoundTrip.h - What every text must hold up to ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The properties that fuzz targets check. A text is either refused with an error, or what it means is
// printed, read again (in a context of its own) and printed again, to the same text. A violation is reported
// to stderr and aborts the process, which is what libFuzzer and the replay tests look for.
//
// Not thread-safe: fuzzing is for one thread.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_FUZZ_ROUNDTRIP_H
#define STRATA_TESTS_FUZZ_ROUNDTRIP_H

#include "runtime/ir/DialectRegistry.h"

namespace strata::fuzz {

/// Whether a text is worth the time: aliases can stand for gigabytes of text, which is no bug but no news
/// either.
bool isWorthReading(llvm::StringRef text);

/// Reads a file's text with these dialects; others are allowed. Custom form with and without locations, local
/// scope and generic form must each be a fixed point; generic text must mean what the custom text does.
void checkModule(llvm::StringRef text, const DialectRegistry &registry);
/// The same of generic form only, which needs no dialects.
void checkGenericModule(llvm::StringRef text);
void checkAttribute(llvm::StringRef text, const DialectRegistry &registry);
void checkType(llvm::StringRef text, const DialectRegistry &registry);

/// The dialects of this repository.
DialectRegistry allDialects();

} // namespace strata::fuzz

#endif // STRATA_TESTS_FUZZ_ROUNDTRIP_H
