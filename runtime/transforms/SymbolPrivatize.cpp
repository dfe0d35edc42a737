//===- SymbolPrivatize.cpp - Making symbols private -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/SymbolTable.h"
#include "runtime/transforms/Passes.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace mlir {
#define GEN_PASS_DEF_SYMBOLPRIVATIZE
#include "runtime/transforms/Passes.h.inc"
} // namespace mlir

namespace {

class SymbolPrivatizePass : public impl::SymbolPrivatizeBase<SymbolPrivatizePass> {
public:
  explicit SymbolPrivatizePass(llvm::ArrayRef<std::string> names) { exclude = names; }
  SymbolPrivatizePass(const SymbolPrivatizePass &other) : Base(other), excluded(other.excluded) {}
  LogicalResult initialize(MLIRContext *) override {
    excluded.clear();
    for (const std::string &name : exclude)
      excluded.insert(name);
    return success();
  }
  void runOnOperation() override {
    for (Region &region : getOperation()->getRegions())
      for (Block &block : region)
        for (Operation &op : block) {
          StringAttr name = SymbolTable::isSymbol(&op) ? SymbolTable::getSymbolName(&op) : nullptr;
          if (name && !excluded.contains(name.getValue()))
            SymbolTable::setSymbolVisibility(&op, SymbolTable::Visibility::Private);
        }
  }

private:
  llvm::StringSet<> excluded;
};

} // namespace

std::unique_ptr<Pass> mlir::createSymbolPrivatizePass(llvm::ArrayRef<std::string> excludeSymbols) {
  return std::make_unique<SymbolPrivatizePass>(excludeSymbols);
}
