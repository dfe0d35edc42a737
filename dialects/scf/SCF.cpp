//===- SCF.cpp - The scf dialect ------------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The dialect, shared helpers, condition, execute_region, if and index_switch. Loops are in SCFLoops.cpp and
// SCFParallel.cpp.
//
//===----------------------------------------------------------------------===//

#include "dialects/scf/RegionBodies.h"
#include "runtime/ir/DialectHookThunks.h"
#include "runtime/ir/StaticValueUtils.h"
#include "runtime/rewrite/PatternMatch.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace mlir::scf;

void scf::buildTerminatedBody(OpBuilder &builder, Location loc) { builder.create<YieldOp>(loc); }

void scf::printInitializationList(OpAsmPrinter &printer, Block::BlockArgListType arguments, ValueRange inits,
                                  llvm::StringRef prefix) {
  if (inits.empty())
    return;
  printer << prefix << '(';
  for (unsigned i = 0, e = inits.size(); i != e; ++i) {
    if (i != 0)
      printer << ", ";
    if (i < arguments.size())
      printer << Value(arguments[i]) << " = ";
    printer << inits[i];
  }
  printer << ')';
}

Block *scf::addBody(OpBuilder &builder, OperationState &state, TypeRange argumentTypes,
                    llvm::function_ref<void(Block &)> body) {
  OpBuilder::InsertionGuard guard(builder);
  Region *region = state.addRegion();
  llvm::SmallVector<Location> locs(argumentTypes.size(), state.location.materialize(state.getContext()));
  Block *block = builder.createBlock(region, region->end(), argumentTypes, locs);
  if (body)
    body(*block);
  return block;
}

Value scf::getOrCreateIndex(OpBuilder &builder, Location loc, OpFoldResult index) {
  if (Value value = index.getValue())
    return value;
  IntegerAttr attr = builder.getIndexAttr(*getConstantIntValue(index));
  return builder.create<arith::ConstantOp>(loc, TypedAttr(attr.getImpl()));
}

void scf::replaceOpWithRegion(RewriterBase &rewriter, Operation *op, Region &region, ValueRange arguments) {
  Block *block = &region.front();
  Operation *terminator = &block->back();
  rewriter.inlineBlockBefore(block, op, arguments);
  rewriter.replaceOp(op, terminator->getOperands());
  rewriter.eraseOp(terminator);
}

//===----------------------------------------------------------------------===//
// scf.condition
//===----------------------------------------------------------------------===//

MutableOperandRange ConditionOp::getMutableSuccessorOperands(RegionSuccessor) { return getArgsMutable(); }

void ConditionOp::getSuccessorRegions(llvm::ArrayRef<Attribute> operands,
                                      llvm::SmallVectorImpl<RegionSuccessor> &regions) {
  auto loop = llvm::cast<WhileOp>((*this)->getParentOp());
  auto condition = llvm::dyn_cast_or_null<IntegerAttr>(operands.front());
  if (!condition || condition.getValue().isOne())
    regions.emplace_back(&loop.getAfter(), loop.getAfterArguments());
  if (!condition || !condition.getValue().isOne())
    regions.emplace_back(loop.getOperation(), loop->getResults());
}

//===----------------------------------------------------------------------===//
// scf.execute_region
//===----------------------------------------------------------------------===//

ParseResult ExecuteRegionOp::parse(OpAsmParser &parser, OperationState &result) {
  Region &body = *result.addRegion();
  ParseResult header = parser.parseOptionalArrowTypeList(result.types);
  if (succeeded(header) && succeeded(parser.parseOptionalKeyword(getNoInlineAttrName(result.name))))
    result.addAttribute(getNoInlineAttrName(result.name), UnitAttr::get(parser.getContext()));
  return failure(header || parser.parseRegion(body) || parser.parseOptionalAttrDict(result.attributes));
}

void ExecuteRegionOp::print(OpAsmPrinter &printer) {
  llvm::StringRef flag = getNoInlineAttrName();
  printer.printOptionalArrowTypeList(getResultTypes());
  printer << (getNoInline() ? " " + flag.str() + " " : " ");
  printer.printRegion(getRegion(), /*printEntryBlockArgs=*/false);
  printer.printOptionalAttrDict((*this)->getAttrList(), {flag});
}

LogicalResult ExecuteRegionOp::verify() {
  bool isEmpty = getRegion().empty();
  if (!isEmpty && getRegion().front().getNumArguments() == 0)
    return success();
  return emitOpError(isEmpty ? "region needs to have at least one block"
                             : "region cannot have any arguments");
}

