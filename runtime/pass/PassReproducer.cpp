//===- PassReproducer.cpp - Crash and failure reproducers -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/pass/PassReproducer.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OwningOpRef.h"
#include "runtime/ir/Resource.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/ToolOutputFile.h"

using namespace mlir;

ReproducerStream::~ReproducerStream() = default;

namespace {
/// A stream that writes a reproducer to a file. The file is kept when the stream is destroyed.
class ReproducerFile final : public ReproducerStream {
public:
  explicit ReproducerFile(std::unique_ptr<llvm::ToolOutputFile> file) : file(std::move(file)) {}
  ~ReproducerFile() override { file->keep(); }
  llvm::StringRef description() override { return file->getFilename(); }
  llvm::raw_ostream &os() override { return file->os(); }

private:
  std::unique_ptr<llvm::ToolOutputFile> file;
};
} // namespace

ReproducerStreamFactory mlir::makeReproducerFileFactory(llvm::StringRef path) {
  if (path.empty())
    return {};
  return [path = path.str()](std::string &message) -> std::unique_ptr<ReproducerStream> {
    std::error_code error;
    auto file = std::make_unique<llvm::ToolOutputFile>(path, error, llvm::sys::fs::OF_None);
    if (error) {
      message = "cannot open the reproducer '" + path + "': " + error.message();
      return nullptr;
    }
    return std::make_unique<ReproducerFile>(std::move(file));
  };
}

/// Prints the IR of \p op with a pipeline in its metadata.
static void printReproducer(llvm::raw_ostream &os, Operation *op, llvm::StringRef pipeline, bool verifyEach,
                            bool disableThreads) {
  MLIRContext *context = op->getContext();
  // Keep the resources of other tools. Replace the resource of a reproducer that is being run.
  auto &entries = ExternalResources::get(context).getGroup("mlir_reproducer").entries;
  auto before = std::move(entries);
  entries.clear();
  entries.push_back({"pipeline", pipeline.str()});
  entries.push_back({"disable_threading", disableThreads});
  entries.push_back({"verify_each", verifyEach});
  op->print(os);
  os << '\n';
  entries = std::move(before);
}

LogicalResult mlir::writeReproducer(Operation *op, llvm::StringRef pipeline, bool verifyEach,
                                    llvm::StringRef path) {
  std::string error;
  std::unique_ptr<ReproducerStream> stream = makeReproducerFileFactory(path)(error);
  if (!stream) {
    llvm::errs() << error << '\n';
    return failure();
  }
  printReproducer(stream->os(), op, pipeline, verifyEach, !op->getContext()->isMultithreadingEnabled());
  return success();
}

std::string mlir::makeReproducer(llvm::StringRef anchorName,
                                 const llvm::iterator_range<OpPassManager::pass_iterator> &passes,
                                 Operation *op, llvm::StringRef outputFile, bool disableThreads,
                                 bool verifyPasses) {
  std::string pipeline;
  llvm::raw_string_ostream os(pipeline);
  os << anchorName << '(';
  llvm::interleave(passes, [&](Pass &pass) { pass.printAsTextualPipeline(os); }, [&] { os << ','; });
  os << ')';
  if (outputFile.empty())
    return pipeline;
  std::string error;
  if (std::unique_ptr<ReproducerStream> stream = makeReproducerFileFactory(outputFile)(error))
    printReproducer(stream->os(), op, pipeline, verifyPasses, disableThreads);
  else
    llvm::errs() << error << '\n';
  return pipeline;
}

