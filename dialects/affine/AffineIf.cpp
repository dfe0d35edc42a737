//===- AffineIf.cpp - affine.if -------------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/AffineDetail.h"
#include "dialects/utils/ImplicitTerminator.h"

using namespace mlir;
using namespace mlir::affine;

void AffineIfOp::build(OpBuilder &builder, OperationState &state, TypeRange resultTypes, IntegerSet set,
                       ValueRange args, bool withElseRegion) {
  assert((resultTypes.empty() || withElseRegion) && "an affine.if with results requires an else region");
  state.addTypes(resultTypes);
  state.addOperands(args);
  state.addAttribute(getConditionAttrStrName(), IntegerSetAttr::get(set));
  // If the affine.if has no results, its regions end with an empty affine.yield; otherwise the caller adds
  // it.
  auto end = [&](Block &) {
    if (resultTypes.empty())
      builder.create<AffineYieldOp>(state.location.materialize(state.getContext()));
  };
  addBody(builder, state, {}, end);
  if (withElseRegion)
    addBody(builder, state, {}, end);
  else
    state.addRegion();
}

void AffineIfOp::build(OpBuilder &builder, OperationState &state, IntegerSet set, ValueRange args,
                       bool withElseRegion) {
  build(builder, state, TypeRange(), set, args, withElseRegion);
}

ParseResult AffineIfOp::parse(OpAsmParser &parser, OperationState &result) {
  IntegerSetAttr condition;
  unsigned numDims;
  if (parser.parseAttribute(condition, getConditionAttrStrName(), result.attributes) ||
      parseDimAndSymbolList(parser, result.operands, numDims))
    return failure();
  IntegerSet set = condition.getValue();
  if (set.getNumDims() != numDims)
    return parser.emitError(parser.getNameLoc(), "dim operand count and integer set dim count must match");
  if (set.getNumInputs() != result.operands.size())
    return parser.emitError(parser.getNameLoc(),
                            "symbol operand count and integer set symbol count must match");
  Region *thenRegion = result.addRegion(), *elseRegion = result.addRegion();
  if (parser.parseOptionalArrowTypeList(result.types) || parser.parseRegion(*thenRegion))
    return failure();
  mlir::ensureTerminator<AffineYieldOp>(*thenRegion, result);
  if (succeeded(parser.parseOptionalKeyword("else"))) {
    if (parser.parseRegion(*elseRegion))
      return failure();
    mlir::ensureTerminator<AffineYieldOp>(*elseRegion, result);
  }
  return parser.parseOptionalAttrDict(result.attributes);
}

void AffineIfOp::print(OpAsmPrinter &printer) {
  bool hasResults = (*this)->getNumResults() != 0;
  printer << ' ' << Attribute(getConditionAttr());
  printDimAndSymbolList(printer, (*this)->getOperands(), getCondition().getNumDims());
  printer.printOptionalArrowTypeList((*this)->getResultTypes());
  printer << ' ';
  printer.printRegion(getThenRegion(), /*printEntryBlockArgs=*/false, /*printBlockTerminators=*/hasResults);
  if (hasElse()) {
    printer << " else ";
    printer.printRegion(getElseRegion(), /*printEntryBlockArgs=*/false, /*printBlockTerminators=*/hasResults);
  }
  printer.printOptionalAttrDict((*this)->getAttrList(), {"condition"});
}

LogicalResult AffineIfOp::verify() {
  IntegerSet set = getCondition();
  if ((*this)->getNumOperands() != set.getNumInputs())
    return emitOpError("operand count and condition integer set dimension and symbol count must match");
  return verifyDimAndSymbolIdentifiers(*this, (*this)->getOperands(), set.getNumDims());
}

IntegerSet AffineIfOp::getIntegerSet() { return getCondition(); }
void AffineIfOp::setIntegerSet(IntegerSet newSet) { setConditionAttr(IntegerSetAttr::get(newSet)); }
void AffineIfOp::setConditional(IntegerSet set, ValueRange operands) {
  setIntegerSet(set);
  (*this)->setOperands(operands);
}

void AffineIfOp::getSuccessorRegions(RegionBranchPoint point,
                                     llvm::SmallVectorImpl<RegionSuccessor> &regions) {
  if (point.isParent()) {
    regions.emplace_back(&getThenRegion());
    if (hasElse()) {
      regions.emplace_back(&getElseRegion());
      return;
    }
  }
  regions.emplace_back(getOperation(), (*this)->getResults());
}
