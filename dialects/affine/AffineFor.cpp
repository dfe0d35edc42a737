//===- AffineFor.cpp - affine.for -----------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/AffineDetail.h"
#include "dialects/utils/ImplicitTerminator.h"
#include "dialects/utils/LoopYields.h"
#include "runtime/rewrite/PatternMatch.h"

using namespace mlir;
using namespace mlir::affine;

//===----------------------------------------------------------------------===//
// Builders
//===----------------------------------------------------------------------===//

void AffineForOp::build(OpBuilder &builder, OperationState &state, ValueRange lbOperands, AffineMap lbMap,
                        ValueRange ubOperands, AffineMap ubMap, int64_t step, ValueRange iterArgs,
                        BodyBuilderFn bodyBuilder) {
  assert(lbMap.getNumInputs() == lbOperands.size() && ubMap.getNumInputs() == ubOperands.size() &&
         "expected an operand for each input of a map");
  assert(step > 0 && "the step must be positive");
  for (ValueRange values : {lbOperands, ubOperands, iterArgs})
    state.addOperands(values);
  auto count = [](ValueRange values) { return static_cast<int32_t>(values.size()); };
  state.addAttribute("operandSegmentSizes",
                     builder.getDenseI32ArrayAttr({count(lbOperands), count(ubOperands), count(iterArgs)}));
  state.addAttribute(getLowerBoundMapAttrStrName(), AffineMapAttr::get(lbMap));
  state.addAttribute(getUpperBoundMapAttrStrName(), AffineMapAttr::get(ubMap));
  state.addAttribute(getStepAttrStrName(), builder.getIndexAttr(step));
  state.addTypes(iterArgs.getTypes());
  llvm::SmallVector<Type> types = {builder.getIndexType()};
  for (Value init : iterArgs)
    types.push_back(init.getType());
  Location loc = state.location.materialize(state.getContext());
  addBody(builder, state, types, [&](Block &body) {
    if (bodyBuilder)
      bodyBuilder(builder, loc, body.getArgument(0), body.getArgumentValues().drop_front());
    else if (iterArgs.empty())
      builder.create<AffineYieldOp>(loc);
  });
}

void AffineForOp::build(OpBuilder &builder, OperationState &state, int64_t lowerBound, int64_t upperBound,
                        int64_t step, ValueRange iterArgs, BodyBuilderFn bodyBuilder) {
  build(builder, state, ValueRange(), builder.getConstantAffineMap(lowerBound), ValueRange(),
        builder.getConstantAffineMap(upperBound), step, iterArgs, bodyBuilder);
}

/// Creates \p count nested loops by calling \p makeLoop in the body of the previous loop.
template <typename BoundT>
static void buildNest(OpBuilder &builder, Location loc, size_t count, BoundT &&makeLoop,
                      llvm::function_ref<void(OpBuilder &, Location, ValueRange)> bodyBuilder) {
  OpBuilder::InsertionGuard guard(builder);
  llvm::SmallVector<Value, 4> ivs;
  for (size_t i = 0; i != count; ++i) {
    AffineForOp loop = makeLoop(i);
    ivs.push_back(loop.getInductionVar());
    builder.setInsertionPointToStart(loop.getBody());
  }
  if (bodyBuilder)
    bodyBuilder(builder, loc, ivs);
}

void affine::buildAffineLoopNest(OpBuilder &builder, Location loc, llvm::ArrayRef<int64_t> lbs,
                                 llvm::ArrayRef<int64_t> ubs, llvm::ArrayRef<int64_t> steps,
                                 llvm::function_ref<void(OpBuilder &, Location, ValueRange)> bodyBuilder) {
  assert(lbs.size() == ubs.size() && lbs.size() == steps.size() &&
         "expected bounds and a step for each loop");
  buildNest(
      builder, loc, lbs.size(),
      [&](size_t i) { return builder.create<AffineForOp>(loc, lbs[i], ubs[i], steps[i]); }, bodyBuilder);
}

