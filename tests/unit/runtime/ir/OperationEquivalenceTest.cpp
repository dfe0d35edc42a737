//===- OperationEquivalenceTest.cpp - Equivalence of operations ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/OperationEquivalence.h"
#include "runtime/ir/Region.h"
#include "tests/support/IRTest.h"

using namespace mlir;
using namespace mlir::test;
using Equivalence = OperationEquivalence;

namespace {

class OperationEquivalenceTest : public IRTest {
protected:
  OperationEquivalenceTest() {
    block = top("t.graph");
    x = block->addArgument(i32, loc);
    y = block->addArgument(i32, loc);
  }
  void expectSame(Operation *a, Operation *b, Equivalence::Flags flags = Equivalence::None) {
    EXPECT_TRUE(Equivalence::isEquivalentTo(a, b, flags));
    EXPECT_EQ(Equivalence::computeHash(a, flags), Equivalence::computeHash(b, flags));
  }
  void expectDifferent(Operation *a, Operation *b, Equivalence::Flags flags = Equivalence::None) {
    EXPECT_FALSE(Equivalence::isEquivalentTo(a, b, flags));
  }
  Block *block;
  Value x, y;
};

TEST_F(OperationEquivalenceTest, NamesTypesAndOperandsAreCompared) {
  Operation *op = add(block, "t.op", {.operands = {x, y}, .types = {i32}});
  expectSame(op, add(block, "t.op", {.operands = {x, y}, .types = {i32}}));
  expectDifferent(op, add(block, "t.op", {.operands = {y, x}, .types = {i32}}));
  expectDifferent(op, add(block, "t.op", {.operands = {x}, .types = {i32}}));
  expectDifferent(op, add(block, "t.op", {.operands = {x, y}, .types = {i64}}));
  expectDifferent(op, add(block, "t.max", {.operands = {x, y}, .types = {i32}}));
}
TEST_F(OperationEquivalenceTest, OperandsOfCommutativeOpsAreComparedUnordered) {
  Operation *a = add(block, "t.max", {.operands = {x, y}, .types = {i32}});
  Operation *b = add(block, "t.max", {.operands = {y, x}, .types = {i32}});
  expectSame(a, b);
  expectDifferent(a, b, Equivalence::IgnoreCommutativity);
  expectDifferent(a, add(block, "t.max", {.operands = {x, x}, .types = {i32}}));
}
TEST_F(OperationEquivalenceTest, FlagsIgnorePartsOfTheOps) {
  Attribute unit = builder.getUnitAttr();
  Operation *a = add(block, "t.a"), *b = add(block, "t.a", {.attrs = {{"x", unit}}});
  expectDifferent(a, b);
  expectSame(a, b, Equivalence::IgnoreDiscardableAttrs);
  Operation *moved = add(block, "t.a", {.at = Location(FileLineColLoc::get(&context, "file", 1, 2))});
  expectDifferent(a, moved);
  expectSame(a, moved, Equivalence::IgnoreLocations);
  Operation *one =
      add(block, "t.const", {.types = {i32}, .attrs = {{"value", builder.getI32IntegerAttr(1)}}});
  Operation *two =
      add(block, "t.const", {.types = {i32}, .attrs = {{"value", builder.getI32IntegerAttr(2)}}});
  expectDifferent(one, two);
  expectSame(one, two, Equivalence::IgnoreProperties);
}
TEST_F(OperationEquivalenceTest, RegionsAreComparedUpToValueRenaming) {
  auto build = [&](Value outside) {
    Operation *op = add(block, "t.cfg", {.regions = 1});
    Block *entry = addBlock(op, {i32}), *next = addBlock(op);
    Operation *sum = add(entry, "t.add", {.operands = {entry->getArgument(0), outside}, .types = {i32}});
    add(entry, "t.br", {.successors = {next}});
    add(next, "t.return", {.operands = {sum->getResult(0)}});
    return op;
  };
  Operation *a = build(x), *b = build(x), *c = build(y);
  expectSame(a, b);
  expectDifferent(a, c);
  EXPECT_TRUE(
      Equivalence::isEquivalentTo(a, c, [&](Value left, Value right) { return left == x && right == y; }));
  EXPECT_TRUE(Equivalence::isRegionEquivalentTo(&a->getRegion(0), &b->getRegion(0)));
  add(&b->getRegion(0).front(), "t.a");
  expectDifferent(a, b);
}

} // namespace
