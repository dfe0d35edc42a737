//===- SPIRVControlFlowOps.cpp - Branches, selections, loops --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/SPIRV.h"
#include "dialects/spirv/SPIRVOpHelpers.h"
#include "dialects/utils/SwitchBuilder.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "llvm/ADT/SmallString.h"

using namespace strata;
using namespace strata::spirv;

using UnresolvedOperand = OpAsmParser::UnresolvedOperand;

/// What is passed to a successor is what its arguments are.
static LogicalResult verifySuccessor(Operation *op, unsigned index, OperandRange operands) {
  Block *target = op->getSuccessor(index);
  if (operands.size() != target->getNumArguments())
    return op->emitError() << "branch has " << operands.size() << " operands for successor #" << index
                           << ", but target block has " << target->getNumArguments();
  for (unsigned i = 0, e = operands.size(); i != e; ++i)
    if (operands[i].getType() != target->getArgument(i).getType())
      return op->emitError() << "type mismatch for bb argument #" << i << " of successor #" << index;
  return success();
}

/// `^block` or `^block(%a, %b : i32, f32)`
static ParseResult parseTarget(OpAsmParser &parser, Block *&block,
                               llvm::SmallVectorImpl<UnresolvedOperand> &operands,
                               llvm::SmallVectorImpl<Type> &types) {
  if (parser.parseSuccessor(block))
    return failure();
  if (failed(parser.parseOptionalLParen()))
    return success();
  return failure(parser.parseOperandList(operands) || parser.parseColonTypeList(types) ||
                 parser.parseRParen());
}

//===----------------------------------------------------------------------===//
// Branch
//===----------------------------------------------------------------------===//

SuccessorOperands BranchOp::getSuccessorOperands(unsigned index) {
  assert(index == 0 && "one successor");
  return SuccessorOperands(getTargetOperandsMutable());
}

LogicalResult BranchOp::verify() { return verifySuccessor(*this, 0, getTargetOperands()); }

//===----------------------------------------------------------------------===//
// BranchConditional
//===----------------------------------------------------------------------===//

void BranchConditionalOp::build(OpBuilder &builder, OperationState &state, Value condition, Block *trueBlock,
                                ValueRange trueArguments, Block *falseBlock, ValueRange falseArguments,
                                std::optional<std::pair<uint32_t, uint32_t>> weights) {
  ArrayAttr weightsAttr;
  if (weights)
    weightsAttr = builder.getI32ArrayAttr(
        {static_cast<int32_t>(weights->first), static_cast<int32_t>(weights->second)});
  build(builder, state, condition, trueArguments, falseArguments, weightsAttr, trueBlock, falseBlock);
}

SuccessorOperands BranchConditionalOp::getSuccessorOperands(unsigned index) {
  assert(index < 2 && "two successors");
  return SuccessorOperands(index == 0 ? getTrueTargetOperandsMutable() : getFalseTargetOperandsMutable());
}

ParseResult BranchConditionalOp::parse(OpAsmParser &parser, OperationState &result) {
  Builder builder = parser.getBuilder();
  UnresolvedOperand condition;
  if (parser.parseOperand(condition) ||
      parser.resolveOperand(condition, builder.getI1Type(), result.operands))
    return failure();
  if (succeeded(parser.parseOptionalLSquare())) {
    IntegerAttr trueWeight, falseWeight;
    if (parser.parseAttribute(trueWeight, builder.getI32Type()) || parser.parseComma() ||
        parser.parseAttribute(falseWeight, builder.getI32Type()) || parser.parseRSquare())
      return failure();
    result.addAttribute("branch_weights", builder.getArrayAttr({trueWeight, falseWeight}));
  }
  int32_t sizes[2];
  for (int32_t &size : sizes) {
    Block *target;
    llvm::SmallVector<UnresolvedOperand, 4> operands;
    llvm::SmallVector<Type, 4> types;
    if (parser.parseComma() || parseTarget(parser, target, operands, types) ||
        parser.resolveOperands(operands, types, parser.getCurrentLocation(), result.operands))
      return failure();
    result.addSuccessors(target);
    size = operands.size();
  }
  result.addAttribute("operandSegmentSizes", builder.getDenseI32ArrayAttr({1, sizes[0], sizes[1]}));
  return success();
}

void BranchConditionalOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  printer.printOperand(getCondition());
  if (std::optional<ArrayAttr> weights = getBranchWeights()) {
    printer << " [";
    llvm::interleave(
        *weights, [&](Attribute weight) { printer.printAttributeWithoutType(weight); },
        [&] { printer << ", "; });
    printer << ']';
  }
  printer << ", ";
  printer.printSuccessorAndUseList(getTrueTarget(), getTrueTargetOperands());
  printer << ", ";
  printer.printSuccessorAndUseList(getFalseTarget(), getFalseTargetOperands());
}

LogicalResult BranchConditionalOp::verify() {
  if (failed(verifySuccessor(*this, 0, getTrueTargetOperands())) ||
      failed(verifySuccessor(*this, 1, getFalseTargetOperands())))
    return failure();
  std::optional<ArrayAttr> weights = getBranchWeights();
  if (!weights)
    return success();
  if (weights->size() != 2)
    return emitOpError("must have exactly two branch weights");
  if (llvm::all_of(*weights,
                   [](Attribute weight) { return llvm::cast<IntegerAttr>(weight).getValue().isZero(); }))
    return emitOpError("branch weights cannot both be zero");
  return success();
}

//===----------------------------------------------------------------------===//
// Switch
//===----------------------------------------------------------------------===//

void SwitchOp::build(OpBuilder &builder, OperationState &state, Value selector, Block *defaultTarget,
                     ValueRange defaultOperands, DenseIntElementsAttr literals,
                     llvm::ArrayRef<Block *> targets, llvm::ArrayRef<ValueRange> targetOperands) {
  addSwitch(builder, state, selector, defaultTarget, defaultOperands, "literals", literals, targets,
            targetOperands);
}

void SwitchOp::build(OpBuilder &builder, OperationState &state, Value selector, Block *defaultTarget,
                     ValueRange defaultOperands, llvm::ArrayRef<int32_t> literals,
                     llvm::ArrayRef<Block *> targets, llvm::ArrayRef<ValueRange> targetOperands) {
  build(builder, state, selector, defaultTarget, defaultOperands,
        makeSwitchValues(selector.getType(), literals), targets, targetOperands);
}

static llvm::SmallVector<llvm::APInt> getLiteralList(DenseElementsAttr literals) {
  llvm::SmallVector<llvm::APInt> values;
  for (int64_t i = 0, e = literals ? literals.getNumElements() : 0; i != e; ++i)
    values.push_back(literals.getIntElement(i));
  return values;
}

SuccessorOperands SwitchOp::getSuccessorOperands(unsigned index) {
  assert(index < (*this)->getNumSuccessors() && "no such successor");
  if (index == 0)
    return SuccessorOperands(getDefaultOperandsMutable());
  return SuccessorOperands(getTargetOperandsMutable(index - 1));
}

Block *SwitchOp::getSuccessorForOperands(llvm::ArrayRef<Attribute> operands) {
  auto selector = llvm::dyn_cast_or_null<IntegerAttr>(operands.front());
  if (!selector)
    return nullptr;
  for (auto [index, value] : llvm::enumerate(getLiteralList(getLiteralsAttr())))
    if (value == selector.getValue())
      return (*this)->getSuccessor(index + 1);
  return getDefaultTarget();
}