void affine::buildAffineLoopNest(OpBuilder &builder, Location loc, ValueRange lbs, ValueRange ubs,
                                 llvm::ArrayRef<int64_t> steps,
                                 llvm::function_ref<void(OpBuilder &, Location, ValueRange)> bodyBuilder) {
  assert(lbs.size() == ubs.size() && lbs.size() == steps.size() &&
         "expected bounds and a step for each loop");
  auto makeLoop = [&](size_t i) {
    std::optional<int64_t> lower = getConstantIntValue(lbs[i]), upper = getConstantIntValue(ubs[i]);
    if (lower && upper)
      return builder.create<AffineForOp>(loc, *lower, *upper, steps[i]);
    return builder.create<AffineForOp>(loc, ValueRange(lbs[i]), builder.getDimIdentityMap(),
                                       ValueRange(ubs[i]), builder.getDimIdentityMap(), steps[i]);
  };
  buildNest(builder, loc, lbs.size(), makeLoop, bodyBuilder);
}

//===----------------------------------------------------------------------===//
// Assembly format
//===----------------------------------------------------------------------===//

/// Parses a bound: a constant, a symbol, or a map with operands. A map with several results requires the
/// keyword `max` or `min`.
static ParseResult parseBound(OpAsmParser &parser, bool isLower, OperationState &result) {
  Builder builder = parser.getBuilder();
  llvm::StringRef mapName =
      isLower ? AffineForOp::getLowerBoundMapAttrStrName() : AffineForOp::getUpperBoundMapAttrStrName();
  bool hasKeyword = succeeded(parser.parseOptionalKeyword(isLower ? "max" : "min"));
  llvm::SmallVector<OpAsmParser::UnresolvedOperand, 1> operands;
  if (parser.parseOperandList(operands))
    return failure();
  if (operands.size() > 1)
    return parser.emitError(parser.getNameLoc(), "expected only one loop bound operand");
  if (operands.size() == 1) {
    result.addAttribute(mapName, AffineMapAttr::get(builder.getSymbolIdentityMap()));
    return parser.resolveOperand(operands.front(), builder.getIndexType(), result.operands);
  }
  llvm::SMLoc loc = parser.getCurrentLocation();
  Attribute bound;
  if (parser.parseAttribute(bound, builder.getIndexType()))
    return failure();
  if (auto number = llvm::dyn_cast<IntegerAttr>(bound)) {
    result.addAttribute(mapName, AffineMapAttr::get(builder.getConstantAffineMap(number.getInt())));
    return success();
  }
  auto attr = llvm::dyn_cast<AffineMapAttr>(bound);
  if (!attr)
    return parser.emitError(parser.getNameLoc(), "expected valid affine map representation for loop bounds");
  result.addAttribute(mapName, attr);
  AffineMap map = attr.getValue();
  size_t before = result.operands.size();
  unsigned numDims;
  if (parseDimAndSymbolList(parser, result.operands, numDims))
    return failure();
  if (map.getNumDims() != numDims)
    return parser.emitError(parser.getNameLoc(), "dim operand count and affine map dim count must match");
  if (map.getNumInputs() != result.operands.size() - before)
    return parser.emitError(parser.getNameLoc(),
                            "symbol operand count and affine map symbol count must match");
  if (map.getNumResults() > 1 && !hasKeyword)
    return parser.emitError(
        loc, isLower ? "lower loop bound affine map with multiple results requires 'max' prefix"
                     : "upper loop bound affine map with multiple results requires 'min' prefix");
  return success();
}

static ParseResult parseStep(OpAsmParser &parser, OperationState &result) {
  Builder builder = parser.getBuilder();
  IntegerAttr step = builder.getIndexAttr(1);
  if (succeeded(parser.parseOptionalKeyword("step"))) {
    llvm::SMLoc loc = parser.getCurrentLocation();
    if (parser.parseAttribute(step, builder.getIndexType()))
      return failure();
    if (step.getValue().isNegative())
      return parser.emitError(loc, "expected step to be representable as a positive signed integer");
  }
  result.addAttribute(AffineForOp::getStepAttrStrName(), step);
  return success();
}

