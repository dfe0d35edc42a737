//===- ParamLayoutTest.cpp - Storage layout of parameters ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/lower/ParamLayout.h"
#include "llvm/Support/FormatVariadic.h"
#include "tests/unit/generator/model/ModelFixture.h"

using namespace mlir;
using ::testing::ElementsAre;

namespace {

/// Returns kind, source, size, offset and class of each parameter: "Type known 8 at 0 ::mlir::IntegerType".
std::vector<std::string> layout(llvm::StringRef parameters) {
  static constexpr llvm::StringLiteral kinds[] = {
      "Bool",      "Signed",    "Unsigned", "Enum",  "Type",      "Attribute", "String",
      "TypeArray", "AttrArray", "IntArray", "Float", "BoolArray", "Object"};
  static constexpr llvm::StringLiteral sources[] = {"known", "by type", "author"};
  ModelFixture fixture(("def M : I32EnumAttr<\"M\", \"\", [I32EnumAttrCase<\"one\", 1>]>;\n"
                        "def A : T_Attr<\"A\"> { let mnemonic = \"a\"; let parameters = (ins " +
                        parameters + "); let assemblyFormat = \"params\"; }\n")
                           .str());
  if (!fixture.isGood())
    return fixture.diagnostics();
  std::vector<std::string> result;
  for (const ParamSlot &slot : layoutParameters(*fixture.models().attributes().back()).slots)
    result.push_back(llvm::formatv("{0} {1} {2} at {3}{4}{5}", kinds[unsigned(slot.kind)],
                                   sources[unsigned(slot.source)], slot.size, slot.offset,
                                   slot.valueClass.empty() ? "" : " ", slot.valueClass)
                         .str());
  return result;
}

TEST(ParamLayoutTest, KindsFollowFromKnownTypeNames) {
  EXPECT_THAT(
      layout("\"bool\":$a, \"unsigned\":$b, \"::llvm::StringRef\":$c, \"double\":$d, EnumParameter<M>:$e"),
      ElementsAre("Bool known 8 at 0", "Unsigned known 8 at 8", "String known 16 at 16",
                  "Float known 8 at 32", "Enum known 8 at 40"));
  EXPECT_THAT(layout("ArrayRefParameter<\"int64_t\">:$a, ArrayRefParameter<\"bool\">:$b, "
                     "ArrayRefParameter<\"mlir::Type\">:$c, OptionalArrayRefParameter<\"StringAttr\">:$d"),
              ElementsAre("IntArray known 16 at 0", "BoolArray known 16 at 16", "TypeArray known 16 at 32",
                          "AttrArray known 16 at 48 StringAttr"));
  EXPECT_THAT(layout("\"::mlir::IntegerType\":$a, \"Location\":$b"),
              ElementsAre("Type known 8 at 0 ::mlir::IntegerType", "Attribute known 8 at 8 Location"));
}

TEST(ParamLayoutTest, KindsOfUnknownTypesAreResolvedByTheCompiler) {
  EXPECT_THAT(
      layout("\"AffineMap\":$a, \"::llvm::ArrayRef<int32_t>\":$b, \"std::optional<int>\":$c, \"Mode\":$d"),
      ElementsAre("Object by type 16 at 0", "Object by type 16 at 16", "Object by type 16 at 32",
                  "Object by type 16 at 48"));
  // A loaded dialect uses the kind that the type name suggests.
  EXPECT_THAT(layout("\"::x::LevelType\":$a, ArrayRefParameter<\"::x::FlagAttr\">:$b"),
              ElementsAre("Type by type 8 at 0 ::x::LevelType", "AttrArray by type 16 at 8 ::x::FlagAttr"));
}

TEST(ParamLayoutTest, CustomComparatorOrAllocatorRequiresAnObject) {
  EXPECT_THAT(
      layout(
          "SelfAllocationParameter<\"List\", \"\">:$a, APFloatParameter<\"\">:$b, StringRefParameter<>:$c"),
      ElementsAre("Object author 8 at 0", "Object by type 16 at 8", "String known 16 at 24"));
}

TEST(ParamLayoutTest, CodeOfStandardParameterClassesIsNotUserCode) {
  ModelFixture fixture(
      "def Odd : AttrParameter<\"int\", \"\"> { let parser = \"read($_parser)\"; let convertFromStorage "
      "= \"twice($_self)\"; }\n"
      "def A : T_Attr<\"A\"> { let mnemonic = \"a\"; let parameters = (ins APIntParameter<\"\">:$a, "
      "StringRefParameter<>:$b, OptionalArrayRefParameter<\"int\">:$c, Odd:$d); "
      "let assemblyFormat = \"params\"; }\n");
  ASSERT_TRUE(fixture.isGood());
  ParamLayout layout = layoutParameters(*fixture.models().attributes().back());
  for (const ParamSlot &slot : llvm::ArrayRef(layout.slots).drop_back()) {
    std::string code =
        (slot.comparator + slot.allocator + slot.parser + slot.printer + slot.convertFromStorage).str();
    EXPECT_EQ(code, "") << slot.model->name().str();
  }
  EXPECT_EQ(layout.slots.back().kind, ParamKind::Signed);
  EXPECT_EQ(layout.slots.back().parser, "read($_parser)");
  EXPECT_EQ(layout.slots.back().convertFromStorage, "twice($_self)");
}

} // namespace
