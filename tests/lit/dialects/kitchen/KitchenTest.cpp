//===- KitchenTest.cpp - The API of generated classes ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/lit/dialects/kitchen/Kitchen.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/AttrTypeSubElements.h"
#include "tests/support/IRTest.h"

using namespace mlir;
using namespace mlir::test;
using namespace kitchen;

namespace {

class KitchenTest : public IRTest {
protected:
  KitchenTest() {
    context.getOrLoadDialect<KDialect>();
    block = Block::create(&context);
    builder.setInsertionPointToStart(block);
  }
  ~KitchenTest() override { block->erase(); }

  Value number(int value) { return builder.create<ConstantOp>(loc, value)->getResult(0); }

  Block *block;
};

TEST_F(KitchenTest, DiscardableAttributesHaveHelpers) {
  KDialect &dialect = *context.getOrLoadDialect<KDialect>();
  Operation *op = builder.create<BothOp>(loc, 3);
  auto heat = dialect.getHeatAttrHelper();
  EXPECT_EQ(heat.getName().getValue(), "k.heat");
  EXPECT_EQ(KDialect::CookNameAttrHelper::getNameStr(), "k.cook_name");
  EXPECT_FALSE(heat.isAttrPresent(op));
  heat.setAttr(op, builder.getI32IntegerAttr(5));
  EXPECT_EQ(heat.getAttr(op).getInt(), 5);
  heat.removeAttr(op);
  EXPECT_FALSE(heat.isAttrPresent(op));
  EXPECT_EQ(KDialect::burners, 4);
}

TEST_F(KitchenTest, GroupsAreFoundByNumber) {
  Value one = number(1), other = number(2);
  auto op =
      builder.create<GroupsOp>(loc, TypeRange(builder.getI64Type()), one, Value(), ValueRange{one, other});
  EXPECT_EQ(op.getODSOperands(0).front(), one);
  EXPECT_TRUE(op.getODSOperands(1).empty());
  EXPECT_EQ(op.getODSOperandIndexAndLength(2), std::pair(1u, 2u));
  EXPECT_EQ(op.getODSResults(0).size(), 1u);
  EXPECT_EQ(op.getODSResultIndexAndLength(0), std::pair(0u, 1u));
  GroupsOp::Adaptor adaptor(op);
  EXPECT_EQ(adaptor.getODSOperands(2).back(), other);
  EXPECT_EQ(adaptor.getODSOperandIndexAndLength(1), std::pair(1u, 0u));
  EXPECT_EQ(op.getOperandSegmentSizesAttrName().getValue(), GroupsOp::getOperandSegmentSizeAttr());
  EXPECT_EQ(GroupsOp::getOperandSegmentSizesAttrName(op->getName()), op.getOperandSegmentSizesAttrName());
  EXPECT_THAT(GroupsOp::getAttributeNames(), ::testing::ElementsAre("operandSegmentSizes"));
  EXPECT_THAT(BothOp::getAttributeNames(), ::testing::ElementsAre("value"));
}

TEST_F(KitchenTest, ATypeWithoutAMnemonicIsPrintedByItsName) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << Type(HiddenType::get(&context));
  EXPECT_EQ(text, "!k.hidden");
}

TEST_F(KitchenTest, TheDialectIsAskedForInterfacesThatItsOpsDoNotHave) {
  Operation *op = builder.create<BuildableOp>(loc, builder.getI64Type(), number(1), ValueRange());
  auto edible = llvm::dyn_cast<EdibleInterface>(op);
  ASSERT_TRUE(edible);
  EXPECT_EQ(edible.getEnergy(), 1);
  EXPECT_EQ(edible.getEnergy(5), 5);
  EXPECT_FALSE(llvm::isa<EdibleInterface>(builder.create<BothOp>(loc, 3).getOperation()));
}

struct OldModel : EdibleInterface::ExternalModel<OldModel, OldOp> {
  int getEnergy(Operation *) const { return 9; }
  int getEnergy_1(Operation *, int) const { return 9; }
  int getWeight(Operation *) const { return 9; }
};

