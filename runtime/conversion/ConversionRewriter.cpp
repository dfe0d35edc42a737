//===- ConversionRewriter.cpp - Rewriter of conversion patterns -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/conversion/ConversionDriver.h"

using namespace mlir;
using namespace mlir::detail;

ConversionPatternRewriter::ConversionPatternRewriter(ConversionDriver &driver, ConversionState &state)
    : PatternRewriter(state.getContext(), &state), driver(driver), state(state) {}
ConversionPatternRewriter::~ConversionPatternRewriter() = default;

const ConversionConfig &ConversionPatternRewriter::getConfig() const { return state.config; }

//===----------------------------------------------------------------------===//
// ConversionPatternRewriter: changes of blocks
//===----------------------------------------------------------------------===//

/// Returns true if the conversion changes no argument of `block`.
static bool isIdentity(Block *block, const TypeConverter::SignatureConversion &conversion) {
  if (TypeRange(conversion.getConvertedTypes()) != block->getArgumentTypes())
    return false;
  for (unsigned i = 0, e = block->getNumArguments(); i != e; ++i) {
    std::optional<TypeConverter::SignatureConversion::InputMapping> mapping = conversion.getInputMapping(i);
    if (!mapping || mapping->replacedWithValues() || mapping->inputNo != i || mapping->size != 1)
      return false;
  }
  return true;
}

Block *ConversionPatternRewriter::applySignatureConversion(Block *block,
                                                           TypeConverter::SignatureConversion &conversion,
                                                           const TypeConverter *converter) {
  if (isIdentity(block, conversion))
    return block;
  Operation *parent = block->getParentOp();
  llvm::SmallVector<Location, 4> locs(conversion.getConvertedTypes().size(),
                                      parent ? parent->getLoc() : Location(UnknownLoc::get(getContext())));
  for (BlockArgument argument : block->getArguments())
    if (auto mapping = conversion.getInputMapping(argument.getArgNumber()))
      std::fill_n(locs.begin() + mapping->inputNo, mapping->size, argument.getLoc());

  Block *converted = Block::create(getContext());
  converted->addArguments(TypeRange(conversion.getConvertedTypes()), locs);
  converted->insertBefore(block);
  state.notifyBlockInserted(converted, nullptr, {});
  block->replaceAllUsesWith(converted);
  if (getInsertionBlock() == block)
    setInsertionPoint(converted,
                      getInsertionPoint() == block->end() ? converted->end() : getInsertionPoint());
  converted->getOperations().splice(converted->end(), block->getOperations());

  llvm::SmallVector<Value, 4> arguments(converted->getArgumentValues());
  for (BlockArgument argument : block->getArguments()) {
    OpBuilder::InsertPoint start(converted, converted->begin());
    auto mapping = conversion.getInputMapping(argument.getArgNumber());
    if (!mapping)
      state.replaceValue(argument, ValueRange(), converter, start);
    else if (mapping->replacedWithValues())
      state.replaceValue(argument, ValueRange(mapping->replacementValues), converter, start);
    else
      state.replaceValue(argument, ValueRange(arguments).slice(mapping->inputNo, mapping->size), converter,
                         start);
  }
  state.notifyListeners([&](Listener &each) { each.notifyBlockErased(block); });
  state.retire(block);
  return converted;
}

FailureOr<Block *>
ConversionPatternRewriter::convertRegionTypes(Region *region, const TypeConverter &converter,
                                              TypeConverter::SignatureConversion *entryConversion) {
  if (region->empty())
    return nullptr;
  // Convert all signatures before the first change, so that the region is unchanged after a failure.
  llvm::SmallVector<std::pair<Block *, std::optional<TypeConverter::SignatureConversion>>, 4> blocks;
  for (Block &block : *region) {
    bool isGiven = entryConversion && &block == &region->front();
    blocks.emplace_back(&block, isGiven ? std::nullopt : converter.convertBlockSignature(&block));
    if (!isGiven && !blocks.back().second)
      return notifyMatchFailure(region->getLoc(), "the type of a block argument cannot be converted");
  }
  for (auto &[block, conversion] : blocks)
    applySignatureConversion(block, conversion ? *conversion : *entryConversion, &converter);
  return &region->front();
}

