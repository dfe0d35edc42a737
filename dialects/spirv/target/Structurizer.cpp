//===- Structurizer.cpp - Regions from merge instructions -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Constructs are processed from the last header to the first, so that inner ones become ops before the blocks
// that contain them are moved. The op of a construct is created at the start of the merge block, which
// thereby takes the place of the header: it gets the header's predecessors and, for a loop, its arguments.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/target/Structurizer.h"
#include "dialects/spirv/SPIRVControlFlowOps.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace mlir::spirv;

namespace {

/// The largest depth of nested constructs.
constexpr unsigned maxConstructDepth = 1000;

class Structurizer {
public:
  explicit Structurizer(llvm::function_ref<InFlightDiagnostic(size_t)> emitError) : emitError(emitError) {}
  LogicalResult run(const ConstructMap &constructs);

private:
  LogicalResult structurize(Block *header, const Construct &construct);
  /// Collects the blocks of the construct: the header is the first, and the block that branches back to it
  /// the last.
  void collect();
  LogicalResult checkEdges();
  /// Splits the terminator off the header of a selection.
  void splitHeader();
  llvm::SmallVector<Value> findEscapingValues();
  bool isUsedOutside(Operation *user) const;
  /// Creates the op at the start of the merge block. Its results replace the arguments of the merge block,
  /// and uses of the yielded values outside of the construct.
  Operation *createOp(Block *regionMerge, llvm::ArrayRef<Value> yielded);
  void moveBlocks(Region &region, Block *regionMerge);
  void redirectEntry(Region &region);
  /// Returns the merge block that replaced `block`, if `block` is the header of a construct that has become
  /// an op; otherwise `block`.
  Block *current(Block *block) const;

  llvm::function_ref<InFlightDiagnostic(size_t)> emitError;
  llvm::DenseMap<Block *, Block *> replacements;
  llvm::DenseMap<Block *, unsigned> depths; ///< The nesting depth of the constructs in a block.

  // The current construct.
  const Construct *construct = nullptr;
  Block *header = nullptr, *merge = nullptr, *continueBlock = nullptr;
  llvm::SmallVector<Block *> blocks;
  llvm::DenseSet<Block *> blockSet;
};

} // namespace

LogicalResult Structurizer::run(const ConstructMap &constructs) {
  llvm::DenseSet<Block *> targets;
  for (const auto &[block, info] : constructs) {
    if (!targets.insert(info.merge).second || info.merge == block)
      return emitError(info.offset) << "the merge block is the header or belongs to another construct";
    if (info.continueBlock &&
        (info.continueBlock == info.merge || !targets.insert(info.continueBlock).second))
      return emitError(info.offset)
             << "the continue block is the merge block or belongs to another construct";
  }
  for (const auto &[block, info] : llvm::reverse(constructs))
    if (failed(structurize(block, info)))
      return failure();
  return success();
}

Block *Structurizer::current(Block *block) const {
  while (Block *replacement = replacements.lookup(block))
    block = replacement;
  return block;
}

void Structurizer::splitHeader() {
  if (header->getNumArguments() == 0 && llvm::hasSingleElement(*header) && !header->isEntryBlock())
    return;
  Operation *terminator = header->getTerminator();
  Block *tail = header->splitBlock(terminator);
  OpBuilder builder(header, header->end());
  builder.create<BranchOp>(terminator->getLoc(), tail);
  header = tail;
}

void Structurizer::collect() {
  blocks.clear();
  blockSet.clear();
  auto add = [&](Block *block) {
    if (block != merge && blockSet.insert(block).second)
      blocks.push_back(block);
  };
  size_t next = 0;
  auto addReachable = [&] {
    for (; next != blocks.size(); ++next)
      for (Block *successor : blocks[next]->getSuccessors())
        add(successor);
  };
  add(header);
  addReachable();
  if (!continueBlock)
    return;
  // If the body of the loop never branches back, the continue block is not reachable from the header.
  add(continueBlock);
  addReachable();
  // Move the block that branches back to the header to the end of the list. This is the continue block,
  // unless a construct starts in the continue block.
  Block *last = continueBlock;
  for (Block *predecessor : header->getPredecessors())
    if (blockSet.contains(predecessor))
      last = predecessor;
  if (last != header) {
    blocks.erase(llvm::find(blocks, last));
    blocks.push_back(last);
  }
}

LogicalResult Structurizer::checkEdges() {
  size_t offset = construct->offset;
  if (blockSet.contains(&header->getParent()->front()))
    return emitError(offset) << "the construct contains the entry block of the function";
  for (Block *block : blocks)
    if (block != header)
      for (Block *predecessor : block->getPredecessors())
        if (!blockSet.contains(predecessor))
          return emitError(offset)
                 << "a block of the construct has a predecessor outside of it, or the construct has "
                    "an exit to another block than its merge block";
  for (Block *predecessor : merge->getPredecessors())
    if (!blockSet.contains(predecessor))
      return emitError(offset) << "the merge block has a predecessor outside of the construct";
  if (!construct->continueBlock)
    for (Block *predecessor : header->getPredecessors())
      if (blockSet.contains(predecessor))
        return emitError(offset) << "a block of the selection branches to its header";
  return success();
}

