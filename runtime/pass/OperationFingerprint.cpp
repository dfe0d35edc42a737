//===- OperationFingerprint.cpp - Hash of an operation --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/pass/OperationFingerprint.h"
#include "runtime/ir/Block.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Operation.h"
#include "runtime/ir/Region.h"

using namespace mlir;

OperationFingerprint::OperationFingerprint(Operation *root) : hash(0) {
  llvm::hash_code &result = hash;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    result =
        llvm::hash_combine(result, op, op->getName().getStringRef().data(), op->getLoc().getAsOpaquePointer(),
                           op->getBlock() ? static_cast<void *>(op->getBlock()) : nullptr,
                           op->getRawDiscardableAttrs().getAsOpaquePointer());
    for (Attribute slot : op->getSlots())
      result = llvm::hash_combine(result, slot.getAsOpaquePointer());
    for (Value operand : op->getOperands())
      result = llvm::hash_combine(result, operand.getAsOpaquePointer());
    for (Value value : op->getResults())
      result = llvm::hash_combine(result, value.getType().getAsOpaquePointer());
    for (Block *successor : op->getSuccessors())
      result = llvm::hash_combine(result, static_cast<void *>(successor));
    for (Region &region : op->getRegions())
      for (Block &block : region) {
        result = llvm::hash_combine(result, static_cast<void *>(&block), static_cast<void *>(&region));
        for (Value argument : block.getArguments())
          result = llvm::hash_combine(result, argument.getType().getAsOpaquePointer());
      }
  });
}
