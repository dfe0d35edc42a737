//===- OperationName.cpp - The name of an operation and its kind ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/OperationName.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/MLIRContext.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir;

OperationName::OperationName(llvm::StringRef name, MLIRContext *context) : info(context->getOpInfo(name)) {}

std::optional<RegisteredOperationName> RegisteredOperationName::lookup(llvm::StringRef name,
                                                                       MLIRContext *context) {
  return OperationName(name, context).getRegisteredInfo();
}

std::optional<RegisteredOperationName> OperationName::getRegisteredInfo() const {
  return isRegistered() ? std::optional(RegisteredOperationName(*this)) : std::nullopt;
}

StringAttr OperationName::getIdentifier() const { return info->name.getImpl(); }

void OperationName::attachInterfaces(std::initializer_list<InterfaceModelSpec> models) const {
  if (!isRegistered())
    llvm::report_fatal_error("Attempting to attach an interface to an unregistered operation " +
                             getStringRef() + ".");
  getContext()->attachInterfaces(const_cast<OpInfo *>(info)->interfaces, models);
}

const void *OperationName::getMissingInterface(TypeID interface) const {
  if (const auto &fallback = info->dialect->getSpec().hooks.interfaceFallback)
    if (const void *model = fallback(interface, *this))
      return model;
  if (isRegistered())
    info->dialect->checkPromise(getTypeID(), interface, getStringRef());
  return nullptr;
}

bool OperationName::hasPromise(TypeID interface) const {
  return isRegistered() && info->dialect->hasPromisedInterface(getTypeID(), interface);
}

int OperationName::getSlot(llvm::StringRef attrName) const {
  if (!info->spec)
    return -1;
  for (unsigned slot = 0; slot != info->firstPropertySlot; ++slot)
    if (info->spec->attributes[slot].name == attrName)
      return slot;
  return -1;
}

int OperationName::getPropertySlot(llvm::StringRef propertyName) const {
  if (info->spec)
    for (unsigned slot = info->firstPropertySlot; slot != info->numSlots; ++slot)
      if (info->spec->attributes[slot].name == propertyName)
        return slot;
  return getSlot(propertyName);
}
StringAttr OperationName::getSlotName(unsigned slot) const { return info->slotNames[slot].getImpl(); }
