//===- SpecTest.cpp - Descriptors are plain data --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/spec/DialectSpec.h"
#include "runtime/spec/FormatSpec.h"
#include "runtime/spec/OpSpec.h"
#include "runtime/spec/PatternSpec.h"
#include "gtest/gtest.h"
#include <set>

using namespace mlir;

namespace {

int twice(int number) { return 2 * number; }

TEST(HookTest, EmptyHookIsFalse) {
  constexpr Hook<int(int)> none = {};
  static_assert(!none);
  EXPECT_FALSE(none);
}

TEST(HookTest, FunctionHookHasNoData) {
  constexpr Hook<int(int)> made = hook<&twice>;
  static_assert(static_cast<bool>(made));
  EXPECT_EQ(made(21), 42);
  EXPECT_EQ(made.data, nullptr);
}

TEST(HookTest, DataIsPassedToTheFunction) {
  int offset = 5;
  Hook<int(int)> made = {
      [](const void *data, int number) { return *static_cast<const int *>(data) + number; }, &offset};
  EXPECT_EQ(made(1), 6);
  offset = 7;
  EXPECT_EQ(made(1), 8);
}

TEST(TraitSetTest, ContainsItsElements) {
  constexpr TraitSet set = {Trait::IsTerminator, Trait::NoMemoryEffect};
  static_assert(set.contains(Trait::IsTerminator) && !set.contains(Trait::Symbol));
  EXPECT_TRUE(TraitSet().empty());
  EXPECT_FALSE(set.empty());
  EXPECT_EQ(set, Trait::NoMemoryEffect | Trait::IsTerminator);
  EXPECT_TRUE(set.intersects({Trait::Symbol, Trait::IsTerminator}));
  EXPECT_FALSE(set.intersects({Trait::Symbol}));
  EXPECT_FALSE(set.intersects({}));
}

TEST(TraitSetTest, EachTraitHasAUniqueBit) {
  std::set<uint64_t> bits;
  for (unsigned i = 0; i != static_cast<unsigned>(Trait::NumTraits); ++i)
    bits.insert(TraitSet(static_cast<Trait>(i)).getBits());
  EXPECT_EQ(bits.size(), static_cast<unsigned>(Trait::NumTraits));
  EXPECT_FALSE(bits.contains(0));
}

TEST(TraitSetTest, UnionAddsTraits) {
  TraitSet set;
  set |= Trait::Symbol;
  set |= TraitSet{Trait::Symbol, Trait::SingleBlock};
  EXPECT_EQ(set, (TraitSet{Trait::SingleBlock, Trait::Symbol}));
}

// Descriptors are constants in generated code and arena-allocated in the loader, so they need no destruction.
template <typename T>
constexpr bool isPlain = std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>;

TEST(SpecTest, DescriptorsArePlainData) {
  static_assert(isPlain<OpSpec> && isPlain<DialectSpec> && isPlain<TypeDefSpec> && isPlain<AttrDefSpec>);
  static_assert(isPlain<TypeConstraintSpec> && isPlain<AttrConstraintSpec> && isPlain<RegionConstraintSpec>);
  static_assert(isPlain<FormatSpec> && isPlain<PatternSpec> && isPlain<EnumSpec> && isPlain<ParamSpec>);
  static constexpr OpSpec spec = {.name = "t.a"};
  EXPECT_TRUE(spec.operands.empty() && spec.attributes.empty() && spec.traits.empty() && !spec.hooks.verify);
  EXPECT_EQ(spec.name, "t.a");
  EXPECT_EQ(spec.format, nullptr);
  EXPECT_EQ(spec.operandSegments, SegmentKind::None);
}

TEST(SpecTest, FormatInstructionHasEightBytes) { EXPECT_EQ(sizeof(FormatInst), 8u); }

} // namespace
