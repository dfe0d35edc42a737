//===- ApiSurfaceOperationTest.cpp - Calls of the operation API ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Calls each function of OperationState, Operation, values, blocks and regions that
// tests/docs/api_surface.tsv lists; tests/docs/api_surface_test.py checks this.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/IRMapping.h"
#include "tests/support/IRTest.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

class ApiSurfaceOperationTest : public IRTest {
protected:
  /// Creates an op 't.op' with `results` results at the end of `block`.
  Operation *source(Block *block, unsigned results = 1) {
    Parts parts;
    parts.types.assign(results, i32);
    return add(block, "t.op", parts);
  }
};

//===----------------------------------------------------------------------===//
// Construction through OperationState
//===----------------------------------------------------------------------===//

TEST_F(ApiSurfaceOperationTest, OperationStateHoldsThePartsOfTheOp) {
  Block *block = top();
  Value x = source(block)->getResult(0);
  OperationState state(loc, "t.op");
  EXPECT_EQ(state.getContext(), &context);
  state.addOperands({x, x});
  state.addTypes({i32, i64});
  state.addTypes(i1);
  state.addAttribute("a", builder.getUnitAttr());
  state.addAttribute(builder.getStringAttr("b"), builder.getI32IntegerAttr(1));
  state.addAttributes({builder.getNamedAttr("c", builder.getUnitAttr())});
  Region *region = state.addRegion();
  region->push_back(Block::create(&context));
  state.addRegion(std::make_unique<Region>());
  std::unique_ptr<Region> more[] = {std::make_unique<Region>()};
  state.addRegions(more);
  Operation *op = builder.create(state);
  block->push_back(op);
  EXPECT_EQ(op->getOperands(), ValueRange({x, x}));
  EXPECT_EQ(op->getResultTypes(), TypeRange({i32, i64, i1}));
  EXPECT_EQ(op->getAttrs().size(), 3u);
  EXPECT_EQ(op->getNumRegions(), 3u);
  EXPECT_TRUE(op->getRegion(0).hasOneBlock());

  OperationState module(loc, ModuleOp::getOperationName());
  module.addRegion();
  module.getOrAddProperties<ModuleOp::Properties>().sym_name = builder.getStringAttr("m");
  auto made = llvm::cast<ModuleOp>(own(Operation::create(module)));
  EXPECT_EQ(made.getProperties().sym_name, builder.getStringAttr("m"));
  made.getProperties().setSymName(builder.getStringAttr("n"));
  EXPECT_EQ(made.getSymName(), "n");

  OperationState constant(loc, "t.const");
  constant.setSlot(0, builder.getI32IntegerAttr(1));
  EXPECT_THAT(constant.getRawProperties().getSlots(), ElementsAre(builder.getI32IntegerAttr(1)));

  Operation *cfg = own(make("t.cfg", {.regions = 1}));
  Block *first = addBlock(cfg), *second = addBlock(cfg);
  OperationState branch(loc, "t.br");
  branch.addSuccessors(second);
  first->push_back(builder.create(branch));
  EXPECT_EQ(first->getSuccessor(0), second);
}

//===----------------------------------------------------------------------===//
// Queries and mutation of operations
//===----------------------------------------------------------------------===//

