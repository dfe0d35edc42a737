//===- SCFParallel.cpp - parallel and forall ------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/scf/RegionBodies.h"
#include "runtime/ir/StaticValueUtils.h"
#include "runtime/rewrite/PatternMatch.h"

using namespace mlir;
using namespace mlir::scf;

//===----------------------------------------------------------------------===//
// scf.parallel
//===----------------------------------------------------------------------===//

void ParallelOp::build(OpBuilder &builder, OperationState &state, ValueRange lowerBounds,
                       ValueRange upperBounds, ValueRange steps, ValueRange initVals,
                       llvm::function_ref<void(OpBuilder &, Location, ValueRange, ValueRange)> bodyBuilder) {
  for (ValueRange values : {lowerBounds, upperBounds, steps, initVals})
    state.addOperands(values);
  auto count = [](ValueRange values) { return static_cast<int32_t>(values.size()); };
  state.addAttribute(
      "operandSegmentSizes",
      builder.getDenseI32ArrayAttr({count(lowerBounds), count(upperBounds), count(steps), count(initVals)}));
  state.addTypes(initVals.getTypes());
  llvm::SmallVector<Type> types(steps.size(), builder.getIndexType());
  Location loc = state.location.materialize(state.getContext());
  addBody(builder, state, types, [&](Block &body) {
    if (bodyBuilder)
      bodyBuilder(builder, loc, body.getArgumentValues(), ValueRange());
  });
  // If the scf.parallel has initial values, the caller adds the scf.reduce, which must define the reductions.
  if (initVals.empty())
    mlir::ensureTerminator<ReduceOp>(*state.regions.back(), state);
}

void ParallelOp::build(OpBuilder &builder, OperationState &state, ValueRange lowerBounds,
                       ValueRange upperBounds, ValueRange steps,
                       llvm::function_ref<void(OpBuilder &, Location, ValueRange)> bodyBuilder) {
  auto body = [&](OpBuilder &inner, Location loc, ValueRange variables, ValueRange) {
    bodyBuilder(inner, loc, variables);
  };
  if (bodyBuilder)
    build(builder, state, lowerBounds, upperBounds, steps, ValueRange(), body);
  else
    build(builder, state, lowerBounds, upperBounds, steps, ValueRange(),
          llvm::function_ref<void(OpBuilder &, Location, ValueRange, ValueRange)>());
}

ParseResult ParallelOp::parse(OpAsmParser &parser, OperationState &result) {
  Builder builder = parser.getBuilder();
  Type index = builder.getIndexType();
  llvm::SmallVector<OpAsmParser::Argument, 4> variables;
  llvm::SmallVector<OpAsmParser::UnresolvedOperand, 4> inits;
  if (parser.parseArgumentList(variables, OpAsmParser::Delimiter::Paren) || parser.parseEqual())
    return failure();
  for (llvm::StringRef next : {"to", "step", ""}) {
    llvm::SmallVector<OpAsmParser::UnresolvedOperand, 4> bounds;
    if (parser.parseOperandList(bounds, OpAsmParser::Delimiter::Paren, /*allowResultNumber=*/true,
                                variables.size()) ||
        parser.resolveOperands(bounds, index, result.operands) ||
        (!next.empty() && parser.parseKeyword(next)))
      return failure();
  }
  if (succeeded(parser.parseOptionalKeyword("init")) &&
      parser.parseOperandList(inits, OpAsmParser::Delimiter::Paren))
    return failure();
  if (parser.parseOptionalArrowTypeList(result.types))
    return failure();
  for (OpAsmParser::Argument &variable : variables)
    variable.type = index;
  Region *body = result.addRegion();
  if (parser.parseRegion(*body, variables) || parser.parseOptionalAttrDict(result.attributes) ||
      parser.resolveOperands(inits, result.types, parser.getNameLoc(), result.operands))
    return failure();
  int32_t numLoops = variables.size();
  result.addAttribute(
      "operandSegmentSizes",
      builder.getDenseI32ArrayAttr({numLoops, numLoops, numLoops, static_cast<int32_t>(inits.size())}));
  mlir::ensureTerminator<ReduceOp>(*body, result);
  return success();
}