TEST_F(KitchenTest, PromisesAreKeptOrTheProgramEnds) {
  OperationName old("k.old", &context);
  EXPECT_TRUE(old.hasPromiseOrImplementsInterface<EdibleInterface>());
  EXPECT_FALSE(old.hasPromiseOrImplementsInterface<WarmInterface>());
  EXPECT_TRUE(OperationName("k.bread", &context).hasPromiseOrImplementsInterface<EdibleInterface>());
  EXPECT_DEATH(static_cast<void>(old.hasInterface<EdibleInterface>()),
               "'k.old' lacks an interface that dialect 'k' promised: the extension that attaches it is not "
               "registered");
  OldOp::attachInterface<OldModel>(context);
  EXPECT_TRUE(old.hasInterface<EdibleInterface>());
  EXPECT_EQ(llvm::cast<EdibleInterface>(builder.create<OldOp>(loc).getOperation()).getEnergy(), 9);
}

TEST_F(KitchenTest, AnOpSaysByItselfHowItMayBeMoved) {
  auto moody = builder.create<MoodyOp>(loc, false), well = builder.create<MoodyOp>(loc, true);
  EXPECT_FALSE(isSpeculatable(moody));
  EXPECT_TRUE(isSpeculatable(well));
}

TEST_F(KitchenTest, EffectsHaveAStageAndARange) {
  Type memref = MemRefType::get({4}, builder.getI32Type());
  Value value = builder.create<AnyOp>(loc, memref, number(1));
  auto symbol = FlatSymbolRefAttr::get(&context, "s");
  Operation *op = builder.create<DecoratedOp>(loc, memref, value, value, value, symbol);
  llvm::SmallVector<MemoryEffects::EffectInstance> effects;
  llvm::cast<MemoryEffectOpInterface>(op).getEffects(effects);
  std::vector<std::string> found;
  for (const MemoryEffects::EffectInstance &effect : effects)
    found.push_back(
        (llvm::Twine(effect.getStage()) + (effect.getEffectOnFullRegion() ? " full" : " partial")).str());
  EXPECT_THAT(found, testing::ElementsAre("0 partial", "0 full", "1 partial", "0 partial", "0 partial"));
}

TEST_F(KitchenTest, StorageOfTheAuthorsHoldsParametersAndMore) {
  auto stored = StoredType::get(&context, 5, "a label", builder.getI1Type());
  EXPECT_EQ(stored, StoredType::get(&context, 5, std::string("a label"), builder.getI1Type()));
  EXPECT_NE(stored, StoredType::get(&context, 6, "a label", builder.getI1Type()));
  EXPECT_EQ(stored.getX(), 5);
  EXPECT_EQ(stored.getLabel(), "a label");
  EXPECT_EQ(stored.getType(), builder.getI1Type());
  // Types in the storage are visited and replaced.
  Type other = Type(stored).replace([&](IntegerType) -> Type { return builder.getF32Type(); });
  EXPECT_EQ(other, StoredType::get(&context, 5, "a label", builder.getF32Type()));
  EXPECT_EQ(BuiltType::get(&context, 1, "x"), BuiltType::get(&context, 1, "x"));
  EXPECT_EQ(BuiltType::get(&context, 1, "x").getLabel(), "x");
  EXPECT_EQ(StoredAttr::get(&context, "abc").getValue(), 3);
}

TEST_F(KitchenTest, ATypeMayContainItself) {
  auto nest = NestType::get(&context, "a");
  EXPECT_TRUE(nest.getBody().empty());
  EXPECT_TRUE(succeeded(nest.setBody({nest, builder.getI32Type()})));
  EXPECT_EQ(NestType::get(&context, "a").getBody().front(), nest);
  EXPECT_TRUE(succeeded(nest.setBody({nest, builder.getI32Type()})));
  EXPECT_TRUE(failed(nest.setBody({builder.getI32Type()})));
  registerAsmPrinter();
  std::string text;
  llvm::raw_string_ostream(text) << Type(nest);
  EXPECT_EQ(text, "!k.nest<\"a\", !k.nest<\"a\">, i32>");
}

