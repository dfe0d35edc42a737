//===- PassCommandLine.cpp - Options of pass managers ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/MLIRContext.h"
#include "runtime/pass/PassCLParser.h"
#include "runtime/pass/PassManager.h"
#include "llvm/Support/CommandLine.h"

using namespace mlir;
using llvm::cl::desc;
using llvm::cl::init;
using llvm::cl::opt;

//===----------------------------------------------------------------------===//
// Timing
//===----------------------------------------------------------------------===//

namespace {
struct TimingOptions {
  opt<bool> enabled{"mlir-timing", desc("Print the times of passes and analyses")};
  opt<DefaultTimingManager::DisplayMode> display{
      "mlir-timing-display", desc("How times are printed"), init(DefaultTimingManager::DisplayMode::Tree),
      llvm::cl::values(clEnumValN(DefaultTimingManager::DisplayMode::List, "list", "a list, sorted by time"),
                       clEnumValN(DefaultTimingManager::DisplayMode::Tree, "tree", "a tree"))};
  opt<DefaultTimingManager::OutputFormat> format{
      "mlir-output-format", desc("The format of times"), init(DefaultTimingManager::OutputFormat::Text),
      llvm::cl::values(clEnumValN(DefaultTimingManager::OutputFormat::Text, "text", "text"),
                       clEnumValN(DefaultTimingManager::OutputFormat::Json, "json", "JSON"))};
};
} // namespace

static TimingOptions &getTimingOptions() {
  static TimingOptions options;
  return options;
}

void mlir::registerDefaultTimingManagerCLOptions() { getTimingOptions(); }
void mlir::applyDefaultTimingManagerCLOptions(DefaultTimingManager &manager) {
  TimingOptions &options = getTimingOptions();
  manager.setEnabled(options.enabled);
  manager.setDisplayMode(options.display);
  manager.setOutputFormat(options.format);
}

//===----------------------------------------------------------------------===//
// Pass managers
//===----------------------------------------------------------------------===//

namespace {
struct PassManagerOptions {
  opt<std::string> reproducer{"mlir-pass-pipeline-crash-reproducer",
                              desc("Write a reproducer to this file if a pass fails or crashes")};
  opt<bool> localReproducer{"mlir-pass-pipeline-local-reproducer",
                            desc("Restrict the reproducer to the pass that failed")};
  PassNameCLParser before{"mlir-print-ir-before", "Print the IR before these passes"};
  PassNameCLParser after{"mlir-print-ir-after", "Print the IR after these passes"};
  opt<bool> beforeAll{"mlir-print-ir-before-all", desc("Print the IR before each pass")};
  opt<bool> afterAll{"mlir-print-ir-after-all", desc("Print the IR after each pass")};
  opt<bool> afterChange{"mlir-print-ir-after-change",
                        desc("Print the IR after a pass only if the pass changed it")};
  opt<bool> afterFailure{"mlir-print-ir-after-failure",
                         desc("Print the IR after a pass only if the pass failed")};
  opt<bool> moduleScope{"mlir-print-ir-module-scope", desc("Print the top-level operation")};
  opt<std::string> treeDirectory{"mlir-print-ir-tree-dir",
                                 desc("Print the IR to the files of this directory")};
  opt<bool> statistics{"mlir-pass-statistics", desc("Print the statistics of passes")};
  opt<PassDisplayMode> statisticsDisplay{
      "mlir-pass-statistics-display", desc("How statistics are printed"), init(PassDisplayMode::Pipeline),
      llvm::cl::values(clEnumValN(PassDisplayMode::List, "list", "sums by pass"),
                       clEnumValN(PassDisplayMode::Pipeline, "pipeline", "by position in the pipeline"))};
};
} // namespace

static PassManagerOptions &getOptions() {
  static PassManagerOptions options;
  return options;
}

void mlir::registerPassManagerCLOptions() {
  getOptions();
  registerDefaultTimingManagerCLOptions();
}

void mlir::applyDefaultTimingPassManagerCLOptions(PassManager &manager) {
  auto timing = std::make_unique<DefaultTimingManager>();
  applyDefaultTimingManagerCLOptions(*timing);
  manager.enableTiming(std::move(timing));
}

/// Enables printing of the IR before and after the passes that the command-line options select.
static LogicalResult enablePrinting(PassManager &manager, const PassManagerOptions &options) {
  bool printsBefore = options.beforeAll || options.before.hasAnyOccurrences();
  bool printsAfter = options.afterAll || options.after.hasAnyOccurrences() || options.afterFailure;
  if (!printsBefore && !printsAfter)
    return success();
  if (options.moduleScope && manager.getContext()->isMultithreadingEnabled()) {
    llvm::errs() << "IR print for module scope can't be setup on a pass-manager without disabling "
                    "multi-threading first.\n";
    return failure();
  }
  PassManager::IRPrinting config;
  auto selects = [](const PassNameCLParser &names, bool all) -> std::function<bool(Pass *, Operation *)> {
    if (all)
      return PassManager::printAlways;
    return [&names](Pass *pass, Operation *) {
      const PassInfo *info = pass->lookupPassInfo();
      return info && names.contains(info);
    };
  };
  if (printsBefore)
    config.before = selects(options.before, options.beforeAll);
  if (printsAfter)
    config.after = selects(options.after, options.afterAll || options.afterFailure);
  config.moduleScope = options.moduleScope;
  config.afterOnlyOnChange = options.afterChange;
  config.afterOnlyOnFailure = options.afterFailure;
  config.treeDirectory = options.treeDirectory;
  manager.enableIRPrinting(std::move(config));
  return success();
}

LogicalResult mlir::applyPassManagerCLOptions(PassManager &manager) {
  PassManagerOptions &options = getOptions();
  if (!options.reproducer.empty())
    manager.enableCrashReproducerGeneration(options.reproducer, options.localReproducer);
  if (options.statistics)
    manager.enableStatistics(options.statisticsDisplay);
  return enablePrinting(manager, options);
}
