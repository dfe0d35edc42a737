//===- ApiSurfaceContextTest.cpp - Calls of the context API --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Calls each function of contexts, registries, symbol tables, mappings and matchers that
// tests/docs/api_surface.tsv lists; tests/docs/api_surface_test.py checks this.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/DialectRegistry.h"
#include "runtime/ir/IRMapping.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/Matchers.h"
#include "runtime/ir/OpHookThunks.h"
#include "runtime/ir/SymbolTable.h"
#include "tests/support/IRTest.h"
#include "llvm/Support/ThreadPool.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;
using ::testing::SizeIs;

namespace {

class ApiSurfaceContextTest : public IRTest {
protected:
  /// Creates a symbol table with functions 'f' and 'g' and a call of 'f'.
  ApiSurfaceContextTest() {
    table = own(make("t.table", {.regions = 1}));
    Block *body = addBlock(table);
    f = add(body, "t.func", {.attrs = {{"sym_name", builder.getStringAttr("f")}}, .regions = 1});
    g = add(body, "t.func", {.attrs = {{"sym_name", builder.getStringAttr("g")}}, .regions = 1});
    call = add(body, "t.call", {.attrs = {{"callee", FlatSymbolRefAttr::get(&context, "f")}}});
  }
  Operation *table, *f, *g, *call;
};

//===----------------------------------------------------------------------===//
// Dialect registration and context options
//===----------------------------------------------------------------------===//

TEST_F(ApiSurfaceContextTest, DialectsAreLoadedFromARegistry) {
  DialectRegistry registry;
  registry.insert<TestDialect>();
  EXPECT_THAT(registry.getDialectNames(), ElementsAre("t"));
  MLIRContext lazy(registry);
  EXPECT_EQ(lazy.getLoadedDialect<TestDialect>(), nullptr);
  EXPECT_THAT(lazy.getLoadedDialects(), SizeIs(1)) << "builtin";
  EXPECT_TRUE(lazy.isOperationRegistered("t.add"));
  EXPECT_FALSE(lazy.isOperationRegistered("t.nothing"));
  EXPECT_NE(lazy.getLoadedDialect("t"), nullptr);

  MLIRContext other;
  other.appendDialectRegistry(registry);
  other.loadAllAvailableDialects();
  EXPECT_NE(other.getLoadedDialect("t"), nullptr);
  MLIRContext third;
  third.loadDialect<TestDialect>();
  EXPECT_EQ(third.getOrLoadDialect<TestDialect>(), third.getLoadedDialect("t"));
  bool hasAdd = llvm::any_of(third.getRegisteredOperations(),
                             [](RegisteredOperationName name) { return name.getStringRef() == "t.add"; });
  EXPECT_TRUE(hasAdd);
}

TEST_F(ApiSurfaceContextTest, ContextOptions) {
  MLIRContext other;
  EXPECT_TRUE(other.isMultithreadingEnabled());
  other.disableMultithreading();
  EXPECT_FALSE(other.isMultithreadingEnabled());
  EXPECT_EQ(other.getNumThreads(), 1u);
  llvm::DefaultThreadPool pool(llvm::hardware_concurrency(2));
  other.setThreadPool(pool);
  EXPECT_EQ(&other.getThreadPool(), &pool);
  other.allowUnregisteredDialects();
  EXPECT_TRUE(other.allowsUnregisteredDialects());
  other.printOpOnDiagnostic(false);
  EXPECT_FALSE(other.shouldPrintOpOnDiagnostic());
  std::vector<std::string> seen;
  other.getDiagEngine().registerHandler([&](Diagnostic &diag) {
    seen.push_back(diag.str());
    return success();
  });
  emitError(UnknownLoc::get(&other), "here");
  EXPECT_THAT(seen, ElementsAre("here"));
}

int timesLoaded = 0;
struct CountLoads : DialectExtension<CountLoads, TestDialect> {
  void apply(MLIRContext *, TestDialect *dialect) const override {
    EXPECT_EQ(dialect->getNamespace(), "t");
    ++timesLoaded;
  }
};

TEST_F(ApiSurfaceContextTest, ExtensionsRunOnceTheirDialectsAreLoaded) {
  timesLoaded = 0;
  DialectRegistry registry;
  registry.insert<TestDialect>();
  registry.addExtension(+[](MLIRContext *context, TestDialect *dialect) {
    EXPECT_EQ(dialect->getContext(), context);
    ++timesLoaded;
  });
  registry.addExtensions<CountLoads>();
  MLIRContext lazy(registry);
  EXPECT_EQ(timesLoaded, 0);
  lazy.loadDialect<TestDialect>();
  EXPECT_EQ(timesLoaded, 2);
  lazy.appendDialectRegistry(registry);
  EXPECT_EQ(timesLoaded, 2) << "each extension runs once per context";
  context.appendDialectRegistry(registry);
  EXPECT_EQ(timesLoaded, 4) << "extensions of loaded dialects run immediately";
}

/// Calls addOperations for ops that the descriptor already lists, as the constructors of MLIR dialects do.
struct AddingDialect : TestDialect {
  explicit AddingDialect(MLIRContext *context) : TestDialect(context) {
    addOperations<ConstOp, AddOp>();
    addTypes<>();
    addAttributes<>();
  }
};

TEST_F(ApiSurfaceContextTest, DialectMayAddOpsThatItsDescriptorLists) {
  AddingDialect dialect(&context);
  EXPECT_NE(dialect.lookupOp("t.add"), nullptr);
}

//===----------------------------------------------------------------------===//
// Symbol lookup, renaming and uses
//===----------------------------------------------------------------------===//

TEST_F(ApiSurfaceContextTest, SymbolsAreFoundAndRenamed) {
  SymbolTable symbols(table);
  EXPECT_EQ(symbols.getOp(), table);
  EXPECT_EQ(symbols.lookup("f"), f);
  EXPECT_FALSE(symbols.lookup<ConstOp>("f"));
  EXPECT_EQ(SymbolTable::lookupSymbolIn(table, "g"), g);
  EXPECT_EQ(SymbolTable::lookupNearestSymbolFrom(call, builder.getStringAttr("f")), f);
  auto uses = SymbolTable::getSymbolUses(f, table);
  ASSERT_TRUE(uses.has_value());
  EXPECT_THAT(*uses, SizeIs(1));
  EXPECT_EQ(uses->front().getUser(), call);
  EXPECT_EQ(uses->front().getSymbolRef().getRootReference().getValue(), "f");
  EXPECT_TRUE(SymbolTable::symbolKnownUseEmpty(g, table));

  EXPECT_TRUE(failed(symbols.rename(f, builder.getStringAttr("g")))) << "the name is in use";
  EXPECT_TRUE(succeeded(symbols.rename(f, builder.getStringAttr("h"))));
  EXPECT_EQ(call->getAttr("callee"), FlatSymbolRefAttr::get(&context, "h"));
  EXPECT_EQ(symbols.lookup("h"), f);
  EXPECT_EQ(symbols.lookup("f"), nullptr);
  FailureOr<StringAttr> name = symbols.renameToUnique(f);
  ASSERT_TRUE(succeeded(name));
  EXPECT_EQ(call->getAttr("callee"), FlatSymbolRefAttr::get(*name));

  Operation *another = make("t.func", {.attrs = {{"sym_name", builder.getStringAttr("g")}}, .regions = 1});
  EXPECT_NE(symbols.insert(another), builder.getStringAttr("g"));
  symbols.erase(another);
  EXPECT_EQ(symbols.lookup("g"), g);
}

TEST_F(ApiSurfaceContextTest, SymbolUsesAreUnknownInUnregisteredOpsWithRegions) {
  Operation *unknown = add(&table->getRegion(0).front(), "unknown.op", {.regions = 1});
  EXPECT_FALSE(SymbolTable::getSymbolUses(f, table).has_value());
  EXPECT_FALSE(SymbolTable::symbolKnownUseEmpty(g, table));
  unknown->erase();
  EXPECT_TRUE(SymbolTable::getSymbolUses(&table->getRegion(0)).has_value());
}

TEST_F(ApiSurfaceContextTest, SymbolTableCollectionCachesTables) {
  SymbolTableCollection tables;
  EXPECT_EQ(tables.getSymbolTable(table).lookup("f"), f);
  EXPECT_EQ(tables.lookupSymbolIn(table, builder.getStringAttr("g")), g);
  EXPECT_EQ(tables.lookupNearestSymbolFrom(call, SymbolRefAttr(FlatSymbolRefAttr::get(&context, "f"))), f);
  tables.invalidateSymbolTable(table);
  std::vector<Operation *> walked;
  SymbolTable::walkSymbolTables(table, /*allSymUsesVisible=*/true, [&](Operation *op, bool allVisible) {
    EXPECT_TRUE(allVisible);
    walked.push_back(op);
  });
  EXPECT_THAT(walked, ElementsAre(table));
}

//===----------------------------------------------------------------------===//
// IRMapping and constant matchers
//===----------------------------------------------------------------------===//

TEST_F(ApiSurfaceContextTest, IRMappingMapsValuesBlocksAndOps) {
  Block *block = top();
  Operation *op = add(block, "t.op", {.types = {i32, i32}});
  Value a = op->getResult(0), b = op->getResult(1);
  IRMapping mapper;
  mapper.map(a, b);
  mapper.map(block, block);
  mapper.map(op, op);
  EXPECT_TRUE(mapper.contains(a));
  EXPECT_EQ(mapper.lookup(a), b);
  EXPECT_EQ(mapper.lookupOrDefault(b), b);
  EXPECT_EQ(mapper.lookupOrNull(b), Value());
  EXPECT_EQ(mapper.lookup(op), op);
  EXPECT_THAT(mapper.getValueMap(), SizeIs(1));
  EXPECT_THAT(mapper.getBlockMap(), SizeIs(1));
  mapper.erase(a);
  EXPECT_FALSE(mapper.contains(a));
  mapper.clear();
  EXPECT_THAT(mapper.getOperationMap(), SizeIs(0));
}

TEST_F(ApiSurfaceContextTest, MatchersMatchConstantsAndOps) {
  Block *block = top();
  auto constant = [&](Attribute value) {
    auto op = ConstOp::create(builder, loc, value);
    block->push_back(op);
    return op->getResult(0);
  };
  Value zero = constant(builder.getI32IntegerAttr(0)), one = constant(builder.getI32IntegerAttr(1)),
        noNumber = constant(builder.getF32FloatAttr(0));
  auto sum = AddOp::create(builder, loc, zero, one);
  block->push_back(sum);
  Attribute bound;
  EXPECT_TRUE(matchPattern(one, m_Constant(&bound)));
  EXPECT_EQ(bound, builder.getI32IntegerAttr(1));
  EXPECT_TRUE(matchPattern(one, m_Constant()));
  llvm::APInt number;
  EXPECT_TRUE(matchPattern(one, m_ConstantInt(&number)));
  EXPECT_EQ(number, 1);
  EXPECT_TRUE(matchPattern(zero, m_Zero()));
  EXPECT_TRUE(matchPattern(one, m_One()));
  EXPECT_TRUE(matchPattern(one, m_NonZero()));
  EXPECT_TRUE(matchPattern(noNumber, m_AnyZeroFloat()));
  EXPECT_TRUE(matchPattern(sum.getOperation(), m_Op<AddOp>(m_Zero(), matchers::m_Any())));
  EXPECT_TRUE(matchPattern(sum->getResult(0), m_Op<AddOp>(matchers::m_Val(zero), m_Constant())));
  EXPECT_FALSE(matchPattern(sum.getOperation(), m_Op<AddOp>(m_One(), m_Any())));
}

//===----------------------------------------------------------------------===//
// Trait queries and user-defined traits
//===----------------------------------------------------------------------===//

template <typename ConcreteOp>
struct HasColour : OpTrait::TraitBase<ConcreteOp, HasColour> {
  llvm::StringRef getColour() {
    return llvm::cast<StringAttr>(this->getOperation()->getAttr("colour")).getValue();
  }
  static LogicalResult verifyTrait(Operation *op) { return success(op->hasAttrOfType<StringAttr>("colour")); }
};
struct Coloured : ConstOp, HasColour<Coloured> {
  explicit Coloured(Operation *op) : ConstOp(op) {}
  using ConstOp::getOperation;
};

TEST_F(ApiSurfaceContextTest, TraitsAreQueriedByClass) {
  auto traitsOf = [&](llvm::StringRef name) { return OperationName(name, &context); };
  EXPECT_TRUE(traitsOf("t.return").hasTrait<OpTrait::IsTerminator>());
  EXPECT_TRUE(traitsOf("t.const").hasTrait<OpTrait::ConstantLike>());
  EXPECT_TRUE(traitsOf("t.table").hasTrait<OpTrait::SymbolTable>());
  EXPECT_TRUE(traitsOf("t.add").hasTrait<OpTrait::Elementwise>());
  EXPECT_TRUE(traitsOf("t.add").hasTrait<OpTrait::IsCommutative>());
  EXPECT_TRUE(traitsOf("t.table").hasTrait<OpTrait::IsIsolatedFromAbove>());
  EXPECT_FALSE(traitsOf("t.add").hasTrait<OpTrait::HasRecursiveMemoryEffects>());
  auto op = ConstOp::create(builder, loc, builder.getI32IntegerAttr(0));
  own(op);
  op->setAttr("colour", builder.getStringAttr("red"));
  EXPECT_EQ(Coloured(op).getColour(), "red");
  EXPECT_TRUE(succeeded(OpTrait::verifyTraitThunk<HasColour<Coloured>>(op)));
  op->removeAttr("colour");
  EXPECT_TRUE(failed(OpTrait::verifyTraitThunk<HasColour<Coloured>>(op)));
}

//===----------------------------------------------------------------------===//
// LogicalResult, casts and diagnostics
//===----------------------------------------------------------------------===//

TEST_F(ApiSurfaceContextTest, LogicalResultsAndCasts) {
  EXPECT_TRUE(succeeded(success()));
  EXPECT_TRUE(failed(failure()));
  Type type = i32;
  EXPECT_TRUE(llvm::isa<IntegerType>(type));
  EXPECT_EQ(llvm::cast<IntegerType>(type).getWidth(), 32u);
  EXPECT_FALSE(llvm::dyn_cast<FloatType>(type));
  EXPECT_FALSE(llvm::dyn_cast_or_null<FloatType>(Type()));
  EXPECT_FALSE(llvm::dyn_cast_if_present<FloatType>(Type()));
  EXPECT_FALSE(llvm::isa_and_nonnull<FloatType>(Type()));
  EXPECT_FALSE(llvm::isa_and_present<FloatType>(Type()));
  EXPECT_FALSE(llvm::cast_or_null<FloatType>(Type()));
  EXPECT_FALSE(llvm::cast_if_present<FloatType>(Type()));
  EXPECT_TRUE(failed(emitOptionalError(std::nullopt, "nobody hears")));
  EXPECT_TRUE(failed(emitOptionalError(loc, "somebody ", 1)));
  emitWarning(loc, "careful");
  EXPECT_THAT(messages, ElementsAre("error: somebody 1", "warning: careful"));
}

} // namespace
