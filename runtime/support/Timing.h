//===- Timing.h - How long what takes -------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A TimingScope measures from its making to its end; scopes are nested, and scopes of one name within the
// same one are added up. A DefaultTimingManager owns the tree and prints it.
//
//   DefaultTimingManager manager;
//   manager.setEnabled(true);
//   TimingScope root = manager.getRootScope();
//   { TimingScope parsing = root.nest("Parser"); … }
//
// While a manager is not enabled its scopes do nothing. Scopes may be nested and ended on any thread; one
// scope object is for one thread at a time. Wall time of scopes that several threads were in at once is that
// of the busiest thread, user time the sum over threads.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SUPPORT_TIMING_H
#define STRATA_RUNTIME_SUPPORT_TIMING_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <chrono>
#include <memory>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace strata {

class DefaultTimingManager;

namespace detail {
struct TimingNode;
} // namespace detail

class TimingScope {
public:
  /// One that measures nothing.
  TimingScope() = default;
  TimingScope(TimingScope &&other) { *this = std::move(other); }
  TimingScope &operator=(TimingScope &&other);
  ~TimingScope() { stop(); }
  explicit operator bool() const { return node; }
  TimingScope nest(llvm::StringRef name);
  /// Adds the time so far, and ends it.
  void stop();

private:
  friend class DefaultTimingManager;
  TimingScope(DefaultTimingManager *manager, detail::TimingNode *node);

  DefaultTimingManager *manager = nullptr;
  detail::TimingNode *node = nullptr;
  std::chrono::steady_clock::time_point start;
  double userStart = 0; ///< Of the thread that made it.
};

class DefaultTimingManager {
public:
  enum class DisplayMode { List, Tree };
  enum class OutputFormat { Text, Json };

  DefaultTimingManager();
  /// Prints, if it is enabled and nobody did.
  ~DefaultTimingManager();
  DefaultTimingManager(const DefaultTimingManager &) = delete;
  DefaultTimingManager &operator=(const DefaultTimingManager &) = delete;

  void setEnabled(bool enable) { isOn = enable; }
  bool isEnabled() const { return isOn; }
  void setDisplayMode(DisplayMode newMode) { mode = newMode; }
  void setOutputFormat(OutputFormat newFormat) { format = newFormat; }
  /// Where it is printed; llvm::errs() unless said. The stream must outlive the manager.
  void setOutput(llvm::raw_ostream &os) { output = &os; }

  /// The scope around all: only one at a time. Does nothing when the manager is not enabled.
  TimingScope getRootScope();
  /// Prints what was measured, and forgets it. \pre No scope is open.
  void print();

private:
  friend class TimingScope;
  struct Impl;
  std::unique_ptr<Impl> impl;
  bool isOn = false;
  DisplayMode mode = DisplayMode::Tree;
  OutputFormat format = OutputFormat::Text;
  llvm::raw_ostream *output = nullptr;
};

} // namespace strata

#endif // STRATA_RUNTIME_SUPPORT_TIMING_H
