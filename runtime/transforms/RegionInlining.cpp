//===- RegionInlining.cpp - Inlining of regions ---------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/transforms/InliningUtils.h"

using namespace mlir;
using CloneCallback = llvm::function_ref<InlinerInterface::CloneCallbackSigTy>;
using BlockSequence = llvm::iterator_range<Region::iterator>;

//===----------------------------------------------------------------------===//
// InlinerInterface
//===----------------------------------------------------------------------===//

InlinerInterface::~InlinerInterface() = default;

bool InlinerInterface::isLegalToInline(Operation *call, Operation *callable, bool wouldBeCloned) const {
  const DialectInlinerInterface *handler = getInterfaceFor(call);
  return handler && handler->isLegalToInline(call, callable, wouldBeCloned);
}
bool InlinerInterface::isLegalToInline(Region *dest, Region *src, bool wouldBeCloned,
                                       IRMapping &mapping) const {
  const DialectInlinerInterface *handler = getInterfaceFor(dest->getParentOp());
  return handler && handler->isLegalToInline(dest, src, wouldBeCloned, mapping);
}
bool InlinerInterface::isLegalToInline(Operation *op, Region *dest, bool wouldBeCloned,
                                       IRMapping &mapping) const {
  const DialectInlinerInterface *handler = getInterfaceFor(op);
  return handler && handler->isLegalToInline(op, dest, wouldBeCloned, mapping);
}
bool InlinerInterface::shouldAnalyzeRecursively(Operation *op) const {
  const DialectInlinerInterface *handler = getInterfaceFor(op);
  return !handler || handler->shouldAnalyzeRecursively(op);
}
void InlinerInterface::handleTerminator(Operation *op, Block *newDest) const {
  if (const DialectInlinerInterface *handler = getInterfaceFor(op))
    handler->handleTerminator(op, newDest);
}
void InlinerInterface::handleTerminator(Operation *op, ValueRange valuesToReplace) const {
  if (const DialectInlinerInterface *handler = getInterfaceFor(op))
    handler->handleTerminator(op, valuesToReplace);
}
Value InlinerInterface::handleArgument(OpBuilder &builder, Operation *call, Operation *callable,
                                       Value argument, DictionaryAttr argumentAttrs) const {
  const DialectInlinerInterface *handler = getInterfaceFor(callable);
  return handler ? handler->handleArgument(builder, call, callable, argument, argumentAttrs) : argument;
}
Value InlinerInterface::handleResult(OpBuilder &builder, Operation *call, Operation *callable, Value result,
                                     DictionaryAttr resultAttrs) const {
  const DialectInlinerInterface *handler = getInterfaceFor(callable);
  return handler ? handler->handleResult(builder, call, callable, result, resultAttrs) : result;
}
void InlinerInterface::processInlinedCallBlocks(Operation *call, BlockSequence inlinedBlocks) const {
  if (const DialectInlinerInterface *handler = getInterfaceFor(call))
    handler->processInlinedCallBlocks(call, inlinedBlocks);
}
bool InlinerInterface::allowSingleBlockOptimization(BlockSequence inlinedBlocks) const {
  Operation *first = inlinedBlocks.begin()->empty() ? nullptr : &inlinedBlocks.begin()->front();
  const DialectInlinerInterface *handler = first ? getInterfaceFor(first) : nullptr;
  return !handler || handler->allowSingleBlockOptimization(inlinedBlocks);
}

//===----------------------------------------------------------------------===//
// Inlining
//===----------------------------------------------------------------------===//

/// Returns true if all ops of `src` are legal to inline into `dest`. Ops nested in an op are checked only if
/// the dialect of that op requires it.
static bool areOpsLegal(const InlinerInterface &interface, Region *src, Region *dest, bool clones,
                        IRMapping &mapping) {
  llvm::SmallVector<Region *> work = {src};
  while (!work.empty())
    for (Block &block : *work.pop_back_val())
      for (Operation &op : block) {
        if (!interface.isLegalToInline(&op, dest, clones, mapping))
          return false;
        if (op.getNumRegions() != 0 && interface.shouldAnalyzeRecursively(&op))
          for (Region &region : op.getRegions())
            work.push_back(&region);
      }
  return true;
}

