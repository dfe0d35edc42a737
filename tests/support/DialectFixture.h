//===- DialectFixture.h - Fixture for dialect C++ APIs --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A fixture for unit tests of a dialect's C++ API: a context with the dialects under test and a module with
// one function. A test builds ops with `builder`, whose insertion point is the end of the entry block, and
// compares their assembly with `body()`. For IR of unregistered or test ops, see IRTest.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_SUPPORT_DIALECTFIXTURE_H
#define STRATA_TESTS_SUPPORT_DIALECTFIXTURE_H

#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OwningOpRef.h"
#include "runtime/ir/Verifier.h"
#include "llvm/Support/raw_ostream.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace mlir::test {

/// \tparam FuncOpT    the function op; built from a name and a function type.
/// \tparam ReturnOpT  the terminator of its body; built from a list of operands.
/// \tparam DialectTs  the dialects to load, including that of the two ops.
template <typename FuncOpT, typename ReturnOpT, typename... DialectTs>
class DialectFixture : public ::testing::Test {
protected:
  DialectFixture() {
    registerAsmPrinter();
    context.loadDialect<DialectTs...>();
    module = ModuleOp::create(loc);
  }

  /// Creates the function `f` without results and moves the insertion point into its entry block.
  /// \pre It is called once, before arg() and body().
  void startFunction(llvm::ArrayRef<Type> argumentTypes) {
    builder.setInsertionPointToEnd(module->getBody());
    auto function = builder.create<FuncOpT>(loc, "f", builder.getFunctionType(argumentTypes, {}));
    entry = function.addEntryBlock();
    builder.setInsertionPointToEnd(entry);
  }

  /// Returns an argument of the function.
  Value arg(unsigned number) { return entry->getArgument(number); }

  /// Terminates the function, verifies the module, and returns the assembly of the function body without the
  /// terminator, one op after the other. \pre It is called once.
  std::string body(OpPrintingFlags flags = {}) {
    builder.setInsertionPointToEnd(entry);
    builder.create<ReturnOpT>(loc, ValueRange());
    EXPECT_TRUE(succeeded(verify(module.get())));
    std::string text;
    llvm::raw_string_ostream os(text);
    for (Operation &op : entry->without_terminator()) {
      op.print(os, flags);
      os << "\n";
    }
    return text;
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  OpBuilder builder{&context};
  Location loc = builder.getUnknownLoc();
  OwningOpRef<ModuleOp> module;
  Block *entry = nullptr;
};

} // namespace mlir::test

#endif // STRATA_TESTS_SUPPORT_DIALECTFIXTURE_H
