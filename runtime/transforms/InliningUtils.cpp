//===- InliningUtils.cpp - Inlining of calls ------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/transforms/InliningUtils.h"
#include "runtime/ir/Dialect.h"

using namespace mlir;

void DialectInlinerInterface::handleTerminator(Operation *, Block *) const {
  llvm_unreachable("a dialect that allows terminators to be inlined must override handleTerminator");
}
void DialectInlinerInterface::handleTerminator(Operation *, ValueRange) const {
  llvm_unreachable("a dialect that allows terminators to be inlined must override handleTerminator");
}

static const DialectInlinerInterface *getInlinerInterface(Operation *op) {
  Dialect *dialect = op->getDialect();
  return dialect ? dialect->getRegisteredInterface<DialectInlinerInterface>() : nullptr;
}

/// Returns true if all ops of `src` are legal to inline into `dest`, including nested ops unless their parent
/// op's dialect declines the recursive check.
static bool areOpsLegal(Region &src, Region *dest, bool wouldBeCloned, IRMapping &mapping) {
  llvm::SmallVector<Region *> work = {&src};
  while (!work.empty()) {
    Region *region = work.pop_back_val();
    for (Block &block : *region)
      for (Operation &op : block) {
        const DialectInlinerInterface *handler = getInlinerInterface(&op);
        if (!handler || !handler->isLegalToInline(&op, dest, wouldBeCloned, mapping))
          return false;
        if (op.getNumRegions() && handler->shouldAnalyzeRecursively(&op))
          for (Region &inner : op.getRegions())
            work.push_back(&inner);
      }
  }
  return true;
}

namespace {
/// Inlines one call.
class CallInliner {
public:
  CallInliner(CallOpInterface call, CallableOpInterface callable, bool shouldClone)
      : call(call), src(callable.getCallableRegion()), callable(callable), shouldClone(shouldClone),
        handler(getInlinerInterface(call)) {}

  LogicalResult run(llvm::SmallVectorImpl<Operation *> *inlinedOps);

private:
  bool isLegal();
  LogicalResult convertArguments();
  /// Returns true if the callee has one block and its dialect allows inlining without a split of the call's
  /// block.
  bool isSingleBlock() const;
  void moveBlocks();
  void setLocations();
  void replaceTerminators();
  void mergeBlocks();
  /// Casts `value` to `type` with the hook of the call's dialect; returns null if that is not possible.
  Value convert(OpBuilder &builder, Value value, Type type);

  CallOpInterface call;
  Region *src;
  CallableOpInterface callable;
  bool shouldClone;
  const DialectInlinerInterface *handler;
  IRMapping mapping;
  llvm::SmallVector<Value> arguments;
  llvm::SmallVector<Operation *> conversions; ///< Casts of arguments, which are erased on failure.
  Block *before = nullptr, *after = nullptr;  ///< The parts of the block around the call.
  llvm::SmallVector<Block *> blocks;
  bool isSingle = false; ///< True if the call is replaced by the ops of a single block.
};
} // namespace

Value CallInliner::convert(OpBuilder &builder, Value value, Type type) {
  if (value.getType() == type)
    return value;
  Operation *made =
      handler ? handler->materializeCallConversion(builder, value, type, call->getLoc()) : nullptr;
  if (!made)
    return {};
  conversions.push_back(made);
  return made->getResult(0);
}

bool CallInliner::isLegal() {
  Region *dest = call->getParentRegion();
  if (!handler || !src || src->empty() || !handler->isLegalToInline(call, callable, shouldClone))
    return false;
  const DialectInlinerInterface *ofDest = getInlinerInterface(dest->getParentOp());
  return ofDest && ofDest->isLegalToInline(dest, src, shouldClone, mapping) &&
         areOpsLegal(*src, dest, shouldClone, mapping);
}

LogicalResult CallInliner::convertArguments() {
  OperandRange operands = call.getArgOperands();
  Block &entry = src->front();
  if (operands.size() != entry.getNumArguments() ||
      !llvm::equal(call->getResultTypes(), callable.getResultTypes()))
    return failure();
  OpBuilder builder(call.getOperation());
  for (auto [operand, argument] : llvm::zip(operands, entry.getArguments())) {
    Value value = convert(builder, operand, argument.getType());
    if (!value)
      return failure();
    arguments.push_back(value);
  }
  ArrayAttr attrs = callable.getArgAttrsAttr();
  for (auto [index, argument] : llvm::enumerate(arguments))
    argument = handler->handleArgument(builder, call, callable, argument,
                                       attrs ? llvm::cast<DictionaryAttr>(attrs[index]) : DictionaryAttr());
  return success();
}

