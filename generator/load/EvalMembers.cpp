//===- EvalMembers.cpp - Member functions of the evaluator ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/load/EvalHelpers.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Region.h"

using namespace mlir;
using namespace mlir::eval;

Result mlir::eval::typesOf(const EvalValue::List &list) {
  EvalValue::List types;
  for (const EvalValue &element : list) {
    const Value *value = element.get<Value>();
    types.push_back(value ? value->getType() : element.asType());
    if (!types.back().asType())
      return std::nullopt;
  }
  return EvalValue(std::move(types));
}
namespace {

#define MEMBER STRATA_EVAL_MEMBER

/// Implements a predicate of Type with an optional argument for the bit width.
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
    return listOf(shaped.getShape());
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
/// Returns a number that identifies the class of the type.
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
  // Every MemRefType counts as strided: its layout is not examined.
  return static_cast<bool>(typeAs<MemRefType>(self));
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
/// Members of the APInt that IntegerAttr::getValue() returns. sameNumber implements getSExtValue() and
/// getZExtValue().
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

// Members of operations.
Operation *opOf(const EvalValue &value) {
  return value.get<Operation *>() ? *value.get<Operation *>() : nullptr;
}
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
};

} // namespace

MemberFunction mlir::eval::findMember(llvm::StringRef name) {
  for (llvm::ArrayRef<MemberRow> rows : {llvm::ArrayRef<MemberRow>(memberRows), builderMembers()})
    for (const MemberRow &row : rows)
      if (row.name == name)
        return row.function;
  return nullptr;
}
