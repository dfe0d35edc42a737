//===- SlotLayoutTest.cpp - The attribute slots of an op ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/lower/SlotLayout.h"
#include "llvm/Support/FormatVariadic.h"
#include "tests/unit/generator/model/ModelFixture.h"

using namespace mlir;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

/// Returns one line per slot: "0 attribute s S optional".
std::vector<std::string> linesOf(llvm::ArrayRef<AttrSlot> slots) {
  static constexpr llvm::StringLiteral kinds[] = {"attribute", "operand sizes", "result sizes", "property"};
  std::vector<std::string> lines;
  for (const AttrSlot &slot : slots)
    lines.push_back(llvm::formatv("{0} {1} {2} {3}{4}{5}{6}", slot.index, kinds[unsigned(slot.kind)],
                                  slot.name, slot.accessorName, slot.isOptional() ? " optional" : "",
                                  slot.hasBuildableDefault() ? " default" : "",
                                  slot.isListSizes ? " list-sizes" : ""));
  return lines;
}

std::vector<std::string> layoutOf(llvm::StringRef op) {
  ModelFixture fixture(op);
  return fixture.isGood() ? linesOf(SlotLayout(fixture.op("a")).slots()) : fixture.diagnostics();
}

TEST(SlotLayoutTest, AttributesSegmentSizesAndPropertiesAreInThisOrder) {
  EXPECT_THAT(layoutOf(R"td(
def T_AOp : T_Op<"a", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins I64Prop:$n, Optional<I32>:$x, StrAttr:$some_text, Optional<I32>:$y, UnitProp:$u,
                       OptionalAttr<I32Attr>:$last);
  let results = (outs Optional<I32>:$r, Optional<I32>:$s);
}
)td"),
              ElementsAre("0 attribute some_text SomeText", "1 attribute last Last optional",
                          "2 operand sizes operandSegmentSizes OperandSegmentSizes",
                          "3 result sizes resultSegmentSizes ResultSegmentSizes", "4 property n N optional",
                          "5 property u U optional"));
}

TEST(SlotLayoutTest, OnlySegmentSizesStoredInAttributesHaveSlots) {
  EXPECT_THAT(layoutOf(R"td(
def T_AOp : T_Op<"a", [SameVariadicOperandSize, AttrSizedResultSegments]> {
  let arguments = (ins Variadic<I32>:$x, Variadic<I32>:$y);
  let results = (outs Optional<I32>:$r, Optional<I32>:$s);
}
)td"),
              ElementsAre("0 result sizes resultSegmentSizes ResultSegmentSizes"));
  EXPECT_THAT(layoutOf(R"td(def T_AOp : T_Op<"a"> { let arguments = (ins Variadic<I32>:$x); })td"),
              IsEmpty());
}

TEST(SlotLayoutTest, DerivedAttributesHaveNoSlot) {
  EXPECT_THAT(layoutOf(R"td(
def T_AOp : T_Op<"a"> {
  let arguments = (ins StrAttr:$s);
  let results = (outs AnyType:$r);
  DerivedTypeAttr elementType = DerivedTypeAttr<"return getType();">;
}
)td"),
              ElementsAre("0 attribute s S"));
}

TEST(SlotLayoutTest, DefaultsAndListSizes) {
  EXPECT_THAT(layoutOf(R"td(
def T_AOp : T_Op<"a"> {
  let arguments = (ins DefaultValuedAttr<I32Attr, "3">:$d, UnitAttr:$u,
                       VariadicOfVariadic<I32, "sizes">:$lists, DenseI32ArrayAttr:$sizes);
}
)td"),
              ElementsAre("0 attribute d D default", "1 attribute u U optional",
                          "2 attribute sizes Sizes list-sizes"));
}

TEST(SlotLayoutTest, LookupByMemberAndByOperandGroup) {
  ModelFixture fixture(R"td(
def T_AOp : T_Op<"a", [AttrSizedOperandSegments]> {
  let arguments = (ins I64Prop:$n, Variadic<I32>:$x, StrAttr:$s, VariadicOfVariadic<I32, "sizes">:$lists,
                       DenseI32ArrayAttr:$sizes);
}
)td");
  const OpModel &op = fixture.op("a");
  SlotLayout layout(op);
  EXPECT_EQ(layout.size(), 4u);
  EXPECT_EQ(layout.slotOf(*op.findMember("s")).index, 0u);
  EXPECT_EQ(layout.slotOf(*op.findMember("n")).index, 3u);
  EXPECT_EQ(layout.slotOf(*op.findMember("n")).property, &op.properties()[0]);
  EXPECT_EQ(layout.slotOf(*op.findMember("n")).constraint(), &op.properties()[0].constraint());
  EXPECT_EQ(layout.operandSegmentSizes()->index, 2u);
  EXPECT_EQ(layout.operandSegmentSizes()->constraint(), nullptr);
  EXPECT_EQ(layout.resultSegmentSizes(), nullptr);
  EXPECT_EQ(layout.listSizes(op.operands()[0]), nullptr);
  EXPECT_EQ(layout.listSizes(op.operands()[1])->name, "sizes");
}

TEST(SlotLayoutTest, SlotsOfOneKindAreContiguous) {
  ModelFixture fixture(R"td(
def T_AOp : T_Op<"a", [AttrSizedOperandSegments]> {
  let arguments = (ins I64Prop:$n, Optional<I32>:$x, StrAttr:$s, Optional<I32>:$y);
}
)td");
  SlotLayout layout(fixture.op("a"));
  EXPECT_THAT(linesOf(layout.attributes()), ElementsAre("0 attribute s S"));
  EXPECT_THAT(linesOf(layout.segmentSizes()),
              ElementsAre("1 operand sizes operandSegmentSizes OperandSegmentSizes"));
  EXPECT_THAT(linesOf(layout.properties()), ElementsAre("2 property n N optional"));
}

} // namespace
