//===- FlowGraph.h - CFG of a region for LLVM algorithms ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A copy of the CFG of a region that implements llvm::GraphTraits, so that LLVM's graph algorithms
// (post-dominator trees, strongly connected components) can run on it. Construction takes time linear in
// blocks and edges. Private to runtime/analysis.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_FLOWGRAPH_H
#define STRATA_RUNTIME_ANALYSIS_FLOWGRAPH_H

#include "runtime/ir/Region.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/GraphTraits.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>
#include <vector>

namespace mlir::detail {

struct FlowGraph;

/// The graph node that represents one block.
struct FlowNode {
  Block *block = nullptr;
  FlowGraph *graph = nullptr;
  std::vector<FlowNode *> successors, predecessors;

  // Members that LLVM's graph algorithms require of nodes.
  FlowGraph *getParent() const { return graph; }
  void printAsOperand(llvm::raw_ostream &os, bool = false) const { os << block; }
};

/// The control-flow graph of a region. Owns its nodes and borrows the blocks.
struct FlowGraph {
  explicit FlowGraph(Region &region) {
    for (Block &block : region) {
      auto node = std::make_unique<FlowNode>();
      node->block = &block;
      node->graph = this;
      numbers.try_emplace(&block, nodes.size());
      nodes.push_back(node.get());
      owned.push_back(std::move(node));
    }
    for (FlowNode *node : nodes)
      if (!node->block->empty())
        for (Block *successor : node->block->back().getSuccessors()) {
          FlowNode *to = nodes[numbers.lookup(successor)];
          node->successors.push_back(to);
          to->predecessors.push_back(node);
        }
  }
  FlowGraph(const FlowGraph &) = delete;
  FlowGraph &operator=(const FlowGraph &) = delete;
  /// Returns the node of a block, or null if the block is in another region.
  FlowNode *find(Block *block) const {
    auto it = numbers.find(block);
    return it == numbers.end() ? nullptr : nodes[it->second];
  }
  // Member that LLVM's graph algorithms require of graphs.
  FlowNode &front() { return *nodes.front(); }

  std::vector<FlowNode *> nodes; ///< In the order of the blocks.

private:
  std::vector<std::unique_ptr<FlowNode>> owned;
  llvm::DenseMap<Block *, unsigned> numbers;
};

} // namespace mlir::detail

template <>
struct llvm::GraphTraits<mlir::detail::FlowNode *> {
  using NodeRef = mlir::detail::FlowNode *;
  using ChildIteratorType = std::vector<NodeRef>::iterator;
  static NodeRef getEntryNode(NodeRef node) { return node; }
  static ChildIteratorType child_begin(NodeRef node) { return node->successors.begin(); }
  static ChildIteratorType child_end(NodeRef node) { return node->successors.end(); }
};

template <>
struct llvm::GraphTraits<llvm::Inverse<mlir::detail::FlowNode *>> {
  using NodeRef = mlir::detail::FlowNode *;
  using ChildIteratorType = std::vector<NodeRef>::iterator;
  static NodeRef getEntryNode(llvm::Inverse<NodeRef> node) { return node.Graph; }
  static ChildIteratorType child_begin(NodeRef node) { return node->predecessors.begin(); }
  static ChildIteratorType child_end(NodeRef node) { return node->predecessors.end(); }
};

template <>
struct llvm::GraphTraits<mlir::detail::FlowGraph *> : llvm::GraphTraits<mlir::detail::FlowNode *> {
  using nodes_iterator = std::vector<NodeRef>::iterator;
  static NodeRef getEntryNode(mlir::detail::FlowGraph *graph) { return graph->nodes.front(); }
  static nodes_iterator nodes_begin(mlir::detail::FlowGraph *graph) { return graph->nodes.begin(); }
  static nodes_iterator nodes_end(mlir::detail::FlowGraph *graph) { return graph->nodes.end(); }
  static unsigned size(mlir::detail::FlowGraph *graph) { return graph->nodes.size(); }
};

#endif // STRATA_RUNTIME_ANALYSIS_FLOWGRAPH_H
