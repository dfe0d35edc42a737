//===- CFGToSCF.cpp - Lifting of CFGs to structured regions ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A region is lifted from its entry block in these steps:
// 1. Every cycle becomes a loop, after which the graph is acyclic.
// 2. The blocks that are dominated by one successor of the entry block's branch become a region of a
//   conditional.
// 3. The new regions, the loop bodies and the continuation of the branch are put on a worklist and lifted in
//   the same way. No function is recursive.
//
//===----------------------------------------------------------------------===//

#include "runtime/transforms/CFGToSCF.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/ir/OperationEquivalence.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;

CFGToSCFInterface::~CFGToSCFInterface() = default;

namespace {

//===----------------------------------------------------------------------===//
// Edges, exits and multiplexers of the CFG
//===----------------------------------------------------------------------===//

/// An edge from a block to one of its successors. Valid as long as the block keeps its terminator.
struct Edge {
  Block *from;
  unsigned index;

  Block *getSuccessor() const { return from->getSuccessor(index); }
  SuccessorOperands operands() const {
    return llvm::cast<BranchOpInterface>(from->getTerminator()).getSuccessorOperands(index);
  }
  llvm::SmallVector<Value> getValues() const {
    return llvm::SmallVector<Value>(operands().getForwardedOperands());
  }
  void setSuccessor(Block *block) const { from->getTerminator()->setSuccessor(block, index); }
};

llvm::SmallVector<Edge> edgesFrom(Block *block) {
  llvm::SmallVector<Edge> edges;
  for (unsigned i = 0, e = block->getNumSuccessors(); i != e; ++i)
    edges.push_back({block, i});
  return edges;
}
llvm::SmallVector<Edge> edgesTo(Block *block) {
  llvm::SmallVector<Edge> edges;
  for (auto it = block->pred_begin(), e = block->pred_end(); it != e; ++it)
    edges.push_back({*it, it.getSuccessorIndex()});
  return edges;
}

void copyArguments(Block *from, Block *to) {
  for (BlockArgument argument : from->getArguments())
    to->addArgument(argument.getType(), argument.getLoc());
}
void replaceAll(ValueRange values, ValueRange others) {
  for (auto [value, other] : llvm::zip_equal(values, others))
    value.replaceAllUsesWith(other);
}

/// Adapts blocks for llvm::scc_iterator.
struct BlockGraph {
  using NodeRef = Block *;
  using Successors = std::shared_ptr<llvm::SmallVector<Block *, 4>>;
  /// A child iterator that owns the list of successors, because Block::getSuccessors() creates a new list at
  /// each call.
  struct ChildIteratorType {
    Successors successors;
    size_t index;
    Block *operator*() const { return (*successors)[index]; }
    ChildIteratorType &operator++() { return ++index, *this; }
    ChildIteratorType operator++(int) { return {successors, index++}; }
    bool operator==(const ChildIteratorType &other) const { return index == other.index; }
    bool operator!=(const ChildIteratorType &other) const { return index != other.index; }
  };
  static Successors list(Block *block) {
    return std::make_shared<llvm::SmallVector<Block *, 4>>(block->getSuccessors());
  }
  static NodeRef getEntryNode(Block *block) { return block; }
  static ChildIteratorType child_begin(Block *block) { return {list(block), 0}; }
  static ChildIteratorType child_end(Block *block) { return {nullptr, block->getNumSuccessors()}; }
};

using BlockSet = llvm::SmallSetVector<Block *, 4>;

/// Hashes and compares terminators that leave the region. Two terminators are equal if they differ only in
/// operand values and locations.
struct SameExit : llvm::DenseMapInfo<Operation *> {
  static constexpr OperationEquivalence::Flags flags = OperationEquivalence::IgnoreLocations;
  static unsigned getHashValue(const Operation *op) {
    return OperationEquivalence::computeHash(
        const_cast<Operation *>(op), [](Value) { return llvm::hash_code(0); }, flags);
  }
  static bool isEqual(const Operation *lhs, const Operation *rhs) {
    if (lhs == rhs)
      return true;
    if (lhs == getTombstoneKey() || lhs == getEmptyKey() || rhs == getTombstoneKey() || rhs == getEmptyKey())
      return false;
    return OperationEquivalence::isEquivalentTo(
        const_cast<Operation *>(lhs), const_cast<Operation *>(rhs),
        [](Value a, Value b) { return a.getType() == b.getType(); }, flags);
  }
};

/// A block through which several edges are redirected. It has the arguments of all original targets, then (if
/// there are several targets) a discriminator that selects the target, then additional arguments that the
/// caller requested.
struct Multiplexer {
  Block *block;
  llvm::MapVector<Block *, unsigned> offsets; ///< Index of the first argument of each target.
  std::optional<unsigned> discriminator;
};

//===----------------------------------------------------------------------===//
// Lifting of one region
//===----------------------------------------------------------------------===//

class Lifting {
public:
  Lifting(Region &region, CFGToSCFInterface &interface, DominanceInfo &dominance)
      : region(region), interface(interface), dominance(dominance) {}
  LogicalResult check();
  LogicalResult run();

private:
  /// A worklist entry: a block from which lifting continues.
  struct Item {
    Block *entry;
    bool isNew; ///< True for the entry block of a new region, which may have cycles.
  };
  struct Cycle {
    llvm::SmallVector<Edge> entries, backs, exits;
  };

