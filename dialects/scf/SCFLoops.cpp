//===- SCFLoops.cpp - for and while ---------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/scf/RegionBodies.h"
#include "dialects/scf/SCFAnalysis.h"
#include "dialects/utils/LoopYields.h"
#include "runtime/ir/IRMapping.h"
#include "runtime/ir/StaticValueUtils.h"
#include "runtime/rewrite/PatternMatch.h"

using namespace mlir;
using namespace mlir::scf;
using llvm::APInt;

//===----------------------------------------------------------------------===//
// Trip counts
//===----------------------------------------------------------------------===//

/// Returns the constant c if `upper` is `lower + c` and the addition is marked as having no overflow.
static std::optional<APInt> getKnownDistance(Value lower, Value upper, bool isSigned) {
  auto add = upper.getDefiningOp<arith::AddIOp>();
  if (!add || add.getLhs() != lower)
    return std::nullopt;
  arith::IntegerOverflowFlags needed =
      isSigned ? arith::IntegerOverflowFlags::nsw : arith::IntegerOverflowFlags::nuw;
  if ((add.getOverflowFlags() & needed) != needed)
    return std::nullopt;
  APInt distance;
  if (!matchPattern(add.getRhs(), m_ConstantInt(&distance)))
    return std::nullopt;
  return distance;
}

std::optional<llvm::APSInt> scf::computeUbMinusLb(Value lb, Value ub, bool isSigned) {
  APInt lower, upper;
  if (matchPattern(lb, m_ConstantInt(&lower)) && matchPattern(ub, m_ConstantInt(&upper)))
    return llvm::APSInt(upper - lower, /*isUnsigned=*/!isSigned);
  if (std::optional<APInt> known = getKnownDistance(lb, ub, isSigned))
    return llvm::APSInt(*known, /*isUnsigned=*/!isSigned);
  return std::nullopt;
}

std::optional<APInt> scf::getTripCount(Value lowerBound, Value upperBound, Value step, bool isSigned) {
  Type type = lowerBound.getType();
  unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  if (lowerBound == upperBound)
    return APInt(width, 0);
  APInt lower, upper, each, distance;
  if (matchPattern(lowerBound, m_ConstantInt(&lower)) && matchPattern(upperBound, m_ConstantInt(&upper))) {
    if (isSigned ? lower.sge(upper) : lower.uge(upper))
      return APInt(width, 0);
    distance = upper - lower;
  } else if (std::optional<APInt> known = getKnownDistance(lowerBound, upperBound, isSigned)) {
    distance = *known;
    if (distance.isZero() || (isSigned && distance.isNegative()))
      return APInt(width, 0);
  } else {
    return std::nullopt;
  }
  if (!matchPattern(step, m_ConstantInt(&each)))
    return std::nullopt;
  // A loop whose step is not positive makes no progress, which is undefined behavior. As in MLIR, the trip
  // count is 0.
  if (each.isZero() || (isSigned && each.isNegative()))
    return APInt(width, 0);
  // Divide as unsigned: the difference of signed bounds can exceed the signed maximum.
  APInt quotient, remainder;
  APInt::udivrem(distance, each, quotient, remainder);
  return remainder.isZero() ? quotient : quotient + 1;
}

//===----------------------------------------------------------------------===//
// scf.for: builder, assembly format and verifier
//===----------------------------------------------------------------------===//

void ForOp::build(OpBuilder &builder, OperationState &state, Value lowerBound, Value upperBound, Value step,
                  ValueRange initArgs, BodyBuilderFn bodyBuilder, bool unsignedCmp) {
  state.addOperands(lowerBound);
  state.addOperands(upperBound);
  state.addOperands(step);
  state.addOperands(initArgs);
  state.addTypes(initArgs.getTypes());
  if (unsignedCmp)
    state.addAttribute("unsignedCmp", builder.getUnitAttr());
  llvm::SmallVector<Type> types = {lowerBound.getType()};
  for (Value init : initArgs)
    types.push_back(init.getType());
  Location loc = state.location.materialize(state.getContext());
  addBody(builder, state, types, [&](Block &body) {
    if (bodyBuilder)
      bodyBuilder(builder, loc, body.getArgument(0), body.getArgumentValues().drop_front());
    else if (initArgs.empty())
      builder.create<YieldOp>(loc);
  });
}