bool CallInliner::isSingleBlock() const {
  if (!src->hasOneBlock())
    return false;
  const DialectInlinerInterface *ofFirst =
      src->front().empty() ? nullptr : getInlinerInterface(&src->front().front());
  return !ofFirst || ofFirst->allowSingleBlockOptimization(llvm::make_range(src->begin(), src->end()));
}

void CallInliner::moveBlocks() {
  before = call->getBlock();
  isSingle = isSingleBlock();
  if (isSingle) {
    // The ops after the call stay in its block; `after` is a temporary block that only marks the insertion
    // point.
    after = Block::create(call->getContext());
    after->insertAfter(before);
  } else {
    after = before->splitBlock(call->getNextNode());
  }
  Region *dest = before->getParent();
  Block &entry = src->front();
  if (shouldClone) {
    for (auto [argument, value] : llvm::zip(entry.getArguments(), arguments))
      mapping.map(argument, value);
    src->cloneInto(dest, Region::iterator(after), mapping);
  } else {
    for (auto [argument, value] : llvm::zip(entry.getArguments(), arguments))
      Value(argument).replaceAllUsesWith(value);
    dest->getBlocks().splice(Region::iterator(after), src->getBlocks());
  }
  for (Block *block = before->getNextNode(); block != after; block = block->getNextNode())
    blocks.push_back(block);
}

void CallInliner::setLocations() {
  llvm::DenseMap<Attribute, Location> known;
  Location caller = call->getLoc();
  auto remap = [&](Location loc) {
    auto [it, isNew] = known.try_emplace(Attribute(loc), loc);
    if (isNew)
      it->second = CallSiteLoc::get(loc, caller);
    return it->second;
  };
  for (Block *block : blocks) {
    for (BlockArgument argument : block->getArguments())
      argument.setLoc(remap(argument.getLoc()));
    block->walk([&](Operation *op) {
      op->setLoc(remap(op->getLoc()));
      for (Region &region : op->getRegions())
        for (Block &inner : region)
          for (BlockArgument argument : inner.getArguments())
            argument.setLoc(remap(argument.getLoc()));
    });
  }
}

void CallInliner::replaceTerminators() {
  if (isSingle) {
    Operation *terminator = &blocks.front()->back();
    getInlinerInterface(terminator)->handleTerminator(terminator, ValueRange(call->getResults()));
    terminator->erase();
    return;
  }
  for (Value result : call->getResults())
    result.replaceAllUsesWith(after->addArgument(result.getType(), call->getLoc()));
  for (Block *block : blocks) {
    Operation *terminator = &block->back();
    getInlinerInterface(terminator)->handleTerminator(terminator, after);
  }
}

void CallInliner::mergeBlocks() {
  Block *entry = blocks.front();
  if (isSingle) {
    before->getOperations().splice(std::next(Block::iterator(call)), entry->getOperations());
    after->erase();
  } else {
    before->getOperations().splice(before->end(), entry->getOperations());
  }
  entry->eraseArguments(0, entry->getNumArguments());
  entry->erase();
}

LogicalResult CallInliner::run(llvm::SmallVectorImpl<Operation *> *inlinedOps) {
  if (!isLegal())
    return failure();
  if (failed(convertArguments())) {
    for (Operation *op : llvm::reverse(conversions))
      op->erase();
    return failure();
  }
  moveBlocks();
  setLocations();
  if (inlinedOps)
    for (Block *block : blocks)
      for (Operation &op : block->without_terminator())
        inlinedOps->push_back(&op);
  handler->processInlinedCallBlocks(
      call, llvm::make_range(Region::iterator(blocks.front()), Region::iterator(after)));
  replaceTerminators();
  mergeBlocks();
  return success();
}

LogicalResult mlir::inlineCall(CallOpInterface call, CallableOpInterface callable, bool shouldClone,
                               llvm::SmallVectorImpl<Operation *> *inlinedOps) {
  return CallInliner(call, callable, shouldClone).run(inlinedOps);
}
