//===- Datum.cpp - Values during interpretation --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/support/interpreter/Datum.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"

using namespace mlir;
using namespace mlir::interpreter;
using llvm::APFloat;
using llvm::APInt;

static constexpr int64_t mostScalars = 65536;

Type interpreter::getScalarType(Type type) {
  auto shaped = llvm::dyn_cast<ShapedType>(type);
  return shaped ? shaped.getElementType() : type;
}

unsigned interpreter::getScalarWidth(Type scalarType) {
  if (llvm::isa<IndexType>(scalarType))
    return 64;
  return scalarType.isIntOrFloat() ? scalarType.getIntOrFloatBitWidth() : 0;
}

std::optional<size_t> interpreter::countScalars(Type type) {
  Type scalar = getScalarType(type);
  if (!getScalarWidth(scalar) && !llvm::isa<FunctionType>(scalar))
    return std::nullopt;
  auto shaped = llvm::dyn_cast<ShapedType>(type);
  if (!shaped)
    return 1;
  auto vector = llvm::dyn_cast<VectorType>(type);
  if ((!vector && !llvm::isa<RankedTensorType>(type)) || !shaped.hasStaticShape() ||
      (vector && vector.isScalable()))
    return std::nullopt;
  int64_t count = 1;
  for (int64_t size : shaped.getShape())
    if ((count *= size) > mostScalars)
      return std::nullopt;
  return count;
}

std::optional<Datum> interpreter::getDatum(Attribute attr) {
  if (auto integer = llvm::dyn_cast<IntegerAttr>(attr))
    return Datum{integer.getValue()};
  if (auto number = llvm::dyn_cast<FloatAttr>(attr))
    return Datum{number.getValue()};
  if (auto symbol = llvm::dyn_cast<FlatSymbolRefAttr>(attr))
    return Datum{symbol.getValue().str()};
  auto elements = llvm::dyn_cast<DenseElementsAttr>(attr);
  if (!elements || !countScalars(elements.getType()))
    return std::nullopt;
  Datum datum;
  if (llvm::isa<FloatType>(elements.getElementType()))
    for (APFloat value : elements.getValues<APFloat>())
      datum.push_back(value);
  else
    for (APInt value : elements.getValues<APInt>())
      datum.push_back(value);
  return datum;
}

Datum interpreter::makeDatum(Type type, uint64_t bits) {
  Type scalar = getScalarType(type);
  APInt value = APInt(64, bits).zextOrTrunc(getScalarWidth(scalar));
  size_t count = *countScalars(type);
  if (auto floats = llvm::dyn_cast<FloatType>(scalar))
    return Datum(count, APFloat(floats.getFloatSemantics(), value));
  return Datum(count, value);
}

Datum interpreter::makePoison(Type type) { return Datum(*countScalars(type), Poison()); }

std::string interpreter::toString(const Scalar &scalar) {
  llvm::SmallString<32> text;
  if (auto *integer = std::get_if<APInt>(&scalar))
    integer->toStringSigned(text);
  else if (auto *number = std::get_if<APFloat>(&scalar))
    number->toString(text);
  else if (auto *symbol = std::get_if<std::string>(&scalar))
    text = "@" + *symbol;
  else
    text = "poison";
  return text.str().str();
}

std::string interpreter::toString(const Datum &datum) {
  if (datum.size() == 1)
    return toString(datum.front());
  std::string text = "[";
  for (const Scalar &scalar : datum)
    text += (text.size() == 1 ? "" : ", ") + toString(scalar);
  return text + "]";
}

static bool refinesScalar(const Scalar &before, const Scalar &after) {
  if (isPoison(before))
    return true;
  if (before.index() != after.index())
    return false;
  if (auto *integer = std::get_if<APInt>(&before)) {
    const APInt &other = std::get<APInt>(after);
    return integer->getBitWidth() == other.getBitWidth() && *integer == other;
  }
  if (auto *number = std::get_if<APFloat>(&before)) {
    const APFloat &other = std::get<APFloat>(after);
    if (&number->getSemantics() != &other.getSemantics())
      return false;
    return (number->isNaN() && other.isNaN()) || number->bitwiseIsEqual(other);
  }
  return std::get<std::string>(before) == std::get<std::string>(after);
}

bool interpreter::refines(const Datum &before, const Datum &after) {
  return before.size() == after.size() && llvm::all_of(llvm::zip_equal(before, after), [](auto both) {
           return std::apply(refinesScalar, both);
         });
}
