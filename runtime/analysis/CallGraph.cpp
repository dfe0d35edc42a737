//===- CallGraph.cpp - Static call graph ----------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/CallGraph.h"
#include "runtime/ir/SymbolTable.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// Nodes and edges
//===----------------------------------------------------------------------===//

void CallGraphNode::addEdge(Edge edge) {
  if (!llvm::is_contained(edges, edge))
    edges.push_back(edge);
}

void CallGraphNode::addCallEdge(CallGraphNode *node) {
  if (callees.insert(node))
    edges.push_back({node, Edge::Kind::Call});
}

bool CallGraphNode::hasChildren() const {
  return llvm::any_of(edges, [](const Edge &edge) { return edge.isChild(); });
}

void CallGraphNode::removeEdgesTo(CallGraphNode *node) {
  callees.remove(node);
  llvm::erase_if(edges, [&](const Edge &edge) { return edge.getTarget() == node; });
}

CallGraphNode *CallGraph::getOrAddNode(Region *region, CallGraphNode *parent) {
  std::shared_ptr<CallGraphNode> &node = nodes[region];
  if (node)
    return node.get();
  node = std::make_shared<CallGraphNode>(region);
  order.push_back(node.get());
  // A new node has no edges yet, so the edge to it is new, too.
  using Edge = CallGraphNode::Edge;
  CallGraphNode &from = parent ? *parent : externalCaller;
  from.edges.push_back(Edge(node.get(), parent ? Edge::Kind::Child : Edge::Kind::Abstract));
  return node.get();
}

void CallGraph::eraseNode(CallGraphNode *node) {
  for (CallGraphNode *other : order)
    other->removeEdgesTo(node);
  externalCaller.removeEdgesTo(node);
  llvm::erase(order, node);
  nodes.erase(node->getCallableRegion());
}

//===----------------------------------------------------------------------===//
// Construction and queries
//===----------------------------------------------------------------------===//

CallGraph::CallGraph(Operation *op) {
  op->walk<WalkOrder::PreOrder>([&](Operation *each) {
    auto callable = llvm::dyn_cast<CallableOpInterface>(each);
    if (Region *region = callable ? callable.getCallableRegion() : nullptr)
      getOrAddNode(region, getEnclosingNode(each));
  });
  SymbolTableCollection symbolTables;
  op->walk<WalkOrder::PreOrder>([&](Operation *each) {
    auto call = llvm::dyn_cast<CallOpInterface>(each);
    if (!call)
      return;
    if (CallGraphNode *from = getEnclosingNode(each))
      from->addCallEdge(resolveCallable(call, symbolTables));
  });
}

CallGraphNode *CallGraph::getEnclosingNode(Operation *op) const {
  for (Region *region = op->getParentRegion(); region; region = region->getParentRegion())
    if (CallGraphNode *node = lookupNode(region))
      return node;
  return nullptr;
}

CallGraphNode *CallGraph::resolveCallable(CallOpInterface call, SymbolTableCollection &symbolTables) const {
  auto callable = llvm::dyn_cast_or_null<CallableOpInterface>(call.resolveCallableInTable(&symbolTables));
  Region *region = callable ? callable.getCallableRegion() : nullptr;
  CallGraphNode *node = region ? lookupNode(region) : nullptr;
  return node ? node : getUnknownCalleeNode();
}

std::vector<llvm::SmallVector<CallGraphNode *, 1>> CallGraph::getComponents() const {
  struct State {
    unsigned index = 0, low = 0;
    bool isOpen = false;
  };
  llvm::DenseMap<const CallGraphNode *, State> states;
  std::vector<llvm::SmallVector<CallGraphNode *, 1>> components;
  std::vector<CallGraphNode *> open;
  std::vector<std::pair<CallGraphNode *, size_t>> path;
  unsigned counter = 0;
  auto enter = [&](CallGraphNode *node) {
    ++counter;
    states[node] = {counter, counter, true};
    open.push_back(node);
    path.emplace_back(node, 0);
  };
  for (CallGraphNode *root : order) {
    if (states.contains(root))
      continue;
    enter(root);
    while (!path.empty()) {
      auto &[node, next] = path.back();
      if (next != node->callees.size()) {
        CallGraphNode *callee = node->callees[next++];
        if (callee->isExternal())
          continue;
        if (auto it = states.find(callee); it == states.end())
          enter(callee);
        else if (it->second.isOpen)
          states[node].low = std::min(states[node].low, it->second.index);
        continue;
      }
      CallGraphNode *done = node;
      path.pop_back();
      State state = states[done];
      if (!path.empty()) {
        State &parent = states[path.back().first];
        parent.low = std::min(parent.low, state.low);
      }
      if (state.low != state.index)
        continue;
      auto &component = components.emplace_back();
      CallGraphNode *member;
      do {
        member = open.back();
        open.pop_back();
        states[member].isOpen = false;
        component.push_back(member);
      } while (member != done);
    }
  }
  return components;
}

static void printName(llvm::raw_ostream &os, const CallGraphNode *node) {
  if (node->isExternal()) {
    os << "<external>";
    return;
  }
  Operation *op = node->getCallableRegion()->getParentOp();
  os << op->getName().getStringRef();
  if (StringAttr name = SymbolTable::getSymbolName(op))
    os << " @" << name.getValue();
}

void CallGraph::dump() const { print(llvm::errs()); }
void CallGraph::print(llvm::raw_ostream &os) const {
  for (const CallGraphNode *node : order) {
    printName(os, node);
    os << " calls";
    for (const CallGraphNode *callee : node->callees) {
      os << ' ';
      printName(os, callee);
    }
    os << '\n';
  }
}