void ParallelOp::print(OpAsmPrinter &printer) {
  if (getRegion().empty())
    return printer.printGenericOp(*this, /*printOpName=*/false);
  printer << " (" << getBody()->getArgumentValues() << ") = (" << getLowerBound() << ") to ("
          << getUpperBound() << ") step (" << getStep() << ')';
  if (!getInitVals().empty())
    printer << " init (" << getInitVals() << ')';
  printer.printOptionalArrowTypeList((*this)->getResultTypes());
  printer << ' ';
  printer.printRegion(getRegion(), /*printEntryBlockArgs=*/false);
  printer.printOptionalAttrDict((*this)->getAttrList(), {"operandSegmentSizes"});
}

LogicalResult ParallelOp::verify() {
  OperandRange steps = getStep();
  if (steps.empty())
    return emitOpError("needs at least one tuple element for lowerBound, upperBound and step");
  for (Value step : steps)
    if (std::optional<int64_t> known = getConstantIntValue(step); known && *known <= 0)
      return emitOpError("constant step operand must be positive");
  Block *body = getBody();
  if (body->getNumArguments() != steps.size())
    return emitOpError("expects the same number of induction variables: ")
           << body->getNumArguments() << " as bound and step values: " << steps.size();
  if (getLowerBound().size() != steps.size() || getUpperBound().size() != steps.size())
    return emitOpError("expects the same number of lower bounds, upper bounds and steps, but got ")
           << getLowerBound().size() << ", " << getUpperBound().size() << " and " << steps.size();
  for (BlockArgument argument : body->getArguments())
    if (!argument.getType().isIndex())
      return emitOpError("expects arguments for the induction variable to be of index type");

  auto reduce = verifyTerminator<ReduceOp>(*this, getRegion(), "expects body to terminate with 'scf.reduce'");
  if (!reduce)
    return failure();
  size_t numResults = (*this)->getNumResults(), numReductions = reduce.getReductions().size();
  if (numResults != numReductions)
    return emitOpError("expects number of results: ")
           << numResults << " to be the same as number of reductions: " << numReductions;
  if (numResults != getInitVals().size())
    return emitOpError("expects number of results: ")
           << numResults << " to be the same as number of initial values: " << getInitVals().size();
  // The verifier of scf.reduce reports a wrong number of operands.
  if (reduce->getNumOperands() != numResults)
    return success();
  for (size_t i = 0; i != numResults; ++i) {
    Type expected = (*this)->getResult(i).getType(), found = reduce->getOperand(i).getType();
    if (expected != found)
      return reduce.emitOpError("expects type of ")
             << i << "-th reduction operand: " << found << " to be the same as the " << i
             << "-th result type: " << expected;
  }
  return success();
}

static llvm::SmallVector<Value> asValues(llvm::ArrayRef<BlockArgument> arguments) {
  return llvm::SmallVector<Value>(arguments.begin(), arguments.end());
}

llvm::SmallVector<Value> ParallelOp::getInductionVars() { return asValues(getBody()->getArguments()); }
llvm::SmallVector<Region *> ParallelOp::getLoopRegions() { return {&getRegion()}; }
std::optional<llvm::SmallVector<Value>> ParallelOp::getLoopInductionVars() { return getInductionVars(); }
std::optional<llvm::SmallVector<OpFoldResult>> ParallelOp::getLoopLowerBounds() {
  return getAsOpFoldResult(ValueRange(getLowerBound()));
}
std::optional<llvm::SmallVector<OpFoldResult>> ParallelOp::getLoopUpperBounds() {
  return getAsOpFoldResult(ValueRange(getUpperBound()));
}
std::optional<llvm::SmallVector<OpFoldResult>> ParallelOp::getLoopSteps() {
  return getAsOpFoldResult(ValueRange(getStep()));
}

/// The body may be executed any number of times; no values are forwarded to it.
void ParallelOp::getSuccessorRegions(RegionBranchPoint, llvm::SmallVectorImpl<RegionSuccessor> &regions) {
  regions.emplace_back(&getRegion());
  regions.emplace_back();
}

