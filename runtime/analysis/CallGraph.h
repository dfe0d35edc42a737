//===- CallGraph.h - Static call graph ------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A call graph with a node for each callable region nested in an op and an edge for each direct call between
// them, built from CallOpInterface and CallableOpInterface. Calls of unknown callees, of callees outside of
// that op and of callees without a body go to the node of unknown callees. A callable nested in another one
// is its child; the node of external callers has abstract edges to the others, so that all nodes are
// reachable from it.
//
// The graph is a snapshot that borrows the IR: it is not updated when the IR changes. Const members may be
// called from several threads. Strongly connected components are computed with Tarjan's algorithm (SIAM J.
// Comput. 1, 1972) on an explicit stack; LLVM's graph algorithms work, too, by llvm::GraphTraits.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_CALLGRAPH_H
#define STRATA_RUNTIME_ANALYSIS_CALLGRAPH_H

#include "runtime/interfaces/CallInterfaces.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/GraphTraits.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>

namespace mlir {

/// A callable region with its edges, or one of the two external nodes.
class CallGraphNode {
public:
  explicit CallGraphNode(Region *region) : region(region) {}
  bool isExternal() const { return region == nullptr; }
  /// Returns the callable region; null for an external node.
  Region *getCallableRegion() const { return region; }
  /// Returns the distinct callees in the order of their first call.
  llvm::ArrayRef<CallGraphNode *> getCallees() const { return callees.getArrayRef(); }
  bool calls(const CallGraphNode *other) const { return llvm::is_contained(callees, other); }

  /// An edge of the call graph: a call, a possible reference by unknown code (abstract edge), or the relation
  /// of a callable to a callable nested in it (child edge).
  class Edge {
    enum class Kind { Abstract, Call, Child };

  public:
    CallGraphNode *getTarget() const { return target; }
    bool isCall() const { return kind == Kind::Call; }
    bool isAbstract() const { return kind == Kind::Abstract; }
    bool isChild() const { return kind == Kind::Child; }
    bool operator==(const Edge &other) const = default;

  private:
    friend class CallGraphNode;
    friend class CallGraph;
    Edge(CallGraphNode *target, Kind kind) : target(target), kind(kind) {}
    CallGraphNode *target;
    Kind kind;
  };
  using iterator = llvm::SmallVectorImpl<Edge>::const_iterator;
  iterator begin() const { return edges.begin(); }
  iterator end() const { return edges.end(); }
  bool hasChildren() const;
  /// Add an edge from this node to the given node, unless the same edge exists.
  void addAbstractEdge(CallGraphNode *node) { addEdge({node, Edge::Kind::Abstract}); }
  void addCallEdge(CallGraphNode *node);
  void addChildEdge(CallGraphNode *child) { addEdge({child, Edge::Kind::Child}); }

private:
  friend class CallGraph;
  void addEdge(Edge edge);
  void removeEdgesTo(CallGraphNode *node);

  Region *region;
  llvm::SmallSetVector<CallGraphNode *, 4> callees;
  llvm::SmallVector<Edge, 2> edges;
};

/// The call graph of an op. Owns its nodes.
class CallGraph {
public:
  /// Builds the graph of all callables and calls nested in `op`.
  explicit CallGraph(Operation *op);

  /// Returns the node of a callable region, or null if the graph has none.
  CallGraphNode *lookupNode(Region *region) const { return nodes.lookup(region).get(); }
  /// Returns the node of `region`; creates one if there is none. A new node gets a child edge from `parent`;
  /// if `parent` is null, it gets an abstract edge from the node of external callers.
  CallGraphNode *getOrAddNode(Region *region, CallGraphNode *parent);
  /// Removes a node and the edges to it. Takes time linear in the graph.
  void eraseNode(CallGraphNode *node);
  CallGraphNode *getUnknownCalleeNode() const { return const_cast<CallGraphNode *>(&external); }
  CallGraphNode *getExternalCallerNode() const { return const_cast<CallGraphNode *>(&externalCaller); }
  /// Returns the node of the callee of `call`, or that of unknown callees.
  CallGraphNode *resolveCallable(CallOpInterface call, SymbolTableCollection &symbolTables) const;
  /// Returns the node of the innermost callable region that contains `op`, or null.
  CallGraphNode *getEnclosingNode(Operation *op) const;
  size_t size() const { return order.size(); }
  /// Returns the nodes in pre-order of their ops.
  llvm::ArrayRef<CallGraphNode *> getNodes() const { return order; }
  /// Returns the strongly connected components in bottom-up order: the component of a callee comes before the
  /// components of its callers. The external nodes are left out.
  std::vector<llvm::SmallVector<CallGraphNode *, 1>> getComponents() const;
  using iterator = std::vector<CallGraphNode *>::const_iterator;
  iterator begin() const { return order.begin(); }
  iterator end() const { return order.end(); }
  void print(llvm::raw_ostream &os) const;
  LLVM_DUMP_METHOD void dump() const;

private:
  struct Nodes : llvm::DenseMap<Region *, std::shared_ptr<CallGraphNode>> {};
  Nodes nodes;
  std::vector<CallGraphNode *> order;
  CallGraphNode externalCaller{nullptr}, external{nullptr};
};

} // namespace mlir

/// Lets LLVM's graph algorithms traverse the nodes: the children of a node are the targets of its edges.
template <>
struct llvm::GraphTraits<const mlir::CallGraphNode *> {
  using NodeRef = const mlir::CallGraphNode *;
  static NodeRef getTarget(const mlir::CallGraphNode::Edge &edge) { return edge.getTarget(); }
  using ChildIteratorType = llvm::mapped_iterator<mlir::CallGraphNode::iterator, decltype(&getTarget)>;
  static NodeRef getEntryNode(NodeRef node) { return node; }
  static ChildIteratorType child_begin(NodeRef node) { return {node->begin(), &getTarget}; }
  static ChildIteratorType child_end(NodeRef node) { return {node->end(), &getTarget}; }
};

/// Lets LLVM's graph algorithms traverse the graph, starting at the node of external callers. From this node,
/// all nodes of callables are reachable.
template <>
struct llvm::GraphTraits<const mlir::CallGraph *> : llvm::GraphTraits<const mlir::CallGraphNode *> {
  using nodes_iterator = mlir::CallGraph::iterator;
  static NodeRef getEntryNode(const mlir::CallGraph *graph) { return graph->getExternalCallerNode(); }
  static nodes_iterator nodes_begin(const mlir::CallGraph *graph) { return graph->begin(); }
  static nodes_iterator nodes_end(const mlir::CallGraph *graph) { return graph->end(); }
};

#endif // STRATA_RUNTIME_ANALYSIS_CALLGRAPH_H
