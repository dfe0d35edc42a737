//===- AffineMaps.cpp - apply, min and max --------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/AffineDetail.h"
#include "runtime/interfaces/InferIntRangeCommon.h"

using namespace mlir;
using namespace mlir::affine;

static OperandRange dimsOf(OperandRange operands, AffineMap map) {
  return operands.take_front(map.getNumDims());
}
static OperandRange symbolsOf(OperandRange operands, AffineMap map) {
  return operands.drop_front(std::min<size_t>(map.getNumDims(), operands.size()));
}

/// Prints the assembly format of apply, min and max: the map, its operands and the attributes.
static void printMapAndOperands(OpAsmPrinter &printer, Operation *op, AffineMapAttr map) {
  printer << ' ' << Attribute(map);
  printDimAndSymbolList(printer, op->getOperands(), map.getValue().getNumDims());
  printer.printOptionalAttrDict(op->getAttrList(), {"map"});
}

static LogicalResult verifyOperandCount(Operation *op, AffineMap map) {
  if (op->getNumOperands() != map.getNumInputs())
    return op->emitOpError("operand count and affine map dimension and symbol count must match");
  return success();
}

//===----------------------------------------------------------------------===//
// affine.apply
//===----------------------------------------------------------------------===//

void AffineApplyOp::build(OpBuilder &builder, OperationState &state, llvm::ArrayRef<AffineExpr> exprList,
                          ValueRange mapOperands) {
  AffineMap map = AffineMap::inferFromExprList(llvm::ArrayRef(exprList), builder.getContext()).front();
  build(builder, state, builder.getIndexType(), map, mapOperands);
}

ParseResult AffineApplyOp::parse(OpAsmParser &parser, OperationState &result) {
  AffineMapAttr attr;
  unsigned numDims;
  if (parser.parseAttribute(attr, "map", result.attributes) ||
      parseDimAndSymbolList(parser, result.operands, numDims) ||
      parser.parseOptionalAttrDict(result.attributes))
    return failure();
  AffineMap map = attr.getValue();
  if (map.getNumDims() != numDims || map.getNumInputs() != result.operands.size())
    return parser.emitError(parser.getNameLoc(), "dimension or symbol index mismatch");
  // Add one result type per map result: the verifier then reports a map with several results.
  result.types.append(map.getNumResults(), parser.getBuilder().getIndexType());
  return success();
}

void AffineApplyOp::print(OpAsmPrinter &printer) { printMapAndOperands(printer, *this, getMapAttr()); }

LogicalResult AffineApplyOp::verify() {
  AffineMap map = getMap();
  if (failed(verifyOperandCount(*this, map)))
    return failure();
  if (map.getNumResults() != 1)
    return emitOpError("mapping must produce one value");
  if (map.getNumSymbols() == 0)
    return success();
  // Operands that are neither dimensions nor symbols are allowed: affine.apply may compute with any index.
  Region *scope = getAffineScope(*this);
  for (Value operand : getSymbolOperands())
    if (!affine::isValidSymbol(operand, scope) && affine::isValidDim(operand, scope))
      return emitError("dimensional operand cannot be used as a symbol");
  return success();
}

OperandRange AffineApplyOp::getDimOperands() { return dimsOf(getMapOperands(), getMap()); }
OperandRange AffineApplyOp::getSymbolOperands() { return symbolsOf(getMapOperands(), getMap()); }

bool AffineApplyOp::isValidDim() {
  return llvm::all_of((*this)->getOperands(), [](Value operand) { return affine::isValidDim(operand); });
}
bool AffineApplyOp::isValidDim(Region *region) { return affine::isValidDim((*this)->getResult(0), region); }
bool AffineApplyOp::isValidSymbol() {
  return llvm::all_of((*this)->getOperands(), [](Value operand) { return affine::isValidSymbol(operand); });
}
bool AffineApplyOp::isValidSymbol(Region *region) {
  return llvm::all_of((*this)->getOperands(),
                      [&](Value operand) { return affine::isValidSymbol(operand, region); });
}

