//===- RegionReader.cpp - Reads ops, blocks and regions -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/bytecode/RegionReader.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/NamedAttrList.h"

using namespace mlir;
using namespace mlir::bytecode;

RegionReader::~RegionReader() {
  // After an error, placeholders may have uses.
  for (const std::unique_ptr<Scope> &scope : scopes)
    for (auto &[index, placeholder] : scope->placeholders) {
      placeholder->dropAllUses();
      placeholder->destroy();
    }
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Returns a value by its number, or a placeholder if it is not defined yet. Returns null after an error.
Value RegionReader::getValue(uint64_t index) {
  Scope &current = scope();
  if (LLVM_UNLIKELY(index >= current.values.size())) {
    reader().emitError() << "invalid value index: " << index;
    return {};
  }
  if (LLVM_LIKELY(current.values[index]))
    return current.values[index];
  Operation *placeholder =
      Operation::create(CompactLocation(), OperationName("builtin.unrealized_conversion_cast", context),
                        TypeRange(Type(NoneType::get(context))), {}, {}, DictionaryAttr(), {}, 0);
  current.placeholders[index] = placeholder;
  return current.values[index] = placeholder->getResult(0);
}

/// Gives the next number of the region to a value.
LogicalResult RegionReader::define(Value value) {
  Frame &frame = frames.back();
  Scope &current = scope();
  // The number of results of top-level ops is not stored.
  if (!frame.op && frame.nextValue == current.values.size())
    current.values.emplace_back();
  if (LLVM_UNLIKELY(frame.nextValue == current.values.size()))
    return reader().error("value index range was too small: the region defines more than " +
                          llvm::Twine(frame.nextValue - frame.firstValue) + " values");
  Value &place = current.values[frame.nextValue];
  if (LLVM_UNLIKELY(place)) {
    // Move the uses of the placeholder. Each new use is added at the front, so the oldest one is moved first.
    llvm::SmallVector<OpOperand *> uses;
    for (OpOperand &use : place.getUses())
      uses.push_back(&use);
    for (OpOperand *use : llvm::reverse(uses))
      use->set(value);
    auto it = current.placeholders.find(frame.nextValue);
    it->second->destroy();
    current.placeholders.erase(it);
  }
  place = value;
  ++frame.nextValue;
  return success();
}

//===----------------------------------------------------------------------===//
// Regions and blocks
//===----------------------------------------------------------------------===//

LogicalResult RegionReader::startRegion() {
  Frame &frame = frames.back();
  frame.region = &frame.op->getRegion(frame.nextRegion++);
  uint64_t numBlocks, numValues = 0;
  frame.firstBlock = blocks.size();
  frame.firstValue = frame.nextValue = scope().values.size();
  frame.numBlocks = frame.nextBlock = 0;
  if (failed(reader().readCount(numBlocks)))
    return failure();
  if (numBlocks == 0)
    return success();
  // Each value takes at least one byte, that of its type.
  if (failed(reader().readCount(numValues)))
    return failure();
  scope().values.resize(frame.firstValue + numValues);
  for (uint64_t i = 0; i != numBlocks; ++i) {
    blocks.push_back(Block::create(context));
    frame.region->push_back(blocks.back());
  }
  frame.numBlocks = numBlocks;
  return success();
}

LogicalResult RegionReader::finishRegion() {
  Frame &frame = frames.back();
  for (auto &[index, placeholder] : scope().placeholders)
    if (index >= frame.firstValue)
      return reader().error("not all forward unresolved forward operand references");
  scope().values.truncate(frame.firstValue);
  blocks.resize(frame.firstBlock);
  frame.region = nullptr;
  return success();
}

LogicalResult RegionReader::startBlock() {
  Frame &frame = frames.back();
  frame.block = blocks[frame.firstBlock + frame.nextBlock++];
  bool hasArgs;
  if (failed(reader().readVarIntWithFlag(frame.opsLeft, hasArgs)))
    return failure();
  return hasArgs ? readArguments() : success();
}

LogicalResult RegionReader::readArguments() {
  Frame &frame = frames.back();
  uint64_t count;
  if (failed(reader().readCount(count)))
    return failure();
  uint64_t version = tables.getFile().version;
  for (uint64_t i = 0; i != count; ++i) {
    Type type;
    bool hasLocation = true;
    CompactLocation loc;
    if (version >= kElideUnknownBlockArgLocation) {
      // The flag is the lowest bit of the number of the type.
      uint64_t bits;
      if (failed(reader().readVarIntWithFlag(bits, hasLocation)) ||
          failed(tables.readTypeAt(reader(), bits, type)))
        return failure();
    } else if (failed(tables.readType(reader(), type))) {
      return failure();
    }
    if (hasLocation && failed(tables.readLocation(reader(), loc)))
      return failure();
    if (failed(define(frame.block->addArgument(type, loc))))
      return failure();
  }
  if (version < kUseListOrdering)
    return success();
  uint8_t mask;
  if (failed(reader().readByte(mask)))
    return failure();
  if (!(mask & OpEncodingMask::kHasUseListOrders))
    return success();
  llvm::SmallVector<UseListOrder, 2> orders;
  if (failed(readUseListOrders(reader(), count, orders)))
    return failure();
  for (UseListOrder &order : orders)
    scope().orders.emplace_back(frame.block->getArgument(order.index), std::move(order));
  return success();
}

LogicalResult RegionReader::finishScope() {
  for (auto &[value, order] : scope().orders)
    if (failed(applyUseListOrder(value, order, tables.getFile())))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

LogicalResult RegionReader::readOperands() {
  uint64_t count, index;
  if (failed(reader().readCount(count)))
    return failure();
  for (uint64_t i = 0; i != count; ++i) {
    if (failed(reader().readVarInt(index)))
      return failure();
    Value value = getValue(index);
    if (!value)
      return failure();
    operands.push_back(value);
  }
  return success();
}

LogicalResult RegionReader::readSuccessors(const Frame &frame) {
  uint64_t count, index;
  if (failed(reader().readCount(count)))
    return failure();
  for (uint64_t i = 0; i != count; ++i) {
    if (failed(reader().readVarInt(index)))
      return failure();
    if (index >= frame.numBlocks)
      return reader().error("invalid successor index: " + llvm::Twine(index));
    successors.push_back(blocks[frame.firstBlock + index]);
  }
  return success();
}

/// Creates an op from the parts that have been read.
Operation *RegionReader::createOp(CompactLocation loc, OperationName name, bool wasRegistered,
                                  DictionaryAttr attrs) {
  bool isSplit =
      tables.getFile().version >= kNativePropertiesEncoding && (wasRegistered || !name.isRegistered());
  if (LLVM_LIKELY(isSplit || name.getNumSlots() == 0))
    return Operation::create(loc, name, types, operands, slots, attrs, successors, numRegions);
  // The inherent attributes are among the others.
  OperationState state(loc, name);
  state.operands.assign(operands.begin(), operands.end());
  state.types.assign(types.begin(), types.end());
  state.slots.assign(slots.begin(), slots.end());
  state.successors.assign(successors.begin(), successors.end());
  for (NamedAttribute attr : attrs ? attrs.getValue() : llvm::ArrayRef<NamedAttribute>()) {
    int slot = name.isRegistered() ? name.getPropertySlot(attr.getNameStr()) : -1;
    if (slot < 0)
      state.attributes.push_back(attr);
    else
      state.setSlot(slot, attr.getValue());
  }
  state.addEmptyRegions(numRegions);
  return Operation::create(state);
}

/// Reads the parts of an op up to its regions, and creates it.
LogicalResult RegionReader::readParts(OperationName name, bool wasRegistered, uint8_t mask, Operation *&op) {
  ByteReader &in = reader();
  CompactLocation loc;
  DictionaryAttr attrs;
  types.clear();
  operands.clear();
  successors.clear();
  slots.clear();
  numRegions = 0;
  if (failed(tables.readLocation(in, loc)))
    return failure();
  if (mask & OpEncodingMask::kHasAttrs && failed(tables.readDictionary(in, attrs)))
    return failure();
  if (mask & OpEncodingMask::kHasProperties) {
    if (failed(tables.readProperties(in, name, wasRegistered, slots)))
      return failure();
  }
  if (mask & OpEncodingMask::kHasResults) {
    uint64_t count;
    if (failed(in.readCount(count)))
      return failure();
    for (uint64_t i = 0; i != count; ++i) {
      Type type;
      if (failed(tables.readType(in, type)))
        return failure();
      types.push_back(type);
    }
  }
  if (mask & OpEncodingMask::kHasOperands && failed(readOperands()))
    return failure();
  if (mask & OpEncodingMask::kHasSuccessors && failed(readSuccessors(frames.back())))
    return failure();
  llvm::SmallVector<UseListOrder, 1> orders;
  if (mask & OpEncodingMask::kHasUseListOrders && failed(readUseListOrders(in, types.size(), orders)))
    return failure();
  bool isIsolated = false;
  if (mask & OpEncodingMask::kHasInlineRegions) {
    if (failed(in.readVarIntWithFlag(numRegions, isIsolated)))
      return failure();
    if (numRegions > in.size())
      return in.error("invalid number of regions: " + llvm::Twine(numRegions));
  }
  op = createOp(loc, name, wasRegistered, attrs);
  frames.back().block->push_back(op);
  for (OpResult result : op->getResults())
    if (failed(define(result)))
      return failure();
  for (UseListOrder &order : orders)
    scope().orders.emplace_back(op->getResult(order.index), std::move(order));
  return numRegions ? readOpRegions(op, isIsolated) : success();
}

/// Prepares for reading the regions of an op, or records their section.
LogicalResult RegionReader::readOpRegions(Operation *op, bool isIsolated) {
  bool hasSection = isIsolated && tables.getFile().version >= kLazyLoading;
  llvm::StringRef section;
  if (hasSection) {
    Section::ID id;
    if (failed(reader().readSection(id, section)))
      return failure();
    if (id != Section::kIR)
      return reader().error("expected IR section for region");
    if (lazyOps && !readsNow(op)) {
      lazyOps->try_emplace(op, LazyRegions{section, lazyOps->size()});
      return success();
    }
  }
  Frame frame;
  frame.op = op;
  frame.hasScope = isIsolated;
  frame.hasSection = hasSection;
  if (isIsolated) {
    auto scope = std::make_unique<Scope>();
    scope->reader = hasSection ? ByteReader(section, tables.getFile()) : reader();
    scopes.push_back(std::move(scope));
  }
  frames.push_back(frame);
  return success();
}

LogicalResult RegionReader::readOp() {
  --frames.back().opsLeft;
  OperationName name;
  bool wasRegistered;
  uint8_t mask;
  Operation *op;
  if (failed(tables.readOpName(reader(), name, wasRegistered)) || failed(reader().readByte(mask)))
    return failure();
  return readParts(name, wasRegistered, mask, op);
}

//===----------------------------------------------------------------------===//
// The loop
//===----------------------------------------------------------------------===//

LogicalResult RegionReader::run() {
  while (!frames.empty()) {
    Frame &frame = frames.back();
    LogicalResult result = success();
    if (frame.opsLeft) {
      result = readOp();
    } else if (frame.nextBlock != frame.numBlocks) {
      result = startBlock();
    } else if (frame.region && failed(finishRegion())) {
      return failure();
    } else if (frame.op && frame.nextRegion != frame.op->getNumRegions()) {
      result = startRegion();
    } else {
      if (frame.hasScope) {
        if (failed(finishScope()))
          return failure();
        if (frame.hasSection && !reader().empty())
          return reader().error("unexpected trailing bytes in the section of a region");
        // Without a section, the regions are a part of the data of the enclosing scope.
        if (!frame.hasSection)
          scopes[scopes.size() - 2]->reader = reader();
        scopes.pop_back();
      }
      frames.pop_back();
    }
    if (failed(result))
      return failure();
  }
  return success();
}

LogicalResult RegionReader::readTopLevel(llvm::StringRef section, Block *block) {
  scopes.push_back(std::make_unique<Scope>());
  reader() = ByteReader(section, tables.getFile());
  Frame frame;
  frame.block = block;
  bool hasArgs;
  if (failed(reader().readVarIntWithFlag(frame.opsLeft, hasArgs)))
    return failure();
  if (hasArgs)
    return reader().error("unexpected arguments of the top-level block");
  if (frame.opsLeft > reader().size())
    return reader().error("invalid number of operations: " + llvm::Twine(frame.opsLeft));
  frames.push_back(frame);
  if (failed(run()))
    return failure();
  if (!scope().placeholders.empty())
    return reader().error("not all forward unresolved forward operand references");
  if (failed(finishScope()))
    return failure();
  return reader().empty() ? success() : reader().error("unexpected trailing bytes in the IR section");
}

LogicalResult RegionReader::readRegions(Operation *op, const LazyRegions &regions) {
  scopes.push_back(std::make_unique<Scope>());
  reader() = ByteReader(regions.section, tables.getFile());
  Frame frame;
  frame.op = op;
  frame.hasScope = frame.hasSection = true;
  frames.push_back(frame);
  return run();
}
