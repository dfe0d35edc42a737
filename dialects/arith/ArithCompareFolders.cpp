//===- ArithCompareFolders.cpp - Comparisons and select -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/arith/ArithFolding.h"
#include "dialects/ub/UB.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"

using namespace strata;
using namespace strata::arith;
using llvm::APFloat;
using llvm::APInt;

//===----------------------------------------------------------------------===//
// Predicates
//===----------------------------------------------------------------------===//

bool arith::applyCmpPredicate(CmpIPredicate predicate, const APInt &lhs, const APInt &rhs) {
  switch (predicate) {
  case CmpIPredicate::eq:
    return lhs == rhs;
  case CmpIPredicate::ne:
    return lhs != rhs;
  case CmpIPredicate::slt:
    return lhs.slt(rhs);
  case CmpIPredicate::sle:
    return lhs.sle(rhs);
  case CmpIPredicate::sgt:
    return lhs.sgt(rhs);
  case CmpIPredicate::sge:
    return lhs.sge(rhs);
  case CmpIPredicate::ult:
    return lhs.ult(rhs);
  case CmpIPredicate::ule:
    return lhs.ule(rhs);
  case CmpIPredicate::ugt:
    return lhs.ugt(rhs);
  case CmpIPredicate::uge:
    return lhs.uge(rhs);
  }
  llvm_unreachable("unknown predicate");
}

bool arith::applyCmpPredicate(CmpFPredicate predicate, const APFloat &lhs, const APFloat &rhs) {
  auto outcomes = [&](bool equal, bool greater, bool less, bool unordered) {
    switch (lhs.compare(rhs)) {
    case APFloat::cmpEqual:
      return equal;
    case APFloat::cmpGreaterThan:
      return greater;
    case APFloat::cmpLessThan:
      return less;
    case APFloat::cmpUnordered:
      return unordered;
    }
    llvm_unreachable("unknown outcome");
  };
  switch (predicate) {
  case CmpFPredicate::AlwaysFalse:
    return false;
  case CmpFPredicate::OEQ:
    return outcomes(true, false, false, false);
  case CmpFPredicate::OGT:
    return outcomes(false, true, false, false);
  case CmpFPredicate::OGE:
    return outcomes(true, true, false, false);
  case CmpFPredicate::OLT:
    return outcomes(false, false, true, false);
  case CmpFPredicate::OLE:
    return outcomes(true, false, true, false);
  case CmpFPredicate::ONE:
    return outcomes(false, true, true, false);
  case CmpFPredicate::ORD:
    return outcomes(true, true, true, false);
  case CmpFPredicate::UEQ:
    return outcomes(true, false, false, true);
  case CmpFPredicate::UGT:
    return outcomes(false, true, false, true);
  case CmpFPredicate::UGE:
    return outcomes(true, true, false, true);
  case CmpFPredicate::ULT:
    return outcomes(false, false, true, true);
  case CmpFPredicate::ULE:
    return outcomes(true, false, true, true);
  case CmpFPredicate::UNE:
    return outcomes(false, true, true, true);
  case CmpFPredicate::UNO:
    return outcomes(false, false, false, true);
  case CmpFPredicate::AlwaysTrue:
    return true;
  }
  llvm_unreachable("unknown predicate");
}

CmpIPredicate arith::invertPredicate(CmpIPredicate predicate) {
  switch (predicate) {
  case CmpIPredicate::eq:
    return CmpIPredicate::ne;
  case CmpIPredicate::ne:
    return CmpIPredicate::eq;
  case CmpIPredicate::slt:
    return CmpIPredicate::sge;
  case CmpIPredicate::sle:
    return CmpIPredicate::sgt;
  case CmpIPredicate::sgt:
    return CmpIPredicate::sle;
  case CmpIPredicate::sge:
    return CmpIPredicate::slt;
  case CmpIPredicate::ult:
    return CmpIPredicate::uge;
  case CmpIPredicate::ule:
    return CmpIPredicate::ugt;
  case CmpIPredicate::ugt:
    return CmpIPredicate::ule;
  case CmpIPredicate::uge:
    return CmpIPredicate::ult;
  }
  llvm_unreachable("unknown predicate");
}