bool Structurizer::isUsedOutside(Operation *user) const {
  Region *region = header->getParent();
  Block *block = user->getBlock();
  while (block && block->getParent() != region)
    block = block->getParentOp() ? block->getParentOp()->getBlock() : nullptr;
  return !block || !blockSet.contains(block);
}

llvm::SmallVector<Value> Structurizer::findEscapingValues() {
  llvm::SmallVector<Value> values;
  auto add = [&](Value value) {
    if (llvm::any_of(value.getUsers(), [&](Operation *user) { return isUsedOutside(user); }))
      values.push_back(value);
  };
  for (Block *block : blocks)
    for (Operation &op : *block)
      for (Value result : op.getResults())
        add(result);
  for (Block *block : blocks)
    for (BlockArgument argument : block->getArguments())
      add(argument);
  return values;
}

Operation *Structurizer::createOp(Block *regionMerge, llvm::ArrayRef<Value> yielded) {
  llvm::SmallVector<Type> types;
  for (Value value : yielded)
    types.push_back(value.getType());
  OpBuilder builder(merge, merge->begin());
  MLIRContext *context = builder.getContext();
  Operation *op;
  if (construct->continueBlock)
    op = builder.create<LoopOp>(construct->loc, types,
                                LoopControlAttr::get(context, static_cast<LoopControl>(construct->control)));
  else
    op = builder.create<SelectionOp>(
        construct->loc, types,
        SelectionControlAttr::get(context, static_cast<SelectionControl>(construct->control)));
  for (auto [argument, value] : llvm::zip(merge->getArguments(), regionMerge->getArguments()))
    argument.replaceAllUsesWith(op->getResult(argument.getArgNumber()));
  for (auto [value, result] : llvm::zip(yielded, op->getResults()))
    if (value.getParentBlock() != regionMerge)
      Value(value).replaceUsesWithIf(result, [&](OpOperand &use) { return isUsedOutside(use.getOwner()); });
  merge->eraseArguments(0, merge->getNumArguments());
  return op;
}

void Structurizer::redirectEntry(Region &region) {
  auto redirect = [&](Block *target, bool fromInside) {
    llvm::SmallVector<std::pair<Operation *, unsigned>> edges;
    for (auto it = header->pred_begin(), end = header->pred_end(); it != end; ++it)
      if (blockSet.contains(*it) == fromInside)
        edges.push_back({(*it)->getTerminator(), it.getSuccessorIndex()});
    for (auto [terminator, index] : edges)
      terminator->setSuccessor(target, index);
  };
  redirect(merge, /*fromInside=*/false);
  if (!construct->continueBlock)
    return;
  for (BlockArgument argument : header->getArguments())
    merge->addArgument(argument.getType(), argument.getLoc());
  Block &entry = region.emplaceBlock();
  OpBuilder builder(&entry, entry.end());
  builder.create<BranchOp>(construct->loc, header, merge->getArguments());
}

void Structurizer::moveBlocks(Region &region, Block *regionMerge) {
  for (Block *block : blocks)
    block->moveBefore(&region, region.end());
  region.push_back(regionMerge);
}

LogicalResult Structurizer::structurize(Block *headerBlock, const Construct &info) {
  construct = &info;
  header = headerBlock;
  merge = current(info.merge);
  continueBlock = info.continueBlock ? current(info.continueBlock) : nullptr;
  if (merge == header || merge->getParent() != header->getParent() ||
      (continueBlock && continueBlock->getParent() != header->getParent()))
    return emitError(info.offset) << "the blocks of the construct are not in the same enclosing construct";
  if (!continueBlock)
    splitHeader();
  collect();
  if (failed(checkEdges()))
    return failure();
  unsigned depth = 0;
  for (Block *block : blocks)
    depth = std::max(depth, depths.lookup(block));
  if (++depth > maxConstructDepth)
    return emitError(info.offset) << "constructs are nested too deeply: the limit is " << maxConstructDepth
                                  << " levels";
  depths[merge] = std::max(depths.lookup(merge), depth);

  // Redirect edges to the merge block to a new block at the end of the region, which yields its block
  // arguments.
  auto *regionMerge = new Block();
  llvm::SmallVector<Value> yielded;
  for (BlockArgument argument : merge->getArguments())
    yielded.push_back(regionMerge->addArgument(argument.getType(), argument.getLoc()));
  llvm::SmallVector<std::pair<Operation *, unsigned>> exits;
  for (auto it = merge->pred_begin(), end = merge->pred_end(); it != end; ++it)
    exits.push_back({(*it)->getTerminator(), it.getSuccessorIndex()});
  for (auto [terminator, index] : llvm::reverse(exits))
    terminator->setSuccessor(regionMerge, index);
  llvm::SmallVector<Value> escaping = findEscapingValues();
  yielded.append(escaping.begin(), escaping.end());
  Operation *op = createOp(regionMerge, yielded);
  OpBuilder builder(op->getContext());
  builder.setInsertionPointToEnd(regionMerge);
  builder.create<MergeOp>(info.loc, yielded);
  redirectEntry(op->getRegion(0));
  moveBlocks(op->getRegion(0), regionMerge);
  if (header == headerBlock)
    replacements[header] = merge;
  return success();
}

LogicalResult spirv::structurizeControlFlow(const ConstructMap &constructs,
                                            llvm::function_ref<InFlightDiagnostic(size_t)> emitError) {
  return Structurizer(emitError).run(constructs);
}
