//===- ArithCompareFolders.cpp - Comparisons and select -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/arith/ArithFolding.h"
#include "dialects/arith/CompareOutcomes.h"
#include "dialects/ub/UB.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"

using namespace mlir;
using namespace mlir::arith;
using llvm::APFloat;
using llvm::APInt;

//===----------------------------------------------------------------------===//
// Predicates
//===----------------------------------------------------------------------===//

Outcomes arith::getOutcomes(CmpIPredicate predicate) {
  switch (predicate) {
  case CmpIPredicate::eq:
    return Equal;
  case CmpIPredicate::ne:
    return Less | Greater;
  case CmpIPredicate::slt:
  case CmpIPredicate::ult:
    return Less;
  case CmpIPredicate::sle:
  case CmpIPredicate::ule:
    return Less | Equal;
  case CmpIPredicate::sgt:
  case CmpIPredicate::ugt:
    return Greater;
  case CmpIPredicate::sge:
  case CmpIPredicate::uge:
    return Greater | Equal;
  }
  llvm_unreachable("unknown predicate");
}

/// Table of the outcomes for which each float predicate is true, indexed by the numeric value of the
/// predicate.
static constexpr Outcomes floatOutcomes[] = {
    0,                                  // AlwaysFalse
    Equal,                              // OEQ
    Greater,                            // OGT
    Greater | Equal,                    // OGE
    Less,                               // OLT
    Less | Equal,                       // OLE
    Less | Greater,                     // ONE
    Less | Equal | Greater,             // ORD
    Unordered | Equal,                  // UEQ
    Unordered | Greater,                // UGT
    Unordered | Greater | Equal,        // UGE
    Unordered | Less,                   // ULT
    Unordered | Less | Equal,           // ULE
    Unordered | Less | Greater,         // UNE
    Unordered,                          // UNO
    Unordered | Less | Equal | Greater, // AlwaysTrue
};
static_assert(floatOutcomes[static_cast<size_t>(CmpFPredicate::OLE)] == (Less | Equal) &&
                  floatOutcomes[static_cast<size_t>(CmpFPredicate::UNO)] == Unordered &&
                  std::size(floatOutcomes) == static_cast<size_t>(CmpFPredicate::AlwaysTrue) + 1,
              "rows are in the order of the enumerants");

Outcomes arith::getOutcomes(CmpFPredicate predicate) { return floatOutcomes[static_cast<size_t>(predicate)]; }

static bool isSigned(CmpIPredicate predicate) {
  return predicate >= CmpIPredicate::slt && predicate <= CmpIPredicate::sge;
}

CmpIPredicate arith::getCmpIPredicate(Outcomes outcomes, bool isSigned) {
  switch (outcomes) {
  case Equal:
    return CmpIPredicate::eq;
  case Less | Greater:
    return CmpIPredicate::ne;
  case Less:
    return isSigned ? CmpIPredicate::slt : CmpIPredicate::ult;
  case Less | Equal:
    return isSigned ? CmpIPredicate::sle : CmpIPredicate::ule;
  case Greater:
    return isSigned ? CmpIPredicate::sgt : CmpIPredicate::ugt;
  case Greater | Equal:
    return isSigned ? CmpIPredicate::sge : CmpIPredicate::uge;
  }
  llvm_unreachable("no predicate has these outcomes");
}

/// Returns the outcomes of comparing the operands in the opposite order.
static Outcomes swapOperands(Outcomes outcomes) {
  Outcomes swapped = outcomes & ~(Less | Greater);
  if (outcomes & Less)
    swapped |= Greater;
  if (outcomes & Greater)
    swapped |= Less;
  return swapped;
}

bool arith::applyCmpPredicate(CmpIPredicate predicate, const APInt &lhs, const APInt &rhs) {
  Outcomes outcome = Equal;
  if (lhs != rhs)
    outcome = (isSigned(predicate) ? lhs.slt(rhs) : lhs.ult(rhs)) ? Less : Greater;
  return getOutcomes(predicate) & outcome;
}

bool arith::applyCmpPredicate(CmpFPredicate predicate, const APFloat &lhs, const APFloat &rhs) {
  auto outcome = [](APFloat::cmpResult result) -> Outcomes {
    switch (result) {
    case APFloat::cmpLessThan:
      return Less;
    case APFloat::cmpEqual:
      return Equal;
    case APFloat::cmpGreaterThan:
      return Greater;
    case APFloat::cmpUnordered:
      return Unordered;
    }
    llvm_unreachable("unknown result");
  };
  return getOutcomes(predicate) & outcome(lhs.compare(rhs));
}

CmpIPredicate arith::invertPredicate(CmpIPredicate predicate) {
  return getCmpIPredicate((Less | Equal | Greater) & ~getOutcomes(predicate), isSigned(predicate));
}

CmpIPredicate arith::swapPredicate(CmpIPredicate predicate) {
  return getCmpIPredicate(swapOperands(getOutcomes(predicate)), isSigned(predicate));
}

CmpFPredicate arith::swapPredicate(CmpFPredicate predicate) {
  const Outcomes *row = llvm::find(floatOutcomes, swapOperands(getOutcomes(predicate)));
  return static_cast<CmpFPredicate>(row - floatOutcomes);
}

/// Returns the value of `x predicate x`.
static bool holdsForEqual(CmpIPredicate predicate) {
  return applyCmpPredicate(predicate, APInt(1, 0), APInt(1, 0));
}

//===----------------------------------------------------------------------===//
// cmpi, cmpf
//===----------------------------------------------------------------------===//

/// Returns the i1 value that `value` is an extension of, or null.
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
  // Move the constant operand to the right.
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
  // If an operand is NaN, the result does not depend on the other operand, which need not be constant.
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
  Type first, second;
  if (parser.parseOperandList(operands, OpAsmParser::Delimiter::None, /*allowResultNumber=*/true,
                              /*requiredCount=*/3) ||
      parser.parseOptionalAttrDict(result.attributes) || parser.parseColonType(first))
    return failure();
  bool hasTwoTypes = succeeded(parser.parseOptionalComma());
  if (hasTwoTypes && parser.parseType(second))
    return failure();
  // If the assembly format contains one type, it is the type of the selected values and the condition has
  // type i1. If it contains two, the first one is the type of the condition.
  Type condition = hasTwoTypes ? first : Type(parser.getBuilder().getI1Type());
  Type value = hasTwoTypes ? second : first;
  result.addTypes(value);
  return failure(parser.resolveOperand(operands[0], condition, result.operands) ||
                 parser.resolveOperand(operands[1], value, result.operands) ||
                 parser.resolveOperand(operands[2], value, result.operands));
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
  // If one arm is poison, return the other.
  if (llvm::isa_and_present<ub::PoisonAttr>(adaptor.getTrueValue()))
    return onFalse;
  if (llvm::isa_and_present<ub::PoisonAttr>(adaptor.getFalseValue()))
    return onTrue;
  // select %c, true, false → %c.
  if (getType().isSignlessInteger(1) && isConstantInt(adaptor.getTrueValue(), 1) &&
      isConstantInt(adaptor.getFalseValue(), 0))
    return condition;
  // select (a == b), a, b → b and select (a != b), a, b → a, also if a and b are swapped in the select: if
  // the condition selects the other arm, both arms are equal.
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