ParseResult AffineForOp::parse(OpAsmParser &parser, OperationState &result) {
  Builder builder = parser.getBuilder();
  llvm::SmallVector<OpAsmParser::Argument, 4> arguments(1);
  llvm::SmallVector<OpAsmParser::UnresolvedOperand, 4> inits;
  if (parser.parseArgument(arguments.front()) || parser.parseEqual() ||
      parseBound(parser, /*isLower=*/true, result))
    return failure();
  int32_t numLower = result.operands.size();
  if (parser.parseKeyword("to", " between bounds") || parseBound(parser, /*isLower=*/false, result))
    return failure();
  int32_t numUpper = result.operands.size() - numLower;
  if (parseStep(parser, result))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("iter_args")) &&
      (parser.parseAssignmentList(arguments, inits) || parser.parseArrowTypeList(result.types)))
    return failure();
  arguments.front().type = builder.getIndexType();
  for (auto [argument, init, type] : llvm::zip(llvm::drop_begin(arguments), inits, result.types)) {
    argument.type = type;
    if (parser.resolveOperand(init, type, result.operands))
      return failure();
  }
  result.addAttribute("operandSegmentSizes",
                      builder.getDenseI32ArrayAttr({numLower, numUpper, static_cast<int32_t>(inits.size())}));
  if (arguments.size() != result.types.size() + 1)
    return parser.emitError(parser.getNameLoc(),
                            "mismatch between the number of loop-carried values and results");
  return parseLoopBody(parser, arguments, result);
}

/// Prints a bound in its shortest form: a constant, a symbol, or the map with its operands.
static void printBound(OpAsmPrinter &printer, AffineMapAttr attr, OperandRange operands,
                       llvm::StringRef keyword) {
  AffineMap map = attr.getValue();
  if (map.getNumResults() != 1) {
    printer << keyword << ' ';
  } else if (map.getNumInputs() == 0) {
    if (auto constant = llvm::dyn_cast<AffineConstantExpr>(map.getResult(0))) {
      printer << constant.getValue();
      return;
    }
  } else if (map.isSymbolIdentity() && map.getNumDims() == 0 && operands.size() == 1) {
    printer << operands[0];
    return;
  }
  printer << Attribute(attr);
  printDimAndSymbolList(printer, operands, map.getNumDims());
}

void AffineForOp::print(OpAsmPrinter &printer) {
  // The IR may be invalid: an op without its block arguments is printed in generic form.
  if (getRegion().empty() || getBody()->getNumArguments() != getInitOperands().size() + 1)
    return printer.printGenericOp(*this, /*printOpName=*/false);
  printer << ' ' << Value(getInductionVar()) << " = ";
  printBound(printer, getLowerBoundMapAttr(), getLowerBoundOperands(), "max");
  printer << " to ";
  printBound(printer, getUpperBoundMapAttr(), getUpperBoundOperands(), "min");
  if (!getStep().isOne())
    printer << " step " << getStepAsInt();
  bool carries = !getInitOperands().empty();
  if (carries) {
    printer << " iter_args(";
    llvm::interleave(
        llvm::zip(getRegionIterArgs(), getInitOperands()),
        [&](auto pair) { printer << Value(std::get<0>(pair)) << " = " << Value(std::get<1>(pair)); },
        [&] { printer << ", "; });
    printer << ") -> (" << (*this)->getResultTypes() << ')';
  }
  printer << ' ';
  printer.printRegion(getRegion(), /*printEntryBlockArgs=*/false, /*printBlockTerminators=*/carries);
  printer.printOptionalAttrDict((*this)->getAttrList(),
                                {"lowerBoundMap", "upperBoundMap", "step", "operandSegmentSizes"});
}

//===----------------------------------------------------------------------===//
// Verifier
//===----------------------------------------------------------------------===//