TEST_F(ApiSurfaceOperationTest, OperationIdentityAndTraits) {
  Block *block = top();
  auto constant = ConstOp::create(builder, loc, builder.getI32IntegerAttr(3));
  block->push_back(constant);
  Operation *op = constant.getOperation();
  EXPECT_EQ(op->getName().getStringRef(), "t.const");
  EXPECT_EQ(ConstOp::getOperationName(), "t.const");
  EXPECT_EQ(op->getName().stripDialect(), "const");
  EXPECT_EQ(op->getName().getTypeID(), TypeID::get<ConstOp>());
  EXPECT_EQ(op->getContext(), &context);
  EXPECT_EQ(op->getDialect()->getNamespace(), "t");
  EXPECT_TRUE(op->getRegisteredInfo().has_value());
  EXPECT_TRUE(op->hasTrait<OpTrait::ConstantLike>());
  EXPECT_FALSE(op->hasTrait<OpTrait::IsTerminator>());
  EXPECT_TRUE(ConstOp::hasTrait<OpTrait::ConstantLike>());
  EXPECT_FALSE(op->mightHaveTrait<OpTrait::IsTerminator>());
  EXPECT_TRUE(own(make("unknown.op"))->mightHaveTrait<OpTrait::IsTerminator>());
  EXPECT_FALSE(op->getName().hasInterface<OpInterface<ConstOp>>());
  EXPECT_EQ(op->getLoc(), loc);
  auto place = FileLineColLoc::get(&context, "f", 1, 2);
  op->setLoc(place);
  EXPECT_EQ(constant.getLoc(), place);
  EXPECT_EQ(constant.getValue(), builder.getI32IntegerAttr(3));
  EXPECT_EQ(OpState::getFromOpaquePointer(constant.getAsOpaquePointer()), constant);
}

TEST_F(ApiSurfaceOperationTest, OperationPosition) {
  auto module = ModuleOp::create(loc, "m");
  EXPECT_TRUE(succeeded(module.verifyInvariants()));
  own(module);
  Block *body = module.getBody();
  EXPECT_EQ(&module.getBodyRegion().front(), body);
  EXPECT_EQ(module.getName(), "m");
  Operation *function =
      add(body, "t.func", {.attrs = {{"sym_name", builder.getStringAttr("f")}}, .regions = 1});
  Block *inner = addBlock(function);
  Operation *a = add(inner, "t.a"), *b = add(inner, "t.b");
  EXPECT_EQ(a->getBlock(), inner);
  EXPECT_EQ(a->getParentRegion(), &function->getRegion(0));
  EXPECT_EQ(a->getParentOp(), function);
  EXPECT_EQ(a->getParentOfType<ModuleOp>(), module);
  EXPECT_EQ(inner->getParent()->getParentOfType<ModuleOp>(), module);
  EXPECT_EQ(a->getParentWithTrait<OpTrait::SymbolTable>(), module.getOperation());
  EXPECT_TRUE(module->isAncestor(a));
  EXPECT_TRUE(module->isProperAncestor(a));
  EXPECT_FALSE(a->isProperAncestor(a));
  EXPECT_TRUE(a->isBeforeInBlock(b));
  a->moveAfter(b);
  EXPECT_TRUE(b->isBeforeInBlock(a));
  a->moveBefore(b);
  EXPECT_EQ(a->getNextNode(), b);
  a->moveBefore(inner, inner->end());
  a->moveAfter(inner, b->getIterator());
  EXPECT_THAT(names(*inner), ElementsAre("t.b", "t.a"));
  EXPECT_EQ(function->getRegions().size(), 1u);
  EXPECT_TRUE(function->getRegion(0).hasOneBlock());
  a->erase();
  Operation *copy = function->clone();
  EXPECT_THAT(names(copy->getRegion(0).front()), ElementsAre("t.b"));
  copy->destroy();
  Operation *shell = function->cloneWithoutRegions();
  EXPECT_TRUE(shell->getRegion(0).empty());
  shell->destroy();
}