TEST_F(KitchenTest, InterfacesAreInherited) {
  auto soup = builder.create<SoupOp>(loc, 60);
  EXPECT_FALSE(llvm::isa<WarmInterface>(soup.getOperation())); // extraClassOf requires the attribute.
  soup->setAttr("warm", builder.getUnitAttr());
  auto warm = llvm::cast<WarmInterface>(soup.getOperation());
  EXPECT_EQ(warm.getTemperature(), 60);
  EdibleInterface edible = warm;
  EXPECT_EQ(edible.getEnergy(3), 240);
  EXPECT_EQ(edible.getDoubleEnergy(), 160);
  EXPECT_TRUE(edible.keeps(2));
  EXPECT_FALSE(edible.isHeavy());
  EXPECT_EQ(llvm::cast<WrittenInterface>(builder.create<ByHandOp>(loc).getOperation()).getAnswer(), 42);
}

TEST_F(KitchenTest, ListsOfListsAreSeenAsSuch) {
  Value a = number(1), b = number(2);
  llvm::SmallVector<Value> both = {a, b};
  auto op = builder.create<ListsOp>(loc, ValueRange(a),
                                    llvm::ArrayRef<ValueRange>{both, ValueRange(), ValueRange(b)});
  OperandRangeRange lists = op.getY();
  ASSERT_EQ(lists.size(), 3u);
  EXPECT_EQ(lists[0].size(), 2u);
  EXPECT_TRUE(lists[1].empty());
  EXPECT_EQ(lists[2].front(), b);
  EXPECT_EQ(lists.join().size(), 3u);
  EXPECT_EQ(lists.getTypes()[0].size(), 2u);
  EXPECT_EQ(llvm::to_vector(llvm::map_range(lists, [](OperandRange list) { return list.size(); })),
            (llvm::SmallVector<size_t>{2, 0, 1}));
  op.getYMutable()[1].append(a);
  EXPECT_EQ(op.getY()[1].front(), a);
  EXPECT_EQ(op.getY().size(), 3u);
  EXPECT_EQ(ListsOp::Adaptor(op).getY().size(), 3u);
  EXPECT_EQ(ListsOp::Adaptor(op).getY()[2].front(), b);
}

TEST_F(KitchenTest, SizesThatDoNotFitAreSeenAsFarAsTheyGo) {
  Value a = number(1);
  auto op = builder.create<ListsOp>(loc, ValueRange(), llvm::ArrayRef<ValueRange>{ValueRange(a)});
  op.setSizesAttr(builder.getDenseI32ArrayAttr({5, -1, 2}));
  EXPECT_EQ(op.getY()[0].size(), 1u);
  EXPECT_TRUE(op.getY()[1].empty());
  EXPECT_TRUE(op.getY()[2].empty());
}

TEST_F(KitchenTest, DerivedAttributesAreMaterialized) {
  Value tensor = builder.create<AnyOp>(loc, RankedTensorType::get({2, 3}, builder.getF32Type()), number(1));
  auto op = builder.create<DerivedOp>(loc, tensor);
  EXPECT_EQ(op.getPlain(), 3u);
  EXPECT_EQ(op.getRank(), 2);
  EXPECT_TRUE(DerivedOp::isDerivedAttribute("rank"));
  EXPECT_FALSE(DerivedOp::isDerivedAttribute("plain"));
  DictionaryAttr all = op.materializeDerivedAttributes();
  EXPECT_EQ(all.size(), 2u);
  EXPECT_EQ(all.get("rank"), builder.getI64IntegerAttr(2));
  EXPECT_EQ(all.get("element"), TypeAttr::get(builder.getF32Type()));
}

TEST_F(KitchenTest, BuildersOfTheAuthor) {
  EXPECT_TRUE(builder.create<ConstantOp>(loc).isAnswer());
  EXPECT_EQ(builder.create<ConstantOp>(loc, llvm::StringRef("17")).getValue(), 17u);
  EXPECT_EQ(builder.create<ManyResultsOp>(loc, number(1), 3u)->getNumResults(), 3u);
  EXPECT_EQ(BowlType::get(&context, 5).getSize(), 5u);
  EXPECT_EQ(BowlType::get(builder.getI32Type()).getContent(), builder.getI32Type());
  EXPECT_TRUE(BowlType::get(&context, 500).isLarge());
  EXPECT_EQ(llvm::cast<WeighedTypeInterface>(Type(BowlType::get(&context, 10))).getWeight(), 5u);
  EXPECT_EQ(PointAttr::get(builder.getI32IntegerAttr(4)).getX(), 4);
}

