//===- SubElementsTest.cpp - Tests of immediate sub-elements -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/AttrTypeSubElements.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/MLIRContext.h"
#include "gmock/gmock.h"

using namespace mlir;
using testing::ElementsAre;

namespace {

TEST(SubElementsTest, ImmediateElementsAreWalkedAndReplaced) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  Type i8 = IntegerType::get(&context, 8), f32 = Float32Type::get(&context);
  Type inner = TupleType::get(&context, {i8}), outer = TupleType::get(&context, {inner, f32});
  std::vector<Type> types;
  outer.walkImmediateSubElements([](Attribute) { FAIL(); }, [&](Type type) { types.push_back(type); });
  EXPECT_THAT(types, ElementsAre(inner, f32));
  EXPECT_EQ(outer.replaceImmediateSubElements({}, {f32, i8}), TupleType::get(&context, {f32, i8}));
  Attribute list = ArrayAttr::get(&context, {TypeAttr::get(i8), UnitAttr::get(&context)});
  unsigned numAttrs = 0;
  list.walkImmediateSubElements([&](Attribute) { ++numAttrs; }, [](Type) { FAIL(); });
  EXPECT_EQ(numAttrs, 2u);
}

TEST(SubElementsTest, ReplacementsAreHandedOutInOrder) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  Type i8 = IntegerType::get(&context, 8), f32 = Float32Type::get(&context);
  Type types[] = {i8, f32, i8};
  TypeSubElementReplacements replacements{llvm::ArrayRef<Type>(types)};
  EXPECT_THAT(replacements.take_front(2), ElementsAre(i8, f32));
  EXPECT_THAT(replacements.take_front(1), ElementsAre(i8));
  std::vector<Type> seen;
  auto ignore = [](Attribute) {};
  auto record = [&](Type type) { seen.push_back(type); };
  AttrTypeImmediateSubElementWalker walker(ignore, record);
  Type withNull[] = {i8, Type(), f32};
  walker.walkRange(llvm::ArrayRef<Type>(withNull));
  EXPECT_THAT(seen, ElementsAre(i8, f32));
}

TEST(SubElementsTest, KindsAnswerQueries) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  const AbstractType &abstract = IntegerType::get(&context, 8).getAbstractType();
  EXPECT_EQ(abstract.getName(), "builtin.integer");
  EXPECT_EQ(abstract.getTypeID(), TypeID::get<IntegerType>());
  EXPECT_EQ(abstract.getDialect().getNamespace(), "builtin");
  EXPECT_FALSE(abstract.hasInterface(TypeID::get<int>()));
}

} // namespace
