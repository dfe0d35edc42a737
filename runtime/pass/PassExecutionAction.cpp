//===- PassExecutionAction.cpp - Execution of a pass ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/pass/PassExecutionAction.h"
#include "runtime/pass/Pass.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

PassExecutionAction::PassExecutionAction(llvm::ArrayRef<IRUnit> irUnits, const Pass &pass)
    : ActionImpl(irUnits), pass(pass), op(llvm::cast<Operation *>(irUnits.front())) {}

void PassExecutionAction::print(llvm::raw_ostream &os) const {
  os << '`' << tag << "` running `" << pass.getName() << "` on operation `" << op->getName().getStringRef()
     << '`';
}
