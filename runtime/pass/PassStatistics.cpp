//===- PassStatistics.cpp - Output of statistics --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/pass/PassRunner.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include <map>

using namespace mlir;

namespace {

struct Count {
  std::string name, description;
  uint64_t value;
};

/// Prints statistics as an aligned table: those of one pass, or the sums over all passes with the same name.
void printCounts(llvm::raw_ostream &os, llvm::StringRef pass, std::vector<Count> counts, unsigned indent) {
  os.indent(indent) << pass << '\n';
  llvm::sort(counts, [](const Count &a, const Count &b) { return a.name < b.name; });
  size_t nameWidth = 0, valueWidth = 0;
  for (const Count &count : counts) {
    nameWidth = std::max(nameWidth, count.name.size());
    valueWidth = std::max(valueWidth, std::to_string(count.value).size());
  }
  for (const Count &count : counts) {
    std::string value = std::to_string(count.value);
    os.indent(indent + 2) << "(S) ";
    os.indent(valueWidth - value.size()) << value << ' ' << count.name;
    os.indent(nameWidth - count.name.size()) << " - " << count.description << '\n';
  }
}

std::vector<Count> countsOf(const Pass &pass) {
  std::vector<Count> result;
  for (const Pass::Statistic *statistic : pass.getStatistics())
    result.push_back({statistic->getName(), statistic->getDesc(), statistic->getValue()});
  return result;
}

/// Prints the sums of statistics over passes with the same name. Passes without statistics are left out.
void printList(const OpPassManager &manager, llvm::raw_ostream &os) {
  std::map<std::string, std::vector<Count>> byPass;
  PassRunner::forEachPass(manager, [&](const OpPassManager &, Pass &pass, unsigned) {
    std::vector<Count> &sums = byPass[pass.getName().str()];
    for (Count &count : countsOf(pass)) {
      auto known = llvm::find_if(sums, [&](const Count &sum) { return sum.name == count.name; });
      if (known == sums.end())
        sums.push_back(std::move(count));
      else
        known->value += count.value;
    }
  });
  for (const auto &[name, counts] : byPass)
    if (!counts.empty())
      printCounts(os, name, counts, 0);
}

void printPipeline(const OpPassManager &manager, llvm::raw_ostream &os) {
  const OpPassManager *open = &manager;
  PassRunner::forEachPass(manager, [&](const OpPassManager &around, Pass &pass, unsigned depth) {
    if (&around != open && depth)
      os.indent(2 * (depth - 1)) << '\'' << around.getOpAnchorName() << "' Pipeline\n";
    open = &around;
    printCounts(os, pass.getName(), countsOf(pass), 2 * depth);
  });
}

} // namespace

void OpPassManager::mergeStatisticsInto(OpPassManager &other) {
  PassRunner::addStatistics(*this, other);
  PassRunner::forEachPass(*this, [](const OpPassManager &, Pass &pass, unsigned) {
    for (Pass::Statistic *statistic : pass.getStatistics())
      *statistic = 0;
  });
}

void mlir::printPassStatistics(const OpPassManager &manager, PassDisplayMode mode, llvm::raw_ostream &os) {
  std::string rule = "===" + std::string(73, '-') + "===\n";
  os << rule << std::string(25, ' ') << "... Pass statistics report ...\n" << rule;
  if (mode == PassDisplayMode::List)
    printList(manager, os);
  else
    printPipeline(manager, os);
  os << '\n';
  os.flush();
}