TEST_F(KitchenTest, EnumsHaveTheFunctionsThatWereNamed) {
  EXPECT_EQ(colorNamed("sky-blue"), Color::sky);
  EXPECT_EQ(colorOf(1), Color::green);
  EXPECT_EQ(nameOfColor(Color::red), "red");
  EXPECT_EQ(lastColor(), 2u);
  EXPECT_EQ(stringifyMeal(Meal::Eat | Meal::Drink | Meal::Serve), "both|serve");
  EXPECT_EQ(symbolizeTaste("sweet, salty"), Taste::Sweet | Taste::Salty);
}

TEST_F(KitchenTest, OperandsHaveIndices) {
  static_assert(GroupsOp::odsIndex_one == 0 && GroupsOp::odsIndex_maybe == 1 && GroupsOp::odsIndex_many == 2);
  static_assert(sizeof(GroupsOp) == sizeof(Operation *));
}

TEST_F(KitchenTest, TheFormatOfAClassParsesAndPrints) {
  registerAsmPrinter();
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(R"(
    k.written both 7 {announce}
    k.both 8 {note}
    %one = k.constant 1
    k.written as 10 {announce}
    %0 = "k.unnamed"(%one) : (i32) -> i1
  )",
                                                             &context);
  ASSERT_TRUE(module);
  std::string text;
  llvm::raw_string_ostream os(text);
  module->print(os);
  EXPECT_THAT(text,
              testing::HasSubstr("k.written as 7 {announce} // before both 8 {note}, that is 8 {note}\n"));
  EXPECT_THAT(text, testing::HasSubstr("// before \"k.unnamed\"(%"));
}

TEST_F(KitchenTest, FormatsReportErrorsOfOtherClasses) {
  EXPECT_FALSE(parseSourceString<ModuleOp>("k.written both {}", &context));
  ASSERT_FALSE(messages.empty());
}

TEST_F(KitchenTest, DeclaredEffectsAreMembers) {
  Value one = number(1);
  llvm::SmallVector<MemoryEffects::EffectInstance> effects;
  builder.create<AnyOp>(loc, builder.getI64Type(), one).getEffects(effects);
  EXPECT_TRUE(effects.empty());
  Type memref = MemRefType::get({4}, builder.getI32Type());
  Value value = builder.create<AnyOp>(loc, memref, one);
  auto symbol = FlatSymbolRefAttr::get(&context, "s");
  builder.create<DecoratedOp>(loc, memref, value, value, value, symbol).getEffects(effects);
  EXPECT_EQ(effects.size(), 5u);
}

TEST_F(KitchenTest, DeclaredSpeculatabilityIsAMember) {
  EXPECT_EQ(builder.create<AnyOp>(loc, builder.getI64Type(), number(1)).getSpeculatability(),
            Speculation::Speculatable);
  EXPECT_EQ(builder.create<BothOp>(loc, 3).getSpeculatability(), Speculation::NotSpeculatable);
  Operation *take = builder.create<TakeOp>(loc, TypeRange());
  EXPECT_EQ(llvm::cast<TakeOp>(take).getSpeculatability(), Speculation::RecursivelySpeculatable);
  EXPECT_EQ(builder.create<MoodyOp>(loc, true).getSpeculatability(), Speculation::Speculatable);
}

TEST_F(KitchenTest, ResultTypesAreInferredByTheClass) {
  Value one = number(1);
  llvm::SmallVector<Type> types;
  EXPECT_TRUE(
      succeeded(kitchen::AddOp::inferReturnTypes(&context, loc, ValueRange{one, one}, {}, {}, {}, types)));
  EXPECT_THAT(types, testing::ElementsAre(builder.getI32Type()));
  EXPECT_TRUE(
      succeeded(kitchen::AddOp::refineReturnTypes(&context, loc, ValueRange{one, one}, {}, {}, {}, types)));
  types = {builder.getI64Type()};
  EXPECT_TRUE(failed(
      kitchen::AddOp::refineReturnTypes(&context, std::nullopt, ValueRange{one, one}, {}, {}, {}, types)));
  EXPECT_TRUE(messages.empty());
  EXPECT_TRUE(
      failed(kitchen::AddOp::refineReturnTypes(&context, loc, ValueRange{one, one}, {}, {}, {}, types)));
  EXPECT_THAT(messages, testing::ElementsAre("error: 'k.add' op inferred type(s) 'i32' are incompatible with "
                                             "return type(s) of operation 'i64'"));
  EXPECT_TRUE(kitchen::AddOp::isCompatibleReturnTypes(types, types));
  EXPECT_FALSE(kitchen::AddOp::isCompatibleReturnTypes(types, TypeRange()));
  EXPECT_TRUE(failed(AnyOp::inferReturnTypes(&context, std::nullopt, one, {}, {}, {}, types)));
}

