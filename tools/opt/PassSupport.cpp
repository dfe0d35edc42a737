//===- PassSupport.cpp - Runs the passes of an opt tool -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/opt/PassSupport.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/Resource.h"
#include "runtime/pass/PassCLParser.h"
#include "runtime/pass/PassManager.h"
#include "runtime/pass/PassRegistry.h"
#include "runtime/transforms/Passes.h"
#include "tools/opt/DebugCounter.h"
#include "tools/opt/ExplainOutput.h"
#include "tools/opt/ExplainRecorder.h"
#include "tools/opt/MlirOptMain.h"
#include "tools/opt/Progress.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

MlirOptMainConfig &MlirOptMainConfig::setPassPipelineParser(const PassPipelineCLParser &parser) {
  passPipelineCallback = [&parser](PassManager &manager) {
    return parser.addToPipeline(manager, [&](const llvm::Twine &message) {
      emitError(UnknownLoc::get(manager.getContext())) << message;
      return failure();
    });
  };
  return *this;
}

void mlir::registerToolPasses() { registerTransformsPasses(); }
bool mlir::isRegisteredPass(llvm::StringRef name) { return PassRegistry::get().contains(name); }

std::vector<llvm::StringRef> mlir::getRegisteredPassNames() {
  std::vector<llvm::StringRef> names;
  for (const auto &[name, maker] : PassRegistry::get().getPasses())
    names.push_back(name);
  for (const auto &[name, pipeline] : PassRegistry::get().getPipelines())
    names.push_back(name);
  return names;
}

void mlir::printPassHelp(llvm::raw_ostream &os) {
  auto line = [&](unsigned indent, const llvm::Twine &left, llvm::StringRef right) {
    std::string text = left.str();
    os.indent(indent) << text;
    os.indent(text.size() + indent < 46 ? 46 - indent - text.size() : 1) << right << '\n';
  };
  for (const auto &[name, maker] : PassRegistry::get().getPasses()) {
    std::unique_ptr<Pass> pass = maker();
    line(2, "--" + name, pass->getDescription());
    for (const auto *option : pass->getPassOptions().getOptions()) {
      std::string words = option->getValueHelp();
      line(4, option->getArgStr() + "=" + (words.empty() ? "…" : words), option->getDescription());
    }
  }
  if (PassRegistry::get().getPipelines().empty())
    return;
  os << "\nPIPELINES:\n";
  for (const auto &[name, pipeline] : PassRegistry::get().getPipelines())
    line(2, "--" + name, pipeline.description);
}

/// Enables printing of the IR around the selected passes.
static LogicalResult enableIRPrinting(PassManager &manager, const OptOptions &options) {
  auto chooses = [](bool all,
                    const std::vector<std::string> &names) -> std::function<bool(Pass *, Operation *)> {
    if (!all && names.empty())
      return {};
    return [all, &names](Pass *pass, Operation *) {
      return all || llvm::is_contained(names, pass->getArgument());
    };
  };
  PassManager::IRPrinting config;
  config.before = chooses(options.printIRBeforeAll, options.printIRBefore);
  // Which passes will fail is not known in advance: all are selected, and afterOnlyOnFailure filters them.
  bool onlyFailure = options.printIRAfterFailure && !options.printIRAfterAll && options.printIRAfter.empty();
  config.after = chooses(options.printIRAfterAll || options.printIRAfterFailure, options.printIRAfter);
  config.moduleScope = options.printIRModuleScope;
  config.afterOnlyOnChange = options.printIRAfterChange;
  config.afterOnlyOnFailure = onlyFailure;
  config.flags = options.printing;
  config.treeDirectory = options.printIRTree;
  // Create the directory now, so that an error is reported before a long run.
  if (!options.printIRTree.empty())
    if (std::error_code error = llvm::sys::fs::create_directories(options.printIRTree)) {
      llvm::errs() << "error: cannot make the folder '" << options.printIRTree << "': " << error.message()
                   << '\n';
      return failure();
    }
  manager.enableIRPrinting(std::move(config));
  return success();
}

/// Reads the pipeline of a file written by --mlir-generate-reproducer or after a crash.
static LogicalResult readReproducer(Operation *op, PassManager &manager) {
  MLIRContext *context = op->getContext();
  std::optional<std::string> pipeline;
  for (const auto &[key, value] : ExternalResources::get(context).getGroup("mlir_reproducer").entries) {
    if (key == "pipeline" && std::holds_alternative<std::string>(value))
      pipeline = std::get<std::string>(value);
    else if (key == "verify_each" && std::holds_alternative<bool>(value))
      manager.enableVerifier(std::get<bool>(value));
    else if (key == "disable_threading" && std::holds_alternative<bool>(value) && std::get<bool>(value))
      context->disableMultithreading();
  }
  if (!pipeline)
    return emitError(op->getLoc())
           << "the input says no pipeline to run: expected 'mlir_reproducer' with a 'pipeline' under "
              "'external_resources'";
  return parsePassPipeline(*pipeline, manager, llvm::errs());
}

LogicalResult mlir::addRequestedPasses(OpPassManager &manager, const OptOptions &options) {
  if (options.pipeline && !options.passes.empty()) {
    llvm::errs() << options.toolName
                 << ": error: '--pass-pipeline' can't be used with individual pass options\n";
    return failure();
  }
  if (options.pipeline)
    return parsePassPipeline(*options.pipeline, manager, llvm::errs());
  for (const OptOptions::PassRequest &request : options.passes) {
    std::string message;
    llvm::raw_string_ostream os(message);
    if (failed(addPassByName(request.name, request.options, manager, os))) {
      llvm::errs() << options.toolName << ": error: --" << request.name << ": "
                   << llvm::StringRef(message).rtrim() << '\n';
      return failure();
    }
  }
  return success();
}

