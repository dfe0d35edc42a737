//===- OperationName.cpp - The kind of an operation -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/OperationName.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/MLIRContext.h"

using namespace strata;

OperationName::OperationName(llvm::StringRef name, MLIRContext *context) : info(context->getOpInfo(name)) {}

std::optional<RegisteredOperationName> RegisteredOperationName::lookup(llvm::StringRef name, MLIRContext *context) {
  return OperationName(name, context).getRegisteredInfo();
}

StringAttr OperationName::getIdentifier() const { return info->name.getImpl(); }

int OperationName::getSlot(llvm::StringRef attrName) const {
  if (!info->spec)
    return -1;
  for (unsigned slot = 0; slot != info->numSlots; ++slot)
    if (info->spec->attributes[slot].name == attrName)
      return slot;
  return -1;
}
StringAttr OperationName::getSlotName(unsigned slot) const { return info->slotNames[slot].getImpl(); }