  Value getSwitchValue(unsigned value);
  Value getUndef(Type type);

  void combineExit(Operation *exit);
  Multiplexer multiplex(Location loc, llvm::ArrayRef<Edge> edges, TypeRange more = {});
  void redirect(const Multiplexer &multiplexer, Edge edge, ValueRange more = {});
  void dispatch(Location loc, OpBuilder &builder, const Multiplexer &multiplexer, Block *except = nullptr);
  Block *makeSingleEntry(Location loc, llvm::ArrayRef<Edge> edges);

  // Lifting of cycles to loops.
  LogicalResult liftCycles(Block *entry);
  static Cycle findEdges(const BlockSet &blocks);
  LogicalResult liftCycle(BlockSet blocks);
  FailureOr<Block *> makeExitBlock(Location loc, const Multiplexer &multiplexer, const Cycle &cycle,
                                   Block *header);
  void carryEscapingValues(Block *header, Block *latch, const BlockSet &blocks,
                           llvm::SmallVectorImpl<Value> &next, llvm::SmallVectorImpl<Value> &escaping);

  // Lifting of branches to conditionals.
  struct Arm {
    Edge edge; ///< The edge from the branch to this arm.
    /// The blocks that only this edge reaches; empty if the edge goes to the continuation.
    llvm::SmallVector<Block *> blocks;
  };
  LogicalResult liftBranch(Block *entry);
  llvm::SmallVector<Block *> getDominatedBlocks(Block *block) const;
  Block *findContinuation(Block *entry, llvm::SmallVectorImpl<Arm> &arms);
  LogicalResult makeBranchOp(Block *entry, llvm::ArrayRef<Arm> arms, Block *continuation);
  Block *fillArm(const Arm &arm, Block *continuation, Region &target);
  void findDominated(Region *parent);

  Region &region;
  CFGToSCFInterface &interface;
  DominanceInfo &dominance;
  llvm::SmallVector<Value> switchValues;
  llvm::DenseMap<Type, Value> undefs;
  llvm::DenseMap<Operation *, Block *, SameExit> exits;
  /// The dominator tree: maps each block to the blocks that it immediately dominates, in depth-first order.
  /// It stays valid while the branches of the region are lifted.
  llvm::DenseMap<Block *, llvm::SmallVector<Block *, 2>> dominated;
  std::vector<Item> work;
};

} // namespace

LogicalResult Lifting::check() {
  for (Block &block : region) {
    if (!dominance.isReachableFromEntry(&block))
      return block.front().emitOpError("transformation does not support unreachable blocks");
    Operation *terminator = block.getTerminator();
    if (terminator->getNumSuccessors() == 0)
      continue;
    auto branch = llvm::dyn_cast<BranchOpInterface>(terminator);
    if (!branch)
      return terminator->emitOpError(
          "transformation does not support terminators with successors not implementing BranchOpInterface");
    if (!isMemoryEffectFree(terminator))
      return terminator->emitOpError("transformation does not support terminators with side effects");
    for (unsigned i = 0, e = terminator->getNumSuccessors(); i != e; ++i)
      if (branch.getSuccessorOperands(i).getProducedOperandCount() != 0)
        return terminator->emitOpError(
            "transformation does not support operations with operation-produced successor operands");
  }
  return success();
}

