//===- Checks.h - What only the whole dialect shows --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Checks that run on finished models, before anything is emitted. Each is in a file of its own; each reports
// all it finds at the places in the `.td`.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_CHECK_CHECKS_H
#define STRATA_GENERATOR_CHECK_CHECKS_H

#include "generator/model/FormatModel.h"
#include "generator/model/PatternModel.h"

namespace strata {

/// All of them. Fails when an error was reported.
LogicalResult checkDialects(const ModelSet &models, DiagnosticEngine &diags);

/// The same for formats and patterns: see FormatAmbiguity.h and PatternOverlap.h.
LogicalResult checkFormatsAndPatterns(llvm::ArrayRef<std::unique_ptr<FormatModel>> formats,
                                      llvm::ArrayRef<std::unique_ptr<DefFormatModel>> defFormats,
                                      llvm::ArrayRef<std::unique_ptr<PatternModel>> patterns,
                                      DiagnosticEngine &diags);

/// Two ops, types, attributes or enums with the same name in IR, or the same class in C++.
LogicalResult checkNameClashes(const ModelSet &models, DiagnosticEngine &diags);
/// Members of one op, or parameters of one type or attribute, whose accessors have the same name in C++:
/// `foo_bar` and `fooBar`, or `foo` and `foo_attr`.
LogicalResult checkAccessorClashes(const ModelSet &models, DiagnosticEngine &diags);
/// Members and parameters whose accessor is one that every generated class has: `operation`, `context`.
LogicalResult checkReservedNames(const ModelSet &models, DiagnosticEngine &diags);

/// Warnings that are off by default, of the main file; see Warnings.h.
void checkTaste(const ModelSet &models, llvm::ArrayRef<std::unique_ptr<FormatModel>> formats,
                DiagnosticEngine &diags);

} // namespace strata

#endif // STRATA_GENERATOR_CHECK_CHECKS_H
