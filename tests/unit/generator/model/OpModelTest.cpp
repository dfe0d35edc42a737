//===- OpModelTest.cpp - Tests of op models -------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "tests/unit/generator/model/ModelFixture.h"

using namespace mlir;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

template <typename List>
std::vector<std::string> namesOf(const List &list) {
  std::vector<std::string> result;
  for (const auto &member : list)
    result.push_back(member.name().str());
  return result;
}

TEST(OpModelTest, Names) {
  ModelFixture fixture(
      "\ndef T_MulAddOp : T_Op<\"mul_add\"> { let summary = \"s\"; let description = \"d\"; }");
  const OpModel &op = fixture.op("mul_add");
  EXPECT_EQ(op.name(), "t.mul_add");
  EXPECT_EQ(op.className(), "MulAddOp");
  EXPECT_EQ(op.cppClass(), "::t::MulAddOp");
  EXPECT_EQ(op.summary(), "s");
  EXPECT_EQ(op.description(), "d");
  EXPECT_EQ(op.dialect().className(), "TDialect");
}

TEST(OpModelTest, MembersAreInDeclarationOrder) {
  ModelFixture fixture(R"td(
def T_AOp : T_Op<"a"> {
  let arguments = (ins I32:$x, I32Attr:$n, Optional<F32>:$y, StrAttr:$name);
  let results = (outs Variadic<Index>:$z);
  let regions = (region AnyRegion:$first, VariadicRegion<SizedRegion<1>>:$rest);
  let successors = (successor AnySuccessor:$next);
}
)td");
  const OpModel &op = fixture.op("a");
  EXPECT_THAT(namesOf(op.operands()), ElementsAre("x", "y"));
  EXPECT_THAT(namesOf(op.attributes()), ElementsAre("n", "name"));
  EXPECT_THAT(namesOf(op.results()), ElementsAre("z"));
  EXPECT_THAT(namesOf(op.regions()), ElementsAre("first", "rest"));
  EXPECT_THAT(namesOf(op.successors()), ElementsAre("next"));
  using Kind = MemberRef::Kind;
  EXPECT_THAT(op.arguments(), ElementsAre(MemberRef{Kind::Operand, 0}, MemberRef{Kind::Attribute, 0},
                                          MemberRef{Kind::Operand, 1}, MemberRef{Kind::Attribute, 1}));
  EXPECT_EQ(op.operands()[1].arity(), OperandModel::Arity::Optional);
  EXPECT_EQ(op.results()[0].arity(), OperandModel::Arity::Variadic);
  EXPECT_TRUE(op.hasVariadicRegion());
  EXPECT_EQ(op.findMember("rest"), (MemberRef{Kind::Region, 1}));
  EXPECT_EQ(op.findMember("nothing"), std::nullopt);
}

TEST(OpModelTest, LocationsPointAtTheNames) {
  ModelFixture fixture("\ndef T_AOp : T_Op<\"a\"> {\n  let arguments = (ins I32:$x,\n    I32Attr:$n);\n}");
  const OpModel &op = fixture.op("a");
  ModelSet::Place x = fixture.models().place(op.operands()[0].loc());
  ModelSet::Place n = fixture.models().place(op.attributes()[0].loc());
  EXPECT_EQ(n.line, x.line + 1);
  EXPECT_EQ(x.column, 28u);
  EXPECT_EQ(n.column, 13u);
  EXPECT_EQ(x.file, "test.td");
  EXPECT_TRUE(fixture.models().isInMainFile(op.loc()));
}

TEST(OpModelTest, DecorationsAreStrippedFromConstraints) {
  ModelFixture fixture("\ndef T_AOp : T_Op<\"a\"> { let arguments = (ins Variadic<I32>:$x); }");
  const TypeConstraintModel &constraint = fixture.op("a").operands()[0].constraint();
  EXPECT_EQ(constraint.recordName(), "I32");
  EXPECT_EQ(constraint.summary(), "32-bit signless integer");
  EXPECT_EQ(constraint.cppType(), "::mlir::IntegerType");
  EXPECT_EQ(constraint.builderCall().text(), "$_builder.getIntegerType(32)");
}

