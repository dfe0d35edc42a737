//===- PassSupport.cpp - Passes of an opt tool ----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/opt/PassSupport.h"
#include "runtime/pass/PassManager.h"
#include "runtime/pass/PassRegistry.h"
#include "runtime/transforms/Passes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;

void strata::registerToolPasses() { registerTransformsPasses(); }
bool strata::isRegisteredPass(llvm::StringRef name) { return PassRegistry::get().lookup(name) != nullptr; }

void strata::printPassHelp(llvm::raw_ostream &os) {
  for (const auto &[name, maker] : PassRegistry::get().getPasses()) {
    std::unique_ptr<Pass> pass = maker();
    os << "  --" << name;
    os.indent(name.size() < 42 ? 42 - name.size() : 1) << pass->getDescription() << '\n';
    for (const Pass::OptionSpec &option : pass->getOptions()) {
      os << "    " << option.name << "=…";
      os.indent(option.name.size() < 39 ? 39 - option.name.size() : 1) << option.description << '\n';
    }
  }
}

/// Prints the IR around the passes that the user named.
static void enableIRPrinting(PassManager &manager, const OptOptions &options) {
  if (!options.printIRBeforeAll && !options.printIRAfterAll && options.printIRBefore.empty() &&
      options.printIRAfter.empty())
    return;
  auto chooses = [](bool all, const std::vector<std::string> &names) {
    return [all, &names](const Pass &pass) { return all || llvm::is_contained(names, pass.getArgument()); };
  };
  manager.enableIRPrinting(chooses(options.printIRBeforeAll, options.printIRBefore),
                           chooses(options.printIRAfterAll, options.printIRAfter), llvm::errs(),
                           [&options](Operation *op, llvm::raw_ostream &os) { op->print(os, options.printing); });
}

LogicalResult strata::runPasses(Operation *op, const OptOptions &options) {
  if (!options.pipeline && options.passes.empty() && !options.dumpPipeline)
    return success();
  PassManager manager(op->getContext(), op->getName().getStringRef());
  manager.enableVerifier(options.verifyEach);
  enableIRPrinting(manager, options);
  if (options.pipeline && failed(parsePassPipeline(*options.pipeline, manager, llvm::errs())))
    return failure();
  for (const OptOptions::PassRequest &request : options.passes) {
    std::string message;
    llvm::raw_string_ostream os(message);
    if (failed(addPassByName(request.name, request.options, manager, os))) {
      llvm::errs() << options.toolName << ": error: --" << request.name << ": " << llvm::StringRef(message).rtrim()
                   << '\n';
      return failure();
    }
  }
  if (options.dumpPipeline)
    manager.dump(llvm::errs());
  return manager.run(op);
}
