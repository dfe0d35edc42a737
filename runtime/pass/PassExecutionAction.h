//===- PassExecutionAction.h - Execution of a pass ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The action of running a pass on an operation; see runtime/ir/Action.h. A handler that skips it leaves the
// operation unchanged; the pass succeeds.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_PASS_PASSEXECUTIONACTION_H
#define STRATA_RUNTIME_PASS_PASSEXECUTIONACTION_H

#include "runtime/ir/Action.h"

namespace mlir {

class Pass;

class PassExecutionAction : public tracing::ActionImpl<PassExecutionAction> {
public:
  static constexpr llvm::StringLiteral tag = "pass-execution";

  /// \param irUnits  the operation that the pass runs on.
  PassExecutionAction(llvm::ArrayRef<IRUnit> irUnits, const Pass &pass);
  const Pass &getPass() const { return pass; }
  Operation *getOp() const { return op; }
  /// Prints the names of the pass and of the operation.
  void print(llvm::raw_ostream &os) const override;

  /// The pass. The reference is valid only while the action handler runs.
  const Pass &pass;
  Operation *op;
};

} // namespace mlir

#endif // STRATA_RUNTIME_PASS_PASSEXECUTIONACTION_H