TEST(OpModelTest, ArgAndResHoldDescriptionsAndEffects) {
  ModelFixture fixture(R"td(
def Heap : Resource<"::t::Heap">;
def T_AOp : T_Op<"a"> {
  let arguments = (ins Arg<AnyMemRef, "the memory", [MemRead, MemWrite<Heap, 2, FullEffect>]>:$m);
  let results = (outs Res<AnyMemRef, "", [MemAlloc]>:$r);
}
)td");
  const OpModel &op = fixture.op("a");
  const OperandModel &m = op.operands()[0];
  EXPECT_EQ(m.description(), "the memory");
  ASSERT_EQ(m.effects().size(), 2u);
  EXPECT_EQ(m.effects()[0].kind(), EffectModel::Kind::Read);
  EXPECT_TRUE(m.effects()[0].isDefaultResource());
  EXPECT_EQ(m.effects()[1].kind(), EffectModel::Kind::Write);
  EXPECT_EQ(m.effects()[1].cppResource(), "::t::Heap");
  EXPECT_EQ(m.effects()[1].stage(), 2);
  EXPECT_TRUE(m.effects()[1].isOnFullRegion());
  EXPECT_EQ(op.results()[0].effects()[0].kind(), EffectModel::Kind::Allocate);
  EXPECT_TRUE(op.hasKnownMemoryEffects());
}

TEST(OpModelTest, AttributesLookThroughTheirDecorations) {
  ModelFixture fixture(R"td(
def T_AOp : T_Op<"a"> {
  let arguments = (ins OptionalAttr<I64Attr>:$o, DefaultValuedAttr<I32Attr, "7">:$d, UnitAttr:$u,
                       SymbolNameAttr:$s, OptionalAttr<TypedArrayAttrBase<StrAttr, "strings">>:$l,
                       DefaultValuedStrAttr<StrAttr, "hi">:$t);
}
)td");
  llvm::ArrayRef<AttributeModel> attributes = fixture.op("a").attributes();
  EXPECT_TRUE(attributes[0].isOptional());
  EXPECT_EQ(attributes[0].constraint().returnType(), "::std::optional<uint64_t>");
  EXPECT_EQ(attributes[0].constraint().base().recordName(), "I64Attr");
  EXPECT_EQ(attributes[0].constraint().valueType()->recordName(), "I64");
  EXPECT_EQ(attributes[1].constraint().defaultValue().text(), "7");
  EXPECT_FALSE(attributes[1].isOptional());
  EXPECT_TRUE(attributes[2].constraint().isUnit());
  EXPECT_TRUE(attributes[2].isOptional());
  EXPECT_TRUE(attributes[3].constraint().isSymbolName());
  EXPECT_EQ(attributes[3].constraint().valueType()->recordName(), "NoneType");
  EXPECT_EQ(attributes[4].constraint().element()->recordName(), "StrAttr");
  EXPECT_EQ(attributes[5].constraint().defaultValue().text(), "\"hi\"");
}

TEST(OpModelTest, DerivedAttributesHaveNoSlot) {
  ModelFixture fixture(R"td(
def T_AOp : T_Op<"a"> {
  let arguments = (ins I32Attr:$n);
  DerivedTypeAttr elementType = DerivedTypeAttr<"return getType();">;
}
)td");
  const OpModel &op = fixture.op("a");
  EXPECT_THAT(namesOf(op.attributes()), ElementsAre("n"));
  EXPECT_THAT(namesOf(op.derivedAttributes()), ElementsAre("elementType"));
  EXPECT_EQ(op.derivedAttributes()[0].constraint().derivedBody(), "return getType();");
}

TEST(OpModelTest, Properties) {
  ModelFixture fixture(R"td(
def T_AOp : T_Op<"a"> { let arguments = (ins DefaultValuedProp<I64Prop, "3">:$n, StringProp:$s); }
)td");
  llvm::ArrayRef<PropertyModel> properties = fixture.op("a").properties();
  EXPECT_EQ(properties[0].storageType(), "int64_t");
  EXPECT_EQ(properties[0].constraint().defaultValue().text(), "3");
  EXPECT_EQ(properties[1].interfaceType(), "::llvm::StringRef");
  EXPECT_EQ(properties[1].constraint().code("printer"), "$_printer.printString($_storage)");
}

