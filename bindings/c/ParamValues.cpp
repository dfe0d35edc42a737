//===- ParamValues.cpp - Parameters as attributes -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/c/ParamValues.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/EnumSupport.h"
#include "runtime/ir/ParamObject.h"
#include "runtime/ir/ParamTraits.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::capi;

template <typename T>
static T valueOf(const ParamValue &value) {
  return ParamTraits<T>::from(value);
}

Attribute capi::paramToAttribute(const ParamSpec &param, const ParamValue &value, MLIRContext *context) {
  switch (param.kind) {
  case ParamKind::Bool:
    return BoolAttr::get(context, value.bits != 0);
  case ParamKind::Signed:
    return IntegerAttr::get(IntegerType::get(context, 64), static_cast<int64_t>(value.bits));
  case ParamKind::Unsigned:
    return IntegerAttr::get(IntegerType::get(context, 64, IntegerType::Unsigned),
                            llvm::APInt(64, value.bits));
  case ParamKind::Enum:
    return StringAttr::get(context, stringifyEnumValue(*param.enumSpec, value.bits));
  case ParamKind::Type: {
    Type type = valueOf<Type>(value);
    return type ? TypeAttr::get(type) : Attribute();
  }
  case ParamKind::Attribute:
    return valueOf<Attribute>(value);
  case ParamKind::String:
    return StringAttr::get(context, valueOf<llvm::StringRef>(value));
  case ParamKind::TypeArray: {
    llvm::SmallVector<Attribute> elements;
    for (Type type : valueOf<llvm::ArrayRef<Type>>(value))
      elements.push_back(TypeAttr::get(type));
    return ArrayAttr::get(context, elements);
  }
  case ParamKind::AttrArray:
    return ArrayAttr::get(context, valueOf<llvm::ArrayRef<Attribute>>(value));
  case ParamKind::IntArray:
    return DenseI64ArrayAttr::get(context, valueOf<llvm::ArrayRef<int64_t>>(value));
  case ParamKind::Float:
    return FloatAttr::get(Float64Type::get(context), value.real);
  case ParamKind::BoolArray:
    return DenseBoolArrayAttr::get(context, valueOf<llvm::ArrayRef<bool>>(value));
  case ParamKind::Object:
    return {};
  }
  llvm_unreachable("no such kind of parameter");
}

namespace {

/// Converts attributes to the parameters of one type or attribute.
class ParamReader {
public:
  ParamReader(const DefSpec &spec, Location loc) : spec(spec), loc(loc) {}
  /// Fails after an error.
  LogicalResult read(llvm::ArrayRef<NamedAttribute> given);
  llvm::ArrayRef<ParamValue> params() const { return values; }

private:
  InFlightDiagnostic error() const { return emitError(loc) << '\'' << spec.name << "': "; }
  LogicalResult wrong(const ParamSpec &param, llvm::StringRef expected, Attribute found) const {
    return error() << "parameter '" << param.name << "' must be " << expected << ", but is " << found;
  }
  LogicalResult readOne(const ParamSpec &param, Attribute attr, ParamValue &value);
  LogicalResult readInteger(const ParamSpec &param, Attribute attr, ParamValue &value);
  LogicalResult readEnum(const ParamSpec &param, Attribute attr, ParamValue &value);
  LogicalResult readArray(const ParamSpec &param, Attribute attr, ParamValue &value);
  LogicalResult checkElement(const ParamSpec &param, Type type, Attribute attr) const;
  LogicalResult setDefault(const ParamSpec &param, ParamValue &value);

  /// Returns the array as a parameter; the scratch owns its elements.
  template <typename T>
  ParamValue keep(llvm::SmallVector<T> elements) {
    const auto &kept = scratch.keep(std::move(elements));
    return ParamTraits<llvm::ArrayRef<T>>::make(kept);
  }

  const DefSpec &spec;
  Location loc;
  llvm::SmallVector<ParamValue> values;
  ParamScratch scratch;
};

} // namespace

