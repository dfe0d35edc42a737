//===- ApiFormsTest.cpp - Forms in which programs use operations ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Iterators and ranges of blocks, regions, operations and values, blocks created by `new`, and walks in other
// orders, in the forms that programs written for MLIR use.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/IRMapping.h"
#include "runtime/ir/Iterators.h"
#include "tests/support/IRTest.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace mlir {
class LaterOp;
} // namespace mlir

namespace {

/// Iterators of an operation class that is only declared.
struct UsesIncompleteOp {
  using iterator = Block::op_iterator<LaterOp>;
  using region_iterator = Region::op_iterator<LaterOp>;
  llvm::iterator_range<Block::op_iterator<LaterOp>> operations();
  iterator begin();
};

class ApiFormsTest : public IRTest {
protected:
  Operation *source(Block *block, unsigned results = 1) {
    Parts parts;
    parts.types.assign(results, i32);
    return add(block, "t.op", parts);
  }
};

TEST_F(ApiFormsTest, NewBlockJoinsARegionAndFindsItsContext) {
  auto *block = new Block();
  EXPECT_EQ(block->getContext(), nullptr);
  Region region;
  region.push_back(block);
  EXPECT_EQ(block->getParent(), &region);
  BlockArgument argument = block->addArgument(i32, loc);
  EXPECT_EQ(block->getContext(), &context);
  Operation *op = source(block);
  EXPECT_EQ(op->getBlock(), block);
  EXPECT_EQ(argument.getOwner(), block);
  Block *rest = block->splitBlock(op);
  EXPECT_THAT(names(*rest), ElementsAre("t.op"));
  EXPECT_TRUE(block->empty());
}

TEST_F(ApiFormsTest, DeleteDestroysADetachedBlockOfEitherKind) {
  auto *block = new Block;
  block->addArgument(i32, loc);
  source(block);
  delete block;
  Block *inArena = Block::create(&context);
  source(inArena);
  delete inArena;
  auto owned = std::make_unique<Block>();
  owned->addArgument(i64, loc);
  Block onStack;
  source(&onStack);
  EXPECT_THAT(names(onStack), ElementsAre("t.op"));
}

TEST_F(ApiFormsTest, DetachedRegionEmplacesBlocks) {
  auto region = std::make_unique<Region>();
  Block &block = region->emplaceBlock();
  source(&block);
  OperationState state(loc, "t.parent");
  state.addRegion(std::move(region));
  Operation *op = own(Operation::create(state));
  EXPECT_THAT(names(op->getRegion(0).front()), ElementsAre("t.op"));
  EXPECT_EQ(op->getRegion(0).front().getContext(), &context);
}

TEST_F(ApiFormsTest, OpIteratorsVisitOneClass) {
  Operation *cfg = own(make("t.cfg", {.regions = 1}));
  Block *first = addBlock(cfg), *second = addBlock(cfg);
  source(first);
  auto module = ModuleOp::create(loc);
  first->push_back(module);
  second->push_back(ModuleOp::create(loc));
  Block::op_iterator<ModuleOp> it = first->op_begin<ModuleOp>();
  ModuleOp found = *it;
  EXPECT_EQ(found, module);
  EXPECT_EQ(++it, first->op_end<ModuleOp>());
  Region &region = cfg->getRegion(0);
  EXPECT_EQ(llvm::range_size(region.getOps<ModuleOp>()), 2u);
  EXPECT_EQ(llvm::range_size(region.getOps()), 3u);
  EXPECT_EQ(region.op_begin()->getName().getStringRef(), "t.op");
  EXPECT_EQ(std::distance(region.op_begin<ModuleOp>(), region.op_end<ModuleOp>()), 2);
}

TEST_F(ApiFormsTest, RegionOperationsSkipEmptyBlocks) {
  Operation *cfg = own(make("t.cfg", {.regions = 1}));
  Region &region = cfg->getRegion(0);
  EXPECT_TRUE(region.getOps().empty());
  addBlock(cfg);
  EXPECT_TRUE(region.getOps().empty());
  Operation *op = source(addBlock(cfg));
  addBlock(cfg);
  ASSERT_EQ(llvm::range_size(region.getOps()), 1u);
  EXPECT_EQ(&*region.op_begin(), op);
}

TEST_F(ApiFormsTest, RangesFromIterators) {
  Block *block = top();
  Operation *op = source(block, 3);
  Operation *user = add(block, "t.use", {.operands = llvm::to_vector_of<Value>(op->getResults())});
  Operation::operand_range operands = user->getOperands();
  Operation::operand_iterator second = std::next(operands.begin());
  OperandRange tail{second, operands.end()};
  EXPECT_EQ(tail, ValueRange(op->getResults().drop_front()));
  Operation::result_range results(op->result_begin(), op->result_end());
  EXPECT_EQ(results.size(), 3u);
  ValueRange values(llvm::make_range(second, operands.end()));
  EXPECT_EQ(values.size(), 2u);
  OperandRange::type_range types = operands.getTypes();
  OperandRange::type_iterator type = types.begin();
  EXPECT_EQ(*type, i32);
  std::array<Value, 2> array = {op->getResult(0), op->getResult(1)};
  EXPECT_EQ(ValueRange(array).size(), 2u);
  EXPECT_THAT(llvm::to_vector(op->getResults().getUsers()), ElementsAre(user, user, user));
  ResultRange::use_iterator use = op->getResults().use_begin();
  EXPECT_EQ(use->getOperandNumber(), 0u);
}

TEST_F(ApiFormsTest, SuccessorRanges) {
  Operation *cfg = own(make("t.cfg", {.regions = 1}));
  Block *first = addBlock(cfg), *second = addBlock(cfg), *third = addBlock(cfg);
  Operation *branch = add(first, "t.br", {.successors = {second, third}});
  SuccessorRange successors = branch->getSuccessors();
  EXPECT_THAT(successors, ElementsAre(second, third));
  EXPECT_THAT(successors.drop_front(), ElementsAre(third));
  BlockRange blocks = successors;
  EXPECT_EQ(blocks[1], third);
  llvm::SmallVector<Block *> list = {third, first};
  BlockRange fromList = list;
  EXPECT_EQ(fromList.front(), third);
  EXPECT_EQ(*first->succ_begin(), second);
  EXPECT_EQ(std::distance(branch->successor_begin(), branch->successor_end()), 2);
  EXPECT_THAT(llvm::to_vector(second->getUsers()), ElementsAre(branch));
  EXPECT_TRUE(first->isReachable(third));
  EXPECT_FALSE(third->isReachable(first));
  EXPECT_EQ(third->computeBlockNumber(), 2u);
  third->moveBefore(&cfg->getRegion(0), cfg->getRegion(0).begin());
  EXPECT_TRUE(third->isEntryBlock());
}

TEST_F(ApiFormsTest, RegionRangesOfEachSource) {
  Operation *op = own(make("t.cfg", {.regions = 2}));
  RegionRange regions(op->getRegions());
  EXPECT_EQ(regions[1], &op->getRegion(1));
  llvm::SmallVector<Region *> pointers = {&op->getRegion(1)};
  EXPECT_EQ(RegionRange(pointers).front(), &op->getRegion(1));
  llvm::SmallVector<std::unique_ptr<Region>, 2> owned;
  owned.push_back(std::make_unique<Region>());
  EXPECT_EQ(*RegionRange(owned).begin(), owned[0].get());
  EXPECT_EQ(regions.drop_front().front(), &op->getRegion(1));
}

TEST_F(ApiFormsTest, OperationStateHasALocation) {
  OperationState state(loc, "t.op", ValueRange(), TypeRange(i32),
                       {builder.getNamedAttr("a", builder.getUnitAttr())});
  Location given = state.location;
  EXPECT_EQ(given, loc);
  EXPECT_EQ(llvm::isa<UnknownLoc>(state.location), llvm::isa<UnknownLoc>(loc));
  EXPECT_EQ(state.location->getContext(), &context);
  state.location = UnknownLoc::get(&context);
  EXPECT_TRUE(llvm::isa<UnknownLoc>(state.location));
  Operation *op = own(Operation::create(state));
  EXPECT_EQ(op->getResultTypes(), TypeRange(i32));
  EXPECT_TRUE(op->hasAttr("a"));
}

TEST_F(ApiFormsTest, OperationsFromNamedAttributes) {
  Block *block = top();
  Value x = source(block)->getResult(0);
  NamedAttrList attrs;
  attrs.append(builder.getNamedAttr("a", builder.getUnitAttr()));
  Operation *op = Operation::create(loc, OperationName("t.op", &context), TypeRange(i32), ValueRange(x),
                                    std::move(attrs), nullptr, BlockRange(), 1u);
  block->push_back(op);
  EXPECT_TRUE(op->hasAttr("a"));
  EXPECT_EQ(op->getNumRegions(), 1u);
  Operation *copy = op->clone(Operation::CloneOptions::all());
  EXPECT_EQ(copy->getNumOperands(), 1u);
  copy->destroy();
  copy = op->clone(Operation::CloneOptions().cloneRegions());
  EXPECT_EQ(copy->getNumOperands(), 0u);
  copy->destroy();
}

TEST_F(ApiFormsTest, EraseOperandsByBits) {
  Block *block = top();
  Operation *op = source(block, 3);
  Operation *user = add(block, "t.use", {.operands = llvm::to_vector_of<Value>(op->getResults())});
  llvm::BitVector bits(3);
  bits.set(0);
  bits.set(2);
  user->eraseOperands(bits);
  ASSERT_EQ(user->getNumOperands(), 1u);
  EXPECT_EQ(user->getOperand(0), op->getResult(1));
}

TEST_F(ApiFormsTest, DialectAttributesAreIterated) {
  Operation *op = source(top());
  op->setAttr("plain", builder.getUnitAttr());
  op->setAttr("d.x", builder.getUnitAttr());
  ASSERT_EQ(std::distance(op->dialect_attr_begin(), op->dialect_attr_end()), 1);
  EXPECT_EQ(op->dialect_attr_begin()->getName(), "d.x");
}

TEST_F(ApiFormsTest, NamedAttrListForms) {
  NamedAttrList list;
  EXPECT_EQ(list.getNamed("a"), std::nullopt);
  list.append("a", builder.getI32IntegerAttr(1));
  list.push_back(builder.getNamedAttr("b", builder.getUnitAttr()));
  NamedAttrList copy(list.begin(), list.end());
  EXPECT_EQ(copy, list);
  copy.append(list.begin(), list.end());
  ASSERT_TRUE(copy.findDuplicate());
  EXPECT_EQ(copy.findDuplicate()->getName(), "a");
  copy.pop_back();
  copy.erase(copy.begin());
  EXPECT_EQ(copy.size(), 2u);
  EXPECT_EQ(list.getNamed("a")->getValue(), builder.getI32IntegerAttr(1));
  list.assign({});
  EXPECT_TRUE(list.empty());
}

TEST_F(ApiFormsTest, StringAttributesCompareWithStrings) {
  StringAttr a = builder.getStringAttr("a"), none;
  EXPECT_TRUE(a == "a");
  EXPECT_TRUE("b" != a);
  EXPECT_TRUE(a == builder.getStringAttr("a"));
  EXPECT_TRUE(a != nullptr);
  EXPECT_TRUE(none == nullptr);
  EXPECT_LT(a.compare(builder.getStringAttr("b")), 0);
  EXPECT_EQ(builder.getStringAttr("builtin.x").getReferencedDialect(), context.getLoadedDialect("builtin"));
  EXPECT_EQ(a.getReferencedDialect(), nullptr);
}

TEST_F(ApiFormsTest, DictionaryEntriesAreSorted) {
  llvm::SmallVector<NamedAttribute> entries = {builder.getNamedAttr("b", builder.getUnitAttr()),
                                               builder.getNamedAttr("a", builder.getUnitAttr())};
  EXPECT_TRUE(DictionaryAttr::sortInPlace(entries));
  EXPECT_EQ(entries[0].getName(), "a");
  EXPECT_FALSE(DictionaryAttr::sortInPlace(entries));
  EXPECT_EQ(DictionaryAttr::findDuplicate(entries, /*isSorted=*/true), std::nullopt);
  entries.push_back(builder.getNamedAttr("a", builder.getUnitAttr()));
  ASSERT_TRUE(DictionaryAttr::findDuplicate(entries, /*isSorted=*/false));
  EXPECT_EQ(DictionaryAttr::findDuplicate(entries, true)->getName(), "a");
}

TEST_F(ApiFormsTest, WalksInReverseOrder) {
  Operation *cfg = own(make("t.cfg", {.regions = 1}));
  Block *block = addBlock(cfg);
  add(block, "t.a");
  add(addBlock(add(block, "t.b", {.regions = 1})), "t.c");
  std::vector<std::string> names;
  cfg->walk<WalkOrder::PostOrder, ReverseIterator>(
      [&](Operation *op) { names.push_back(op->getName().getStringRef().str()); });
  EXPECT_THAT(names, ElementsAre("t.c", "t.b", "t.a", "t.cfg"));
  names.clear();
  WalkResult result = cfg->walk<WalkOrder::PreOrder, ReverseIterator>([&](Operation *op) {
    names.push_back(op->getName().getStringRef().str());
    return op->getName().getStringRef() == "t.c" ? WalkResult::interrupt() : WalkResult::advance();
  });
  EXPECT_TRUE(result.wasInterrupted());
  EXPECT_THAT(names, ElementsAre("t.cfg", "t.b", "t.c"));
}

TEST_F(ApiFormsTest, WalkStagesAreBeforeBetweenAndAfterRegions) {
  Operation *op = own(make("t.cfg", {.regions = 2}));
  add(addBlock(op), "t.a");
  op->getRegion(1).push_back(new Block);
  add(&op->getRegion(1).front(), "t.b");
  std::vector<std::string> visits;
  op->walk([&](Operation *nested, const WalkStage &stage) {
    visits.push_back(nested->getName().getStringRef().str() + std::to_string(stage.getNextRegion()));
    EXPECT_EQ(stage.isAfterAllRegions(), stage.getNextRegion() == static_cast<int>(nested->getNumRegions()));
  });
  EXPECT_THAT(visits, ElementsAre("t.cfg0", "t.a0", "t.cfg1", "t.b0", "t.cfg2"));
}

TEST_F(ApiFormsTest, WalkPartOfABlock) {
  Block *block = top();
  add(block, "t.a");
  Operation *second = add(block, "t.b");
  unsigned count = 0;
  block->walk(Block::iterator(second), block->end(), [&](Operation *) { ++count; });
  EXPECT_EQ(count, 1u);
}

TEST_F(ApiFormsTest, ShuffledUses) {
  Block *block = top();
  Value x = source(block)->getResult(0);
  Operation *a = add(block, "t.a", {.operands = {x}}), *b = add(block, "t.b", {.operands = {x}});
  EXPECT_THAT(llvm::to_vector(x.getUsers()), ElementsAre(b, a));
  x.shuffleUseList({1, 0});
  EXPECT_THAT(llvm::to_vector(x.getUsers()), ElementsAre(a, b));
}

TEST_F(ApiFormsTest, ListenersHaveAKind) {
  struct Counter : OpBuilder::Listener {
  } counter;
  EXPECT_EQ(counter.getKind(), OpBuilder::ListenerBase::Kind::OpBuilderListener);
}

TEST_F(ApiFormsTest, PropertiesFromAnAttribute) {
  Operation *op = own(ModuleOp::create(loc));
  auto attrs = builder.getDictionaryAttr({builder.getNamedAttr("sym_name", builder.getStringAttr("m"))});
  auto emit = [&] { return mlir::emitError(loc); };
  EXPECT_TRUE(llvm::succeeded(op->setPropertiesFromAttribute(attrs, emit)));
  EXPECT_EQ(op->getPropertiesAsAttribute(), attrs);
  EXPECT_EQ(op->getAttrOfType<StringAttr>("sym_name").getValue(), "m");
  EXPECT_TRUE(llvm::failed(op->setPropertiesFromAttribute(builder.getUnitAttr(), nullptr)));
}

TEST_F(ApiFormsTest, ReferencesAreCastToOpClasses) {
  auto module = ModuleOp::create(loc);
  Operation &op = *module.getOperation(), &other = *source(top());
  EXPECT_EQ(llvm::dyn_cast<ModuleOp>(op), module);
  EXPECT_EQ(llvm::cast<ModuleOp>(op), module);
  EXPECT_FALSE(llvm::dyn_cast<ModuleOp>(other));
  EXPECT_FALSE(llvm::isa<ModuleOp>(other));
  module.erase();
}

} // namespace