void ConversionPatternRewriter::eraseBlock(Block *block) {
  state.noteChange();
  state.notifyListeners([&](Listener &each) {
    block->walk([&](Operation *op) { each.notifyOperationErased(op); });
    each.notifyBlockErased(block);
  });
  if (getInsertionBlock() == block)
    clearInsertionPoint();
  block->dropAllUses();
  state.retire(block);
}

void ConversionPatternRewriter::inlineBlockBefore(Block *source, Block *dest, Block::iterator before,
                                                  ValueRange argValues) {
  assert(argValues.size() == source->getNumArguments() && "a value for each argument");
  state.noteChange();
  for (BlockArgument argument : source->getArguments())
    state.replaceValue(argument, ValueRange(argValues[argument.getArgNumber()]), state.currentConverter,
                       {source, source->begin()});
  if (getInsertionBlock() == source)
    setInsertionPoint(dest, getInsertionPoint() == source->end() ? before : getInsertionPoint());
  state.notifyListeners([&](Listener &each) {
    for (Operation &op : *source)
      each.notifyOperationModified(&op);
  });
  dest->getOperations().splice(before, source->getOperations());
  eraseBlock(source);
}

//===----------------------------------------------------------------------===//
// ConversionPatternRewriter: replacement of values
//===----------------------------------------------------------------------===//

Value ConversionPatternRewriter::getRemappedValue(Value key) {
  llvm::SmallVector<Value, 1> values;
  llvm::SmallVector<unsigned, 1> counts;
  if (failed(state.remap(nullptr, key, state.currentConverter, values, counts)) || values.size() != 1)
    return Value();
  return values.front();
}

LogicalResult ConversionPatternRewriter::getRemappedValues(ValueRange keys,
                                                           llvm::SmallVectorImpl<Value> &results) {
  for (Value key : keys) {
    Value value = getRemappedValue(key);
    if (!value)
      return failure();
    results.push_back(value);
  }
  return success();
}

/// Returns the insertion point before the definition of `value`.
static OpBuilder::InsertPoint getInsertPointBefore(Value value) {
  if (Operation *op = value.getDefiningOp())
    return {op->getBlock(), Block::iterator(op)};
  Block *block = value.getParentBlock();
  return {block, block->begin()};
}

void ConversionPatternRewriter::replaceAllUsesWith(Value from, ValueRange to) {
  state.replaceValue(from, to, state.currentConverter, getInsertPointBefore(from));
}

void ConversionPatternRewriter::replaceUsesWithIf(Value from, ValueRange values,
                                                  llvm::function_ref<bool(OpOperand &)> shouldReplace,
                                                  bool *allUsesReplaced) {
  Value to = values.size() == 1 ? values.front() : Value();
  if (!to || from.getType() != to.getType())
    to = state.castToOriginalType(from, values, state.currentConverter, getInsertPointBefore(from));
  Operation *cast = to.getDefiningOp();
  PatternRewriter::replaceUsesWithIf(
      from, to, [&](OpOperand &use) { return use.getOwner() != cast && shouldReplace(use); },
      allUsesReplaced);
}

//===----------------------------------------------------------------------===//
// ConversionPatternRewriter: changes of ops
//===----------------------------------------------------------------------===//

void ConversionPatternRewriter::replaceOpWithMultiple(Operation *op, llvm::ArrayRef<ValueRange> values) {
  assert(values.size() == op->getNumResults() && "values for each result");
  if (!state.isCreatedByAttempt(op))
    state.noteChange();
  OpBuilder::InsertPoint place(op->getBlock(), op->getBlock() ? Block::iterator(op) : Block::iterator());
  for (auto [result, with] : llvm::zip_equal(op->getResults(), values))
    state.replaceValue(result, with, state.currentConverter, place);
  state.notifyListeners(
      [&](Listener &each) { op->walk([&](Operation *inner) { each.notifyOperationErased(inner); }); });
  if (op->getBlock() && getInsertionBlock() == op->getBlock() && getInsertionPoint() == Block::iterator(op))
    setInsertionPointAfter(op);
  state.retire(op);
}

void ConversionPatternRewriter::replaceOp(Operation *op, ValueRange values) {
  state.notifyListeners([&](Listener &each) { each.notifyOperationReplaced(op, values); });
  llvm::SmallVector<Value, 4> single(values.begin(), values.end());
  llvm::SmallVector<ValueRange, 4> each;
  for (const Value &value : single)
    each.push_back(value ? ValueRange(value) : ValueRange());
  replaceOpWithMultiple(op, each);
}