LogicalResult ParamReader::readInteger(const ParamSpec &param, Attribute attr, ParamValue &value) {
  auto number = llvm::dyn_cast<IntegerAttr>(attr);
  if (!number)
    return wrong(param, "an integer", attr);
  const llvm::APInt &bits = number.getValue();
  // i1 and unsigned types have no negative values; other types have the value that is printed.
  bool isUnsigned = number.getType().isUnsignedInteger() || bits.getBitWidth() == 1;
  bool fits = param.kind == ParamKind::Signed
                  ? (isUnsigned ? bits.getActiveBits() < param.bits : bits.isSignedIntN(param.bits))
                  : ((isUnsigned || !bits.isNegative()) && bits.getActiveBits() <= param.bits);
  if (param.kind == ParamKind::Bool && bits.getActiveBits() > 1)
    fits = false;
  if (!fits)
    return error() << "parameter '" << param.name << "' does not fit in '" << param.cppType << "': " << attr;
  value.bits = isUnsigned ? bits.zextOrTrunc(64).getZExtValue()
                          : static_cast<uint64_t>(bits.sextOrTrunc(64).getSExtValue());
  return success();
}

LogicalResult ParamReader::readEnum(const ParamSpec &param, Attribute attr, ParamValue &value) {
  std::optional<uint64_t> bits;
  if (auto text = llvm::dyn_cast<StringAttr>(attr)) {
    bits = symbolizeEnumValue(*param.enumSpec, text.getValue());
  } else if (auto number = llvm::dyn_cast<IntegerAttr>(attr)) {
    uint64_t given = number.getValue().zextOrTrunc(64).getZExtValue();
    if (isEnumValue(*param.enumSpec, given))
      bits = given;
  }
  if (!bits)
    return wrong(param, ("a case of the enum " + param.enumSpec->name).str(), attr);
  value.bits = *bits;
  return success();
}

LogicalResult ParamReader::checkElement(const ParamSpec &param, Type type, Attribute attr) const {
  if (type ? param.typeCheck && !param.typeCheck(type) : param.attrCheck && !param.attrCheck(attr))
    return wrong(param, param.cppType.empty() ? "of another class" : ("of class " + param.cppType).str(),
                 type ? TypeAttr::get(type) : attr);
  return success();
}

LogicalResult ParamReader::readArray(const ParamSpec &param, Attribute attr, ParamValue &value) {
  if (auto numbers = llvm::dyn_cast<DenseI64ArrayAttr>(attr); numbers && param.kind == ParamKind::IntArray) {
    value = ParamTraits<llvm::ArrayRef<int64_t>>::make(numbers.asArrayRef());
    return success();
  }
  if (auto bools = llvm::dyn_cast<DenseBoolArrayAttr>(attr); bools && param.kind == ParamKind::BoolArray) {
    value = keep(llvm::SmallVector<bool>(bools.asArrayRef()));
    return success();
  }
  auto array = llvm::dyn_cast<ArrayAttr>(attr);
  if (!array)
    return wrong(param, "an array", attr);
  llvm::SmallVector<int64_t> numbers;
  llvm::SmallVector<bool> bools;
  llvm::SmallVector<Type> types;
  llvm::SmallVector<Attribute> attributes;
  for (Attribute element : array) {
    if (param.kind == ParamKind::AttrArray) {
      attributes.push_back(element);
      if (failed(checkElement(param, {}, element)))
        return failure();
    } else if (param.kind == ParamKind::TypeArray) {
      auto type = llvm::dyn_cast<TypeAttr>(element);
      if (!type)
        return wrong(param, "an array of types", attr);
      if (failed(checkElement(param, type.getValue(), {})))
        return failure();
      types.push_back(type.getValue());
    } else {
      auto number = llvm::dyn_cast<IntegerAttr>(element);
      if (!number || !number.getValue().isSignedIntN(64))
        return wrong(param, "an array of integers", attr);
      bools.push_back(!number.getValue().isZero());
      numbers.push_back(number.getValue().getBitWidth() == 1 ? bools.back()
                                                             : number.getValue().getSExtValue());
    }
  }
  value = param.kind == ParamKind::AttrArray   ? keep(std::move(attributes))
          : param.kind == ParamKind::TypeArray ? keep(std::move(types))
          : param.kind == ParamKind::IntArray  ? keep(std::move(numbers))
                                               : keep(std::move(bools));
  return success();
}

