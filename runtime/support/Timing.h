//===- Timing.h - Timing of nested scopes ---------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A TimingScope measures the time from its construction to its end. Scopes nest; the times of scopes with the
// same name and parent are added. A DefaultTimingManager owns the tree of times and prints it.
//
//   DefaultTimingManager manager;
//   manager.setEnabled(true);
//   TimingScope root = manager.getRootScope();
//   { TimingScope parsing = root.nest("Parser"); … }
//
// While a manager is disabled, its scopes measure nothing. Scopes may be nested and ended on any thread; a
// scope object may be used by one thread at a time. If several threads were in scopes of one name, the wall
// time is that of the thread with the longest time, the user time the sum over all threads.
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

namespace mlir {

class DefaultTimingManager;

namespace detail {
struct TimingNode;
} // namespace detail

/// Measures the time of one activity. Movable; the moved-from scope measures nothing.
class TimingScope {
public:
  /// Creates a scope that measures nothing.
  TimingScope() = default;
  TimingScope(TimingScope &&other) { *this = std::move(other); }
  TimingScope &operator=(TimingScope &&other);
  ~TimingScope() { stop(); }
  explicit operator bool() const { return node; }
  /// Starts a scope inside this one. Measures nothing if this scope does not.
  TimingScope nest(llvm::StringRef name);
  /// Adds the time since construction to the tree and ends the scope.
  void stop();

private:
  friend class DefaultTimingManager;
  TimingScope(DefaultTimingManager *manager, detail::TimingNode *node);

  DefaultTimingManager *manager = nullptr;
  detail::TimingNode *node = nullptr;
  std::chrono::steady_clock::time_point start;
  double userStart = 0; ///< User time of the constructing thread at construction.
};

/// Owns the tree of times of a program and prints it as a list, a tree or JSON.
class DefaultTimingManager {
public:
  enum class DisplayMode { List, Tree };
  enum class OutputFormat { Text, Json };

  DefaultTimingManager();
  /// Prints the times if the manager is enabled and print() has not been called since the last measurement.
  ~DefaultTimingManager();
  DefaultTimingManager(const DefaultTimingManager &) = delete;
  DefaultTimingManager &operator=(const DefaultTimingManager &) = delete;

  void setEnabled(bool enable) { isOn = enable; }
  bool isEnabled() const { return isOn; }
  void setDisplayMode(DisplayMode newMode) { mode = newMode; }
  void setOutputFormat(OutputFormat newFormat) { format = newFormat; }
  /// Sets the stream that is printed to, which must outlive the manager; the default is llvm::errs().
  void setOutput(llvm::raw_ostream &os) { output = &os; }

  /// Returns the root scope, which measures nothing if the manager is disabled. At most one may exist at a
  /// time.
  TimingScope getRootScope();
  /// Prints all times and removes them. \pre No scope is open.
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

} // namespace mlir

#endif // STRATA_RUNTIME_SUPPORT_TIMING_H
