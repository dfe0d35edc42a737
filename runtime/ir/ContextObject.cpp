//===- ContextObject.cpp - Objects attached to a context ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/ContextObject.h"
#include "runtime/ir/MLIRContextImpl.h"

using namespace mlir;

void detail::setContextObject(MLIRContext *context, TypeID type, void *object) {
  auto &objects = context->getImpl().attachedObjects;
  llvm::erase_if(objects, [&](const auto &entry) { return entry.first == type; });
  if (object)
    objects.emplace_back(type, object);
}

void *detail::getContextObject(MLIRContext *context, TypeID type) {
  for (const auto &[key, object] : context->getImpl().attachedObjects)
    if (key == type)
      return object;
  return nullptr;
}
