//===- PassManager.cpp - Pipelines of passes ------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/pass/PassManager.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/DialectRegistry.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/Verifier.h"
#include "runtime/pass/PassInstrumentations.h"
#include "runtime/pass/PassRegistry.h"
#include "runtime/pass/PassReproducer.h"
#include "runtime/pass/PassRunner.h"

using namespace mlir;

PassRegistry &PassRegistry::get() {
  // The registry is never destroyed, because it contains functions of plug-ins, which may be unloaded
  // earlier.
  static auto *registry = new PassRegistry;
  return *registry;
}

//===----------------------------------------------------------------------===//
// OpPassManager
//===----------------------------------------------------------------------===//

OpPassManager::~OpPassManager() = default;

OpPassManager::OpPassManager(const OpPassManager &other) : opName(other.opName), nesting(other.nesting) {
  steps.reserve(other.steps.size());
  for (const Step &step : other.steps)
    steps.push_back({step.pass ? step.pass->clone() : nullptr,
                     step.nested ? std::make_unique<OpPassManager>(*step.nested) : nullptr});
}

OpPassManager &OpPassManager::operator=(const OpPassManager &other) { return *this = OpPassManager(other); }

std::optional<OperationName> OpPassManager::getOpName(MLIRContext &context) const {
  if (isOpAgnostic())
    return std::nullopt;
  return OperationName(opName, &context);
}

void OpPassManager::addPass(std::unique_ptr<Pass> pass) {
  // With Nesting::Implicit, add a pass for another op name to a nested manager.
  std::optional<llvm::StringRef> wanted = pass->getOpName();
  if (nesting == Nesting::Implicit && wanted && *wanted != opName && !isOpAgnostic())
    return nest(*wanted).addPass(std::move(pass));
  steps.push_back({std::move(pass), nullptr});
}

OpPassManager &OpPassManager::nest(llvm::StringRef nestedName) {
  if (!steps.empty() && steps.back().nested && steps.back().nested->opName == nestedName)
    return *steps.back().nested;
  steps.push_back({nullptr, std::make_unique<OpPassManager>(nestedName, nesting)});
  return *steps.back().nested;
}

void OpPassManager::getDependentDialects(DialectRegistry &registry) const {
  for (const Step &step : steps) {
    if (step.pass)
      step.pass->getDependentDialects(registry);
    else
      step.nested->getDependentDialects(registry);
  }
}

/// Prints the textual form of the pipeline; on several lines if \p indent is set. The recursion depth is
/// bounded by the nesting limit of textual pipelines.
void OpPassManager::print(llvm::raw_ostream &os, std::optional<unsigned> indent) const {
  auto newLine = [&](unsigned columns) {
    if (indent)
      os << '\n', os.indent(columns);
  };
  unsigned inner = indent.value_or(0) + 2;
  os << opName << '(';
  newLine(inner);
  bool first = true;
  for (const Step &step : steps) {
    if (!first) {
      os << ',';
      newLine(inner);
    }
    first = false;
    if (step.pass)
      step.pass->printAsTextualPipeline(os);
    else
      step.nested->print(os, indent ? std::optional<unsigned>(inner) : std::nullopt);
  }
  newLine(indent.value_or(0));
  os << ')';
}

void OpPassManager::printAsTextualPipeline(llvm::raw_ostream &os, bool pretty) const {
  print(os, pretty ? std::optional<unsigned>(0) : std::nullopt);
}

void OpPassManager::dump() const { dump(llvm::errs()); }
void OpPassManager::dump(llvm::raw_ostream &os) const {
  os << "Pass Manager with " << steps.size() << " passes:\n";
  printAsTextualPipeline(os, /*pretty=*/true);
  os << "\n\n";
}

//===----------------------------------------------------------------------===//
// PassManager
//===----------------------------------------------------------------------===//

PassManager::PassManager(MLIRContext *context, llvm::StringRef opName, Nesting nesting)
    : OpPassManager(opName, nesting), context(context) {}
PassManager::PassManager(OperationName name, Nesting nesting)
    : PassManager(name.getContext(), name.getStringRef(), nesting) {}
PassManager::~PassManager() = default;

void PassManager::addInstrumentation(std::unique_ptr<PassInstrumentation> instrumentation) {
  if (!instrumentor)
    instrumentor = std::make_unique<PassInstrumentor>();
  instrumentor->addInstrumentation(std::move(instrumentation));
}

void PassManager::enableTiming(TimingScope &scope) {
  if (scope)
    addInstrumentation(makePassTiming(scope));
}

void PassManager::enableTiming() {
  ownTiming = std::make_unique<DefaultTimingManager>();
  ownTiming->setEnabled(true);
  addInstrumentation(makePassTiming(ownTiming->getRootScope()));
}

void PassManager::enableTiming(std::unique_ptr<DefaultTimingManager> timing) {
  ownTiming = std::move(timing);
  if (ownTiming && ownTiming->isEnabled())
    addInstrumentation(makePassTiming(ownTiming->getRootScope()));
}

void PassManager::enableStatistics(PassDisplayMode mode, llvm::raw_ostream *os) {
  statisticsMode = mode;
  statisticsStream = os;
}

//===----------------------------------------------------------------------===//
// Printing of the IR
//===----------------------------------------------------------------------===//

using PrintFilter = std::function<bool(Pass *, Operation *)>;

