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
#include "llvm/Support/raw_ostream.h"
#include <ctime>
#include <mutex>
#include <vector>

using namespace mlir;

namespace mlir::detail {

/// The accumulated times of scopes with one name and parent. Guarded by the manager's mutex.
struct TimingNode {
  explicit TimingNode(llvm::StringRef name) : name(name.str()) {}

  std::string name;
  double user = 0;
  /// The wall time of each thread.
  llvm::SmallVector<std::pair<uint64_t, double>, 1> wall;
  std::vector<std::unique_ptr<TimingNode>> children;

  double wallTime() const {
    double result = 0;
    for (auto [thread, seconds] : wall)
      result = std::max(result, seconds);
    return result;
  }
};

} // namespace mlir::detail

using detail::TimingNode;

struct DefaultTimingManager::Impl {
  std::mutex mutex;
  std::unique_ptr<TimingNode> root;
};

/// Returns the processor time of the calling thread in seconds.
static double getUserTime() {
#ifdef CLOCK_THREAD_CPUTIME_ID
  timespec now;
  if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) == 0)
    return double(now.tv_sec) + double(now.tv_nsec) * 1e-9;
#endif
  return double(std::clock()) / CLOCKS_PER_SEC;
}

//===----------------------------------------------------------------------===//
// Timing scopes
//===----------------------------------------------------------------------===//

TimingScope::TimingScope(DefaultTimingManager *manager, TimingNode *node)
    : manager(manager), node(node), start(std::chrono::steady_clock::now()), userStart(getUserTime()) {}

TimingScope &TimingScope::operator=(TimingScope &&other) {
  stop();
  manager = other.manager;
  node = std::exchange(other.node, nullptr);
  start = other.start;
  userStart = other.userStart;
  return *this;
}

TimingScope TimingScope::nest(llvm::StringRef name) {
  if (!node)
    return {};
  std::lock_guard lock(manager->impl->mutex);
  for (const auto &child : node->children)
    if (child->name == name)
      return TimingScope(manager, child.get());
  node->children.push_back(std::make_unique<TimingNode>(name));
  return TimingScope(manager, node->children.back().get());
}

void TimingScope::stop() {
  if (!node)
    return;
  double wall = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  double user = std::max(0.0, getUserTime() - userStart);
  uint64_t thread = llvm::get_threadid();
  std::lock_guard lock(manager->impl->mutex);
  node->user += user;
  auto it = llvm::find_if(node->wall, [&](auto &entry) { return entry.first == thread; });
  if (it == node->wall.end())
    node->wall.emplace_back(thread, wall);
  else
    it->second += wall;
  node = nullptr;
}

//===----------------------------------------------------------------------===//
// Timing reports
//===----------------------------------------------------------------------===//

namespace {

/// User and wall time in seconds.
struct Times {
  double user = 0, wall = 0;
};

/// A row of a report with its nested rows.
struct Row {
  std::string name;
  Times times;
  std::vector<Row> children;
};

/// Builds a row. The user time of a scope includes that of nested scopes on other threads, during which its
/// own thread only waited.
Row makeRow(const TimingNode &node) {
  Row row{node.name, {node.user, node.wallTime()}, {}};
  Times inside;
  for (const auto &child : node.children) {
    row.children.push_back(makeRow(*child));
    inside.user += row.children.back().times.user;
  }
  row.times.user = std::max(row.times.user, inside.user);
  return row;
}

/// Prints the rows as a tree, as a list with one row for each name, or as JSON.
class Report {
public:
  Report(const TimingNode &root, llvm::raw_ostream &os) : root(makeRow(root)), os(os) {
    rest = this->root.times;
    for (const Row &row : this->root.children) {
      rest.user -= row.times.user;
      rest.wall -= row.times.wall;
    }
    rest.user = std::max(0.0, rest.user);
    rest.wall = std::max(0.0, rest.wall);
  }
  void printTree() {
    header();
    printRows(root.children, 0);
    footer();
  }
  void printList();
  void printJson();

private:
  static double percent(double part, double whole) { return whole > 0 ? part / whole * 100 : 0; }
  void header();
  void footer() {
    line("Rest", rest, 0);
    line("Total", root.times, 0);
    os.flush();
  }
  void line(llvm::StringRef name, Times times, unsigned depth) {
    for (auto [part, whole] :
         {std::pair(times.user, root.times.user), std::pair(times.wall, root.times.wall)})
      os << llvm::format("  %8.4f (%5.1f%%)", part, percent(part, whole));
    os << "  ";
    os.indent(2 * depth) << name << '\n';
  }
  void printRows(llvm::ArrayRef<Row> rows, unsigned depth) {
    for (const Row &row : rows) {
      line(row.name, row.times, depth);
      printRows(row.children, depth + 1);
    }
  }
  void addTo(llvm::StringMap<Times> &sums, const Row &row) {
    Times &sum = sums[row.name];
    sum.user += row.times.user;
    sum.wall += row.times.wall;
    for (const Row &child : row.children)
      addTo(sums, child);
  }
  void json(llvm::StringRef name, Times times);
  void jsonRows(llvm::ArrayRef<Row> rows, unsigned depth);

