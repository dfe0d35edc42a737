//===- Progress.h - Progress of long runs ---------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Shows the running pass in a line of the terminal, after a run has taken some time, and updates it a few
// times per second. The line is erased at the end of the run, and before a diagnostic if the owner's handler
// calls clear(). Thread-safe.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_OPT_PROGRESS_H
#define STRATA_TOOLS_OPT_PROGRESS_H

#include "runtime/pass/PassInstrumentation.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>

namespace mlir {

class Progress : public PassInstrumentation {
public:
  using Clock = std::chrono::steady_clock;
  struct Timing {
    std::chrono::milliseconds before{2000}; ///< Time before the first line is shown.
    std::chrono::milliseconds between{200}; ///< Minimum time between two updates.
  };
  /// \param os  a terminal; borrowed.
  Progress(llvm::raw_ostream &os, Timing timing) : os(os), timing(timing), start(Clock::now()), last(start) {}
  explicit Progress(llvm::raw_ostream &os) : Progress(os, Timing()) {}
  ~Progress() override { clear(); }

  void runBeforePass(Pass *pass, Operation *op) override;
  void runAfterPass(Pass *pass, Operation *op) override;
  void runAfterPassFailed(Pass *pass, Operation *op) override;
  /// Erases the line.
  void clear();

private:
  void show(Pass *pass, Operation *op);
  void erase();

  std::mutex mutex;
  llvm::raw_ostream &os;
  Timing timing;
  Clock::time_point start, last;
  uint64_t numDone = 0;
  bool isShown = false;
};

} // namespace mlir

#endif // STRATA_TOOLS_OPT_PROGRESS_H
