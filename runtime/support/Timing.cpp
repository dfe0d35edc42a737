//===- Timing.cpp - Timing of nested scopes -------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/support/Timing.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Threading.h"
#include <chrono>
#include <ctime>
#include <mutex>
#include <vector>

using namespace mlir;

/// Returns the processor time of the calling thread in seconds.
static double getUserTime() {
#ifdef CLOCK_THREAD_CPUTIME_ID
  timespec now;
  if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) == 0)
    return double(now.tv_sec) + double(now.tv_nsec) * 1e-9;
#endif
  return double(std::clock()) / CLOCKS_PER_SEC;
}
static double getWallTime() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

TimeRecord &TimeRecord::operator+=(const TimeRecord &other) {
  return *this = TimeRecord(wall + other.wall, user + other.user);
}
TimeRecord &TimeRecord::operator-=(const TimeRecord &other) {
  return *this = TimeRecord(wall - other.wall, user - other.user);
}

//===----------------------------------------------------------------------===//
// Timers
//===----------------------------------------------------------------------===//

/// The names of a manager. The address of an entry of the map identifies a name; the value of the entry is a
/// reference to its key.
struct detail::TimingNames {
  std::mutex mutex;
  llvm::StringMap<llvm::StringRef> entries;
};

TimingManager::TimingManager() : impl(std::make_unique<detail::TimingNames>()) {}
TimingManager::~TimingManager() = default;

TimingIdentifier TimingIdentifier::get(llvm::StringRef name, TimingManager &manager) {
  detail::TimingNames &names = *manager.impl;
  std::lock_guard lock(names.mutex);
  auto [entry, isNew] = names.entries.try_emplace(name);
  // Other threads read existing entries without the lock.
  if (isNew)
    entry->second = entry->first();
  return TimingIdentifier(&entry->second);
}

Timer TimingManager::getRootTimer() {
  std::optional<void *> root = rootTimer();
  return root ? Timer(*this, *root) : Timer();
}
TimingScope TimingManager::getRootScope() { return TimingScope(getRootTimer()); }

Timer Timer::nest(const void *id, llvm::function_ref<std::string()> makeName) {
  return manager ? Timer(*manager, manager->nestTimer(handle, id, makeName)) : Timer();
}
Timer Timer::nest(TimingIdentifier name) {
  return nest(name.getAsOpaquePointer(), [name] { return name.str(); });
}
Timer Timer::nest(llvm::StringRef name) {
  return manager ? nest(TimingIdentifier::get(name, *manager)) : Timer();
}

//===----------------------------------------------------------------------===//
// The tree of times
//===----------------------------------------------------------------------===//

namespace {

/// The accumulated times of timers with one identity and parent. Guarded by the mutex of the tree.
struct TimingNode {
  TimingNode(const void *id, std::string name) : id(id), name(std::move(name)) {}

  /// A measurement that has not ended.
  struct Running {
    uint64_t thread;
    TimeRecord start;
  };

  const void *id;
  std::string name;
  bool isHidden = false;
  double user = 0;
  /// The wall time of each thread.
  llvm::SmallVector<std::pair<uint64_t, double>, 1> wall;
  llvm::SmallVector<Running, 1> running;
  std::vector<std::unique_ptr<TimingNode>> children;

  double wallTime() const {
    double result = 0;
    for (auto [thread, seconds] : wall)
      result = std::max(result, seconds);
    return result;
  }
  void add(uint64_t thread, TimeRecord time) {
    user += time.user;
    auto it = llvm::find_if(wall, [&](auto &entry) { return entry.first == thread; });
    if (it == wall.end())
      wall.emplace_back(thread, time.wall);
    else
      it->second += time.wall;
  }
  void dump(llvm::raw_ostream &os, unsigned depth) const {
    os.indent(2 * depth) << name << (isHidden ? " (hidden)" : "")
                         << llvm::format(": user %.4f, wall %.4f", user, wallTime());
    for (auto [thread, seconds] : wall)
      os << ", thread " << thread << llvm::format(" %.4f", seconds);
    os << '\n';
    for (const auto &child : children)
      child->dump(os, depth + 1);
  }
};

} // namespace

struct DefaultTimingManager::Tree {
  std::mutex mutex;
  std::unique_ptr<TimingNode> root;
};

DefaultTimingManager::DefaultTimingManager() : tree(std::make_unique<Tree>()) {}
DefaultTimingManager::DefaultTimingManager(DefaultTimingManager &&other)
    : tree(std::exchange(other.tree, std::make_unique<Tree>())), isOn(other.isOn), mode(other.mode),
      format(other.format), output(other.output), strategy(std::move(other.strategy)) {
  std::swap(impl, other.impl);
}
DefaultTimingManager::~DefaultTimingManager() { print(); }

