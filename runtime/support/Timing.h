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
// A Timer is a scope whose start and end the caller determines. A program that collects times in another form
// derives from TimingManager.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SUPPORT_TIMING_H
#define STRATA_RUNTIME_SUPPORT_TIMING_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace mlir {

class Timer;
class TimingManager;
class TimingScope;

namespace detail {
struct TimingNames;
} // namespace detail

/// A name that a TimingManager owns. Equal names of one manager have the same address.
class TimingIdentifier {
public:
  static TimingIdentifier get(llvm::StringRef name, TimingManager &manager);

  llvm::StringRef strref() const { return *name; }
  std::string str() const { return name->str(); }
  const void *getAsOpaquePointer() const { return name; }

private:
  explicit TimingIdentifier(const llvm::StringRef *name) : name(name) {}
  const llvm::StringRef *name;
};

/// Base class of managers, which own timers. A derived class defines its own class of timers and represents
/// each timer by an untyped handle. The functions with handles may be called by several threads at once.
class TimingManager {
public:
  explicit TimingManager();
  virtual ~TimingManager();
  TimingManager(const TimingManager &) = delete;
  TimingManager &operator=(const TimingManager &) = delete;

  /// Return the outermost timer, or a scope that measures it; they measure nothing if there is no root timer.
  /// At most one scope of the root timer may exist at a time.
  Timer getRootTimer();
  TimingScope getRootScope();

protected:
  friend class Timer;
  friend class TimingIdentifier;

  /// Returns the outermost timer, or nullopt if nothing is measured.
  virtual std::optional<void *> rootTimer() = 0;
  /// Returns the timer nested in \p handle that \p id identifies. If there is none, creates it with the name
  /// that \p makeName returns.
  virtual void *nestTimer(void *handle, const void *id, llvm::function_ref<std::string()> makeName) = 0;
  virtual void startTimer(void *handle) = 0;
  virtual void stopTimer(void *handle) = 0;
  /// Hides a timer in reports: the timers nested in it are shown in its place.
  virtual void hideTimer(void *handle) {}

  std::unique_ptr<detail::TimingNames> impl;
};

/// A reference to a timer of a manager. A default-constructed object measures nothing.
class Timer {
public:
  Timer() = default;
  Timer(const Timer &) = default;
  Timer(Timer &&other) { *this = std::move(other); }
  Timer &operator=(const Timer &) = default;
  Timer &operator=(Timer &&other) {
    manager = std::exchange(other.manager, nullptr);
    handle = std::exchange(other.handle, nullptr);
    return *this;
  }
  explicit operator bool() const { return manager; }

  // Measuring. start() and stop() alternate on each thread.
  void start() {
    if (manager)
      manager->startTimer(handle);
  }
  void stop() {
    if (manager)
      manager->stopTimer(handle);
  }
  /// Hides the timer in reports: the timers nested in it are shown in its place.
  void hide() {
    if (manager)
      manager->hideTimer(handle);
  }

  /// Return the timer nested in this one that has the given name, or that \p id identifies.
  Timer nest(llvm::StringRef name);
  Timer nest(TimingIdentifier name);
  Timer nest(const void *id, llvm::function_ref<std::string()> makeName);

protected:
  friend class TimingManager;
  Timer(TimingManager &manager, void *handle) : manager(&manager), handle(handle) {}

private:
  TimingManager *manager = nullptr;
  void *handle = nullptr;
};

/// Measures the time of one activity. Movable; the moved-from scope measures nothing.
class TimingScope {
public:
  /// Creates a scope that measures nothing.
  TimingScope() = default;
  /// Starts a timer, which the destructor of the scope stops.
  TimingScope(const Timer &timer) : timer(timer) { this->timer.start(); }
  TimingScope(Timer &&timer) : timer(std::move(timer)) { this->timer.start(); }
  TimingScope(TimingScope &&) = default;
  TimingScope &operator=(TimingScope &&other) {
    stop();
    timer = std::move(other.timer);
    return *this;
  }
  TimingScope(const TimingScope &) = delete;
  TimingScope &operator=(const TimingScope &) = delete;
  ~TimingScope() { stop(); }
  explicit operator bool() const { return bool(timer); }

