//===- Complex.cpp - The complex dialect ----------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/complex/Complex.h"
#include "runtime/asm/DialectImplementation.h"
#include "runtime/ir/DialectHookThunks.h"

using namespace mlir;
using namespace mlir::complex;
using llvm::APFloat;

//===----------------------------------------------------------------------===//
// NumberAttr
//===----------------------------------------------------------------------===//

/// Rounds `value` to the format of `type`.
static APFloat convertTo(FloatType type, double value) {
  APFloat result(value);
  bool losesInfo;
  result.convert(type.getFloatSemantics(), APFloat::rmNearestTiesToEven, &losesInfo);
  return result;
}

NumberAttr NumberAttr::get(ComplexType type, double real, double imag) {
  auto part = llvm::cast<FloatType>(type.getElementType());
  return get(type.getContext(), convertTo(part, real), convertTo(part, imag), type);
}

LogicalResult NumberAttr::verify(llvm::function_ref<InFlightDiagnostic()> emitError, APFloat real,
                                 APFloat imag, Type type) {
  auto complex = llvm::dyn_cast<ComplexType>(type);
  auto part = complex ? llvm::dyn_cast<FloatType>(complex.getElementType()) : FloatType();
  if (!part)
    return emitError() << "expected a complex type of floats";
  if (&real.getSemantics() != &part.getFloatSemantics() || &imag.getSemantics() != &part.getFloatSemantics())
    return emitError() << "expected parts of type " << part;
  return success();
}

/// Parses for example `<:f64 1.0, 2.0>`.
Attribute NumberAttr::parse(AsmParser &parser, Type) {
  Type type;
  if (failed(parser.parseLess()) || failed(parser.parseColon()))
    return {};
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseType(type)))
    return {};
  auto part = llvm::dyn_cast<FloatType>(type);
  if (!part) {
    parser.emitError(loc, "expected a float type");
    return {};
  }
  APFloat real(part.getFloatSemantics()), imag(part.getFloatSemantics());
  if (failed(parser.parseFloat(part.getFloatSemantics(), real)) || failed(parser.parseComma()) ||
      failed(parser.parseFloat(part.getFloatSemantics(), imag)) || failed(parser.parseGreater()))
    return {};
  return get(parser.getContext(), real, imag, ComplexType::get(part));
}

void NumberAttr::print(AsmPrinter &printer) const {
  printer << "<:" << llvm::cast<ComplexType>(getType()).getElementType() << ' ';
  printer.printFloat(getReal());
  printer << ", ";
  printer.printFloat(getImag());
  printer << '>';
}

//===----------------------------------------------------------------------===//
// The dialect
//===----------------------------------------------------------------------===//

Operation *ComplexDialect::materializeConstant(OpBuilder &builder, Attribute value, Type type, Location loc) {
  if (ConstantOp::isBuildableWith(value, type))
    return builder.create<ConstantOp>(loc, type, llvm::cast<ArrayAttr>(value));
  return arith::ConstantOp::materialize(builder, value, type, loc);
}

//===----------------------------------------------------------------------===//
// constant
//===----------------------------------------------------------------------===//

void ConstantOp::getAsmResultNames(OpAsmSetValueNameFn setName) { setName(getResult(), "cst"); }

bool ConstantOp::isBuildableWith(Attribute value, Type type) {
  auto parts = llvm::dyn_cast<ArrayAttr>(value);
  auto complex = llvm::dyn_cast<ComplexType>(type);
  if (!parts || !complex || parts.size() != 2)
    return false;
  auto isPart = [&](auto part) { return part && part.getType() == complex.getElementType(); };
  return (isPart(llvm::dyn_cast<FloatAttr>(parts[0])) && isPart(llvm::dyn_cast<FloatAttr>(parts[1]))) ||
         (isPart(llvm::dyn_cast<IntegerAttr>(parts[0])) && isPart(llvm::dyn_cast<IntegerAttr>(parts[1])));
}

LogicalResult ConstantOp::verify() {
  ArrayAttr parts = getValue();
  if (parts.size() != 2)
    return emitOpError("requires 'value' to be a complex constant, represented as array of two values");
  if (!llvm::all_of(parts, [](Attribute part) { return llvm::isa<FloatAttr, IntegerAttr>(part); }))
    return emitOpError("requires attribute's elements to be float or integer attributes");
  Type real = llvm::cast<TypedAttr>(parts[0]).getType(),
       imaginary = llvm::cast<TypedAttr>(parts[1]).getType(),
       element = llvm::cast<ComplexType>(getComplex().getType()).getElementType();
  if (element != real || element != imaginary)
    return emitOpError("requires attribute's element types (")
           << real << ", " << imaginary << ") to match the element type of the op's return type (" << element
           << ")";
  return success();
}

//===----------------------------------------------------------------------===//
// bitcast
//===----------------------------------------------------------------------===//

LogicalResult BitcastOp::verify() {
  Type from = getOperand().getType(), to = getType();
  // A cast to the same type is valid for any type.
  if (from == to)
    return success();
  if (!from.isIntOrFloat() && !llvm::isa<ComplexType>(from))
    return emitOpError("operand must be int/float/complex");
  if (!to.isIntOrFloat() && !llvm::isa<ComplexType>(to))
    return emitOpError("result must be int/float/complex");
  if (llvm::isa<ComplexType>(from) == llvm::isa<ComplexType>(to))
    return emitOpError("requires that either input or output has a complex type");
  if (llvm::isa<ComplexType>(to))
    std::swap(from, to);
  Type element = llvm::cast<ComplexType>(from).getElementType();
  // An index has no fixed bit width.
  if (!element.isIntOrFloat() || 2 * element.getIntOrFloatBitWidth() != to.getIntOrFloatBitWidth())
    return emitOpError("casting bitwidths do not match");
  return success();
}

#include "dialects/complex/ComplexEnums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "dialects/complex/ComplexAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "dialects/complex/ComplexOps.cpp.inc"
#include "dialects/complex/ComplexDialect.cpp.inc"
