//===- OperationFingerPrint.cpp - Detects changes of operations -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/OperationFingerPrint.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Region.h"
#include "llvm/Support/SHA1.h"

using namespace mlir;

namespace {
/// Adds parts of the IR to a hash. Counts precede lists, so that lists cannot be confused.
class Writer {
public:
  void add(uint64_t number) {
    hash.update(llvm::ArrayRef<uint8_t>(reinterpret_cast<const uint8_t *>(&number), sizeof(number)));
  }
  void add(const void *address) { add(static_cast<uint64_t>(reinterpret_cast<uintptr_t>(address))); }
  void addHeader(Operation *op);
  void addBlocks(Operation *op);
  std::array<uint8_t, 20> finish() { return hash.final(); }

private:
  llvm::SHA1 hash;
};
} // namespace

void Writer::addHeader(Operation *op) {
  add(op);
  add(op->getName().getAsOpaquePointer());
  add(op->getLoc().getAsOpaquePointer());
  add(op->getNumSlots());
  for (Attribute attr : op->getSlots())
    add(attr.getAsOpaquePointer());
  add(op->getDiscardableAttrDictionary().getAsOpaquePointer());
  add(op->getNumOperands());
  for (Value operand : op->getOperands())
    add(operand.getAsOpaquePointer());
  add(op->getNumResults());
  for (Type type : op->getResultTypes())
    add(type.getAsOpaquePointer());
  add(op->getNumSuccessors());
  for (Block *successor : op->getSuccessors())
    add(successor);
}

void Writer::addBlocks(Operation *op) {
  add(op->getNumRegions());
  for (Region &region : op->getRegions()) {
    for (Block &block : region) {
      add(&block);
      for (BlockArgument argument : block.getArguments()) {
        add(argument.getType().getAsOpaquePointer());
        add(argument.getLoc().getAsOpaquePointer());
      }
    }
    add(nullptr);
  }
}

OperationFingerPrint::OperationFingerPrint(Operation *op, bool includeNested) {
  Writer writer;
  writer.addHeader(op);
  writer.addBlocks(op);
  if (includeNested)
    op->walk<WalkOrder::PreOrder>([&](Operation *nested) {
      if (nested == op)
        return;
      writer.add(nested->getBlock());
      writer.addHeader(nested);
      writer.addBlocks(nested);
    });
  hash = writer.finish();
}
