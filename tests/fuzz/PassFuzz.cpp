//===- PassFuzz.cpp - Checks passes on random modules --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/fuzz/PassFuzz.h"
#include "dialects/arith/Arith.h"
#include "dialects/cf/ControlFlow.h"
#include "dialects/conversions/Passes.h"
#include "dialects/func/Func.h"
#include "dialects/func/InlinerExtension.h"
#include "dialects/scf/SCF.h"
#include "dialects/ub/UB.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/Verifier.h"
#include "runtime/pass/PassManager.h"
#include "runtime/transforms/Passes.h"

using namespace mlir;
using namespace mlir::fuzz;
using namespace mlir::interpreter;
using llvm::StringRef;

/// Number of executions of each function, with different arguments.
static constexpr size_t runsPerFunction = 4;

DialectRegistry fuzz::prepareForPasses() {
  registerTransformsPasses();
  registerConversionPasses();
  DialectRegistry registry;
  registry.insert<arith::ArithDialect, cf::ControlFlowDialect, func::FuncDialect, scf::SCFDialect,
                  ub::UBDialect>();
  func::registerInlinerExtension(registry);
  return registry;
}

std::vector<std::string> fuzz::singlePasses() {
  // Names of excluded passes: each of them prints, writes files or executes a pipeline given as an option.
  static constexpr StringRef others[] = {"composite-fixed-point-pass", "print-ir", "print-op-stats",
                                         "snapshot-op-locations", "view-op-graph"};
  std::vector<std::string> passes;
  for (const auto &[name, maker] : PassRegistry::get().getPasses())
    if (!llvm::is_contained(others, name) && !StringRef(name).starts_with("test-"))
      passes.push_back(name);
  for (StringRef more : {"dce,lift-cf-to-scf", "canonicalize{region-simplify=aggressive}",
                         "canonicalize{region-simplify=disabled}", "canonicalize{top-down=false}"})
    passes.push_back(more.str());
  return passes;
}

std::string fuzz::randomPipeline(RandomSource &random, llvm::ArrayRef<std::string> passes) {
  std::string pipeline;
  for (size_t i = 0, e = 2 + random.below(4); i != e;) {
    const std::string &pass = random.pick(passes);
    // symbol-privatize is excluded: later passes may remove the functions that it makes private, so that they
    // cannot be executed.
    if (pass != "symbol-privatize")
      pipeline += (i++ ? "," : "") + pass;
  }
  return pipeline;
}

/// Adds the passes of a pipeline "a{b=c},d". Options must not contain commas.
static void addPasses(PassManager &manager, StringRef pipeline, std::string &error) {
  llvm::SmallVector<StringRef> words;
  pipeline.split(words, ',');
  for (StringRef word : words) {
    auto [name, options] = word.split('{');
    PassRegistry::Maker maker = PassRegistry::get().lookup(name);
    if (!maker) {
      error = ("no pass '" + name + "'").str();
      return;
    }
    std::unique_ptr<Pass> pass = maker();
    (void)pass->initializeOptions(options.rtrim('}'), [&](const llvm::Twine &message) {
      error = message.str();
      return failure();
    });
    manager.addPass(std::move(pass));
  }
}

bool fuzz::isRefusal(StringRef error) {
  return llvm::any_of(llvm::ArrayRef<StringRef>{"failed to legalize", "transformation does not support",
                                                "constant step operand must be positive",
                                                "Cannot create unreachable terminator"},
                      [&](StringRef words) { return error.contains(words); });
}

std::optional<std::string> fuzz::runPipeline(StringRef pipeline, Operation *module) {
  MLIRContext *context = module->getContext();
  std::string errors;
  ScopedDiagnosticHandler handler(context->getDiagEngine(), [&](Diagnostic &diag) {
    if (diag.getSeverity() == Severity::Error)
      errors += diag.str() + '\n';
    return success();
  });
  PassManager manager(context, "builtin.module");
  manager.enableVerifier(VerifyLevel::All);
  addPasses(manager, pipeline, errors);
  if (!errors.empty())
    return "pipeline: " + errors;
  bool passed = succeeded(manager.run(module));
  if (passed && succeeded(verify(module)))
    return std::nullopt;
  return "after the pipeline: " + (errors.empty() ? "failure without an error" : errors);
}