  /// Starts a scope nested in this one; the arguments are those of Timer::nest. The result measures nothing
  /// if this scope measures nothing.
  template <typename... Args>
  TimingScope nest(Args &&...args) {
    return TimingScope(timer.nest(std::forward<Args>(args)...));
  }
  /// Hides the scope in reports: the scopes nested in it are shown in its place.
  void hide() { timer.hide(); }
  /// Adds the time since construction to the tree and ends the scope.
  void stop() {
    timer.stop();
    timer = Timer();
  }

private:
  Timer timer;
};

/// Wall time and user time in seconds.
struct TimeRecord {
  TimeRecord(double wall = 0, double user = 0) : wall(wall), user(user) {}
  TimeRecord &operator+=(const TimeRecord &other);
  TimeRecord &operator-=(const TimeRecord &other);

  double wall, user;
};

/// Base class of the printers of reports. A report consists of a header, entries and a footer. `total` is the
/// time to which percentages refer.
class OutputStrategy {
public:
  OutputStrategy(llvm::raw_ostream &os) : os(os) {}
  virtual ~OutputStrategy();

  virtual void printHeader(const TimeRecord &total) = 0;
  virtual void printFooter() = 0;
  virtual void printTime(const TimeRecord &time, const TimeRecord &total) = 0;
  virtual void printListEntry(llvm::StringRef name, const TimeRecord &time, const TimeRecord &total,
                              bool lastEntry = false) = 0;
  /// Print the start and the end of an entry of a tree. The entries nested in it are printed between the two
  /// calls.
  virtual void printTreeEntry(unsigned indent, llvm::StringRef name, const TimeRecord &time,
                              const TimeRecord &total) = 0;
  virtual void printTreeEntryEnd(unsigned indent, bool lastEntry = false) = 0;

  llvm::raw_ostream &os;
};

/// Owns the tree of times of a program and prints it as a list, a tree or JSON.
class DefaultTimingManager : public TimingManager {
public:
  enum class DisplayMode { List, Tree };
  enum class OutputFormat { Text, Json };

  DefaultTimingManager();
  /// Takes the times of \p other. \pre No timer of \p other is in use.
  DefaultTimingManager(DefaultTimingManager &&other);
  /// Prints the times if the manager is enabled and print() has not been called since the last measurement.
  ~DefaultTimingManager() override;

  void setEnabled(bool enable) { isOn = enable; }
  bool isEnabled() const { return isOn; }

  // The form of the report.
  void setDisplayMode(DisplayMode newMode) { mode = newMode; }
  DisplayMode getDisplayMode() const { return mode; }
  void setOutputFormat(OutputFormat newFormat) { format = newFormat; }
  /// Sets the stream that is printed to, which must outlive the manager; the default is llvm::errs().
  void setOutput(llvm::raw_ostream &os);
  /// Sets the printer of reports, which replaces the stream and the format.
  void setOutput(std::unique_ptr<OutputStrategy> newStrategy);

  // Reports. \pre No scope is open.
  /// Prints all times and removes them.
  void print();
  void clear(); ///< Removes all times.
  /// Print all times as text, even if the manager is disabled. The times are kept.
  void dumpAsList(llvm::raw_ostream &os = llvm::errs());
  void dumpAsTree(llvm::raw_ostream &os = llvm::errs());
  /// Prints each timer, including hidden ones, with the times of its threads.
  void dumpTimers(llvm::raw_ostream &os = llvm::errs());

protected:
  // The implementation of TimingManager. A handle is a node of the tree.
  std::optional<void *> rootTimer() override;
  void *nestTimer(void *handle, const void *id, llvm::function_ref<std::string()> makeName) override;
  void startTimer(void *handle) override;
  void stopTimer(void *handle) override;
  void hideTimer(void *handle) override;

private:
  struct Tree;
  std::unique_ptr<Tree> tree;
  bool isOn = false;
  DisplayMode mode = DisplayMode::Tree;
  OutputFormat format = OutputFormat::Text;
  llvm::raw_ostream *output = nullptr;
  std::unique_ptr<OutputStrategy> strategy; ///< Null: determined by format and output.
};

/// Returns a printer of reports in the given format.
std::unique_ptr<OutputStrategy> createOutputStrategy(DefaultTimingManager::OutputFormat format,
                                                     llvm::raw_ostream &os);

} // namespace mlir

#endif // STRATA_RUNTIME_SUPPORT_TIMING_H
