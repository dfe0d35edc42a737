//===- DeserializeFunctions.cpp - Reads SPIR-V: functions, blocks ---------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Phis become block arguments. Their values are added to the branches at the end of the function, when all
// blocks are known.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/SPIRVControlFlowOps.h"
#include "dialects/spirv/target/Deserializer.h"

using namespace mlir;
using namespace mlir::spirv;
using llvm::StringRef;

std::optional<LogicalResult> Deserializer::processFunctionInstruction(Opcode opcode, WordReader &words) {
  switch (opcode) {
  case Opcode::OpFunction:
    return processFunction(words);
  case Opcode::OpFunctionParameter:
    return processParameter(words);
  case Opcode::OpFunctionEnd:
    return processFunctionEnd();
  case Opcode::OpLabel:
    return processLabel(words);
  case Opcode::OpPhi:
    return processPhi(words);
  case Opcode::OpSelectionMerge:
  case Opcode::OpLoopMerge:
    return processMergeInstruction(opcode == Opcode::OpLoopMerge, words);
  case Opcode::OpBranch:
    return processBranch(words);
  case Opcode::OpBranchConditional:
    return processBranchConditional(words);
  case Opcode::OpSwitch:
    return processSwitch(words);
  case Opcode::OpGraphARM:
    return processGraph(words);
  case Opcode::OpGraphInputARM:
    return processGraphInput(words);
  case Opcode::OpGraphSetOutputARM:
    return processGraphOutput(words);
  case Opcode::OpGraphEndARM:
    return processGraphEnd();
  case Opcode::OpGraphEntryPointARM:
    return processGraphEntryPoint(words);
  case Opcode::OpGraphConstantARM: {
    // Like other constants, a graph constant becomes an op at each use.
    Type type = getElementType(words.next());
    uint32_t id = words.next(), number = words.next();
    if (!type)
      return LogicalResult(failure());
    if (!llvm::isa<TensorArmType>(type))
      return LogicalResult(error() << "type " << type << " is no tensor");
    return defineConstant(
        id, {.kind = Constant::GraphConstant, .type = type, .value = builder.getI32IntegerAttr(number)});
  }
  default:
    return std::nullopt;
  }
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

LogicalResult Deserializer::processFunction(WordReader &words) {
  Type result = getType(words.next());
  uint32_t id = words.next();
  std::optional<FunctionControl> control = symbolizeFunctionControl(words.next());
  Type type = getType(words.next());
  if (!result || !type)
    return failure();
  if (function || graph)
    return error() << "the previous function does not end";
  auto functionType = llvm::dyn_cast<FunctionType>(type);
  if (!functionType || !control)
    return error() << "invalid function type or function control";
  bool isVoid = functionType.getNumResults() == 0;
  if (isVoid ? !llvm::isa<NoneType>(result) : functionType.getResult(0) != result)
    return error() << "the result type is not that of the function type";
  StringRef fallback;
  for (const EntryPoint &entryPoint : entryPoints)
    if (entryPoint.function == id)
      fallback = entryPoint.name;
  auto [symbol, isNew] = functionSymbols.try_emplace(id);
  if (isNew)
    symbol->second = makeSymbol(id, "spirv_fn_", fallback);
  llvm::SmallVector<NamedAttribute> attributes;
  if (failed(define(id)) || failed(readDecorations(id, attributes)))
    return failure();
  function = builder.create<FuncOp>(loc, symbol->second, functionType, *control, attributes);
  numParameters = 0;
  return success();
}

LogicalResult Deserializer::processParameter(WordReader &words) {
  Type type = getType(words.next());
  uint32_t id = words.next();
  if (!type)
    return failure();
  if (!function || !blocks.empty() || numParameters == function.getFunctionType().getNumInputs() ||
      function.getFunctionType().getInput(numParameters) != type)
    return error() << "the parameter does not fit the type of the function";
  // The first parameter creates the entry block. processFunctionEnd() erases the block if the function is a
  // declaration.
  Region &body = function.getBody();
  if (body.empty())
    body.emplaceBlock();
  Value argument = body.front().addArgument(type, loc);
  llvm::SmallVector<NamedAttribute> attributes;
  if (failed(readDecorations(id, attributes)))
    return failure();
  if (attributes.size() > 1)
    return error() << "more than one argument decoration per argument";
  for (const NamedAttribute &attr : attributes) {
    if (!llvm::isa<UnitAttr>(attr.getValue()))
      return error() << "unhandled decoration of a parameter";
    function.setArgAttr(numParameters, "spirv.decoration",
                        DecorationAttr::get(context, *decorationOf(attr.getName().getValue())));
  }
  ++numParameters;
  return defineValue(id, argument);
}

LogicalResult Deserializer::processFunctionEnd() {
  if (!function)
    return error() << "no function to end";
  if (block)
    return error() << "the last block has no terminator";
  if (numParameters != function.getFunctionType().getNumInputs())
    return error() << "the function has too few parameters";
  if (blocks.empty()) {
    // A function without blocks is a declaration: erase the block that holds its parameters.
    function.getBody().dropAllReferences();
    function.getBody().getBlocks().clear();
  } else {
    for (auto &[id, target] : blocks)
      if (!labelled.contains(target))
        return error() << "no block has label " << id;
    if (failed(wirePhis()))
      return failure();
    if (options.enableControlFlowStructurization &&
        failed(structurizeControlFlow(constructs, [&](size_t word) { return errorAt(word); })))
      return failure();
  }
  function = FuncOp();
  values.clear();
  blocks.clear();
  labelled.clear();
  phis.clear();
  constructs.clear();
  loc = UnknownLoc::get(context);
  builder.setInsertionPointToEnd(moduleBlock);
  return success();
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

Block *Deserializer::getBlock(uint32_t id) {
  if (id == 0 || id >= idBound)
    return error() << "id " << id << " is out of range: the bound is " << idBound, nullptr;
  auto [it, isNew] = blocks.try_emplace(id, nullptr);
  if (isNew)
    it->second = &function.getBody().emplaceBlock();
  return it->second;
}

LogicalResult Deserializer::processLabel(WordReader &words) {
  uint32_t id = words.next();
  if (!function || block)
    return error() << (block ? "the previous block has no terminator" : "the block is not in a function");
  if (blocks.empty()) {
    if (numParameters != function.getFunctionType().getNumInputs())
      return error() << "the function has too few parameters";
    // If the function has parameters, processParameter() has created the entry block.
    Region &body = function.getBody();
    blocks.insert({id, body.empty() ? &body.emplaceBlock() : &body.front()});
  }
  block = getBlock(id);
  if (!block || failed(define(id)))
    return failure();
  labelled.insert(block);
  builder.setInsertionPointToEnd(block);
  return success();
}

LogicalResult Deserializer::processPhi(WordReader &words) {
  Type type = getElementType(words.next());
  uint32_t id = words.next();
  llvm::ArrayRef<uint32_t> sources = words.rest();
  if (!type)
    return failure();
  if (!block || !block->empty() || block->isEntryBlock())
    return error() << "a phi must be at the start of a block, and not in the entry block";
  if (sources.size() % 2 || llvm::isa<NoneType>(type))
    return error() << "a phi must have pairs of values and blocks";
  BlockArgument argument = block->addArgument(type, loc);
  phis[block].push_back({argument, sources, offset});
  return defineValue(id, argument);
}

/// Appends values to the operands that a branch passes to one of its successors.
static void addSuccessorOperand(Operation *terminator, unsigned index, llvm::ArrayRef<Value> added) {
  SuccessorOperands operands = llvm::cast<BranchOpInterface>(terminator).getSuccessorOperands(index);
  operands.append(added);
}

LogicalResult Deserializer::wirePhis() {
  size_t end = offset;
  for (auto &[target, list] : phis) {
    // For each phi, maps the predecessors to value ids. A phi must have a value for each predecessor.
    llvm::SmallVector<llvm::DenseMap<Block *, uint32_t>> sources;
    for (const Phi &phi : list) {
      offset = phi.offset;
      auto &bySource = sources.emplace_back();
      for (size_t i = 0; i != phi.words.size(); i += 2) {
        auto source = blocks.find(phi.words[i + 1]);
        if (source == blocks.end() || !bySource.try_emplace(source->second, phi.words[i]).second)
          return error() << "id " << phi.words[i + 1] << " is no block, or appears twice";
      }
    }
    llvm::SmallVector<std::pair<Operation *, unsigned>> edges;
    for (auto it = target->pred_begin(), last = target->pred_end(); it != last; ++it)
      edges.push_back({(*it)->getTerminator(), it.getSuccessorIndex()});
    for (auto [terminator, index] : llvm::reverse(edges)) {
      builder.setInsertionPoint(terminator);
      llvm::SmallVector<Value> operands;
      for (auto [phi, bySource] : llvm::zip(list, sources)) {
        offset = phi.offset;
        auto value = bySource.find(terminator->getBlock());
        if (value == bySource.end())
          return error() << "the phi has no value for one of the predecessors";
        operands.push_back(getValue(value->second));
        if (!operands.back())
          return failure();
        if (operands.back().getType() != phi.argument.getType())
          return error() << "id " << value->second << " does not have the type of the phi";
      }
      addSuccessorOperand(terminator, index, operands);
    }
  }
  offset = end;
  return success();
}

LogicalResult Deserializer::processMergeInstruction(bool isLoop, WordReader &words) {
  if (!block || !function)
    return error() << "the instruction is not in a block";
  Block *merge = getBlock(words.next());
  Block *continueBlock = isLoop ? getBlock(words.next()) : nullptr;
  uint32_t control = words.next();
  if (words.isMissingWords())
    return success();
  if (!merge || (isLoop && !continueBlock))
    return failure();
  bool isKnown =
      isLoop ? symbolizeLoopControl(control).has_value() : symbolizeSelectionControl(control).has_value();
  if (!isKnown)
    return error() << "unknown control " << control;
  // Operands of controls such as MinIterations are dropped: the ops have none.
  (void)words.rest();
  if (!constructs.insert({block, {loc, merge, continueBlock, control, offset}}).second)
    return error() << "a block has two merge instructions";
  return success();
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

LogicalResult Deserializer::processBranch(WordReader &words) {
  if (!block || !function)
    return error() << "the instruction is not in a block";
  Block *target = getBlock(words.next());
  if (!target)
    return failure();
  builder.create<BranchOp>(loc, target);
  block = nullptr;
  loc = UnknownLoc::get(context);
  return success();
}

LogicalResult Deserializer::processBranchConditional(WordReader &words) {
  if (!block || !function)
    return error() << "the instruction is not in a block";
  Value condition = getValue(words.next());
  if (!condition)
    return failure();
  Block *trueBlock = getBlock(words.next());
  Block *falseBlock = trueBlock ? getBlock(words.next()) : nullptr;
  if (!falseBlock)
    return failure();
  std::optional<std::pair<uint32_t, uint32_t>> weights;
  if (!words.atEnd()) {
    uint32_t first = words.next();
    weights = {first, words.next()};
  }
  builder.create<BranchConditionalOp>(loc, condition, trueBlock, ValueRange(), falseBlock, ValueRange(),
                                      weights);
  block = nullptr;
  loc = UnknownLoc::get(context);
  return success();
}

LogicalResult Deserializer::processSwitch(WordReader &words) {
  if (!block || !function)
    return error() << "the instruction is not in a block";
  Value selector = getValue(words.next());
  if (!selector)
    return failure();
  auto type = llvm::dyn_cast<IntegerType>(selector.getType());
  if (!type)
    return error() << "the selector must be an integer";
  Block *defaultBlock = getBlock(words.next());
  if (!defaultBlock)
    return failure();
  llvm::SmallVector<llvm::APInt> literals;
  llvm::SmallVector<Block *> targets;
  while (!words.atEnd()) {
    uint64_t bits = words.next();
    if (type.getWidth() > 32)
      bits |= uint64_t(words.next()) << 32;
    literals.push_back(llvm::APInt(type.getWidth(), bits, /*isSigned=*/false, /*implicitTrunc=*/true));
    targets.push_back(getBlock(words.next()));
    if (words.isMissingWords())
      return success();
    if (!targets.back())
      return failure();
  }
  DenseIntElementsAttr literalsAttr;
  if (!literals.empty())
    literalsAttr = DenseIntElementsAttr::get(
        llvm::cast<ShapedType>(VectorType::get({static_cast<int64_t>(literals.size())}, type)), literals);
  llvm::SmallVector<ValueRange> noOperands(targets.size());
  builder.create<SwitchOp>(loc, selector, defaultBlock, ValueRange(), literalsAttr, targets, noOperands);
  block = nullptr;
  loc = UnknownLoc::get(context);
  return success();
}

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

LogicalResult Deserializer::processGraphEntryPoint(WordReader &words) {
  uint32_t id = words.next();
  std::optional<StringRef> name = words.nextString();
  if (!name || name->empty() || function || graph)
    return error() << "invalid name of a graph";
  FailureOr<ArrayAttr> interface = readInterface(words.rest());
  if (failed(interface))
    return failure();
  auto [symbol, isNew] = functionSymbols.try_emplace(id);
  if (isNew)
    symbol->second = makeSymbol(id, "spirv_graph_", *name);
  graphEntryPoints[id] = symbol->second;
  builder.create<GraphEntryPointARMOp>(loc, FlatSymbolRefAttr::get(context, symbol->second), *interface);
  return success();
}

LogicalResult Deserializer::processGraph(WordReader &words) {
  Type type = getType(words.next());
  uint32_t id = words.next();
  if (!type)
    return failure();
  auto graphType = llvm::dyn_cast<GraphType>(type);
  if (!graphType || function || graph)
    return error() << (graphType ? "the previous function does not end" : "the type is no graph type");
  auto [symbol, isNew] = functionSymbols.try_emplace(id);
  if (isNew)
    symbol->second = makeSymbol(id, "spirv_graph_");
  if (failed(define(id)))
    return failure();
  graph = builder.create<GraphARMOp>(loc, symbol->second, graphType);
  graph->setAttr("entry_point", builder.getBoolAttr(graphEntryPoints.contains(id)));
  Region &body = graph.getBody();
  block = body.empty() ? &body.emplaceBlock() : &body.front();
  builder.setInsertionPointToEnd(block);
  graphOutputs.clear();
  return success();
}

LogicalResult Deserializer::processGraphInput(WordReader &words) {
  Type type = getType(words.next());
  uint32_t id = words.next();
  std::optional<uint32_t> index = getConstantWord(words.next());
  if (!type)
    return failure();
  if (!graph || !block->empty() || index != block->getNumArguments() ||
      *index >= graph.getFunctionType().getNumInputs() || graph.getFunctionType().getInput(*index) != type)
    return error() << "the input does not fit the type of the graph";
  return defineValue(id, block->addArgument(type, loc));
}

LogicalResult Deserializer::processGraphOutput(WordReader &words) {
  if (!graph)
    return error() << "the instruction is not in a graph";
  Value value = getValue(words.next());
  std::optional<uint32_t> index = getConstantWord(words.next());
  if (!value)
    return failure();
  if (index != graphOutputs.size())
    return error() << "outputs must be in order";
  graphOutputs.push_back(value);
  return success();
}

LogicalResult Deserializer::processGraphEnd() {
  if (!graph)
    return error() << "no graph to end";
  if (block->getNumArguments() != graph.getFunctionType().getNumInputs())
    return error() << "the graph has too few inputs";
  OperationState state(loc, GraphOutputsARMOp::getOperationName());
  state.addOperands(graphOutputs);
  builder.create(state);
  graph = GraphARMOp();
  block = nullptr;
  values.clear();
  builder.setInsertionPointToEnd(moduleBlock);
  return success();
}
