//===- BuiltinTypes.cpp - Views of the builtin types ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/MLIRContextImpl.h"
#include "runtime/ir/ParamTraits.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;

//===----------------------------------------------------------------------===//
// Descriptors
//===----------------------------------------------------------------------===//

static constexpr ParamSpec integerParams[] = {
    {.name = "width", .kind = ParamKind::Unsigned, .offset = 0, .bits = 32, .cppType = "unsigned"},
    {.name = "signedness", .kind = ParamKind::Unsigned, .offset = 8, .bits = 32, .cppType = "unsigned"},
};
static constexpr ParamSpec functionParams[] = {
    {.name = "inputs", .kind = ParamKind::TypeArray, .offset = 0, .cppType = "ArrayRef<Type>"},
    {.name = "results", .kind = ParamKind::TypeArray, .offset = 16, .cppType = "ArrayRef<Type>"},
};
static constexpr ParamSpec tupleParams[] = {
    {.name = "types", .kind = ParamKind::TypeArray, .offset = 0, .cppType = "ArrayRef<Type>"},
};
static constexpr ParamSpec elementParams[] = {
    {.name = "elementType", .kind = ParamKind::Type, .offset = 0, .cppType = "Type"},
};
static constexpr ParamSpec vectorParams[] = {
    {.name = "shape", .kind = ParamKind::IntArray, .offset = 0, .cppType = "ArrayRef<int64_t>"},
    {.name = "elementType", .kind = ParamKind::Type, .offset = 16, .cppType = "Type"},
    {.name = "scalableDims", .kind = ParamKind::IntArray, .offset = 24, .cppType = "ArrayRef<int64_t>"},
};
static constexpr ParamSpec shapedParams[] = {
    {.name = "shape", .kind = ParamKind::IntArray, .offset = 0, .cppType = "ArrayRef<int64_t>"},
    {.name = "elementType", .kind = ParamKind::Type, .offset = 16, .cppType = "Type"},
    {.name = "extra", .kind = ParamKind::Attribute, .offset = 24, .isOptional = true, .cppType = "Attribute"},
};
static constexpr ParamSpec memRefParams[] = {
    {.name = "shape", .kind = ParamKind::IntArray, .offset = 0, .cppType = "ArrayRef<int64_t>"},
    {.name = "elementType", .kind = ParamKind::Type, .offset = 16, .cppType = "Type"},
    {.name = "layout", .kind = ParamKind::Attribute, .offset = 24, .isOptional = true, .cppType = "Attribute"},
    {.name = "memorySpace", .kind = ParamKind::Attribute, .offset = 32, .isOptional = true, .cppType = "Attribute"},
};
static constexpr ParamSpec unrankedMemRefParams[] = {
    {.name = "elementType", .kind = ParamKind::Type, .offset = 0, .cppType = "Type"},
    {.name = "memorySpace", .kind = ParamKind::Attribute, .offset = 8, .isOptional = true, .cppType = "Attribute"},
};
static constexpr ParamSpec opaqueParams[] = {
    {.name = "dialectNamespace", .kind = ParamKind::String, .offset = 0, .cppType = "StringRef"},
    {.name = "typeData", .kind = ParamKind::String, .offset = 16, .cppType = "StringRef"},
};

/// A builtin type's text is the parser's and printer's own business: it has no mnemonic.
static constexpr TypeDefSpec builtinType(llvm::StringRef name, llvm::ArrayRef<ParamSpec> params, uint16_t bytes) {
  TypeDefSpec spec;
  spec.name = name;
  spec.params = params;
  spec.paramBytes = bytes;
  return spec;
}

