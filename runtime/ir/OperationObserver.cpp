//===- OperationObserver.cpp - Reports destroyed operations ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#include "runtime/ir/OperationObserver.h"
#include "runtime/ir/MLIRContextImpl.h"
#include "runtime/ir/Operation.h"

using namespace mlir;

OperationObserver::~OperationObserver() = default;

void Operation::reportDestruction() {
  for (OperationObserver *observer : getContext()->getImpl().operationObservers)
    observer->operationDestroyed(this);
}

void mlir::attachOperationObserver(MLIRContext &context, OperationObserver &observer) {
  context.getImpl().operationObservers.push_back(&observer);
}
void mlir::detachOperationObserver(MLIRContext &context, OperationObserver &observer) {
  llvm::erase(context.getImpl().operationObservers, &observer);
}
