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
  /// Update the counts for an op and its nested ops: before the op is removed from the body of `node`, or
  /// after it was added. Takes time linear in the size of the op, independent of the size of the body.
  void removeOp(CallGraphNode *node, Operation *op) { adjust(node, op, -1); }
  void addOp(CallGraphNode *node, Operation *op) { adjust(node, op, 1); }
  /// Counts the references in the body of a callable again after the body has changed.
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
  /// Removes the entry of an erased callable, and the references in its body.
  void erase(CallGraphNode *node) {
    removeReferences(node);
    counts.erase(node);
  }

private:
  /// Returns the node of the callable `op` if it may be erased as soon as nothing references it; else null.
  /// \param allVisible true if symbols with nested visibility can only be referenced inside the analyzed op.
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

/// Applies the inlining hooks of the dialects, and collects the inlined ops except terminators and nested
/// ops.
class CollectingInterface : public InlinerInterface {
public:
  CollectingInterface(MLIRContext *context, llvm::SmallVectorImpl<Operation *> &inlinedOps)
      : InlinerInterface(context), inlinedOps(inlinedOps) {}
  void processInlinedBlocks(llvm::iterator_range<Region::iterator> blocks) override {
    for (Block &block : blocks)
      for (Operation &op : block)
        if (!op.mightHaveTrait(Trait::IsTerminator))
          inlinedOps.push_back(&op);
  }

private:
  llvm::SmallVectorImpl<Operation *> &inlinedOps;
};

} // namespace

/// The state of one run of the inliner.
class Inliner::Impl {
public:
  explicit Impl(Inliner &inliner)
      : inliner(inliner), config(inliner.config), graph(inliner.graph), references(inliner.op, graph) {}
  LogicalResult run();

private:
  using Component = llvm::SmallVector<CallGraphNode *, 1>;
  /// A call that may be inlined. If the call became part of `source` by inlining, `history` has the callees
  /// that were inlined on the way, to detect recursion.
  struct Candidate {
    CallOpInterface call;
    CallGraphNode *source;
    llvm::SmallVector<CallGraphNode *, 2> history;
  };

  LogicalResult simplify(const Component &component);
  /// Inlines the calls in the callables of a component. Returns true if a call was inlined.
  bool inlineCalls(Component &component);
  LogicalResult inlineOne(CallOpInterface call, CallableOpInterface callable, bool shouldClone,
                          llvm::SmallVectorImpl<Operation *> &inlinedOps);
  void collect(Operation *op, CallGraphNode *source, llvm::ArrayRef<CallGraphNode *> history,
               std::vector<Candidate> &candidates);
  bool shouldInline(const Candidate &candidate, CallGraphNode *target, const Component &component);

  Inliner &inliner;
  const InlinerConfig &config;
  CallGraph &graph;
  References references;
  SymbolTableCollection symbolTables;
  llvm::SmallSetVector<CallGraphNode *, 4> dead;
};

/// Adds the passes of the default pipeline to `manager`. Calls the builder in the configuration if there is
/// one; else parses the pipeline text in the configuration, nested in the op name of `manager`.
static LogicalResult addDefaultPipeline(const InlinerConfig &config, OpPassManager &manager,
                                        llvm::raw_ostream &errors) {
  if (config.defaultPipelineBuilder) {
    config.defaultPipelineBuilder(manager);
    return success();
  }
  // Do not parse the default text: the parser would not find the pass in programs that have registered no
  // passes.
  if (config.defaultPipeline == "canonicalize") {
    manager.addPass(createCanonicalizerPass());
    return success();
  }
  return parsePassPipeline((manager.getOpAnchorName() + "(" + config.defaultPipeline + ")").str(), manager,
                           errors);
}

LogicalResult Inliner::Impl::simplify(const Component &component) {
  for (CallGraphNode *node : component) {
    Operation *op = node->getCallableRegion()->getParentOp();
    if (!op->hasTrait(Trait::IsIsolatedFromAbove))
      continue;
    auto it = config.opPipelines.find(op->getName().getStringRef());
    OpPassManager manager = it != config.opPipelines.end() ? it->second : OpPassManager(op->getName());
    if (it == config.opPipelines.end() && failed(addDefaultPipeline(config, manager, llvm::errs())))
      return failure();
    if (!manager.empty() && failed(inliner.runPipelineHelper(inliner.pass, manager, op)))
      return failure();
    references.recompute(node);
  }
  return success();
}

void Inliner::Impl::collect(Operation *root, CallGraphNode *source, llvm::ArrayRef<CallGraphNode *> history,
                            std::vector<Candidate> &candidates) {
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    auto call = llvm::dyn_cast<CallOpInterface>(op);
    if (call && graph.getEnclosingNode(op) == source)
      candidates.push_back({call, source, llvm::SmallVector<CallGraphNode *, 2>(history)});
  });
}

bool Inliner::Impl::shouldInline(const Candidate &candidate, CallGraphNode *target,
                                 const Component &component) {
  Operation *call = candidate.call;
  if (call->hasTrait(Trait::IsTerminator) || target->calls(target) || llvm::is_contained(component, target) ||
      llvm::is_contained(candidate.history, target))
    return false;
  Region *region = target->getCallableRegion();
  if (region->isAncestor(call->getParentRegion()))
    return false;
  // A callee with several blocks cannot be inlined into an op that allows only one block.
  if (!config.canHandleMultipleBlocks && !region->empty() && !region->hasOneBlock() &&
      call->getParentOp()->getName() != region->getParentOp()->getName() &&
      call->getParentOp()->mightHaveTrait(Trait::SingleBlock))
    return false;
  return inliner.isProfitableToInline(ResolvedCall(candidate.call, candidate.source, target));
}