LogicalResult Lifting::run() {
  llvm::SmallVector<Operation *> ends;
  for (Block &block : region)
    if (block.getNumSuccessors() == 0)
      ends.push_back(block.getTerminator());
  for (Operation *end : ends)
    combineExit(end);
  dominance.invalidate();
  work.push_back({&region.front(), /*isNew=*/true});
  while (!work.empty()) {
    Item item = work.back();
    work.pop_back();
    if (item.isNew) {
      if (failed(liftCycles(item.entry)))
        return failure();
      findDominated(item.entry->getParent());
    }
    if (failed(liftBranch(item.entry)))
      return failure();
  }
  return success();
}

/// Returns the constant for a switch value, created on first use. Constants are created at the start of the
/// region's entry block, so that they dominate all uses.
Value Lifting::getSwitchValue(unsigned value) {
  if (switchValues.size() <= value)
    switchValues.resize(value + 1);
  if (!switchValues[value]) {
    OpBuilder builder = OpBuilder::atBlockBegin(&region.front());
    switchValues[value] = interface.getCFGSwitchValue(region.getLoc(), builder, value);
  }
  return switchValues[value];
}
Value Lifting::getUndef(Type type) {
  Value &value = undefs[type];
  if (!value) {
    OpBuilder builder = OpBuilder::atBlockBegin(&region.front());
    value = interface.getUndefValue(region.getLoc(), builder, type);
  }
  return value;
}

/// Merges equivalent exit terminators into one block whose arguments are their operands.
void Lifting::combineExit(Operation *exit) {
  auto [it, isFirst] = exits.try_emplace(exit, nullptr);
  if (isFirst) {
    Block *block = Block::create(exit->getContext());
    region.push_back(block);
    for (Value operand : exit->getOperands())
      block->addArgument(operand.getType(), operand.getLoc());
    it->second = block;
  }
  OpBuilder builder(exit);
  interface.createSingleDestinationBranch(exit->getLoc(), builder, getSwitchValue(0), it->second,
                                          exit->getOperands());
  if (!isFirst)
    return exit->erase();
  exit->moveBefore(it->second, it->second->end());
  exit->setOperands(it->second->getArgumentValues());
}

//===----------------------------------------------------------------------===//
// Multiplexing of edges
//===----------------------------------------------------------------------===//

/// Creates the multiplexer block for the edges, with its arguments but without a terminator. Does not change
/// the edges; see redirect() and dispatch().
Multiplexer Lifting::multiplex(Location loc, llvm::ArrayRef<Edge> edges, TypeRange more) {
  Block *first = edges.front().getSuccessor();
  Multiplexer multiplexer = {Block::create(first->getContext()), {}, std::nullopt};
  dominated.erase(multiplexer.block); // Drop a stale entry: an erased block may have had the same address.
  multiplexer.block->insertBefore(first);
  for (Edge edge : edges)
    if (multiplexer.offsets.try_emplace(edge.getSuccessor(), multiplexer.block->getNumArguments()).second)
      copyArguments(edge.getSuccessor(), multiplexer.block);
  if (multiplexer.offsets.size() > 1) {
    multiplexer.discriminator = multiplexer.block->getNumArguments();
    multiplexer.block->addArgument(getSwitchValue(0).getType(), loc);
  }
  for (Type type : more)
    multiplexer.block->addArgument(type, loc);
  return multiplexer;
}

void Lifting::redirect(const Multiplexer &multiplexer, Edge edge, ValueRange more) {
  auto *target = multiplexer.offsets.find(edge.getSuccessor());
  llvm::SmallVector<Value> passed = edge.getValues(), values;
  unsigned numArguments = multiplexer.block->getNumArguments(), firstMore = numArguments - more.size();
  for (unsigned i = 0; i != numArguments; ++i) {
    if (i >= target->second && i - target->second < passed.size())
      values.push_back(passed[i - target->second]);
    else if (i == multiplexer.discriminator)
      values.push_back(getSwitchValue(target - multiplexer.offsets.begin()));
    else if (i >= firstMore)
      values.push_back(more[i - firstMore]);
    else
      values.push_back(getUndef(multiplexer.block->getArgument(i).getType()));
  }
  edge.operands().getMutableForwardedOperands().assign(values);
  edge.setSuccessor(multiplexer.block);
}