TEST_F(KitchenTest, InvariantsAreVerifiedWithAndWithoutTheAuthorsVerifier) {
  auto op = builder.create<ConstantOp>(loc, 5);
  EXPECT_TRUE(succeeded(op.verifyInvariants()));
  EXPECT_TRUE(succeeded(op.verifyInvariantsImpl()));
  EXPECT_TRUE(succeeded(op.verifyRegions()));
  auto both = builder.create<BothOp>(loc, 3);
  EXPECT_TRUE(succeeded(both.verify()));
  both->setAttr("value", builder.getUnitAttr());
  EXPECT_TRUE(failed(both.verify()));
  EXPECT_TRUE(failed(both.verifyInvariants()));
  EXPECT_TRUE(failed(OpTrait::OpInvariants<BothOp>::verifyTrait(both)));
}

TEST_F(KitchenTest, OpsAreCloned) {
  auto op = builder.create<BothOp>(loc, 3);
  BothOp copy = op.clone(), bare = op.cloneWithoutRegions();
  EXPECT_NE(copy, op);
  EXPECT_EQ(copy.getValue(), 3u);
  EXPECT_EQ(bare.getValue(), 3u);
  copy->destroy();
  bare->destroy();
}

TEST_F(KitchenTest, ClassesKnowTheirProperties) {
  static_assert(BothOp::hasProperties() && !SinkOp::hasProperties());
  static_assert(std::is_same_v<BothOp::InferredProperties<>, BothOp::Properties>);
  auto sink = builder.create<SinkOp>(loc, number(1));
  EXPECT_EQ(&sink.getProperties(), &OpState::getEmptyProperties());
  NamedAttrList attrs;
  AttributesOp::populateDefaultAttrs(OperationName("k.attributes", &context), attrs);
  EXPECT_EQ(attrs.get("four"), builder.getI64IntegerAttr(4));
  EXPECT_EQ(attrs.get("text"), builder.getStringAttr("none"));
  EXPECT_FALSE(attrs.get("number"));
  attrs.set("four", builder.getI64IntegerAttr(5));
  AttributesOp::populateDefaultAttrs(OperationName("k.attributes", &context), attrs);
  EXPECT_EQ(attrs.get("four"), builder.getI64IntegerAttr(5));
}

TEST_F(KitchenTest, PropertiesAreSetFromAParsedDictionary) {
  auto emit = [&] { return mlir::emitError(loc); };
  auto number = builder.getNamedAttr("number", builder.getI32IntegerAttr(3));
  auto count = builder.getNamedAttr("count", builder.getI64IntegerAttr(4));
  PropDictOp::Properties properties;
  EXPECT_TRUE(succeeded(
      PropDictOp::setPropertiesFromParsedAttr(properties, builder.getDictionaryAttr({count, number}), emit)));
  EXPECT_EQ(properties.number, builder.getI32IntegerAttr(3));
  EXPECT_EQ(properties.count, 4);
  auto other = builder.getNamedAttr("other", builder.getUnitAttr());
  EXPECT_TRUE(failed(
      PropDictOp::setPropertiesFromParsedAttr(properties, builder.getDictionaryAttr({count, other}), emit)));
  PropDictOp::Properties none;
  EXPECT_TRUE(
      failed(PropDictOp::setPropertiesFromParsedAttr(none, builder.getDictionaryAttr({number}), emit)));
  EXPECT_TRUE(failed(PropDictOp::setPropertiesFromParsedAttr(none, builder.getUnitAttr(), emit)));
  EXPECT_THAT(messages,
              testing::ElementsAre("error: unknown key '\"other\"' when parsing properties dictionary",
                                   "error: expected key entry for count in DictionaryAttr to set Properties.",
                                   "error: expected DictionaryAttr to set properties"));
}

