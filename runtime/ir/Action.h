//===- Action.h - Observable steps of a transformation -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An Action describes a step, such as running a pass or applying a pattern, that a tool may observe, skip or
// repeat. A program declares a class for each kind of step and performs it through the context:
//
//     struct FoldAction : tracing::ActionImpl<FoldAction> {
//       using Base = tracing::ActionImpl<FoldAction>;
//       using Base::Base;
//       static constexpr llvm::StringLiteral tag = "fold";
//     };
//     context->executeAction<FoldAction>([&] { fold(op); }, {op});
//
// Without a handler (MLIRContext::registerActionHandler) the step is performed and no action is created.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_ACTION_H
#define STRATA_RUNTIME_IR_ACTION_H

#include "runtime/ir/Unit.h"
#include "runtime/support/TypeID.h"

namespace mlir::tracing {

/// A step that is about to be performed. Valid only while the handler runs.
class Action {
public:
  virtual ~Action();

  /// Returns TypeID::get of the class of the action.
  TypeID getActionID() const { return actionID; }
  /// Returns the name by which users select the kind of action.
  virtual llvm::StringRef getTag() const = 0;
  /// Returns the parts of the IR that the step applies to.
  virtual llvm::ArrayRef<IRUnit> getContextIRUnits() const { return irUnits; }
  /// Prints a description in one line.
  virtual void print(llvm::raw_ostream &os) const;

protected:
  /// \param irUnits outlive the action.
  Action(TypeID actionID, llvm::ArrayRef<IRUnit> irUnits) : actionID(actionID), irUnits(irUnits) {}

  TypeID actionID;
  llvm::ArrayRef<IRUnit> irUnits;
};

/// Base class of the action class \p ConcreteT, whose static member `tag` is its name.
template <typename ConcreteT>
class ActionImpl : public Action {
public:
  ActionImpl(llvm::ArrayRef<IRUnit> irUnits = {}) : Action(TypeID::get<ConcreteT>(), irUnits) {}
  static bool classof(const Action *action) { return action->getActionID() == TypeID::get<ConcreteT>(); }
  llvm::StringRef getTag() const final { return ConcreteT::tag; }
};

} // namespace mlir::tracing

#endif // STRATA_RUNTIME_IR_ACTION_H
