//===- RandomIRMain.cpp - Command line of the module generator -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//     random_ir --seed=7 --ops=100                    one module with all dialects of this repository
//     random_ir --seeds=0-299 --out=DIR               files DIR/<seed>.mlir
//     --dialects=func,arith,cf   only these dialects (and builtin)
//     --load=Poly.td             loads a dialect from its declaration first
//     --generic --debuginfo      printing options
//     --registered               without unregistered ops and attributes
//     --missing                  lists the ops without a recipe and exits
//
//===----------------------------------------------------------------------===//

#include "generator/load/DialectLibrary.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/ir/MLIRContext.h"
#include "tests/fuzz/RandomIR.h"
#include "tests/fuzz/RoundTrip.h"
#include "llvm/Support/FileSystem.h"

using namespace mlir;
using llvm::StringRef;

int main(int argc, char **argv) {
  uint64_t first = 0, last = 0, numOps = 100;
  StringRef out, dialectNames, load;
  bool generic = false, debugInfo = false, registered = false, missing = false;
  for (StringRef arg : llvm::ArrayRef(argv + 1, argc - 1)) {
    bool isGood = true;
    if (arg.consume_front("--seed=")) {
      isGood = !arg.getAsInteger(10, first);
      last = first;
    } else if (arg.consume_front("--seeds=")) {
      auto [from, to] = arg.split('-');
      isGood = !from.getAsInteger(10, first) && !to.getAsInteger(10, last);
    } else if (arg.consume_front("--ops="))
      isGood = !arg.getAsInteger(10, numOps);
    else if (arg.consume_front("--out="))
      out = arg;
    else if (arg.consume_front("--dialects="))
      dialectNames = arg;
    else if (arg.consume_front("--load="))
      load = arg;
    else if (arg == "--generic" || arg == "--debuginfo" || arg == "--registered" || arg == "--missing")
      (arg == "--generic"      ? generic
       : arg == "--debuginfo"  ? debugInfo
       : arg == "--registered" ? registered
                               : missing) = true;
    else
      isGood = false;
    if (!isGood) {
      llvm::errs() << "unknown or invalid option; see the header comment of RandomIRMain.cpp\n";
      return 2;
    }
  }

  DialectRegistry registry = fuzz::allDialects();
  std::unique_ptr<DialectLibrary> library;
  if (!load.empty()) {
    auto loaded = DialectLibrary::load(load, {}, registry, llvm::errs());
    if (failed(loaded))
      return 1;
    library = std::move(*loaded);
    library->registerInto(registry);
  }
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.allowUnregisteredDialects();
  llvm::SmallVector<StringRef> names;
  dialectNames.split(names, ',', -1, /*KeepEmpty=*/false);
  llvm::SmallVector<Dialect *> dialects = {context.getOrLoadDialect("builtin")};
  for (StringRef name :
       names.empty() ? context.getAvailableDialects() : std::vector<StringRef>(names.begin(), names.end()))
    if (Dialect *dialect = context.getOrLoadDialect(name); dialect && name != "builtin")
      dialects.push_back(dialect);

  fuzz::RandomIR random(&context, dialects, {.unregistered = !registered});
  if (missing) {
    for (StringRef name : random.getBook().missing())
      llvm::outs() << name << '\n';
    return 0;
  }
  OpPrintingFlags flags;
  flags.printGenericOpForm(generic).enableDebugInfo(debugInfo);
  for (uint64_t seed = first; seed <= last; ++seed) {
    OwningOpRef<ModuleOp> module = random.build(seed, numOps);
    if (out.empty()) {
      module->getOperation()->print(llvm::outs(), flags);
      llvm::outs() << '\n';
      continue;
    }
    std::error_code error;
    llvm::raw_fd_ostream file((out + "/" + std::to_string(seed) + ".mlir").str(), error);
    if (error) {
      llvm::errs() << "cannot write to " << out << ": " << error.message() << '\n';
      return 1;
    }
    module->getOperation()->print(file, flags);
    file << '\n';
  }
  return 0;
}
