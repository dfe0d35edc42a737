//===- InnTest.cpp - Dialects that register their members -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/Parser.h"
#include "runtime/ir/DialectRegistry.h"
#include "tests/lit/dialects/inn/Cellar.h"
#include "tests/lit/dialects/inn/Inn.h"
#include "tests/support/IRTest.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::test;
using namespace inn;
using cellar::BarrelType;
using cellar::CellarDialect;

namespace {

class InnTest : public IRTest {
protected:
  InnTest() { dialect = context.getOrLoadDialect<InnDialect>(); }
  InnDialect *dialect;
};

template <typename SpecT>
std::vector<std::string> namesOf(llvm::ArrayRef<const SpecT *> specs) {
  std::vector<std::string> names;
  for (const SpecT *spec : specs)
    names.push_back(spec->name.str());
  return names;
}

TEST_F(InnTest, InitializeRegistersMembersSortedByName) {
  EXPECT_THAT(namesOf(dialect->getSpec().types),
              ::testing::ElementsAre("inn.bill", "inn.coin", "inn.note", "inn.room"));
  EXPECT_THAT(namesOf(dialect->getSpec().attributes), ::testing::ElementsAre("inn.key"));
  EXPECT_THAT(namesOf(dialect->getSpec().ops), ::testing::ElementsAre("inn.enter", "inn.pay"));
  EXPECT_EQ(dialect->lookupOp("inn.pay"), &PayOp::spec);
  EXPECT_TRUE(OperationName("inn.enter", &context).isRegistered());
  EXPECT_FALSE(OperationName("inn.leave", &context).isRegistered());
}

TEST_F(InnTest, DependentDialectsAreLoadedAndFoundByClass) {
  EXPECT_EQ(context.getLoadedDialect<InnDialect>(), dialect);
  auto *cellar = context.getLoadedDialect<CellarDialect>();
  ASSERT_NE(cellar, nullptr);
  EXPECT_EQ(context.getOrLoadDialect("cellar"), cellar);
  EXPECT_EQ(dialect->getTypeID(), TypeID::get<InnDialect>());
  EXPECT_NE(dialect->getTypeID(), cellar->getTypeID());
}

TEST_F(InnTest, DialectsAreCastToTheirClassesAndInterfaces) {
  struct Sign : DialectInterface::Base<Sign> {
    explicit Sign(Dialect *dialect) : Base(dialect) {}
  };
  Dialect *any = dialect, *cellar = context.getLoadedDialect("cellar");
  EXPECT_EQ(llvm::dyn_cast<InnDialect>(any), dialect);
  EXPECT_EQ(llvm::dyn_cast<CellarDialect>(any), nullptr);
  EXPECT_FALSE(llvm::isa<Sign>(any));
  Sign &sign = dialect->addInterface<Sign>();
  EXPECT_TRUE(llvm::isa<Sign>(any));
  EXPECT_EQ(llvm::dyn_cast<Sign>(any), &sign);
  EXPECT_EQ(llvm::dyn_cast<Sign>(cellar), nullptr);
  DialectInterfaceCollection<Sign> signs(&context);
  EXPECT_EQ(std::distance(signs.begin(), signs.end()), 1);
  EXPECT_EQ(&*signs.begin(), &sign);
  EXPECT_EQ(signs.getInterfaceFor(any), &sign);
  EXPECT_EQ(signs.getInterfaceFor(cellar), nullptr);
}

TEST_F(InnTest, HooksAreTheFunctionsThatTheClassOverrides) {
  const DialectHooks &inn = dialect->getSpec().hooks;
  EXPECT_TRUE(inn.canonicalizationPatterns);
  EXPECT_TRUE(inn.parseType && inn.printType && inn.parseAttribute && inn.printAttribute);
  EXPECT_FALSE(inn.materializeConstant || inn.interfaceFallback || inn.verifyOperationAttribute);
  const DialectHooks &cellar = context.getLoadedDialect("cellar")->getSpec().hooks;
  EXPECT_TRUE(cellar.parseType && cellar.printType && cellar.parseAttribute && cellar.printAttribute);
  EXPECT_TRUE(cellar.materializeConstant && cellar.verifyOperationAttribute);
  EXPECT_FALSE(cellar.canonicalizationPatterns || cellar.verifyRegionArgAttribute ||
               cellar.verifyRegionResultAttribute || cellar.interfaceFallback);
}

TEST(InnRegistryTest, RegistrationCreatesNoDialect) {
  DialectRegistry registry;
  registry.insert<InnDialect>();
  EXPECT_THAT(registry.getDialectNames(), ::testing::ElementsAre("inn"));
  EXPECT_TRUE(registry.lookup("inn")->ops.empty());
  EXPECT_EQ(registry.lookupByClass("::inn::InnDialect"), registry.lookup("inn"));
  MLIRContext context(registry);
  EXPECT_EQ(context.getLoadedDialect("inn"), nullptr);
  EXPECT_TRUE(context.isOperationRegistered("inn.pay"));
  EXPECT_NE(context.getLoadedDialect("cellar"), nullptr);
}

TEST(InnRegistryTest, ContextDestroysTheDialectOnce) {
  int before = CellarDialect::numDestroyed;
  {
    MLIRContext context;
    context.loadDialect<CellarDialect, InnDialect>();
  }
  EXPECT_EQ(CellarDialect::numDestroyed, before + 1);
}

TEST(InnRegistryTest, AllocatorsMayLoadTheDialectByClass) {
  DialectRegistry registry;
  unsigned calls = 0;
  registry.insert(TypeID::get<CellarDialect>(), "cellar", [&](MLIRContext *context) -> Dialect * {
    ++calls;
    return context->getOrLoadDialect<CellarDialect>();
  });
  MLIRContext context(registry);
  Dialect *dialect = context.getOrLoadDialect("cellar");
  EXPECT_EQ(dialect, context.getOrLoadDialect<CellarDialect>());
  EXPECT_EQ(calls, 1u);
}

TEST(InnRegistryTest, ExtensionsRunOnceAfterAllTheirDialectsAreComplete) {
  static unsigned runs;
  runs = 0;
  auto extend = +[](MLIRContext *, InnDialect *inn, CellarDialect *cellar) {
    ++runs;
    EXPECT_EQ(inn->getSpec().types.size(), 4u);
    EXPECT_EQ(cellar->getSpec().types.size(), 1u);
  };
  DialectRegistry registry, other;
  registry.insert<InnDialect>();
  EXPECT_TRUE(registry.addExtension(extend));
  EXPECT_FALSE(registry.addExtension(extend));
  other.insert<CellarDialect>();
  EXPECT_TRUE(other.addExtension(extend));
  EXPECT_FALSE(other.isSubsetOf(registry));
  registry.insert<CellarDialect>();
  EXPECT_TRUE(other.isSubsetOf(registry));
  EXPECT_FALSE(registry.isSubsetOf(other));
  other.appendTo(registry);
  MLIRContext context(registry);
  context.getOrLoadDialect<CellarDialect>();
  EXPECT_EQ(runs, 0u);
  context.getOrLoadDialect<InnDialect>();
  EXPECT_EQ(runs, 1u);
}

TEST_F(InnTest, BuildersOfADefinitionUseTheDeclaredParameters) {
  Type i8 = builder.getI8Type();
  RoomType one = RoomType::get(i8);
  EXPECT_EQ(one, RoomType::get(&context, 1u, i8));
  EXPECT_EQ(RoomType::get(&context, 3u).getBeds(), 3u);
  EXPECT_EQ(one, RoomType::Base::get(&context, 1, i8));
  EXPECT_EQ(BillType::get(&context, builder.getStringAttr("Ann")).getPayer(), "Ann");
  EXPECT_EQ(KeyAttr::get(one), KeyAttr::get(&context, 7, one));
  EXPECT_EQ(NoteType::get(&context, "x"), NoteType::get(&context, "x"));
}

TEST_F(InnTest, CheckedBuildersReportErrors) {
  auto emit = [&] { return emitError(loc); };
  EXPECT_FALSE(RoomType::getChecked(emit, &context, 0u, Type()));
  EXPECT_FALSE(RoomType::getChecked(loc, &context, 0u, Type()));
  EXPECT_FALSE(RoomType::getChecked(emit, &context, 0u));
  EXPECT_TRUE(RoomType::getChecked(loc, &context, 2u));
  EXPECT_FALSE(CoinType::getChecked(loc, &context, builder.getF32Type()));
  // A kind without a verifier accepts all parameters.
  EXPECT_TRUE(KeyAttr::getChecked(loc, &context, 1, RoomType::get(&context, 1u)));
  std::string bed = "error: a room has at least one bed";
  EXPECT_THAT(messages, ::testing::ElementsAre(bed, bed, bed,
                                               "error: failed to verify 'value': signless integer or index"));
}

TEST_F(InnTest, DialectsParseAndPrintTheirTypes) {
  Type barrel = parseType("!cellar.barrel<i8, !inn.room<2>>", &context);
  ASSERT_TRUE(llvm::isa<BarrelType>(barrel));
  EXPECT_EQ(llvm::cast<BarrelType>(barrel).getContents().size(), 2u);
  EXPECT_EQ(barrel.getTypeID(), TypeID::get<BarrelType>());
  std::string text;
  llvm::raw_string_ostream(text) << barrel;
  EXPECT_EQ(text, "!cellar.barrel<i8, !inn.room<2>>");
}

} // namespace
