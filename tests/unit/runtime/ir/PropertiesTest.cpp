//===- PropertiesTest.cpp - C++ access to properties ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/AttrTypeSubElements.h"
#include "tests/support/IRTest.h"
#include "tests/support/properties/Props.h"

using namespace mlir;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

class PropertiesTest : public mlir::test::IRTest {
protected:
  PropertiesTest() { context.getOrLoadDialect<::test::TestDialect>(); }
  template <typename OpT, typename... Args>
  OpT create(Args &&...args) {
    OpT op = OpT::create(builder, loc, std::forward<Args>(args)...);
    own(op);
    return op;
  }
};

TEST_F(PropertiesTest, AccessorsConvertBetweenCppValuesAndSlots) {
  auto op = create<::test::PlainOp>(int64_t(4), "b", llvm::StringRef("c"), true,
                                    llvm::ArrayRef<int64_t>{1, 2}, llvm::ArrayRef<int32_t>{3});
  EXPECT_EQ(op.getA(), 4);
  EXPECT_EQ(op.getB(), "b");
  EXPECT_EQ(op.getC(), "c");
  EXPECT_TRUE(op.getFlag());
  EXPECT_THAT(op.getArray(), ElementsAre(1, 2));
  EXPECT_THAT(op.getArray32(), ElementsAre(3));
  op.setA(-7);
  op.setC("text");
  op.setFlag(false);
  op.setArray({5, 6, 7});
  EXPECT_EQ(op.getA(), -7);
  EXPECT_EQ(op.getC(), "text");
  EXPECT_FALSE(op.getFlag());
  EXPECT_THAT(op.getArray(), ElementsAre(5, 6, 7));
  EXPECT_EQ(op->getSlot(1), builder.getIntegerAttr(i64, -7));
}

TEST_F(PropertiesTest, CompositePropertiesAreReadIntoContextStorage) {
  auto op = create<::test::ArrayOp>(llvm::ArrayRef<int64_t>{1}, llvm::ArrayRef<std::string>{"x", "y"},
                                    llvm::ArrayRef<llvm::SmallVector<int32_t>>{{1, 2}, {}}, std::nullopt,
                                    llvm::ArrayRef<std::optional<int64_t>>{std::nullopt, 4},
                                    llvm::ArrayRef<bool>{true}, llvm::ArrayRef<int64_t>{});
  llvm::ArrayRef<std::string> strings = op.getStrings();
  EXPECT_THAT(strings, ElementsAre("x", "y"));
  EXPECT_EQ(strings.data(), op.getStrings().data());
  EXPECT_THAT(op.getNested()[0], ElementsAre(1, 2));
  EXPECT_EQ(op.getOpt(), std::nullopt);
  EXPECT_EQ(op.getExplicitOptions()[1], 4);
  EXPECT_THAT(op.getHasDefault(), IsEmpty());
}

TEST_F(PropertiesTest, UnsetPropertiesHaveTheirDefault) {
  OperationState state(loc, ::test::MixedOp::getOperationName());
  auto op = llvm::cast<::test::MixedOp>(own(Operation::create(state)));
  EXPECT_EQ(op.getCount(), 0);
  EXPECT_FALSE(op.getFlag());
  EXPECT_EQ(op.getName(), "none");
  EXPECT_THAT(op.getSizes(), IsEmpty());
  // An unset property equals one that is explicitly set to its default.
  auto *other = own(Operation::create(state));
  llvm::cast<::test::MixedOp>(other).setName("none");
  EXPECT_EQ(op->getSlots(), other->getSlots());
}

