//===- OperationNameTest.cpp - Tests of queries by operation name --------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/OperationName.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/NamedAttrList.h"
#include "runtime/ir/OpFoldResult.h"
#include "runtime/ir/OperationEquivalence.h"
#include "runtime/ir/OperationFingerPrint.h"
#include "tests/support/IRTest.h"
#include "gmock/gmock.h"

using namespace mlir;
using namespace mlir::test;
using testing::ElementsAre;

namespace {

class OperationNameTest : public IRTest {};

TEST_F(OperationNameTest, TraitsAreFoundByKey) {
  OperationName module("builtin.module", &context), unknown("u.op", &context);
  EXPECT_TRUE(module.hasTrait(TypeID::get<OpTrait::IsIsolatedFromAbove>()));
  EXPECT_TRUE(module.hasTrait(TypeID::get<OpTrait::OneRegion>()));
  EXPECT_FALSE(module.hasTrait(TypeID::get<OpTrait::IsTerminator>()));
  EXPECT_FALSE(unknown.hasTrait(TypeID::get<OpTrait::IsTerminator>()));
  EXPECT_TRUE(unknown.mightHaveTrait(TypeID::get<OpTrait::IsTerminator>()));
  EXPECT_TRUE(unknown.mightHaveInterface(TypeID::get<int>()));
  EXPECT_FALSE(module.hasInterface(TypeID::get<int>()));
}

TEST_F(OperationNameTest, NamesAreFoundByTheKeyOfTheClass) {
  auto name = RegisteredOperationName::lookup(TypeID::get<ModuleOp>(), &context);
  ASSERT_TRUE(name);
  EXPECT_EQ(name->getStringRef(), "builtin.module");
  EXPECT_EQ(OperationName::getFromOpaquePointer(name->getAsOpaquePointer()), *name);
  EXPECT_FALSE(RegisteredOperationName::lookup(TypeID::get<int>(), &context));
  EXPECT_THAT(name->getAttributeNames(), ElementsAre("sym_name", "sym_visibility"));
  EXPECT_TRUE(OperationName("u.op", &context).getAttributeNames().empty());
}

TEST_F(OperationNameTest, BehaviorOfOneOperation) {
  Operation *constant = own(make("t.const", {.types = {i32}}));
  OperationName name = constant->getName();
  Attribute five = builder.getI32IntegerAttr(5);
  StringAttr attrName = name.getAttributeNames()[0];
  name.setInherentAttr(constant, attrName, five);
  EXPECT_EQ(name.getInherentAttr(constant, attrName.getValue()), five);
  NamedAttrList attrs;
  name.populateInherentAttrs(constant, attrs);
  EXPECT_EQ(attrs.get(attrName), five);
  EXPECT_EQ(llvm::cast<DictionaryAttr>(name.getOpPropertiesAsAttribute(constant)).get(attrName), five);
  EXPECT_TRUE(succeeded(name.verifyInvariants(constant)));
  llvm::SmallVector<OpFoldResult> results;
  EXPECT_TRUE(succeeded(name.foldHook(constant, {}, results)));
  EXPECT_EQ(llvm::cast<Attribute>(results[0]), five);
  OpaqueProperties properties(constant->getSlots());
  EXPECT_TRUE(name.compareOpProperties(properties, properties));
  EXPECT_EQ(name.hashOpProperties(properties), name.hashOpProperties(properties));
}

TEST_F(OperationNameTest, EquivalenceMarksValues) {
  Operation *a = own(make("t.const", {.types = {i32}})), *b = own(make("t.const", {.types = {i32}}));
  Operation *x = own(make("u.use", {.operands = {a->getResult(0)}, .types = {i32}}));
  Operation *y = own(make("u.use", {.operands = {b->getResult(0)}, .types = {i32}}));
  using Equivalence = OperationEquivalence;
  EXPECT_FALSE(Equivalence::isEquivalentTo(x, y, Equivalence::IgnoreLocations));
  EXPECT_FALSE(Equivalence::isEquivalentTo(x, y, Equivalence::exactValueMatch));
  std::vector<std::pair<Value, Value>> marked;
  EXPECT_TRUE(Equivalence::isEquivalentTo(
      x, y, Equivalence::ignoreValueEquivalence,
      [&](Value left, Value right) { marked.emplace_back(left, right); },
      Equivalence::IgnoreLocations | Equivalence::IgnoreProperties));
  EXPECT_THAT(marked, ElementsAre(std::pair<Value, Value>(a->getResult(0), b->getResult(0)),
                                  std::pair<Value, Value>(x->getResult(0), y->getResult(0))));
  EXPECT_NE(Equivalence::computeHash(x), Equivalence::computeHash(y));
  EXPECT_EQ(Equivalence::computeHash(x, Equivalence::ignoreHashValue, Equivalence::ignoreHashValue),
            Equivalence::computeHash(y, Equivalence::ignoreHashValue, Equivalence::ignoreHashValue));
}

TEST_F(OperationNameTest, CommutativeOperandsAreComparedAsLists) {
  Operation *a = own(make("t.const", {.types = {i32}})), *b = own(make("t.const", {.types = {i32}}));
  Value first = a->getResult(0), second = b->getResult(0);
  Operation *x = own(make("t.add", {.operands = {first, second}, .types = {i32}}));
  Operation *y = own(make("t.add", {.operands = {second, first}, .types = {i32}}));
  using Equivalence = OperationEquivalence;
  EXPECT_TRUE(Equivalence::isEquivalentTo(x, y, Equivalence::exactValueMatch));
  unsigned numAsked = 0;
  EXPECT_FALSE(Equivalence::isEquivalentTo(x, y, Equivalence::exactValueMatch, nullptr, Equivalence::None,
                                           [&](ValueRange left, ValueRange right) {
                                             ++numAsked;
                                             return success(left[0] == right[0]);
                                           }));
  EXPECT_EQ(numAsked, 1u);
}

TEST_F(OperationNameTest, FingerprintsChangeWithTheOperation) {
  Operation *outer = own(make("u.outer", {.regions = 1}));
  Operation *inner = add(addBlock(outer), "u.inner");
  OperationFingerPrint before(outer), shallow(outer, /*includeNested=*/false);
  EXPECT_TRUE(before == OperationFingerPrint(outer));
  inner->setAttr("a", builder.getUnitAttr());
  EXPECT_TRUE(before != OperationFingerPrint(outer));
  EXPECT_TRUE(shallow == OperationFingerPrint(outer, /*includeNested=*/false));
  outer->setLoc(FileLineColLoc::get(&context, "f", 1, 2));
  EXPECT_TRUE(shallow != OperationFingerPrint(outer, /*includeNested=*/false));
}

} // namespace
