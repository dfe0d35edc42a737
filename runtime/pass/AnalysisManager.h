//===- AnalysisManager.h - Caching of analyses ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Caching of analyses. An analysis is a class that is constructed from an operation and stores its results:
//
//   struct Uses { explicit Uses(Operation *op); … };      // or (FuncOp), or (Operation *, AnalysisManager &)
//   const Uses &uses = getAnalysis<Uses>();               // in a pass
//
// An analysis is computed on the first query and cached until a pass changes the IR without preserving it. An
// analysis that depends on others implements `bool isInvalidated(const PreservedAnalyses &)`.
//
// An AnalysisManager is a handle to the cache of one operation; the caches of nested operations are its
// children. The ModuleAnalysisManager owns the tree. Several threads may use handles of different operations
// at once, after these handles were created on one thread.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_PASS_ANALYSISMANAGER_H
#define STRATA_RUNTIME_PASS_ANALYSISMANAGER_H

#include "runtime/ir/OpView.h"
#include "runtime/support/TypeID.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/TypeName.h"
#include <functional>
#include <memory>
#include <optional>

namespace mlir {

class AnalysisManager;
class PassInstrumentor;

/// The set of analyses that a pass did not invalidate.
class PreservedAnalyses {
public:
  void preserveAll() { preserved.insert(all()); }
  template <typename... AnalysesT>
  void preserve() {
    (preserve(TypeID::get<AnalysesT>()), ...);
  }
  void preserve(TypeID id) { preserved.insert(id.getAsOpaquePointer()); }
  template <typename AnalysisT>
  void unpreserve() {
    preserved.erase(TypeID::get<AnalysisT>().getAsOpaquePointer());
  }
  bool isAll() const { return preserved.contains(all()); }
  bool isNone() const { return preserved.empty(); }
  template <typename AnalysisT>
  bool isPreserved() const {
    return isPreserved(TypeID::get<AnalysisT>());
  }
  bool isPreserved(TypeID id) const { return isAll() || preserved.contains(id.getAsOpaquePointer()); }

private:
  static const void *all() { return TypeID::get<PreservedAnalyses>().getAsOpaquePointer(); }
  llvm::SmallPtrSet<const void *, 2> preserved;
};

namespace detail {
using PreservedAnalyses = mlir::PreservedAnalyses;

/// Type-erased base class of AnalysisHolder.
struct AnalysisConcept {
  virtual ~AnalysisConcept();
  virtual bool isInvalidated(const PreservedAnalyses &preserved) const = 0;
};
/// Owns an analysis.
template <typename AnalysisT>
struct AnalysisHolder final : AnalysisConcept {
  template <typename... Args>
  explicit AnalysisHolder(Args &&...args) : analysis(std::forward<Args>(args)...) {}
  bool isInvalidated(const PreservedAnalyses &preserved) const override {
    if constexpr (requires { analysis.isInvalidated(preserved); })
      return const_cast<AnalysisT &>(analysis).isInvalidated(preserved);
    else
      return !preserved.isPreserved<AnalysisT>();
  }
  AnalysisT analysis;
};

/// A node of the analysis tree: the cached analyses of one operation, and the nodes of operations nested in
/// it.
struct AnalysisNode {
  AnalysisNode(Operation *op, AnalysisNode *parent, const PassInstrumentor *instrumentor)
      : op(op), parent(parent), instrumentor(instrumentor) {}
  void invalidate(const PreservedAnalyses &preserved);
  void clear();

  Operation *op;
  AnalysisNode *parent;
  const PassInstrumentor *instrumentor;
  llvm::SmallVector<std::pair<TypeID, std::unique_ptr<AnalysisConcept>>, 2> analyses;
  llvm::DenseMap<Operation *, std::unique_ptr<AnalysisNode>> children;
};

/// Notifies the instrumentations before or after an analysis is computed.
void noteAnalysis(const AnalysisNode &node, llvm::StringRef name, TypeID id, bool isBefore);

/// Returns the class name without namespaces, for example "DominanceInfo" for mlir::DominanceInfo.
template <typename AnalysisT>
llvm::StringRef getAnalysisName() {
  llvm::StringRef name = llvm::getTypeName<AnalysisT>();
  size_t start = name.take_until([](char c) { return c == '<'; }).rfind("::");
  return start == llvm::StringRef::npos ? name : name.drop_front(start + 2);
}

} // namespace detail

/// A handle to the cached analyses of an operation. Cheap to copy; does not own the cache.
class AnalysisManager {
public:
  using PreservedAnalyses = mlir::PreservedAnalyses;
  /// Returns the instrumentations of the pass manager; null if there are none.
  const PassInstrumentor *getPassInstrumentor() const { return node->instrumentor; }
  Operation *getOperation() const { return node->op; }

