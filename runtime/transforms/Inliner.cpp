//===- Inliner.cpp - Inliner pass -----------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Visits the strongly connected components of the call graph in bottom-up order. For each component it
// simplifies the callables, inlines their calls, and repeats this while calls were inlined, up to the
// iteration limit. Calls within a component are not inlined. If the last reference to a private callable is
// inlined, its body is moved instead of cloned, and the callable is erased.
//
//===----------------------------------------------------------------------===//

#include "runtime/transforms/Inliner.h"
#include "runtime/analysis/CallGraph.h"
#include "runtime/ir/AttrTypeSubElements.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/SymbolTable.h"
#include "runtime/transforms/InliningUtils.h"
#include "runtime/transforms/Passes.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace mlir {
#define GEN_PASS_DEF_INLINER
#include "runtime/transforms/Passes.h.inc"
} // namespace mlir

namespace {

/// Reference counts of the callables that may be erased (those not visible outside of the analyzed op).
class References {
public:
  explicit References(Operation *top, CallGraph &graph) : graph(graph) {
    SymbolTable::walkSymbolTables(top, top->getBlock() == nullptr, [&](Operation *table, bool allVisible) {
      for (Region &region : table->getRegions())
        for (Block &block : region)
          for (Operation &op : block)
            if (CallGraphNode *node = getDiscardableNode(&op, allVisible))
              counts[node] = 0;
    });
    for (CallGraphNode *node : graph.getNodes())
      recompute(node);
    // A callable that is referenced from outside of all callables is never erased.
    top->walk([&](Operation *op) {
      if (!graph.getEnclosingNode(op))
        forEachReference(op, [&](CallGraphNode *target) { counts.erase(target); });
    });
  }

  bool isDead(CallGraphNode *node) const {
    auto it = counts.find(node);
    return it != counts.end() && it->second == 0;
  }
  bool isLastReference(CallGraphNode *node) const {
    auto it = counts.find(node);
    return it != counts.end() && it->second == 1;
  }
  /// Updates the counts for an op, with its nested ops, that is removed from or added to the body of `node`.
  /// The cost depends only on the size of the op, not on that of the body.
  void removeOp(CallGraphNode *node, Operation *op) { adjust(node, op, -1); }
  void addOp(CallGraphNode *node, Operation *op) { adjust(node, op, 1); }
  /// Recomputes the references from the body of a callable after it changed.
  void recompute(CallGraphNode *node) {
    removeReferences(node);
    auto &own = from[node];
    node->getCallableRegion()->walk([&](Operation *op) {
      if (graph.getEnclosingNode(op) == node)
        forEachReference(op, [&](CallGraphNode *target) { ++own[target]; });
    });
    for (auto [target, count] : own)
      add(target, count);
  }
  /// Removes an erased callable and its references.
  void erase(CallGraphNode *node) {
    removeReferences(node);
    counts.erase(node);
  }

private:
  /// Returns the node of a callable that may be erased when it is unreferenced, else null.
  CallGraphNode *getDiscardableNode(Operation *op, bool allVisible) {
    auto callable = llvm::dyn_cast<CallableOpInterface>(op);
    if (!callable || !callable.getCallableRegion() || !op->hasTrait(Trait::Symbol))
      return nullptr;
    auto visibility = SymbolTable::getSymbolVisibility(op);
    bool isHidden = visibility == SymbolTable::Visibility::Private ||
                    (visibility == SymbolTable::Visibility::Nested && allVisible);
    return isHidden ? graph.lookupNode(callable.getCallableRegion()) : nullptr;
  }
  template <typename Fn>
  void forEachReference(Operation *op, Fn &&fn) {
    op->getAttrDictionary().walk([&](SymbolRefAttr symbol) {
      auto callable =
          llvm::dyn_cast_or_null<CallableOpInterface>(symbolTables.lookupNearestSymbolFrom(op, symbol));
      Region *region = callable ? callable.getCallableRegion() : nullptr;
      if (CallGraphNode *target = region ? graph.lookupNode(region) : nullptr)
        fn(target);
    });
  }
  void adjust(CallGraphNode *node, Operation *root, int by) {
    auto &own = from[node];
    root->walk([&](Operation *op) {
      if (graph.getEnclosingNode(op) == node)
        forEachReference(op, [&](CallGraphNode *target) {
          own[target] += by;
          add(target, by);
        });
    });
  }
  void add(CallGraphNode *target, int count) {
    if (auto it = counts.find(target); it != counts.end())
      it->second += count;
  }
  void removeReferences(CallGraphNode *node) {
    for (auto [target, count] : from[node])
      add(target, -count);
    from.erase(node);
  }