void ConversionPatternRewriter::eraseOp(Operation *op) {
  replaceOpWithMultiple(op, llvm::SmallVector<ValueRange, 4>(op->getNumResults()));
}

void ConversionPatternRewriter::startOpModification(Operation *op) { state.startModification(op); }
void ConversionPatternRewriter::cancelOpModification(Operation *op) { state.cancelModification(op); }
void ConversionPatternRewriter::finalizeOpModification(Operation *op) { state.finishModification(op); }

LogicalResult ConversionPatternRewriter::legalize(Operation *op) {
  return success(driver.legalize(op) == Outcome::Legal);
}
LogicalResult ConversionPatternRewriter::legalize(Region *region) {
  llvm::SmallVector<Operation *> ops;
  for (Block &block : *region)
    block.walk<WalkOrder::PreOrder>([&](Operation *op) { ops.push_back(op); });
  return success(llvm::all_of(ops, [&](Operation *op) { return succeeded(legalize(op)); }));
}

//===----------------------------------------------------------------------===//
// Base classes of conversion patterns
//===----------------------------------------------------------------------===//

LogicalResult ConversionPattern::matchAndRewrite(Operation *op, PatternRewriter &rewriter) const {
  auto &conversion = static_cast<ConversionPatternRewriter &>(rewriter);
  ConversionState &state = conversion.state;
  // Save the current type converter, because a pattern that legalizes ops may run other patterns with other
  // converters.
  const TypeConverter *outer = std::exchange(state.currentConverter, typeConverter);
  llvm::SmallVector<Value, 8> flat;
  llvm::SmallVector<unsigned, 8> counts;
  LogicalResult result = state.remap(op, op->getOperands(), typeConverter, flat, counts);
  if (succeeded(result)) {
    llvm::SmallVector<ValueRange, 8> operands;
    ValueRange rest(flat);
    for (unsigned count : counts) {
      operands.push_back(rest.take_front(count));
      rest = rest.drop_front(count);
    }
    result = matchAndRewrite(op, operands, conversion);
  }
  state.currentConverter = outer;
  return result;
}

LogicalResult ConversionPattern::getSingleOperands(Operation *op, llvm::ArrayRef<ValueRange> operands,
                                                   ConversionPatternRewriter &rewriter,
                                                   llvm::SmallVectorImpl<Value> &single) const {
  for (ValueRange values : operands) {
    if (values.size() != 1)
      return rewriter.notifyMatchFailure(op,
                                         "pattern '" + getDebugName() + "' does not support 1:N conversion");
    single.push_back(values.front());
  }
  return success();
}

FailureOr<llvm::SmallVector<Value>>
ConversionPattern::getOneToOneAdaptorOperands(llvm::ArrayRef<ValueRange> operands) const {
  llvm::SmallVector<Value> single;
  for (ValueRange values : operands) {
    if (values.size() != 1)
      return failure();
    single.push_back(values.front());
  }
  return single;
}

FailureOr<Operation *> mlir::convertOpResultTypes(Operation *op, ValueRange operands,
                                                  const TypeConverter &converter,
                                                  ConversionPatternRewriter &rewriter) {
  llvm::SmallVector<Type, 4> types;
  for (Value result : op->getResults()) {
    Type type = converter.convertType(result);
    if (!type)
      return rewriter.notifyMatchFailure(op, "a result type is not converted to exactly one type");
    types.push_back(type);
  }
  rewriter.setInsertionPoint(op);
  OperationState state(op->getLoc(), op->getName().getStringRef());
  state.addOperands(operands);
  state.addTypes(types);
  state.addSuccessors(op->getSuccessors());
  for (unsigned i = 0, e = op->getNumRegions(); i != e; ++i)
    state.addRegion();
  Operation *converted = Operation::create(state);
  for (auto [slot, attr] : llvm::enumerate(op->getSlots()))
    converted->setSlot(slot, attr);
  if (DictionaryAttr attrs = op->getRawDiscardableAttrs())
    converted->setDiscardableAttrs(attrs);
  rewriter.insert(converted);
  for (auto [from, to] : llvm::zip_equal(op->getRegions(), converted->getRegions()))
    rewriter.inlineRegionBefore(from, to, to.end());
  rewriter.replaceOp(op, converted);
  return converted;
}