TEST_F(ApiSurfaceOperationTest, OperandsAndResults) {
  Block *block = top();
  Operation *op = source(block, 2);
  Value x = op->getResult(0), y = op->getOpResult(1);
  Operation *user = add(block, "t.op", {.operands = {x, y, x}, .types = {i32}});
  EXPECT_EQ(user->getNumOperands(), 3u);
  EXPECT_EQ(op->getNumResults(), 2u);
  EXPECT_EQ(user->getOperand(1), y);
  EXPECT_EQ(user->getOpOperand(2).get(), x);
  EXPECT_EQ(user->getOpOperands().size(), 3u);
  EXPECT_EQ(user->getOperands().getTypes(), user->getOperandTypes());
  EXPECT_EQ(*user->operand_begin(), x);
  EXPECT_EQ(user->operand_end() - user->operand_begin(), 3);
  EXPECT_EQ(op->getResults(), op->getOpResults());
  EXPECT_EQ(op->getResultTypes(), TypeRange({i32, i32}));
  EXPECT_EQ(*op->result_type_begin(), i32);
  EXPECT_EQ(*op->result_begin(), x);
  EXPECT_EQ(user->getOperands().take_front(1), ValueRange(x));

  EXPECT_THAT(llvm::to_vector(op->getUsers()), ElementsAre(user, user, user));
  EXPECT_EQ(*op->user_begin(), user);
  EXPECT_EQ(std::distance(op->user_begin(), op->user_end()), 3);
  EXPECT_EQ(std::distance(op->use_begin(), op->use_end()), 3);
  for (OpOperand &use : op->getUses())
    EXPECT_EQ(use.getOwner(), user);
  EXPECT_FALSE(op->hasOneUse());
  EXPECT_TRUE(user->use_empty());

  user->setOperand(0, y);
  user->eraseOperand(2);
  user->setOperands({x, y, y});
  user->eraseOperands(1, 1);
  EXPECT_EQ(user->getOperands(), ValueRange({x, y}));
  user->insertOperands(1, {y});
  Operation *other = source(block, 2);
  user->replaceUsesOfWith(x, other->getResult(0));
  EXPECT_EQ(user->getOperand(0), other->getResult(0));
  op->replaceUsesWithIf(other->getResults(), [](OpOperand &use) { return use.getOperandNumber() == 1; });
  EXPECT_EQ(user->getOperands(), ValueRange({other->getResult(0), other->getResult(1), y}));
  op->replaceAllUsesWith(other->getResults());
  EXPECT_TRUE(op->use_empty());
  other->replaceAllUsesWith(op);
  EXPECT_EQ(user->getOperands(), ValueRange({x, y, y}));
  user->dropAllReferences();
  EXPECT_TRUE(op->use_empty());
  op->dropAllUses();
  op->dropAllDefinedValueUses();
  EXPECT_TRUE(y.use_empty());
}

TEST_F(ApiSurfaceOperationTest, OpClassForwardsToOperation) {
  Block *block = top();
  Operation *op = source(block, 2);
  auto sum = AddOp::create(builder, loc, op->getResult(0), op->getResult(1));
  block->push_back(sum);
  EXPECT_EQ(sum.getNumOperands(), 2u);
  EXPECT_EQ(sum.getOperand(1), op->getResult(1));
  EXPECT_EQ(sum.getOperandTypes(), TypeRange({i32, i32}));
  EXPECT_EQ(sum.getNumResults(), 1u);
  EXPECT_EQ(sum.getResults(), ValueRange(sum.getResult(0)));
  EXPECT_EQ(sum.getResultTypes(), TypeRange(i32));
  EXPECT_EQ(sum.getParentOp(), block->getParentOp());
  sum.setOperand(1, op->getResult(0));
  llvm::SmallVector<Value> operands(sum.getOperands());
  EXPECT_THAT(operands, ElementsAre(op->getResult(0), op->getResult(0)));
  for (OpOperand &use : llvm::make_early_inc_range(op->getResult(0).getUses()))
    use.set(op->getResult(1));
  EXPECT_TRUE(op->getResult(0).use_empty());
  std::string text;
  llvm::raw_string_ostream os(text);
  os << sum;
  EXPECT_THAT(text, ::testing::HasSubstr("t.add"));
}