  CallGraph &graph;
  SymbolTableCollection symbolTables;
  llvm::DenseMap<CallGraphNode *, int> counts;
  llvm::DenseMap<CallGraphNode *, llvm::DenseMap<CallGraphNode *, int>> from;
};

class InlinerPass : public impl::InlinerBase<InlinerPass> {
public:
  InlinerPass() = default;
  explicit InlinerPass(InlinerConfig inlinerConfig) : config(std::move(inlinerConfig)) {
    defaultPipelineStr = config.defaultPipeline;
    maxInliningIterations = config.maxIterations;
  }
  InlinerPass(const InlinerPass &other) : Base(other), config(other.config) {}

  LogicalResult
  initializeOptions(llvm::StringRef text,
                    llvm::function_ref<LogicalResult(const llvm::Twine &)> errorHandler) override {
    if (failed(Pass::initializeOptions(text, errorHandler)))
      return failure();
    for (const std::string &pipeline : opPipelineList) {
      FailureOr<OpPassManager> parsed = parsePipelineOption(pipeline, errorHandler);
      if (failed(parsed))
        return failure();
      std::string name = parsed->getOpAnchorName().str();
      config.opPipelines.insert_or_assign(name, std::move(*parsed));
    }
    OpPassManager any;
    std::string message;
    llvm::raw_string_ostream os(message);
    if (failed(parseDefaultPipeline(any, os)))
      return errorHandler("Failed to parse pipeline: " + message);
    return success();
  }
  void getDependentDialects(DialectRegistry &registry) const override {
    OpPassManager any;
    if (succeeded(parseDefaultPipeline(any, llvm::nulls())))
      any.getDependentDialects(registry);
    for (const auto &entry : config.opPipelines)
      entry.second.getDependentDialects(registry);
  }
  void runOnOperation() override;

private:
  using Component = llvm::SmallVector<CallGraphNode *, 1>;
  /// A call that may be inlined. If it was itself inlined, `history` has the callees that it came from.
  struct Candidate {
    CallOpInterface call;
    CallGraphNode *source;
    llvm::SmallVector<CallGraphNode *, 2> history;
  };

  /// Adds the passes of the default pipeline option to `manager`, nested in its op name.
  LogicalResult parseDefaultPipeline(OpPassManager &manager, llvm::raw_ostream &errors) const {
    if (config.defaultPipelineBuilder) {
      config.defaultPipelineBuilder(manager);
      return success();
    }
    // The default works in programs that have registered no passes.
    if (defaultPipelineStr.getValue() == "canonicalize") {
      manager.addPass(createCanonicalizerPass());
      return success();
    }
    return parsePassPipeline((manager.getOpAnchorName() + "(" + defaultPipelineStr.getValue() + ")").str(),
                             manager, errors);
  }
  LogicalResult simplify(const Component &component);
  /// Inlines the calls in the callables of a component. Returns true if a call was inlined.
  bool inlineCalls(Component &component);
  void collect(Operation *op, CallGraphNode *source, llvm::ArrayRef<CallGraphNode *> history,
               std::vector<Candidate> &candidates);
  bool shouldInline(const Candidate &candidate, CallGraphNode *target, const Component &component);
  bool isProfitable(const Candidate &candidate, CallGraphNode *target);

  InlinerConfig config;
  CallGraph *graph = nullptr;
  References *references = nullptr;
  SymbolTableCollection *symbolTables = nullptr;
  llvm::SmallSetVector<CallGraphNode *, 4> dead;
};

} // namespace

LogicalResult InlinerPass::simplify(const Component &component) {
  for (CallGraphNode *node : component) {
    Operation *op = node->getCallableRegion()->getParentOp();
    if (!op->hasTrait(Trait::IsIsolatedFromAbove))
      continue;
    auto it = config.opPipelines.find(op->getName().getStringRef());
    if (it != config.opPipelines.end()) {
      if (failed(runPipeline(it->second, op)))
        return failure();
    } else {
      OpPassManager manager(op->getName());
      if (failed(parseDefaultPipeline(manager, llvm::errs())) ||
          (!manager.empty() && failed(runPipeline(manager, op))))
        return failure();
    }
    references->recompute(node);
  }
  return success();
}

void InlinerPass::collect(Operation *root, CallGraphNode *source, llvm::ArrayRef<CallGraphNode *> history,
                          std::vector<Candidate> &candidates) {
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    auto call = llvm::dyn_cast<CallOpInterface>(op);
    if (call && graph->getEnclosingNode(op) == source)
      candidates.push_back({call, source, llvm::SmallVector<CallGraphNode *, 2>(history)});
  });
}

static unsigned countOps(Region *region) {
  unsigned count = 0;
  region->walk([&](Operation *) { ++count; });
  return count;
}

