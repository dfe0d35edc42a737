//===- TimingTest.cpp - Tests of timers and their reports ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/support/Timing.h"
#include "llvm/Support/raw_ostream.h"
#include "gmock/gmock.h"
#include <chrono>
#include <thread>

using namespace mlir;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

namespace {

void sleepFor(unsigned milliseconds) { std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds)); }

/// Collects the entries of a timing report.
class Collector : public OutputStrategy {
public:
  Collector(llvm::raw_ostream &os, std::vector<std::string> &names, TimeRecord &total)
      : OutputStrategy(os), names(names), total(total) {}
  void printHeader(const TimeRecord &time) override { total = time; }
  void printFooter() override { names.push_back("end"); }
  void printTime(const TimeRecord &, const TimeRecord &) override {}
  void printListEntry(llvm::StringRef name, const TimeRecord &, const TimeRecord &, bool last) override {
    names.push_back(name.str() + (last ? " last" : ""));
  }
  void printTreeEntry(unsigned indent, llvm::StringRef name, const TimeRecord &,
                      const TimeRecord &) override {
    names.push_back(std::string(indent, ' ') + name.str());
  }
  void printTreeEntryEnd(unsigned, bool) override {}

private:
  std::vector<std::string> &names;
  TimeRecord &total;
};

TEST(TimingTest, ScopesMeasureWallTime) {
  std::vector<std::string> names;
  TimeRecord total;
  DefaultTimingManager manager;
  manager.setEnabled(true);
  manager.setOutput(std::make_unique<Collector>(llvm::nulls(), names, total));
  {
    TimingScope root = manager.getRootScope();
    TimingScope outer = root.nest("outer");
    TimingScope inner = outer.nest("inner");
    sleepFor(20);
  }
  manager.print();
  EXPECT_THAT(names, ElementsAre("outer", "  inner", "Rest", "Total last", "end"));
  EXPECT_GE(total.wall, 0.02);
  EXPECT_LT(total.user, total.wall);
  names.clear();
  manager.print();
  EXPECT_TRUE(names.empty());
}

TEST(TimingTest, TimersWithOneNameAreAdded) {
  std::string text;
  llvm::raw_string_ostream os(text);
  DefaultTimingManager manager;
  manager.setEnabled(true);
  manager.setDisplayMode(DefaultTimingManager::DisplayMode::List);
  EXPECT_EQ(manager.getDisplayMode(), DefaultTimingManager::DisplayMode::List);
  Timer root = manager.getRootTimer();
  root.start();
  for (unsigned i = 0; i != 3; ++i) {
    Timer timer = root.nest("part");
    timer.start();
    timer.stop();
  }
  root.stop();
  manager.dumpAsList(os);
  size_t first = text.find("  part\n");
  ASSERT_NE(first, std::string::npos);
  EXPECT_EQ(text.find("  part\n", first + 1), std::string::npos);
  manager.clear();
  text.clear();
  manager.dumpAsTree(os);
  EXPECT_EQ(text, "");
}

TEST(TimingTest, TimersAreIdentifiedByKey) {
  std::string text;
  llvm::raw_string_ostream os(text);
  DefaultTimingManager manager;
  manager.setEnabled(true);
  int a, b, numNames = 0;
  auto makeName = [&] { return "name" + std::to_string(numNames++); };
  {
    TimingScope root = manager.getRootScope();
    root.nest(&a, makeName).stop();
    root.nest(&b, makeName).stop();
    root.nest(&a, makeName).stop();
  }
  EXPECT_EQ(numNames, 2);
  manager.dumpAsTree(os);
  EXPECT_THAT(text, HasSubstr("  name0\n"));
  EXPECT_THAT(text, HasSubstr("  name1\n"));
  manager.clear();
}

TEST(TimingTest, HiddenTimersAreReplacedByTheirChildren) {
  std::string text;
  llvm::raw_string_ostream os(text);
  DefaultTimingManager manager;
  manager.setEnabled(true);
  {
    TimingScope root = manager.getRootScope();
    TimingScope hidden = root.nest("adaptor");
    hidden.hide();
    hidden.nest("child").stop();
  }
  manager.dumpAsTree(os);
  EXPECT_THAT(text, Not(HasSubstr("adaptor")));
  EXPECT_THAT(text, HasSubstr("%)  child\n"));
  text.clear();
  manager.dumpTimers(os);
  EXPECT_THAT(text, HasSubstr("\n  adaptor (hidden): "));
  manager.clear();
}