/// Creates the branch from the multiplexer to its targets. The last target is the default case. \param except
/// a target to leave out, or null.
void Lifting::dispatch(Location loc, OpBuilder &builder, const Multiplexer &multiplexer, Block *except) {
  llvm::SmallVector<unsigned> numbers;
  llvm::SmallVector<Block *> targets;
  llvm::SmallVector<llvm::SmallVector<Value>> values;
  for (auto [number, entry] : llvm::enumerate(multiplexer.offsets)) {
    if (entry.first == except)
      continue;
    numbers.push_back(number);
    targets.push_back(entry.first);
    values.emplace_back(
        multiplexer.block->getArgumentValues().slice(entry.second, entry.first->getNumArguments()));
  }
  numbers.pop_back();
  Block *last = targets.pop_back_val();
  llvm::SmallVector<Value> lastValues = values.pop_back_val();
  if (targets.empty())
    return interface.createSingleDestinationBranch(loc, builder, getSwitchValue(0), last, lastValues);
  interface.createCFGSwitchOp(loc, builder, multiplexer.block->getArgument(*multiplexer.discriminator),
                              numbers, targets, llvm::to_vector_of<ValueRange>(values), last, lastValues);
}

Block *Lifting::makeSingleEntry(Location loc, llvm::ArrayRef<Edge> edges) {
  Multiplexer multiplexer = multiplex(loc, edges);
  for (Edge edge : edges)
    redirect(multiplexer, edge);
  OpBuilder builder = OpBuilder::atBlockEnd(multiplexer.block);
  dispatch(loc, builder, multiplexer);
  return multiplexer.block;
}

//===----------------------------------------------------------------------===//
// Lifting of cycles to loops
//===----------------------------------------------------------------------===//

/// Lifts every strongly connected component that is reachable from `entry` to a loop.
LogicalResult Lifting::liftCycles(Block *entry) {
  std::vector<BlockSet> cycles;
  using Components = llvm::scc_iterator<Block *, BlockGraph>;
  for (Components component = Components::begin(entry); !component.isAtEnd(); ++component)
    if (component.hasCycle())
      cycles.emplace_back(component->begin(), component->end());
  for (BlockSet &cycle : cycles)
    if (failed(liftCycle(std::move(cycle))))
      return failure();
  if (!cycles.empty())
    dominance.invalidate();
  return success();
}

Lifting::Cycle Lifting::findEdges(const BlockSet &blocks) {
  Cycle cycle;
  llvm::SmallPtrSet<Block *, 4> entered;
  for (Block *block : blocks) {
    for (Edge edge : edgesTo(block))
      if (!blocks.contains(edge.from)) {
        cycle.entries.push_back(edge);
        entered.insert(block);
      }
    for (Edge edge : edgesFrom(block))
      if (!blocks.contains(edge.getSuccessor()))
        cycle.exits.push_back(edge);
  }
  for (Block *block : blocks)
    for (Edge edge : edgesFrom(block))
      if (entered.contains(edge.getSuccessor()))
        cycle.backs.push_back(edge);
  return cycle;
}