TEST_F(ApiSurfaceOperationTest, OperationAttributes) {
  Operation *op = own(make("t.attributes", {.attrs = {{"needed", builder.getI32IntegerAttr(1)}}}));
  op->setAttr("t.extra", builder.getUnitAttr());
  op->setAttr("plain", builder.getUnitAttr());
  EXPECT_EQ(op->getAttrOfType<IntegerAttr>("needed").getInt(), 1);
  EXPECT_EQ(op->getAttrs().size(), 4u) << "includes an attribute with its default value";
  EXPECT_EQ(op->getAttrDictionary().size(), 4u);
  EXPECT_EQ(op->getAttr("t.extra"), builder.getUnitAttr());
  EXPECT_TRUE(op->hasAttr("t.extra"));
  EXPECT_TRUE(op->hasAttrOfType<UnitAttr>("t.extra"));
  EXPECT_FALSE(op->hasAttrOfType<StringAttr>("t.extra"));
  EXPECT_EQ(op->getDiscardableAttrDictionary().size(), 2u);
  EXPECT_EQ(op->getDiscardableAttr("plain"), builder.getUnitAttr());
  EXPECT_THAT(op->getDialectAttrs(), ElementsAre(builder.getNamedAttr("t.extra", builder.getUnitAttr())));
  op->setDialectAttrs(builder.getNamedAttr("t.other", builder.getUnitAttr()));
  EXPECT_FALSE(op->hasAttr("t.extra"));
  EXPECT_TRUE(op->hasAttr("plain"));
  op->setDiscardableAttr("plain", builder.getI1IntegerAttr(true));
  EXPECT_EQ(op->getDiscardableAttr("plain"), builder.getBoolAttr(true));
  EXPECT_EQ(op->removeAttr("plain"), builder.getBoolAttr(true));
  op->setDiscardableAttrs(builder.getDictionaryAttr({}));
  EXPECT_EQ(op->getAttrs().size(), 2u);
  EXPECT_EQ(op->getPropertiesStorage().getSlots()[0], builder.getI32IntegerAttr(1));
  op->setAttrs(builder.getDictionaryAttr(builder.getNamedAttr("needed", builder.getI32IntegerAttr(2))));
  EXPECT_EQ(op->getInherentAttr("needed"), builder.getI32IntegerAttr(2));

  NamedAttrList list(op->getAttrs());
  EXPECT_EQ(list.getDictionary(&context), op->getAttrDictionary());
}

TEST_F(ApiSurfaceOperationTest, OperationDiagnostics) {
  Operation *op = own(make("t.a"));
  op->emitError("one");
  op->emitOpError("two").attachNote() << "three";
  op->emitWarning("four");
  op->emitRemark() << "five";
  EXPECT_THAT(messages, ElementsAre("error: one", "error: 't.a' op two", "note: three", "warning: four",
                                    "remark: five"));
}

TEST_F(ApiSurfaceOperationTest, OperationWalks) {
  Block *block = top();
  add(block, "t.a");
  block->push_back(ConstOp::create(builder, loc, builder.getI32IntegerAttr(3)));
  add(block, "t.b");
  Operation *root = block->getParentOp();
  int ops = 0, constants = 0;
  root->walk([&](Operation *) { ++ops; });
  root->walk([&](ConstOp) { ++constants; });
  EXPECT_EQ(ops, 4);
  EXPECT_EQ(constants, 1);
  WalkResult result = root->walk([](ConstOp) { return WalkResult::interrupt(); });
  EXPECT_TRUE(result.wasInterrupted());
  int inBlock = 0;
  block->walk([&](Operation *) { ++inBlock; });
  block->getParent()->walk([&](Operation *) { ++inBlock; });
  EXPECT_EQ(inBlock, 6);
  EXPECT_EQ(llvm::range_size(block->getOps<ConstOp>()), 1u);
  EXPECT_EQ(llvm::range_size(block->getParent()->getOps<ConstOp>()), 1u);
  for (ConstOp constant : block->getOps<ConstOp>())
    EXPECT_EQ(constant.getValue(), builder.getI32IntegerAttr(3));
  EXPECT_EQ(block->getOperations().size(), 3u);
  std::string text;
  llvm::raw_string_ostream os(text);
  root->print(os);
  void (Operation::*dump)() const = &Operation::dump;
  EXPECT_NE(dump, nullptr) << "dump() writes to stderr";
  EXPECT_THAT(text, ::testing::HasSubstr("t.op"));
}

//===----------------------------------------------------------------------===//
// Values and use lists
//===----------------------------------------------------------------------===//

