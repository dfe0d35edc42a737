//===- EvalFunctions.cpp - The functions that records may call ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/load/EvalFunctions.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/Region.h"
#include "runtime/ir/TypeUtilities.h"
#include "runtime/ir/Broadcast.h"
#include "runtime/ir/ods/OpaqueTypes.h"
#include "runtime/support/Diagnostics.h"
#include "llvm/ADT/StringSwitch.h"

using namespace strata;
using namespace strata::eval;

llvm::StringRef strata::eval::dropNamespaces(llvm::StringRef name) {
  name = name.trim();
  name.consume_front("::");
  for (llvm::StringRef space : {"mlir::", "strata::", "llvm::", "std::"})
    if (name.consume_front(space))
      break;
  return name;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

std::optional<bool> EvalValue::asBool() const {
  if (const bool *value = get<bool>())
    return *value;
  if (const int64_t *value = get<int64_t>())
    return *value != 0;
  if (get<Null>() || get<Type>() || get<Attribute>())
    return !isNull();
  return std::nullopt;
}

std::optional<int64_t> EvalValue::asInt() const {
  if (const int64_t *value = get<int64_t>())
    return *value;
  if (const bool *value = get<bool>())
    return *value;
  return std::nullopt;
}

std::optional<double> EvalValue::asFloat() const {
  if (const double *value = get<double>())
    return *value;
  if (std::optional<int64_t> value = asInt())
    return static_cast<double>(*value);
  return std::nullopt;
}

std::optional<bool> EvalValue::equal(const EvalValue &lhs, const EvalValue &rhs) {
  if (lhs.get<Null>() || rhs.get<Null>())
    return lhs.isNull() && rhs.isNull();
  if (lhs.asInt() && rhs.asInt())
    return *lhs.asInt() == *rhs.asInt();
  if (lhs.asFloat() && rhs.asFloat())
    return *lhs.asFloat() == *rhs.asFloat();
  if (lhs.storage.index() != rhs.storage.index())
    return std::nullopt;
  if (const List *list = lhs.get<List>()) {
    const List &other = *rhs.get<List>();
    if (list->size() != other.size())
      return false;
    for (size_t i = 0; i != list->size(); ++i)
      if (!equal((*list)[i], other[i]).value_or(false))
        return false;
    return true;
  }
  if (const std::string *text = lhs.get<std::string>())
    return *text == *rhs.get<std::string>();
  if (lhs.get<Type>())
    return lhs.asType() == rhs.asType();
  if (lhs.get<Attribute>())
    return lhs.asAttr() == rhs.asAttr();
  if (const Value *value = lhs.get<Value>())
    return *value == *rhs.get<Value>();
  if (Operation *const *op = lhs.get<Operation *>())
    return *op == *rhs.get<Operation *>();
  return std::nullopt;
}

template <typename T>
static T typeAs(const EvalValue &value) {
  return llvm::dyn_cast_if_present<T>(value.asType());
}
template <typename T>
static T attrAs(const EvalValue &value) {
  return llvm::dyn_cast_if_present<T>(value.asAttr());
}

template <typename RangeT>
static EvalValue listOf(RangeT &&range) {
  EvalValue::List list;
  for (auto element : range)
    list.push_back(EvalValue(element));
  return list;
}

static EvalValue intList(llvm::ArrayRef<int64_t> values) { return listOf(values); }

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

template <typename T>
static bool isType(const EvalValue &value) {
  return static_cast<bool>(typeAs<T>(value));
}
template <typename T>
static bool isAttr(const EvalValue &value) {
  return static_cast<bool>(attrAs<T>(value));
}

ClassTest strata::eval::findClass(llvm::StringRef name) {
  return llvm::StringSwitch<ClassTest>(dropNamespaces(name))
#define TYPE(Class) .Case(#Class, &isType<Class>)
#define ATTR(Class) .Case(#Class, &isAttr<Class>)
      // clang-format off
      TYPE(Type) TYPE(IndexType) TYPE(NoneType) TYPE(IntegerType) TYPE(FloatType) TYPE(FunctionType)
      TYPE(TupleType) TYPE(ComplexType) TYPE(ShapedType) TYPE(VectorType) TYPE(TensorType)
      TYPE(RankedTensorType) TYPE(UnrankedTensorType) TYPE(BaseMemRefType) TYPE(MemRefType)
      TYPE(UnrankedMemRefType) TYPE(OpaqueType)
      TYPE(BFloat16Type) TYPE(Float16Type) TYPE(FloatTF32Type) TYPE(Float32Type) TYPE(Float64Type)
      TYPE(Float80Type) TYPE(Float128Type)
      TYPE(Float4E2M1FNType) TYPE(Float6E2M3FNType) TYPE(Float6E3M2FNType) TYPE(Float8E5M2Type)
      TYPE(Float8E4M3Type) TYPE(Float8E4M3FNType) TYPE(Float8E5M2FNUZType) TYPE(Float8E4M3FNUZType)
      TYPE(Float8E4M3B11FNUZType) TYPE(Float8E3M4Type) TYPE(Float8E8M0FNUType)
      ATTR(Attribute) ATTR(TypedAttr) ATTR(StringAttr) ATTR(UnitAttr) ATTR(IntegerAttr) ATTR(BoolAttr)
      ATTR(FloatAttr) ATTR(ArrayAttr) ATTR(DictionaryAttr) ATTR(TypeAttr) ATTR(SymbolRefAttr)
      ATTR(FlatSymbolRefAttr) ATTR(DenseArrayAttr) ATTR(DenseBoolArrayAttr) ATTR(DenseI8ArrayAttr)
      ATTR(DenseI16ArrayAttr) ATTR(DenseI32ArrayAttr) ATTR(DenseI64ArrayAttr) ATTR(DenseF32ArrayAttr)
      ATTR(DenseF64ArrayAttr) ATTR(DenseElementsAttr) ATTR(ElementsAttr) ATTR(DenseIntElementsAttr)
      ATTR(DenseFPElementsAttr) ATTR(SplatElementsAttr) ATTR(LocationAttr) ATTR(AffineMapAttr)
      ATTR(IntegerSetAttr) ATTR(DenseStringElementsAttr) TYPE(GraphType)
      // clang-format on
#undef TYPE
#undef ATTR
      .Default(nullptr);
}

Type strata::eval::makeSimpleType(MLIRContext *context, llvm::StringRef name) {
  using Maker = Type (*)(MLIRContext *);
  Maker maker = llvm::StringSwitch<Maker>(dropNamespaces(name))
                    .Case("IndexType", [](MLIRContext *c) -> Type { return IndexType::get(c); })
                    .Case("NoneType", [](MLIRContext *c) -> Type { return NoneType::get(c); })
#define STRATA_FLOAT_TYPE(Class, Spelling, Semantics)                                                   \
  .Case(#Class, [](MLIRContext *c) -> Type { return Class::get(c); })
#include "runtime/ir/FloatTypes.def"
                    .Default(nullptr);
  return maker ? maker(context) : Type();
}

//===----------------------------------------------------------------------===//
// Members
//===----------------------------------------------------------------------===//

namespace {

#define MEMBER(Name) static Result Name([[maybe_unused]] MLIRContext *context, const EvalValue &self, [[maybe_unused]] Args args)

/// A question about a type, without or with a width.
template <bool (Type::*Plain)() const, bool (Type::*WithWidth)(unsigned) const>
Result typeQuestion(MLIRContext *, const EvalValue &self, Args args) {
  Type type = self.asType();
  if (!type)
    return std::nullopt;
  if (args.empty())
    return (type.*Plain)();
  std::optional<int64_t> width = args[0].asInt();
  if (!width)
    return std::nullopt;
  return (type.*WithWidth)(static_cast<unsigned>(*width));
}
template <bool (Type::*Question)() const>
Result simpleTypeQuestion(MLIRContext *, const EvalValue &self, Args) {
  if (Type type = self.asType())
    return (type.*Question)();
  return std::nullopt;
}

MEMBER(getElementType) {
  if (auto shaped = typeAs<ShapedType>(self))
    return shaped.getElementType();
  if (auto complex = typeAs<ComplexType>(self))
    return complex.getElementType();
  if (auto dense = attrAs<DenseElementsAttr>(self))
    return dense.getElementType();
  if (auto array = attrAs<DenseArrayAttr>(self))
    return array.getElementType();
  return std::nullopt;
}
MEMBER(getShape) {
  if (auto shaped = typeAs<ShapedType>(self); shaped && shaped.hasRank())
    return intList(shaped.getShape());
  return std::nullopt;
}
MEMBER(getRank) {
  if (auto shaped = typeAs<ShapedType>(self); shaped && shaped.hasRank())
    return shaped.getRank();
  return std::nullopt;
}
MEMBER(hasRank) {
  if (auto shaped = typeAs<ShapedType>(self))
    return shaped.hasRank();
  return std::nullopt;
}
MEMBER(hasStaticShape) {
  if (auto shaped = typeAs<ShapedType>(self))
    return shaped.hasStaticShape();
  return std::nullopt;
}
MEMBER(getNumElements) {
  if (auto shaped = typeAs<ShapedType>(self); shaped && shaped.hasStaticShape())
    return shaped.getNumElements();
  if (auto dense = attrAs<DenseElementsAttr>(self))
    return dense.getNumElements();
  return std::nullopt;
}
MEMBER(getDimSize) {
  auto shaped = typeAs<ShapedType>(self);
  std::optional<int64_t> index = args.empty() ? std::nullopt : args[0].asInt();
  if (!shaped || !shaped.hasRank() || !index || *index < 0 || *index >= shaped.getRank())
    return std::nullopt;
  return shaped.getDimSize(*index);
}
MEMBER(isScalable) {
  if (auto vector = typeAs<VectorType>(self))
    return vector.isScalable();
  return std::nullopt;
}
MEMBER(allDimsScalable) {
  if (auto vector = typeAs<VectorType>(self))
    return vector.allDimsScalable();
  return std::nullopt;
}
/// A number that is different for each class of types.
MEMBER(getTypeID) {
  if (Type type = self.asType())
    return static_cast<int64_t>(reinterpret_cast<intptr_t>(type.getTypeID().getAsOpaquePointer()));
  return std::nullopt;
}
MEMBER(hasOneUse) {
  if (const Value *value = self.get<Value>())
    return value->hasOneUse();
  return std::nullopt;
}
MEMBER(use_empty) {
  if (const Value *value = self.get<Value>())
    return value->use_empty();
  return std::nullopt;
}
MEMBER(getNumArguments) {
  if (Region *const *region = self.get<Region *>())
    return static_cast<int64_t>((*region)->getNumArguments());
  return std::nullopt;
}
MEMBER(getScalableDims) {
  if (auto vector = typeAs<VectorType>(self))
    return listOf(vector.getScalableDims());
  return std::nullopt;
}
MEMBER(getEncoding) {
  if (auto tensor = typeAs<RankedTensorType>(self))
    return tensor.getEncoding();
  return std::nullopt;
}
MEMBER(getMemorySpace) {
  if (auto memref = typeAs<BaseMemRefType>(self))
    return memref.getMemorySpace();
  return std::nullopt;
}
MEMBER(isStrided) {
  // The layout is always the identity.
  return isType<MemRefType>(self);
}
MEMBER(getWidth) {
  if (auto integer = typeAs<IntegerType>(self))
    return static_cast<int64_t>(integer.getWidth());
  if (auto real = typeAs<FloatType>(self))
    return static_cast<int64_t>(real.getWidth());
  return std::nullopt;
}
MEMBER(getIntOrFloatBitWidth) {
  Type type = self.asType();
  if (!type || !type.isIntOrFloat())
    return std::nullopt;
  return static_cast<int64_t>(type.getIntOrFloatBitWidth());
}
MEMBER(getTypes) {
  if (auto tuple = typeAs<TupleType>(self))
    return listOf(tuple.getTypes());
  if (const auto *list = self.get<EvalValue::List>()) {
    EvalValue::List types;
    for (const EvalValue &element : *list) {
      if (const Value *value = element.get<Value>())
        types.push_back(value->getType());
      else
        return std::nullopt;
    }
    return EvalValue(std::move(types));
  }
  return std::nullopt;
}
MEMBER(getInputs) {
  if (auto function = typeAs<FunctionType>(self))
    return listOf(function.getInputs());
  return std::nullopt;
}
MEMBER(getResults) {
  if (auto function = typeAs<FunctionType>(self))
    return listOf(function.getResults());
  return std::nullopt;
}
/// Of types as they are, and of values theirs.
Result typesOf(const EvalValue::List &list) {
  EvalValue::List types;
  for (const EvalValue &element : list) {
    const Value *value = element.get<Value>();
    types.push_back(value ? value->getType() : element.asType());
    if (!types.back().asType())
      return std::nullopt;
  }
  return EvalValue(std::move(types));
}
MEMBER(getType) {
  if (const Value *value = self.get<Value>())
    return value->getType();
  if (const auto *list = self.get<EvalValue::List>(); list && list->size() == 1)
    return getType(context, list->front(), args);
  if (const auto *list = self.get<EvalValue::List>())
    return typesOf(*list);
  if (auto typed = attrAs<TypedAttr>(self))
    return typed.getType();
  return std::nullopt;
}
MEMBER(getValue) {
  if (auto integer = attrAs<IntegerAttr>(self)) {
    if (integer.getValue().getBitWidth() > 64)
      return std::nullopt;
    if (BoolAttr::classof(integer))
      return BoolAttr(integer.getImpl()).getValue();
    return integer.getValue().getSExtValue();
  }
  if (auto real = attrAs<FloatAttr>(self))
    return real.getValueAsDouble();
  if (auto text = attrAs<StringAttr>(self))
    return text.getValue().str();
  if (auto type = attrAs<TypeAttr>(self))
    return type.getValue();
  if (auto symbol = attrAs<FlatSymbolRefAttr>(self))
    return symbol.getValue().str();
  if (auto array = attrAs<ArrayAttr>(self))
    return listOf(array.getValue());
  return std::nullopt;
}
MEMBER(getInt) {
  if (auto integer = attrAs<IntegerAttr>(self); integer && integer.getValue().getBitWidth() <= 64)
    return integer.getValue().getSExtValue();
  return std::nullopt;
}
MEMBER(getUInt) {
  if (auto integer = attrAs<IntegerAttr>(self); integer && integer.getValue().getBitWidth() <= 64)
    return static_cast<int64_t>(integer.getValue().getZExtValue());
  return std::nullopt;
}
/// Of what getValue() gave for an integer.
MEMBER(sameNumber) { return self.asInt() ? Result(*self.asInt()) : std::nullopt; }
MEMBER(isStrictlyPositive) { return self.asInt() ? Result(*self.asInt() > 0) : std::nullopt; }
MEMBER(isNonNegative) { return self.asInt() ? Result(*self.asInt() >= 0) : std::nullopt; }
MEMBER(isNegative) { return self.asInt() ? Result(*self.asInt() < 0) : std::nullopt; }
MEMBER(isPowerOf2) {
  if (std::optional<int64_t> value = self.asInt())
    return *value != 0 && (*value & (*value - 1)) == 0;
  return std::nullopt;
}
MEMBER(size) {
  if (const auto *list = self.get<EvalValue::List>())
    return static_cast<int64_t>(list->size());
  if (const std::string *text = self.get<std::string>())
    return static_cast<int64_t>(text->size());
  if (auto array = attrAs<ArrayAttr>(self))
    return static_cast<int64_t>(array.size());
  if (auto array = attrAs<DenseArrayAttr>(self))
    return array.getSize();
  if (auto dictionary = attrAs<DictionaryAttr>(self))
    return static_cast<int64_t>(dictionary.size());
  if (auto text = attrAs<StringAttr>(self))
    return static_cast<int64_t>(text.size());
  if (auto tuple = typeAs<TupleType>(self))
    return static_cast<int64_t>(tuple.size());
  return std::nullopt;
}
MEMBER(empty) {
  if (Result count = size(context, self, args))
    return *count->asInt() == 0;
  return std::nullopt;
}
MEMBER(asArrayRef) {
  EvalValue::List list;
  auto append = [&](auto values) {
    for (auto value : values)
      list.push_back(static_cast<int64_t>(value));
    return EvalValue(std::move(list));
  };
  if (auto array = attrAs<DenseI64ArrayAttr>(self))
    return append(array.asArrayRef());
  if (auto array = attrAs<DenseI32ArrayAttr>(self))
    return append(array.asArrayRef());
  if (auto array = attrAs<DenseI16ArrayAttr>(self))
    return append(array.asArrayRef());
  if (auto array = attrAs<DenseI8ArrayAttr>(self))
    return append(array.asArrayRef());
  if (auto array = attrAs<DenseBoolArrayAttr>(self))
    return append(array.asArrayRef());
  return std::nullopt;
}
MEMBER(front) {
  if (const auto *list = self.get<EvalValue::List>(); list && !list->empty())
    return list->front();
  return std::nullopt;
}
MEMBER(back) {
  if (const auto *list = self.get<EvalValue::List>(); list && !list->empty())
    return list->back();
  return std::nullopt;
}
MEMBER(drop_back) {
  const auto *list = self.get<EvalValue::List>();
  if (!list || list->empty())
    return std::nullopt;
  return EvalValue(EvalValue::List(list->begin(), list->end() - 1));
}
MEMBER(getContext) { return EvalValue(EvalValue::Builder()); }
MEMBER(clone) {
  auto shaped = typeAs<ShapedType>(self);
  if (shaped && args.size() == 1 && args[0].asType())
    return Type(shaped.clone(args[0].asType()));
  return std::nullopt;
}

// Of an operation.
Operation *opOf(const EvalValue &value) { return value.get<Operation *>() ? *value.get<Operation *>() : nullptr; }
MEMBER(getNumOperands) { return opOf(self) ? Result(int64_t(opOf(self)->getNumOperands())) : std::nullopt; }
MEMBER(getNumResults) { return opOf(self) ? Result(int64_t(opOf(self)->getNumResults())) : std::nullopt; }
MEMBER(getOperand) {
  std::optional<int64_t> index = args.empty() ? std::nullopt : args[0].asInt();
  Operation *op = opOf(self);
  if (!op || !index || *index < 0 || *index >= op->getNumOperands())
    return std::nullopt;
  return op->getOperand(*index);
}
MEMBER(getResult) {
  std::optional<int64_t> index = args.empty() ? std::nullopt : args[0].asInt();
  Operation *op = opOf(self);
  if (!op || !index || *index < 0 || *index >= op->getNumResults())
    return std::nullopt;
  return Value(op->getResult(*index));
}

// Of a builder.
#define TYPE_BUILDER(Name) MEMBER(Name) { return Type(Builder(context).Name()); }
TYPE_BUILDER(getIndexType)
TYPE_BUILDER(getI1Type)
TYPE_BUILDER(getI8Type)
TYPE_BUILDER(getI16Type)
TYPE_BUILDER(getI32Type)
TYPE_BUILDER(getI64Type)
TYPE_BUILDER(getBF16Type)
TYPE_BUILDER(getF16Type)
TYPE_BUILDER(getF32Type)
TYPE_BUILDER(getF64Type)
TYPE_BUILDER(getTF32Type)
TYPE_BUILDER(getF80Type)
TYPE_BUILDER(getF128Type)
TYPE_BUILDER(getNoneType)
MEMBER(getIntegerType) {
  std::optional<int64_t> width = args.empty() ? std::nullopt : args[0].asInt();
  if (!width || *width < 0 || *width > IntegerType::kMaxWidth)
    return std::nullopt;
  if (args.size() == 1)
    return Type(IntegerType::get(context, *width));
  std::optional<bool> isSigned = args[1].asBool();
  if (!isSigned)
    return std::nullopt;
  return Type(IntegerType::get(context, *width, *isSigned ? IntegerType::Signed : IntegerType::Unsigned));
}
MEMBER(getUnitAttr) { return Attribute(UnitAttr::get(context)); }
MEMBER(getBoolAttr) {
  std::optional<bool> value = args.empty() ? std::nullopt : args[0].asBool();
  return value ? Result(Attribute(BoolAttr::get(context, *value))) : std::nullopt;
}
template <unsigned Width, IntegerType::SignednessSemantics Sign>
Result integerAttr(MLIRContext *context, const EvalValue &, Args args) {
  std::optional<int64_t> value = args.empty() ? std::nullopt : args[0].asInt();
  if (!value)
    return std::nullopt;
  return Attribute(IntegerAttr::get(IntegerType::get(context, Width, Sign), *value));
}
MEMBER(getIndexAttr) {
  std::optional<int64_t> value = args.empty() ? std::nullopt : args[0].asInt();
  return value ? Result(Attribute(Builder(context).getIndexAttr(*value))) : std::nullopt;
}
MEMBER(getIntegerAttr) {
  std::optional<int64_t> value = args.size() < 2 ? std::nullopt : args[1].asInt();
  Type type = args.empty() ? Type() : args[0].asType();
  if (!value || !type || !type.isIntOrIndex())
    return std::nullopt;
  return Attribute(IntegerAttr::get(type, *value));
}
MEMBER(getFloatAttr) {
  std::optional<double> value = args.size() < 2 ? std::nullopt : args[1].asFloat();
  auto type = args.empty() ? FloatType() : typeAs<FloatType>(args[0]);
  return value && type ? Result(Attribute(FloatAttr::get(type, *value))) : std::nullopt;
}
template <typename FloatT>
Result floatAttr(MLIRContext *context, const EvalValue &, Args args) {
  std::optional<double> value = args.empty() ? std::nullopt : args[0].asFloat();
  return value ? Result(Attribute(FloatAttr::get(FloatT::get(context), *value))) : std::nullopt;
}
MEMBER(getStringAttr) {
  const std::string *text = args.empty() ? nullptr : args[0].get<std::string>();
  return text ? Result(Attribute(StringAttr::get(context, llvm::StringRef(*text)))) : std::nullopt;
}
MEMBER(getArrayAttr) {
  const auto *list = args.empty() ? nullptr : args[0].get<EvalValue::List>();
  if (!list && !(args.size() == 1 && args[0].isNull()))
    return std::nullopt;
  llvm::SmallVector<Attribute> elements;
  if (list)
    for (const EvalValue &element : *list)
      elements.push_back(element.asAttr());
  if (llvm::is_contained(elements, Attribute()))
    return std::nullopt;
  return Attribute(ArrayAttr::get(context, elements));
}
template <typename ArrayT, typename T>
Result denseArray(MLIRContext *context, const EvalValue &, Args args) {
  llvm::SmallVector<T> values;
  if (!args.empty() && args[0].get<EvalValue::List>())
    for (const EvalValue &element : *args[0].get<EvalValue::List>()) {
      std::optional<int64_t> value = element.asInt();
      if (!value)
        return std::nullopt;
      values.push_back(static_cast<T>(*value));
    }
  return Attribute(ArrayT::get(context, values));
}

struct MemberRow {
  llvm::StringLiteral name;
  MemberFunction function;
};

constexpr MemberRow memberRows[] = {
    {"isInteger", &typeQuestion<&Type::isInteger, &Type::isInteger>},
    {"isSignlessInteger", &typeQuestion<&Type::isSignlessInteger, &Type::isSignlessInteger>},
    {"isSignedInteger", &typeQuestion<&Type::isSignedInteger, &Type::isSignedInteger>},
    {"isUnsignedInteger", &typeQuestion<&Type::isUnsignedInteger, &Type::isUnsignedInteger>},
    {"isFloat", &typeQuestion<&Type::isFloat, &Type::isFloat>},
    {"isIndex", &simpleTypeQuestion<&Type::isIndex>},
    {"isBF16", &simpleTypeQuestion<&Type::isBF16>},
    {"isF16", &simpleTypeQuestion<&Type::isF16>},
    {"isTF32", &simpleTypeQuestion<&Type::isTF32>},
    {"isF32", &simpleTypeQuestion<&Type::isF32>},
    {"isF64", &simpleTypeQuestion<&Type::isF64>},
    {"isF80", &simpleTypeQuestion<&Type::isF80>},
    {"isF128", &simpleTypeQuestion<&Type::isF128>},
    {"isIntOrIndex", &simpleTypeQuestion<&Type::isIntOrIndex>},
    {"isIntOrFloat", &simpleTypeQuestion<&Type::isIntOrFloat>},
    {"isIntOrIndexOrFloat", &simpleTypeQuestion<&Type::isIntOrIndexOrFloat>},
    {"isSignlessIntOrIndex", &simpleTypeQuestion<&Type::isSignlessIntOrIndex>},
    {"isSignlessIntOrFloat", &simpleTypeQuestion<&Type::isSignlessIntOrFloat>},
    {"isSignlessIntOrIndexOrFloat", &simpleTypeQuestion<&Type::isSignlessIntOrIndexOrFloat>},
    {"getElementType", &getElementType},
    {"getShape", &getShape},
    {"getRank", &getRank},
    {"hasRank", &hasRank},
    {"hasStaticShape", &hasStaticShape},
    {"getNumElements", &getNumElements},
    {"getDimSize", &getDimSize},
    {"isScalable", &isScalable},
    {"getScalableDims", &getScalableDims},
    {"allDimsScalable", &allDimsScalable},
    {"getTypeID", &getTypeID},
    {"getNumArguments", &getNumArguments},
    {"hasOneUse", &hasOneUse},
    {"use_empty", &use_empty},
    {"getEncoding", &getEncoding},
    {"getMemorySpace", &getMemorySpace},
    {"isStrided", &isStrided},
    {"getWidth", &getWidth},
    {"getIntOrFloatBitWidth", &getIntOrFloatBitWidth},
    {"getTypes", &getTypes},
    {"getInputs", &getInputs},
    {"getResults", &getResults},
    {"getType", &getType},
    {"getValue", &getValue},
    {"getValueAsDouble", &getValue},
    {"getInt", &getInt},
    {"getSInt", &getInt},
    {"getUInt", &getUInt},
    {"getSExtValue", &sameNumber},
    {"getZExtValue", &sameNumber},
    {"isStrictlyPositive", &isStrictlyPositive},
    {"isNonNegative", &isNonNegative},
    {"isNegative", &isNegative},
    {"isPowerOf2", &isPowerOf2},
    {"size", &size},
    {"getSize", &size},
    {"empty", &empty},
    {"asArrayRef", &asArrayRef},
    {"front", &front},
    {"back", &back},
    {"drop_back", &drop_back},
    {"clone", &clone},
    {"getContext", &getContext},
    {"getNumOperands", &getNumOperands},
    {"getNumResults", &getNumResults},
    {"getOperand", &getOperand},
    {"getResult", &getResult},
    {"getIndexType", &getIndexType},
    {"getI1Type", &getI1Type},
    {"getI8Type", &getI8Type},
    {"getI16Type", &getI16Type},
    {"getI32Type", &getI32Type},
    {"getI64Type", &getI64Type},
    {"getBF16Type", &getBF16Type},
    {"getF16Type", &getF16Type},
    {"getF32Type", &getF32Type},
    {"getF64Type", &getF64Type},
    {"getTF32Type", &getTF32Type},
    {"getF80Type", &getF80Type},
    {"getF128Type", &getF128Type},
    {"getNoneType", &getNoneType},
    {"getIntegerType", &getIntegerType},
    {"getUnitAttr", &getUnitAttr},
    {"getBoolAttr", &getBoolAttr},
    {"getI1IntegerAttr", &integerAttr<1, IntegerType::Signless>},
    {"getI8IntegerAttr", &integerAttr<8, IntegerType::Signless>},
    {"getI16IntegerAttr", &integerAttr<16, IntegerType::Signless>},
    {"getI32IntegerAttr", &integerAttr<32, IntegerType::Signless>},
    {"getI64IntegerAttr", &integerAttr<64, IntegerType::Signless>},
    {"getSI32IntegerAttr", &integerAttr<32, IntegerType::Signed>},
    {"getUI32IntegerAttr", &integerAttr<32, IntegerType::Unsigned>},
    {"getIndexAttr", &getIndexAttr},
    {"getIntegerAttr", &getIntegerAttr},
    {"getFloatAttr", &getFloatAttr},
    {"getF16FloatAttr", &floatAttr<Float16Type>},
    {"getF32FloatAttr", &floatAttr<Float32Type>},
    {"getF64FloatAttr", &floatAttr<Float64Type>},
    {"getStringAttr", &getStringAttr},
    {"getArrayAttr", &getArrayAttr},
    {"getDenseI32ArrayAttr", &denseArray<DenseI32ArrayAttr, int32_t>},
    {"getDenseI64ArrayAttr", &denseArray<DenseI64ArrayAttr, int64_t>},
    {"getDenseBoolArrayAttr", &denseArray<DenseBoolArrayAttr, bool>},
};

//===----------------------------------------------------------------------===//
// Free functions
//===----------------------------------------------------------------------===//

#define FUNCTION(Name) static Result Name([[maybe_unused]] MLIRContext *context, Args args)

/// Compares the number of blocks of a region, or of elements, with a limit.
template <typename Compare>
Result compareSize(Args args) {
  std::optional<int64_t> limit = args.size() == 2 ? args[1].asInt() : std::nullopt;
  if (!limit)
    return std::nullopt;
  if (Region *const *region = args[0].get<Region *>())
    return Compare()(static_cast<int64_t>((*region)->getBlocks().size()), *limit);
  if (const auto *list = args[0].get<EvalValue::List>())
    return Compare()(static_cast<int64_t>(list->size()), *limit);
  return std::nullopt;
}
FUNCTION(hasNItems) { return compareSize<std::equal_to<int64_t>>(args); }
FUNCTION(hasNItemsOrMore) { return compareSize<std::greater_equal<int64_t>>(args); }
FUNCTION(hasNItemsOrLess) { return compareSize<std::less_equal<int64_t>>(args); }
FUNCTION(getElementTypeOrSelfFn) {
  if (args.size() != 1)
    return std::nullopt;
  if (const Value *value = args[0].get<Value>())
    return getElementTypeOrSelf(value->getType());
  if (Type type = args[0].asType())
    return getElementTypeOrSelf(type);
  if (Attribute attr = args[0].asAttr())
    return getElementTypeOrSelf(attr);
  return std::nullopt;
}
FUNCTION(isContained) {
  const auto *list = args.size() == 2 ? args[0].get<EvalValue::List>() : nullptr;
  if (!list)
    return std::nullopt;
  for (const EvalValue &element : *list)
    if (EvalValue::equal(element, args[1]).value_or(false))
      return true;
  return false;
}
FUNCTION(isSorted) {
  const auto *list = args.empty() ? nullptr : args[0].get<EvalValue::List>();
  if (!list)
    return std::nullopt;
  for (size_t i = 1; i < list->size(); ++i) {
    std::optional<int64_t> before = (*list)[i - 1].asInt(), after = (*list)[i].asInt();
    if (!before || !after)
      return std::nullopt;
    if (*before > *after)
      return false;
  }
  return true;
}
FUNCTION(isPowerOf2Fn) {
  return args.size() == 1 ? isPowerOf2(context, args[0], {}) : std::nullopt;
}
FUNCTION(symbolRef) {
  const std::string *text = args.size() == 2 ? args[1].get<std::string>() : nullptr;
  return text ? Result(Attribute(SymbolRefAttr::get(context, *text))) : std::nullopt;
}
FUNCTION(typeAttr) {
  Type type = args.size() == 1 ? args[0].asType() : Type();
  return type ? Result(Attribute(TypeAttr::get(type))) : std::nullopt;
}
/// `XType::get({1, 2}, element)`; nothing for what is no type.
template <typename ShapedT>
Result shapedType(MLIRContext *context, Args args) {
  const auto *list = args.size() == 2 ? args[0].get<EvalValue::List>() : nullptr;
  Type element = list ? args[1].asType() : Type();
  if (!element)
    return std::nullopt;
  llvm::SmallVector<int64_t> shape;
  for (const EvalValue &size : *list) {
    std::optional<int64_t> number = size.asInt();
    if (!number)
      return std::nullopt;
    shape.push_back(*number);
  }
  // Whatever is wrong with it is for the user of the type to tell.
  DiagnosticEngine silent;
  ScopedDiagnosticHandler handler(silent, [](Diagnostic &) { return success(); });
  auto type = ShapedT::getChecked([&] { return silent.emit(DiagnosticLocation(), Severity::Error); }, shape, element);
  return type ? Result(Type(type)) : std::nullopt;
}
FUNCTION(integerType) {
  std::optional<int64_t> width = args.size() == 2 ? args[1].asInt() : std::nullopt;
  return width && *width >= 0 && *width <= IntegerType::kMaxWidth ? Result(Type(IntegerType::get(context, *width)))
                                                                   : std::nullopt;
}
/// `::llvm::APInt(32, 5)` and conversions that change nothing here.
FUNCTION(lastArgument) { return args.empty() ? Result() : Result(args.back()); }

FUNCTION(typeRange) {
  const auto *list = args.size() == 1 ? args[0].get<EvalValue::List>() : nullptr;
  return list ? typesOf(*list) : std::nullopt;
}
FUNCTION(equalLists) {
  if (args.size() != 2 || !args[0].get<EvalValue::List>() || !args[1].get<EvalValue::List>())
    return std::nullopt;
  std::optional<bool> same = EvalValue::equal(args[0], args[1]);
  return same ? Result(*same) : std::nullopt;
}
FUNCTION(flattenedTypes) {
  auto tuple = args.size() == 1 ? typeAs<TupleType>(args[0]) : TupleType();
  return tuple ? Result(listOf(getFlattenedTypes(tuple))) : std::nullopt;
}
FUNCTION(isOpaqueTypeWithNameFn) {
  const std::string *dialect = args.size() == 3 ? args[1].get<std::string>() : nullptr;
  const std::string *data = dialect ? args[2].get<std::string>() : nullptr;
  Type type = data ? args[0].asType() : Type();
  return type ? Result(isOpaqueTypeWithName(type, *dialect, *data)) : std::nullopt;
}
FUNCTION(opaqueType) {
  auto dialect = args.size() == 2 ? attrAs<StringAttr>(args[0]) : StringAttr();
  const std::string *data = dialect ? args[1].get<std::string>() : nullptr;
  return data ? Result(Type(OpaqueType::get(dialect, *data))) : std::nullopt;
}
FUNCTION(complexType) {
  Type element = args.size() == 1 ? args[0].asType() : Type();
  return element && llvm::isa<IntegerType, FloatType>(element) ? Result(Type(ComplexType::get(element))) : std::nullopt;
}
FUNCTION(broadcastedType) {
  Type a = args.size() == 2 ? args[0].asType() : Type(), b = a ? args[1].asType() : Type();
  return b ? Result(OpTrait::util::getBroadcastedType(a, b)) : std::nullopt;
}

struct FunctionRow {
  llvm::StringLiteral name;
  FreeFunction function;
};
constexpr FunctionRow functionRows[] = {
    {"hasNItems", &hasNItems},
    {"hasNItemsOrMore", &hasNItemsOrMore},
    {"hasNItemsOrLess", &hasNItemsOrLess},
    {"getElementTypeOrSelf", &getElementTypeOrSelfFn},
    {"is_contained", &isContained},
    {"is_sorted", &isSorted},
    {"isPowerOf2_64", &isPowerOf2Fn},
    {"isPowerOf2_32", &isPowerOf2Fn},
    {"SymbolRefAttr::get", &symbolRef},
    {"FlatSymbolRefAttr::get", &symbolRef},
    {"TypeAttr::get", &typeAttr},
    {"VectorType::get", &shapedType<VectorType>},
    {"RankedTensorType::get", &shapedType<RankedTensorType>},
    {"IntegerType::get", &integerType},
    {"APInt", &lastArgument},
    {"APFloat", &lastArgument},
    {"StringRef", &lastArgument},
    {"ArrayRef", &lastArgument},
    {"TypeRange", &typeRange},
    {"ValueRange", &lastArgument},
    {"static_cast", &lastArgument},
    {"equal", &equalLists},
    {"getFlattenedTypes", &flattenedTypes},
    {"isOpaqueTypeWithName", &isOpaqueTypeWithNameFn},
    {"OpaqueType::get", &opaqueType},
    {"ComplexType::get", &complexType},
    {"OpTrait::util::getBroadcastedType", &broadcastedType},
};

} // namespace

MemberFunction strata::eval::findMember(llvm::StringRef name) {
  for (const MemberRow &row : memberRows)
    if (row.name == name)
      return row.function;
  return nullptr;
}

FreeFunction strata::eval::findFunction(llvm::StringRef name) {
  name = dropNamespaces(name);
  for (const FunctionRow &row : functionRows)
    if (row.name == name)
      return row.function;
  return nullptr;
}