void mlir::detail::placeBlocks(Region *src, Block *after, IRMapping &mapper, bool clones) {
  Region *dest = after->getParent();
  if (clones)
    src->cloneInto(dest, Region::iterator(after), mapper);
  else
    dest->getBlocks().splice(Region::iterator(after), src->getBlocks());
}

static void setCallSites(BlockSequence blocks, Location caller) {
  auto setArguments = [&](Block &block) {
    for (BlockArgument argument : block.getArguments())
      argument.setLoc(CallSiteLoc::get(argument.getLoc(), caller));
  };
  for (Block &block : blocks) {
    setArguments(block);
    block.walk([&](Operation *op) {
      op->setLoc(CallSiteLoc::get(op->getLoc(), caller));
      for (Region &region : op->getRegions())
        llvm::for_each(region, setArguments);
    });
  }
}

namespace {
/// The values that the results of an inlined region replace, and the types of the replacements.
struct RegionResults {
  ValueRange toReplace;
  TypeRange types;
};
} // namespace

/// Moves the ops of `from` to the end of `to`, and erases `from`.
static void appendAndErase(Block *to, Block *from) {
  to->getOperations().splice(to->end(), from->getOperations());
  from->erase();
}

/// Inlines a region before a position of a block.
/// \param call  the call that is inlined; null if the region is not the body of a callable.
static LogicalResult inlineAt(InlinerInterface &interface, CloneCallback cloneCallback, Region *src,
                              Block *block, Block::iterator place, IRMapping &mapper, RegionResults results,
                              std::optional<Location> loc, bool clones, Operation *call) {
  Region *dest = block->getParent();
  if (src->empty() ||
      !llvm::all_of(src->front().getArguments(), [&](Value each) { return mapper.contains(each); }) ||
      !interface.isLegalToInline(dest, src, clones, mapper) ||
      !areOpsLegal(interface, src, dest, clones, mapper))
    return failure();

  // 1. Split the block at the insertion point, and put the inlined blocks between both parts.
  Block *after = block->splitBlock(place);
  OpBuilder builder(dest->getContext());
  if (!clones)
    for (BlockArgument argument : src->front().getArguments())
      Value(argument).replaceAllUsesWith(mapper.lookup(Value(argument)));
  if (cloneCallback)
    cloneCallback(builder, src, block, after, mapper, clones);
  else
    detail::placeBlocks(src, after, mapper, clones);
  BlockSequence blocks(std::next(block->getIterator()), after->getIterator());
  Block *first = &*blocks.begin();
  if (loc)
    setCallSites(blocks, *loc);
  if (call)
    interface.processInlinedCallBlocks(call, blocks);
  interface.processInlinedBlocks(blocks);

  // 2. Replace the terminators: by values if there is one block, else by branches.
  if (std::next(blocks.begin()) == blocks.end() && interface.allowSingleBlockOptimization(blocks)) {
    Operation *terminator = &first->back();
    interface.handleTerminator(terminator, results.toReplace);
    terminator->erase();
    appendAndErase(first, after);
  } else {
    for (auto [value, type] : llvm::zip_equal(results.toReplace, results.types))
      value.replaceAllUsesWith(after->addArgument(type, value.getLoc()));
    for (Block &each : blocks)
      interface.handleTerminator(&each.back(), after);
  }

  // 3. Merge the first inlined block with the block before it.
  first->eraseArguments(0, first->getNumArguments());
  appendAndErase(block, first);
  return success();
}