void ExecuteRegionOp::getSuccessorRegions(RegionBranchPoint point,
                                          llvm::SmallVectorImpl<RegionSuccessor> &regions) {
  if (point.isParent())
    regions.emplace_back(&getRegion());
  else
    regions.emplace_back(getOperation(), (*this)->getResults());
}

//===----------------------------------------------------------------------===//
// scf.if
//===----------------------------------------------------------------------===//

void IfOp::build(OpBuilder &builder, OperationState &state, TypeRange resultTypes, Value cond,
                 bool addThenBlock, bool addElseBlock) {
  assert((addThenBlock || !addElseBlock) && "an else block requires a then block");
  state.addOperands(cond);
  state.addTypes(resultTypes);
  for (bool hasBlock : {addThenBlock, addElseBlock}) {
    if (hasBlock)
      addBody(builder, state, {}, /*body=*/nullptr);
    else
      (void)state.addRegion();
  }
}

void IfOp::build(OpBuilder &builder, OperationState &state, TypeRange resultTypes, Value cond) {
  build(builder, state, resultTypes, cond, /*addThenBlock=*/false, /*addElseBlock=*/false);
}

void IfOp::build(OpBuilder &builder, OperationState &state, Value cond, bool withElseRegion) {
  build(builder, state, TypeRange(), cond, withElseRegion);
}

void IfOp::build(OpBuilder &builder, OperationState &state, TypeRange resultTypes, Value cond,
                 bool withElseRegion) {
  build(builder, state, resultTypes, cond, /*addThenBlock=*/true, withElseRegion);
  if (!resultTypes.empty())
    return;
  // If the scf.if has no results, its regions end with an empty scf.yield.
  for (const std::unique_ptr<Region> &region : state.regions)
    if (!region->empty())
      mlir::ensureTerminator<YieldOp>(*region, state);
}

void IfOp::build(OpBuilder &builder, OperationState &state, Value cond,
                 llvm::function_ref<void(OpBuilder &, Location)> thenBuilder,
                 llvm::function_ref<void(OpBuilder &, Location)> elseBuilder) {
  assert(thenBuilder && "expected a builder of the then region");
  Location loc = state.location.materialize(state.getContext());
  state.addOperands(cond);
  Block *thenBody = addBody(builder, state, {}, [&](Block &) { thenBuilder(builder, loc); });
  if (elseBuilder)
    addBody(builder, state, {}, [&](Block &) { elseBuilder(builder, loc); });
  else
    state.addRegion();
  if (!thenBody->empty())
    if (auto yield = llvm::dyn_cast<YieldOp>(&thenBody->back()))
      state.addTypes(yield->getOperandTypes());
}

ParseResult IfOp::parse(OpAsmParser &parser, OperationState &result) {
  Region *thenRegion = result.addRegion(), *elseRegion = result.addRegion();
  OpAsmParser::UnresolvedOperand condition;
  if (parser.parseOperand(condition) ||
      parser.resolveOperand(condition, parser.getBuilder().getI1Type(), result.operands) ||
      parser.parseOptionalArrowTypeList(result.types) || parser.parseRegion(*thenRegion))
    return failure();
  mlir::ensureTerminator<YieldOp>(*thenRegion, result);
  if (succeeded(parser.parseOptionalKeyword("else"))) {
    if (parser.parseRegion(*elseRegion))
      return failure();
    mlir::ensureTerminator<YieldOp>(*elseRegion, result);
  }
  return parser.parseOptionalAttrDict(result.attributes);
}

void IfOp::print(OpAsmPrinter &printer) {
  bool hasResults = (*this)->getNumResults() != 0;
  printer << ' ' << Value(getCondition());
  printArrowTypes(printer, (*this)->getResultTypes());
  printer << ' ';
  printer.printRegion(getThenRegion(), /*printEntryBlockArgs=*/false, /*printBlockTerminators=*/hasResults);
  if (!getElseRegion().empty()) {
    printer << " else ";
    printer.printRegion(getElseRegion(), /*printEntryBlockArgs=*/false, /*printBlockTerminators=*/hasResults);
  }
  printer.printOptionalAttrDict((*this)->getAttrList());
}

LogicalResult IfOp::verify() {
  if ((*this)->getNumResults() != 0 && getElseRegion().empty())
    return emitOpError("must have an else block if defining values");
  return success();
}