TEST_F(PropertiesTest, PropertiesStructIsAViewOfTheSlots) {
  OperationState state(loc, ::test::MixedOp::getOperationName());
  auto &properties = state.getOrAddProperties<::test::MixedOp::Properties>();
  properties.count = 5;
  properties.label = builder.getStringAttr("l");
  properties.flag = true;
  properties.sizes = llvm::ArrayRef<int64_t>{1, 2};
  properties.setName("n");
  EXPECT_THAT(properties.getOperandSegmentSizes(), ElementsAre(0, 0));
  state.addOperands(make("t.op", {.types = {i32}})->getResults());
  own(state.operands[0].getDefiningOp());
  properties.operandSegmentSizes = {0, 1};
  auto op = llvm::cast<::test::MixedOp>(own(Operation::create(state)));
  EXPECT_EQ(op.getCount(), 5);
  EXPECT_EQ(op.getLabel(), "l");
  EXPECT_TRUE(op.getFlag());
  EXPECT_EQ(op.getName(), "n");
  EXPECT_TRUE(op.getB() != nullptr);
  EXPECT_EQ(op.getProperties().count, 5);
  op.getProperties().count = op.getProperties().count + 1;
  EXPECT_EQ(op.getCount(), 6);
  EXPECT_EQ(op->getSlot(3), builder.getIntegerAttr(i64, 6));
  ::test::MixedOp::Properties copy = op.getProperties();
  EXPECT_TRUE(copy == op.getProperties());
  op.getProperties().flag = false;
  EXPECT_FALSE(copy == op.getProperties());
  auto clone = create<::test::MixedOp>(TypeRange(), op->getOperands(), copy);
  EXPECT_TRUE(clone.getFlag());
  EXPECT_EQ(clone.getCount(), 6);
}

TEST_F(PropertiesTest, AdaptorsReadProperties) {
  auto op = create<::test::EnumOp>(::test::TestEnum::Third);
  ::test::EnumOpAdaptor adaptor(op);
  EXPECT_EQ(adaptor.getValue(), ::test::TestEnum::Third);
  EXPECT_EQ(adaptor.getProperties().getValue(), ::test::TestEnum::Third);
  ::test::BitEnumOpAdaptor empty((ValueRange()));
  EXPECT_EQ(empty.getValue2(), ::test::TestBitEnum::Read);
}

TEST_F(PropertiesTest, PropertiesOfUserDefinedClasses) {
  auto op = create<::test::OwnOp>(::test::Range{1, 2}, std::nullopt, llvm::ArrayRef<::test::Range>{{3, 4}},
                                  ::test::Range{0, 10}, ::test::Range{5, 6});
  EXPECT_EQ(op.getRange(), (::test::Range{1, 2}));
  EXPECT_EQ(op.getAll()[0], (::test::Range{3, 4}));
  EXPECT_EQ(op.getMaybe(), std::nullopt);
  op.setMaybe(::test::Range{7, 8});
  EXPECT_EQ(op.getMaybe(), (::test::Range{7, 8}));
  EXPECT_THAT(verifyMessages(op), IsEmpty());
  op.setOrdered({2, 1});
  EXPECT_THAT(
      verifyMessages(op),
      ElementsAre("error: 'test.own' op property 'ordered' failed to satisfy constraint: range in order"));
  auto doubled = create<::test::DoubledOp>(::test::Doubled{8});
  EXPECT_EQ(doubled.getValue().value, 8);
  EXPECT_EQ(doubled->getSlot(0), builder.getIntegerAttr(i64, 4));
}

TEST_F(PropertiesTest, AttrTypeReplacerLeavesPropertiesUnchanged) {
  auto op = create<::test::PlainOp>(int64_t(4), "b", llvm::StringRef("c"), true, llvm::ArrayRef<int64_t>{1},
                                    llvm::ArrayRef<int32_t>{3});
  op->setAttr("other", builder.getI64IntegerAttr(4));
  AttrTypeReplacer replacer;
  replacer.addReplacement([&](Type type) -> std::optional<Type> {
    return type == i64 ? std::optional<Type>(i32) : std::nullopt;
  });
  replacer.addReplacement([&](IntegerAttr attr) -> std::optional<Attribute> {
    return attr.getType() == i64 ? std::optional<Attribute>(builder.getI32IntegerAttr(attr.getInt()))
                                 : std::nullopt;
  });
  replacer.replaceElementsIn(op, /*replaceAttrs=*/true);
  EXPECT_EQ(op->getAttr("other"), builder.getI32IntegerAttr(4));
  EXPECT_EQ(op->getSlot(1), builder.getI64IntegerAttr(4));
  EXPECT_EQ(op.getA(), 4);
}

TEST_F(PropertiesTest, DiscardableAttributeMayShareTheNameOfAProperty) {
  auto op = create<::test::EnumOp>(::test::TestEnum::First);
  EXPECT_EQ(op->getAttr("value"), Attribute());
  op->setAttr("value", builder.getUnitAttr());
  EXPECT_EQ(op.getValue(), ::test::TestEnum::First);
  EXPECT_EQ(op->getDiscardableAttrs().size(), 1u);
  op->setAttrs(DictionaryAttr::get(&context));
  EXPECT_EQ(op.getValue(), ::test::TestEnum::First);
}

} // namespace