bool InlinerPass::isProfitable(const Candidate &candidate, CallGraphNode *target) {
  Region *caller = candidate.source->getCallableRegion(), *callee = target->getCallableRegion();
  if (config.isProfitable && !config.isProfitable(candidate.call, caller, callee))
    return false;
  if (inliningThreshold == -1U)
    return true;
  uint64_t callerOps = countOps(caller);
  return callerOps == 0 || uint64_t(countOps(callee)) * 100 / callerOps <= inliningThreshold;
}

bool InlinerPass::shouldInline(const Candidate &candidate, CallGraphNode *target,
                               const Component &component) {
  Operation *call = candidate.call;
  if (call->hasTrait(Trait::IsTerminator) || target->calls(target) || llvm::is_contained(component, target) ||
      llvm::is_contained(candidate.history, target))
    return false;
  Region *region = target->getCallableRegion();
  if (region->isAncestor(call->getParentRegion()))
    return false;
  // A callee with several blocks cannot be inlined into an op that allows only one block.
  if (!region->empty() && !region->hasOneBlock() &&
      call->getParentOp()->getName() != region->getParentOp()->getName() &&
      call->getParentOp()->mightHaveTrait(Trait::SingleBlock))
    return false;
  return isProfitable(candidate, target);
}

bool InlinerPass::inlineCalls(Component &component) {
  std::vector<Candidate> candidates;
  llvm::SmallSetVector<CallGraphNode *, 4> gone;
  for (CallGraphNode *node : component) {
    if (references->isDead(node))
      gone.insert(node);
    else
      node->getCallableRegion()->walk<WalkOrder::PreOrder>([&](Operation *op) {
        if (llvm::isa<CallOpInterface>(op) && graph->getEnclosingNode(op) == node)
          candidates.push_back({llvm::cast<CallOpInterface>(op), node, {}});
      });
  }
  bool inlinedAny = false;
  for (size_t i = 0; i != candidates.size(); ++i) {
    Candidate candidate = candidates[i];
    CallGraphNode *target = graph->resolveCallable(candidate.call, *symbolTables);
    if (target->isExternal() || dead.contains(target) || gone.contains(target) ||
        !shouldInline(candidate, target, component))
      continue;
    bool isLast = references->isLastReference(target);
    llvm::SmallVector<Operation *> inlinedOps;
    auto callable = llvm::cast<CallableOpInterface>(target->getCallableRegion()->getParentOp());
    if (failed(inlineCall(candidate.call, callable, /*shouldClone=*/!isLast, &inlinedOps)))
      continue;
    inlinedAny = true;
    references->removeOp(candidate.source, candidate.call);
    candidate.call->erase();
    candidate.history.push_back(target);
    for (Operation *op : inlinedOps)
      collect(op, candidate.source, candidate.history, candidates);
    if (isLast) {
      references->erase(target);
      gone.insert(target);
    }
    for (Operation *op : inlinedOps)
      references->addOp(candidate.source, op);
  }
  for (CallGraphNode *node : gone) {
    references->erase(node);
    llvm::erase(component, node);
    dead.insert(node);
  }
  return inlinedAny;
}

void InlinerPass::runOnOperation() {
  Operation *op = getOperation();
  if (!op->hasTrait(Trait::SymbolTable)) {
    op->emitOpError() << " was scheduled to run under the inliner, but does not define a symbol table";
    return signalPassFailure();
  }
  CallGraph callGraph(op);
  References allReferences(op, callGraph);
  SymbolTableCollection tables;
  graph = &callGraph;
  references = &allReferences;
  symbolTables = &tables;
  dead.clear();
  for (Component &component : callGraph.getComponents())
    for (unsigned i = 0; i < maxInliningIterations && !component.empty(); ++i) {
      if (failed(simplify(component)))
        return signalPassFailure();
      if (!inlineCalls(component))
        break;
    }
  for (CallGraphNode *node : dead)
    node->getCallableRegion()->getParentOp()->erase();
}

std::unique_ptr<Pass> mlir::createInlinerPass() { return std::make_unique<InlinerPass>(); }
std::unique_ptr<Pass> mlir::createInlinerPass(llvm::StringMap<OpPassManager> opPipelines) {
  InlinerConfig config;
  config.opPipelines = std::move(opPipelines);
  return createInlinerPass(std::move(config));
}
std::unique_ptr<Pass> mlir::createInlinerPass(llvm::StringMap<OpPassManager> opPipelines,
                                              std::function<void(OpPassManager &)> defaultPipelineBuilder) {
  InlinerConfig config;
  config.opPipelines = std::move(opPipelines);
  config.defaultPipelineBuilder = std::move(defaultPipelineBuilder);
  return createInlinerPass(std::move(config));
}
std::unique_ptr<Pass> mlir::createInlinerPass(InlinerConfig config) {
  return std::make_unique<InlinerPass>(std::move(config));
}