constinit const TypeDefSpec IndexType::spec = builtinType("builtin.index", {}, 0);
constinit const TypeDefSpec NoneType::spec = builtinType("builtin.none", {}, 0);
constinit const TypeDefSpec IntegerType::spec = builtinType("builtin.integer", integerParams, 16);
constinit const TypeDefSpec FunctionType::spec = builtinType("builtin.function", functionParams, 32);
constinit const TypeDefSpec TupleType::spec = builtinType("builtin.tuple", tupleParams, 16);
constinit const TypeDefSpec ComplexType::spec = builtinType("builtin.complex", elementParams, 8);
constinit const TypeDefSpec VectorType::spec = builtinType("builtin.vector", vectorParams, 40);
constinit const TypeDefSpec RankedTensorType::spec = builtinType("builtin.tensor", shapedParams, 32);
constinit const TypeDefSpec UnrankedTensorType::spec = builtinType("builtin.unranked_tensor", elementParams, 8);
constinit const TypeDefSpec MemRefType::spec = builtinType("builtin.memref", memRefParams, 40);
constinit const TypeDefSpec UnrankedMemRefType::spec =
    builtinType("builtin.unranked_memref", unrankedMemRefParams, 16);
constinit const TypeDefSpec OpaqueType::spec = builtinType("builtin.opaque", opaqueParams, 32);
#define STRATA_FLOAT_TYPE(Class, Spelling, Semantics)                                                   \
  constinit const TypeDefSpec Class::spec = builtinType("builtin." Spelling, {}, 0);
#include "runtime/ir/FloatTypes.def"

//===----------------------------------------------------------------------===//
// Type
//===----------------------------------------------------------------------===//

static IntegerType asInteger(Type type) { return llvm::dyn_cast<IntegerType>(type); }

bool Type::isIndex() const { return llvm::isa<IndexType>(*this); }
bool Type::isInteger() const { return llvm::isa<IntegerType>(*this); }
bool Type::isInteger(unsigned width) const {
  IntegerType type = asInteger(*this);
  return type && type.getWidth() == width;
}
bool Type::isSignlessInteger() const {
  IntegerType type = asInteger(*this);
  return type && type.isSignless();
}
bool Type::isSignlessInteger(unsigned width) const { return isSignlessInteger() && isInteger(width); }
bool Type::isSignedInteger() const {
  IntegerType type = asInteger(*this);
  return type && type.isSigned();
}
bool Type::isSignedInteger(unsigned width) const { return isSignedInteger() && isInteger(width); }
bool Type::isUnsignedInteger() const {
  IntegerType type = asInteger(*this);
  return type && type.isUnsigned();
}
bool Type::isUnsignedInteger(unsigned width) const { return isUnsignedInteger() && isInteger(width); }
bool Type::isFloat() const { return llvm::isa<FloatType>(*this); }
bool Type::isFloat(unsigned width) const {
  FloatType type = llvm::dyn_cast<FloatType>(*this);
  return type && type.getWidth() == width;
}
bool Type::isBF16() const { return llvm::isa<BFloat16Type>(*this); }
bool Type::isF16() const { return llvm::isa<Float16Type>(*this); }
bool Type::isTF32() const { return llvm::isa<FloatTF32Type>(*this); }
bool Type::isF32() const { return llvm::isa<Float32Type>(*this); }
bool Type::isF64() const { return llvm::isa<Float64Type>(*this); }
bool Type::isF80() const { return llvm::isa<Float80Type>(*this); }
bool Type::isF128() const { return llvm::isa<Float128Type>(*this); }
bool Type::isSignlessIntOrIndex() const { return isSignlessInteger() || isIndex(); }
bool Type::isSignlessIntOrFloat() const { return isSignlessInteger() || isFloat(); }
bool Type::isSignlessIntOrIndexOrFloat() const { return isSignlessIntOrIndex() || isFloat(); }
bool Type::isIntOrFloat() const { return isInteger() || isFloat(); }
bool Type::isIntOrIndex() const { return isInteger() || isIndex(); }
bool Type::isIntOrIndexOrFloat() const { return isIntOrIndex() || isFloat(); }
unsigned Type::getIntOrFloatBitWidth() const {
  if (IntegerType type = asInteger(*this))
    return type.getWidth();
  return llvm::cast<FloatType>(*this).getWidth();
}