ParseResult ForOp::parse(OpAsmParser &parser, OperationState &result) {
  llvm::SmallVector<OpAsmParser::Argument, 4> arguments(1);
  OpAsmParser::UnresolvedOperand bounds[3];
  llvm::SmallVector<OpAsmParser::UnresolvedOperand, 4> inits;
  if (succeeded(parser.parseOptionalKeyword("unsigned")))
    result.addAttribute("unsignedCmp", parser.getBuilder().getUnitAttr());
  if (parser.parseArgument(arguments.front()) || parser.parseEqual() || parser.parseOperand(bounds[0]) ||
      parser.parseKeyword("to") || parser.parseOperand(bounds[1]) || parser.parseKeyword("step") ||
      parser.parseOperand(bounds[2]))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("iter_args")) &&
      (parser.parseAssignmentList(arguments, inits) || parser.parseArrowTypeList(result.types)))
    return failure();
  if (arguments.size() != result.types.size() + 1)
    return parser.emitError(parser.getNameLoc(),
                            "mismatch in number of loop-carried values and defined values");
  Type type = parser.getBuilder().getIndexType();
  if (succeeded(parser.parseOptionalColon()) && parser.parseType(type))
    return failure();
  arguments.front().type = type;
  for (const OpAsmParser::UnresolvedOperand &bound : bounds)
    if (parser.resolveOperand(bound, type, result.operands))
      return failure();
  for (auto [argument, init, carried] : llvm::zip(llvm::drop_begin(arguments), inits, result.types)) {
    argument.type = carried;
    if (parser.resolveOperand(init, carried, result.operands))
      return failure();
  }
  Region *body = result.addRegion();
  if (parser.parseRegion(*body, arguments))
    return failure();
  mlir::ensureTerminator<YieldOp>(*body, result);
  return parser.parseOptionalAttrDict(result.attributes);
}

void ForOp::print(OpAsmPrinter &printer) {
  // The IR may be invalid: an op without an induction variable is printed in generic form.
  if (getRegion().empty() || getRegion().front().getNumArguments() == 0)
    return printer.printGenericOp(*this, /*printOpName=*/false);
  if (getUnsignedCmp())
    printer << " unsigned";
  printer << ' ' << getInductionVar();
  const std::pair<llvm::StringRef, Value> bounds[] = {
      {" = ", getLowerBound()}, {" to ", getUpperBound()}, {" step ", getStep()}};
  for (auto [keyword, bound] : bounds)
    printer << keyword << bound;
  printInitializationList(printer, getRegionIterArgs(), getInitArgs(), " iter_args");
  // As in MLIR, two spaces follow the result types if the type of the bounds is printed.
  printArrowTypes(printer, getInitArgs().getTypes());
  Type type = getInductionVar().getType();
  printer << ' ';
  if (!type.isIndex())
    printer << " : " << type << ' ';
  bool yieldsValues = !getInitArgs().empty();
  printer.printRegion(getRegion(), /*printEntryBlockArgs=*/false, /*printBlockTerminators=*/yieldsValues);
  printer.printOptionalAttrDict((*this)->getAttrList(), {"unsignedCmp"});
}

LogicalResult ForOp::verify() {
  if (getInitArgs().size() != (*this)->getNumResults())
    return emitOpError("mismatch in number of loop-carried values and defined values");
  if (getBody()->getNumArguments() == 0)
    return emitOpError("expected body to have at least 1 argument(s) for the induction variable, but got 0");
  return success();
}