LogicalResult SwitchOp::verify() {
  unsigned numTargets = (*this)->getNumSuccessors() - 1;
  llvm::ArrayRef<int32_t> sizes = getCaseOperandSegments();
  DenseElementsAttr literals = getLiteralsAttr();
  if (literals && literals.getElementType() != getSelector().getType())
    return emitOpError("'selector' type (")
           << getSelector().getType() << ") should match literals type (" << literals.getElementType() << ")";
  int64_t numLiterals = literals ? literals.getNumElements() : 0;
  if (numLiterals != numTargets)
    return emitOpError("number of literals (")
           << numLiterals << ") should match number of targets (" << numTargets << ")";
  if (sizes.size() != numTargets)
    return emitOpError("number of case operand segments (")
           << sizes.size() << ") should match number of targets (" << numTargets << ")";
  if (failed(verifySuccessor(*this, 0, getDefaultOperands())))
    return failure();
  for (auto [index, operands] : llvm::enumerate(getTargetOperands()))
    if (failed(verifySuccessor(*this, index + 1, operands)))
      return failure();
  return success();
}

ParseResult
spirv::parseSwitchTargets(OpAsmParser &parser, Type selectorType, Block *&defaultTarget,
                          llvm::SmallVectorImpl<UnresolvedOperand> &defaultOperands,
                          llvm::SmallVectorImpl<Type> &defaultTypes, DenseIntElementsAttr &literals,
                          llvm::SmallVectorImpl<Block *> &targets,
                          llvm::SmallVectorImpl<llvm::SmallVector<UnresolvedOperand>> &targetOperands,
                          llvm::SmallVectorImpl<llvm::SmallVector<Type>> &targetTypes) {
  auto integerType = llvm::dyn_cast<IntegerType>(selectorType);
  if (!integerType)
    return parser.emitError(parser.getCurrentLocation(),
                            "invalid kind of type specified: expected builtin.integer, but found ")
           << selectorType;
  if (parser.parseKeyword("default") || parser.parseColon() ||
      parseTarget(parser, defaultTarget, defaultOperands, defaultTypes))
    return failure();
  llvm::SmallVector<llvm::APInt> values;
  while (succeeded(parser.parseOptionalComma())) {
    llvm::APInt value;
    OptionalParseResult present = parser.parseOptionalInteger(value);
    if (!present.has_value())
      return parser.emitError(parser.getCurrentLocation(), "expected integer value");
    if (failed(*present) || parser.parseColon() ||
        parseTarget(parser, targets.emplace_back(), targetOperands.emplace_back(),
                    targetTypes.emplace_back()))
      return failure();
    values.push_back(value.sextOrTrunc(integerType.getWidth()));
  }
  literals = makeSwitchValues(selectorType, values);
  return success();
}

/// Also of an op that nobody verified: what is missing is left out.
void spirv::printSwitchTargets(OpAsmPrinter &printer, Operation *, Type, Block *defaultTarget,
                               OperandRange defaultOperands, TypeRange, DenseIntElementsAttr literals,
                               llvm::ArrayRef<Block *> targets, OperandRangeRange targetOperands,
                               TypeRangeRange) {
  printer.increaseIndent();
  printer.printNewline();
  printer << "default: ";
  printer.printSuccessorAndUseList(defaultTarget, defaultOperands);
  for (auto [value, target, operands] : llvm::zip(getLiteralList(literals), targets, targetOperands)) {
    printer << ',';
    printer.printNewline();
    llvm::SmallString<24> digits;
    value.toStringUnsigned(digits);
    printer << digits.str() << ": ";
    printer.printSuccessorAndUseList(target, operands);
  }
  printer.decreaseIndent();
  // As in MLIR, the bracket stays on the line when there is no case.
  if (literals)
    printer.printNewline();
}

//===----------------------------------------------------------------------===//
// mlir.selection, mlir.loop
//===----------------------------------------------------------------------===//

/// ` control(Unroll) -> i32, f32 { … }`, where all but the region may be left out.
template <typename AttrT, typename EnumT>
static ParseResult parseStructured(OpAsmParser &parser, OperationState &result, llvm::StringRef attrName,
                                   std::optional<EnumT> (*symbolize)(llvm::StringRef)) {
  EnumT control = EnumT::None;
  if (succeeded(parser.parseOptionalKeyword("control"))) {
    if (parser.parseLParen())
      return failure();
    llvm::SMLoc loc = parser.getCurrentLocation();
    llvm::StringRef word;
    if (parser.parseKeyword(&word))
      return failure();
    std::optional<EnumT> value = symbolize(word);
    if (!value)
      return parser.emitError(loc) << "invalid " << attrName << " attribute specification: " << word;
    control = *value;
    if (parser.parseRParen())
      return failure();
  }
  result.addAttribute(attrName, AttrT::get(parser.getContext(), control));
  if (succeeded(parser.parseOptionalArrow()) && parser.parseTypeList(result.types))
    return failure();
  return parser.parseRegion(*result.addRegion());
}