/// Lifts a strongly connected component to a loop. All entry edges go through one header and all back edges
/// and exit edges through one latch block; values that escape are carried by the loop.
LogicalResult Lifting::liftCycle(BlockSet blocks) {
  Cycle cycle = findEdges(blocks);
  Block *header = cycle.entries.front().getSuccessor();
  Location loc = header->getTerminator()->getLoc();
  if (cycle.entries.size() > 1) {
    llvm::SmallVector<Edge> all = cycle.entries;
    llvm::append_range(all, cycle.backs);
    header = makeSingleEntry(loc, all);
    blocks.insert(header);
  }

  llvm::SmallVector<Edge> all = cycle.backs;
  llvm::append_range(all, cycle.exits);
  Multiplexer multiplexer = multiplex(loc, all, getSwitchValue(0).getType());
  Block *latch = multiplexer.block;
  for (Edge edge : cycle.backs)
    redirect(multiplexer, edge, getSwitchValue(1));
  for (Edge edge : cycle.exits)
    redirect(multiplexer, edge, getSwitchValue(0));
  blocks.insert(latch);
  FailureOr<Block *> exit = makeExitBlock(loc, multiplexer, cycle, header);
  if (failed(exit))
    return failure();

  // The block `outside` replaces the component. Its blocks move into the loop body, the header first and the
  // latch last.
  Block *outside = Block::create(header->getContext());
  dominated.erase(outside);
  outside->insertBefore(header);
  header->replaceAllUsesWith(outside);
  Region body;
  auto moveToBody = [&](Block *block) {
    block->remove();
    body.push_back(block);
  };
  moveToBody(header);
  for (Block *block : blocks)
    if (block != header && block != latch)
      moveToBody(block);
  moveToBody(latch);

  Value condition = latch->getArguments().back();
  llvm::SmallVector<Value> next, escaping;
  for (unsigned i = 0, e = header->getNumArguments(); i != e; ++i)
    next.push_back(latch->getArgument(i));
  unsigned numOwn = next.size();
  carryEscapingValues(header, latch, blocks, next, escaping);
  copyArguments(header, outside);
  for (Edge edge : edgesTo(outside))
    for (unsigned i = numOwn; i != next.size(); ++i)
      edge.operands().append(getUndef(next[i].getType()));

  // This branch only describes the back edge to createStructuredDoWhileLoopOp(), which requires a branch op.
  OpBuilder builder = OpBuilder::atBlockEnd(latch);
  interface.createConditionalBranch(loc, builder, condition, header, next, *exit, {});
  Operation *back = latch->getTerminator();
  back->remove();
  builder.setInsertionPointToStart(outside);
  FailureOr<Operation *> loop = interface.createStructuredDoWhileLoopOp(
      builder, back, outside->getArgumentValues(), condition, next, std::move(body));
  back->destroy();
  if (failed(loop))
    return failure();
  for (auto [index, value] : llvm::enumerate(escaping)) {
    Operation *op = *loop;
    value.replaceUsesWithIf(op->getResult(numOwn + index),
                            [&](OpOperand &use) { return !op->isAncestor(use.getOwner()); });
  }
  outside->getOperations().splice(outside->end(), (*exit)->getOperations());
  (*exit)->erase();
  work.push_back({header, /*isNew=*/true});
  return success();
}

/// Creates the block that is executed after the loop. It branches to the original target of the exit edge
/// that was taken.
FailureOr<Block *> Lifting::makeExitBlock(Location loc, const Multiplexer &multiplexer, const Cycle &cycle,
                                          Block *header) {
  Block *exit = Block::create(header->getContext());
  dominated.erase(exit);
  exit->insertAfter(multiplexer.block);
  OpBuilder builder = OpBuilder::atBlockEnd(exit);
  if (!cycle.exits.empty()) {
    dispatch(loc, builder, multiplexer, header);
    return exit;
  }
  // For a loop without exits, the block after the loop is never executed, but needs a terminator.
  FailureOr<Operation *> end = interface.createUnreachableTerminator(loc, builder, region);
  if (failed(end)) {
    // Erase the incomplete block. No branch leads to it yet.
    exit->erase();
    return failure();
  }
  combineExit(*end);
  return exit;
}

/// Makes the loop carry all values that are defined in it and used outside. For each such value, the header
/// gets an argument; the latch gets one, too, if the definition does not dominate the latch. \pre The blocks
/// form a region, and the latch has no terminator.
void Lifting::carryEscapingValues(Block *header, Block *latch, const BlockSet &blocks,
                                  llvm::SmallVectorImpl<Value> &next,
                                  llvm::SmallVectorImpl<Value> &escaping) {
  Region *body = header->getParent();
  DominanceInfo inside;
  llvm::SmallVector<Edge> ends = edgesTo(latch);
  auto isInside = [&](Operation *op) { return body->findAncestorBlockInRegion(*op->getBlock()) != nullptr; };
  for (Block *block : blocks) {
    // True if `block` dominates all predecessors of the latch. Computed only if a value of `block` is used
    // outside of the loop.
    std::optional<bool> reachesLatch;
    auto visit = [&](Value value) {
      if (llvm::all_of(value.getUsers(), isInside))
        return;
      if (!reachesLatch)
        reachesLatch = block == latch ||
                       llvm::all_of(ends, [&](Edge edge) { return inside.dominates(block, edge.from); });
      Value carried = value;
      if (!*reachesLatch) {
        carried = latch->addArgument(value.getType(), value.getLoc());
        for (Edge edge : ends)
          edge.operands().append(inside.dominates(block, edge.from) ? value : getUndef(value.getType()));
      }
      header->addArgument(value.getType(), value.getLoc());
      next.push_back(carried);
      escaping.push_back(value);
    };
    for (unsigned i = 0, e = block->getNumArguments(); i != e; ++i)
      visit(block->getArgument(i));
    for (Operation &op : *block)
      for (Value result : op.getResults())
        visit(result);
  }
}