static LogicalResult verifyBound(AffineForOp op, AffineMap map, OperandRange operands,
                                 llvm::StringRef which) {
  if (map.getNumInputs() != operands.size())
    return op.emitOpError() << which << " bound map has " << map.getNumInputs() << " inputs but there are "
                            << operands.size() << " operands";
  if (failed(verifyDimAndSymbolIdentifiers(op, operands, map.getNumDims())))
    return failure();
  if (map.getNumResults() == 0)
    return op.emitOpError() << "expected " << which << " bound map to have at least one result";
  return success();
}

LogicalResult AffineForOp::verifyRegions() {
  if (getBody()->getNumArguments() == 0 || !getBody()->getArgument(0).getType().isIndex())
    return emitOpError("expected body to have a single index argument for the induction variable");
  if (failed(verifyBound(*this, getLowerBoundMap(), getLowerBoundOperands(), "lower")) ||
      failed(verifyBound(*this, getUpperBoundMap(), getUpperBoundOperands(), "upper")))
    return failure();
  if ((*this)->getNumResults() == 0)
    return success();
  if (getNumIterOperands() != (*this)->getNumResults())
    return emitOpError("mismatch between the number of loop-carried values and results");
  if (getNumRegionIterArgs() != (*this)->getNumResults())
    return emitOpError("mismatch between the number of basic block args and results");
  return success();
}

//===----------------------------------------------------------------------===//
// Bounds
//===----------------------------------------------------------------------===//

OperandRange AffineForOp::getControlOperands() {
  return (*this)->getOperands().take_front(getNumControlOperands());
}

AffineBound AffineForOp::getLowerBound() { return {*this, getLowerBoundOperands(), getLowerBoundMap()}; }
AffineBound AffineForOp::getUpperBound() { return {*this, getUpperBoundOperands(), getUpperBoundMap()}; }

/// Replaces the operands of a bound. \pre They match the inputs of \p map, the new map of the bound.
static void assignBoundOperands(MutableOperandRange bound, ValueRange operands, AffineMap map) {
  assert(map.getNumResults() != 0 && "the map of a bound has no result");
  assert(operands.size() == map.getNumInputs() && "the map of a bound has another number of inputs");
  bound.assign(operands);
}

void AffineForOp::setLowerBound(ValueRange operands, AffineMap map) {
  assignBoundOperands(getLowerBoundOperandsMutable(), operands, map);
  setLowerBoundMap(map);
}
void AffineForOp::setUpperBound(ValueRange operands, AffineMap map) {
  assignBoundOperands(getUpperBoundOperandsMutable(), operands, map);
  setUpperBoundMap(map);
}
void AffineForOp::setConstantLowerBound(int64_t value) {
  setLowerBound(ValueRange(), AffineMap::getConstantMap(value, getContext()));
}
void AffineForOp::setConstantUpperBound(int64_t value) {
  setUpperBound(ValueRange(), AffineMap::getConstantMap(value, getContext()));
}

bool AffineForOp::matchingBoundOperandList() {
  return getLowerBoundMap().getNumDims() == getUpperBoundMap().getNumDims() &&
         getLowerBoundOperands() == getUpperBoundOperands();
}

int64_t AffineForOp::getStepAsInt() { return getStep().getSExtValue(); }
void AffineForOp::setStep(int64_t step) {
  assert(step > 0 && "the step must be positive");
  setStep(llvm::APInt(64, step, /*isSigned=*/true));
}

std::optional<uint64_t> affine::getConstantTripCount(AffineForOp loop) {
  if (!loop.hasConstantBounds() || loop.getStepAsInt() <= 0)
    return std::nullopt;
  int64_t lower = loop.getConstantLowerBound(), upper = loop.getConstantUpperBound();
  if (lower >= upper)
    return 0;
  // Compute in unsigned arithmetic: the difference can exceed the maximum of int64_t.
  uint64_t distance = static_cast<uint64_t>(upper) - static_cast<uint64_t>(lower);
  return (distance - 1) / static_cast<uint64_t>(loop.getStepAsInt()) + 1;
}

