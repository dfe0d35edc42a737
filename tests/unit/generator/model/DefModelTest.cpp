//===- DefModelTest.cpp - Tests of types, attributes, enums, dialects -----===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "tests/unit/generator/model/ModelFixture.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;
using ::testing::ElementsAre;

namespace {

TEST(DefModelTest, TypeWithParameters) {
  ModelFixture fixture(R"td(
def T_Poly : T_Type<"Poly"> {
  let mnemonic = "poly";
  let summary = "a polynomial";
  let parameters = (ins "int":$degree, ArrayRefParameter<"int64_t", "the factors">:$factors,
                        DefaultValuedParameter<"bool", "true">:$flag, StringRefParameter<>:$name);
  let assemblyFormat = "`<` $degree `>`";
  let genVerifyDecl = 1;
}
)td");
  ASSERT_TRUE(fixture.isGood());
  const TypeDefModel &type = *fixture.models().types()[0];
  EXPECT_EQ(type.name(), "t.poly");
  EXPECT_EQ(type.cppClass(), "::t::PolyType");
  EXPECT_EQ(type.cppBaseClass(), "::mlir::Type");
  EXPECT_EQ(type.storageClass(), "PolyTypeStorage");
  EXPECT_TRUE(type.hasVerifier());
  EXPECT_EQ(type.assemblyFormat(), "`<` $degree `>`");
  llvm::ArrayRef<ParameterModel> parameters = type.parameters();
  ASSERT_EQ(parameters.size(), 4u);
  EXPECT_EQ(parameters[0].cppType(), "int");
  EXPECT_EQ(parameters[0].accessorName(), "Degree");
  EXPECT_EQ(parameters[1].cppType(), "::llvm::ArrayRef<int64_t>");
  EXPECT_EQ(parameters[1].cppStorageType(), "::llvm::SmallVector<int64_t>");
  EXPECT_EQ(parameters[1].allocator(), "$_dst = $_allocator.copyInto($_self);");
  EXPECT_EQ(parameters[2].defaultValue().text(), "true");
  EXPECT_TRUE(parameters[2].isOptional());
  EXPECT_FALSE(parameters[3].isOptional());
}

TEST(DefModelTest, TypeIsAConstraint) {
  ModelFixture fixture(R"td(
def T_Token : T_Type<"Token"> { let mnemonic = "token"; }
def T_AOp : T_Op<"a"> { let arguments = (ins T_Token:$x); }
)td");
  const TypeConstraintModel &constraint = fixture.op("a").operands()[0].constraint();
  EXPECT_EQ(constraint.definition(), fixture.models().types()[0]);
  EXPECT_EQ(constraint.predicate().cppText(), "(::llvm::isa<::t::TokenType>($_self))");
  EXPECT_EQ(constraint.builderCall().text(), "$_builder.getType<::t::TokenType>()");
}

TEST(DefModelTest, EmptyFormatCountsAsFormat) {
  ModelFixture fixture("\ndef A : T_Type<\"A\"> { let mnemonic = \"a\"; let assemblyFormat = \"\"; }");
  ASSERT_TRUE(fixture.isGood());
  EXPECT_TRUE(fixture.models().types()[0]->hasAssemblyFormat());
}

TEST(DefModelTest, SelfTypeOfAnAttribute) {
  ModelFixture fixture(R"td(
def A : T_Attr<"A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$n, AttributeSelfTypeParameter<"">:$type);
  let assemblyFormat = "$n";
}
)td");
  ASSERT_TRUE(fixture.isGood());
  EXPECT_TRUE(fixture.models().attributes()[0]->findParameter("type")->isSelfType());
}

TEST(DefModelTest, DefinitionUsedAsParameter) {
  ModelFixture fixture(R"td(
def Inner : T_Attr<"Inner"> { let mnemonic = "inner"; }
def Outer : T_Attr<"Outer"> { let mnemonic = "outer"; let parameters = (ins Inner:$in); let assemblyFormat = "$in"; }
)td");
  ASSERT_TRUE(fixture.isGood());
  llvm::ArrayRef<const AttrDefModel *> attributes = fixture.models().attributes();
  EXPECT_EQ(attributes[1]->parameters()[0].definition(), attributes[0]);
  EXPECT_EQ(attributes[1]->parameters()[0].cppType(), "::t::InnerAttr");
}

