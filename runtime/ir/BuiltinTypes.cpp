//===- BuiltinTypes.cpp - Views of the builtin types ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/MLIRContextImpl.h"
#include "runtime/ir/ParamTraits.h"
#include "runtime/ir/TypeUtilities.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

// Include the generated type descriptors, and the definitions of types without custom builders.
#define GET_TYPEDEF_CLASSES
#include "runtime/ir/BuiltinTypes.cpp.inc"

//===----------------------------------------------------------------------===//
// Members of Type
//===----------------------------------------------------------------------===//

/// Returns true for an integer type with this signedness and width; nullopt matches any.
static bool matchesInteger(Type type, std::optional<IntegerType::SignednessSemantics> signedness,
                           std::optional<unsigned> width = std::nullopt) {
  IntegerType integer = llvm::dyn_cast<IntegerType>(type);
  return integer && (!signedness || integer.getSignedness() == *signedness) &&
         (!width || integer.getWidth() == *width);
}

bool Type::isIndex() const { return llvm::isa<IndexType>(*this); }
bool Type::isInteger() const { return matchesInteger(*this, std::nullopt); }
bool Type::isInteger(unsigned width) const { return matchesInteger(*this, std::nullopt, width); }
#define STRATA_SIGNEDNESS(Name)                                                                              \
  bool Type::is##Name##Integer() const { return matchesInteger(*this, IntegerType::Name); }                  \
  bool Type::is##Name##Integer(unsigned width) const {                                                       \
    return matchesInteger(*this, IntegerType::Name, width);                                                  \
  }
STRATA_SIGNEDNESS(Signless)
STRATA_SIGNEDNESS(Signed)
STRATA_SIGNEDNESS(Unsigned)
#undef STRATA_SIGNEDNESS

bool Type::isFloat() const { return llvm::isa<FloatType>(*this); }
bool Type::isFloat(unsigned width) const {
  FloatType type = llvm::dyn_cast<FloatType>(*this);
  return type && type.getWidth() == width;
}
// Predicates and constructors of the float types that have a short name in the API.
#define STRATA_SHORT_FLOAT(Name, Class)                                                                      \
  bool Type::is##Name() const { return llvm::isa<Class>(*this); }                                            \
  FloatType FloatType::get##Name(MLIRContext *context) { return Class::get(context); }
STRATA_SHORT_FLOAT(BF16, BFloat16Type)
STRATA_SHORT_FLOAT(F16, Float16Type)
STRATA_SHORT_FLOAT(TF32, FloatTF32Type)
STRATA_SHORT_FLOAT(F32, Float32Type)
STRATA_SHORT_FLOAT(F64, Float64Type)
STRATA_SHORT_FLOAT(F80, Float80Type)
STRATA_SHORT_FLOAT(F128, Float128Type)
#undef STRATA_SHORT_FLOAT

bool Type::isSignlessIntOrIndex() const { return isSignlessInteger() || isIndex(); }
bool Type::isSignlessIntOrFloat() const { return isSignlessInteger() || isFloat(); }
bool Type::isSignlessIntOrIndexOrFloat() const { return isSignlessIntOrIndex() || isFloat(); }
bool Type::isIntOrFloat() const { return isInteger() || isFloat(); }
bool Type::isIntOrIndex() const { return isInteger() || isIndex(); }
bool Type::isIntOrIndexOrFloat() const { return isIntOrIndex() || isFloat(); }
unsigned Type::getIntOrFloatBitWidth() const {
  if (auto integer = llvm::dyn_cast<IntegerType>(*this))
    return integer.getWidth();
  return llvm::cast<FloatType>(*this).getWidth();
}

//===----------------------------------------------------------------------===//
// Types without a shape
//===----------------------------------------------------------------------===//

IndexType IndexType::get(MLIRContext *context) {
  return detail::getCached(context->getImpl().common.index,
                           [&] { return getUniquedType(context, spec, {}).getImpl(); });
}
NoneType NoneType::get(MLIRContext *context) {
  return detail::getCached(context->getImpl().common.none,
                           [&] { return getUniquedType(context, spec, {}).getImpl(); });
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
    return detail::getCached(context->getImpl().common.signless[width], [&] { return make().getImpl(); });
  return llvm::cast<IntegerType>(make());
}
IntegerType IntegerType::getChecked(EmitErrorFn emitError, MLIRContext *context, unsigned width,
                                    SignednessSemantics signedness) {
  return succeeded(verify(emitError, width, signedness)) ? get(context, width, signedness) : IntegerType();
}
LogicalResult IntegerType::verify(EmitErrorFn emitError, unsigned width, SignednessSemantics) {
  if (width > kMaxWidth)
    return emitError() << "integer bitwidth is limited to " << kMaxWidth << " bits";
  return success();
}
IntegerType IntegerType::scaleElementBitwidth(unsigned scale) const {
  return scale ? get(getContext(), getWidth() * scale, getSignedness()) : IntegerType();
}