LogicalResult ParamReader::readOne(const ParamSpec &param, Attribute attr, ParamValue &value) {
  switch (param.kind) {
  case ParamKind::Bool:
  case ParamKind::Signed:
  case ParamKind::Unsigned:
    return readInteger(param, attr, value);
  case ParamKind::Enum:
    return readEnum(param, attr, value);
  case ParamKind::Type: {
    auto type = llvm::dyn_cast<TypeAttr>(attr);
    if (!type)
      return wrong(param, "a type", attr);
    value = ParamTraits<Type>::make(type.getValue());
    return checkElement(param, type.getValue(), {});
  }
  case ParamKind::Attribute:
    value = ParamTraits<Attribute>::make(attr);
    return checkElement(param, {}, attr);
  case ParamKind::String: {
    auto text = llvm::dyn_cast<StringAttr>(attr);
    if (!text)
      return wrong(param, "a string", attr);
    value = ParamTraits<llvm::StringRef>::make(text.getValue());
    return success();
  }
  case ParamKind::Float: {
    auto number = llvm::dyn_cast<FloatAttr>(attr);
    if (!number)
      return wrong(param, "a floating-point number", attr);
    value.real = number.getValueAsDouble();
    return success();
  }
  case ParamKind::TypeArray:
  case ParamKind::AttrArray:
  case ParamKind::IntArray:
  case ParamKind::BoolArray:
    return readArray(param, attr, value);
  case ParamKind::Object:
    return error() << "parameter '" << param.name << "' of C++ type '" << param.cppType
                   << "' cannot be given as an attribute";
  }
  llvm_unreachable("no such kind of parameter");
}

LogicalResult ParamReader::setDefault(const ParamSpec &param, ParamValue &value) {
  if (param.defaultValue) {
    value = param.defaultValue(loc.getContext(), values, scratch);
    return success();
  }
  if (param.isOptional && param.kind != ParamKind::Object) {
    value.bits = 0;
    return success();
  }
  return error() << "parameter '" << param.name << "' is missing";
}

LogicalResult ParamReader::read(llvm::ArrayRef<NamedAttribute> given) {
  for (NamedAttribute entry : given)
    if (llvm::none_of(spec.params, [&](auto &param) { return param.name == entry.getName().strref(); }))
      return error() << "there is no parameter '" << entry.getName().strref() << '\'';
  ParamValue absent;
  absent.bits = 0;
  values.resize(spec.params.size(), absent);
  // The given values first: default values may be computed from them.
  llvm::SmallVector<bool> isGiven(spec.params.size());
  for (auto [i, param] : llvm::enumerate(spec.params))
    for (NamedAttribute entry : given)
      if (entry.getName().strref() == param.name) {
        isGiven[i] = true;
        if (failed(readOne(param, entry.getValue(), values[i])))
          return failure();
      }
  for (auto [i, param] : llvm::enumerate(spec.params))
    if (!isGiven[i] && failed(setDefault(param, values[i])))
      return failure();
  return success();
}

Type capi::getTypeOf(const TypeDefSpec &spec, llvm::ArrayRef<NamedAttribute> params, Location loc) {
  ParamReader reader(spec, loc);
  if (failed(reader.read(params)))
    return {};
  return getCheckedType([&] { return emitError(loc); }, loc.getContext(), spec, reader.params());
}

Attribute capi::getAttributeOf(const AttrDefSpec &spec, llvm::ArrayRef<NamedAttribute> params, Location loc) {
  ParamReader reader(spec, loc);
  if (failed(reader.read(params)))
    return {};
  return getCheckedAttribute([&] { return emitError(loc); }, loc.getContext(), spec, reader.params());
}