TEST(DefModelTest, EnumAttribute) {
  ModelFixture fixture(R"td(
def Kind : I32EnumAttr<"Kind", "a kind", [I32EnumAttrCase<"None", 0, "none">, I32EnumAttrCase<"All", 1, "all">]> {
  let cppNamespace = "::t";
  let genSpecializedAttr = 0;
}
def KindAttr : EnumAttr<T_Dialect, Kind, "kind">;
def T_AOp : T_Op<"a"> { let arguments = (ins KindAttr:$kind, DefaultValuedAttr<KindAttr, "::t::Kind::All">:$other); }
)td");
  const AttrConstraintModel &constraint = fixture.op("a").attributes()[0].constraint();
  const AttrDefModel &definition = *fixture.models().attributes()[0];
  EXPECT_EQ(constraint.definition(), &definition);
  EXPECT_EQ(fixture.op("a").attributes()[1].constraint().definition(), &definition);
  EXPECT_EQ(constraint.enumeration()->cppType(), "::t::Kind");
  EXPECT_EQ(definition.enumeration(), constraint.enumeration());
  EXPECT_EQ(definition.parameters()[0].enumeration(), constraint.enumeration());
  EXPECT_EQ(definition.name(), "t.kind");
  EXPECT_EQ(definition.assemblyFormat(), "$value");
  EXPECT_EQ(constraint.returnType(), "::t::Kind");
}

TEST(DefModelTest, IntegerEnum) {
  ModelFixture fixture(R"td(
def Mode : I32EnumAttr<"Mode", "a mode", [I32EnumAttrCase<"Fast", 3>]> { let cppNamespace = "::t"; }
def T_AOp : T_Op<"a"> { let arguments = (ins Mode:$mode); }
)td");
  const EnumModel &mode = *fixture.models().enums()[0];
  EXPECT_TRUE(mode.isIntegerAttribute());
  EXPECT_TRUE(mode.hasSpecializedAttribute());
  EXPECT_EQ(mode.specializedAttributeClass(), "ModeAttr");
  EXPECT_EQ(mode.underlyingType(), "uint32_t");
  EXPECT_EQ(mode.stringToSymbolFunction(), "symbolizeMode");
  EXPECT_EQ(mode.cases()[0].spelling, "Fast");
  EXPECT_EQ(mode.cases()[0].value, 3u);
  EXPECT_EQ(fixture.op("a").attributes()[0].constraint().enumeration(), &mode);
}

TEST(DefModelTest, BitEnum) {
  ModelFixture fixture(R"td(
def A : I32BitEnumCaseBit<"A", 0, "a">;
def B : I32BitEnumCaseBit<"B", 1, "b">;
def AB : BitEnumCaseGroup<"AB", [A, B], "ab">;
def Flags : I32BitEnum<"Flags", "flags", [I32BitEnumCaseNone<"None", "none">, A, B, AB]> {
  let cppNamespace = "::t";
  let separator = ", ";
  let printBitEnumPrimaryGroups = 1;
}
)td");
  ASSERT_TRUE(fixture.isGood());
  const EnumModel &flags = *fixture.models().enums()[0];
  EXPECT_TRUE(flags.isBitEnum());
  EXPECT_EQ(flags.validBits(), 3u);
  EXPECT_EQ(flags.separator(), ", ");
  EXPECT_TRUE(flags.printsPrimaryGroups());
  EXPECT_TRUE(flags.cases()[3].isGroup);
  EXPECT_EQ(flags.symbolToStringReturnType(), "std::string");
}

TEST(DefModelTest, ConstantEnumCaseSpellsTheCaseInCpp) {
  ModelFixture fixture(R"td(
def Mode : I32EnumAttr<"Mode", "a mode", [I32EnumAttrCase<"Fast", 3, "fast">]> { let cppNamespace = "::t"; }
def FastMode : ConstantEnumCase<Mode, "fast">;
)td");
  ASSERT_TRUE(fixture.isGood());
  const AttrConstraintModel *constant =
      fixture.models().attrConstraint(*fixture.models().records().getDef("FastMode"));
  EXPECT_EQ(constant->constantValue().text(), "::t::Mode::Fast");
  EXPECT_EQ(constant->constantOf()->recordName(), "Mode");
}

TEST(DefModelTest, Dialect) {
  ModelFixture fixture(R"td(
def My_Dialect : Dialect {
  let name = "my-own";
  let cppNamespace = "::my::own";
  let dependentDialects = ["::a::ADialect", "b::BDialect"];
  let hasConstantMaterializer = 1;
  let useDefaultTypePrinterParser = 1;
  let discardableAttrs = (ins "::mlir::UnitAttr":$fast);
}
)td",
                       {.dialect = "my-own"});
  ASSERT_TRUE(fixture.isGood());
  const DialectModel &dialect = *fixture.models().mainDialect();
  EXPECT_EQ(dialect.cppClass(), "::my::own::MyDialect");
  EXPECT_THAT(dialect.dependentDialects(), ElementsAre("::a::ADialect", "b::BDialect"));
  EXPECT_TRUE(dialect.hasConstantMaterializer() && dialect.usesDefaultTypePrinterParser());
  EXPECT_FALSE(dialect.usesDefaultAttributePrinterParser());
  EXPECT_EQ(dialect.discardableAttributes()[0].name, "fast");
}

} // namespace