ParallelOp scf::getParallelForInductionVarOwner(Value value) {
  auto argument = llvm::dyn_cast<BlockArgument>(value);
  return argument ? llvm::dyn_cast_or_null<ParallelOp>(argument.getOwner()->getParentOp()) : ParallelOp();
}

//===----------------------------------------------------------------------===//
// scf.reduce
//===----------------------------------------------------------------------===//

void ReduceOp::build(OpBuilder &builder, OperationState &state, ValueRange operands) {
  state.addOperands(operands);
  for (Value operand : operands)
    addBody(builder, state, {operand.getType(), operand.getType()}, nullptr);
}

void ReduceOp::build(OpBuilder &, OperationState &) {}

LogicalResult ReduceOp::verifyRegions() {
  if (getReductions().size() != (*this)->getNumOperands())
    return emitOpError("expects number of reduction regions: ")
           << getReductions().size()
           << " to be the same as number of reduction operands: " << (*this)->getNumOperands();
  for (auto [index, region] : llvm::enumerate(getReductions())) {
    Type type = (*this)->getOperand(index).getType();
    Block &block = region.front();
    if (block.empty())
      return emitOpError() << index << "-th reduction has an empty body";
    if (block.getNumArguments() != 2 || !llvm::all_of(block.getArguments(), [&](BlockArgument argument) {
          return argument.getType() == type;
        }))
      return emitOpError("expected two block arguments with type ")
             << type << " in the " << index << "-th reduction region";
    if (!llvm::isa<ReduceReturnOp>(block.back()))
      return emitOpError("reduction bodies must be terminated with an 'scf.reduce.return' op");
  }
  return success();
}

/// No values are forwarded: the reduction regions combine the values of the iterations.
MutableOperandRange ReduceOp::getMutableSuccessorOperands(RegionSuccessor) {
  return MutableOperandRange(getOperation(), 0u, 0u);
}

LogicalResult ReduceReturnOp::verify() {
  Block *body = (*this)->getBlock();
  // The verifier of scf.reduce reports missing block arguments.
  if (body->getNumArguments() == 0)
    return success();
  Type expected = body->getArgument(0).getType();
  if (expected != getResult().getType())
    return emitOpError("must have type ") << expected << " (the type of the reduction inputs)";
  return success();
}

//===----------------------------------------------------------------------===//
// scf.forall: assembly format and verifier
//===----------------------------------------------------------------------===//

namespace {
/// A parsed list of static and dynamic indices; ShapedType::kDynamic marks the dynamic ones.
struct IndexList {
  llvm::SmallVector<OpAsmParser::UnresolvedOperand, 4> operands;
  llvm::SmallVector<int64_t, 4> numbers;
};
} // namespace

/// Parses `(%a, 3, ...)`.
static ParseResult parseIndexList(OpAsmParser &parser, IndexList &list, OperationState &result) {
  auto parseOne = [&]() -> ParseResult {
    OpAsmParser::UnresolvedOperand operand;
    OptionalParseResult present = parser.parseOptionalOperand(operand);
    if (present.has_value()) {
      list.operands.push_back(operand);
      list.numbers.push_back(ShapedType::kDynamic);
      return *present;
    }
    return parser.parseInteger(list.numbers.emplace_back());
  };
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, parseOne, " in dynamic index list"))
    return parser.emitError(parser.getNameLoc(), "expected SSA value or integer");
  return parser.resolveOperands(list.operands, parser.getBuilder().getIndexType(), result.operands);
}

/// Prints `(%a, 3, ...)`.
static void printIndexList(OpAsmPrinter &printer, OperandRange values, llvm::ArrayRef<int64_t> numbers) {
  printer << '(';
  size_t next = 0;
  llvm::interleave(
      numbers,
      [&](int64_t number) {
        if (ShapedType::isDynamic(number) && next < values.size())
          printer << values[next++];
        else
          printer << number;
      },
      [&] { printer << ", "; });
  printer << ')';
}