/// Returns the configuration of enableIRPrinting() and enableIRPrintingToFileTree() from their parameters.
static PassManager::IRPrinting makePrinting(PrintFilter before, PrintFilter after, bool moduleScope,
                                            bool onlyOnChange, bool onlyOnFailure, OpPrintingFlags flags) {
  PassManager::IRPrinting config;
  config.before = std::move(before);
  config.after = std::move(after);
  config.moduleScope = moduleScope;
  config.afterOnlyOnChange = onlyOnChange;
  config.afterOnlyOnFailure = onlyOnFailure;
  config.flags = flags;
  return config;
}

void PassManager::enableIRPrinting(PrintFilter shouldPrintBefore, PrintFilter shouldPrintAfter,
                                   bool printModuleScope, bool printAfterOnlyOnChange,
                                   bool printAfterOnlyOnFailure, llvm::raw_ostream &os,
                                   OpPrintingFlags flags) {
  IRPrinting config = makePrinting(std::move(shouldPrintBefore), std::move(shouldPrintAfter),
                                   printModuleScope, printAfterOnlyOnChange, printAfterOnlyOnFailure, flags);
  config.os = &os;
  enableIRPrinting(std::move(config));
}

void PassManager::enableIRPrintingToFileTree(PrintFilter shouldPrintBefore, PrintFilter shouldPrintAfter,
                                             bool printModuleScope, bool printAfterOnlyOnChange,
                                             bool printAfterOnlyOnFailure, llvm::StringRef printTreeDir,
                                             OpPrintingFlags flags) {
  IRPrinting config = makePrinting(std::move(shouldPrintBefore), std::move(shouldPrintAfter),
                                   printModuleScope, printAfterOnlyOnChange, printAfterOnlyOnFailure, flags);
  config.treeDirectory = printTreeDir.str();
  enableIRPrinting(std::move(config));
}

void PassManager::enableIRPrinting(IRPrinting config) {
  if (config.before || config.after)
    addInstrumentation(makeIRPrinting(std::move(config)));
}
void PassManager::enableIRPrinting(std::unique_ptr<IRPrinterConfig> config) {
  addInstrumentation(makeIRPrinting(std::move(config)));
}

PassManager::IRPrinterConfig::~IRPrinterConfig() = default;
void PassManager::IRPrinterConfig::printBeforeIfEnabled(Pass *, Operation *, PrintCallbackFn) {}
void PassManager::IRPrinterConfig::printAfterIfEnabled(Pass *, Operation *, PrintCallbackFn) {}

//===----------------------------------------------------------------------===//
// Reproducers and runs
//===----------------------------------------------------------------------===//

void PassManager::enableCrashReproducerGeneration(llvm::StringRef path, bool local) {
  enableCrashReproducerGeneration(makeReproducerFileFactory(path), local);
}
void PassManager::enableCrashReproducerGeneration(ReproducerStreamFactory factory, bool local) {
  reproducerFactory = std::move(factory);
  isReproducerLocal = local;
}

LogicalResult PassManager::writeReproducer(Operation *op, llvm::StringRef path) const {
  std::string pipeline;
  llvm::raw_string_ostream os(pipeline);
  printAsTextualPipeline(os);
  return mlir::writeReproducer(op, pipeline, verifyLevel != VerifyLevel::Off, path);
}

/// Reports an error for each pass that cannot run on ops with the op name of its manager.
static LogicalResult checkNesting(const OpPassManager &manager, Operation *op) {
  LogicalResult result = success();
  PassRunner::forEachPass(manager, [&](const OpPassManager &around, Pass &pass, unsigned) {
    std::optional<llvm::StringRef> wanted = pass.getOpName();
    if (!wanted || around.isOpAgnostic() || *wanted == around.getOpAnchorName())
      return;
    result = op->emitError() << "can't add pass '" << pass.getName() << "' restricted to '" << *wanted
                             << "' on a PassManager intended to run on '" << around.getOpAnchorName()
                             << "', did you intend to nest?";
  });
  return result;
}

LogicalResult PassManager::run(Operation *op) {
  if (!isOpAgnostic() && op->getName().getStringRef() != opName)
    return op->emitOpError() << "can't run '" << opName << "' pass manager on '"
                             << op->getName().getStringRef() << "' op";
  if (failed(checkNesting(*this, op)))
    return failure();
  DialectRegistry dependent;
  getDependentDialects(dependent);
  context->appendDialectRegistry(dependent);
  for (llvm::StringRef name : dependent.getDialectNames())
    context->getOrLoadDialect(name);

  PassRunner runner(context, instrumentor.get(), verifyLevel);
  if (failed(runner.initialize(*this)))
    return failure();
  ModuleAnalysisManager analyses(op, instrumentor.get());
  LogicalResult result =
      !reproducerFactory
          ? runner.run(*this, op, analyses)
          : runWithReproducer(*this, op,
                              {reproducerFactory, isReproducerLocal, verifyLevel != VerifyLevel::Off},
                              instrumentor, [&](const PassInstrumentor *watching) {
                                ModuleAnalysisManager watched(op, watching);
                                return PassRunner(context, watching, verifyLevel).run(*this, op, watched);
                              });
  if (succeeded(result) && verifyLevel == VerifyLevel::Boundaries)
    result = verify(op);
  if (statisticsMode)
    printPassStatistics(*this, *statisticsMode, statisticsStream ? *statisticsStream : llvm::errs());
  return result;
}
