//===- ApplyPatternAction.cpp - Application of a pattern ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/rewrite/ApplyPatternAction.h"
#include "runtime/ir/MLIRContext.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

void ApplyPatternAction::print(llvm::raw_ostream &os) const {
  os << '`' << tag << "` pattern: " << pattern.getDebugName();
  if (llvm::ArrayRef<llvm::StringRef> labels = pattern.getDebugLabels(); !labels.empty()) {
    os << " (";
    llvm::interleaveComma(labels, os);
    os << ')';
  }
}

LogicalResult ApplyPatternAction::perform(const Pattern &pattern, Operation *op,
                                          llvm::function_ref<LogicalResult()> apply) {
  LogicalResult result = failure();
  IRUnit unit = op;
  op->getContext()->executeAction<ApplyPatternAction>([&] { result = apply(); }, unit, pattern);
  return result;
}