/// Evaluates the map on the operand ranges. Uses an iterative post-order walk, since the depth of an
/// expression is not limited.
void AffineApplyOp::inferResultRanges(llvm::ArrayRef<ConstantIntRanges> argRanges,
                                      SetIntRangeFn setResultRange) {
  AffineMap map = getMap();
  llvm::DenseMap<AffineExpr, ConstantIntRanges> known;
  map.getResult(0).walk([&](AffineExpr expr) {
    if (known.contains(expr))
      return;
    auto computed = [&]() -> ConstantIntRanges {
      if (auto dim = llvm::dyn_cast<AffineDimExpr>(expr))
        return argRanges[dim.getPosition()];
      if (auto symbol = llvm::dyn_cast<AffineSymbolExpr>(expr))
        return argRanges[map.getNumDims() + symbol.getPosition()];
      if (auto constant = llvm::dyn_cast<AffineConstantExpr>(expr))
        return ConstantIntRanges::constant(llvm::APInt(64, constant.getValue(), /*isSigned=*/true));
      auto binary = llvm::cast<AffineBinaryOpExpr>(expr);
      ConstantIntRanges operands[] = {known.find(binary.getLHS())->second,
                                      known.find(binary.getRHS())->second};
      switch (expr.getKind()) {
      case AffineExprKind::Add:
        return intrange::inferAdd(operands, intrange::OverflowFlags::Nsw);
      case AffineExprKind::Mul:
        return intrange::inferMul(operands, intrange::OverflowFlags::Nsw);
      case AffineExprKind::FloorDiv:
        return intrange::inferFloorDivS(operands);
      case AffineExprKind::CeilDiv:
        return intrange::inferCeilDivS(operands);
      default: {
        // A remainder is non-negative and less than its divisor.
        llvm::APInt largest = operands[1].smax();
        if (!operands[1].smin().isStrictlyPositive())
          return ConstantIntRanges::maxRange(64);
        return ConstantIntRanges::fromSigned(llvm::APInt::getZero(64), largest - 1);
      }
      }
    }();
    known.insert({expr, computed});
  });
  setResultRange((*this)->getResult(0), known.find(map.getResult(0))->second);
}

//===----------------------------------------------------------------------===//
// affine.min and affine.max
//===----------------------------------------------------------------------===//

static ParseResult parseMinMax(OpAsmParser &parser, OperationState &result) {
  AffineMapAttr map;
  unsigned numDims;
  if (parser.parseAttribute(map, "map", result.attributes) ||
      parseDimAndSymbolList(parser, result.operands, numDims) ||
      parser.parseOptionalAttrDict(result.attributes))
    return failure();
  result.types.push_back(parser.getBuilder().getIndexType());
  return success();
}

static LogicalResult verifyMinMax(Operation *op, AffineMap map) {
  if (failed(verifyOperandCount(op, map)))
    return failure();
  if (map.getNumResults() == 0)
    return op->emitOpError("affine map expect at least one result");
  return success();
}

ParseResult AffineMinOp::parse(OpAsmParser &parser, OperationState &result) {
  return parseMinMax(parser, result);
}
void AffineMinOp::print(OpAsmPrinter &printer) { printMapAndOperands(printer, *this, getMapAttr()); }
LogicalResult AffineMinOp::verify() { return verifyMinMax(*this, getMap()); }
OperandRange AffineMinOp::getDimOperands() { return dimsOf(getOperands(), getMap()); }
OperandRange AffineMinOp::getSymbolOperands() { return symbolsOf(getOperands(), getMap()); }

ParseResult AffineMaxOp::parse(OpAsmParser &parser, OperationState &result) {
  return parseMinMax(parser, result);
}
void AffineMaxOp::print(OpAsmPrinter &printer) { printMapAndOperands(printer, *this, getMapAttr()); }
LogicalResult AffineMaxOp::verify() { return verifyMinMax(*this, getMap()); }
OperandRange AffineMaxOp::getDimOperands() { return dimsOf(getOperands(), getMap()); }
OperandRange AffineMaxOp::getSymbolOperands() { return symbolsOf(getOperands(), getMap()); }