using Form = PropertyConstraintModel::Form;

TEST(OpModelTest, RecognizesFormsOfProperties) {
  ModelFixture fixture(R"td(
def E : I32Enum<"E", "an enum", [I32EnumCase<"a", 0>]> { let cppNamespace = "::t"; }
def T_AOp : T_Op<"a"> {
  let arguments = (ins I64Prop:$p0, IntProp<"uint8_t">:$p1, BoolProp:$p2, StringProp:$p3, UnitProp:$p4, EnumProp<E>:$p5,
                       ArrayProp<I64Prop>:$p6, IntArrayProp<I32Prop>:$p7, OptionalProp<I64Prop>:$p8,
                       DefaultValuedProp<ConfinedProp<I64Prop, CPred<"$_self > 0">>, "1">:$p9,
                       NamedEnumProp<E, "word">:$p10, Property<"int32_t">:$p11, ConstantProp<I32Prop, "3">:$p12);
}
)td");
  std::vector<Form> forms;
  for (const PropertyModel &property : fixture.op("a").properties()) {
    forms.push_back(property.constraint().form());
    EXPECT_FALSE(property.constraint().hasOwnText()) << property.name().str();
  }
  EXPECT_THAT(forms, ElementsAre(Form::Integer, Form::Integer, Form::Boolean, Form::String, Form::Unit,
                                 Form::Enum, Form::Array, Form::IntArray, Form::Optional, Form::Integer,
                                 Form::Enum, Form::Integer, Form::Integer));
  llvm::ArrayRef<PropertyModel> all = fixture.op("a").properties();
  EXPECT_EQ(all[1].constraint().bitWidth(), 8u);
  EXPECT_FALSE(all[1].constraint().isSigned());
  EXPECT_EQ(all[6].constraint().element()->storageType(), "int64_t");
  EXPECT_TRUE(all[8].constraint().delegatesParsing());
  EXPECT_FALSE(all[9].constraint().predicate().isTrue());
  EXPECT_EQ(all[10].constraint().keyword(), "word");
  EXPECT_EQ(all[12].constraint().constantValue().text(), "3");
}

TEST(OpModelTest, FormWithoutItsElementOrEnumIsCustom) {
  ModelFixture fixture(R"td(
def P : Property<"int"> { let knownForm = "Array"; }
def Q : Property<"int"> { let knownForm = "Enum"; }
def T_AOp : T_Op<"a"> { let arguments = (ins P:$p, Q:$q); }
)td");
  for (const PropertyModel &property : fixture.op("a").properties())
    EXPECT_EQ(property.constraint().form(), Form::Custom);
}

TEST(OpModelTest, RecordsUserDefinedCodeOfProperties) {
  ModelFixture fixture(R"td(
def Own : Property<"::t::Range">;
def Converted : IntProp<"int64_t"> { let convertToAttribute = "return f($_storage);"; }
def Printed : IntProp<"int64_t"> { let printer = "$_printer << $_storage"; }
def Spelled : IntProp<"int64_t"> { let printer = "f($_printer, $_storage)"; }
def T_AOp : T_Op<"a"> {
  let arguments = (ins Own:$own, Converted:$converted, Printed:$printed, DefaultValuedProp<Spelled, "1">:$spelled,
                       OptionalProp<Own>:$optional);
}
)td");
  llvm::ArrayRef<PropertyModel> all = fixture.op("a").properties();
  EXPECT_EQ(all[0].constraint().form(), Form::Custom);
  EXPECT_EQ(all[1].constraint().form(), Form::Custom);
  EXPECT_EQ(all[2].constraint().form(), Form::Integer);
  EXPECT_FALSE(all[2].constraint().hasOwnText());
  EXPECT_EQ(all[3].constraint().form(), Form::Integer);
  EXPECT_TRUE(all[3].constraint().hasOwnText());
  EXPECT_EQ(all[4].constraint().form(), Form::Optional);
  EXPECT_FALSE(all[4].constraint().delegatesParsing());
}