LogicalResult mlir::inlineRegion(InlinerInterface &interface, CloneCallback cloneCallback, Region *src,
                                 Block *inlineBlock, Block::iterator inlinePoint, IRMapping &mapper,
                                 ValueRange resultsToReplace, TypeRange regionResultTypes,
                                 std::optional<Location> inlineLoc, bool shouldCloneInlinedRegion) {
  return inlineAt(interface, cloneCallback, src, inlineBlock, inlinePoint, mapper,
                  {resultsToReplace, regionResultTypes}, inlineLoc, shouldCloneInlinedRegion, nullptr);
}
LogicalResult mlir::inlineRegion(InlinerInterface &interface, CloneCallback cloneCallback, Region *src,
                                 Block *inlineBlock, Block::iterator inlinePoint, ValueRange inlinedOperands,
                                 ValueRange resultsToReplace, std::optional<Location> inlineLoc,
                                 bool shouldCloneInlinedRegion) {
  if (src->empty() || src->front().getNumArguments() != inlinedOperands.size())
    return failure();
  IRMapping mapper;
  for (auto [argument, operand] : llvm::zip_equal(src->front().getArguments(), inlinedOperands)) {
    if (argument.getType() != operand.getType())
      return failure();
    mapper.map(argument, operand);
  }
  llvm::SmallVector<Type> types;
  for (Value value : resultsToReplace)
    types.push_back(value.getType());
  return inlineRegion(interface, cloneCallback, src, inlineBlock, inlinePoint, mapper, resultsToReplace,
                      types, inlineLoc, shouldCloneInlinedRegion);
}

// The overloads that inline after an op.
LogicalResult mlir::inlineRegion(InlinerInterface &interface, CloneCallback cloneCallback, Region *src,
                                 Operation *inlinePoint, IRMapping &mapper, ValueRange resultsToReplace,
                                 TypeRange regionResultTypes, std::optional<Location> inlineLoc,
                                 bool shouldCloneInlinedRegion) {
  return inlineRegion(interface, cloneCallback, src, inlinePoint->getBlock(),
                      std::next(Block::iterator(inlinePoint)), mapper, resultsToReplace, regionResultTypes,
                      inlineLoc, shouldCloneInlinedRegion);
}
LogicalResult mlir::inlineRegion(InlinerInterface &interface, CloneCallback cloneCallback, Region *src,
                                 Operation *inlinePoint, ValueRange inlinedOperands,
                                 ValueRange resultsToReplace, std::optional<Location> inlineLoc,
                                 bool shouldCloneInlinedRegion) {
  return inlineRegion(interface, cloneCallback, src, inlinePoint->getBlock(),
                      std::next(Block::iterator(inlinePoint)), inlinedOperands, resultsToReplace, inlineLoc,
                      shouldCloneInlinedRegion);
}

LogicalResult mlir::inlineCall(InlinerInterface &interface, CloneCallback cloneCallback, CallOpInterface call,
                               CallableOpInterface callable, Region *src, bool shouldCloneInlinedRegion) {
  if (!src || src->empty() || !interface.isLegalToInline(call, callable, shouldCloneInlinedRegion) ||
      !llvm::equal(call->getResultTypes(), callable.getResultTypes()))
    return failure();
  Block &entry = src->front();
  auto operands = call.getArgOperands();
  if (operands.size() != entry.getNumArguments())
    return failure();
  const DialectInlinerInterface *handler = interface.getInterfaceFor(call.getOperation());
  OpBuilder builder(call.getOperation());
  IRMapping mapper;
  llvm::SmallVector<Operation *> casts;
  bool hasAll = true;
  for (auto [argument, operand] : llvm::zip_equal(entry.getArguments(), operands)) {
    Value value = interface.handleArgument(builder, call, callable, operand, DictionaryAttr());
    if (value.getType() != argument.getType()) {
      Operation *cast =
          handler ? handler->materializeCallConversion(builder, value, argument.getType(), call->getLoc())
                  : nullptr;
      if (!cast) {
        hasAll = false;
        break;
      }
      casts.push_back(cast);
      value = cast->getResult(0);
    }
    mapper.map(argument, value);
  }
  llvm::SmallVector<Value> results(call->result_begin(), call->result_end());
  if (hasAll &&
      succeeded(inlineAt(interface, cloneCallback, src, call->getBlock(), std::next(Block::iterator(call)),
                         mapper, {ValueRange(results), TypeRange(call->getResultTypes())}, call->getLoc(),
                         shouldCloneInlinedRegion, call)))
    return success();
  for (Operation *cast : llvm::reverse(casts))
    cast->erase();
  return failure();
}
