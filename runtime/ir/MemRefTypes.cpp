//===- MemRefTypes.cpp - Memref types and their layouts -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/AffineMap.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/ParamTraits.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// Memref types
//===----------------------------------------------------------------------===//

bool BaseMemRefType::classof(Type type) {
  return llvm::isa<MemRefType>(type) || llvm::isa<UnrankedMemRefType>(type);
}

bool BaseMemRefType::isValidElementType(Type type) {
  return type.isIntOrIndexOrFloat() ||
         llvm::isa<ComplexType, MemRefType, VectorType, UnrankedMemRefType>(type) ||
         type.getDialect().getNamespace() != "builtin";
}
Attribute BaseMemRefType::getMemorySpace() const {
  return impl->param<Attribute>(llvm::isa<MemRefType>(*this) ? 32 : 8);
}
unsigned BaseMemRefType::getMemorySpaceAsInt() const {
  Attribute space = getMemorySpace();
  return space ? llvm::cast<IntegerAttr>(space).getInt() : 0;
}

/// Replaces memory space 0, which is the default, by null.
static Attribute dropDefaultSpace(Attribute space) {
  auto number = llvm::dyn_cast_or_null<IntegerAttr>(space);
  return number && number.getValue().isZero() ? Attribute() : space;
}
/// Replaces an identity map, which is the default, by null. A strided layout is kept even if it is the
/// identity.
static Attribute dropIdentity(Attribute layout) {
  auto map = llvm::dyn_cast_or_null<AffineMapAttr>(layout);
  return map && map.getValue().isIdentity() ? Attribute() : layout;
}

static LogicalResult checkMemorySpace(EmitErrorFn emitError, Attribute space) {
  if (!space || llvm::isa<IntegerAttr, StringAttr, DictionaryAttr>(space) ||
      space.getDialect().getNamespace() != "builtin")
    return success();
  return emitError() << "unsupported memory space Attribute";
}

FailureOr<PtrLikeTypeInterface> BaseMemRefType::clonePtrWith(Attribute memorySpace,
                                                             std::optional<Type> elementType) const {
  Type element = elementType.value_or(getElementType());
  if (auto ranked = llvm::dyn_cast<MemRefType>(*this))
    return PtrLikeTypeInterface(
        MemRefType::get(ranked.getShape(), element, ranked.getLayout(), memorySpace).getImpl());
  return PtrLikeTypeInterface(UnrankedMemRefType::get(element, memorySpace).getImpl());
}

MemRefType MemRefType::get(llvm::ArrayRef<int64_t> shape, Type elementType, MemRefLayoutAttrInterface layout,
                           Attribute memorySpace) {
  const ParamValue params[] = {ParamTraits<llvm::ArrayRef<int64_t>>::make(shape),
                               ParamTraits<Type>::make(elementType),
                               ParamTraits<Attribute>::make(dropIdentity(layout)),
                               ParamTraits<Attribute>::make(dropDefaultSpace(memorySpace))};
  return llvm::cast<MemRefType>(getUniquedType(elementType.getContext(), spec, params));
}
MemRefType MemRefType::get(llvm::ArrayRef<int64_t> shape, Type elementType, AffineMap map,
                           Attribute memorySpace) {
  return get(shape, elementType, map ? AffineMapAttr::get(map) : AffineMapAttr(), memorySpace);
}
LogicalResult MemRefType::verify(EmitErrorFn emitError, llvm::ArrayRef<int64_t> shape, Type elementType,
                                 MemRefLayoutAttrInterface layout, Attribute memorySpace) {
  if (!isValidElementType(elementType))
    return emitError() << "invalid memref element type";
  for (int64_t size : shape)
    if (size < 0 && !isDynamic(size))
      return emitError() << "invalid memref size";
  if (layout && failed(layout.verifyLayout(shape, emitError)))
    return failure();
  return checkMemorySpace(emitError, memorySpace);
}
MemRefType MemRefType::getChecked(EmitErrorFn emitError, llvm::ArrayRef<int64_t> shape, Type elementType,
                                  MemRefLayoutAttrInterface layout, Attribute memorySpace) {
  if (failed(verify(emitError, shape, elementType, layout, memorySpace)))
    return {};
  return get(shape, elementType, layout, memorySpace);
}
MemRefType MemRefType::getChecked(EmitErrorFn emitError, llvm::ArrayRef<int64_t> shape, Type elementType,
                                  AffineMap map, Attribute memorySpace) {
  return getChecked(emitError, shape, elementType, map ? AffineMapAttr::get(map) : AffineMapAttr(),
                    memorySpace);
}