std::optional<void *> DefaultTimingManager::rootTimer() {
  if (!isOn)
    return std::nullopt;
  std::lock_guard lock(tree->mutex);
  if (!tree->root)
    tree->root = std::make_unique<TimingNode>(nullptr, "root");
  return tree->root.get();
}

void *DefaultTimingManager::nestTimer(void *handle, const void *id,
                                      llvm::function_ref<std::string()> makeName) {
  auto *node = static_cast<TimingNode *>(handle);
  std::lock_guard lock(tree->mutex);
  for (const auto &child : node->children)
    if (child->id == id)
      return child.get();
  node->children.push_back(std::make_unique<TimingNode>(id, makeName()));
  return node->children.back().get();
}

void DefaultTimingManager::hideTimer(void *handle) {
  std::lock_guard lock(tree->mutex);
  static_cast<TimingNode *>(handle)->isHidden = true;
}

void DefaultTimingManager::startTimer(void *handle) {
  std::lock_guard lock(tree->mutex);
  static_cast<TimingNode *>(handle)->running.push_back(
      {llvm::get_threadid(), TimeRecord(getWallTime(), getUserTime())});
}

void DefaultTimingManager::stopTimer(void *handle) {
  TimeRecord time(getWallTime(), getUserTime());
  uint64_t thread = llvm::get_threadid();
  std::lock_guard lock(tree->mutex);
  auto *node = static_cast<TimingNode *>(handle);
  if (node->running.empty())
    return;
  // Find the last measurement that this thread started. If another thread started the measurement, the user
  // time is unknown.
  size_t index = node->running.size();
  while (index != 0 && node->running[index - 1].thread != thread)
    --index;
  bool isOwn = index != 0;
  auto started = node->running.begin() + (isOwn ? index : node->running.size()) - 1;
  time -= started->start;
  node->running.erase(started);
  node->add(thread, TimeRecord(time.wall, isOwn ? std::max(0.0, time.user) : 0));
}

//===----------------------------------------------------------------------===//
// Formats of reports
//===----------------------------------------------------------------------===//

OutputStrategy::~OutputStrategy() = default;

static double getPercent(double part, double whole) { return whole > 0 ? part / whole * 100 : 0; }

namespace {

/// Prints a table with a row for each entry; indentation shows the nesting.
class TextOutput : public OutputStrategy {
public:
  using OutputStrategy::OutputStrategy;

  void printHeader(const TimeRecord &total) override {
    std::string rule = "===" + std::string(73, '-') + "===\n";
    os << rule << std::string(25, ' ') << "... Execution time report ...\n"
       << rule << llvm::format("  Total Execution Time: %.4f seconds\n\n", total.wall)
       << "  ----User Time----  ----Wall Time----  ----Name----\n";
  }
  void printFooter() override { os.flush(); }
  void printTime(const TimeRecord &time, const TimeRecord &total) override {
    for (auto [part, whole] : {std::pair(time.user, total.user), std::pair(time.wall, total.wall)})
      os << llvm::format("  %8.4f (%5.1f%%)", part, getPercent(part, whole));
  }
  void printListEntry(llvm::StringRef name, const TimeRecord &time, const TimeRecord &total, bool) override {
    printTreeEntry(0, name, time, total);
  }
  void printTreeEntry(unsigned indent, llvm::StringRef name, const TimeRecord &time,
                      const TimeRecord &total) override {
    printTime(time, total);
    os << "  ";
    os.indent(indent) << name << '\n';
  }
  void printTreeEntryEnd(unsigned, bool) override {}
};

/// Prints an array of objects; nested entries are in the array "passes".
class JsonOutput : public OutputStrategy {
public:
  using OutputStrategy::OutputStrategy;