/// Parses `shared_outs(%argument = %tensor, ...) -> (type, ...)`, which is optional.
static ParseResult parseSharedOuts(OpAsmParser &parser, OperationState &result,
                                   llvm::SmallVectorImpl<OpAsmParser::Argument> &arguments) {
  llvm::SmallVector<OpAsmParser::UnresolvedOperand, 4> outputs;
  size_t first = arguments.size();
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseOptionalKeyword("shared_outs")))
    return success();
  if (parser.parseAssignmentList(arguments, outputs) || parser.parseOptionalArrowTypeList(result.types) ||
      parser.resolveOperands(outputs, result.types, loc, result.operands))
    return failure();
  for (auto [argument, type] : llvm::zip(llvm::drop_begin(arguments, first), result.types))
    argument.type = type;
  return success();
}

ParseResult ForallOp::parse(OpAsmParser &parser, OperationState &result) {
  Builder builder = parser.getBuilder();
  llvm::SmallVector<OpAsmParser::Argument, 4> arguments;
  IndexList lower, upper, step;
  if (parser.parseArgumentList(arguments, OpAsmParser::Delimiter::Paren))
    return failure();
  size_t numLoops = arguments.size();
  if (succeeded(parser.parseOptionalKeyword("in"))) {
    if (parseIndexList(parser, upper, result))
      return failure();
    lower.numbers.assign(numLoops, 0);
    step.numbers.assign(numLoops, 1);
  } else if (parser.parseEqual() || parseIndexList(parser, lower, result) || parser.parseKeyword("to") ||
             parseIndexList(parser, upper, result) || parser.parseKeyword("step") ||
             parseIndexList(parser, step, result)) {
    return failure();
  }
  for (OpAsmParser::Argument &argument : arguments)
    argument.type = builder.getIndexType();
  if (parseSharedOuts(parser, result, arguments))
    return failure();
  Region *body = result.addRegion();
  if (parser.parseRegion(*body, arguments))
    return failure();
  mlir::ensureTerminator<InParallelOp>(*body, result);
  if (parser.parseOptionalAttrDict(result.attributes))
    return failure();
  result.addAttribute("staticLowerBound", builder.getDenseI64ArrayAttr(lower.numbers));
  result.addAttribute("staticUpperBound", builder.getDenseI64ArrayAttr(upper.numbers));
  result.addAttribute("staticStep", builder.getDenseI64ArrayAttr(step.numbers));
  auto count = [](const IndexList &list) { return static_cast<int32_t>(list.operands.size()); };
  result.addAttribute("operandSegmentSizes",
                      builder.getDenseI32ArrayAttr({count(lower), count(upper), count(step),
                                                    static_cast<int32_t>(arguments.size() - numLoops)}));
  return success();
}

void ForallOp::print(OpAsmPrinter &printer) {
  if (getRegion().empty() || getBody()->getNumArguments() < size_t(getRank()))
    return printer.printGenericOp(*this, /*printOpName=*/false);
  printer << " (" << getBody()->getArgumentValues().take_front(getRank()) << ')';
  if (isNormalized()) {
    printer << " in ";
    printIndexList(printer, getDynamicUpperBound(), getStaticUpperBound());
  } else {
    printer << " = ";
    printIndexList(printer, getDynamicLowerBound(), getStaticLowerBound());
    printer << " to ";
    printIndexList(printer, getDynamicUpperBound(), getStaticUpperBound());
    printer << " step ";
    printIndexList(printer, getDynamicStep(), getStaticStep());
  }
  printInitializationList(printer, getRegionOutArgs(), getOutputs(), " shared_outs");
  printer << ' ';
  if (!getRegionOutArgs().empty())
    printer << "-> (" << TypeRange((*this)->getResultTypes()) << ") ";
  printer.printRegion(getRegion(), /*printEntryBlockArgs=*/false,
                      /*printBlockTerminators=*/(*this)->getNumResults() != 0);
  printer.printOptionalAttrDict(
      (*this)->getAttrList(), {"operandSegmentSizes", "staticLowerBound", "staticUpperBound", "staticStep"});
}

