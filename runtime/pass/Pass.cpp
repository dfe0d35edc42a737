//===- Pass.cpp - Base class of passes ------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/pass/Pass.h"
#include "runtime/pass/PassRegistry.h"

using namespace mlir;

Pass::~Pass() = default;

bool Pass::canScheduleOn(Operation *op) const {
  if (std::optional<RegisteredOperationName> name = op->getName().getRegisteredInfo())
    return canScheduleOn(*name);
  return !opName || op->getName().getStringRef() == *opName;
}

const PassInfo *Pass::lookupPassInfo() const { return PassInfo::lookup(getArgument()); }

Pass::Statistic::Statistic(Pass *owner, const char *name, const char *description)
    : name(name), description(description) {
  owner->statistics.push_back(this);
}

void Pass::printAsTextualPipeline(llvm::raw_ostream &os, bool pretty) const {
  os << getArgument();
  options.print(os);
}

std::unique_ptr<Pass> Pass::clone() const {
  std::unique_ptr<Pass> copy = clonePass();
  copy->copyOptionValuesFrom(this);
  return copy;
}