  void printHeader(const TimeRecord &) override { os << "[\n"; }
  void printFooter() override {
    os << "]\n";
    os.flush();
  }
  void printTime(const TimeRecord &time, const TimeRecord &total) override {
    printDuration("user", time.user, total.user);
    os << ", ";
    printDuration("wall", time.wall, total.wall);
  }
  void printListEntry(llvm::StringRef name, const TimeRecord &time, const TimeRecord &total,
                      bool lastEntry) override {
    printMembers(name, time, total);
    os << (lastEntry ? "}\n" : "},\n");
  }
  void printTreeEntry(unsigned indent, llvm::StringRef name, const TimeRecord &time,
                      const TimeRecord &total) override {
    os.indent(indent);
    printMembers(name, time, total);
    os << ", \"passes\": [\n";
  }
  void printTreeEntryEnd(unsigned indent, bool lastEntry) override {
    // An empty object ends the array, so that each nested entry can end in a comma.
    os.indent(indent) << "{}]" << (lastEntry ? "}\n" : "},\n");
  }

private:
  void printDuration(llvm::StringRef kind, double part, double whole) {
    os << '"' << kind
       << llvm::format("\": {\"duration\": %8.4f, \"percentage\": %5.1f}", part, getPercent(part, whole));
  }
  void printMembers(llvm::StringRef name, const TimeRecord &time, const TimeRecord &total) {
    os << '{';
    printTime(time, total);
    os << ", \"name\": \"";
    llvm::printEscapedString(name, os);
    os << '"';
  }
};

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

/// A row of a report with its nested rows.
struct Row {
  std::string name;
  TimeRecord times;
  std::vector<Row> children;
};

/// Appends the rows of a node: one row, or the rows of its nested nodes if the node is hidden. The user time
/// of a timer is at least the sum over its nested timers, which may run on other threads while its own thread
/// waits.
void addRows(const TimingNode &node, std::vector<Row> &rows) {
  Row row{node.name, {node.wallTime(), node.user}, {}};
  for (const auto &child : node.children)
    addRows(*child, row.children);
  double inside = 0;
  for (const Row &child : row.children)
    inside += child.times.user;
  row.times.user = std::max(row.times.user, inside);
  if (node.isHidden)
    rows.insert(rows.end(), std::make_move_iterator(row.children.begin()),
                std::make_move_iterator(row.children.end()));
  else
    rows.push_back(std::move(row));
}

/// A report: its outermost rows, the total time, and the time that no row accounts for.
class Report {
public:
  explicit Report(const TimingNode &root) {
    std::vector<Row> rows;
    for (const auto &child : root.children)
      addRows(*child, rows);
    total = TimeRecord(root.wallTime(), root.user);
    TimeRecord inside;
    for (const Row &row : rows)
      inside += row.times;
    total.user = std::max(total.user, inside.user);
    rest = TimeRecord(std::max(0.0, total.wall - inside.wall), std::max(0.0, total.user - inside.user));
    outermost = std::move(rows);
  }

  void print(OutputStrategy &out, DefaultTimingManager::DisplayMode mode) const {
    out.printHeader(total);
    if (mode == DefaultTimingManager::DisplayMode::List)
      printList(out);
    else
      printRows(out, outermost, 0);
    out.printListEntry("Rest", rest, total);
    out.printListEntry("Total", total, total, /*lastEntry=*/true);
    out.printFooter();
  }

private:
  void printRows(OutputStrategy &out, llvm::ArrayRef<Row> rows, unsigned indent) const {
    for (const Row &row : rows) {
      out.printTreeEntry(indent, row.name, row.times, total);
      printRows(out, row.children, indent + 2);
      out.printTreeEntryEnd(indent);
    }
  }
  /// Prints one entry for each name, the longest times first.
  void printList(OutputStrategy &out) const {
    llvm::StringMap<TimeRecord> sums;
    for (const Row &row : outermost)
      addTo(sums, row);
    std::vector<std::pair<llvm::StringRef, TimeRecord>> sorted;
    for (const auto &entry : sums)
      sorted.emplace_back(entry.first(), entry.second);
    llvm::sort(sorted, [](const auto &a, const auto &b) {
      return std::pair(-a.second.wall, a.first) < std::pair(-b.second.wall, b.first);
    });
    for (auto [name, times] : sorted)
      out.printListEntry(name, times, total);
  }
  static void addTo(llvm::StringMap<TimeRecord> &sums, const Row &row) {
    sums[row.name] += row.times;
    for (const Row &child : row.children)
      addTo(sums, child);
  }

  std::vector<Row> outermost;
  TimeRecord total, rest;
};

} // namespace

std::unique_ptr<OutputStrategy> mlir::createOutputStrategy(DefaultTimingManager::OutputFormat format,
                                                           llvm::raw_ostream &os) {
  if (format == DefaultTimingManager::OutputFormat::Json)
    return std::make_unique<JsonOutput>(os);
  return std::make_unique<TextOutput>(os);
}

void DefaultTimingManager::setOutput(llvm::raw_ostream &os) {
  output = &os;
  strategy.reset();
}
void DefaultTimingManager::setOutput(std::unique_ptr<OutputStrategy> newStrategy) {
  strategy = std::move(newStrategy);
}

void DefaultTimingManager::clear() { tree->root.reset(); }

void DefaultTimingManager::print() {
  if (!isOn || !tree->root)
    return;
  std::unique_ptr<OutputStrategy> made;
  if (!strategy)
    made = createOutputStrategy(format, output ? *output : llvm::errs());
  Report(*tree->root).print(strategy ? *strategy : *made, mode);
  clear();
}

void DefaultTimingManager::dumpAsList(llvm::raw_ostream &os) {
  TextOutput text(os);
  if (tree->root)
    Report(*tree->root).print(text, DisplayMode::List);
}
void DefaultTimingManager::dumpAsTree(llvm::raw_ostream &os) {
  TextOutput text(os);
  if (tree->root)
    Report(*tree->root).print(text, DisplayMode::Tree);
}
void DefaultTimingManager::dumpTimers(llvm::raw_ostream &os) {
  if (tree->root)
    tree->root->dump(os, 0);
}
