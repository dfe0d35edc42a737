//===- DeclaredInterfacesTest.cpp - Interfaces declared in .td -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/DialectFoldInterface.h"
#include "tests/support/IRTest.h"
#include "tests/unit/runtime/interfaces/shade/Shade.h"
#include "runtime/ir/DialectRegistry.h"

using namespace mlir;
using namespace mlir::test;
using namespace shade;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

namespace {

class DeclaredInterfacesTest : public IRTest {
protected:
  DeclaredInterfacesTest() { context.loadDialect<ShadeDialect>(); }
};

TEST_F(DeclaredInterfacesTest, MethodsCallTheImplementingClass) {
  auto shaded = llvm::cast<ShadedInterface>(own(make("shade.full")));
  EXPECT_EQ(shaded.getShade(), 10);
  EXPECT_EQ(shaded.getShade(Value(), 4), 4);
  EXPECT_EQ(shaded.getLimit(2), 128);
}

TEST_F(DeclaredInterfacesTest, DefaultImplementationsMayBeOverridden) {
  auto full = llvm::cast<ShadedInterface>(own(make("shade.full")));
  auto bare = llvm::cast<ShadedInterface>(own(make("shade.bare")));
  EXPECT_EQ(full.darken(), 1001);
  EXPECT_EQ(bare.darken(), 6);
  EXPECT_EQ(bare.darken(3), 8);
  EXPECT_TRUE(full.hasLimit());
  EXPECT_FALSE(bare.hasLimit());
  // Default implementations are members of the op classes, too.
  EXPECT_EQ(BareOp(bare.getOperation()).darken(4), 9);
}

TEST_F(DeclaredInterfacesTest, MethodBodiesReplaceImplementations) {
  auto bare = llvm::cast<ShadedInterface>(own(make("shade.bare")));
  EXPECT_EQ(bare.getNumOperandsPlus(2), 2);
  EXPECT_EQ(bare.getHalfLimit(), 0);
  EXPECT_EQ(bare.both(), 101);
  EXPECT_EQ(BareOp(bare.getOperation()).both(), 1);
}

TEST_F(DeclaredInterfacesTest, ExtraDeclarationsAreInTheInterfaceTheOpOrBoth) {
  auto bare = llvm::cast<ShadedInterface>(own(make("shade.bare")));
  EXPECT_EQ(bare.twice(), 10);
  EXPECT_EQ(bare.thrice(), 15);
  EXPECT_EQ(BareOp(bare.getOperation()).thrice(), 15);
  EXPECT_EQ(BareOp(bare.getOperation()).fourTimes(), 20);
}

TEST_F(DeclaredInterfacesTest, DerivedInterfacesConvertToTheirBases) {
  Operation *op = own(make("shade.full"));
  auto counted = llvm::dyn_cast<CountedInterface>(op);
  ASSERT_TRUE(counted);
  EXPECT_EQ(counted.getCount(), 3);
  EXPECT_TRUE(counted.isMany());
  auto shaded = llvm::cast<ShadedInterface>(op);
  EXPECT_EQ(shaded.getCount(), 3);
  CountedInterface converted = shaded;
  EXPECT_EQ(converted.getCount(), 3);
  EXPECT_FALSE(CountedInterface(ShadedInterface()));
}

TEST_F(DeclaredInterfacesTest, OpClassConvertsToItsInterface) {
  FullOp full(own(make("shade.full")));
  ShadedInterface shaded = full;
  EXPECT_EQ(shaded.getShade(), 10);
  EXPECT_EQ(shaded.getPartner(), full);
  EXPECT_FALSE(ShadedInterface(FullOp()));
  // Construction from an Operation pointer looks up the interface table.
  EXPECT_EQ(ShadedInterface(full.getOperation()).getShade(), 10);
}

TEST_F(DeclaredInterfacesTest, OpsWithoutTheInterfaceDoNotCast) {
  EXPECT_FALSE(llvm::isa<ShadedInterface>(own(make("shade.plain"))));
  EXPECT_FALSE(llvm::dyn_cast<CountedInterface>(own(make("t.a"))));
  EXPECT_TRUE(PlainOp::spec.interfaces.empty());
}

TEST_F(DeclaredInterfacesTest, ExtraClassOfRestrictsCasts) {
  Value value = own(make("t.a", {.types = {i32}}))->getResult(0);
  EXPECT_FALSE(llvm::isa<FedInterface>(own(make("shade.bare"))));
  Operation *fed = own(make("shade.bare", {.operands = {value}}));
  EXPECT_TRUE(llvm::isa<FedInterface>(fed));
  EXPECT_TRUE(llvm::isa<FedInterface>(BareOp(fed)));
}

TEST_F(DeclaredInterfacesTest, HandWrittenInterfaceIsReferencedByName) {
  auto written = llvm::dyn_cast<WrittenInterface>(own(make("shade.written")));
  ASSERT_TRUE(written);
  EXPECT_EQ(written.getAnswer(), 42);
}

TEST_F(DeclaredInterfacesTest, TraitVerifiersRunInListOrderBeforeTheOpVerifier) {
  EXPECT_TRUE(succeeded(verify(own(make("shade.ordered")))));
  EXPECT_THAT(messages, ElementsAre(HasSubstr("trait is verified"), HasSubstr("shaded is verified"),
                                    HasSubstr("op is verified")));
}

TEST_F(DeclaredInterfacesTest, VerifyWithRegionsRunsAfterNestedOps) {
  Operation *outer = own(make("shade.nest", {.regions = 1}));
  Block *block = addBlock(outer);
  add(block, "shade.ordered");
  EXPECT_TRUE(succeeded(verify(outer)));
  EXPECT_THAT(messages, ElementsAre(HasSubstr("op is verified"), HasSubstr("trait is verified"),
                                    HasSubstr("shaded is verified"), HasSubstr("op is verified"),
                                    HasSubstr("nest is verified"), HasSubstr("regions are verified")));
}

TEST_F(DeclaredInterfacesTest, TypesAndAttributesImplementInterfaces) {
  Type ball = BallType::get(&context, 3);
  auto sized = llvm::dyn_cast<SizedTypeInterface>(ball);
  ASSERT_TRUE(sized);
  EXPECT_EQ(sized.getSize(), 3u);
  EXPECT_EQ(sized.getBits(), 24u);
  EXPECT_EQ(sized.getWord(), "ball");
  auto round = llvm::cast<RoundTypeInterface>(ball);
  EXPECT_EQ(round.getSelf(), ball);
  EXPECT_EQ(round.getBits(), 24u);
  EXPECT_EQ(round.getDouble(), 6u);
  EXPECT_EQ(SizedTypeInterface(round), ball);
  EXPECT_FALSE(llvm::isa<SizedTypeInterface>(i32));
  auto named = llvm::dyn_cast<NamedAttrInterface>(Attribute(TagAttr::get(&context, "blue")));
  ASSERT_TRUE(named);
  EXPECT_EQ(named.getWord(), "blue");
  EXPECT_EQ(named.getLength(), 4u);
  EXPECT_FALSE(llvm::isa<NamedAttrInterface>(Attribute(builder.getUnitAttr())));
}

//===----------------------------------------------------------------------===//
// External models
//===----------------------------------------------------------------------===//

struct PlainModel : ShadedInterface::ExternalModel<PlainModel, PlainOp> {
  int getShade(Operation *op) const { return 20 + op->getNumOperands(); }
  int getShade_1(Operation *, Value, int more) const { return more; }
  int getNumOperandsPlus(Operation *, int more) const { return more; }
  static int getLimit(int scale) { return scale; }
  static int getHalfLimit() { return 0; }
  int darken(Operation *op, int by) const { return getShade(op) - by; }
  static bool hasLimit() { return true; }
};
struct PlainCounted : CountedInterface::ExternalModel<PlainCounted, PlainOp> {
  int getCount(Operation *) const { return 9; }
  bool isMany(Operation *) const { return true; }
};

TEST_F(DeclaredInterfacesTest, ExternalModelsImplementTheInterface) {
  Operation *op = own(make("shade.plain"));
  EXPECT_FALSE(llvm::isa<ShadedInterface>(op));
  PlainOp::attachInterface<PlainModel, PlainCounted>(context);
  auto shaded = llvm::dyn_cast<ShadedInterface>(op);
  ASSERT_TRUE(shaded);
  EXPECT_EQ(shaded.getShade(), 20);
  EXPECT_EQ(shaded.getShade(Value(), 6), 6);
  EXPECT_EQ(shaded.darken(1), 19);
  EXPECT_EQ(shaded.both(), 1); // The default implementation.
  EXPECT_EQ(shaded.getCount(), 9);
  EXPECT_TRUE(shaded.hasLimit());
  // External models are attached in one context only.
  MLIRContext other;
  other.loadDialect<ShadeDialect>();
  EXPECT_FALSE(OperationName("shade.plain", &other).hasInterface<ShadedInterface>());
}

TEST_F(DeclaredInterfacesTest, ExternalModelsDoNotReplaceDeclaredImplementations) {
  struct Other : ShadedInterface::ExternalModel<Other, FullOp> {
    int getShade(Operation *) const { return -1; }
    int getShade_1(Operation *, Value, int) const { return -1; }
    int getNumOperandsPlus(Operation *, int) const { return -1; }
    static int getLimit(int) { return -1; }
    static int getHalfLimit() { return -1; }
  };
  FullOp::attachInterface<Other>(context);
  EXPECT_EQ(llvm::cast<ShadedInterface>(own(make("shade.full"))).getShade(), 10);
}

struct CubeModel : SizedTypeInterface::ExternalModel<CubeModel, CubeType> {
  unsigned getSize(Type) const { return 8; }
  unsigned getBits(Type) const { return 64; }
  static llvm::StringRef getWord() { return "cube"; }
};
struct IntegerModel : SizedTypeInterface::ExternalModel<IntegerModel, IntegerType> {
  unsigned getSize(Type type) const { return type.getIntOrFloatBitWidth() / 8; }
  unsigned getBits(Type type) const { return type.getIntOrFloatBitWidth(); }
  static llvm::StringRef getWord() { return "integer"; }
};
struct StringModel : NamedAttrInterface::ExternalModel<StringModel, StringAttr> {
  llvm::StringRef getWord(Attribute attr) const { return llvm::cast<StringAttr>(attr).getValue(); }
  size_t getLength(Attribute attr) const { return getWord(attr).size(); }
};

TEST_F(DeclaredInterfacesTest, ExternalModelsOfTypesAndAttributes) {
  CubeType::attachInterface<CubeModel>(context);
  IntegerType::attachInterface<IntegerModel>(context);
  StringAttr::attachInterface<StringModel>(context);
  EXPECT_EQ(llvm::cast<SizedTypeInterface>(Type(CubeType::get(&context))).getWord(), "cube");
  EXPECT_EQ(llvm::cast<SizedTypeInterface>(i32).getSize(), 4u);
  EXPECT_EQ(llvm::cast<NamedAttrInterface>(Attribute(builder.getStringAttr("abc"))).getLength(), 3u);
}

TEST_F(DeclaredInterfacesTest, ExtensionAttachesModelsWhenTheDialectIsLoaded) {
  DialectRegistry registry;
  registry.insert<ShadeDialect>();
  registry.addExtension(
      +[](MLIRContext *context, ShadeDialect *) { PlainOp::attachInterface<PlainModel>(*context); });
  MLIRContext lazy(registry);
  EXPECT_TRUE(OperationName("shade.plain", &lazy).hasInterface<ShadedInterface>());
}

//===----------------------------------------------------------------------===//
// Dialect interfaces
//===----------------------------------------------------------------------===//

class Lemon : public TasteInterface {
public:
  using TasteInterface::TasteInterface;
  bool isSour() const override { return true; }
};
class Honey : public TasteInterface {
public:
  using TasteInterface::TasteInterface;
  bool isSour() const override { return false; }
};

TEST_F(DeclaredInterfacesTest, DialectInterfacesAreRegisteredOnce) {
  Dialect *dialect = context.getOrLoadDialect("shade");
  EXPECT_EQ(dialect->getRegisteredInterface<TasteInterface>(), nullptr);
  dialect->addInterfaces<Lemon, Honey>(); // The first registration wins.
  const TasteInterface *taste = dialect->getRegisteredInterface<TasteInterface>();
  ASSERT_NE(taste, nullptr);
  EXPECT_TRUE(taste->isSour());
  EXPECT_TRUE(taste->isSweet(4));
  EXPECT_FALSE(taste->isSweet(3));
  EXPECT_EQ(taste->getDialect(), dialect);
  EXPECT_EQ(taste->getContext(), &context);
}

/// Folds every op to its first operand, and keeps constants in the regions of its dialect.
class FirstOperandFolder : public DialectFoldInterface {
public:
  using DialectFoldInterface::DialectFoldInterface;
  LogicalResult fold(Operation *op, llvm::ArrayRef<Attribute>,
                     llvm::SmallVectorImpl<OpFoldResult> &results) const override {
    if (op->getNumOperands() == 0)
      return failure();
    results.push_back(op->getOperand(0));
    return success();
  }
};

TEST_F(DeclaredInterfacesTest, DialectFoldsOpsThatDoNotFoldThemselves) {
  Block *block = top();
  Value x = add(block, "t.op", {.types = {i32}})->getResult(0),
        y = add(block, "t.op", {.types = {i32}})->getResult(0);
  Operation *sum = add(block, "t.add", {.operands = {x, y}, .types = {i32}});
  llvm::SmallVector<OpFoldResult> results;
  EXPECT_TRUE(failed(sum->fold(results)));
  context.getOrLoadDialect("t")->addInterfaces<FirstOperandFolder>();
  ASSERT_TRUE(succeeded(sum->fold(results)));
  ASSERT_EQ(results.size(), 1u);
  EXPECT_EQ(results.front().getValue(), x);
}

TEST_F(DeclaredInterfacesTest, PromisedInterfacesAreRecorded) {
  Dialect *dialect = context.getOrLoadDialect("shade");
  dialect->declarePromisedInterfaces<ShadedInterface, PlainOp, NestOp>();
  EXPECT_TRUE((dialect->hasPromisedInterface<NestOp, ShadedInterface>()));
  EXPECT_FALSE((dialect->hasPromisedInterface<FullOp, ShadedInterface>()));
}

} // namespace