TEST_F(KitchenTest, TraitsVerifyOps) {
  Value one = number(1);
  Value real = builder.create<AnyOp>(loc, builder.getF32Type(), one);
  Operation *sink = builder.create<SinkOp>(loc, one), *any = real.getDefiningOp();
  EXPECT_TRUE(succeeded(OpTrait::SameOperandsAndResultType<>::verifyTrait(sink)));
  EXPECT_TRUE(failed(OpTrait::SameOperandsAndResultType<>::verifyTrait(any)));
  EXPECT_TRUE(failed(OpTrait::IsTerminator<>::verifyTrait(any)));
  EXPECT_TRUE(succeeded(OpTrait::OperandsAreSignlessIntegerLike<SinkOp>::verifyTrait(sink)));
  EXPECT_TRUE(failed(OpTrait::OperandsAreFloatLike<SinkOp>::verifyTrait(sink)));
  EXPECT_TRUE(failed(OpTrait::ResultsAreBoolLike<AnyOp>::verifyTrait(any)));
  EXPECT_TRUE(failed(OpTrait::ResultsAreSignlessIntegerLike<AnyOp>::verifyTrait(any)));
  EXPECT_TRUE(failed(OpTrait::HasParent<TakeOp>::Impl<SinkOp>::verifyTrait(sink)));
  EXPECT_THAT(messages,
              testing::ElementsAre("error: 'k.p.any' op requires the same type for all operands and results",
                                   "error: 'k.p.any' op must be the last operation in the parent block",
                                   "error: 'k.p.sink' op requires a float type",
                                   "error: 'k.p.any' op requires a bool result type",
                                   "error: 'k.p.any' op requires an integer or index type",
                                   "error: 'k.p.sink' op expects parent op 'k.take'"));
}

TEST_F(KitchenTest, TraitsVerifySegmentSizes) {
  Value one = number(1);
  auto groups = builder.create<GroupsOp>(loc, TypeRange(), one, Value(), ValueRange());
  EXPECT_TRUE(succeeded(OpTrait::AttrSizedOperandSegments<GroupsOp>::verifyTrait(groups)));
  groups->setAttr("operandSegmentSizes", builder.getDenseI32ArrayAttr({1, 1, 1}));
  EXPECT_TRUE(failed(OpTrait::AttrSizedOperandSegments<GroupsOp>::verifyTrait(groups)));
}

TEST_F(KitchenTest, TraitsVerifyRegions) {
  Operation *table = builder.create<TableOp>(loc), *isolated = builder.create<IsolatedOp>(loc);
  EXPECT_TRUE(failed(OpTrait::SymbolTable<TableOp>::verifyRegionTrait(table)));
  OpBuilder inside(&context);
  inside.createBlock(&table->getRegion(0));
  Value outer = inside.create<ConstantOp>(loc, 1)->getResult(0);
  inside.create<SymbolOp>(loc, "a", StringAttr());
  EXPECT_TRUE(succeeded(OpTrait::SymbolTable<TableOp>::verifyRegionTrait(table)));
  inside.create<SymbolOp>(loc, "a", StringAttr());
  EXPECT_TRUE(failed(OpTrait::SymbolTable<TableOp>::verifyRegionTrait(table)));

  using Isolation = OpTrait::IsIsolatedFromAbove<>;
  EXPECT_TRUE(succeeded(mlir::detail::verifyRegionTrait(isolated, Trait::IsIsolatedFromAbove)));
  inside.createBlock(&isolated->getRegion(0));
  inside.create<SinkOp>(loc, outer);
  EXPECT_TRUE(failed(Isolation::verifyRegionTrait(isolated)));
  EXPECT_EQ(messages.back(), "note: required by region isolation constraints");
  Operation *implicit = builder.create<ImplicitOp>(loc);
  inside.createBlock(&implicit->getRegion(0));
  inside.create<SinkOp>(loc, outer);
  EXPECT_TRUE(
      failed(OpTrait::SingleBlockImplicitTerminator<EndOp>::Impl<ImplicitOp>::verifyRegionTrait(implicit)));
}

} // namespace
