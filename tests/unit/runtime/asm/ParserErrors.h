//===- ParserErrors.h - First error of a text -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_UNIT_RUNTIME_ASM_PARSERERRORS_H
#define STRATA_TESTS_UNIT_RUNTIME_ASM_PARSERERRORS_H

#include "runtime/asm/Parser.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/MLIRContext.h"
#include "gtest/gtest.h"

namespace mlir::test {

/// Parses `text` and returns "line:column: message" of the first error, or an empty string.
inline std::string firstError(llvm::StringRef text) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.allowUnregisteredDialects();
  context.printOpOnDiagnostic(false);
  std::string result;
  context.getDiagEngine().registerHandler([&](Diagnostic &diag) {
    ResolvedLocation loc = diag.getLocation().resolve();
    if (result.empty())
      result = (llvm::Twine(loc.line) + ":" + llvm::Twine(loc.column) + ": " + diag.getMessage()).str();
    return success();
  });
  OwningOpRef<Operation *> op = parseSourceString(text, ParserConfig(&context));
  EXPECT_EQ(!op, !result.empty()) << text.substr(0, 100).str();
  return result;
}

} // namespace mlir::test

#endif // STRATA_TESTS_UNIT_RUNTIME_ASM_PARSERERRORS_H