  Row root;
  Times rest;
  llvm::raw_ostream &os;
};

void Report::header() {
  std::string rule = "===" + std::string(73, '-') + "===\n";
  os << rule << std::string(25, ' ') << "... Execution time report ...\n"
     << rule << llvm::format("  Total Execution Time: %.4f seconds\n\n", root.times.wall)
     << "  ----User Time----  ----Wall Time----  ----Name----\n";
}

void Report::printList() {
  header();
  llvm::StringMap<Times> sums;
  for (const Row &row : root.children)
    addTo(sums, row);
  std::vector<std::pair<llvm::StringRef, Times>> sorted;
  for (const auto &entry : sums)
    sorted.emplace_back(entry.first(), entry.second);
  llvm::sort(sorted, [](const auto &a, const auto &b) {
    return std::pair(-a.second.wall, a.first) < std::pair(-b.second.wall, b.first);
  });
  for (auto [name, times] : sorted)
    line(name, times, 0);
  footer();
}

void Report::json(llvm::StringRef name, Times times) {
  auto duration = [&](llvm::StringRef kind, double part, double whole) {
    os << '"' << kind
       << llvm::format("\": {\"duration\": %8.4f, \"percentage\": %5.1f}, ", part, percent(part, whole));
  };
  os << '{';
  duration("user", times.user, root.times.user);
  duration("wall", times.wall, root.times.wall);
  os << "\"name\": \"";
  llvm::printEscapedString(name, os);
  os << '"';
}

void Report::jsonRows(llvm::ArrayRef<Row> rows, unsigned depth) {
  for (const Row &row : rows) {
    os.indent(2 * depth);
    json(row.name, row.times);
    os << ", \"passes\": [\n";
    jsonRows(row.children, depth + 1);
    // End the list with an empty object, so that each row can end in a comma.
    os.indent(2 * depth) << "{}]},\n";
  }
}

void Report::printJson() {
  os << "[\n";
  jsonRows(root.children, 0);
  json("Rest", rest);
  os << "},\n";
  json("Total", root.times);
  os << "}\n]\n";
  os.flush();
}

} // namespace

//===----------------------------------------------------------------------===//
// Timing manager
//===----------------------------------------------------------------------===//

DefaultTimingManager::DefaultTimingManager() : impl(std::make_unique<Impl>()) {}
DefaultTimingManager::~DefaultTimingManager() { print(); }

TimingScope DefaultTimingManager::getRootScope() {
  if (!isOn)
    return {};
  std::lock_guard lock(impl->mutex);
  if (!impl->root)
    impl->root = std::make_unique<TimingNode>("root");
  return TimingScope(this, impl->root.get());
}

void DefaultTimingManager::print() {
  if (!isOn || !impl->root)
    return;
  Report report(*impl->root, output ? *output : llvm::errs());
  if (format == OutputFormat::Json)
    report.printJson();
  else if (mode == DisplayMode::List)
    report.printList();
  else
    report.printTree();
  impl->root.reset();
}