CmpIPredicate arith::swapPredicate(CmpIPredicate predicate) {
  switch (predicate) {
  case CmpIPredicate::eq:
  case CmpIPredicate::ne:
    return predicate;
  case CmpIPredicate::slt:
    return CmpIPredicate::sgt;
  case CmpIPredicate::sle:
    return CmpIPredicate::sge;
  case CmpIPredicate::sgt:
    return CmpIPredicate::slt;
  case CmpIPredicate::sge:
    return CmpIPredicate::sle;
  case CmpIPredicate::ult:
    return CmpIPredicate::ugt;
  case CmpIPredicate::ule:
    return CmpIPredicate::uge;
  case CmpIPredicate::ugt:
    return CmpIPredicate::ult;
  case CmpIPredicate::uge:
    return CmpIPredicate::ule;
  }
  llvm_unreachable("unknown predicate");
}

/// What the predicate says of a value and itself.
static bool holdsForEqual(CmpIPredicate predicate) {
  return applyCmpPredicate(predicate, APInt(1, 0), APInt(1, 0));
}

//===----------------------------------------------------------------------===//
// cmpi, cmpf
//===----------------------------------------------------------------------===//

/// The i1 that was extended to `value`, or null.
static Value getExtendedBool(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || !llvm::isa<ExtUIOp, ExtSIOp>(op))
    return {};
  Value source = op->getOperand(0);
  return getElementTypeOrSelf(source.getType()).isInteger(1) ? source : Value();
}

OpFoldResult CmpIOp::fold(FoldAdaptor adaptor) {
  CmpIPredicate predicate = getPredicate();
  if (getLhs() == getRhs())
    if (TypedAttr known = getIntConstant(getType(), holdsForEqual(predicate)))
      return Attribute(known);
  if (isConstantInt(adaptor.getRhs(), 0) && predicate == CmpIPredicate::ne) {
    if (Value source = getExtendedBool(getLhs()))
      return source;
    if (getElementTypeOrSelf(getLhs().getType()).isInteger(1))
      return Value(getLhs());
  }
  if (predicate == CmpIPredicate::eq && isConstantInt(adaptor.getRhs(), 1) &&
      getElementTypeOrSelf(getLhs().getType()).isInteger(1))
    return Value(getLhs());
  // The constant goes to the right.
  if (adaptor.getLhs() && !adaptor.getRhs()) {
    Value lhs = getLhs(), rhs = getRhs();
    setPredicate(swapPredicate(predicate));
    getLhsMutable().assign(rhs);
    getRhsMutable().assign(lhs);
    return Value(getResult());
  }
  return foldIntsTo(getType(), adaptor.getLhs(), adaptor.getRhs(),
                    [&](const APInt &lhs, const APInt &rhs) -> std::optional<APInt> {
                      return APInt(1, applyCmpPredicate(predicate, lhs, rhs));
                    });
}

OpFoldResult CmpFOp::fold(FoldAdaptor adaptor) {
  Attribute lhs = adaptor.getLhs(), rhs = adaptor.getRhs();
  // With a NaN on one side the other does not matter.
  auto isNaN = [](Attribute attr) {
    std::optional<APFloat> value = getConstantFloat(attr);
    return value && value->isNaN();
  };
  if (isNaN(lhs))
    rhs = lhs;
  else if (isNaN(rhs))
    lhs = rhs;
  return foldFloatsToInts(getType(), lhs, rhs, [&](const APFloat &a, const APFloat &b) {
    return APInt(1, applyCmpPredicate(getPredicate(), a, b));
  });
}

//===----------------------------------------------------------------------===//
// select
//===----------------------------------------------------------------------===//

ParseResult SelectOp::parse(OpAsmParser &parser, OperationState &result) {
  llvm::SmallVector<OpAsmParser::UnresolvedOperand, 3> operands;
  Type conditionType, valueType;
  if (parser.parseOperandList(operands, OpAsmParser::Delimiter::None, /*allowResultNumber=*/true,
                              /*requiredCount=*/3) ||
      parser.parseOptionalAttrDict(result.attributes) || parser.parseColonType(valueType))
    return failure();
  // One type is that of the values, and the condition is i1; of two the first is the condition's.
  if (succeeded(parser.parseOptionalComma())) {
    conditionType = valueType;
    if (parser.parseType(valueType))
      return failure();
  } else {
    conditionType = parser.getBuilder().getI1Type();
  }
  result.addTypes(valueType);
  Type types[] = {conditionType, valueType, valueType};
  return parser.resolveOperands(operands, llvm::ArrayRef<Type>(types), parser.getNameLoc(), result.operands);
}