//===----------------------------------------------------------------------===//
// Simple types
//===----------------------------------------------------------------------===//

/// A type that is asked for often: kept beside the uniquer.
template <typename Make>
static const TypeStorage *cached(std::atomic<const TypeStorage *> &slot, Make &&make) {
  if (const TypeStorage *known = slot.load(std::memory_order_acquire))
    return known;
  const TypeStorage *made = make().getImpl();
  slot.store(made, std::memory_order_release);
  return made;
}

IndexType IndexType::get(MLIRContext *context) {
  return cached(context->getImpl().common.index, [&] { return getUniquedType(context, spec, {}); });
}
NoneType NoneType::get(MLIRContext *context) {
  return cached(context->getImpl().common.none, [&] { return getUniquedType(context, spec, {}); });
}

static ParamValue number(uint64_t value) {
  ParamValue result;
  result.bits = value;
  return result;
}

IntegerType IntegerType::get(MLIRContext *context, unsigned width, SignednessSemantics signedness) {
  auto make = [&] {
    const ParamValue params[] = {number(width), number(signedness)};
    return getUniquedType(context, spec, params);
  };
  if (signedness == Signless && width <= 64)
    return cached(context->getImpl().common.signless[width], make);
  return llvm::cast<IntegerType>(make());
}
IntegerType IntegerType::getChecked(EmitErrorFn emitError, MLIRContext *context, unsigned width,
                                    SignednessSemantics signedness) {
  if (width > kMaxWidth) {
    emitError() << "integer bitwidth is limited to " << kMaxWidth << " bits";
    return {};
  }
  return get(context, width, signedness);
}

#define STRATA_FLOAT_TYPE(Class, Spelling, Semantics)                                                   \
  Class Class::get(MLIRContext *context) {                                                              \
    return cached(context->getImpl().common.floats[unsigned(FloatKind::Class)],                         \
                  [&] { return getUniquedType(context, spec, {}); });                                   \
  }
#include "runtime/ir/FloatTypes.def"

namespace {
struct FloatRow {
  const TypeDefSpec *spec;
  llvm::StringLiteral spelling;
  const llvm::fltSemantics &(*semantics)();
};
constexpr FloatRow floatRows[] = {
#define STRATA_FLOAT_TYPE(Class, Spelling, Semantics)                                                   \
  {&Class::spec, Spelling, []() -> const llvm::fltSemantics & { return llvm::APFloatBase::Semantics(); }},
#include "runtime/ir/FloatTypes.def"
};
const FloatRow &floatRow(Type type) { return floatRows[type.getAbstractType().floatRow]; }
} // namespace

int detail::findFloatRow(const TypeDefSpec &spec) {
  for (const FloatRow &row : floatRows)
    if (row.spec == &spec)
      return &row - floatRows;
  return -1;
}

bool FloatType::classof(Type type) { return type.getAbstractType().floatRow >= 0; }
FloatType FloatType::getBF16(MLIRContext *context) { return BFloat16Type::get(context); }
FloatType FloatType::getF16(MLIRContext *context) { return Float16Type::get(context); }
FloatType FloatType::getF32(MLIRContext *context) { return Float32Type::get(context); }
FloatType FloatType::getF64(MLIRContext *context) { return Float64Type::get(context); }
unsigned FloatType::getWidth() const { return llvm::APFloat::getSizeInBits(getFloatSemantics()); }
const llvm::fltSemantics &FloatType::getFloatSemantics() const { return floatRow(*this).semantics(); }
unsigned FloatType::getFPMantissaWidth() const { return llvm::APFloat::semanticsPrecision(getFloatSemantics()); }
llvm::StringRef FloatType::getSpelling() const { return floatRow(*this).spelling; }

