//===- EvalValue.cpp - Values of the evaluator ----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/load/EvalHelpers.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::eval;

llvm::StringRef mlir::eval::dropNamespaces(llvm::StringRef name) {
  name = name.trim();
  name.consume_front("::");
  for (llvm::StringRef space : {"mlir::", "mlir::", "llvm::", "std::"})
    if (name.consume_front(space))
      break;
  return name;
}

//===----------------------------------------------------------------------===//
// Conversions and comparison of values
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

//===----------------------------------------------------------------------===//
// Class tests
//===----------------------------------------------------------------------===//

template <typename T>
static bool isType(const EvalValue &value) {
  return static_cast<bool>(typeAs<T>(value));
}
template <typename T>
static bool isAttr(const EvalValue &value) {
  return static_cast<bool>(attrAs<T>(value));
}

ClassTest mlir::eval::findClass(llvm::StringRef name) {
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

Type mlir::eval::makeSimpleType(MLIRContext *context, llvm::StringRef name) {
  using Maker = Type (*)(MLIRContext *);
  Maker maker = llvm::StringSwitch<Maker>(dropNamespaces(name))
                    .Case("IndexType", [](MLIRContext *c) -> Type { return IndexType::get(c); })
                    .Case("NoneType", [](MLIRContext *c) -> Type { return NoneType::get(c); })
#define STRATA_FLOAT_TYPE(Class, Spelling, Semantics)                                                        \
  .Case(#Class, [](MLIRContext *c) -> Type { return Class::get(c); })
#include "runtime/ir/FloatTypes.def"
                    .Default(nullptr);
  return maker ? maker(context) : Type();
}
