//===- Progress.cpp - Progress of long runs -------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/opt/Progress.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Operation.h"
#include "runtime/ir/SymbolTable.h"
#include "runtime/pass/Pass.h"
#include "llvm/Support/Format.h"

using namespace mlir;

void Progress::runBeforePass(Pass *pass, Operation *op) {
  std::lock_guard lock(mutex);
  Clock::time_point now = Clock::now();
  if (now - start < timing.before || (isShown && now - last < timing.between))
    return;
  last = now;
  show(pass, op);
}

void Progress::show(Pass *pass, Operation *op) {
  erase();
  double seconds = std::chrono::duration<double>(last - start).count();
  os << llvm::format("%.0f s", seconds) << ", " << numDone << " passes done, running " << pass->getName();
  if (auto name = op->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName()))
    os << " on @" << name.getValue().take_front(40);
  os.flush();
  isShown = true;
}

/// Returns to the start of the line and erases it (ECMA-48, EL).
void Progress::erase() {
  if (isShown)
    os << "\r\x1b[K";
  isShown = false;
}

void Progress::clear() {
  std::lock_guard lock(mutex);
  erase();
  os.flush();
}

void Progress::runAfterPass(Pass *, Operation *) {
  std::lock_guard lock(mutex);
  ++numDone;
}
void Progress::runAfterPassFailed(Pass *, Operation *) { clear(); }