static LogicalResult buildPipeline(Operation *op, PassManager &manager, const OptOptions &options) {
  if (options.runReproducer)
    return readReproducer(op, manager);
  return options.setupPipeline ? options.setupPipeline(manager) : addRequestedPasses(manager, options);
}

static LogicalResult checkOneThread(const OptOptions &options, bool isWanted, llvm::StringRef name) {
  if (!isWanted || options.disableThreading)
    return success();
  llvm::errs() << options.toolName << ": error: --" << name << " needs --mlir-disable-threading\n";
  return failure();
}

namespace {
/// Tracers and instrumentations that observe rewrites and passes, as selected by the options.
class Watchers {
public:
  LogicalResult install(Operation *op, PassManager &manager, const OptOptions &options);
  /// Writes the recorded data, also after a failed run.
  LogicalResult finish(PassManager &manager, const OptOptions &options);

private:
  std::optional<ExplainRecorder> explain;
  std::optional<DebugCounter> counter;
  std::optional<ContextObjectScope<RewriteTracer>> scope;
};
} // namespace

LogicalResult Watchers::install(Operation *op, PassManager &manager, const OptOptions &options) {
  MLIRContext *context = op->getContext();
  auto refuse = [&](llvm::StringRef why) {
    llvm::errs() << options.toolName << ": error: " << why << '\n';
    return failure();
  };
  RewriteTracer *tracer = nullptr;
  if (!options.explain.empty()) {
    if (options.splitMarker)
      return refuse("--explain is about one input: it cannot be used with --split-input-file");
    if (!llvm::StringRef(options.explain).ends_with(".html") &&
        !llvm::StringRef(options.explain).ends_with(".json"))
      return refuse("--explain writes a file that ends in .html or .json");
    tracer = &explain.emplace(options.printing);
    manager.addInstrumentation(explain->makeInstrumentation());
  }
  if (!options.debugCounters.empty() || options.printDebugCounters) {
    tracer = &counter.emplace(tracer);
    for (const std::string &rule : options.debugCounters)
      if (std::string error; failed(counter->addRule(rule, error)))
        return refuse(error);
  }
  if (!tracer)
    return success();
  // Steps are numbered in execution order, which requires a single thread.
  context->disableMultithreading();
  scope.emplace(context, tracer);
  if (explain)
    explain->start(op);
  return success();
}

LogicalResult Watchers::finish(PassManager &manager, const OptOptions &options) {
  if (counter && options.printDebugCounters)
    counter->print(llvm::errs());
  if (!explain)
    return success();
  std::string pipeline;
  llvm::raw_string_ostream pipelineStream(pipeline);
  manager.printAsTextualPipeline(pipelineStream);
  std::error_code error;
  llvm::raw_fd_ostream file(options.explain, error);
  if (!error) {
    bool isPage = llvm::StringRef(options.explain).ends_with(".html");
    (isPage ? writeExplainHtml : writeExplainJson)(*explain, options.input, pipeline, file);
    file.flush();
    error = file.error();
    file.clear_error();
  }
  if (!error)
    return success();
  llvm::errs() << options.toolName << ": error: cannot write '" << options.explain << "': " << error.message()
               << '\n';
  return failure();
}

LogicalResult mlir::runPasses(Operation *op, const OptOptions &options, TimingScope &timing) {
  if (!options.pipeline && options.passes.empty() && !options.dumpPipeline && !options.runReproducer &&
      options.explain.empty() && !options.setupPipeline)
    return success();
  if (failed(checkOneThread(options, options.printIRModuleScope, "mlir-print-ir-module-scope")) ||
      failed(checkOneThread(options, options.localReproducer, "mlir-pass-pipeline-local-reproducer")))
    return failure();
  PassManager manager(op->getContext(), op->getName().getStringRef());
  manager.enableVerifier(options.verifyEach);
  if (failed(buildPipeline(op, manager, options)))
    return failure();
  if (failed(enableIRPrinting(manager, options)))
    return failure();
  if (options.statistics)
    manager.enableStatistics(options.statisticsAsList ? PassDisplayMode::List : PassDisplayMode::Pipeline);
  // Timing is enabled last, so that it does not measure other instrumentations.
  manager.enableTiming(timing);
  if (!options.crashReproducer.empty())
    manager.enableCrashReproducerGeneration(options.crashReproducer, options.localReproducer);
  if (options.dumpPipeline)
    manager.dump(llvm::errs());
  if (!options.generateReproducer.empty() && failed(manager.writeReproducer(op, options.generateReproducer)))
    return failure();
  // Show progress only on a terminal, and not if times are measured.
  std::optional<ScopedDiagnosticHandler> clearsProgress;
  if (llvm::errs().is_displayed() && !options.timing) {
    auto progress = std::make_unique<Progress>(llvm::errs());
    clearsProgress.emplace(op->getContext()->getDiagEngine(), [shown = progress.get()](Diagnostic &) {
      shown->clear();
      return failure(); // Failure lets the next handler process the diagnostic.
    });
    manager.addInstrumentation(std::move(progress));
  }
  Watchers watchers;
  if (failed(watchers.install(op, manager, options)))
    return failure();
  LogicalResult result = manager.run(op);
  return failed(watchers.finish(manager, options)) ? failure() : result;
}
