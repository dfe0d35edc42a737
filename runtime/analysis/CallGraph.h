//===- CallGraph.h - Static call graph ------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A call graph with a node for each callable region nested in an op and an edge for each direct call between
// them, built from CallOpInterface and CallableOpInterface. Calls of unknown callees, of callees outside of
// that op and of callees without a body go to a single external node.
//
// The graph is a snapshot that borrows the IR: it is not updated when the IR changes. Const members may be
// called from several threads. Strongly connected components are computed with Tarjan's algorithm (SIAM J.
// Comput. 1, 1972) on an explicit stack.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_CALLGRAPH_H
#define STRATA_RUNTIME_ANALYSIS_CALLGRAPH_H

#include "runtime/interfaces/CallInterfaces.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>

namespace mlir {

/// A callable region and its callees, or the external node.
class CallGraphNode {
public:
  explicit CallGraphNode(Region *region) : region(region) {}
  bool isExternal() const { return region == nullptr; }
  /// Returns the callable region; null for the external node.
  Region *getCallableRegion() const { return region; }
  /// Returns the distinct callees in the order of their first call.
  llvm::ArrayRef<CallGraphNode *> getCallees() const { return callees.getArrayRef(); }
  /// A call of another node.
  class Edge {
  public:
    explicit Edge(CallGraphNode *target) : target(target) {}
    CallGraphNode *getTarget() const { return target; }
    bool isCall() const { return true; }
    bool isAbstract() const { return false; }
    bool isChild() const { return false; }
    bool operator==(const Edge &other) const = default;

  private:
    CallGraphNode *target;
  };
  /// Iterates over the edges to the callees.
  auto begin() const { return llvm::map_iterator(callees.begin(), makeEdge); }
  auto end() const { return llvm::map_iterator(callees.end(), makeEdge); }
  /// Returns false: nodes have only edges for calls.
  bool hasChildren() const { return false; }
  bool calls(const CallGraphNode *other) const { return llvm::is_contained(callees, other); }

private:
  friend class CallGraph;
  static Edge makeEdge(CallGraphNode *callee) { return Edge(callee); }
  Region *region;
  llvm::SmallSetVector<CallGraphNode *, 4> callees;
};

/// The call graph of an op. Owns its nodes.
class CallGraph {
public:
  /// Builds the graph of all callables and calls nested in `op`.
  explicit CallGraph(Operation *op);

  /// Returns the node of a callable region, or null if the graph has none.
  CallGraphNode *lookupNode(Region *region) const { return nodes.lookup(region).get(); }
  CallGraphNode *getUnknownCalleeNode() { return &external; }
  /// Returns the node of the callee of `call`, or the external node if the callee is not known.
  CallGraphNode *resolveCallable(CallOpInterface call, SymbolTableCollection &symbolTables);
  /// Returns the node of the innermost callable region that contains `op`, or null.
  CallGraphNode *getEnclosingNode(Operation *op) const;
  size_t size() const { return order.size(); }
  /// Returns the nodes in pre-order of their ops.
  llvm::ArrayRef<CallGraphNode *> getNodes() const { return order; }
  /// Returns the strongly connected components in bottom-up order: the component of a callee comes before the
  /// components of its callers. The external node is left out.
  std::vector<llvm::SmallVector<CallGraphNode *, 1>> getComponents() const;
  using iterator = std::vector<CallGraphNode *>::const_iterator;
  iterator begin() const { return order.begin(); }
  iterator end() const { return order.end(); }
  void print(llvm::raw_ostream &os) const;
  LLVM_DUMP_METHOD void dump() const { print(llvm::errs()); }

private:
  struct Nodes : llvm::DenseMap<Region *, std::shared_ptr<CallGraphNode>> {};
  Nodes nodes;
  std::vector<CallGraphNode *> order;
  CallGraphNode external{nullptr};
};

} // namespace mlir

#endif // STRATA_RUNTIME_ANALYSIS_CALLGRAPH_H
