//===- BuiltinOpsTest.cpp - module and unrealized_conversion_cast ---------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/OwningOpRef.h"
#include "tests/support/IRTest.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {
class BuiltinOpsTest : public IRTest {};
} // namespace

TEST_F(BuiltinOpsTest, ModuleHasOneBlockAndAnOptionalName) {
  OwningOpRef<ModuleOp> plain = ModuleOp::create(loc), named = ModuleOp::create(loc, "kernels");
  EXPECT_EQ(plain->getName(), std::nullopt);
  EXPECT_EQ(named->getName(), "kernels");
  named->push_back(make("t.a"));
  named->push_back(make("t.b"));
  EXPECT_THAT(names(*named->getBody()), ElementsAre("t.a", "t.b"));
  EXPECT_EQ(std::distance(named->begin(), named->end()), 2);
  EXPECT_THAT(verifyMessages(*named), IsEmpty());
  addBlock(*named);
  EXPECT_THAT(verifyMessages(*named),
              ElementsAre("error: 'builtin.module' op expects region #0 to have 0 or 1 blocks"));
}

TEST_F(BuiltinOpsTest, CastBackToTheOriginalTypesFoldsToTheInputs) {
  Block *block = top();
  Value input = add(block, "t.op", {.types = {i32}})->getResult(0);
  builder.setInsertionPointToEnd(block);
  auto there = builder.create<UnrealizedConversionCastOp>(loc, TypeRange{i64}, ValueRange{input});
  auto back = builder.create<UnrealizedConversionCastOp>(loc, TypeRange{i32}, there.getOutputs());
  llvm::SmallVector<OpFoldResult> results;
  EXPECT_TRUE(failed(there->fold(results)));
  ASSERT_TRUE(succeeded(back->fold(results)));
  ASSERT_EQ(results.size(), 1u);
  EXPECT_EQ(llvm::cast<Value>(results[0]), input);
  EXPECT_FALSE(llvm::isa<Attribute>(results[0]));
}

TEST_F(BuiltinOpsTest, CastWithoutResultsIsInvalid) {
  Block *block = top();
  builder.setInsertionPointToEnd(block);
  auto cast = builder.create<UnrealizedConversionCastOp>(loc, TypeRange{}, ValueRange{});
  EXPECT_THAT(verifyMessages(cast),
              ElementsAre("error: 'builtin.unrealized_conversion_cast' op expected at least "
                          "one result for cast operation"));
}
