//===- BytecodeMistakesTest.cpp - Errors in the bytecode of a dialect -----===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/model/BytecodeModel.h"
#include "tests/unit/generator/model/ModelFixture.h"

using namespace mlir;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

/// Returns the diagnostics of the bytecode model for records after the vocabulary, whose first line is 2.
std::vector<std::string> diagnoseBytecode(const std::string &records, llvm::StringRef dialect = {}) {
  ModelFixture fixture("include \"mlir/IR/BytecodeBase.td\"\n" + records, {}, /*withPrelude=*/false);
  EXPECT_THAT(fixture.diagnostics(), IsEmpty());
  (void)BytecodeModel::check(dialect, fixture.context());
  return fixture.diagnostics();
}
/// Returns the diagnostics for records and a list with the entry `E`.
std::vector<std::string> diagnoseEntry(const std::string &records) {
  return diagnoseBytecode(records + "\ndef T : DialectAttributes<\"t\"> { let elems = [E]; }");
}

TEST(BytecodeMistakesTest, EntriesHaveTheCodesOfTheirPositions) {
  ModelFixture fixture(R"(include "mlir/IR/BytecodeBase.td"
def A : DialectAttribute<(attr VarInt:$size, LocalVar<"int", "1">:$_x)>;
def B : DialectAttribute<(attr)> { let cType = "C"; }
def T : DialectAttributes<"t"> { let elems = [A, ReservedOrDead, B]; }
)",
                       {}, /*withPrelude=*/false);
  auto model = BytecodeModel::check("", fixture.context());
  ASSERT_TRUE(succeeded(model));
  EXPECT_EQ(model->dialect, "t");
  ASSERT_EQ(model->attributes.size(), 2u);
  EXPECT_THAT(model->types, IsEmpty());
  EXPECT_EQ(model->attributes[0].code, 0u);
  EXPECT_EQ(model->attributes[1].code, 2u);
  EXPECT_EQ(model->attributes[1].cppType, "C");
  ASSERT_EQ(model->attributes[0].members.size(), 2u);
  EXPECT_EQ(model->attributes[0].members[0].value.cppType, "uint64_t");
  EXPECT_FALSE(model->attributes[0].members[0].isLocal());
  EXPECT_TRUE(model->attributes[0].members[1].isLocal());
}
TEST(BytecodeMistakesTest, OneDialectIsSelected) {
  EXPECT_THAT(diagnoseBytecode(""), ElementsAre("1:1: error: no record declares the bytecode of a dialect "
                                                "(DialectAttributes, DialectTypes)"));
  std::string two = "def A : DialectAttributes<\"a\"> { let elems = []; }\n"
                    "def B : DialectTypes<\"b\"> { let elems = []; }\n";
  EXPECT_THAT(diagnoseBytecode(two),
              ElementsAre("1:1: error: the file declares the bytecode of several dialects: a, "
                          "b; select one with -bytecode-dialect"));
  EXPECT_THAT(diagnoseBytecode(two, "c"),
              ElementsAre("1:1: error: no record declares the bytecode of dialect 'c'; declared are: a, b"));
  EXPECT_THAT(diagnoseBytecode(two, "b"), IsEmpty());
}
TEST(BytecodeMistakesTest, ADialectHasOneListOfEachKind) {
  EXPECT_THAT(diagnoseBytecode("def A : DialectTypes<\"t\"> { let elems = []; }\n"
                               "def B : DialectTypes<\"t\"> { let elems = []; }\n"),
              ElementsAre("3:5: error: 'A' and 'B' both declare the bytecode of dialect 't'",
                          "2:5: note: the other record is here"));
}
TEST(BytecodeMistakesTest, EntriesAreOfTheKindOfTheirList) {
  EXPECT_THAT(diagnoseEntry("def E : DialectType<(type)>;"),
              ElementsAre("3:38: error: 'E' is not a DialectAttribute"));
}
TEST(BytecodeMistakesTest, MembersAreEncodingsWithDifferentNames) {
  EXPECT_THAT(diagnoseEntry("def E : DialectAttribute<(attr Type, Type:$b, Type:$b)>;"),
              ElementsAre("2:5: error: member 1 of 'E' must be a Bytecode or an Array with a name",
                          "2:5: error: 'E' has two members 'b'"));
  EXPECT_THAT(diagnoseEntry("def E : DialectAttribute<(attr WithType<\"\", Attribute>:$b)>;"),
              ElementsAre("2:5: error: member 'b' of 'E' has no 'cType'"));
  EXPECT_THAT(diagnoseEntry("def M : Bytecode;\ndef E : DialectAttribute<(attr M:$b)>;"),
              ElementsAre("2:5: error: 'M' has neither 'cParser' nor 'members'"));
  EXPECT_THAT(diagnoseEntry("def M : CompositeBytecode { dag members = (attr M:$m); }\n"
                            "def E : DialectAttribute<(attr M:$b)>;"),
              ElementsAre("2:33: error: the members of 'M' are nested too deeply"));
}
TEST(BytecodeMistakesTest, FormsOfAClassNeedPredicates) {
  EXPECT_THAT(diagnoseBytecode("def A : DialectAttribute<(attr)> { let cType = \"C\"; }\n"
                               "def B : DialectAttribute<(attr)> { let cType = \"C\"; }\n"
                               "def T : DialectAttributes<\"t\"> { let elems = [A, B]; }"),
              ElementsAre("3:5: error: 'B' is another form of 'A', so both need a 'printerPredicate' that "
                          "distinguishes them",
                          "2:5: note: the other form is here"));
}
TEST(BytecodeMistakesTest, TemplatesHaveKnownPlaceholders) {
  EXPECT_THAT(diagnoseEntry("def E : DialectAttribute<(attr)> { let printerPredicate = \"$_value\"; }"),
              ElementsAre("2:40: error: '$_value' is not a placeholder here; known are: $_val"));
}

} // namespace
