//===- AnalysisManager.h - What is known of operations --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An analysis is a class that is made from an operation and holds what it found:
//
//   struct Uses { explicit Uses(Operation *op); … };      or (FuncOp), or with an AnalysisManager & behind it
//   const Uses &uses = getAnalysis<Uses>();               in a pass
//
// It is computed when it is first asked for, and kept until a pass changes the IR without saying that it
// preserved it. One that depends on others says so: `bool isInvalidated(const PreservedAnalyses &)`. An
// AnalysisManager is a handle to what is known of one operation; the handles of operations inside hang below
// it. Of one tree, threads may use handles of different operations once these were made.
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

namespace strata {

class AnalysisManager;
class PassInstrumentor;

/// The analyses that still hold after a pass.
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

/// An analysis behind a base class.
struct AnalysisConcept {
  virtual ~AnalysisConcept();
  virtual bool isInvalidated(const PreservedAnalyses &preserved) const = 0;
};
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

/// What is known of one operation and of those below it.
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

/// Tells who watches passes.
void noteAnalysis(const AnalysisNode &node, llvm::StringRef name, TypeID id, bool isBefore);

/// "DominanceInfo" for "strata::DominanceInfo".
template <typename AnalysisT>
llvm::StringRef getAnalysisName() {
  llvm::StringRef name = llvm::getTypeName<AnalysisT>();
  size_t start = name.take_until([](char c) { return c == '<'; }).rfind("::");
  return start == llvm::StringRef::npos ? name : name.drop_front(start + 2);
}

} // namespace detail

class AnalysisManager {
public:
  Operation *getOperation() const { return node->op; }

  /// Computes it unless it is known.
  template <typename AnalysisT>
  AnalysisT &getAnalysis() {
    return compute<AnalysisT>(node->op);
  }
  /// The same for one that is made from an op of a class.
  template <typename AnalysisT, typename OpT>
  AnalysisT &getAnalysis() {
    return compute<AnalysisT>(llvm::cast<OpT>(node->op));
  }
  template <typename AnalysisT>
  std::optional<std::reference_wrapper<AnalysisT>> getCachedAnalysis() const {
    return find<AnalysisT>(node);
  }
  /// What is known of an operation around this one; nothing is computed there, as others may be working on
  /// it.
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
  /// Of an operation somewhere inside.
  AnalysisManager nest(Operation *op);
  /// Drops what is not preserved, here and below.
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
    if (auto known = find<AnalysisT>(node))
      return *known;
    constexpr TypeID id = TypeID::get<AnalysisT>();
    llvm::StringRef name = detail::getAnalysisName<AnalysisT>();
    detail::noteAnalysis(*node, name, id, /*isBefore=*/true);
    std::unique_ptr<detail::AnalysisHolder<AnalysisT>> holder;
    if constexpr (std::is_constructible_v<AnalysisT, OpT, AnalysisManager &>)
      holder = std::make_unique<detail::AnalysisHolder<AnalysisT>>(op, *this);
    else
      holder = std::make_unique<detail::AnalysisHolder<AnalysisT>>(op);
    AnalysisT &result = holder->analysis;
    // Computing it may have computed others.
    node->analyses.emplace_back(id, std::move(holder));
    detail::noteAnalysis(*node, name, id, /*isBefore=*/false);
    return result;
  }

  detail::AnalysisNode *node;
};

/// Owns what is known of an operation, the outermost one of a run, and of all inside.
class ModuleAnalysisManager {
public:
  explicit ModuleAnalysisManager(Operation *op, const PassInstrumentor *instrumentor = nullptr)
      : root(op, nullptr, instrumentor) {}
  operator AnalysisManager() { return AnalysisManager(&root); }

private:
  detail::AnalysisNode root;
};

} // namespace strata

#endif // STRATA_RUNTIME_PASS_ANALYSISMANAGER_H