TEST(OpModelTest, TraitsAreFlattenedAndUnique) {
  ModelFixture fixture(R"td(
def T_AOp : T_Op<"a", [Pure, NoMemoryEffect, ElementwiseMappable, Elementwise, HasParent<"T_BOp">]> {
  let results = (outs I32:$x);
}
)td");
  EXPECT_THAT(namesOf(fixture.op("a").traits()),
              ElementsAre("ConditionallySpeculatable::Trait", "AlwaysSpeculatableImplTrait",
                          "MemoryEffectOpInterface::Trait", "Elementwise", "Scalarizable", "Vectorizable",
                          "Tensorizable", "HasParent"));
  EXPECT_TRUE(fixture.op("a").implements("ConditionallySpeculatable"));
  EXPECT_TRUE(fixture.op("a").hasKnownMemoryEffects());
}

TEST(OpModelTest, ResolvesParentsAndTerminators) {
  ModelFixture fixture(R"td(
def T_YieldOp : T_Op<"yield", [Terminator, ParentOneOf<["LoopOp", "::other::ThingOp", "ModuleOp"]>]>;
def T_LoopOp : T_Op<"loop", [SingleBlockImplicitTerminator<"::t::YieldOp">]> {
  let regions = (region AnyRegion:$body);
}
)td");
  llvm::ArrayRef<OpModel::OpReference> parents = fixture.op("yield").parents();
  ASSERT_EQ(parents.size(), 3u);
  EXPECT_EQ(parents[0].operation, "t.loop");
  EXPECT_EQ(parents[1].cppClass, "::other::ThingOp");
  EXPECT_EQ(parents[1].operation, "");
  EXPECT_EQ(parents[2].operation, "builtin.module");
  EXPECT_EQ(fixture.op("loop").implicitTerminator()->operation, "t.yield");
}

TEST(OpModelTest, SizingOfVariableLengthGroups) {
  ModelFixture fixture(R"td(
def T_AOp : T_Op<"a", [AttrSizedOperandSegments, SameVariadicResultSize]> {
  let arguments = (ins Variadic<I32>:$x, Optional<I32>:$y);
  let results = (outs Variadic<I32>:$z, Variadic<I32>:$w);
}
)td");
  const OpModel &op = fixture.op("a");
  EXPECT_EQ(op.operandSizing(), OpModel::Sizing::Attribute);
  EXPECT_EQ(op.resultSizing(), OpModel::Sizing::SameSize);
  EXPECT_THAT(op.attributes(), IsEmpty());
}

TEST(OpModelTest, RelationsOfNamedMembers) {
  ModelFixture fixture(R"td(
def T_AOp : T_Op<"a", [AllTypesMatch<["x", "z"]>, AllShapesMatch<["x", "y"]>,
                       TypesMatchWith<"w is i1", "x", "w", "f($_self)", "cmp">]> {
    let arguments = (ins AnyTensor : $x, AnyTensor : $y);
    let results = (outs AnyType : $z, AnyType : $w);
}
)td");
  using Kind = TypeRelationModel::Kind;
  llvm::ArrayRef<TypeRelationModel> relations = fixture.op("a").typeRelations();
  ASSERT_EQ(relations.size(), 3u);
  EXPECT_EQ(relations[0].kind(), Kind::SameType);
  EXPECT_THAT(relations[0].members(),
              ElementsAre(MemberRef{MemberRef::Kind::Operand, 0}, MemberRef{MemberRef::Kind::Result, 0}));
  EXPECT_EQ(relations[1].kind(), Kind::SameShape);
  EXPECT_EQ(relations[2].kind(), Kind::Transformed);
  EXPECT_EQ(relations[2].transformer().text(), "f($_self)");
  EXPECT_EQ(relations[2].comparator(), "cmp");
  EXPECT_EQ(fixture.op("a").traits()[2].predicate().cppText(), "(cmp(f($x.getType()), $w.getType()))");
}

