//===- OperationTest.cpp - Tests of operations ---------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/IRMapping.h"
#include "runtime/ir/Location.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OperationObserver.h"
#include "tests/support/IRTest.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using Bounds = std::pair<unsigned, unsigned>;

namespace {

class OperationTest : public IRTest {
protected:
  llvm::SmallVector<Value> values(Block *block, unsigned count) {
    Operation *op = add(block, "t.op", {.types = llvm::SmallVector<Type>(count, i32)});
    return llvm::SmallVector<Value>(op->getResults().begin(), op->getResults().end());
  }
};

TEST_F(OperationTest, EraseUnlinksFromBlockAndKeepsNeighboursInOrder) {
  Block *block = top();
  add(block, "t.a");
  Operation *middle = add(block, "t.b");
  add(block, "t.c");
  middle->erase();
  EXPECT_THAT(names(*block), ElementsAre("t.a", "t.c"));
}
TEST_F(OperationTest, OutOfLineResultsHaveOwnerAndNumber) {
  Operation *op = own(make("t.op", {.types = llvm::SmallVector<Type>(20, i32)}));
  for (unsigned i = 0; i != 20; ++i) {
    EXPECT_EQ(op->getResult(i).getOwner(), op);
    EXPECT_EQ(op->getResult(i).getResultNumber(), i);
    EXPECT_EQ(Value(op->getResults()[i]).getDefiningOp(), op);
  }
  EXPECT_EQ(op->getResults().slice(4, 8)[3].getResultNumber(), 7u);
}
TEST_F(OperationTest, UsesAreListedLastFirst) {
  Block *block = top();
  Value value = values(block, 1)[0];
  Operation *first = add(block, "t.a"), *second = add(block, "t.op", {.operands = {value, value}});
  (void)first;
  Operation *third = add(block, "t.op", {.operands = {value}});
  EXPECT_THAT(llvm::to_vector(value.getUsers()), ElementsAre(third, second, second));
  third->erase();
  EXPECT_EQ(value.use_begin()->getOperandNumber(), 1u);
  EXPECT_TRUE(value.hasNUsesOrMore(2));
  EXPECT_FALSE(value.hasNUsesOrMore(3));
}
TEST_F(OperationTest, UsersCoverAllResults) {
  Block *block = top();
  Operation *op = add(block, "t.op", {.types = {i32, i32, i32}});
  EXPECT_TRUE(op->getUsers().empty());
  Operation *a = add(block, "t.op", {.operands = {op->getResult(0)}});
  Operation *b = add(block, "t.op", {.operands = {op->getResult(2)}});
  EXPECT_THAT(llvm::to_vector(op->getUsers()), ElementsAre(a, b));
  EXPECT_THAT(op->getAllUsers(), ElementsAre(a, b));
}
TEST_F(OperationTest, RangesOfDifferentKindsCompareElementwise) {
  Block *block = top();
  Operation *source = add(block, "t.op", {.types = {i32, i64}});
  llvm::SmallVector<Value> list = source->getResults();
  Operation *user = add(block, "t.op", {.operands = list});
  EXPECT_TRUE(user->getOperands() == source->getResults());
  EXPECT_TRUE(user->getOperands() == list);
  EXPECT_TRUE(ValueRange(list) == user->getOperands());
  EXPECT_TRUE(user->getOperandTypes() == TypeRange({i32, i64}));
  EXPECT_TRUE(source->getResultTypes() == llvm::ArrayRef<Type>({i32, i64}));
  EXPECT_TRUE(user->getOperands() != source->getResults().drop_back());
  EXPECT_TRUE(user->getOperands() != ValueRange({list[1], list[0]}));
  EXPECT_TRUE(user->getOperandTypes() != TypeRange({i32, i32}));
  EXPECT_TRUE(OperandRange() == ResultRange());
}
TEST_F(OperationTest, ReplaceAllUsesMovesUsesToTheNewValue) {
  Block *block = top();
  auto vals = values(block, 2);
  Operation *user = add(block, "t.op", {.operands = {vals[0], vals[1], vals[0]}});
  vals[0].replaceAllUsesWith(vals[0]);
  vals[0].replaceAllUsesWith(vals[1]);
  EXPECT_TRUE(vals[0].use_empty());
  EXPECT_THAT(llvm::to_vector(user->getOperands()), ElementsAre(vals[1], vals[1], vals[1]));
  vals[1].replaceAllUsesExcept(vals[0], user);
  EXPECT_TRUE(vals[0].use_empty());
}
TEST_F(OperationTest, OperandsGrowAndShrink) {
  Block *block = top();
  auto vals = values(block, 40);
  Operation *op = add(block, "t.op", {.operands = {vals[0], vals[1]}});
  op->insertOperands(1, ValueRange(llvm::ArrayRef<Value>(vals).slice(2, 38)));
  EXPECT_EQ(op->getNumOperands(), 40u);
  EXPECT_EQ(op->getOperand(0), vals[0]);
  EXPECT_EQ(op->getOperand(1), vals[2]);
  EXPECT_EQ(op->getOperand(39), vals[1]);
  op->eraseOperands(0, 38);
  EXPECT_THAT(llvm::to_vector(op->getOperands()), ElementsAre(vals[39], vals[1]));
  op->setOperands(op->getOperands().drop_front());
  EXPECT_THAT(llvm::to_vector(op->getOperands()), ElementsAre(vals[1]));
  EXPECT_TRUE(vals[39].use_empty());
  EXPECT_EQ(vals[1].use_begin()->getOwner(), op);
}
TEST_F(OperationTest, OperandsHaveOwnerAndNumberForAnyOperandCount) {
  Block *block = top();
  Value value = values(block, 1)[0];
  auto expectOwner = [](Operation *op, unsigned count) {
    ASSERT_EQ(op->getNumOperands(), count);
    for (unsigned i = 0; i != count; ++i) {
      ASSERT_EQ(op->getOpOperand(i).getOperandNumber(), i);
      ASSERT_EQ(op->getOpOperand(i).getOwner(), op);
    }
  };
  // Boundary cases: counts around the multiples of 128 and the limits of the inline and header encodings.
  for (unsigned count :
       {0, 1, 2, 127, 255, 256, 257, 383, 384, 385, 512, 1000, 4095, 4096, 8191, 8192, 70000}) {
    Operation *op = add(block, "t.op", {.operands = llvm::SmallVector<Value>(count, value)});
    expectOwner(op, count);
    op->insertOperands(0, ValueRange(llvm::SmallVector<Value>(300, value)));
    expectOwner(op, count + 300);
    op->eraseOperands(1, count);
    expectOwner(op, 300);
    op->insertOperands(300, ValueRange(llvm::SmallVector<Value>(700, value)));
    expectOwner(op, 1000);
    EXPECT_EQ(std::distance(value.use_begin(), value.use_end()), 1000);
    op->erase();
    EXPECT_TRUE(value.use_empty());
  }
}
TEST_F(OperationTest, ObserversAreToldOfMarkedOperationsOnly) {
  struct Recorder : OperationObserver {
    void operationDestroyed(Operation *op) override {
      destroyed.push_back(op->getName().getStringRef().str());
    }
    std::vector<std::string> destroyed;
  } recorder;
  attachOperationObserver(context, recorder);
  Block *block = top();
  Operation *outer = add(block, "t.outer", {.regions = 1});
  Block *inner = &outer->getRegion(0).emplaceBlock();
  add(inner, "t.unmarked");
  Operation *marked = add(inner, "t.marked");
  marked->setObserved(true);
  Operation *unmarkedAgain = add(inner, "t.unmarked_again");
  unmarkedAgain->setObserved(true);
  unmarkedAgain->setObserved(false);
  outer->setObserved(true);
  EXPECT_TRUE(outer->isObserved());
  Operation *copy = outer->clone();
  EXPECT_FALSE(copy->isObserved());
  copy->destroy();
  EXPECT_THAT(recorder.destroyed, IsEmpty());
  outer->erase();
  EXPECT_THAT(recorder.destroyed, ElementsAre("t.marked", "t.outer"));

  Operation *last = add(block, "t.last");
  last->setObserved(true);
  detachOperationObserver(context, recorder);
  last->erase();
  EXPECT_EQ(recorder.destroyed.size(), 2u);
}
TEST_F(OperationTest, UsesKeepTheirOrderWhenOperandsMove) {
  Block *block = top();
  auto vals = values(block, 2);
  Operation *op = add(block, "t.op", {.operands = {vals[0], vals[1], vals[0]}});
  Operation *other = add(block, "t.op", {.operands = {vals[0]}});
  op->insertOperands(3, ValueRange(llvm::SmallVector<Value>(20, vals[1])));
  std::vector<std::pair<Operation *, unsigned>> uses;
  for (OpOperand &use : vals[0].getUses())
    uses.emplace_back(use.getOwner(), use.getOperandNumber());
  EXPECT_THAT(uses, ElementsAre(std::pair(other, 0u), std::pair(op, 2u), std::pair(op, 0u)));
}
TEST_F(OperationTest, ResultSuccessorAndRegionCountsMayExceedTheHeader) {
  Block *block = top();
  constexpr unsigned many = 70000;
  Location place = FileLineColLoc::get(&context, "a", 1, 2);
  Operation *op = add(block, "foreign.op",
                      {.types = llvm::SmallVector<Type>(many, i32),
                       .successors = llvm::SmallVector<Block *>(many, block),
                       .regions = many,
                       .at = place});
  EXPECT_EQ(op->getNumResults(), many);
  EXPECT_EQ(op->getNumSuccessors(), many);
  EXPECT_EQ(op->getNumRegions(), many);
  EXPECT_EQ(op->getLoc(), place);
  EXPECT_EQ(op->getResult(many - 1).getOwner(), op);
  EXPECT_EQ(op->getBlockOperands().back().getOperandNumber(), many - 1);
  EXPECT_EQ(op->getRegion(many - 1).getRegionNumber(), many - 1);
  op->erase();
  EXPECT_TRUE(block->use_empty());
}
TEST_F(OperationTest, DiscardableAttributesAreSetAndRemovedNextToALocation) {
  Location first = FileLineColLoc::get(&context, "a", 1, 2),
           second = NameLoc::get(builder.getStringAttr("n"));
  for (bool madeWithOne : {false, true}) {
    Parts parts{.at = first};
    if (madeWithOne)
      parts.attrs = {{"x", builder.getUnitAttr()}};
    Operation *op = own(make("foreign.op", parts));
    EXPECT_EQ(static_cast<bool>(op->getRawDiscardableAttrs()), madeWithOne);
    op->setDiscardableAttr("y", builder.getUnitAttr());
    EXPECT_EQ(op->getDiscardableAttrs().size(), madeWithOne ? 2u : 1u);
    EXPECT_EQ(op->getLoc(), first);
    op->setLoc(second);
    EXPECT_EQ(op->getLoc(), second);
    EXPECT_TRUE(op->getDiscardableAttr("y"));
    op->setDiscardableAttrs(DictionaryAttr());
    EXPECT_FALSE(op->getRawDiscardableAttrs());
    EXPECT_EQ(op->getCompactLoc(), CompactLocation::get(second));
  }
}
TEST_F(OperationTest, OrderInABlockIsCorrectAfterInsertionsAndMoves) {
  Block *block = top();
  std::vector<Operation *> expected;
  // Inserts at the front, at the end and in the middle, and checks the order after each insertion.
  for (unsigned i = 0; i != 300; ++i) {
    Operation *op = make("t.a");
    size_t place = i % 3 == 0 ? 0 : i % 3 == 1 ? expected.size() : expected.size() / 2;
    block->getOperations().insert(std::next(block->begin(), place), op);
    expected.insert(expected.begin() + place, op);
    EXPECT_TRUE(place == 0 || expected[place - 1]->isBeforeInBlock(op));
    EXPECT_TRUE(place + 1 == expected.size() || op->isBeforeInBlock(expected[place + 1]));
  }
  block->back().moveBefore(&block->front());
  std::rotate(expected.begin(), expected.end() - 1, expected.end());
  for (size_t i = 1; i != expected.size(); ++i) {
    EXPECT_TRUE(expected[i - 1]->isBeforeInBlock(expected[i]));
    EXPECT_FALSE(expected[i]->isBeforeInBlock(expected[i - 1]));
  }
}

//===----------------------------------------------------------------------===//
// Operand and result groups
//===----------------------------------------------------------------------===//

TEST_F(OperationTest, SingleOperandGroupsHaveOneOperandEach) {
  Block *block = top();
  auto vals = values(block, 2);
  Operation *op = add(block, "t.add", {.operands = {vals[0], vals[1]}, .types = {i32}});
  EXPECT_EQ(op->getOperandGroupBounds(1), Bounds(1, 1));
  EXPECT_EQ(op->getResultGroup(0)[0], op->getResult(0));
}
TEST_F(OperationTest, VariadicGroupTakesTheRemainingOperands) {
  Block *block = top();
  auto vals = values(block, 5);
  Operation *op = add(block, "t.middle", {.operands = vals});
  EXPECT_EQ(op->getOperandGroupBounds(0), Bounds(0, 1));
  EXPECT_EQ(op->getOperandGroupBounds(1), Bounds(1, 3));
  EXPECT_EQ(op->getOperandGroupBounds(2), Bounds(4, 1));
  op->eraseOperands(1, 3);
  EXPECT_EQ(op->getOperandGroupBounds(1), Bounds(1, 0));
  EXPECT_EQ(op->getOperandGroupBounds(2), Bounds(1, 1));
}
TEST_F(OperationTest, SegmentSizesAttributeDefinesTheGroups) {
  Block *block = top();
  auto vals = values(block, 4);
  Operation *op = add(block, "t.segments",
                      {.operands = vals,
                       .types = {i32, i32},
                       .attrs = {{"operandSegmentSizes", builder.getDenseI32ArrayAttr({1, 0, 3})},
                                 {"resultSegmentSizes", builder.getDenseI32ArrayAttr({1, 1})}}});
  EXPECT_EQ(op->getOperandGroupBounds(1), Bounds(1, 0));
  EXPECT_EQ(op->getOperandGroupBounds(2), Bounds(1, 3));
  EXPECT_EQ(op->getResultGroupBounds(1), Bounds(1, 1));
  EXPECT_TRUE(op->getOperandGroup(1).empty());
  MutableOperandRange(op, 1).assign(vals[3]);
  EXPECT_EQ(op->getOperandGroupBounds(1), Bounds(1, 1));
  EXPECT_EQ(op->getOperandGroupBounds(2), Bounds(2, 3));
  // Invalid segment sizes yield empty groups.
  op->setAttr("operandSegmentSizes", builder.getDenseI32ArrayAttr({100, -3, 3}));
  EXPECT_EQ(op->getOperandGroupBounds(2), Bounds(0, 0));
}
TEST_F(OperationTest, SameSizeVariadicGroupsDivideTheOperands) {
  Block *block = top();
  Operation *op = add(block, "t.same_size", {.operands = values(block, 5)});
  EXPECT_EQ(op->getOperandGroupBounds(0), Bounds(0, 2));
  EXPECT_EQ(op->getOperandGroupBounds(1), Bounds(2, 1));
  EXPECT_EQ(op->getOperandGroupBounds(2), Bounds(3, 2));
}

//===----------------------------------------------------------------------===//
// Inherent and discardable attributes
//===----------------------------------------------------------------------===//

TEST_F(OperationTest, InherentAttributesAreStoredInSlots) {
  Attribute number = builder.getI32IntegerAttr(4), text = builder.getStringAttr("x");
  Operation *op = own(make("t.attributes", {.attrs = {{"needed", number}, {"other", text}}}));
  EXPECT_EQ(op->getSlot(0), number);
  EXPECT_EQ(op->getAttr("usual"), builder.getStringAttr("as usual"));
  EXPECT_EQ(op->getDiscardableAttr("other"), text);
  EXPECT_FALSE(op->getInherentAttr("other").has_value());
  op->setAttr("maybe", text);
  EXPECT_EQ(op->getSlot(1), text);
  std::vector<std::string> attrNames;
  for (NamedAttribute attr : op->getAttrs())
    attrNames.push_back(attr.getNameStr().str());
  EXPECT_THAT(attrNames, ElementsAre("maybe", "needed", "other", "usual"));
  EXPECT_EQ(op->removeAttr("other"), text);
  EXPECT_FALSE(op->getRawDiscardableAttrs());
}
TEST_F(OperationTest, AttributesOfUnregisteredOpsAreDiscardable) {
  Operation *op = own(make("foreign.op", {.attrs = {{"x", builder.getUnitAttr()}}}));
  EXPECT_TRUE(op->hasAttr("x"));
  EXPECT_TRUE(op->getDiscardableAttr("x"));
  EXPECT_FALSE(op->getPropertiesAsAttr());
  op->setSlot(0, builder.getDictionaryAttr({builder.getNamedAttr("p", builder.getUnitAttr())}));
  EXPECT_TRUE(op->hasAttr("p"));
}

//===----------------------------------------------------------------------===//
// Cloning
//===----------------------------------------------------------------------===//

TEST_F(OperationTest, CloneUsesMappedOperands) {
  Block *block = top();
  auto vals = values(block, 3);
  Operation *op = add(block, "t.op", {.operands = {vals[0], vals[1]}});
  IRMapping mapping;
  mapping.map(vals[0], vals[2]);
  // The mapping is applied once: the image of an operand is not mapped again.
  mapping.map(vals[2], vals[1]);
  Operation *copy = own(op->clone(mapping));
  EXPECT_THAT(llvm::to_vector(copy->getOperands()), ElementsAre(vals[2], vals[1]));
}
TEST_F(OperationTest, CloneOfRegionsRefersToClonedValues) {
  Operation *op = own(make("t.cfg", {.regions = 1}));
  Block *entry = addBlock(op, {i32}), *next = addBlock(op, {i32});
  Operation *inner = add(entry, "t.op", {.operands = {entry->getArgument(0)}, .types = {i32}, .regions = 1});
  Operation *deep = add(addBlock(inner), "t.op", {.operands = {entry->getArgument(0)}});
  add(entry, "t.br", {.operands = {inner->getResult(0)}, .successors = {next}});
  add(next, "t.return", {.operands = {next->getArgument(0)}});
  Operation *copy = own(op->clone());
  EXPECT_THAT(verifyMessages(copy), IsEmpty());
  Block &newEntry = copy->getRegion(0).front(), &newNext = copy->getRegion(0).back();
  EXPECT_EQ(newEntry.back().getSuccessor(0), &newNext);
  EXPECT_EQ(newEntry.back().getOperand(0), Value(newEntry.front().getResult(0)));
  Operation &newDeep = newEntry.front().getRegion(0).front().front();
  EXPECT_NE(&newDeep, deep);
  EXPECT_EQ(newDeep.getOperand(0), Value(newEntry.getArgument(0)));
}
TEST_F(OperationTest, CloneOfAGraphRegionMapsUsesBeforeDefinitions) {
  Block *block = top("t.graph");
  Operation *definition = add(block, "t.op", {.types = {i32}});
  Operation *use = add(block, "t.op", {.operands = {definition->getResult(0)}});
  use->moveBefore(definition);
  Operation *copy = own(block->getParentOp()->clone());
  Block &newBlock = copy->getRegion(0).front();
  EXPECT_EQ(newBlock.front().getOperand(0).getDefiningOp(), &newBlock.back());
}
TEST_F(OperationTest, CloneWithoutRegionsHasEmptyRegions) {
  Block *block = top();
  add(block, "t.a");
  Operation *copy = own(block->getParentOp()->cloneWithoutRegions());
  EXPECT_EQ(copy->getNumRegions(), 1u);
  EXPECT_TRUE(copy->getRegion(0).empty());
}
TEST_F(OperationTest, CloneIntoInsertsBeforeAPosition) {
  Block *block = top();
  add(block, "t.a");
  Operation *dest = own(make("t.op", {.regions = 1}));
  add(addBlock(dest), "t.b");
  IRMapping mapping;
  block->getParent()->cloneInto(&dest->getRegion(0), dest->getRegion(0).begin(), mapping);
  EXPECT_THAT(names(dest->getRegion(0).front()), ElementsAre("t.a"));
  EXPECT_THAT(names(dest->getRegion(0).back()), ElementsAre("t.b"));
  EXPECT_EQ(mapping.lookup(block), &dest->getRegion(0).front());
}

//===----------------------------------------------------------------------===//
// Result type inference
//===----------------------------------------------------------------------===//

TEST_F(OperationTest, ResultTypesAreInferredFromDescriptors) {
  Block *block = top();
  Value vector = add(block, "t.op", {.types = {VectorType::get({4}, i64)}})->getResult(0);
  auto infer = [&](llvm::StringRef name, llvm::ArrayRef<Value> operands, Attribute slot = {}) {
    OperationState state(loc, name);
    state.addOperands(operands);
    if (slot)
      state.setSlot(0, slot);
    llvm::SmallVector<Type> types;
    EXPECT_TRUE(succeeded(inferResultTypes(state, types)));
    return types.front();
  };
  EXPECT_EQ(infer("t.add", {vector, vector}), vector.getType());
  EXPECT_EQ(infer("t.buildable", {}), i32);
  EXPECT_EQ(infer("t.element", {vector}), i64);
  EXPECT_EQ(infer("t.const", {}, builder.getI32IntegerAttr(3)), i32);
  EXPECT_EQ(infer("t.inferred", {vector}), vector.getType());
  OperationState missing(loc, "t.add");
  llvm::SmallVector<Type> types;
  EXPECT_TRUE(failed(inferResultTypes(missing, types, /*emitErrors=*/false)));
}

TEST_F(OperationTest, RegionIsClonedIntoItself) {
  Operation *outer = own(make("t.op", {.regions = 1}));
  Block *block = addBlock(outer, {i32});
  Operation *inner = add(block, "t.op", {.operands = {block->getArgument(0)}, .regions = 1});
  addBlock(inner);
  Region &region = outer->getRegion(0);
  IRMapping mapping;
  region.cloneInto(&region, region.begin(), mapping);
  ASSERT_EQ(region.getBlocks().size(), 2u);
  EXPECT_EQ(mapping.lookupOrNull(block), &region.front());
  EXPECT_EQ(region.front().front().getOperand(0), Value(region.front().getArgument(0)));
  // Cloning into a nested region copies the state before cloning started.
  IRMapping again;
  region.cloneInto(&inner->getRegion(0), again);
  EXPECT_EQ(region.getBlocks().size(), 2u);
  ASSERT_EQ(inner->getRegion(0).getBlocks().size(), 3u);
  EXPECT_EQ(inner->getRegion(0).back().front().getRegion(0).getBlocks().size(), 1u);
}

} // namespace
