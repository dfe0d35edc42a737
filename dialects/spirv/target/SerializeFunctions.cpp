//===- SerializeFunctions.cpp - Writes SPIR-V: functions, control flow ----===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Block arguments become phis. A construct (selection or loop) ends the SPIR-V block that it is in: the ops
// after it are in its merge block.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/SPIRVControlFlowOps.h"
#include "dialects/spirv/target/Serializer.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace mlir::spirv;

//===----------------------------------------------------------------------===//
// Functions and graphs
//===----------------------------------------------------------------------===//

LogicalResult Serializer::processArgument(FuncOp op, unsigned index) {
  Location loc = op.getLoc();
  uint32_t typeID = getTypeID(loc, op.getFunctionType().getInput(index));
  if (!typeID)
    return failure();
  uint32_t id = nextID();
  if (!op.isExternal())
    valueIDs[op.getArgument(index)] = id;
  for (NamedAttribute attr : op.getArgAttrs(index)) {
    auto decoration = llvm::dyn_cast<DecorationAttr>(attr.getValue());
    if (!decoration || attr.getName() != "spirv.decoration")
      continue;
    emitDecoration(id, decoration.getValue());
  }
  return emit(functionHeader, loc, Opcode::OpFunctionParameter, {typeID, id});
}

LogicalResult Serializer::processFunction(FuncOp op) {
  Location loc = op.getLoc();
  functionHeader.clear();
  functionBody.clear();
  FunctionType type = op.getFunctionType();
  uint32_t typeID = getTypeID(loc, type);
  uint32_t resultID = type.getNumResults() ? getTypeID(loc, type.getResult(0)) : getVoidTypeID(loc);
  if (!typeID || !resultID)
    return failure();
  uint32_t id = getSymbolID(op.getSymName());
  emitDebugLine(functionHeader, loc);
  if (failed(emit(functionHeader, loc, Opcode::OpFunction,
                  {resultID, id, static_cast<uint32_t>(op.getFunctionControl()), typeID})) ||
      failed(emitName(loc, id, op.getSymName())))
    return failure();
  for (unsigned i = 0; i != type.getNumInputs(); ++i)
    if (failed(processArgument(op, i)))
      return failure();
  if (failed(processDecorations(op, id,
                                {"sym_name", "function_type", "function_control", "arg_attrs", "res_attrs"})))
    return failure();
  if (!op.isExternal()) {
    // Variables follow the label of the entry block.
    Block &entry = op.getBody().front();
    currentLabel = getBlockID(&entry);
    if (failed(emit(functionHeader, loc, Opcode::OpLabel, {currentLabel})) ||
        failed(processBlocksFrom(&entry, {})))
      return failure();
  }
  for (auto [position, value] : pendingPhiOperands) {
    functionBody[position] = valueIDs.lookup(value);
    if (!functionBody[position])
      return op.emitError("a value passed to a block is defined in an unreachable block");
  }
  pendingPhiOperands.clear();
  emitDebugLine(functionBody, loc);
  if (failed(emit(functionBody, loc, Opcode::OpFunctionEnd)))
    return failure();
  functions.append(functionHeader.begin(), functionHeader.end());
  functions.append(functionBody.begin(), functionBody.end());
  return success();
}

