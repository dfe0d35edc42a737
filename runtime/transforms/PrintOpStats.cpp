//===- PrintOpStats.cpp - Pass that counts operations by name ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/transforms/Passes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include <map>

using namespace mlir;

namespace mlir {
#define GEN_PASS_DEF_PRINTOPSTATS
#include "runtime/transforms/Passes.h.inc"
} // namespace mlir

namespace {

class PrintOpStatsPass : public impl::PrintOpStatsBase<PrintOpStatsPass> {
public:
  explicit PrintOpStatsPass(llvm::raw_ostream &output) : output(output) {}
  PrintOpStatsPass(llvm::raw_ostream &output, bool asJSON) : output(output) { printAsJSON = asJSON; }
  PrintOpStatsPass(const PrintOpStatsPass &other) : Base(other), output(other.output) {}
  void runOnOperation() override {
    std::map<std::string, uint64_t> counts;
    getOperation()->walk([&](Operation *op) { ++counts[op->getName().getStringRef().str()]; });
    // Collect the whole text first and write it at once, because other threads may print to the same stream.
    std::string text;
    llvm::raw_string_ostream os(text);
    if (printAsJSON)
      printJSON(counts, os);
    else
      printText(counts, os);
    output << text;
    markAllAnalysesPreserved();
  }

private:
  static void printText(const std::map<std::string, uint64_t> &counts, llvm::raw_ostream &os);
  static void printJSON(const std::map<std::string, uint64_t> &counts, llvm::raw_ostream &os);

  llvm::raw_ostream &output;
};

/// Prints a table in which the names are aligned at their dots.
void PrintOpStatsPass::printText(const std::map<std::string, uint64_t> &counts, llvm::raw_ostream &os) {
  os << "Operations encountered:\n-----------------------\n";
  size_t dialectWidth = 0, nameWidth = 0;
  for (const auto &[op, count] : counts) {
    auto [dialect, name] = llvm::StringRef(op).split('.');
    bool hasDialect = dialect.size() != op.size();
    dialectWidth = std::max(dialectWidth, hasDialect ? dialect.size() : 0);
    nameWidth = std::max(nameWidth, hasDialect ? name.size() : dialect.size());
  }
  for (const auto &[op, count] : counts) {
    auto [dialect, name] = llvm::StringRef(op).split('.');
    if (dialect.size() == op.size())
      os << llvm::right_justify("", dialectWidth + 2) << ' ' << llvm::left_justify(dialect, nameWidth);
    else
      os << llvm::right_justify(dialect, dialectWidth + 2) << '.' << llvm::left_justify(name, nameWidth);
    os << " , " << count << '\n';
  }
}

void PrintOpStatsPass::printJSON(const std::map<std::string, uint64_t> &counts, llvm::raw_ostream &os) {
  os << "{\n";
  llvm::interleave(
      counts, os,
      [&](const auto &entry) {
        os << "  \"";
        llvm::printEscapedString(entry.first, os);
        os << "\" : " << entry.second;
      },
      ",\n");
  os << "\n}\n";
}

} // namespace

std::unique_ptr<Pass> mlir::createPrintOpStatsPass(llvm::raw_ostream &os) {
  return std::make_unique<PrintOpStatsPass>(os);
}
std::unique_ptr<Pass> mlir::createPrintOpStatsPass(llvm::raw_ostream &os, bool printAsJSON) {
  return std::make_unique<PrintOpStatsPass>(os, printAsJSON);
}
