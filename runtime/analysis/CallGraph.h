//===- CallGraph.h - Who calls whom ---------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A node for each callable region below an op, and an edge for each call from one to another, found by
// CallOpInterface and CallableOpInterface. Calls of what is not below the op, or has no body, go to one
// external node. A picture of the moment: it does not follow changes of the IR, whose ops it borrows. Any
// number of threads may read it. Cycles are found by Tarjan's algorithm (SIAM J. Comput. 1, 1972), on a stack
// of its own.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_CALLGRAPH_H
#define STRATA_RUNTIME_ANALYSIS_CALLGRAPH_H

#include "runtime/interfaces/CallInterfaces.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include <memory>

namespace strata {

class CallGraphNode {
public:
  explicit CallGraphNode(Region *region) : region(region) {}
  bool isExternal() const { return region == nullptr; }
  /// Null for the external node.
  Region *getCallableRegion() const { return region; }
  /// Whom it calls, each once, in the order of the first calls.
  llvm::ArrayRef<CallGraphNode *> getCallees() const { return callees.getArrayRef(); }
  bool calls(const CallGraphNode *other) const { return llvm::is_contained(callees, other); }

private:
  friend class CallGraph;
  Region *region;
  llvm::SmallSetVector<CallGraphNode *, 4> callees;
};

class CallGraph {
public:
  /// Of all in `op`.
  explicit CallGraph(Operation *op);

  CallGraphNode *lookupNode(Region *region) const { return nodes.lookup(region).get(); }
  CallGraphNode *getUnknownCalleeNode() { return &external; }
  /// The node that a call goes to; the external one where that is not known.
  CallGraphNode *resolveCallable(CallOpInterface call, SymbolTableCollection &symbolTables);
  /// The node of the innermost callable around an op, or null.
  CallGraphNode *getEnclosingNode(Operation *op) const;
  size_t size() const { return order.size(); }
  /// In the order of the text.
  llvm::ArrayRef<CallGraphNode *> getNodes() const { return order; }
  /// Nodes that call each other, together; who is called before who calls.
  std::vector<llvm::SmallVector<CallGraphNode *, 1>> getComponents() const;
  void print(llvm::raw_ostream &os) const;

private:
  struct Nodes : llvm::DenseMap<Region *, std::shared_ptr<CallGraphNode>> {};
  Nodes nodes;
  std::vector<CallGraphNode *> order;
  CallGraphNode external{nullptr};
};

} // namespace strata

#endif // STRATA_RUNTIME_ANALYSIS_CALLGRAPH_H