LogicalResult ForOp::verifyRegions() {
  if (getInductionVar().getType() != getLowerBound().getType())
    return emitOpError("expected induction variable to be same type as bounds and step");
  return success();
}

//===----------------------------------------------------------------------===//
// scf.for: LoopLikeOpInterface and RegionBranchOpInterface
//===----------------------------------------------------------------------===//

std::optional<APInt> ForOp::getConstantStep() {
  APInt step;
  return matchPattern(getStep(), m_ConstantInt(&step)) ? std::optional<APInt>(step) : std::nullopt;
}

/// A loop with step 1 always terminates.
Speculation::Speculatability ForOp::getSpeculatability() {
  std::optional<APInt> step = getConstantStep();
  return step && step->isOne() ? Speculation::RecursivelySpeculatable : Speculation::NotSpeculatable;
}

std::optional<APInt> ForOp::getStaticTripCount() {
  return getTripCount(getLowerBound(), getUpperBound(), getStep(), /*isSigned=*/!getUnsignedCmp());
}

llvm::SmallVector<Region *> ForOp::getLoopRegions() { return {&getRegion()}; }
std::optional<llvm::SmallVector<Value>> ForOp::getLoopInductionVars() {
  return llvm::SmallVector<Value>{getInductionVar()};
}
std::optional<llvm::SmallVector<OpFoldResult>> ForOp::getLoopLowerBounds() {
  return llvm::SmallVector<OpFoldResult>{getAsOpFoldResult(getLowerBound())};
}
std::optional<llvm::SmallVector<OpFoldResult>> ForOp::getLoopUpperBounds() {
  return llvm::SmallVector<OpFoldResult>{getAsOpFoldResult(getUpperBound())};
}
std::optional<llvm::SmallVector<OpFoldResult>> ForOp::getLoopSteps() {
  return llvm::SmallVector<OpFoldResult>{getAsOpFoldResult(getStep())};
}
llvm::MutableArrayRef<OpOperand> ForOp::getInitsMutable() { return asArray(getInitArgsMutable()); }
std::optional<ResultRange> ForOp::getLoopResults() { return ResultRange((*this)->getResults()); }
Block::BlockArgListType ForOp::getRegionIterArgs() { return getBody()->getArguments().drop_front(); }
std::optional<llvm::MutableArrayRef<OpOperand>> ForOp::getYieldedValuesMutable() {
  return getBody()->back().getOpOperands();
}

LogicalResult ForOp::promoteIfSingleIteration(RewriterBase &rewriter) {
  std::optional<APInt> count = getStaticTripCount();
  if (!count || !count->isOne())
    return failure();
  llvm::SmallVector<Value> arguments = {getLowerBound()};
  llvm::append_range(arguments, getInitArgs());
  replaceOpWithRegion(rewriter, *this, getRegion(), arguments);
  return success();
}

FailureOr<LoopLikeOpInterface> ForOp::replaceWithAdditionalYields(RewriterBase &rewriter,
                                                                  ValueRange newInitOperands,
                                                                  bool replaceInitOperandUsesInLoop,
                                                                  const NewYieldValuesFn &newYieldValuesFn) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(*this);
  llvm::SmallVector<Value> inits(getInitArgs());
  llvm::append_range(inits, newInitOperands);
  auto loop = rewriter.create<ForOp>(
      getLoc(), getLowerBound(), getUpperBound(), getStep(), inits,
      [](OpBuilder &, Location, Value, ValueRange) {}, getUnsignedCmp());
  return moveBodyWithAdditionalYields(rewriter, LoopLikeOpInterface(*this), loop, newInitOperands,
                                      replaceInitOperandUsesInLoop, newYieldValuesFn);
}

OperandRange ForOp::getEntrySuccessorOperands(RegionSuccessor) { return getInitArgs(); }