LogicalResult Serializer::processGraph(GraphARMOp op) {
  Location loc = op.getLoc();
  if (op.isExternal())
    return op.emitError("external graph is unhandled");
  functionBody.clear();
  uint32_t id = getSymbolID(op.getSymName());
  uint32_t typeID = getTypeID(loc, op.getFunctionType());
  if (!typeID || failed(emit(functionBody, loc, Opcode::OpGraphARM, {typeID, id})))
    return failure();
  for (BlockArgument argument : op.getArguments()) {
    uint32_t argumentType = getTypeID(loc, argument.getType());
    uint32_t argumentID = nextID();
    uint32_t index = getInt32ConstantID(loc, argument.getArgNumber());
    valueIDs[argument] = argumentID;
    if (!argumentType ||
        failed(emit(functionBody, loc, Opcode::OpGraphInputARM, {argumentType, argumentID, index})))
      return failure();
  }
  for (Operation &nested : op.getBody().front())
    if (failed(processOp(&nested)))
      return failure();
  graphs.append(functionBody.begin(), functionBody.end());
  return success();
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

uint32_t Serializer::getBlockID(Block *block) {
  auto [it, isNew] = blockIDs.try_emplace(block, 0);
  if (isNew)
    it->second = nextID();
  return it->second;
}

/// Returns true for a selection or loop whose region is not empty. No instructions are emitted for an empty
/// region.
static bool isConstruct(Operation &op) {
  return llvm::isa<SelectionOp, LoopOp>(op) && !op.getRegion(0).empty();
}

uint32_t Serializer::getExitLabel(Block *block) {
  if (uint32_t label = incomingLabels.lookup(block))
    return label;
  for (Operation &op : llvm::reverse(*block))
    if (isConstruct(op))
      return getBlockID(&op.getRegion(0).back());
  return getBlockID(block);
}

LogicalResult Serializer::emitPhis(Block *block) {
  Location loc = block->getParentOp()->getLoc();
  for (BlockArgument argument : block->getArguments()) {
    uint32_t typeID = getTypeID(loc, argument.getType());
    if (!typeID)
      return failure();
    uint32_t id = nextID();
    valueIDs[argument] = id;
    // First, because the indices below are those in functionBody.
    emitDebugLine(functionBody, loc);
    Operands operands{typeID, id};
    llvm::SmallVector<std::pair<size_t, Value>, 4> pending;
    for (auto it = block->pred_begin(), end = block->pred_end(); it != end; ++it) {
      auto branch = llvm::dyn_cast<BranchOpInterface>((*it)->getTerminator());
      Value value;
      if (branch)
        value = branch.getSuccessorOperands(it.getSuccessorIndex())[argument.getArgNumber()];
      if (!value)
        return (*it)->getTerminator()->emitOpError(
            "is not a branch that passes a value for each argument of its successor");
      // Store the index that the operand will have in functionBody: 1 skips the first word of the
      // instruction.
      uint32_t valueID = valueIDs.lookup(value);
      if (!valueID)
        pending.push_back({functionBody.size() + 1 + operands.size(), value});
      operands.append({valueID, getExitLabel(*it)});
    }
    if (failed(emit(functionBody, loc, Opcode::OpPhi, operands)))
      return failure();
    pendingPhiOperands.append(pending);
  }
  return success();
}

LogicalResult Serializer::processBlock(Block *block, llvm::function_ref<void()> emitMerge) {
  bool isFunctionEntry = block->isEntryBlock() && llvm::isa<FuncOp>(block->getParentOp());
  if (!isFunctionEntry) {
    currentLabel = getBlockID(block);
    if (failed(emit(functionBody, block->getParentOp()->getLoc(), Opcode::OpLabel, {currentLabel})) ||
        failed(emitPhis(block)))
      return failure();
  }
  // The merge instruction must be in the SPIR-V block with the label of the header. If the header contains
  // another construct, which ends that SPIR-V block, emit the merge instruction first, and continue in a new
  // SPIR-V block.
  if (emitMerge && llvm::any_of(*block, isConstruct)) {
    emitMerge();
    currentLabel = nextID();
    Location loc = block->front().getLoc();
    if (failed(emit(functionBody, loc, Opcode::OpBranch, {currentLabel})) ||
        failed(emit(functionBody, loc, Opcode::OpLabel, {currentLabel})))
      return failure();
    emitMerge = {};
  }
  for (Operation &op : *block) {
    if (emitMerge && &op == &block->back())
      emitMerge();
    if (failed(processOp(&op)))
      return failure();
  }
  return success();
}

LogicalResult Serializer::processBlocksFrom(Block *header, llvm::ArrayRef<Block *> skipped) {
  llvm::SmallPtrSet<Block *, 16> visited(skipped.begin(), skipped.end());
  bool skipHeader = !visited.insert(header).second;
  if (!skipHeader && failed(processBlock(header)))
    return failure();
  // Depth-first search. Each stack entry is a block and the index of its next successor to visit.
  llvm::SmallVector<std::pair<Block *, unsigned>> stack{{header, 0}};
  while (!stack.empty()) {
    auto &[block, next] = stack.back();
    if (next == block->getNumSuccessors()) {
      stack.pop_back();
      continue;
    }
    Block *successor = block->getSuccessor(next++);
    if (!visited.insert(successor).second)
      continue;
    if (failed(processBlock(successor)))
      return failure();
    stack.push_back({successor, 0});
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Constructs
//===----------------------------------------------------------------------===//

/// Verifies that `depth`, the nesting depth of the construct `op`, does not exceed the limit.
static LogicalResult checkDepth(Operation *op, unsigned depth) {
  if (depth <= maxSerializationDepth)
    return success();
  return op->emitError("nested too deeply: the limit is ") << maxSerializationDepth << " levels";
}

LogicalResult Serializer::processMerge(Operation *construct, Block *merge) {
  currentLabel = getBlockID(merge);
  if (failed(emit(functionBody, construct->getLoc(), Opcode::OpLabel, {currentLabel})) ||
      failed(emitPhis(merge)))
    return failure();
  // The results of the construct are the operands of its spirv.mlir.merge.
  Operation *terminator = merge->getTerminator();
  for (auto [result, operand] : llvm::zip(construct->getResults(), terminator->getOperands())) {
    valueIDs[result] = getValueID(terminator, operand);
    if (!valueIDs[result])
      return failure();
  }
  return success();
}

LogicalResult Serializer::processSelection(SelectionOp op) {
  if (op.getBody().empty())
    return success();
  ++depth;
  llvm::scope_exit restoreDepth([&] { --depth; });
  if (failed(checkDepth(op, depth)))
    return failure();
  for (Block &block : op.getBody())
    getBlockID(&block);
  Block *header = op.getHeaderBlock(), *merge = op.getMergeBlock();
  Location loc = op.getLoc();
  uint32_t mergeID = getBlockID(merge);
  auto control = static_cast<uint32_t>(op.getSelectionControl());
  emitDebugLine(functionBody, loc);
  if (failed(emit(functionBody, loc, Opcode::OpBranch, {getBlockID(header)})))
    return failure();
  if (header != merge) {
    auto emitMerge = [&] {
      emitDebugLine(functionBody, loc);
      (void)emit(functionBody, loc, Opcode::OpSelectionMerge, {mergeID, control});
    };
    if (failed(processBlock(header, emitMerge)) || failed(processBlocksFrom(header, {header, merge})))
      return failure();
  }
  return processMerge(op, merge);
}

LogicalResult Serializer::processLoop(LoopOp op) {
  if (op.getBody().empty())
    return success();
  ++depth;
  llvm::scope_exit restoreDepth([&] { --depth; });
  if (failed(checkDepth(op, depth)))
    return failure();
  if (op.getBody().getBlocks().size() < 3)
    return op.emitError("loop without header");
  // The entry block of the loop is not emitted, since it only branches to the header. In the phis of the
  // header, the SPIR-V block before the loop takes its place.
  incomingLabels[op.getEntryBlock()] = currentLabel;
  for (Block &block : llvm::drop_begin(op.getBody()))
    getBlockID(&block);
  Block *header = op.getHeaderBlock(), *continueBlock = op.getContinueBlock(), *merge = op.getMergeBlock();
  Location loc = op.getLoc();
  uint32_t mergeID = getBlockID(merge), continueID = getBlockID(continueBlock);
  auto control = static_cast<uint32_t>(op.getLoopControl());
  emitDebugLine(functionBody, loc);
  if (failed(emit(functionBody, loc, Opcode::OpBranch, {getBlockID(header)})))
    return failure();
  auto emitMerge = [&] {
    emitDebugLine(functionBody, loc);
    (void)emit(functionBody, loc, Opcode::OpLoopMerge, {mergeID, continueID, control});
  };
  if (failed(processBlock(header, emitMerge)) ||
      failed(processBlocksFrom(header, {header, continueBlock, merge})))
    return failure();
  if (continueBlock != header && failed(processBlock(continueBlock)))
    return failure();
  return processMerge(op, merge);
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

LogicalResult Serializer::processBranch(BranchOp op) {
  emitDebugLine(functionBody, op.getLoc());
  return emit(functionBody, op.getLoc(), Opcode::OpBranch, {getBlockID(op.getTarget())});
}

LogicalResult Serializer::processBranchConditional(BranchConditionalOp op) {
  uint32_t condition = getValueID(op, op.getCondition());
  if (!condition)
    return failure();
  uint32_t trueID = getBlockID(op.getTrueBlock());
  Operands operands{condition, trueID, getBlockID(op.getFalseBlock())};
  if (std::optional<ArrayAttr> weights = op.getBranchWeights())
    for (Attribute weight : *weights)
      operands.push_back(llvm::cast<IntegerAttr>(weight).getInt());
  emitDebugLine(functionBody, op.getLoc());
  return emit(functionBody, op.getLoc(), Opcode::OpBranchConditional, operands);
}

LogicalResult Serializer::processSwitch(SwitchOp op) {
  uint32_t selector = getValueID(op, op.getSelector());
  if (!selector)
    return failure();
  Operands operands{selector, getBlockID(op.getDefaultTarget())};
  if (std::optional<DenseIntElementsAttr> literals = op.getLiterals()) {
    for (auto [literal, target] : llvm::zip(literals->getValues<llvm::APInt>(), op.getTargets())) {
      unsigned width = llvm::alignTo(literal.getBitWidth(), 32);
      llvm::APInt bits = literal.sext(width);
      for (unsigned i = 0; i != width; i += 32)
        operands.push_back(bits.extractBitsAsZExtValue(32, i));
      operands.push_back(getBlockID(target));
    }
  }
  emitDebugLine(functionBody, op.getLoc());
  return emit(functionBody, op.getLoc(), Opcode::OpSwitch, operands);
}
