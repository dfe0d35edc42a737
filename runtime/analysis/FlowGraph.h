//===- FlowGraph.h - The blocks of a region, for LLVM ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The blocks of a region and the edges between them in the form that LLVM's graph algorithms take
// (GraphTraits): for post-dominance, components and the like. A copy; made in time linear in blocks and
// edges. For sources of this folder.
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

namespace strata::detail {

struct FlowGraph;

struct FlowNode {
  Block *block = nullptr;
  FlowGraph *graph = nullptr;
  std::vector<FlowNode *> successors, predecessors;

  // What LLVM asks of nodes.
  FlowGraph *getParent() const { return graph; }
  void printAsOperand(llvm::raw_ostream &os, bool = false) const { os << block; }
};

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
  FlowNode *find(Block *block) const {
    auto it = numbers.find(block);
    return it == numbers.end() ? nullptr : nodes[it->second];
  }
  // What LLVM asks of graphs.
  FlowNode &front() { return *nodes.front(); }

  std::vector<FlowNode *> nodes; ///< In the order of the blocks.

private:
  std::vector<std::unique_ptr<FlowNode>> owned;
  llvm::DenseMap<Block *, unsigned> numbers;
};

} // namespace strata::detail

template <>
struct llvm::GraphTraits<strata::detail::FlowNode *> {
  using NodeRef = strata::detail::FlowNode *;
  using ChildIteratorType = std::vector<NodeRef>::iterator;
  static NodeRef getEntryNode(NodeRef node) { return node; }
  static ChildIteratorType child_begin(NodeRef node) { return node->successors.begin(); }
  static ChildIteratorType child_end(NodeRef node) { return node->successors.end(); }
};

template <>
struct llvm::GraphTraits<llvm::Inverse<strata::detail::FlowNode *>> {
  using NodeRef = strata::detail::FlowNode *;
  using ChildIteratorType = std::vector<NodeRef>::iterator;
  static NodeRef getEntryNode(llvm::Inverse<NodeRef> node) { return node.Graph; }
  static ChildIteratorType child_begin(NodeRef node) { return node->predecessors.begin(); }
  static ChildIteratorType child_end(NodeRef node) { return node->predecessors.end(); }
};

template <>
struct llvm::GraphTraits<strata::detail::FlowGraph *> : llvm::GraphTraits<strata::detail::FlowNode *> {
  using nodes_iterator = std::vector<NodeRef>::iterator;
  static NodeRef getEntryNode(strata::detail::FlowGraph *graph) { return graph->nodes.front(); }
  static nodes_iterator nodes_begin(strata::detail::FlowGraph *graph) { return graph->nodes.begin(); }
  static nodes_iterator nodes_end(strata::detail::FlowGraph *graph) { return graph->nodes.end(); }
  static unsigned size(strata::detail::FlowGraph *graph) { return graph->nodes.size(); }
};

#endif // STRATA_RUNTIME_ANALYSIS_FLOWGRAPH_H
