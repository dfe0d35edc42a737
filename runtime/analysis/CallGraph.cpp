//===- CallGraph.cpp - Static call graph ----------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/CallGraph.h"
#include "runtime/ir/SymbolTable.h"

using namespace mlir;

CallGraph::CallGraph(Operation *op) {
  op->walk<WalkOrder::PreOrder>([&](Operation *each) {
    auto callable = llvm::dyn_cast<CallableOpInterface>(each);
    Region *region = callable ? callable.getCallableRegion() : nullptr;
    if (!region || nodes.contains(region))
      return;
    auto node = std::make_shared<CallGraphNode>(region);
    order.push_back(node.get());
    nodes[region] = std::move(node);
  });
  SymbolTableCollection symbolTables;
  op->walk<WalkOrder::PreOrder>([&](Operation *each) {
    auto call = llvm::dyn_cast<CallOpInterface>(each);
    if (!call)
      return;
    if (CallGraphNode *from = getEnclosingNode(each))
      from->callees.insert(resolveCallable(call, symbolTables));
  });
}

CallGraphNode *CallGraph::getEnclosingNode(Operation *op) const {
  for (Region *region = op->getParentRegion(); region; region = region->getParentRegion())
    if (CallGraphNode *node = lookupNode(region))
      return node;
  return nullptr;
}

CallGraphNode *CallGraph::resolveCallable(CallOpInterface call, SymbolTableCollection &symbolTables) {
  auto callable = llvm::dyn_cast_or_null<CallableOpInterface>(call.resolveCallableInTable(&symbolTables));
  Region *region = callable ? callable.getCallableRegion() : nullptr;
  CallGraphNode *node = region ? lookupNode(region) : nullptr;
  return node ? node : &external;
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