FunctionType FunctionType::get(MLIRContext *context, TypeRange inputs, TypeRange results) {
  llvm::SmallVector<Type, 8> ins(inputs.begin(), inputs.end()), outs(results.begin(), results.end());
  const ParamValue params[] = {ParamTraits<llvm::ArrayRef<Type>>::make(ins),
                               ParamTraits<llvm::ArrayRef<Type>>::make(outs)};
  return llvm::cast<FunctionType>(getUniquedType(context, spec, params));
}

TupleType TupleType::get(MLIRContext *context, TypeRange elements) {
  llvm::SmallVector<Type, 8> types(elements.begin(), elements.end());
  return llvm::cast<TupleType>(
      getUniquedType(context, spec, ParamTraits<llvm::ArrayRef<Type>>::make(types)));
}

ComplexType ComplexType::get(Type elementType) {
  return llvm::cast<ComplexType>(
      getUniquedType(elementType.getContext(), spec, ParamTraits<Type>::make(elementType)));
}
ComplexType ComplexType::getChecked(EmitErrorFn emitError, Type elementType) {
  if (!elementType.isIntOrFloat()) {
    emitError() << "invalid element type for complex";
    return {};
  }
  return get(elementType);
}

OpaqueType OpaqueType::get(MLIRContext *context, llvm::StringRef dialectNamespace, llvm::StringRef typeData) {
  const ParamValue params[] = {ParamTraits<llvm::StringRef>::make(dialectNamespace),
                               ParamTraits<llvm::StringRef>::make(typeData)};
  return llvm::cast<OpaqueType>(getUniquedType(context, spec, params));
}

//===----------------------------------------------------------------------===//
// Shaped types
//===----------------------------------------------------------------------===//

bool ShapedType::classof(Type type) {
  const TypeDefSpec *spec = &type.getSpec();
  return spec == &RankedTensorType::spec || spec == &VectorType::spec || spec == &MemRefType::spec ||
         spec == &UnrankedTensorType::spec || spec == &UnrankedMemRefType::spec;
}
bool TensorType::classof(Type type) {
  return llvm::isa<RankedTensorType>(type) || llvm::isa<UnrankedTensorType>(type);
}

int64_t ShapedType::getNumElements(llvm::ArrayRef<int64_t> shape) {
  int64_t count = 1;
  for (int64_t size : shape)
    if (llvm::MulOverflow(count, size, count))
      count = std::numeric_limits<int64_t>::max();
  return count;
}

Type ShapedType::getElementType() const {
  if (!hasRank())
    return impl->param<Type>(0);
  return impl->param<Type>(16);
}
bool ShapedType::hasRank() const {
  return !llvm::isa<UnrankedTensorType>(*this) && !llvm::isa<UnrankedMemRefType>(*this);
}
llvm::ArrayRef<int64_t> ShapedType::getShape() const { return impl->param<llvm::ArrayRef<int64_t>>(0); }

ShapedType ShapedType::clone(llvm::ArrayRef<int64_t> shape, Type elementType) const {
  if (auto vector = llvm::dyn_cast<VectorType>(*this)) {
    llvm::SmallVector<bool> scalable(vector.getScalableFlags().begin(), vector.getScalableFlags().end());
    return VectorType::get(shape, elementType, scalable.size() == shape.size() ? scalable : llvm::SmallVector<bool>());
  }
  if (auto tensor = llvm::dyn_cast<RankedTensorType>(*this))
    return RankedTensorType::get(shape, elementType, tensor.getEncoding());
  if (llvm::isa<UnrankedTensorType>(*this))
    return RankedTensorType::get(shape, elementType);
  // A layout is one of a rank.
  auto memref = llvm::dyn_cast<MemRefType>(*this);
  bool keepsLayout = memref && shape.size() == memref.getShape().size();
  return MemRefType::get(shape, elementType, keepsLayout ? memref.getLayout() : MemRefLayoutAttrInterface(),
                         llvm::cast<BaseMemRefType>(*this).getMemorySpace());
}
ShapedType ShapedType::clone(Type elementType) const {
  if (hasRank())
    return clone(getShape(), elementType);
  if (llvm::isa<UnrankedTensorType>(*this))
    return UnrankedTensorType::get(elementType);
  return UnrankedMemRefType::get(elementType, llvm::cast<BaseMemRefType>(*this).getMemorySpace());
}