//===----------------------------------------------------------------------===//
// Lifting of branches to conditionals
//===----------------------------------------------------------------------===//

/// Computes `dominated` for a region. \pre The region has no cycles.
void Lifting::findDominated(Region *parent) {
  std::vector<Block *> stack = {&parent->front()};
  llvm::DenseSet<Block *> seen;
  while (!stack.empty()) {
    Block *block = stack.back();
    stack.pop_back();
    if (!seen.insert(block).second)
      continue;
    dominated.erase(block);
    if (Block *above = dominance.getImmediateDominator(block))
      dominated[above].push_back(block);
    auto successors = block->getSuccessors();
    for (Block *successor : llvm::reverse(successors))
      stack.push_back(successor);
  }
}

/// Returns `block` and all blocks that it dominates, in depth-first order.
llvm::SmallVector<Block *> Lifting::getDominatedBlocks(Block *block) const {
  llvm::SmallVector<Block *> found, stack = {block};
  while (!stack.empty()) {
    found.push_back(stack.pop_back_val());
    if (auto it = dominated.find(found.back()); it != dominated.end())
      stack.append(it->second.rbegin(), it->second.rend());
  }
  return found;
}

LogicalResult Lifting::liftBranch(Block *entry) {
  // Merge blocks whose only predecessor is the entry block.
  while (entry->getNumSuccessors() == 1) {
    Edge edge = {entry, 0};
    Block *successor = edge.getSuccessor();
    replaceAll(successor->getArgumentValues(), edge.getValues());
    entry->getTerminator()->erase();
    entry->getOperations().splice(entry->end(), successor->getOperations());
    successor->erase();
  }
  if (entry->getNumSuccessors() == 0)
    return success();
  llvm::SmallVector<Arm> arms;
  for (Edge edge : edgesFrom(entry)) {
    bool isOnlyWay = edge.getSuccessor()->getSinglePredecessor() == entry;
    arms.push_back(
        {edge, isOnlyWay ? getDominatedBlocks(edge.getSuccessor()) : llvm::SmallVector<Block *>()});
  }
  if (Block *continuation = findContinuation(entry, arms))
    return makeBranchOp(entry, arms, continuation);
  // The arms never join, because each arm leaves the region by a different terminator: keep the branch and
  // lift the arms separately.
  for (const Arm &arm : arms)
    work.push_back({arm.edge.getSuccessor(), /*isNew=*/false});
  return success();
}

/// Returns the block where the arms join. If they join at several blocks, creates a multiplexer for these.
/// Returns null if all arms leave the region separately. Otherwise removes exit blocks from the arms, because
/// exit blocks are executed after the join.
Block *Lifting::findContinuation(Block *entry, llvm::SmallVectorImpl<Arm> &arms) {
  llvm::SmallPtrSet<Block *, 16> inArms;
  for (const Arm &arm : arms)
    inArms.insert(arm.blocks.begin(), arm.blocks.end());
  llvm::SmallVector<Edge> edges;
  bool anyMeet = false;
  for (const Arm &arm : arms) {
    if (arm.blocks.empty()) {
      edges.push_back(arm.edge);
      anyMeet = true;
    }
    for (Block *block : arm.blocks) {
      if (block->getNumSuccessors() == 0)
        llvm::append_range(edges, edgesTo(block));
      for (Edge edge : edgesFrom(block))
        if (!inArms.contains(edge.getSuccessor())) {
          edges.push_back(edge);
          anyMeet = true;
        }
    }
  }
  if (!anyMeet)
    return nullptr;
  for (Arm &arm : arms) {
    auto leaves = [](Block *block) { return block->getNumSuccessors() == 0; };
    if (llvm::none_of(arm.blocks, leaves))
      continue;
    llvm::erase_if(arm.blocks, leaves);
    for (Block *block : arm.blocks)
      if (auto it = dominated.find(block); it != dominated.end())
        llvm::erase_if(it->second, leaves);
  }
  Block *first = edges.front().getSuccessor();
  if (llvm::all_of(edges, [&](Edge edge) { return edge.getSuccessor() == first; }))
    return first;
  return makeSingleEntry(entry->getTerminator()->getLoc(), edges);
}

