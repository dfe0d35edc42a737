//===- SPIRVControlFlowOps.cpp - Branches, selections, loops, calls -------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/SPIRVControlFlowOps.h"
#include "dialects/func/FunctionImplementation.h"
#include "dialects/spirv/SPIRVOpHelpers.h"
#include "dialects/spirv/SPIRVStructureOps.h"
#include "dialects/utils/SwitchBuilder.h"
#include "dialects/utils/SwitchSyntax.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/ir/SymbolTable.h"

using namespace mlir;
using namespace mlir::spirv;

using UnresolvedOperand = OpAsmParser::UnresolvedOperand;

//===----------------------------------------------------------------------===//
// Branch
//===----------------------------------------------------------------------===//

SuccessorOperands BranchOp::getSuccessorOperands(unsigned index) {
  assert(index == 0 && "a branch has one successor");
  return SuccessorOperands(getTargetOperandsMutable());
}

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
  assert(index < 2 && "a conditional branch has two successors");
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
    if (parser.parseComma() || parseSuccessorAndOperands(parser, target, operands, types) ||
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
                     ValueRange defaultOperands, DenseIntElementsAttr literals, BlockRange targets,
                     llvm::ArrayRef<ValueRange> targetOperands) {
  addSwitch(builder, state, selector, defaultTarget, defaultOperands, "literals", literals, targets,
            targetOperands);
}

void SwitchOp::build(OpBuilder &builder, OperationState &state, Value selector, Block *defaultTarget,
                     ValueRange defaultOperands, llvm::ArrayRef<llvm::APInt> literals, BlockRange targets,
                     llvm::ArrayRef<ValueRange> targetOperands) {
  build(builder, state, selector, defaultTarget, defaultOperands,
        makeSwitchValues(selector.getType(), literals), targets, targetOperands);
}

void SwitchOp::build(OpBuilder &builder, OperationState &state, Value selector, Block *defaultTarget,
                     ValueRange defaultOperands, llvm::ArrayRef<int32_t> literals, BlockRange targets,
                     llvm::ArrayRef<ValueRange> targetOperands) {
  build(builder, state, selector, defaultTarget, defaultOperands,
        makeSwitchValues(selector.getType(), literals), targets, targetOperands);
}

SuccessorOperands SwitchOp::getSuccessorOperands(unsigned index) {
  assert(index < (*this)->getNumSuccessors() && "no such successor");
  if (index == 0)
    return SuccessorOperands(getDefaultOperandsMutable());
  return SuccessorOperands(getTargetOperandsMutable(index - 1));
}

Block *SwitchOp::getSuccessorForOperands(llvm::ArrayRef<Attribute> operands) {
  return getSwitchSuccessor(*this, operands.front(), getLiteralsAttr());
}

LogicalResult SwitchOp::verify() {
  return verifySwitch(*this, getSelector().getType(), getLiteralsAttr(), getCaseOperandSegments(),
                      {"selector", "literals", "literals", "targets"});
}

//===----------------------------------------------------------------------===//
// mlir.selection, mlir.loop
//===----------------------------------------------------------------------===//

/// Parses a selection or loop after its mnemonic: ` control(Unroll) -> i32, f32 { … }`, where control and
/// result types are optional.
template <typename AttrT, typename EnumT>
static ParseResult parseStructured(OpAsmParser &parser, OperationState &result, llvm::StringRef attrName,
                                   std::optional<EnumT> (*symbolize)(llvm::StringRef)) {
  EnumT control = EnumT::None;
  if (succeeded(parser.parseOptionalKeyword("control"))) {
    if (parser.parseLParen() || parseEnumKeyword(parser, control, attrName, symbolize) ||
        parser.parseRParen())
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

/// Returns true if the first op of the block is `spirv.mlir.merge`.
static bool isMergeBlock(Block &block) { return !block.empty() && llvm::isa<MergeOp>(&block.front()); }

static void addMergeBlockTo(Region &region, OpBuilder &builder) {
  Block &block = region.emplaceBlock();
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(&block);
  builder.create<MergeOp>(builder.getUnknownLoc());
}

/// Verifies that the last block is a merge block, and that no other block ends with `spirv.mlir.merge`.
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
  // An empty region is valid while the op is being built.
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
  // An empty region is valid while the op is being built.
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
  assert(getBody().empty() && "the loop already has blocks");
  getBody().emplaceBlock();
  addMergeBlockTo(getBody(), builder);
}

//===----------------------------------------------------------------------===//
// FunctionCall, Unreachable
//===----------------------------------------------------------------------===//

/// The base class of CallInterfaceCallable. The specializations of llvm::cast for pointer unions match only
/// this class, not classes derived from it.
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
  if (failed(func::verifyCallOperandTypes(*this, type)))
    return failure();
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
  // Other blocks than the entry block may be reachable, too: this is not verified.
  return success();
}
