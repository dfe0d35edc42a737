//===- SideEffectsTest.cpp - Side effects and speculatability ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/SideEffectInterfaces.h"
#include "tests/support/IRTest.h"

using namespace mlir;
using namespace mlir::test;

namespace {

//===----------------------------------------------------------------------===//
// A dialect whose ops declare effects
//===----------------------------------------------------------------------===//

constexpr TypeConstraintSpec anyType = {.summary = "any type"};
constexpr RegionConstraintSpec anyRegion = {.summary = "any region"};
constexpr ResultSpec results[] = {{.name = "r", .constraint = &anyType, .arity = Arity::Variadic}};
constexpr RegionSpec regions[] = {{.name = "body", .constraint = &anyRegion}};
constexpr EffectSpec readEffect[] = {{EffectKind::Read}}, writeEffect[] = {{EffectKind::Write}},
                     allocateResult[] = {{EffectKind::Allocate, EffectTarget::Result}},
                     allocateAnything[] = {{EffectKind::Allocate}},
                     allocateAndWrite[] = {{EffectKind::Allocate, EffectTarget::Result},
                                           {EffectKind::Write, EffectTarget::Result}},
                     writeResult[] = {{EffectKind::Write, EffectTarget::Result}},
                     readAndWrite[] = {{EffectKind::Read}, {EffectKind::Write}};

/// An op view that determines the speculatability of the op from its attributes.
struct AskedOp {
  explicit AskedOp(Operation *op) : op(op) {}
  Speculation::Speculatability getSpeculatability() {
    return op->hasAttr("recursive") ? Speculation::RecursivelySpeculatable
           : op->hasAttr("yes")     ? Speculation::Speculatable
                                    : Speculation::NotSpeculatable;
  }
  Operation *op;
};
constexpr InterfaceModelSpec asked[] = {
    {TypeID::get<ConditionallySpeculatable>(), &ConditionallySpeculatable::Model<AskedOp>::value}};

#define EFFECT_OP(Variable, ...) constexpr OpSpec Variable = {__VA_ARGS__}
EFFECT_OP(allocateSpec, .name = "e.allocate", .results = results, .effects = allocateResult);
EFFECT_OP(allocateElsewhereSpec, .name = "e.allocate_elsewhere", .results = results,
          .effects = allocateAnything);
EFFECT_OP(allocateWrittenSpec, .name = "e.allocate_written", .results = results, .effects = allocateAndWrite);
EFFECT_OP(askedSpec, .name = "e.asked", .regions = regions, .traits = {Trait::NoTerminator},
          .interfaces = asked);
EFFECT_OP(bothSpec, .name = "e.both", .results = results, .effects = readAndWrite);
EFFECT_OP(noneSpec, .name = "e.none", .results = results,
          .traits = {Trait::NoMemoryEffect, Trait::AlwaysSpeculatable});
EFFECT_OP(readSpec, .name = "e.read", .results = results, .effects = readEffect);
EFFECT_OP(recursiveSpec, .name = "e.recursive", .results = results, .regions = regions,
          .traits = {Trait::HasRecursiveMemoryEffects, Trait::RecursivelySpeculatable, Trait::NoTerminator});
EFFECT_OP(symbolSpec, .name = "e.symbol", .traits = {Trait::NoMemoryEffect, Trait::Symbol});
EFFECT_OP(terminatorSpec, .name = "e.terminator", .traits = {Trait::NoMemoryEffect, Trait::IsTerminator});
EFFECT_OP(unknownSpec, .name = "e.unknown", .results = results);
EFFECT_OP(writeSpec, .name = "e.write", .results = results, .effects = writeEffect);
EFFECT_OP(writeResultSpec, .name = "e.write_result", .results = results, .effects = writeResult);
constexpr const OpSpec *ops[] = {
    &allocateSpec,   &allocateElsewhereSpec, &allocateWrittenSpec, &askedSpec,      &bothSpec,    &noneSpec,
    &readSpec,       &recursiveSpec,         &symbolSpec,          &terminatorSpec, &unknownSpec, &writeSpec,
    &writeResultSpec};
constexpr DialectSpec effectDialect = {.name = "e", .ops = ops};

class SideEffectsTest : public IRTest {
protected:
  SideEffectsTest() : block(top()) {
    context.getOrLoadDialect(effectDialect);
    context.allowUnregisteredDialects();
  }
  Operation *op(llvm::StringRef name) { return add(block, name); }
  /// Creates `depth` nested ops with recursive memory effects; the innermost one contains an op named
  /// `inner`.
  Operation *around(llvm::StringRef inner, unsigned depth = 1) {
    Operation *outer = add(block, "e.recursive", {.regions = 1});
    Block *body = addBlock(outer);
    for (; depth > 1; --depth)
      body = addBlock(add(body, "e.recursive", {.regions = 1}));
    add(body, inner);
    return outer;
  }
  Block *block;
};

TEST_F(SideEffectsTest, QueriesFollowDeclaredEffects) {
  EXPECT_TRUE(isMemoryEffectFree(op("e.none")));
  EXPECT_FALSE(isMemoryEffectFree(op("e.read")));
  EXPECT_FALSE(isMemoryEffectFree(op("e.unknown")));
  EXPECT_FALSE(isMemoryEffectFree(op("x.unregistered")));
  EXPECT_TRUE(hasOnlyEffect(op("e.read"), EffectKind::Read));
  EXPECT_FALSE(hasOnlyEffect(op("e.read"), EffectKind::Write));
  EXPECT_FALSE(hasOnlyEffect(op("e.both"), EffectKind::Read));
  EXPECT_TRUE(hasOnlyEffect(op("e.none"), EffectKind::Read));
  EXPECT_FALSE(hasOnlyEffect(op("e.unknown"), EffectKind::Read));
  EXPECT_FALSE(hasOnlyEffect(op("x.unregistered"), EffectKind::Read));
}

TEST_F(SideEffectsTest, SingleAndPossibleEffectsAreDistinguished) {
  using namespace MemoryEffects;
  EXPECT_TRUE(hasSingleEffect<Read>(op("e.read")));
  EXPECT_FALSE(hasSingleEffect<Read>(op("e.both")));
  EXPECT_FALSE(hasSingleEffect<Read>(op("e.none")));
  EXPECT_FALSE(hasSingleEffect<Read>(op("e.unknown")));
  EXPECT_TRUE((mightHaveEffect<Read, Write>(op("e.unknown"))));
  EXPECT_FALSE((mightHaveEffect<Allocate, Free>(op("e.both"))));
  Operation *written = add(block, "e.allocate_written", {.types = {i32}});
  OpResult result = written->getResult(0);
  EXPECT_TRUE((hasEffect<OpResult, Write>(written, result)));
  EXPECT_FALSE((hasSingleEffect<OpResult, Write>(written, result)));
  EXPECT_TRUE((hasEffect<Allocate>(written, Value(result))));
}

TEST_F(SideEffectsTest, EffectsCarryParametersAndStages) {
  Attribute parameters = builder.getUnitAttr();
  Operation *user = add(block, "e.none", {.types = {i32}});
  MemoryEffects::EffectInstance effect(MemoryEffects::Read::get(), OpResult(user->getResult(0)), parameters,
                                       /*stage=*/2, /*effectOnFullRegion=*/true);
  EXPECT_EQ(effect.getValue(), Value(user->getResult(0)));
  EXPECT_EQ(effect.getEffectValue<OpOperand *>(), nullptr);
  EXPECT_EQ(effect.getParameters(), parameters);
  EXPECT_EQ(effect.getStage(), 2);
  EXPECT_TRUE(effect.getEffectOnFullRegion());
  EXPECT_EQ(effect.getEffect(), SideEffects::Effect::get<MemoryEffects::Read>());
  EXPECT_EQ(MemoryEffects::Read::getEffectID(), effect.getEffect()->getEffectID());
}

TEST_F(SideEffectsTest, RecursiveEffectsIncludeThoseOfRegions) {
  EXPECT_TRUE(isMemoryEffectFree(around("e.none")));
  EXPECT_FALSE(isMemoryEffectFree(around("e.write")));
  EXPECT_FALSE(isMemoryEffectFree(around("e.unknown")));
  EXPECT_FALSE(isMemoryEffectFree(around("e.read", 3)));
  EXPECT_TRUE(hasOnlyEffect(around("e.read", 3), EffectKind::Read));
  EXPECT_TRUE(isMemoryEffectFree(add(block, "e.recursive", {.regions = 1})));
}

TEST_F(SideEffectsTest, DeepNestingDoesNotExhaustTheStack) {
  EXPECT_TRUE(isPure(around("e.none", 100000)));
  EXPECT_FALSE(isPure(around("e.write", 100000)));
}

TEST_F(SideEffectsTest, ReadsAndAllocationsOfResultsAreTriviallyDead) {
  EXPECT_TRUE(wouldOpBeTriviallyDead(op("e.none")));
  EXPECT_TRUE(wouldOpBeTriviallyDead(op("e.read")));
  EXPECT_TRUE(wouldOpBeTriviallyDead(op("e.allocate")));
  EXPECT_FALSE(wouldOpBeTriviallyDead(op("e.allocate_elsewhere")));
  EXPECT_FALSE(wouldOpBeTriviallyDead(op("e.write")));
  EXPECT_FALSE(wouldOpBeTriviallyDead(op("e.both")));
  EXPECT_FALSE(wouldOpBeTriviallyDead(op("e.unknown")));
  EXPECT_FALSE(wouldOpBeTriviallyDead(op("x.unregistered")));
  EXPECT_TRUE(wouldOpBeTriviallyDead(around("e.read")));
  EXPECT_FALSE(wouldOpBeTriviallyDead(around("e.write")));
}

// Effects on a result that the op itself allocates are not observable if the result is unused.
TEST_F(SideEffectsTest, WriteToAnOwnAllocationIsTriviallyDead) {
  EXPECT_TRUE(wouldOpBeTriviallyDead(op("e.allocate_written")));
  EXPECT_TRUE(wouldOpBeTriviallyDead(around("e.allocate_written", 3)));
  EXPECT_FALSE(wouldOpBeTriviallyDead(op("e.write_result")));
  EXPECT_FALSE(wouldOpBeTriviallyDead(around("e.write_result")));
  EXPECT_FALSE(isMemoryEffectFree(op("e.allocate_written")));
}

TEST_F(SideEffectsTest, RecursiveEffectsAreListed) {
  auto list = [](Operation *op) {
    auto effects = getEffectsRecursively(op);
    return effects ? int(effects->size()) : -1;
  };
  EXPECT_EQ(list(op("e.both")), 2);
  EXPECT_EQ(list(around("e.both", 3)), 2);
  EXPECT_EQ(list(around("e.none")), 0);
  EXPECT_EQ(list(around("e.unknown", 2)), -1);
  EXPECT_TRUE(hasUnknownEffects(around("e.unknown", 2)));
  EXPECT_FALSE(hasUnknownEffects(around("e.both", 2)));
  // hasEffect() ignores the effects of nested ops.
  EXPECT_FALSE(hasEffect<MemoryEffects::Write>(around("e.both")));
  EXPECT_TRUE(hasEffect<MemoryEffects::Write>(op("e.both")));
}

TEST_F(SideEffectsTest, TerminatorsAndSymbolsAreNotDead) {
  EXPECT_FALSE(wouldOpBeTriviallyDead(op("e.symbol")));
  EXPECT_FALSE(wouldOpBeTriviallyDead(op("e.terminator")));
}

TEST_F(SideEffectsTest, UsedOpsAreNotDead) {
  Operation *made = add(block, "e.none", {.types = {i32}});
  EXPECT_TRUE(isOpTriviallyDead(made));
  add(block, "t.op", {.operands = {made->getResult(0)}});
  EXPECT_FALSE(isOpTriviallyDead(made));
  EXPECT_TRUE(wouldOpBeTriviallyDead(made));
}

TEST_F(SideEffectsTest, SpeculatabilityIsDeclaredOrComputed) {
  EXPECT_TRUE(isSpeculatable(op("e.none")));
  EXPECT_FALSE(isSpeculatable(op("e.read")));
  EXPECT_TRUE(isSpeculatable(around("e.none")));
  EXPECT_FALSE(isSpeculatable(around("e.read")));
  auto asking = [&](llvm::StringRef answer, llvm::StringRef inner) {
    Operation *made = add(block, "e.asked", {.attrs = {{answer, builder.getUnitAttr()}}, .regions = 1});
    add(addBlock(made), inner);
    return isSpeculatable(made);
  };
  EXPECT_TRUE(asking("yes", "e.read"));
  EXPECT_FALSE(asking("no", "e.none"));
  EXPECT_TRUE(asking("recursive", "e.none"));
  EXPECT_FALSE(asking("recursive", "e.read"));
}

TEST_F(SideEffectsTest, PureOpsAreEffectFreeAndSpeculatable) {
  EXPECT_TRUE(isPure(op("e.none")));
  EXPECT_FALSE(isPure(op("e.symbol"))); // It has no effects, but does not declare that it is speculatable.
  EXPECT_FALSE(isPure(op("e.read")));
}

} // namespace