UnrankedMemRefType UnrankedMemRefType::get(Type elementType, Attribute memorySpace) {
  const ParamValue params[] = {ParamTraits<Type>::make(elementType),
                               ParamTraits<Attribute>::make(dropDefaultSpace(memorySpace))};
  return llvm::cast<UnrankedMemRefType>(getUniquedType(elementType.getContext(), spec, params));
}
LogicalResult UnrankedMemRefType::verify(EmitErrorFn emitError, Type elementType, Attribute memorySpace) {
  if (!isValidElementType(elementType))
    return emitError() << "invalid memref element type";
  return checkMemorySpace(emitError, memorySpace);
}
UnrankedMemRefType UnrankedMemRefType::getChecked(EmitErrorFn emitError, Type elementType,
                                                  Attribute memorySpace) {
  return succeeded(verify(emitError, elementType, memorySpace)) ? get(elementType, memorySpace)
                                                                : UnrankedMemRefType();
}

MemRefLayoutAttrInterface MemRefType::getLayout() const {
  if (Attribute layout = param<Attribute>(24))
    return layout.getImpl();
  return AffineMapAttr::get(AffineMap::getMultiDimIdentityMap(getRank(), getContext()));
}

LogicalResult MemRefType::getStridesAndOffset(llvm::SmallVectorImpl<int64_t> &strides,
                                              int64_t &offset) const {
  return getLayout().getStridesAndOffset(getShape(), strides, offset);
}
std::pair<llvm::SmallVector<int64_t>, int64_t> MemRefType::getStridesAndOffset() const {
  std::pair<llvm::SmallVector<int64_t>, int64_t> result;
  [[maybe_unused]] LogicalResult status = getStridesAndOffset(result.first, result.second);
  assert(succeeded(status) && "the layout has no strides");
  return result;
}
bool MemRefType::isStrided() const {
  llvm::SmallVector<int64_t> strides;
  int64_t offset;
  return succeeded(getStridesAndOffset(strides, offset));
}
int64_t MemRefType::getNumContiguousTrailingDims() const {
  if (hasIdentityMap())
    return getRank();
  llvm::SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(getStridesAndOffset(strides, offset)))
    return 0;
  // The stride of a dimension of size 1 is irrelevant.
  int64_t wanted = 1;
  for (int64_t dim = getRank() - 1; dim >= 0; --dim) {
    int64_t size = getDimSize(dim);
    if (size == 1)
      continue;
    if (strides[dim] != wanted)
      return getRank() - dim - 1;
    if (isDynamic(size) || llvm::MulOverflow(wanted, size, wanted))
      return getRank() - dim;
  }
  return getRank();
}
bool MemRefType::isLastDimUnitStride() const {
  llvm::SmallVector<int64_t> strides;
  int64_t offset;
  return succeeded(getStridesAndOffset(strides, offset)) && (strides.empty() || strides.back() == 1);
}

/// Returns the strides of the row-major order. A stride is dynamic if a later size is dynamic or the product
/// of the later sizes overflows.
static llvm::SmallVector<int64_t> rowMajorStrides(llvm::ArrayRef<int64_t> shape) {
  llvm::SmallVector<int64_t> strides(shape.size());
  int64_t next = 1;
  for (size_t dim = shape.size(); dim-- > 0;) {
    strides[dim] = next;
    bool isKnown = !ShapedType::isDynamic(next) && !ShapedType::isDynamic(shape[dim]);
    if (!isKnown || llvm::MulOverflow(next, shape[dim], next))
      next = ShapedType::kDynamic;
  }
  return strides;
}

MemRefType MemRefType::canonicalizeStridedLayout() const {
  llvm::SmallVector<int64_t> strides;
  int64_t offset;
  if (hasIdentityMap() || failed(getStridesAndOffset(strides, offset)))
    return *this;
  auto isKnown = [](int64_t stride) { return !isDynamic(stride); };
  if (offset == 0 && llvm::all_of(strides, isKnown) && strides == rowMajorStrides(getShape()))
    return get(getShape(), getElementType(), MemRefLayoutAttrInterface(), getMemorySpace());
  auto map = llvm::dyn_cast<AffineMapAttr>(getLayout());
  return map ? get(getShape(), getElementType(), simplifyAffineMap(map.getValue()), getMemorySpace()) : *this;
}

//===----------------------------------------------------------------------===//
// Memref layouts
//===----------------------------------------------------------------------===//

bool MemRefLayoutAttrInterface::classof(Attribute attr) {
  return llvm::isa<AffineMapAttr, StridedLayoutAttr>(attr) ||
         attr.getAbstractAttribute().getInterface(TypeID::get<MemRefLayoutAttrInterface>());
}