/// Checks the length of a bound or step list and the number of its operands.
static LogicalResult verifyIndexList(Operation *op, llvm::StringRef name, size_t rank,
                                     llvm::ArrayRef<int64_t> numbers, OperandRange values) {
  if (numbers.size() != rank)
    return op->emitError("expected ") << rank << " " << name << " values, got " << numbers.size();
  size_t expected = llvm::count_if(numbers, [](int64_t number) { return ShapedType::isDynamic(number); });
  if (values.size() != expected)
    return op->emitError("expected ") << expected << " dynamic " << name << " values";
  return success();
}

/// Checks the block arguments: the induction variables, then the shared tensors.
static LogicalResult verifyForallArguments(ForallOp op) {
  size_t rank = op.getRank(), numOutputs = op.getOutputs().size();
  Block *body = op.getBody();
  if (body->getNumArguments() != rank + numOutputs)
    return op.emitOpError("region expects ") << rank << " arguments";
  for (size_t i = 0; i != rank; ++i)
    if (!body->getArgument(i).getType().isIndex())
      return op.emitOpError("expects ") << i << "-th block argument to be an index";
  for (size_t i = 0; i != numOutputs; ++i)
    if (body->getArgument(rank + i).getType() != op.getOutputs()[i].getType())
      return op.emitOpError("type mismatch between ") << i << "-th output and corresponding block argument";
  return success();
}

LogicalResult ForallOp::verify() {
  size_t rank = getRank();
  if ((*this)->getNumResults() != getOutputs().size())
    return emitOpError("produces ") << (*this)->getNumResults() << " results, but has only "
                                    << getOutputs().size() << " outputs";
  if (failed(verifyForallArguments(*this)))
    return failure();
  ArrayAttr mapping = getMappingAttr();
  if (mapping && !mapping.empty() && mapping.size() != rank)
    return emitOpError("mapping attribute size must match op rank");
  if (failed(verifyIndexList(*this, "lower bound", rank, getStaticLowerBound(), getDynamicLowerBound())) ||
      failed(verifyIndexList(*this, "upper bound", rank, getStaticUpperBound(), getDynamicUpperBound())) ||
      failed(verifyIndexList(*this, "step", rank, getStaticStep(), getDynamicStep())))
    return failure();
  unsigned first = getNumDynamicControlOperands();
  for (auto [index, output] : llvm::enumerate(getOutputs()))
    if (Type result = (*this)->getResult(index).getType(); result != output.getType())
      return emitOpError("expected type of operand #")
             << first + index << " (" << output.getType() << ") to match type of corresponding result ("
             << result << ")";
  return success();
}

//===----------------------------------------------------------------------===//
// scf.forall: builders and loop interface
//===----------------------------------------------------------------------===//

void ForallOp::build(OpBuilder &builder, OperationState &state, llvm::ArrayRef<OpFoldResult> lbs,
                     llvm::ArrayRef<OpFoldResult> ubs, llvm::ArrayRef<OpFoldResult> steps, ValueRange outputs,
                     std::optional<ArrayAttr> mapping,
                     llvm::function_ref<void(OpBuilder &, Location, ValueRange)> bodyBuilder) {
  llvm::SmallVector<int32_t> sizes;
  std::pair<llvm::StringRef, llvm::ArrayRef<OpFoldResult>> lists[] = {
      {"staticLowerBound", lbs}, {"staticUpperBound", ubs}, {"staticStep", steps}};
  for (auto [name, list] : lists) {
    llvm::SmallVector<Value> values;
    llvm::SmallVector<int64_t> numbers;
    dispatchIndexOpFoldResults(list, values, numbers);
    state.addAttribute(name, builder.getDenseI64ArrayAttr(numbers));
    state.addOperands(values);
    sizes.push_back(values.size());
  }
  state.addOperands(outputs);
  sizes.push_back(outputs.size());
  state.addAttribute("operandSegmentSizes", builder.getDenseI32ArrayAttr(sizes));
  state.addTypes(outputs.getTypes());
  if (mapping && *mapping)
    state.addAttribute("mapping", *mapping);
  llvm::SmallVector<Type> types(lbs.size(), builder.getIndexType());
  for (Value output : outputs)
    types.push_back(output.getType());
  Location loc = state.location.materialize(state.getContext());
  addBody(builder, state, types, [&](Block &body) {
    if (bodyBuilder)
      bodyBuilder(builder, loc, body.getArgumentValues());
  });
  if (!bodyBuilder)
    mlir::ensureTerminator<InParallelOp>(*state.regions.back(), state);
}