/// The body may be executed any number of times, including zero.
void ForOp::getSuccessorRegions(RegionBranchPoint, llvm::SmallVectorImpl<RegionSuccessor> &regions) {
  regions.emplace_back(&getRegion(), getRegionIterArgs());
  regions.emplace_back(getOperation(), (*this)->getResults());
}

ForOp scf::getForInductionVarOwner(Value value) {
  auto argument = llvm::dyn_cast<BlockArgument>(value);
  if (!argument || argument.getArgNumber() != 0)
    return ForOp();
  return llvm::dyn_cast_or_null<ForOp>(argument.getOwner()->getParentOp());
}

LoopNest scf::buildLoopNest(
    OpBuilder &builder, Location loc, ValueRange lowerBounds, ValueRange upperBounds, ValueRange steps,
    ValueRange iterArgs,
    llvm::function_ref<llvm::SmallVector<Value>(OpBuilder &, Location, ValueRange, ValueRange)> bodyBuilder) {
  assert(lowerBounds.size() == upperBounds.size() && lowerBounds.size() == steps.size() &&
         "expected bounds and a step for each loop");
  OpBuilder::InsertionGuard guard(builder);
  LoopNest nest;
  llvm::SmallVector<Value> variables, carried(iterArgs);
  for (auto [lower, upper, step] : llvm::zip(lowerBounds, upperBounds, steps)) {
    auto loop = builder.create<ForOp>(loc, lower, upper, step, carried,
                                      [](OpBuilder &, Location, Value, ValueRange) {});
    variables.push_back(loop.getInductionVar());
    carried.assign(loop.getRegionIterArgs().begin(), loop.getRegionIterArgs().end());
    builder.setInsertionPointToStart(loop.getBody());
    nest.loops.push_back(loop);
  }
  llvm::SmallVector<Value> yielded = bodyBuilder ? bodyBuilder(builder, loc, variables, carried) : carried;
  assert(yielded.size() == iterArgs.size() && "expected one yielded value per loop-carried value");
  // The innermost loop yields the values of the body builder, each other loop the results of the loop in it.
  for (ForOp loop : llvm::reverse(nest.loops)) {
    builder.setInsertionPointToEnd(loop.getBody());
    builder.create<YieldOp>(loc, yielded);
    yielded.assign(loop->getResults().begin(), loop->getResults().end());
  }
  nest.results = yielded;
  return nest;
}

LoopNest scf::buildLoopNest(OpBuilder &builder, Location loc, ValueRange lowerBounds, ValueRange upperBounds,
                            ValueRange steps,
                            llvm::function_ref<void(OpBuilder &, Location, ValueRange)> bodyBuilder) {
  return buildLoopNest(builder, loc, lowerBounds, upperBounds, steps, ValueRange(),
                       [&](OpBuilder &inner, Location innerLoc, ValueRange variables, ValueRange) {
                         if (bodyBuilder)
                           bodyBuilder(inner, innerLoc, variables);
                         return llvm::SmallVector<Value>();
                       });
}

//===----------------------------------------------------------------------===//
// scf.while
//===----------------------------------------------------------------------===//

void WhileOp::build(OpBuilder &builder, OperationState &state, TypeRange resultTypes, ValueRange inits,
                    llvm::function_ref<void(OpBuilder &, Location, ValueRange)> beforeBuilder,
                    llvm::function_ref<void(OpBuilder &, Location, ValueRange)> afterBuilder) {
  Location loc = state.location.materialize(state.getContext());
  state.addOperands(inits);
  state.addTypes(resultTypes);
  auto fill = [&](llvm::function_ref<void(OpBuilder &, Location, ValueRange)> body) {
    return [&builder, loc, body](Block &block) {
      if (body)
        body(builder, loc, block.getArgumentValues());
    };
  };
  addBody(builder, state, inits.getTypes(), fill(beforeBuilder));
  addBody(builder, state, resultTypes, fill(afterBuilder));
}