/// Moves the blocks of an arm into the region `target`. If the arm is empty or has several edges to the
/// continuation, adds a block at the end of the region, to which these edges are redirected. Returns the
/// added block, which needs a terminator, or null.
Block *Lifting::fillArm(const Arm &arm, Block *continuation, Region &target) {
  llvm::SmallVector<Edge> ends;
  for (Block *block : arm.blocks) {
    for (Edge edge : edgesFrom(block))
      if (edge.getSuccessor() == continuation)
        ends.push_back(edge);
    block->remove();
    target.push_back(block);
  }
  if (!arm.blocks.empty() && ends.size() <= 1)
    return nullptr;
  Block *end = Block::create(continuation->getContext());
  dominated.erase(end);
  target.push_back(end);
  if (!arm.blocks.empty())
    copyArguments(continuation, end);
  for (Edge edge : ends)
    edge.setSuccessor(end);
  return end;
}

LogicalResult Lifting::makeBranchOp(Block *entry, llvm::ArrayRef<Arm> arms, Block *continuation) {
  std::vector<Region> regions(arms.size());
  llvm::SmallVector<std::pair<Block *, llvm::SmallVector<Value>>> ends;
  llvm::SmallVector<Block *> entries;
  for (auto [arm, target] : llvm::zip_equal(arms, regions)) {
    llvm::SmallVector<Value> values = arm.edge.getValues();
    if (Block *end = fillArm(arm, continuation, target))
      ends.push_back({end, arm.blocks.empty() ? values : llvm::SmallVector<Value>(end->getArgumentValues())});
    if (arm.blocks.empty())
      continue;
    Block *first = &target.front();
    replaceAll(first->getArgumentValues(), values);
    first->eraseArguments(0, first->getNumArguments());
    entries.push_back(first);
  }

  Operation *branch = entry->getTerminator();
  OpBuilder builder(branch);
  FailureOr<Operation *> op =
      interface.createStructuredBranchRegionOp(builder, branch, continuation->getArgumentTypes(), regions);
  if (failed(op))
    return failure();
  branch->erase();
  for (auto &[block, values] : ends) {
    builder.setInsertionPointToEnd(block);
    if (failed(interface.createStructuredBranchRegionTerminatorOp((*op)->getLoc(), builder, *op, nullptr,
                                                                  values)))
      return failure();
  }
  // A block that still branches to the continuation is the only exit of its arm: replace its branch by a
  // terminator.
  for (Edge edge : edgesTo(continuation)) {
    Operation *end = edge.from->getTerminator();
    builder.setInsertionPoint(end);
    if (failed(interface.createStructuredBranchRegionTerminatorOp(end->getLoc(), builder, *op, end,
                                                                  edge.getValues())))
      return failure();
    end->erase();
  }
  replaceAll(continuation->getArgumentValues(), (*op)->getResults());
  entry->getOperations().splice(entry->end(), continuation->getOperations());
  continuation->erase();
  for (Block *first : entries)
    work.push_back({first, /*isNew=*/false});
  work.push_back({entry, /*isNew=*/false});
  return success();
}

FailureOr<bool> mlir::transformCFGToSCF(Region &region, CFGToSCFInterface &interface,
                                        DominanceInfo &dominance) {
  if (!llvm::hasNItemsOrMore(region, 2))
    return false;
  Lifting lifting(region, interface, dominance);
  if (failed(lifting.check()))
    return failure();
  LogicalResult result = lifting.run();
  dominance.invalidate();
  if (failed(result))
    return failure();
  return true;
}