void ForallOp::build(OpBuilder &builder, OperationState &state, llvm::ArrayRef<OpFoldResult> ubs,
                     ValueRange outputs, std::optional<ArrayAttr> mapping,
                     llvm::function_ref<void(OpBuilder &, Location, ValueRange)> bodyBuilder) {
  llvm::SmallVector<OpFoldResult> lbs(ubs.size(), builder.getIndexAttr(0)),
      steps(ubs.size(), builder.getIndexAttr(1));
  build(builder, state, lbs, ubs, steps, outputs, mapping, bodyBuilder);
}

llvm::SmallVector<Value> ForallOp::getInductionVars() {
  return asValues(getBody()->getArguments().take_front(getRank()));
}
llvm::SmallVector<OpFoldResult> ForallOp::getMixedLowerBound() {
  return getMixedValues(getStaticLowerBound(), getDynamicLowerBound(), getContext());
}
llvm::SmallVector<OpFoldResult> ForallOp::getMixedUpperBound() {
  return getMixedValues(getStaticUpperBound(), getDynamicUpperBound(), getContext());
}
llvm::SmallVector<OpFoldResult> ForallOp::getMixedStep() {
  return getMixedValues(getStaticStep(), getDynamicStep(), getContext());
}

static llvm::SmallVector<Value> getOrCreateIndices(OpBuilder &builder, Location loc,
                                                   llvm::ArrayRef<OpFoldResult> list) {
  llvm::SmallVector<Value> values;
  for (OpFoldResult index : list)
    values.push_back(getOrCreateIndex(builder, loc, index));
  return values;
}
llvm::SmallVector<Value> ForallOp::getLowerBound(OpBuilder &builder) {
  return getOrCreateIndices(builder, getLoc(), getMixedLowerBound());
}
llvm::SmallVector<Value> ForallOp::getUpperBound(OpBuilder &builder) {
  return getOrCreateIndices(builder, getLoc(), getMixedUpperBound());
}
llvm::SmallVector<Value> ForallOp::getStep(OpBuilder &builder) {
  return getOrCreateIndices(builder, getLoc(), getMixedStep());
}

bool ForallOp::isNormalized() {
  // Constant operands are treated like static bounds and steps: the assembly format of a normalized loop
  // omits both.
  return areAllConstantIntValue(getMixedLowerBound(), 0) && areAllConstantIntValue(getMixedStep(), 1);
}
InParallelOp ForallOp::getTerminator() { return llvm::cast<InParallelOp>(&getBody()->back()); }

OpResult ForallOp::getTiedOpResult(OpOperand *operand) {
  return (*this)->getResult(operand->getOperandNumber() - getNumDynamicControlOperands());
}
OpOperand *ForallOp::getTiedOpOperand(BlockArgument argument) {
  return &(*this)->getOpOperand(getNumDynamicControlOperands() + argument.getArgNumber() - getRank());
}
OpOperand *ForallOp::getTiedOpOperand(OpResult result) {
  return &(*this)->getOpOperand(getNumDynamicControlOperands() + result.getResultNumber());
}
BlockArgument ForallOp::getTiedBlockArgument(OpOperand *operand) {
  return getBody()->getArgument(operand->getOperandNumber() - getNumDynamicControlOperands() + getRank());
}
BlockArgument ForallOp::getTiedBlockArgument(OpResult result) {
  return getBody()->getArgument(getRank() + result.getResultNumber());
}