ParseResult WhileOp::parse(OpAsmParser &parser, OperationState &result) {
  llvm::SmallVector<OpAsmParser::Argument, 4> arguments;
  llvm::SmallVector<OpAsmParser::UnresolvedOperand, 4> inits;
  Region *before = result.addRegion(), *after = result.addRegion();
  OptionalParseResult list = parser.parseOptionalAssignmentList(arguments, inits);
  if (list.has_value() && failed(*list))
    return failure();
  Type parsedType;
  llvm::SMLoc typeLoc = parser.getCurrentLocation();
  if (parser.parseColonType(parsedType))
    return failure();
  auto type = llvm::dyn_cast<FunctionType>(parsedType);
  if (!type)
    return parser.emitError(typeLoc)
           << "invalid kind of type specified: expected builtin.function, but found " << parsedType;
  result.addTypes(type.getResults());
  if (type.getNumInputs() != inits.size())
    return parser.emitError(typeLoc) << "expected as many input types as operands (expected " << inits.size()
                                     << " got " << type.getNumInputs() << ")";
  for (auto [argument, init, input] : llvm::zip(arguments, inits, type.getInputs())) {
    argument.type = input;
    if (parser.resolveOperand(init, input, result.operands))
      return failure();
  }
  if (parser.parseRegion(*before, arguments) || parser.parseKeyword("do") || parser.parseRegion(*after))
    return failure();
  return parser.parseOptionalAttrDictWithKeyword(result.attributes);
}

void WhileOp::print(OpAsmPrinter &printer) {
  if (getBefore().empty())
    return printer.printGenericOp(*this, /*printOpName=*/false);
  printInitializationList(printer, getBefore().getArguments(), getInits(), " ");
  printer << " : ";
  printer.printFunctionalType(*this);
  printer << ' ';
  printer.printRegion(getBefore(), /*printEntryBlockArgs=*/false);
  printer << " do ";
  printer.printRegion(getAfter());
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrList());
}

LogicalResult WhileOp::verify() {
  if (!verifyTerminator<ConditionOp>(*this, getBefore(),
                                     "expects the 'before' region to terminate with 'scf.condition'") ||
      !verifyTerminator<YieldOp>(*this, getAfter(),
                                 "expects the 'after' region to terminate with 'scf.yield'"))
    return failure();
  return success();
}

Block::BlockArgListType WhileOp::getBeforeArguments() { return getBeforeBody()->getArguments(); }
ConditionOp WhileOp::getConditionOp() { return llvm::cast<ConditionOp>(&getBeforeBody()->back()); }
Block::BlockArgListType WhileOp::getAfterArguments() { return getAfterBody()->getArguments(); }
YieldOp WhileOp::getYieldOp() { return llvm::cast<YieldOp>(&getAfterBody()->back()); }

llvm::SmallVector<Region *> WhileOp::getLoopRegions() { return {&getBefore(), &getAfter()}; }
llvm::MutableArrayRef<OpOperand> WhileOp::getInitsMutable() { return asArray(getInitOperandsMutable()); }
Block::BlockArgListType WhileOp::getRegionIterArgs() { return getBeforeArguments(); }
std::optional<llvm::MutableArrayRef<OpOperand>> WhileOp::getYieldedValuesMutable() {
  return asArray(getYieldOp().getResultsMutable());
}

OperandRange WhileOp::getEntrySuccessorOperands(RegionSuccessor) { return getInits(); }

void WhileOp::getSuccessorRegions(RegionBranchPoint point, llvm::SmallVectorImpl<RegionSuccessor> &regions) {
  Operation *from = point.getTerminatorPredecessorOrNull();
  if (!from || from->getParentRegion() == &getAfter()) {
    regions.emplace_back(&getBefore(), getBeforeArguments());
    return;
  }
  regions.emplace_back(getOperation(), (*this)->getResults());
  regions.emplace_back(&getAfter(), getAfterArguments());
}
