//===- ContainersTest.cpp - Tests of caches, stacks and lists ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/support/ADTExtras.h"
#include "runtime/support/CyclicReplacerCache.h"
#include "runtime/support/StateStack.h"
#include "runtime/support/ThreadLocalCache.h"
#include "gmock/gmock.h"
#include <atomic>

using namespace mlir;
using testing::ElementsAre;

namespace {

TEST(CopyOnWriteArrayRefTest, BorrowsUntilAnInnerElementChanges) {
  int data[] = {1, 2, 3, 4};
  CopyOnWriteArrayRef<int> list{llvm::ArrayRef<int>(data)};
  list.erase(0);
  list.erase(2);
  EXPECT_EQ(llvm::ArrayRef<int>(list).data(), data + 1);
  EXPECT_THAT(llvm::ArrayRef<int>(list), ElementsAre(2, 3));
  list.set(1, 7);
  list.insert(0, 9);
  list.insert(3, 8);
  EXPECT_THAT(llvm::ArrayRef<int>(list), ElementsAre(9, 2, 7, 8));
  EXPECT_THAT(data, ElementsAre(1, 2, 3, 4));
  while (!list.empty())
    list.erase(0);
  list.insert(0, 5);
  EXPECT_EQ(list.size(), 1u);
  list = data;
  EXPECT_EQ(llvm::ArrayRef<int>(list).data(), data);
}

struct Depth : StateStackFrameBase<Depth> {
  explicit Depth(int value) : value(value) {}
  int value;
};
struct Mark : StateStackFrameBase<Mark> {};

TEST(StateStackTest, FramesAreFoundByClass) {
  StateStack stack;
  EXPECT_EQ(stack.getStackTop<Depth>(), nullptr);
  stack.stackPush<Depth>(1);
  stack.stackPush<Mark>();
  {
    SaveStateStack<Depth> scope(stack, 2);
    EXPECT_EQ(stack.getStackTop<Depth>()->value, 2);
    std::vector<int> seen;
    EXPECT_FALSE(stack
                     .stackWalk<Depth>([&](Depth &frame) {
                       seen.push_back(frame.value);
                       return WalkResult::advance();
                     })
                     .wasInterrupted());
    EXPECT_THAT(seen, ElementsAre(2, 1));
    EXPECT_TRUE(
        stack.stackWalk<Depth>([](Depth &frame) { return WalkResult::interrupt(); }).wasInterrupted());
  }
  EXPECT_EQ(stack.getStackTop<Depth>()->value, 1);
  EXPECT_TRUE(stack.stackWalk<Depth>(nullptr).wasSkipped());
}

struct Counted {
  Counted() { ++numAlive; }
  ~Counted() { --numAlive; }
  Counted(const Counted &) = delete;
  int value = 0;
  static inline std::atomic<int> numAlive{0};
};

TEST(ThreadLocalCacheTest, EachThreadHasAValueUntilItEnds) {
  {
    ThreadLocalCache<Counted> cache, other;
    cache.get().value = 1;
    (*other).value = 2;
    EXPECT_EQ(cache->value, 1);
    std::thread([&] {
      EXPECT_EQ(cache->value, 0);
      EXPECT_EQ(Counted::numAlive, 3);
    }).join();
    EXPECT_EQ(Counted::numAlive, 2);
  }
  EXPECT_EQ(Counted::numAlive, 0);
  ThreadLocalCache<Counted> later;
  EXPECT_EQ(later->value, 0);
}

/// Nodes 1 → 2 → 3 → 1 and 4 → 3; node 5 has no child.
class CyclicReplacerTest : public testing::Test {
public:
  int child(int node) { return node == 4 ? 3 : node == 3 ? 1 : node == 5 ? 0 : node + 1; }
  CachedCyclicReplacer<int, std::string> spell{[this](int node) {
                                                 ++numCalls;
                                                 return std::to_string(node) +
                                                        (child(node) ? "(" + spell(child(node)) + ")" : "");
                                               },
                                               [](int node) { return "@" + std::to_string(node); }};
  int numCalls = 0;
};

TEST_F(CyclicReplacerTest, PlaceholdersBreakCycles) {
  EXPECT_EQ(spell(1), "1(2(3(@1)))");
  EXPECT_EQ(numCalls, 3);
  EXPECT_EQ(spell(1), "1(2(3(@1)))");
  EXPECT_EQ(numCalls, 3);
  EXPECT_EQ(spell(5), "5");
}

TEST_F(CyclicReplacerTest, ResultsWithPlaceholdersAreDropped) {
  EXPECT_EQ(spell(1), "1(2(3(@1)))");
  // The cached result of node 1 has no unresolved placeholder and is reused. Those of nodes 2 and 3 were not
  // cached, because they contain the placeholder of node 1.
  EXPECT_EQ(spell(3), "3(1(2(3(@1))))");
}

TEST(CyclicReplacerCacheTest, EntriesKnowWhetherTheyWereRepeated) {
  CyclicReplacerCache<int, int> cache([](int) { return std::optional<int>(-1); });
  {
    auto outer = cache.lookupOrInit(1);
    EXPECT_FALSE(outer.get());
    EXPECT_FALSE(outer.wasRepeated());
    {
      auto inner = cache.lookupOrInit(2);
      EXPECT_EQ(cache.lookupOrInit(1).get(), -1);
      EXPECT_FALSE(inner.wasRepeated());
      inner.resolve(20);
    }
    EXPECT_EQ(cache.lookupOrInit(2).get(), 20);
    EXPECT_TRUE(outer.wasRepeated());
    outer.resolve(10);
  }
  EXPECT_EQ(cache.lookupOrInit(1).get(), 10);
  auto again = cache.lookupOrInit(2);
  EXPECT_FALSE(again.get());
  again.resolve(21);
}

TEST(CyclicReplacerCacheTest, TheBreakerMayAskForOneRepetition) {
  int numAsked = 0;
  CachedCyclicReplacer<int, std::string> *self = nullptr;
  CachedCyclicReplacer<int, std::string> spell(
      [&](int node) { return "(" + (*self)(node) + ")"; },
      [&](int) { return ++numAsked == 1 ? std::nullopt : std::optional<std::string>("x"); });
  self = &spell;
  EXPECT_EQ(spell(1), "((x))");
}

} // namespace