namespace {

/// A running pass and the operation on which it runs.
struct RunningPass {
  Pass *pass;
  Operation *op;
};

/// Returns a textual pipeline that runs a single pass on the same operation again, nested in pipelines for
/// the ancestors of this operation, for example `module(func(pass))`.
std::string makeLocalPipeline(const RunningPass &running) {
  std::string text;
  llvm::raw_string_ostream os(text);
  running.pass->printAsTextualPipeline(os);
  for (Operation *op = running.op; op; op = op->getParentOp())
    text = (op->getName().getStringRef() + "(" + text + ")").str();
  return text;
}

void describe(llvm::raw_ostream &os, const RunningPass &running) {
  os << '`' << running.pass->getName() << "` on '" << running.op->getName().getStringRef() << "' operation";
  if (auto name = running.op->getAttrOfType<StringAttr>("sym_name"))
    os << ": @" << name.getValue();
}

class Reproducer {
public:
  Reproducer(const OpPassManager &manager, Operation *op, const ReproducerSettings &settings)
      : settings(settings), root(op) {
    llvm::raw_string_ostream os(pipeline);
    manager.printAsTextualPipeline(os);
    if (!settings.isLocal)
      snapshot = OwningOpRef<Operation *>(op->clone());
  }
  void enter(Pass *pass, Operation *op) {
    running.push_back({pass, op});
    // Earlier passes may have changed the root operation, so it is cloned before each pass.
    if (settings.isLocal) {
      snapshot = OwningOpRef<Operation *>(root->clone());
      pipeline = makeLocalPipeline(running.back());
    }
  }
  void leave() { running.pop_back(); }
  /// Writes a reproducer. Without local reproducers, only the first call has an effect.
  void report();

private:
  const ReproducerSettings &settings;
  Operation *root;
  std::string pipeline;
  OwningOpRef<Operation *> snapshot;
  std::vector<RunningPass> running;
  bool isWritten = false;
};

void Reproducer::report() {
  if (isWritten && !settings.isLocal)
    return;
  isWritten = true;
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "Pipeline failed while executing ";
  if (!settings.isLocal)
    os << '[';
  if (settings.isLocal && !running.empty())
    describe(os, running.back());
  else
    llvm::interleaveComma(running, os, [&](const RunningPass &each) { describe(os, each); });
  if (!settings.isLocal)
    os << ']';
  std::string error;
  if (std::unique_ptr<ReproducerStream> stream = settings.makeStream(error)) {
    printReproducer(stream->os(), snapshot.get(), pipeline, settings.verifyEach,
                    !root->getContext()->isMultithreadingEnabled());
    os << ": reproducer generated at `" << stream->description() << '`';
  } else {
    llvm::errs() << error << '\n';
  }
  InFlightDiagnostic diag = emitError(root->getLoc())
                            << "Failures have been detected while processing an MLIR pass pipeline";
  diag.attachNote() << text;
}

class ReproducerInstrumentation : public PassInstrumentation {
public:
  explicit ReproducerInstrumentation(Reproducer &reproducer) : reproducer(reproducer) {}
  // The crash recovery context works only on the thread that created it.
  bool allowsThreads() const override { return false; }
  void runBeforePass(Pass *pass, Operation *op) override { reproducer.enter(pass, op); }
  void runAfterPass(Pass *, Operation *) override { reproducer.leave(); }
  void runAfterPassFailed(Pass *, Operation *) override {
    reproducer.report();
    reproducer.leave();
  }

private:
  Reproducer &reproducer;
};

} // namespace

LogicalResult mlir::runWithReproducer(const OpPassManager &manager, Operation *op,
                                      const ReproducerSettings &settings,
                                      std::unique_ptr<PassInstrumentor> &instrumentor,
                                      llvm::function_ref<LogicalResult(const PassInstrumentor *)> run) {
  Reproducer reproducer(manager, op, settings);
  PassInstrumentor none;
  PassInstrumentor &watching = instrumentor ? *instrumentor : none;
  watching.addInstrumentation(std::make_unique<ReproducerInstrumentation>(reproducer));
  LogicalResult result = failure();
  llvm::CrashRecoveryContext::Enable();
  llvm::CrashRecoveryContext recovery;
  if (!recovery.RunSafely([&] { result = run(&watching); }))
    reproducer.report();
  llvm::CrashRecoveryContext::Disable();
  watching.removeLastInstrumentation();
  return result;
}