static void printStructured(OpAsmPrinter &printer, Operation *op, llvm::StringRef control) {
  if (!control.empty())
    printer << " control(" << control << ')';
  if (op->getNumResults() != 0) {
    printer << " -> ";
    llvm::interleave(op->getResultTypes(), [&](Type type) { printer << type; }, [&] { printer << ", "; });
  }
  printer << ' ';
  printer.printRegion(op->getRegion(0), /*printEntryBlockArgs=*/false, /*printBlockTerminators=*/true);
}

/// Nothing but `spirv.mlir.merge`.
static bool isMergeBlock(Block &block) { return !block.empty() && llvm::isa<MergeOp>(&block.front()); }

static void addMergeBlockTo(Region &region, OpBuilder &builder) {
  Block &block = region.emplaceBlock();
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(&block);
  builder.create<MergeOp>(builder.getUnknownLoc());
}

/// The last block merges, and no other does.
static LogicalResult verifyMerge(Operation *op) {
  Region &region = op->getRegion(0);
  if (!isMergeBlock(region.back()))
    return op->emitOpError("last block must be the merge block with only one 'spirv.mlir.merge' op");
  for (Block &block : region)
    if (&block != &region.back() && !block.empty() && llvm::isa<MergeOp>(&block.back()))
      return op->emitOpError("should not have 'spirv.mlir.merge' op outside the merge block");
  return success();
}

ParseResult SelectionOp::parse(OpAsmParser &parser, OperationState &result) {
  return parseStructured<SelectionControlAttr>(parser, result, "selection_control",
                                               symbolizeSelectionControl);
}
void SelectionOp::print(OpAsmPrinter &printer) {
  SelectionControl control = getSelectionControl();
  printStructured(printer, *this,
                  control == SelectionControl::None ? "" : stringifySelectionControl(control));
}

LogicalResult SelectionOp::verifyRegions() {
  // Not built yet.
  if (getBody().empty())
    return success();
  if (failed(verifyMerge(*this)))
    return failure();
  if (std::next(getBody().begin()) == getBody().end())
    return emitOpError("must have a selection header block");
  return success();
}

Block *SelectionOp::getHeaderBlock() { return &getBody().front(); }
Block *SelectionOp::getMergeBlock() { return &getBody().back(); }
void SelectionOp::addMergeBlock(OpBuilder &builder) { addMergeBlockTo(getBody(), builder); }

SelectionOp SelectionOp::createIfThen(Location loc, Value condition,
                                      llvm::function_ref<void(OpBuilder &)> thenBody, OpBuilder &builder) {
  auto selection = builder.create<SelectionOp>(loc, SelectionControl::None);
  OpBuilder::InsertionGuard guard(builder);
  Block &header = selection.getBody().emplaceBlock();
  Block &then = selection.getBody().emplaceBlock();
  selection.addMergeBlock(builder);
  builder.setInsertionPointToEnd(&header);
  builder.create<BranchConditionalOp>(loc, condition, &then, ValueRange(), selection.getMergeBlock(),
                                      ValueRange());
  builder.setInsertionPointToEnd(&then);
  thenBody(builder);
  builder.create<BranchOp>(loc, selection.getMergeBlock());
  return selection;
}

ParseResult LoopOp::parse(OpAsmParser &parser, OperationState &result) {
  return parseStructured<LoopControlAttr>(parser, result, "loop_control", symbolizeLoopControl);
}
void LoopOp::print(OpAsmPrinter &printer) {
  LoopControl control = getLoopControl();
  printStructured(printer, *this, control == LoopControl::None ? "" : stringifyLoopControl(control));
}