  /// Returns the analysis of the operation; computes it if it is not cached.
  template <typename AnalysisT>
  AnalysisT &getAnalysis() {
    return compute<AnalysisT>(node->op);
  }
  /// Returns the analysis of the operation, whose constructor takes the operation as an `OpT`; computes the
  /// analysis if it is not cached.
  template <typename AnalysisT, typename OpT>
  AnalysisT &getAnalysis() {
    return compute<AnalysisT>(llvm::cast<OpT>(node->op));
  }
  /// Returns the analysis of the operation if it is cached, else nullopt.
  template <typename AnalysisT>
  std::optional<std::reference_wrapper<AnalysisT>> getCachedAnalysis() const {
    return find<AnalysisT>(node);
  }
  /// Returns a cached analysis of an ancestor operation. Analyses of ancestors are never computed here,
  /// because other threads may be changing them.
  template <typename AnalysisT>
  std::optional<std::reference_wrapper<AnalysisT>> getCachedParentAnalysis(Operation *parentOp) const {
    for (detail::AnalysisNode *parent = node->parent; parent; parent = parent->parent)
      if (parent->op == parentOp)
        return find<AnalysisT>(parent);
    return std::nullopt;
  }
  template <typename AnalysisT>
  std::optional<std::reference_wrapper<AnalysisT>> getCachedChildAnalysis(Operation *op) const {
    auto it = node->children.find(op);
    return it == node->children.end() ? std::nullopt : find<AnalysisT>(it->second.get());
  }
  template <typename AnalysisT>
  AnalysisT &getChildAnalysis(Operation *op) {
    return nest(op).getAnalysis<AnalysisT>();
  }
  /// Returns a handle for an operation nested in this one, at any depth.
  AnalysisManager nest(Operation *op);
  /// Drops the analyses of this operation and of nested ones that are not preserved.
  void invalidate(const PreservedAnalyses &preserved) { node->invalidate(preserved); }
  void clear() { node->clear(); }

private:
  friend class ModuleAnalysisManager;
  explicit AnalysisManager(detail::AnalysisNode *node) : node(node) {}

  template <typename AnalysisT>
  static std::optional<std::reference_wrapper<AnalysisT>> find(detail::AnalysisNode *node) {
    for (auto &[id, holder] : node->analyses)
      if (id == TypeID::get<AnalysisT>())
        return static_cast<detail::AnalysisHolder<AnalysisT> &>(*holder).analysis;
    return std::nullopt;
  }
  template <typename AnalysisT, typename OpT>
  AnalysisT &compute(OpT op) {
    if (auto cached = find<AnalysisT>(node))
      return *cached;
    constexpr TypeID id = TypeID::get<AnalysisT>();
    llvm::StringRef name = detail::getAnalysisName<AnalysisT>();
    detail::noteAnalysis(*node, name, id, /*isBefore=*/true);
    std::unique_ptr<detail::AnalysisHolder<AnalysisT>> holder;
    if constexpr (std::is_constructible_v<AnalysisT, OpT, AnalysisManager &>)
      holder = std::make_unique<detail::AnalysisHolder<AnalysisT>>(op, *this);
    else
      holder = std::make_unique<detail::AnalysisHolder<AnalysisT>>(op);
    AnalysisT &result = holder->analysis;
    // Add the holder after its construction, because the constructor may compute and add other analyses.
    node->analyses.emplace_back(id, std::move(holder));
    detail::noteAnalysis(*node, name, id, /*isBefore=*/false);
    return result;
  }

  detail::AnalysisNode *node;
};

/// Owns the cached analyses of the root operation of a pipeline run and of all nested operations.
class ModuleAnalysisManager {
public:
  explicit ModuleAnalysisManager(Operation *op, const PassInstrumentor *instrumentor = nullptr)
      : root(op, nullptr, instrumentor) {}
  operator AnalysisManager() { return AnalysisManager(&root); }

private:
  detail::AnalysisNode root;
};

} // namespace mlir

#endif // STRATA_RUNTIME_PASS_ANALYSISMANAGER_H