Block *IfOp::thenBlock() { return &getThenRegion().front(); }
YieldOp IfOp::thenYield() { return llvm::cast<YieldOp>(&thenBlock()->back()); }
Block *IfOp::elseBlock() { return getElseRegion().empty() ? nullptr : &getElseRegion().front(); }
YieldOp IfOp::elseYield() { return elseBlock() ? llvm::cast<YieldOp>(&elseBlock()->back()) : YieldOp(); }

static OpBuilder getBodyBuilder(IfOp op, Block *block, OpBuilder::Listener *listener) {
  return op->getNumResults() == 0 ? OpBuilder::atBlockTerminator(block, listener)
                                  : OpBuilder::atBlockEnd(block, listener);
}
OpBuilder IfOp::getThenBodyBuilder(OpBuilder::Listener *listener) {
  return getBodyBuilder(*this, thenBlock(), listener);
}
OpBuilder IfOp::getElseBodyBuilder(OpBuilder::Listener *listener) {
  return getBodyBuilder(*this, elseBlock(), listener);
}

void IfOp::getSuccessorRegions(RegionBranchPoint point, llvm::SmallVectorImpl<RegionSuccessor> &regions) {
  if (point.isParent())
    return getEntrySuccessorRegions(Attribute(), regions);
  regions.emplace_back(getOperation(), (*this)->getResults());
}

void IfOp::getEntrySuccessorRegions(llvm::ArrayRef<Attribute> operands,
                                    llvm::SmallVectorImpl<RegionSuccessor> &regions) {
  auto condition = llvm::dyn_cast_or_null<IntegerAttr>(operands.front());
  if (!condition || condition.getValue().isOne())
    regions.emplace_back(&getThenRegion());
  if (condition && condition.getValue().isOne())
    return;
  if (getElseRegion().empty())
    regions.emplace_back(getOperation(), (*this)->getResults());
  else
    regions.emplace_back(&getElseRegion());
}

void IfOp::getRegionInvocationBounds(llvm::ArrayRef<Attribute> operands,
                                     llvm::SmallVectorImpl<InvocationBounds> &bounds) {
  auto condition = llvm::dyn_cast_or_null<IntegerAttr>(operands.front());
  bounds.emplace_back(0, !condition || condition.getValue().isOne());
  bounds.emplace_back(0, !condition || condition.getValue().isZero());
}

//===----------------------------------------------------------------------===//
// scf.index_switch
//===----------------------------------------------------------------------===//

unsigned IndexSwitchOp::getNumCases() { return getCases().size(); }
Block &IndexSwitchOp::getDefaultBlock() { return getDefaultRegion().front(); }
Block &IndexSwitchOp::getCaseBlock(unsigned index) { return getCaseRegions()[index].front(); }

ParseResult IndexSwitchOp::parse(OpAsmParser &parser, OperationState &result) {
  OpAsmParser::UnresolvedOperand arg;
  Region *defaultRegion = result.addRegion();
  llvm::SmallVector<int64_t> values;
  if (parser.parseOperand(arg) || parser.parseOptionalAttrDict(result.attributes) ||
      (succeeded(parser.parseOptionalArrow()) && parser.parseTypeList(result.types)))
    return failure();
  while (succeeded(parser.parseOptionalKeyword("case"))) {
    int64_t value;
    Region *region = result.addRegion();
    if (parser.parseInteger(value) || parser.parseRegion(*region))
      return failure();
    values.push_back(value);
  }
  if (parser.parseKeyword("default") || parser.parseRegion(*defaultRegion))
    return failure();
  mlir::ensureTerminator<YieldOp>(*defaultRegion, result);
  Builder builder = parser.getBuilder();
  result.addAttribute("cases", builder.getDenseI64ArrayAttr(values));
  return parser.resolveOperand(arg, builder.getIndexType(), result.operands);
}

void IndexSwitchOp::print(OpAsmPrinter &printer) {
  printer << ' ' << Value(getArg());
  printer.printOptionalAttrDict((*this)->getAttrList(), {"cases"});
  if ((*this)->getNumResults() != 0)
    printer << " -> " << TypeRange((*this)->getResultTypes());
  // As in MLIR, the first line of a printed scf.index_switch ends with a space.
  printer << ' ';
  for (auto [value, region] : llvm::zip(getCases(), getCaseRegions())) {
    printer.printNewline();
    printer << "case " << value << ' ';
    printer.printRegion(region, /*printEntryBlockArgs=*/false);
  }
  printer.printNewline();
  printer << "default ";
  Region &region = getDefaultRegion();
  Operation *last = region.empty() ? nullptr : region.front().getTerminator();
  bool isImplied =
      last && last->getNumOperands() == 0 && last->getNumResults() == 0 && last->getAttrList().empty();
  printer.printRegion(region, /*printEntryBlockArgs=*/true, /*printBlockTerminators=*/!isImplied);
}