static bool hasOneBranchTo(Block &block, Block &target) {
  auto branch = block.empty() ? BranchOp() : llvm::dyn_cast<BranchOp>(&block.front());
  return branch && branch.getTarget() == &target;
}

LogicalResult LoopOp::verifyRegions() {
  Region &body = getBody();
  // Not built yet.
  if (body.empty())
    return success();
  if (failed(verifyMerge(*this)))
    return failure();
  auto block = body.begin(), end = body.end();
  Block &entry = *block;
  if (++block == end || &*block == &body.back())
    return std::next(body.begin()) == end
               ? emitOpError("must have an entry block branching to the loop header block")
               : emitOpError("must have a loop header block branched from the entry block");
  Block &header = *block;
  if (!hasOneBranchTo(entry, header))
    return emitOpError("entry block must only have one 'spirv.Branch' op to the second block");
  if (++block == end || &*block == &body.back())
    return emitOpError("requires a loop continue block branching to the loop header block");
  Block &continueBlock = *std::prev(end, 2);
  if (!llvm::is_contained(continueBlock.getSuccessors(), &header))
    return emitOpError(
        "second to last block must be the loop continue block that branches to the loop header block");
  for (Block &other : body)
    if (&other != &entry && &other != &continueBlock && llvm::is_contained(other.getSuccessors(), &header))
      return emitOpError(
          "can only have the entry and loop continue block branching to the loop header block");
  return success();
}

Block *LoopOp::getEntryBlock() { return &getBody().front(); }
Block *LoopOp::getHeaderBlock() { return &*std::next(getBody().begin()); }
Block *LoopOp::getContinueBlock() { return &*std::prev(getBody().end(), 2); }
Block *LoopOp::getMergeBlock() { return &getBody().back(); }
void LoopOp::addEntryAndMergeBlock(OpBuilder &builder) {
  assert(getBody().empty() && "there are blocks");
  getBody().emplaceBlock();
  addMergeBlockTo(getBody(), builder);
}

//===----------------------------------------------------------------------===//
// FunctionCall, Unreachable
//===----------------------------------------------------------------------===//

/// The base of CallInterfaceCallable, on which casts work.
using CallableUnion = llvm::PointerUnion<SymbolRefAttr, Value>;

void FunctionCallOp::setCalleeFromCallable(CallInterfaceCallable callee) {
  const CallableUnion &target = callee;
  setCalleeAttr(llvm::cast<FlatSymbolRefAttr>(llvm::cast<SymbolRefAttr>(target)));
}

LogicalResult FunctionCallOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  auto function = symbolTable.lookupNearestSymbolFrom<FuncOp>((*this)->getParentOp(), getCalleeAttr());
  if (!function)
    return emitOpError("callee function '") << getCallee() << "' not found in nearest symbol table";
  FunctionType type = function.getFunctionType();
  if (type.getNumInputs() != (*this)->getNumOperands())
    return emitOpError("has incorrect number of operands for callee: expected ")
           << type.getNumInputs() << ", but provided " << (*this)->getNumOperands();
  for (unsigned i = 0, e = type.getNumInputs(); i != e; ++i)
    if ((*this)->getOperand(i).getType() != type.getInput(i))
      return emitOpError("operand type mismatch: expected operand type ")
             << type.getInput(i) << ", but provided " << (*this)->getOperand(i).getType()
             << " for operand number " << i;
  if (type.getNumResults() != (*this)->getNumResults())
    return emitOpError("has incorrect number of results has for callee: expected ")
           << type.getNumResults() << ", but provided " << (*this)->getNumResults();
  if (type.getNumResults() && (*this)->getResult(0).getType() != type.getResult(0))
    return emitOpError("result type mismatch: expected ")
           << type.getResult(0) << ", but provided " << (*this)->getResult(0).getType();
  return success();
}

LogicalResult UnreachableOp::verify() {
  if ((*this)->getBlock()->isEntryBlock())
    return emitOpError("cannot be used in reachable block");
  // Whether a block with predecessors is reached is not asked.
  return success();
}
