//===- SymbolDCE.cpp - Dead symbol elimination ------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Computes the live symbols by propagation along symbol references, starting from symbols that are visible
// from outside and from ops that are no symbols. Erases all other symbols. Nested symbol tables are traversed
// with an explicit stack.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/SymbolTable.h"
#include "runtime/transforms/Passes.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;

namespace mlir {
#define GEN_PASS_DEF_SYMBOLDCE
#include "runtime/transforms/Passes.h.inc"
} // namespace mlir

namespace {

using Visibility = SymbolTable::Visibility;

bool isNamedSymbol(Operation *op) { return SymbolTable::isSymbol(op) && SymbolTable::getSymbolName(op); }

class SymbolDCEPass : public impl::SymbolDCEBase<SymbolDCEPass> {
public:
  SymbolDCEPass() = default;
  SymbolDCEPass(const SymbolDCEPass &other) : Base(other) {}
  void runOnOperation() override;

private:
  LogicalResult findLive(Operation *table, bool isHidden, SymbolTableCollection &tables);
  void enterTable(Operation *table, bool isHidden);

  struct Table {
    Operation *op;
    bool isHidden; ///< True if code outside of the analyzed op cannot reference the nested symbols.
  };
  std::vector<Table> pendingTables;
  std::vector<Operation *> worklist;
  llvm::DenseSet<Operation *> live;
};

/// Adds to the worklist the ops of a symbol table that are live even if nothing references them. Adds nested
/// symbol tables to `pendingTables`; they may be at any depth inside ops that are not symbol tables.
void SymbolDCEPass::enterTable(Operation *table, bool isHidden) {
  for (Region &region : table->getRegions())
    for (Block &block : region)
      for (Operation &op : block) {
        bool isSymbol = isNamedSymbol(&op);
        Visibility visibility = isSymbol ? SymbolTable::getSymbolVisibility(&op) : Visibility::Public;
        bool mayGo =
            isSymbol && (visibility == Visibility::Private || (isHidden && visibility == Visibility::Nested));
        if (!mayGo && live.insert(&op).second)
          worklist.push_back(&op);
        op.walk<WalkOrder::PreOrder>([&](Operation *inner) {
          if (!inner->hasTrait(Trait::SymbolTable))
            return WalkResult::advance();
          // A table without a name, or with a private one, cannot be referenced from outside.
          bool isReachable =
              isNamedSymbol(inner) && SymbolTable::getSymbolVisibility(inner) != Visibility::Private;
          pendingTables.push_back({inner, isHidden || !isReachable});
          return WalkResult::skip();
        });
      }
}

LogicalResult SymbolDCEPass::findLive(Operation *table, bool isHidden, SymbolTableCollection &tables) {
  pendingTables.push_back({table, isHidden});
  while (!pendingTables.empty()) {
    auto [op, hidden] = pendingTables.back();
    pendingTables.pop_back();
    enterTable(op, hidden);
  }
  while (!worklist.empty()) {
    Operation *op = worklist.back();
    worklist.pop_back();
    // References in nested tables are collected when those tables are entered.
    std::optional<SymbolTable::UseRange> uses = SymbolTable::getSymbolUses(op);
    if (!uses)
      return table->emitError()
             << "contains potentially unknown symbol table, meaning that we are unable to compute "
                "symbol uses";
    for (const SymbolTable::SymbolUse &use : *uses) {
      // Each symbol on the path of a nested reference is live.
      Operation *current = SymbolTable::getNearestSymbolTable(op->getParentOp() ? op->getParentOp() : op);
      llvm::SmallVector<StringAttr, 4> path = {use.getSymbolRef().getRootReference()};
      for (FlatSymbolRefAttr nested : use.getSymbolRef().getNestedReferences())
        path.push_back(nested.getRootReference());
      for (StringAttr name : path) {
        if (!current || !current->hasTrait(Trait::SymbolTable))
          break;
        current = tables.lookupSymbolIn(current, name);
        if (current && live.insert(current).second)
          worklist.push_back(current);
      }
    }
  }
  return success();
}

void SymbolDCEPass::runOnOperation() {
  live.clear();
  worklist.clear();
  Operation *root = getOperation();
  if (!root->hasTrait(Trait::SymbolTable)) {
    root->emitOpError() << " was scheduled to run under SymbolDCE, but does not define a symbol table";
    return signalPassFailure();
  }
  bool isHidden = true;
  if (root->getParentOp() && isNamedSymbol(root))
    isHidden = SymbolTable::getSymbolVisibility(root) == Visibility::Private;
  SymbolTableCollection tables;
  if (failed(findLive(root, isHidden, tables)))
    return signalPassFailure();

  std::vector<Operation *> dead;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op == root || !op->getParentOp()->hasTrait(Trait::SymbolTable) || !isNamedSymbol(op) ||
        live.contains(op))
      return WalkResult::advance();
    dead.push_back(op);
    return WalkResult::skip();
  });
  for (Operation *op : dead)
    op->erase();
  numErased += dead.size();
  if (dead.empty())
    markAllAnalysesPreserved();
}

} // namespace

std::unique_ptr<Pass> mlir::createSymbolDCEPass() { return std::make_unique<SymbolDCEPass>(); }
