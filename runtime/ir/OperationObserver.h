//===- OperationObserver.h - Reports destroyed operations -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Reports the destruction of single operations to objects that keep pointers to them, such as the handles of
// a language binding. An operation that no observer marked costs one test of a bit.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_OPERATIONOBSERVER_H
#define STRATA_RUNTIME_IR_OPERATIONOBSERVER_H

namespace mlir {

class MLIRContext;
class Operation;

/// Is notified when an operation that is marked with Operation::setObserved() is destroyed.
class OperationObserver {
public:
  virtual ~OperationObserver();
  /// Called immediately before \p op is destroyed; its operands, results and attributes are still valid, its
  /// regions may be empty already. All observers of the context are called for each marked operation,
  /// whichever of them marked it. Threads: passes destroy operations in their threads, so calls may be
  /// concurrent. The function must not change the IR.
  virtual void operationDestroyed(Operation *op) = 0;
};

/// Adds an observer to a context. The caller keeps the ownership, and removes the observer before it is
/// destroyed, or destroys the context first. No other thread may use the context during the call.
void attachOperationObserver(MLIRContext &context, OperationObserver &observer);
/// Removes an observer. No other thread may use the context during the call.
void detachOperationObserver(MLIRContext &context, OperationObserver &observer);

} // namespace mlir

#endif // STRATA_RUNTIME_IR_OPERATIONOBSERVER_H