AffineMap MemRefLayoutAttrInterface::getAffineMap() const {
  if (auto map = llvm::dyn_cast<AffineMapAttr>(*this))
    return map.getValue();
  if (auto strided = llvm::dyn_cast<StridedLayoutAttr>(*this))
    return makeStridedLinearLayoutMap(strided.getStrides(), strided.getOffset(), getContext());
  AffineMap map;
  getConcept()->getAffineMap(*this, map);
  return map;
}
bool MemRefLayoutAttrInterface::isIdentity() const { return getAffineMap().isIdentity(); }

LogicalResult MemRefLayoutAttrInterface::verifyLayout(llvm::ArrayRef<int64_t> shape,
                                                      EmitErrorFn emitError) const {
  if (auto strided = llvm::dyn_cast<StridedLayoutAttr>(*this)) {
    if (strided.getStrides().size() != shape.size())
      return emitError() << "expected the number of strides to match the rank";
    return success();
  }
  if (!llvm::isa<AffineMapAttr>(*this) && getConcept()->verifyLayout)
    return getConcept()->verifyLayout(*this, shape, emitError);
  unsigned numDims = getAffineMap().getNumDims();
  if (numDims != shape.size())
    return emitError() << "memref layout mismatch between rank and affine map: " << shape.size()
                       << " != " << numDims;
  return success();
}

/// Splits \p sum into the factor of each dimension and the remaining terms. Fails if \p sum contains
/// operations other than sums and products.
static LogicalResult collectStrides(AffineExpr sum, llvm::MutableArrayRef<AffineExpr> strides,
                                    AffineExpr &offset) {
  llvm::SmallVector<std::pair<AffineExpr, AffineExpr>, 8> work;
  work.emplace_back(sum, getAffineConstantExpr(1, sum.getContext()));
  while (!work.empty()) {
    auto [expr, factor] = work.pop_back_val();
    if (auto dim = llvm::dyn_cast<AffineDimExpr>(expr)) {
      strides[dim.getPosition()] = strides[dim.getPosition()] + factor;
      continue;
    }
    auto binary = llvm::dyn_cast<AffineBinaryOpExpr>(expr);
    if (!binary) {
      offset = offset + expr * factor;
    } else if (binary.getKind() == AffineExprKind::Add) {
      work.emplace_back(binary.getRHS(), factor);
      work.emplace_back(binary.getLHS(), factor);
    } else if (binary.getKind() == AffineExprKind::Mul) {
      work.emplace_back(binary.getLHS(), binary.getRHS() * factor);
    } else {
      return failure();
    }
  }
  return success();
}

static int64_t constantOrDynamic(AffineExpr expr) {
  auto constant = llvm::dyn_cast<AffineConstantExpr>(expr);
  return constant ? constant.getValue() : ShapedType::kDynamic;
}

LogicalResult MemRefLayoutAttrInterface::getStridesAndOffset(llvm::ArrayRef<int64_t> shape,
                                                             llvm::SmallVectorImpl<int64_t> &strides,
                                                             int64_t &offset) const {
  if (auto strided = llvm::dyn_cast<StridedLayoutAttr>(*this)) {
    strides.assign(strided.getStrides().begin(), strided.getStrides().end());
    offset = strided.getOffset();
    return success();
  }
  if (!llvm::isa<AffineMapAttr>(*this) && getConcept()->getStridesAndOffset)
    return getConcept()->getStridesAndOffset(*this, shape, strides, offset);
  AffineMap map = getAffineMap();
  if (map.isIdentity()) {
    strides.assign(rowMajorStrides(shape));
    offset = 0;
    return success();
  }
  // Strides are defined for maps with a single result only.
  if (map.getNumResults() != 1)
    return failure();
  AffineExpr zero = getAffineConstantExpr(0, getContext()), offsetExpr = zero;
  llvm::SmallVector<AffineExpr, 8> strideExprs(map.getNumDims(), zero);
  AffineExpr result = simplifyAffineExpr(map.getResult(0), map.getNumDims(), map.getNumSymbols());
  if (failed(collectStrides(result, strideExprs, offsetExpr)))
    return failure();
  strides.clear();
  for (AffineExpr stride : strideExprs)
    strides.push_back(constantOrDynamic(stride));
  offset = constantOrDynamic(offsetExpr);
  return success();
}

AffineMap mlir::makeStridedLinearLayoutMap(llvm::ArrayRef<int64_t> strides, int64_t offset,
                                           MLIRContext *context) {
  unsigned numSymbols = 0;
  auto makeFactor = [&](int64_t value) {
    return ShapedType::isDynamic(value) ? getAffineSymbolExpr(numSymbols++, context)
                                        : getAffineConstantExpr(value, context);
  };
  AffineExpr sum = makeFactor(offset);
  for (auto [dim, stride] : llvm::enumerate(strides))
    sum = sum + getAffineDimExpr(dim, context) * makeFactor(stride);
  return AffineMap::get(strides.size(), numSymbols, sum);
}