VectorType VectorType::get(llvm::ArrayRef<int64_t> shape, Type elementType, llvm::ArrayRef<bool> scalableDims) {
  llvm::SmallVector<int64_t, 8> flags(scalableDims.begin(), scalableDims.end());
  flags.resize(shape.size());
  const ParamValue params[] = {ParamTraits<llvm::ArrayRef<int64_t>>::make(shape),
                               ParamTraits<Type>::make(elementType),
                               ParamTraits<llvm::ArrayRef<int64_t>>::make(flags)};
  return llvm::cast<VectorType>(getUniquedType(elementType.getContext(), spec, params));
}
bool VectorType::isValidElementType(Type type) {
  return type.isIntOrIndexOrFloat() || type.getDialect().getNamespace() != "builtin";
}
VectorType VectorType::getChecked(EmitErrorFn emitError, llvm::ArrayRef<int64_t> shape, Type elementType,
                                  llvm::ArrayRef<bool> scalableDims) {
  if (!isValidElementType(elementType)) {
    emitError() << "failed to verify 'elementType': VectorElementTypeInterface instance";
    return {};
  }
  for (int64_t size : shape)
    if (size <= 0) {
      emitError() << "vector types must have positive constant sizes but got " << shape;
      return {};
    }
  return get(shape, elementType, scalableDims);
}

static ParamValue shapeParam(llvm::ArrayRef<int64_t> value) { return ParamTraits<llvm::ArrayRef<int64_t>>::make(value); }

RankedTensorType RankedTensorType::get(llvm::ArrayRef<int64_t> shape, Type elementType, Attribute encoding) {
  const ParamValue params[] = {shapeParam(shape), ParamTraits<Type>::make(elementType),
                               ParamTraits<Attribute>::make(encoding)};
  return llvm::cast<RankedTensorType>(getUniquedType(elementType.getContext(), spec, params));
}

/// What tensors may hold: everything but memrefs, tensors, tuples' kin and functions of the builtin dialect.
static bool isValidTensorElement(Type type) {
  return llvm::isa<ComplexType, FloatType, IntegerType, OpaqueType, VectorType, IndexType>(type) ||
         type.getDialect().getNamespace() != "builtin";
}

RankedTensorType RankedTensorType::getChecked(EmitErrorFn emitError, llvm::ArrayRef<int64_t> shape,
                                              Type elementType, Attribute encoding) {
  for (int64_t size : shape)
    if (size < 0 && !isDynamic(size)) {
      emitError() << "invalid tensor dimension size";
      return {};
    }
  if (!isValidTensorElement(elementType)) {
    emitError() << "invalid tensor element type: " << elementType;
    return {};
  }
  return get(shape, elementType, encoding);
}

UnrankedTensorType UnrankedTensorType::get(Type elementType) {
  return llvm::cast<UnrankedTensorType>(
      getUniquedType(elementType.getContext(), spec, ParamTraits<Type>::make(elementType)));
}
UnrankedTensorType UnrankedTensorType::getChecked(EmitErrorFn emitError, Type elementType) {
  if (!isValidTensorElement(elementType)) {
    emitError() << "invalid tensor element type: " << elementType;
    return {};
  }
  return get(elementType);
}

Type strata::getElementTypeOrSelf(Type type) {
  auto shaped = llvm::dyn_cast<ShapedType>(type);
  return shaped ? shaped.getElementType() : type;
}
Type strata::getElementTypeOrSelf(Value value) { return getElementTypeOrSelf(value.getType()); }