llvm::SmallVector<Region *> ForallOp::getLoopRegions() { return {&getRegion()}; }
std::optional<llvm::SmallVector<Value>> ForallOp::getLoopInductionVars() { return getInductionVars(); }
std::optional<llvm::SmallVector<OpFoldResult>> ForallOp::getLoopLowerBounds() { return getMixedLowerBound(); }
std::optional<llvm::SmallVector<OpFoldResult>> ForallOp::getLoopUpperBounds() { return getMixedUpperBound(); }
std::optional<llvm::SmallVector<OpFoldResult>> ForallOp::getLoopSteps() { return getMixedStep(); }
llvm::MutableArrayRef<OpOperand> ForallOp::getInitsMutable() { return asArray(getOutputsMutable()); }
Block::BlockArgListType ForallOp::getRegionIterArgs() { return getRegionOutArgs(); }

OperandRange ForallOp::getEntrySuccessorOperands(RegionSuccessor) { return getOutputs(); }

/// Iterations of scf.forall do not follow each other: each one returns to the parent op.
void ForallOp::getSuccessorRegions(RegionBranchPoint point, llvm::SmallVectorImpl<RegionSuccessor> &regions) {
  if (point.isParent())
    regions.emplace_back(&getRegion(), getRegionIterArgs());
  else
    regions.emplace_back();
}

/// Only dialects that define parallel combining ops know their sequential form, so loops with shared tensors
/// are not promoted.
LogicalResult ForallOp::promoteIfSingleIteration(RewriterBase &rewriter) {
  InParallelOp terminator = getTerminator();
  if (!terminator.getRegion().front().empty() || !getOutputs().empty())
    return failure();
  for (auto [lower, upper, step] : llvm::zip(getMixedLowerBound(), getMixedUpperBound(), getMixedStep())) {
    std::optional<int64_t> from = getConstantIntValue(lower), to = getConstantIntValue(upper),
                           by = getConstantIntValue(step);
    if (!from || !to || !by || *by <= 0 || *from >= *to || uint64_t(*to) - uint64_t(*from) > uint64_t(*by))
      return failure();
  }
  rewriter.setInsertionPoint(*this);
  llvm::SmallVector<Value> arguments = getLowerBound(rewriter);
  rewriter.eraseOp(terminator);
  rewriter.inlineBlockBefore(getBody(), *this, arguments);
  rewriter.eraseOp(*this);
  return success();
}

ForallOp scf::getForallOpThreadIndexOwner(Value value) {
  auto argument = llvm::dyn_cast<BlockArgument>(value);
  auto loop = argument ? llvm::dyn_cast_or_null<ForallOp>(argument.getOwner()->getParentOp()) : ForallOp();
  return loop && argument.getArgNumber() < size_t(loop.getRank()) ? loop : ForallOp();
}

//===----------------------------------------------------------------------===//
// scf.forall.in_parallel
//===----------------------------------------------------------------------===//

void InParallelOp::build(OpBuilder &builder, OperationState &state) { addBody(builder, state, {}, nullptr); }

ParseResult InParallelOp::parse(OpAsmParser &parser, OperationState &result) {
  Region *region = result.addRegion();
  if (parser.parseRegion(*region))
    return failure();
  if (region->empty())
    region->push_back(Block::create(parser.getContext()));
  return parser.parseOptionalAttrDict(result.attributes);
}

void InParallelOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  // Print all ops of scf.forall.in_parallel, including the last one: the region has no terminator.
  printer.printRegion(getRegion(), /*printEntryBlockArgs=*/false, /*printBlockTerminators=*/true);
  printer.printOptionalAttrDict((*this)->getAttrList());
}

LogicalResult InParallelOp::verify() {
  auto shared = llvm::cast<ForallOp>((*this)->getParentOp()).getRegionOutArgs();
  for (Operation &op : getRegion().front()) {
    auto combining = llvm::dyn_cast<ParallelCombiningOpInterface>(&op);
    if (!combining)
      return emitOpError("expected only ParallelCombiningOpInterface ops");
    for (OpOperand &destination : combining.getUpdatedDestinations())
      if (!llvm::is_contained(shared, destination.get()))
        return op.emitOpError("may only insert into an output block argument");
  }
  return success();
}

llvm::iterator_range<Block::iterator> InParallelOp::getYieldingOps() {
  Block &body = getRegion().front();
  return {body.begin(), body.end()};
}

OpResult InParallelOp::getParentResult(int64_t index) { return (*this)->getParentOp()->getResult(index); }