TEST(OpModelTest, NativeTraitsRelateAllGroups) {
  ModelFixture fixture(R"td(
def T_AOp : T_Op<"a", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$x, AnyType:$y);
  let results = (outs AnyType:$z);
}
)td");
  llvm::ArrayRef<TypeRelationModel> relations = fixture.op("a").typeRelations();
  ASSERT_EQ(relations.size(), 1u);
  EXPECT_EQ(relations[0].members().size(), 3u);
  EXPECT_FALSE(relations[0].isNamed());
}

TEST(OpModelTest, InterfaceMethodsToDeclare) {
  ModelFixture fixture(R"td(
def T_AOp : T_Op<"a", [DeclareOpInterfaceMethods<BranchOpInterface, ["areTypesCompatible"]>, Symbol, Terminator]>;
)td");
  const OpModel &op = fixture.op("a");
  std::vector<std::string> methods;
  for (const InterfaceMethodModel *method : op.traits()[0].methodsToDeclare())
    methods.push_back(method->name.str());
  EXPECT_THAT(methods, ElementsAre("getSuccessorOperands", "areTypesCompatible"));
  EXPECT_EQ(op.traits()[0].interface()->cppClass(), "::mlir::BranchOpInterface");
  EXPECT_THAT(op.traits()[1].methodsToDeclare(), IsEmpty());
}

TEST(OpModelTest, PredicateTraits) {
  ModelFixture fixture(R"td(
def T_AOp : T_Op<"a", [PredOpTrait<"n is odd", CPred<"$n.getInt() % 2 == 1">>]> {
  let arguments = (ins I32Attr:$n);
}
)td");
  const TraitModel &trait = fixture.op("a").traits()[0];
  EXPECT_EQ(trait.kind(), TraitModel::Kind::Predicate);
  EXPECT_EQ(trait.summary(), "n is odd");
  EXPECT_TRUE(trait.predicate().isEvaluable());
}

TEST(OpModelTest, Builders) {
  ModelFixture fixture(R"td(
def T_AOp : T_Op<"a"> {
  let builders = [OpBuilder<(ins "Value":$x, CArg<"int", "3">:$n)>, OpBuilder<(ins), "f($_state);">];
  let skipDefaultBuilders = 1;
}
)td");
  const OpModel &op = fixture.op("a");
  EXPECT_TRUE(op.skipsDefaultBuilders());
  ASSERT_EQ(op.builders().size(), 2u);
  EXPECT_EQ(op.builders()[0].parameters()[1].type, "int");
  EXPECT_EQ(op.builders()[0].parameters()[1].defaultValue, "3");
  EXPECT_FALSE(op.builders()[0].hasBody());
  EXPECT_EQ(op.builders()[1].body(), "f($_state);");
}

TEST(OpModelTest, FormatAndFlags) {
  ModelFixture fixture(R"td(
def T_AOp : T_Op<"a"> {
  let assemblyFormat = "attr-dict";
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let extraClassDeclaration = "int f();";
}
def T_BOp : T_Op<"b">;
)td");
  const OpModel &op = fixture.op("a");
  EXPECT_EQ(op.assemblyFormat(), "attr-dict");
  EXPECT_TRUE(op.hasVerifier() && op.hasFolder() && op.hasCanonicalizer());
  EXPECT_FALSE(op.hasRegionVerifier() || op.hasCustomAssemblyFormat());
  EXPECT_EQ(op.extraClassDeclaration(), "int f();");
  EXPECT_FALSE(fixture.op("b").hasAssemblyFormat());
}

TEST(OpModelTest, OpsAreInDeclarationOrder) {
  ModelFixture fixture("\ndef Z_Op : T_Op<\"z\">;\ndef A_XOp : T_Op<\"a\">;\ndef M_YOp : T_Op<\"m\">;");
  std::vector<std::string> names;
  for (const OpModel *op : fixture.models().mainDialect()->ops())
    names.push_back(op->name());
  EXPECT_THAT(names, ElementsAre("t.z", "t.a", "t.m"));
}

} // namespace
