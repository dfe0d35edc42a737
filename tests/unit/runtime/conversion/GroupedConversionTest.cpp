//===- GroupedConversionTest.cpp - Conversion of large modules ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A conversion of a module with functions resolves casts and frees erased ops after each group of functions.
// The modules of these tests consist of several groups.
//
//===----------------------------------------------------------------------===//

#include "tests/unit/runtime/conversion/ConversionTestBase.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::IsEmpty;

namespace {

constexpr unsigned numFunctions = 12, numOps = 400;

class GroupedConversionTest : public ConversionTestBase {
protected:
  /// Returns functions named f0, f1, …, each of which produces an i32 with \p first and uses it in `old.b`
  /// ops.
  static std::string makeModule(llvm::StringRef first = "old.a") {
    std::string text;
    llvm::raw_string_ostream os(text);
    for (unsigned i = 0; i != numFunctions; ++i) {
      os << "\"func.func\"() <{function_type = () -> (), sym_name = \"f" << i << "\"}> ({\n"
         << "  %0 = \"" << first << "\"() : () -> i32\n";
      for (unsigned k = 0; k != numOps; ++k)
        os << "  \"old.b\"(%0) : (i32) -> ()\n";
      os << "  \"func.return\"() : () -> ()\n}) : () -> ()\n";
    }
    return text;
  }
  unsigned count(llvm::StringRef name) {
    unsigned found = 0;
    module.get()->walk([&](Operation *op) { found += op->getName().getStringRef() == name; });
    return found;
  }
  static Operation *getFunction(Operation *inside) { return inside->getParentOfType<func::FuncOp>(); }
};

TEST_F(GroupedConversionTest, ConvertsAllFunctionsWithoutCastsLeft) {
  rename("old.a", "new.a");
  rename("old.b", "new.b");
  EXPECT_NE(convert(makeModule()), "");
  EXPECT_EQ(count("new.a"), numFunctions);
  EXPECT_EQ(count("new.b"), numFunctions * numOps);
  EXPECT_EQ(count("builtin.unrealized_conversion_cast"), 0u);
  EXPECT_THAT(messages, IsEmpty());
}

TEST_F(GroupedConversionTest, AMissingMaterializationInALaterGroupIsAnError) {
  rename("old.a", "new.a");
  unsigned visited = 0;
  target.addDynamicallyLegalOp(OperationName("old.b", &context),
                               [&](Operation *) { return ++visited > (numFunctions - 1) * numOps; });
  add("old.b", [](Operation *op, llvm::ArrayRef<ValueRange>, ConversionPatternRewriter &rewriter) {
    rewriter.eraseOp(op);
    return success();
  });
  EXPECT_EQ(convert(makeModule()), "");
  ASSERT_EQ(messages.size(), 2u);
  EXPECT_NE(messages[0].find("unresolved materialization from ('i64') to ('i32')"), std::string::npos)
      << messages[0];
}

TEST_F(GroupedConversionTest, FunctionsThatPatternsEraseAreSkipped) {
  // The pattern erases the function after that of its root, which belongs to this or to the next group.
  rename("old.b", "new.b");
  add("old.a",
      [this](Operation *op, llvm::ArrayRef<ValueRange> operands, ConversionPatternRewriter &rewriter) {
        if (Operation *next = getFunction(op)->getNextNode())
          rewriter.eraseOp(next);
        return replaceBy(op, "new.a", operands, rewriter);
      });
  EXPECT_NE(convert(makeModule()), "");
  EXPECT_EQ(count("func.func"), numFunctions / 2);
  EXPECT_EQ(count("new.a"), numFunctions / 2);
  EXPECT_EQ(count("old.a"), 0u);
}

TEST_F(GroupedConversionTest, ErasedFunctionsStayReadableUntilTheEnd) {
  rename("old.b", "new.b");
  std::vector<Operation *> erased;
  std::vector<std::string> seen;
  add("old.a", [&](Operation *op, llvm::ArrayRef<ValueRange> operands, ConversionPatternRewriter &rewriter) {
    seen.clear();
    for (Operation *each : erased)
      seen.push_back(llvm::cast<func::FuncOp>(each).getName().str());
    if (Operation *previous = getFunction(op)->getPrevNode()) {
      erased.push_back(previous);
      rewriter.eraseOp(previous);
    }
    return replaceBy(op, "new.a", operands, rewriter);
  });
  EXPECT_NE(convert(makeModule()), "");
  std::vector<std::string> expected;
  for (unsigned i = 0; i + 2 < numFunctions; ++i)
    expected.push_back(("f" + llvm::Twine(i)).str());
  EXPECT_EQ(seen, expected);
  EXPECT_EQ(count("func.func"), 1u);
}

TEST_F(GroupedConversionTest, ValuesSharedByTopLevelOpsAreConverted) {
  // One op at the top level uses a value of another one, so that all ops are converted together.
  rename("old.a", "new.a");
  rename("old.b", "new.b");
  std::string text = "%v = \"old.a\"() : () -> i32\n" + makeModule() + "\"old.b\"(%v) : (i32) -> ()\n";
  EXPECT_NE(convert(text), "");
  EXPECT_EQ(count("new.a"), numFunctions + 1);
  EXPECT_EQ(count("builtin.unrealized_conversion_cast"), 0u);
}

} // namespace