TEST_F(ApiSurfaceOperationTest, ValueUses) {
  Operation *cfg = own(make("t.cfg", {.regions = 1}));
  Block *block = addBlock(cfg, {i32});
  BlockArgument argument = block->getArgument(0);
  auto constant = ConstOp::create(builder, loc, builder.getI32IntegerAttr(3));
  block->push_back(constant);
  Value value = constant->getResult(0);
  EXPECT_EQ(value.getDefiningOp(), constant.getOperation());
  EXPECT_EQ(value.getDefiningOp<ConstOp>(), constant);
  EXPECT_EQ(argument.getDefiningOp(), nullptr);
  EXPECT_EQ(argument.getOwner(), block);
  EXPECT_EQ(argument.getArgNumber(), 0u);
  EXPECT_EQ(llvm::cast<OpResult>(value).getResultNumber(), 0u);
  EXPECT_EQ(llvm::cast<OpResult>(value).getOwner(), constant.getOperation());
  EXPECT_EQ(value.getParentBlock(), block);
  EXPECT_EQ(value.getType(), i32);
  argument.setType(i64);
  EXPECT_EQ(argument.getType(), i64);
  argument.setType(i32);

  Operation *first = add(block, "t.op", {.operands = {value, value}});
  Operation *second = add(block, "t.op", {.operands = {value}});
  EXPECT_EQ(value.getNumUses(), 3u);
  EXPECT_TRUE(value.hasNUses(3));
  EXPECT_FALSE(value.hasNUses(2));
  for (OpOperand &use : value.getUses())
    EXPECT_EQ(use.getOwner()->getOperand(use.getOperandNumber()), value);
  EXPECT_EQ(value.use_begin().getUser(), *value.user_begin());
  value.replaceAllUsesExcept(argument, second);
  EXPECT_EQ(first->getOperands(), ValueRange({argument, argument}));
  EXPECT_EQ(second->getOperand(0), value);
  llvm::SmallPtrSet<Operation *, 2> exceptions = {first};
  argument.replaceAllUsesExcept(value, exceptions);
  EXPECT_EQ(first->getOperand(0), argument);
  argument.replaceUsesWithIf(value, [](OpOperand &use) { return use.getOperandNumber() == 1; });
  EXPECT_EQ(first->getOperands(), ValueRange({argument, value}));
  argument.replaceAllUsesWith(value);
  EXPECT_TRUE(argument.use_empty());
  std::string text;
  llvm::raw_string_ostream os(text);
  value.printAsOperand(os);
  EXPECT_FALSE(text.empty());
}

//===----------------------------------------------------------------------===//
// Blocks, block arguments, regions and successors
//===----------------------------------------------------------------------===//

TEST_F(ApiSurfaceOperationTest, BlockArguments) {
  Operation *cfg = own(make("t.cfg", {.regions = 1}));
  Block *block = addBlock(cfg);
  EXPECT_TRUE(block->args_empty());
  BlockArgument a = block->addArgument(i1, loc);
  auto added = block->addArguments({i32, i64}, {loc, loc});
  EXPECT_EQ((*added.begin()).getArgNumber(), 1u);
  EXPECT_EQ(llvm::range_size(added), 2u);
  EXPECT_EQ(block->insertArgument(1u, i1, loc).getArgNumber(), 1u);
  EXPECT_EQ(block->insertArgument(block->args_begin(), i64, loc).getArgNumber(), 0u);
  EXPECT_EQ(block->getArgumentTypes(), TypeRange({i64, i1, i1, i32, i64}));
  EXPECT_EQ(block->getNumArguments(), 5u);
  EXPECT_EQ(block->getArguments().size(), 5u);
  EXPECT_EQ(block->getArgument(1), a);
  EXPECT_EQ(block->args_end() - block->args_begin(), 5);
  EXPECT_EQ((*block->args_rbegin()).getType(), i64);
  block->eraseArgument(0);
  block->eraseArguments(1, 1);
  llvm::BitVector last(3);
  last.set(2);
  block->eraseArguments(last);
  block->eraseArguments([&](BlockArgument argument) { return argument == a; });
  EXPECT_EQ(block->getArgumentTypes(), TypeRange({i32}));

  Region &region = cfg->getRegion(0);
  EXPECT_EQ(region.getArgumentTypes(), TypeRange({i32}));
  EXPECT_EQ(region.getNumArguments(), 1u);
  EXPECT_EQ(region.addArgument(i1, loc).getArgNumber(), 1u);
  EXPECT_EQ(region.insertArgument(0u, i64, loc).getArgNumber(), 0u);
  region.eraseArgument(0);
  EXPECT_EQ(region.getArguments().size(), 2u);
}