TEST(TimingTest, WallTimeIsThatOfTheLongestThread) {
  std::vector<std::string> names;
  TimeRecord total;
  std::string text;
  llvm::raw_string_ostream os(text);
  DefaultTimingManager manager;
  manager.setEnabled(true);
  {
    TimingScope root = manager.getRootScope();
    auto work = [&] {
      TimingScope scope = root.nest("work");
      sleepFor(30);
    };
    std::thread first(work), second(work);
    first.join();
    second.join();
  }
  manager.setOutput(std::make_unique<Collector>(llvm::nulls(), names, total));
  manager.dumpTimers(os);
  // One row with the times of two threads.
  size_t row = text.find("  work: ");
  ASSERT_NE(row, std::string::npos);
  std::string line = text.substr(row, text.find('\n', row) - row);
  EXPECT_EQ(llvm::StringRef(line).count(", thread "), 2u);
  manager.clear();
}

TEST(TimingTest, ManagersAreMovedWithTheirTimes) {
  std::vector<std::string> names;
  TimeRecord total;
  DefaultTimingManager first;
  first.setEnabled(true);
  {
    TimingScope scope = first.getRootScope().nest("early");
  }
  DefaultTimingManager second(std::move(first));
  EXPECT_TRUE(second.isEnabled());
  {
    TimingScope scope = second.getRootScope().nest("early");
  }
  second.setOutput(std::make_unique<Collector>(llvm::nulls(), names, total));
  second.print();
  EXPECT_THAT(names, ElementsAre("early", "Rest", "Total last", "end"));
}

TEST(TimingTest, DisabledManagersMeasureNothing) {
  DefaultTimingManager manager;
  EXPECT_FALSE(manager.getRootTimer());
  TimingScope scope = manager.getRootScope();
  EXPECT_FALSE(scope);
  EXPECT_FALSE(scope.nest("inner"));
}

TEST(TimingTest, JsonNestsEntries) {
  std::string text;
  llvm::raw_string_ostream os(text);
  auto json = createOutputStrategy(DefaultTimingManager::OutputFormat::Json, os);
  TimeRecord total(2, 1), half = total;
  half -= TimeRecord(1, 0.5);
  json->printHeader(total);
  json->printTreeEntry(0, "a\"b", half, total);
  json->printTreeEntryEnd(0);
  json->printListEntry("Total", total, total, /*lastEntry=*/true);
  json->printFooter();
  EXPECT_EQ(text, "[\n"
                  "{\"user\": {\"duration\":   0.5000, \"percentage\":  50.0}, "
                  "\"wall\": {\"duration\":   1.0000, \"percentage\":  50.0}, \"name\": \"a\\22b\", "
                  "\"passes\": [\n"
                  "{}]},\n"
                  "{\"user\": {\"duration\":   1.0000, \"percentage\": 100.0}, "
                  "\"wall\": {\"duration\":   2.0000, \"percentage\": 100.0}, \"name\": \"Total\"}\n"
                  "]\n");
}

/// A timing manager that is not the default one; it records the calls of its functions.
class Recorder : public TimingManager {
public:
  std::vector<std::string> calls;

protected:
  std::optional<void *> rootTimer() override { return this; }
  void startTimer(void *) override { calls.push_back("start"); }
  void stopTimer(void *) override { calls.push_back("stop"); }
  void *nestTimer(void *handle, const void *, llvm::function_ref<std::string()> makeName) override {
    calls.push_back(makeName());
    return handle;
  }
};

TEST(TimingTest, OtherManagersReceiveTheCalls) {
  Recorder recorder;
  EXPECT_EQ(TimingIdentifier::get("x", recorder).getAsOpaquePointer(),
            TimingIdentifier::get("x", recorder).getAsOpaquePointer());
  {
    TimingScope scope = recorder.getRootScope().nest(TimingIdentifier::get("inner", recorder));
  }
  EXPECT_THAT(recorder.calls, ElementsAre("start", "inner", "start", "stop", "stop"));
}

} // namespace
