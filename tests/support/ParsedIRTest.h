//===- ParsedIRTest.h - Fixture for tests of parsed modules ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A fixture for tests that read their module from text. The dialects of the text must be loaded. Test ops of
// the text that no dialect declares need the prefix of an unregistered dialect, such as "u.op": `t` is
// registered.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_SUPPORT_PARSEDIRTEST_H
#define STRATA_TESTS_SUPPORT_PARSEDIRTEST_H

#include "runtime/asm/Parser.h"
#include "runtime/ir/BuiltinOps.h"
#include "tests/support/IRTest.h"

namespace mlir::test {

/// \tparam Base  IRTest or a class derived from it.
template <typename Base = IRTest>
class ParsedIRTest : public Base {
protected:
  /// Replaces `module` by the parsed text. A failure prints the diagnostics and ends the test.
  void parse(llvm::StringRef text) {
    this->messages.clear();
    module = parseSourceString<ModuleOp>(text, ParserConfig(&this->context));
    ASSERT_TRUE(module) << ::testing::PrintToString(this->messages);
  }
  /// Returns the last op with the unit attribute `tag`; null if there is none.
  Operation *at(llvm::StringRef tag) {
    Operation *found = nullptr;
    module->getOperation()->walk([&](Operation *op) { found = op->hasAttr(tag) ? op : found; });
    return found;
  }

  OwningOpRef<ModuleOp> module;
};

} // namespace mlir::test

#endif // STRATA_TESTS_SUPPORT_PARSEDIRTEST_H