void SelectOp::print(OpAsmPrinter &printer) {
  printer << " " << (*this)->getOperands();
  printer.printOptionalAttrDict((*this)->getDiscardableAttrs());
  printer << " : ";
  if (llvm::isa<ShapedType>(getCondition().getType()))
    printer << getCondition().getType() << ", ";
  printer << getType();
}

bool arith::selectsBy(Type condition, Type result) {
  if (condition.isSignlessInteger(1))
    return true;
  auto conditions = llvm::dyn_cast<ShapedType>(condition), results = llvm::dyn_cast<ShapedType>(result);
  if (!conditions || !results || conditions.hasRank() != results.hasRank())
    return false;
  return !conditions.hasRank() || conditions.getShape() == results.getShape();
}

LogicalResult SelectOp::verify() {
  Type condition = getCondition().getType();
  if (condition.isSignlessInteger(1))
    return success();
  Type expected = llvm::isa<VectorType, TensorType>(getType()) ? getI1SameShape(getType()) : Type();
  if (!expected)
    return emitOpError() << "expected condition to be a signless i1, but got " << condition;
  if (condition != expected)
    return emitOpError() << "expected condition type to have the same shape as the result type, expected "
                         << expected << ", but got " << condition;
  return success();
}

static OpFoldResult foldElementwiseSelect(DenseElementsAttr condition, Attribute onTrue, Attribute onFalse) {
  auto whenTrue = llvm::dyn_cast_or_null<DenseElementsAttr>(onTrue);
  auto whenFalse = llvm::dyn_cast_or_null<DenseElementsAttr>(onFalse);
  if (!whenTrue || !whenFalse || whenTrue.getType() != whenFalse.getType())
    return {};
  llvm::SmallVector<Attribute, 8> elements;
  for (int64_t i = 0, e = condition.getNumElements(); i != e; ++i)
    elements.push_back((condition.getIntElement(i).isOne() ? whenTrue : whenFalse).getElement(i));
  return Attribute(DenseElementsAttr::get(whenTrue.getType(), elements));
}

OpFoldResult SelectOp::fold(FoldAdaptor adaptor) {
  Value onTrue = getTrueValue(), onFalse = getFalseValue(), condition = getCondition();
  if (onTrue == onFalse)
    return onTrue;
  if (std::optional<APInt> known = getConstantInt(adaptor.getCondition()))
    return known->isOne() ? onTrue : onFalse;
  // Where a value means nothing, the other will do.
  if (llvm::isa_and_present<ub::PoisonAttr>(adaptor.getTrueValue()))
    return onFalse;
  if (llvm::isa_and_present<ub::PoisonAttr>(adaptor.getFalseValue()))
    return onTrue;
  // select %c, true, false is %c.
  if (getType().isSignlessInteger(1) && isConstantInt(adaptor.getTrueValue(), 1) &&
      isConstantInt(adaptor.getFalseValue(), 0))
    return condition;
  // Choosing between what is compared: where they are equal, either will do.
  if (auto compare = condition.getDefiningOp<CmpIOp>()) {
    CmpIPredicate predicate = compare.getPredicate();
    Value lhs = compare.getLhs(), rhs = compare.getRhs();
    bool choosesCompared = (onTrue == lhs && onFalse == rhs) || (onTrue == rhs && onFalse == lhs);
    if (choosesCompared && predicate == CmpIPredicate::eq)
      return onFalse;
    if (choosesCompared && predicate == CmpIPredicate::ne)
      return onTrue;
  }
  if (auto conditions = llvm::dyn_cast_or_null<DenseElementsAttr>(adaptor.getCondition()))
    return foldElementwiseSelect(conditions, adaptor.getTrueValue(), adaptor.getFalseValue());
  return {};
}
