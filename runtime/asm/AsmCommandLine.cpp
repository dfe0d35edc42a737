//===- AsmCommandLine.cpp - Options of the printer ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/OpPrintingFlags.h"
#include "llvm/Support/CommandLine.h"

using namespace mlir;
using llvm::cl::desc;
using llvm::cl::init;
using llvm::cl::opt;

namespace {
struct PrinterOptions {
  opt<unsigned> elideElements{"mlir-elide-elementsattrs-if-larger",
                              desc("Elide ElementsAttrs that have more elements than the given upper limit")};
  opt<int64_t> hexElements{"mlir-print-elementsattrs-with-hex-if-larger", init(100),
                           desc("Print ElementsAttrs that have more elements than the given upper limit in "
                                "hexadecimal (-1 disables that)")};
  opt<unsigned> elideResources{
      "mlir-elide-resource-strings-if-larger",
      desc("Elide the values of resources whose text has more characters than the given upper limit")};
  opt<bool> debugInfo{"mlir-print-debuginfo", desc("Print locations")};
  opt<bool> prettyDebugInfo{"mlir-pretty-debuginfo", desc("Print locations in a form that cannot be parsed")};
  opt<bool> genericForm{"mlir-print-op-generic", desc("Print the generic form of operations")};
  opt<bool> assumeVerified{"mlir-print-assume-verified", desc("Do not verify operations before printing")};
  opt<bool> localScope{"mlir-print-local-scope", desc("Print aliases inline")};
  opt<bool> skipRegions{"mlir-print-skip-regions", desc("Do not print regions")};
  opt<bool> valueUsers{"mlir-print-value-users", desc("Print the users of values as comments")};
  opt<bool> uniqueIDs{"mlir-print-unique-ssa-ids", desc("Use no number twice for values")};
  opt<bool> nameLocs{"mlir-use-nameloc-as-prefix", desc("Use the name of a location as name of the value")};
};
} // namespace

static PrinterOptions &getOptions() {
  static PrinterOptions options;
  return options;
}

void mlir::registerAsmPrinterCLOptions() {
  getOptions();
  OpPrintingFlags::setDefaults = [](OpPrintingFlags &flags) {
    PrinterOptions &options = getOptions();
    if (options.elideElements.getNumOccurrences())
      flags.elideLargeElementsAttrs(options.elideElements);
    if (options.hexElements.getNumOccurrences())
      flags.printLargeElementsAttrWithHex(options.hexElements);
    if (options.elideResources.getNumOccurrences())
      flags.elideLargeResourceString(options.elideResources);
    flags.enableDebugInfo(options.debugInfo, options.prettyDebugInfo);
    flags.printGenericOpForm(options.genericForm);
    flags.assumeVerified(options.assumeVerified);
    flags.useLocalScope(options.localScope);
    flags.skipRegions(options.skipRegions);
    flags.printValueUsers(options.valueUsers);
    flags.printUniqueSSAIDs(options.uniqueIDs);
    flags.printNameLocAsPrefix(options.nameLocs);
  };
}