//===----------------------------------------------------------------------===//
// LoopLikeOpInterface and RegionBranchOpInterface
//===----------------------------------------------------------------------===//

/// A loop with step 1 always terminates.
Speculation::Speculatability AffineForOp::getSpeculatability() {
  return getStep().isOne() ? Speculation::RecursivelySpeculatable : Speculation::NotSpeculatable;
}

llvm::SmallVector<Region *> AffineForOp::getLoopRegions() { return {&getRegion()}; }

std::optional<llvm::SmallVector<Value>> AffineForOp::getLoopInductionVars() {
  return llvm::SmallVector<Value>{getInductionVar()};
}

/// Returns the lower bound as an attribute; nullopt if it is not constant.
std::optional<llvm::SmallVector<OpFoldResult>> AffineForOp::getLoopLowerBounds() {
  if (!hasConstantLowerBound())
    return std::nullopt;
  return llvm::SmallVector<OpFoldResult>{Builder(getContext()).getI64IntegerAttr(getConstantLowerBound())};
}
std::optional<llvm::SmallVector<OpFoldResult>> AffineForOp::getLoopUpperBounds() {
  if (!hasConstantUpperBound())
    return std::nullopt;
  return llvm::SmallVector<OpFoldResult>{Builder(getContext()).getI64IntegerAttr(getConstantUpperBound())};
}
std::optional<llvm::SmallVector<OpFoldResult>> AffineForOp::getLoopSteps() {
  return llvm::SmallVector<OpFoldResult>{getStepAttr()};
}

llvm::MutableArrayRef<OpOperand> AffineForOp::getInitsMutable() {
  MutableOperandRange inits = getInitOperandsMutable();
  return {inits.begin(), inits.end()};
}
Block::BlockArgListType AffineForOp::getRegionIterArgs() {
  Block::BlockArgListType arguments = getBody()->getArguments();
  return arguments.empty() ? arguments : arguments.drop_front();
}
std::optional<llvm::MutableArrayRef<OpOperand>> AffineForOp::getYieldedValuesMutable() {
  return getBody()->back().getOpOperands();
}

FailureOr<LoopLikeOpInterface>
AffineForOp::replaceWithAdditionalYields(RewriterBase &rewriter, ValueRange newInitOperands,
                                         bool replaceInitOperandUsesInLoop,
                                         const NewYieldValuesFn &newYieldValuesFn) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(*this);
  llvm::SmallVector<Value> inits(getInitOperands());
  llvm::append_range(inits, newInitOperands);
  auto loop = rewriter.create<AffineForOp>(getLoc(), getLowerBoundOperands(), getLowerBoundMap(),
                                           getUpperBoundOperands(), getUpperBoundMap(), getStepAsInt(), inits,
                                           [](OpBuilder &, Location, Value, ValueRange) {});
  return moveBodyWithAdditionalYields(rewriter, LoopLikeOpInterface(*this), loop, newInitOperands,
                                      replaceInitOperandUsesInLoop, newYieldValuesFn);
}

OperandRange AffineForOp::getEntrySuccessorOperands(RegionSuccessor) { return getInitOperands(); }

/// Appends the possible successors: the body, the end of the loop, or both. If the trip count is known,
/// excludes successors that are never reached.
void AffineForOp::getSuccessorRegions(RegionBranchPoint point,
                                      llvm::SmallVectorImpl<RegionSuccessor> &regions) {
  std::optional<uint64_t> count = getConstantTripCount(*this);
  bool mayRun = !count || (point.isParent() ? *count > 0 : *count != 1);
  bool mayLeave = !count || !point.isParent() || *count == 0;
  if (mayRun)
    regions.emplace_back(&getRegion(), getRegionIterArgs());
  if (mayLeave)
    regions.emplace_back(getOperation(), (*this)->getResults());
}