//===----------------------------------------------------------------------===//
// Executions before and after a pipeline
//===----------------------------------------------------------------------===//

OwningOpRef<ModuleOp> ProgramCheck::read(MLIRContext &context) {
  ScopedDiagnosticHandler handler(context.getDiagEngine(), [&](Diagnostic &diag) {
    ResolvedLocation place = diag.getLocation().resolve();
    loadError += std::to_string(place.line) + ": " + diag.str() + '\n';
    return success();
  });
  return parseSourceString<ModuleOp>(text, ParserConfig(&context));
}

ProgramCheck::ProgramCheck(const DialectRegistry &registry, std::string text, uint64_t seed)
    : registry(registry), text(std::move(text)) {
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  OwningOpRef<ModuleOp> module = read(context);
  if (!module)
    return;
  RandomSource random(seed + 77);
  Interpreter interpreter(module->getOperation());
  for (Operation &op : *module->getBody()) {
    auto function = llvm::dyn_cast<func::FuncOp>(&op);
    if (!function || function.empty() || op.getAttrOfType<StringAttr>("sym_visibility"))
      continue;
    llvm::ArrayRef<Type> inputs = function.getFunctionType().getInputs();
    if (!llvm::all_of(inputs, countScalars))
      continue;
    for (size_t i = 0; i != (inputs.empty() ? 1 : runsPerFunction); ++i) {
      Run run = {function.getSymName().str(), {}, {}};
      for (Type type : inputs)
        run.arguments.push_back(makeDatum(type, i == 0              ? 0
                                                : random.chance(40) ? random.below(8)
                                                                    : random.next()));
      run.before = interpreter.call(run.function, run.arguments);
      runs.push_back(std::move(run));
    }
  }
}
ProgramCheck::~ProgramCheck() = default;

size_t ProgramCheck::numDefined() const {
  return llvm::count_if(runs, [](const Run &run) {
    return run.before.outcome == Outcome::Returned || run.before.outcome == Outcome::Stopped;
  });
}

std::optional<std::string> ProgramCheck::check(StringRef pipeline) {
  if (!loadError.empty())
    return "input: " + loadError;
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  OwningOpRef<ModuleOp> module = read(context);
  if (std::optional<std::string> error = runPipeline(pipeline, module->getOperation()))
    return isRefusal(*error) ? std::nullopt : error;
  for (const Run &run : runs) {
    // The step limit is higher than before the pipeline: a pass may replace structured loops by branches,
    // whose execution takes more steps.
    Interpreter interpreter(module->getOperation(), {.steps = 8 * run.before.steps + 1000});
    Execution after = interpreter.call(run.function, run.arguments);
    std::optional<std::string> error = refinementError(run.before, after);
    // Not a failure: loop-invariant-code-motion hoists speculatable conditionals and loops out of a loop that
    // may have no iterations, as in MLIR. Outside of the loop, the conditions of hoisted ops may be poison.
    if (error && pipeline.contains("loop-invariant-code-motion") && after.outcome == Outcome::Undefined &&
        StringRef(after.reason).contains("poison"))
      continue;
    if (!error && run.before.outcome == Outcome::Returned && after.outcome != Outcome::Returned)
      error = "was returned, is " + toString(after.outcome).str() + " " + after.reason;
    if (!error)
      continue;
    std::string call = "@" + run.function + "(";
    for (const Datum &argument : run.arguments)
      call += (call.back() == '(' ? "" : ", ") + toString(argument);
    return call + "): " + *error;
  }
  return std::nullopt;
}