LogicalResult Inliner::Impl::inlineOne(CallOpInterface call, CallableOpInterface callable, bool shouldClone,
                                       llvm::SmallVectorImpl<Operation *> &inlinedOps) {
  if (!config.hasOwnCloneCallback)
    return inlineCall(call, callable, shouldClone, &inlinedOps);
  CollectingInterface interface(call->getContext(), inlinedOps);
  return inlineCall(interface, config.cloneCallback, call, callable, callable.getCallableRegion(),
                    shouldClone);
}

bool Inliner::Impl::inlineCalls(Component &component) {
  std::vector<Candidate> candidates;
  llvm::SmallSetVector<CallGraphNode *, 4> gone;
  for (CallGraphNode *node : component) {
    if (references.isDead(node))
      gone.insert(node);
    else
      node->getCallableRegion()->walk<WalkOrder::PreOrder>([&](Operation *op) {
        if (llvm::isa<CallOpInterface>(op) && graph.getEnclosingNode(op) == node)
          candidates.push_back({llvm::cast<CallOpInterface>(op), node, {}});
      });
  }
  bool inlinedAny = false;
  for (size_t i = 0; i != candidates.size(); ++i) {
    Candidate candidate = candidates[i];
    CallGraphNode *target = graph.resolveCallable(candidate.call, symbolTables);
    if (target->isExternal() || dead.contains(target) || gone.contains(target) ||
        !shouldInline(candidate, target, component))
      continue;
    bool isLast = references.isLastReference(target);
    llvm::SmallVector<Operation *> inlinedOps;
    auto callable = llvm::cast<CallableOpInterface>(target->getCallableRegion()->getParentOp());
    if (failed(inlineOne(candidate.call, callable, /*shouldClone=*/!isLast, inlinedOps)))
      continue;
    inlinedAny = true;
    references.removeOp(candidate.source, candidate.call);
    candidate.call->erase();
    candidate.history.push_back(target);
    for (Operation *op : inlinedOps)
      collect(op, candidate.source, candidate.history, candidates);
    if (isLast) {
      references.erase(target);
      gone.insert(target);
    }
    for (Operation *op : inlinedOps)
      references.addOp(candidate.source, op);
  }
  for (CallGraphNode *node : gone) {
    references.erase(node);
    llvm::erase(component, node);
    dead.insert(node);
  }
  return inlinedAny;
}

LogicalResult Inliner::Impl::run() {
  for (Component &component : graph.getComponents())
    for (unsigned i = 0; i < config.maxIterations && !component.empty(); ++i) {
      if (failed(simplify(component)))
        return failure();
      if (!inlineCalls(component))
        break;
    }
  for (CallGraphNode *node : dead)
    node->getCallableRegion()->getParentOp()->erase();
  return success();
}

LogicalResult Inliner::doInlining() { return Impl(*this).run(); }

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

static unsigned countOps(Region *region) {
  unsigned count = 0;
  region->walk([&](Operation *) { ++count; });
  return count;
}

namespace {

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
    readOptions();
    OpPassManager any;
    std::string message;
    llvm::raw_string_ostream os(message);
    if (failed(addDefaultPipeline(config, any, os)))
      return errorHandler("Failed to parse pipeline: " + message);
    return success();
  }
  void getDependentDialects(DialectRegistry &registry) const override {
    OpPassManager any;
    if (succeeded(addDefaultPipeline(config, any, llvm::nulls())))
      any.getDependentDialects(registry);
    for (const auto &entry : config.opPipelines)
      entry.second.getDependentDialects(registry);
  }
  void runOnOperation() override {
    Operation *op = getOperation();
    if (!op->hasTrait(Trait::SymbolTable)) {
      op->emitOpError() << " was scheduled to run under the inliner, but does not define a symbol table";
      return signalPassFailure();
    }
    readOptions();
    CallGraph graph(op);
    auto run = [](Pass &pass, OpPassManager &pipeline, Operation *callable) {
      return static_cast<InlinerPass &>(pass).runPipeline(pipeline, callable);
    };
    Inliner inliner(op, graph, *this, getAnalysisManager(), run, config,
                    [this](const Inliner::ResolvedCall &call) { return isProfitable(call); });
    if (failed(inliner.doInlining()))
      signalPassFailure();
  }

private:
  /// Copies the options into the configuration.
  void readOptions() {
    config.defaultPipeline = defaultPipelineStr.getValue();
    config.maxIterations = maxInliningIterations;
  }
  bool isProfitable(const Inliner::ResolvedCall &call) const {
    Region *caller = call.sourceNode->getCallableRegion(), *callee = call.targetNode->getCallableRegion();
    if (config.isProfitable && !config.isProfitable(call.call, caller, callee))
      return false;
    if (inliningThreshold == -1U)
      return true;
    uint64_t callerOps = countOps(caller);
    return callerOps == 0 || uint64_t(countOps(callee)) * 100 / callerOps <= inliningThreshold;
  }

  InlinerConfig config;
};

} // namespace

std::unique_ptr<Pass> mlir::createInlinerPass() { return std::make_unique<InlinerPass>(); }
std::unique_ptr<Pass> mlir::createInlinerPass(llvm::StringMap<OpPassManager> opPipelines) {
  return createInlinerPass(std::move(opPipelines), /*defaultPipelineBuilder=*/nullptr);
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