TEST_F(ApiSurfaceOperationTest, BlockOperations) {
  Operation *cfg = own(make("t.cfg", {.regions = 1}));
  Block *block = addBlock(cfg);
  add(block, "t.a");
  Operation *nested = add(block, "t.op", {.regions = 1});
  Operation *inside = add(addBlock(nested), "t.b");
  EXPECT_FALSE(block->mightHaveTerminator());
  Operation *end = add(block, "t.return");
  EXPECT_TRUE(block->mightHaveTerminator());
  EXPECT_EQ(block->getTerminator(), end);
  EXPECT_EQ(llvm::range_size(block->without_terminator()), 2u);
  EXPECT_EQ(block->findAncestorOpInBlock(*inside), nested);
  EXPECT_EQ(block->op_begin<ConstOp>(), block->op_end<ConstOp>());
  EXPECT_TRUE(block->isEntryBlock());
  Block *rest = block->splitBlock(nested);
  EXPECT_THAT(names(*rest), ElementsAre("t.op", "t.return"));
  EXPECT_EQ(block->getNextNode(), rest);
  EXPECT_THAT(names(*block), ElementsAre("t.a"));
}

TEST_F(ApiSurfaceOperationTest, SuccessorsAndPredecessors) {
  Operation *cfg = own(make("t.cfg", {.regions = 1}));
  Block *first = addBlock(cfg), *second = addBlock(cfg);
  Operation *branch = add(first, "t.br", {.successors = {second}});
  add(second, "t.return");
  EXPECT_EQ(branch->getNumSuccessors(), 1u);
  EXPECT_EQ(branch->getSuccessor(0), second);
  EXPECT_THAT(branch->getSuccessors(), ElementsAre(second));
  EXPECT_TRUE(first->hasNoPredecessors());
  EXPECT_TRUE(second->hasNoSuccessors());
  EXPECT_EQ(second->getSinglePredecessor(), first);
  EXPECT_EQ(llvm::to_vector(second->getPredecessors()), llvm::SmallVector<Block *>{first});
  EXPECT_EQ(*second->pred_begin(), first);
  EXPECT_EQ(std::next(second->pred_begin()), second->pred_end());
  Block *third = Block::create(&context);
  third->insertBefore(second);
  EXPECT_EQ(first->getNextNode(), third);
  third->erase();
}

TEST_F(ApiSurfaceOperationTest, RegionBlocks) {
  Operation *op = own(make("t.two_regions", {.regions = 2}));
  Region &one = op->getRegion(0), &two = op->getRegion(1);
  Block &block = one.emplaceBlock();
  Operation *nested = add(&block, "t.op", {.regions = 1});
  Operation *inside = add(addBlock(nested), "t.a");
  EXPECT_EQ(one.getBlocks().size(), 1u);
  EXPECT_EQ(two.getRegionNumber(), 1u);
  EXPECT_EQ(one.findAncestorOpInRegion(*inside), nested);
  EXPECT_EQ(one.findAncestorBlockInRegion(*inside->getBlock()), &block);
  IRMapping mapper;
  one.cloneInto(&two, mapper);
  EXPECT_EQ(mapper.lookup(&block), &two.front());
  two.front().getOperations().splice(two.front().end(), block.getOperations());
  EXPECT_THAT(names(two.front()), ElementsAre("t.op", "t.op"));
  two.getBlocks().splice(two.end(), one.getBlocks());
  EXPECT_EQ(two.getBlocks().size(), 2u);
  one.takeBody(two);
  EXPECT_TRUE(two.empty());
  EXPECT_EQ(one.getBlocks().size(), 2u);
}

} // namespace