#define STRATA_FLOAT_TYPE(Class, Spelling, Semantics)                                                        \
  Class Class::get(MLIRContext *context) {                                                                   \
    return detail::getCached(context->getImpl().common.floats[unsigned(FloatKind::Class)],                   \
                             [&] { return getUniquedType(context, spec, {}).getImpl(); });                   \
  }                                                                                                          \
  const llvm::fltSemantics &Class::getFloatSemantics() const { return llvm::APFloatBase::Semantics(); }
#include "runtime/ir/FloatTypes.def"

namespace {
struct FloatRow {
  const TypeDefSpec *spec;
  llvm::StringLiteral spelling;
  const llvm::fltSemantics &(*semantics)();
};
constexpr FloatRow floatRows[] = {
#define STRATA_FLOAT_TYPE(Class, Spelling, Semantics)                                                        \
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

/// Returns the function table of InterfaceT for a type, or null if the type does not implement it. Used for
/// types of other dialects; builtin types are recognized without an interface lookup.
template <typename InterfaceT>
static const typename InterfaceT::Concept *findConcept(Type type) {
  return static_cast<const typename InterfaceT::Concept *>(
      type.getAbstractType().getInterface(TypeID::get<InterfaceT>()));
}

bool FloatType::classof(Type type) {
  return type.getAbstractType().floatRow >= 0 || findConcept<FloatType>(type);
}
unsigned FloatType::getWidth() const { return llvm::APFloat::getSizeInBits(getFloatSemantics()); }
const llvm::fltSemantics &FloatType::getFloatSemantics() const {
  if (getAbstractType().floatRow >= 0)
    return floatRow(*this).semantics();
  return getConcept()->getFloatSemantics(*this);
}
/// Returns the float type with \p scale times the width of \p type: f32 or f64 for f16 and bf16, f64 for f32.
/// Returns null for other types and scales.
static FloatType scaleFloat(Type type, unsigned scale) {
  unsigned width = type.isF16() || type.isBF16() ? 16 : type.isF32() ? 32 : 0;
  if (width * scale == 32 && scale > 1)
    return FloatType::getF32(type.getContext());
  if (width * scale == 64 && scale > 1)
    return FloatType::getF64(type.getContext());
  return FloatType();
}
FloatType Float16Type::scaleElementBitwidth(unsigned scale) const { return scaleFloat(*this, scale); }
FloatType BFloat16Type::scaleElementBitwidth(unsigned scale) const { return scaleFloat(*this, scale); }
FloatType Float32Type::scaleElementBitwidth(unsigned scale) const { return scaleFloat(*this, scale); }
FloatType FloatType::scaleElementBitwidth(unsigned scale) const {
  // A builtin float type that does not define scaleElementBitwidth inherits this function, and its interface
  // table calls it. So a call through the table would not terminate.
  if (getAbstractType().floatRow >= 0)
    return scaleFloat(*this, scale);
  return getConcept()->scaleElementBitwidth(*this, scale);
}
unsigned FloatType::getFPMantissaWidth() const {
  return llvm::APFloat::semanticsPrecision(getFloatSemantics());
}
llvm::StringRef FloatType::getSpelling() const {
  return getAbstractType().floatRow >= 0 ? llvm::StringRef(floatRow(*this).spelling) : llvm::StringRef();
}

template <typename Ty>
static Ty withArgsAndResults(Ty type, llvm::ArrayRef<unsigned> argIndices, TypeRange argTypes,
                             llvm::ArrayRef<unsigned> resultIndices, TypeRange resultTypes) {
  llvm::SmallVector<Type> ins = insertTypesInto(type.getInputs(), argIndices, argTypes),
                          outs = insertTypesInto(type.getResults(), resultIndices, resultTypes);
  return type.clone(ins, outs);
}
template <typename Ty>
static Ty withoutArgsAndResults(Ty type, const llvm::BitVector &argIndices,
                                const llvm::BitVector &resultIndices) {
  llvm::SmallVector<Type> ins = filterTypesOut(type.getInputs(), argIndices),
                          outs = filterTypesOut(type.getResults(), resultIndices);
  return type.clone(ins, outs);
}
FunctionType FunctionType::getWithArgsAndResults(llvm::ArrayRef<unsigned> argIndices, TypeRange argTypes,
                                                 llvm::ArrayRef<unsigned> resultIndices,
                                                 TypeRange resultTypes) const {
  return withArgsAndResults(*this, argIndices, argTypes, resultIndices, resultTypes);
}
FunctionType FunctionType::getWithoutArgsAndResults(const llvm::BitVector &argIndices,
                                                    const llvm::BitVector &resultIndices) const {
  return withoutArgsAndResults(*this, argIndices, resultIndices);
}
GraphType GraphType::getWithArgsAndResults(llvm::ArrayRef<unsigned> argIndices, TypeRange argTypes,
                                           llvm::ArrayRef<unsigned> resultIndices,
                                           TypeRange resultTypes) const {
  return withArgsAndResults(*this, argIndices, argTypes, resultIndices, resultTypes);
}
GraphType GraphType::getWithoutArgsAndResults(const llvm::BitVector &argIndices,
                                              const llvm::BitVector &resultIndices) const {
  return withoutArgsAndResults(*this, argIndices, resultIndices);
}

void TupleType::getFlattenedTypes(llvm::SmallVectorImpl<Type> &types) const {
  // Uses an explicit stack: tuples may be nested deeply.
  llvm::SmallVector<Type> work(llvm::reverse(getTypes()));
  while (!work.empty()) {
    Type type = work.pop_back_val();
    if (auto nested = llvm::dyn_cast<TupleType>(type))
      llvm::append_range(work, llvm::reverse(nested.getTypes()));
    else
      types.push_back(type);
  }
}
LogicalResult ComplexType::verify(EmitErrorFn emitError, Type elementType) {
  if (!elementType.isIntOrFloat())
    return emitError() << "invalid element type for complex";
  return success();
}

OpaqueType OpaqueType::get(StringAttr dialectNamespace, llvm::StringRef typeData) {
  const ParamValue params[] = {ParamTraits<StringAttr>::make(dialectNamespace),
                               ParamTraits<llvm::StringRef>::make(typeData)};
  return llvm::cast<OpaqueType>(getUniquedType(dialectNamespace.getContext(), spec, params));
}
OpaqueType OpaqueType::get(MLIRContext *context, llvm::StringRef dialectNamespace, llvm::StringRef typeData) {
  return get(StringAttr::get(context, dialectNamespace), typeData);
}
OpaqueType OpaqueType::getChecked(EmitErrorFn emitError, StringAttr dialectNamespace,
                                  llvm::StringRef typeData) {
  return succeeded(verify(emitError, dialectNamespace, typeData)) ? get(dialectNamespace, typeData)
                                                                  : OpaqueType();
}
LogicalResult OpaqueType::verify(EmitErrorFn emitError, StringAttr dialectNamespace, llvm::StringRef) {
  llvm::StringRef name = dialectNamespace.getValue();
  auto isNameCharacter = [](char c) { return llvm::isAlnum(c) || c == '_' || c == '$'; };
  if (name.empty() || llvm::isDigit(name.front()) || !llvm::all_of(name, isNameCharacter))
    return emitError() << "invalid dialect namespace '" << name << "'";
  return success();
}
StringAttr OpaqueType::getDialectNamespace() const { return param<Attribute>(0).getImpl(); }

//===----------------------------------------------------------------------===//
// Shaped types
//===----------------------------------------------------------------------===//

namespace {
enum class BuiltinShape { None, Ranked, Unranked };
} // namespace

/// Classifies the builtin shaped types by comparing descriptors, which is faster than an interface lookup.
static BuiltinShape builtinShape(Type type) {
  const TypeDefSpec *spec = &type.getSpec();
  if (spec == &RankedTensorType::spec || spec == &VectorType::spec || spec == &MemRefType::spec)
    return BuiltinShape::Ranked;
  if (spec == &UnrankedTensorType::spec || spec == &UnrankedMemRefType::spec)
    return BuiltinShape::Unranked;
  return BuiltinShape::None;
}

bool ShapedType::classof(Type type) {
  return builtinShape(type) != BuiltinShape::None || findConcept<ShapedType>(type);
}
bool VectorElementTypeInterface::classof(Type type) {
  return type.isIntOrIndexOrFloat() || findConcept<VectorElementTypeInterface>(type);
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

// The ranked types have the same first parameters (shape, element type), and so do the unranked types.
Type ShapedType::getElementType() const {
  switch (builtinShape(*this)) {
  case BuiltinShape::Ranked:
    return impl->param<Type>(16);
  case BuiltinShape::Unranked:
    return impl->param<Type>(0);
  case BuiltinShape::None:
    break;
  }
  return getConcept()->getElementType(*this);
}
bool ShapedType::hasRank() const {
  BuiltinShape shape = builtinShape(*this);
  return shape == BuiltinShape::None ? getConcept()->hasRank(*this) : shape == BuiltinShape::Ranked;
}
llvm::ArrayRef<int64_t> ShapedType::getShape() const {
  if (builtinShape(*this) == BuiltinShape::Ranked)
    return impl->param<llvm::ArrayRef<int64_t>>(0);
  return getConcept()->getShape(*this);
}

ShapedType ShapedType::cloneWith(std::optional<llvm::ArrayRef<int64_t>> shape, Type elementType) const {
  if (auto vector = llvm::dyn_cast<VectorType>(*this))
    return vector.cloneWith(shape, elementType);
  if (auto tensor = llvm::dyn_cast<TensorType>(*this))
    return tensor.cloneWith(shape, elementType);
  if (auto memref = llvm::dyn_cast<BaseMemRefType>(*this))
    return memref.cloneWith(shape, elementType);
  return getConcept()->cloneWith(*this, shape, elementType);
}
VectorType VectorType::cloneWith(std::optional<llvm::ArrayRef<int64_t>> shape, Type elementType) const {
  llvm::ArrayRef<int64_t> sizes = shape.value_or(getShape());
  return get(sizes, elementType,
             sizes.size() == getShape().size() ? getScalableDims() : llvm::ArrayRef<bool>());
}
VectorType VectorType::scaleElementBitwidth(unsigned scale) const {
  Type scaled;
  if (auto integer = llvm::dyn_cast<IntegerType>(getElementType()))
    scaled = integer.scaleElementBitwidth(scale);
  else if (auto real = llvm::dyn_cast<FloatType>(getElementType()))
    scaled = real.scaleElementBitwidth(scale);
  return scaled ? cloneWith(std::nullopt, scaled) : VectorType();
}
TensorType TensorType::cloneWith(std::optional<llvm::ArrayRef<int64_t>> shape, Type elementType) const {
  if (auto ranked = llvm::dyn_cast<RankedTensorType>(*this))
    return ranked.cloneWith(shape, elementType);
  if (shape)
    return RankedTensorType::get(*shape, elementType);
  return UnrankedTensorType::get(elementType);
}
RankedTensorType RankedTensorType::cloneWith(std::optional<llvm::ArrayRef<int64_t>> shape,
                                             Type elementType) const {
  return get(shape.value_or(getShape()), elementType, getEncoding());
}
MemRefType MemRefType::cloneWith(std::optional<llvm::ArrayRef<int64_t>> shape, Type elementType) const {
  llvm::ArrayRef<int64_t> sizes = shape.value_or(getShape());
  // A layout is valid for one rank only, so it is dropped if the rank changes.
  bool keepsLayout = sizes.size() == getShape().size();
  return get(sizes, elementType, keepsLayout ? getLayout() : MemRefLayoutAttrInterface(), getMemorySpace());
}
BaseMemRefType BaseMemRefType::cloneWith(std::optional<llvm::ArrayRef<int64_t>> shape,
                                         Type elementType) const {
  if (auto ranked = llvm::dyn_cast<MemRefType>(*this))
    return ranked.cloneWith(shape, elementType);
  if (shape)
    return MemRefType::get(*shape, elementType, MemRefLayoutAttrInterface(), getMemorySpace());
  return UnrankedMemRefType::get(elementType, getMemorySpace());
}

bool VectorType::isValidElementType(Type type) {
  return type.isIntOrIndexOrFloat() || type.getDialect().getNamespace() != "builtin";
}
LogicalResult VectorType::verify(EmitErrorFn emitError, llvm::ArrayRef<int64_t> shape, Type elementType,
                                 llvm::ArrayRef<bool>) {
  if (!isValidElementType(elementType))
    return emitError() << "failed to verify 'elementType': VectorElementTypeInterface instance";
  if (llvm::all_of(shape, [](int64_t size) { return size > 0; }))
    return success();
  return emitError() << "vector types must have positive constant sizes but got " << shape;
}

/// Tensors may contain all builtin types except memref, tensor, tuple, none, function and graph types, and
/// all types of other dialects.
bool TensorType::isValidElementType(Type type) {
  return llvm::isa<ComplexType, FloatType, IntegerType, OpaqueType, VectorType, IndexType>(type) ||
         type.getDialect().getNamespace() != "builtin";
}

LogicalResult RankedTensorType::verify(EmitErrorFn emitError, llvm::ArrayRef<int64_t> shape, Type elementType,
                                       Attribute) {
  for (int64_t size : shape)
    if (size < 0 && !isDynamic(size))
      return emitError() << "invalid tensor dimension size";
  if (!isValidElementType(elementType))
    return emitError() << "invalid tensor element type: " << elementType;
  return success();
}
LogicalResult UnrankedTensorType::verify(EmitErrorFn emitError, Type elementType) {
  if (!isValidElementType(elementType))
    return emitError() << "invalid tensor element type: " << elementType;
  return success();
}

Type mlir::getElementTypeOrSelf(Type type) {
  auto shaped = llvm::dyn_cast<ShapedType>(type);
  return shaped ? shaped.getElementType() : type;
}
Type mlir::getElementTypeOrSelf(Value value) { return getElementTypeOrSelf(value.getType()); }
