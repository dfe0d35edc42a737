//===- UseListOrder.cpp - The stored order of use lists -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/bytecode/UseListOrder.h"
#include "runtime/ir/Region.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

/// Returns the number of ops around an op.
static unsigned getDepth(Operation *op) {
  unsigned depth = 0;
  while ((op = op->getParentOp()))
    ++depth;
  return depth;
}

/// Returns true if \p a precedes \p b, another op of the same top-level op, in pre-order.
static bool precedes(Operation *a, Operation *b) {
  if (LLVM_LIKELY(a->getBlock() == b->getBlock()))
    return a->isBeforeInBlock(b);
  unsigned depthA = getDepth(a), depthB = getDepth(b);
  Operation *outerA = a, *outerB = b;
  for (; depthA > depthB; --depthA)
    outerA = outerA->getParentOp();
  for (; depthB > depthA; --depthB)
    outerB = outerB->getParentOp();
  // An op precedes the ops in its regions.
  if (outerA == outerB)
    return outerA == a;
  while (outerA->getParentOp() != outerB->getParentOp()) {
    outerA = outerA->getParentOp();
    outerB = outerB->getParentOp();
  }
  Block *blockA = outerA->getBlock(), *blockB = outerB->getBlock();
  if (blockA == blockB)
    return outerA->isBeforeInBlock(outerB);
  Region *regionA = blockA->getParent(), *regionB = blockB->getParent();
  if (regionA != regionB)
    return regionA->getRegionNumber() < regionB->getRegionNumber();
  return blockA->computeBlockNumber() < blockB->computeBlockNumber();
}

/// Returns true if \p a is after \p b in the reference order of uses.
static bool isCreatedBefore(const OpOperand &a, const OpOperand &b) {
  Operation *ownerA = a.getOwner(), *ownerB = b.getOwner();
  if (ownerA == ownerB)
    return a.getOperandNumber() < b.getOperandNumber();
  return precedes(ownerA, ownerB);
}

/// Returns true if the uses of a value are in the reference order.
static bool isInReferenceOrder(Value value) {
  OpOperand *use = value.getFirstUse();
  for (; use && use->getNextUse(); use = use->getNextUse())
    if (!isCreatedBefore(*use->getNextUse(), *use))
      return false;
  return true;
}

static void writeUseListOrder(Value value, ByteWriter &out) {
  llvm::SmallVector<std::pair<OpOperand *, unsigned>> uses;
  for (OpOperand &use : value.getUses())
    uses.emplace_back(&use, uses.size());
  llvm::sort(uses, [](const auto &a, const auto &b) { return isCreatedBefore(*b.first, *a.first); });
  // Pairs are shorter if less than half of the uses are at another position.
  size_t moved = 0;
  for (size_t i = 0; i != uses.size(); ++i)
    moved += uses[i].second != i;
  bool isPairs = moved < uses.size() / 2;
  out.writeVarIntWithFlag(isPairs ? 2 * moved : uses.size(), isPairs);
  for (size_t i = 0; i != uses.size(); ++i) {
    if (isPairs && uses[i].second == i)
      continue;
    out.writeVarInt(uses[i].second);
    if (isPairs)
      out.writeVarInt(i);
  }
}

bool bytecode::writeUseListOrders(ValueRange values, ByteWriter &out) {
  llvm::SmallVector<unsigned, 4> reordered;
  for (unsigned i = 0, e = values.size(); i != e; ++i)
    if (!isInReferenceOrder(values[i]))
      reordered.push_back(i);
  if (reordered.empty())
    return false;
  bool isSingle = values.size() == 1;
  if (!isSingle)
    out.writeVarInt(reordered.size());
  for (unsigned index : reordered) {
    if (!isSingle)
      out.writeVarInt(index);
    writeUseListOrder(values[index], out);
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

LogicalResult bytecode::readUseListOrders(ByteReader &reader, unsigned numValues,
                                          llvm::SmallVectorImpl<UseListOrder> &orders) {
  uint64_t count = 1;
  if (numValues != 1 && failed(reader.readCount(count)))
    return failure();
  for (uint64_t i = 0; i != count; ++i) {
    uint64_t index = 0, size;
    UseListOrder order;
    if (numValues != 1 && failed(reader.readVarInt(index)))
      return failure();
    if (index >= numValues)
      return reader.error("invalid value index of a use-list order: " + llvm::Twine(index));
    if (failed(reader.readVarIntWithFlag(size, order.isPairs)))
      return failure();
    if (size > reader.size())
      return reader.error("use-list order is longer than the data");
    order.index = index;
    for (uint64_t k = 0; k != size; ++k) {
      uint64_t position;
      if (failed(reader.readVarInt(position)))
        return failure();
      if (position > UINT32_MAX)
        return reader.error("invalid position in a use-list order: " + llvm::Twine(position));
      order.indices.push_back(position);
    }
    orders.push_back(std::move(order));
  }
  return success();
}

LogicalResult bytecode::applyUseListOrder(Value value, const UseListOrder &order, const BytecodeFile &file) {
  unsigned numUses = value.getNumUses();
  auto fail = [&] {
    file.emitError() << "use-list order does not match the uses of its value";
    return failure();
  };
  // positions[i] is the position in the stored order of use i of the reference order.
  llvm::SmallVector<unsigned> positions(numUses, 0);
  if (order.isPairs) {
    for (unsigned i = 0; i != numUses; ++i)
      positions[i] = i;
    if (order.indices.size() % 2)
      return fail();
    for (size_t i = 0; i != order.indices.size(); i += 2) {
      if (order.indices[i + 1] >= numUses)
        return fail();
      positions[order.indices[i + 1]] = order.indices[i];
    }
  } else {
    if (order.indices.size() != numUses)
      return fail();
    llvm::copy(order.indices, positions.begin());
  }
  llvm::SmallVector<unsigned> shuffled(numUses, ~0u);
  for (unsigned i = 0; i != numUses; ++i) {
    if (positions[i] >= numUses || shuffled[positions[i]] != ~0u)
      return fail();
    shuffled[positions[i]] = i;
  }
  value.shuffleUseList(shuffled);
  return success();
}