/// Checks the terminator of one region. \param name the region, for diagnostics.
static LogicalResult verifySwitchRegion(IndexSwitchOp op, Region &region, const llvm::Twine &name) {
  // The verifier of terminators reports an empty block.
  if (region.front().empty())
    return success();
  Operation *last = &region.front().back();
  auto yield = llvm::dyn_cast<YieldOp>(last);
  if (!yield)
    return op.emitOpError("expected region to end with scf.yield, but got ")
           << last->getName().getStringRef();
  if (yield->getNumOperands() != op->getNumResults()) {
    InFlightDiagnostic diag = op.emitOpError("expected each region to return ")
                              << op->getNumResults() << " values, but " << name.str() << " returns "
                              << yield->getNumOperands();
    diag.attachNote(yield.getLoc()) << "see yield operation here";
    return diag;
  }
  for (unsigned i = 0, e = op->getNumResults(); i != e; ++i) {
    Type expected = op->getResult(i).getType(), found = yield->getOperand(i).getType();
    if (expected == found)
      continue;
    InFlightDiagnostic diag = op.emitOpError("expected result #")
                              << i << " of each region to be " << expected;
    diag.attachNote(yield.getLoc()) << name.str() << " returns " << found << " here";
    return diag;
  }
  return success();
}

LogicalResult IndexSwitchOp::verify() {
  llvm::ArrayRef<int64_t> cases = getCases();
  if (cases.size() != getCaseRegions().size())
    return emitOpError("has ") << getCaseRegions().size() << " case regions but " << cases.size()
                               << " case values";
  // Find duplicate case values by sorting. A DenseSet cannot hold all of them, since it reserves some values
  // as special keys.
  llvm::SmallVector<int64_t> sorted(cases.begin(), cases.end());
  llvm::sort(sorted);
  if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end())
    for (auto [index, value] : llvm::enumerate(cases))
      if (llvm::is_contained(cases.take_front(index), value))
        return emitOpError("has duplicate case value: ") << value;
  if (failed(verifySwitchRegion(*this, getDefaultRegion(), "default region")))
    return failure();
  for (auto [index, region] : llvm::enumerate(getCaseRegions()))
    if (failed(verifySwitchRegion(*this, region, "case region #" + llvm::Twine(index))))
      return failure();
  return success();
}

void IndexSwitchOp::getSuccessorRegions(RegionBranchPoint point,
                                        llvm::SmallVectorImpl<RegionSuccessor> &regions) {
  if (point.isParent())
    return getEntrySuccessorRegions(Attribute(), regions);
  regions.emplace_back(getOperation(), (*this)->getResults());
}

/// Returns the region that is executed for the given value.
static Region &getRegionFor(IndexSwitchOp op, int64_t value) {
  for (auto [index, each] : llvm::enumerate(op.getCases()))
    if (each == value)
      return op.getCaseRegions()[index];
  return op.getDefaultRegion();
}

void IndexSwitchOp::getEntrySuccessorRegions(llvm::ArrayRef<Attribute> operands,
                                             llvm::SmallVectorImpl<RegionSuccessor> &regions) {
  if (auto arg = llvm::dyn_cast_or_null<IntegerAttr>(operands.front())) {
    regions.emplace_back(&getRegionFor(*this, arg.getInt()));
    return;
  }
  for (Region &region : (*this)->getRegions())
    regions.emplace_back(&region);
}

void IndexSwitchOp::getRegionInvocationBounds(llvm::ArrayRef<Attribute> operands,
                                              llvm::SmallVectorImpl<InvocationBounds> &bounds) {
  auto arg = llvm::dyn_cast_or_null<IntegerAttr>(operands.front());
  Region *taken = arg ? &getRegionFor(*this, arg.getInt()) : nullptr;
  for (Region &region : (*this)->getRegions())
    bounds.emplace_back(0, !taken || taken == &region);
}

//===----------------------------------------------------------------------===//
// Generated definitions
//===----------------------------------------------------------------------===//

#define GET_OP_CLASSES
#include "dialects/scf/SCFOps.cpp.inc"
#include "dialects/scf/SCFDialect.cpp.inc"
