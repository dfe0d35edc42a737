//===- SPIRVTypes.cpp - Types of SPIR-V -----------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/SPIRVTypes.h"
#include "runtime/ir/Dialect.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::spirv;

//===----------------------------------------------------------------------===//
// Type categories
//===----------------------------------------------------------------------===//

bool SPIRVType::classof(Type type) {
  return type.getDialect().getNamespace() == "spirv" || ScalarType::classof(type) ||
         CompositeType::classof(type);
}
bool SPIRVType::isScalarOrVector() const {
  return llvm::isa<ScalarType>(*this) || llvm::isa<VectorType>(*this);
}

bool ScalarType::classof(Type type) {
  if (auto floatType = llvm::dyn_cast<FloatType>(type))
    return isValid(floatType);
  if (auto intType = llvm::dyn_cast<IntegerType>(type))
    return isValid(intType);
  return false;
}
/// Returns true if \p width is a power of two between \p min and 64.
static bool isScalarWidth(unsigned width, unsigned min) {
  return width >= min && width <= 64 && llvm::isPowerOf2_32(width);
}
bool ScalarType::isValid(FloatType type) { return isScalarWidth(type.getWidth(), /*min=*/16); }
bool ScalarType::isValid(IntegerType type) {
  return type.getWidth() == 1 || isScalarWidth(type.getWidth(), /*min=*/8);
}

bool CompositeType::classof(Type type) {
  if (auto vectorType = llvm::dyn_cast<VectorType>(type))
    return isValid(vectorType);
  return llvm::isa<ArrayType, RuntimeArrayType, StructType, MatrixType, CooperativeMatrixType, TensorArmType>(
      type);
}
bool CompositeType::isValid(VectorType type) {
  static constexpr int64_t sizes[] = {2, 3, 4, 8, 16};
  return type.getRank() == 1 && llvm::is_contained(sizes, type.getDimSize(0)) &&
         llvm::isa<ScalarType>(type.getElementType());
}

unsigned CompositeType::getNumElements() const {
  assert(hasCompileTimeKnownNumElements() && "the number of elements is unknown");
  if (auto arrayType = llvm::dyn_cast<ArrayType>(*this))
    return arrayType.getNumElements();
  if (auto structType = llvm::dyn_cast<StructType>(*this))
    return structType.getNumElements();
  if (auto matrixType = llvm::dyn_cast<MatrixType>(*this))
    return matrixType.getNumColumns();
  return llvm::cast<ShapedType>(*this).getNumElements();
}
Type CompositeType::getElementType(unsigned index) const {
  if (auto structType = llvm::dyn_cast<StructType>(*this))
    return structType.getElementType(index);
  if (auto arrayType = llvm::dyn_cast<ArrayType>(*this))
    return arrayType.getElementType();
  if (auto arrayType = llvm::dyn_cast<RuntimeArrayType>(*this))
    return arrayType.getElementType();
  if (auto matrixType = llvm::dyn_cast<MatrixType>(*this))
    return matrixType.getColumnType();
  return llvm::cast<ShapedType>(*this).getElementType();
}
bool CompositeType::hasCompileTimeKnownNumElements() const {
  if (auto tensorType = llvm::dyn_cast<TensorArmType>(*this))
    return llvm::cast<ShapedType>(Type(tensorType)).hasStaticShape();
  return !llvm::isa<CooperativeMatrixType>(*this) && !llvm::isa<RuntimeArrayType>(*this);
}

//===----------------------------------------------------------------------===//
// Structs
//===----------------------------------------------------------------------===//

llvm::hash_code spirv::hash_value(const MemberDecorationInfo &info) {
  return llvm::hash_combine(info.memberIndex, llvm::to_underlying(info.decoration),
                            info.decorationValue.getAsOpaquePointer());
}
llvm::hash_code spirv::hash_value(const StructDecorationInfo &info) {
  return llvm::hash_combine(llvm::to_underlying(info.decoration), info.decorationValue.getAsOpaquePointer());
}

using spirv::detail::StructBody;
using spirv::detail::StructTypeStorage;

static StructBody copyInto(TypeStorageAllocator &allocator, const StructBody &body) {
  return {allocator.copyInto(body.memberTypes), allocator.copyInto(body.offsets),
          allocator.copyInto(body.memberDecorations), allocator.copyInto(body.structDecorations)};
}

llvm::hash_code StructTypeStorage::hashKey(const KeyTy &key) {
  if (!key.identifier.empty())
    return llvm::hash_value(key.identifier);
  const StructBody &body = key.body;
  llvm::hash_code types = 0;
  for (Type type : body.memberTypes)
    types = llvm::hash_combine(types, type.getAsOpaquePointer());
  auto hashAll = [](auto list) { return llvm::hash_combine_range(list.begin(), list.end()); };
  return llvm::hash_combine(types, hashAll(body.offsets), hashAll(body.memberDecorations),
                            hashAll(body.structDecorations));
}
StructTypeStorage *StructTypeStorage::construct(TypeStorageAllocator &allocator, const KeyTy &key) {
  return new (allocator.allocate<StructTypeStorage>())
      StructTypeStorage(KeyTy{allocator.copyInto(key.identifier), copyInto(allocator, key.body)});
}
LogicalResult StructTypeStorage::mutate(TypeStorageAllocator &allocator, const StructBody &newBody) {
  if (hasBody)
    return success(body == newBody);
  body = copyInto(allocator, newBody);
  hasBody = true;
  return success();
}

/// Returns the decorations in their canonical order, which makes lists of decorations comparable.
static llvm::SmallVector<MemberDecorationInfo> sorted(llvm::ArrayRef<MemberDecorationInfo> decorations) {
  llvm::SmallVector<MemberDecorationInfo> result(decorations);
  llvm::stable_sort(result, [](const MemberDecorationInfo &a, const MemberDecorationInfo &b) {
    return std::pair(a.memberIndex, a.decoration) < std::pair(b.memberIndex, b.decoration);
  });
  return result;
}
static llvm::SmallVector<StructDecorationInfo> sorted(llvm::ArrayRef<StructDecorationInfo> decorations) {
  llvm::SmallVector<StructDecorationInfo> result(decorations);
  llvm::stable_sort(result, [](const StructDecorationInfo &a, const StructDecorationInfo &b) {
    return a.decoration < b.decoration;
  });
  return result;
}

StructType StructType::get(llvm::ArrayRef<Type> memberTypes, llvm::ArrayRef<OffsetInfo> offsets,
                           llvm::ArrayRef<MemberDecorationInfo> memberDecorations,
                           llvm::ArrayRef<StructDecorationInfo> structDecorations) {
  assert(!memberTypes.empty() && "use getEmpty for a struct without members");
  auto members = sorted(memberDecorations);
  auto whole = sorted(structDecorations);
  return Base::get(memberTypes.front().getContext(),
                   StructTypeStorage::KeyTy{{}, {memberTypes, offsets, members, whole}});
}
StructType StructType::getIdentified(MLIRContext *context, llvm::StringRef identifier) {
  assert(!identifier.empty() && "an identified struct needs an identifier");
  return Base::get(context, StructTypeStorage::KeyTy{identifier, {}});
}
StructType StructType::getEmpty(MLIRContext *context, llvm::StringRef identifier) {
  StructType result = Base::get(context, StructTypeStorage::KeyTy{identifier, {}});
  return identifier.empty() || succeeded(result.trySetBody({})) ? result : StructType();
}
LogicalResult StructType::trySetBody(llvm::ArrayRef<Type> memberTypes, llvm::ArrayRef<OffsetInfo> offsets,
                                     llvm::ArrayRef<MemberDecorationInfo> memberDecorations,
                                     llvm::ArrayRef<StructDecorationInfo> structDecorations) {
  auto members = sorted(memberDecorations);
  auto whole = sorted(structDecorations);
  return Base::mutate(StructBody{memberTypes, offsets, members, whole});
}

llvm::ArrayRef<Type> StructType::getElementTypes() const { return getImpl()->body.memberTypes; }
bool StructType::hasOffset() const { return !getImpl()->body.offsets.empty(); }
uint64_t StructType::getMemberOffset(unsigned index) const { return getImpl()->body.offsets[index]; }
llvm::ArrayRef<MemberDecorationInfo> StructType::getMemberDecorations() const {
  return getImpl()->body.memberDecorations;
}
llvm::ArrayRef<MemberDecorationInfo> StructType::getMemberDecorations(unsigned index) const {
  auto isBefore = [](const MemberDecorationInfo &info, unsigned member) { return info.memberIndex < member; };
  llvm::ArrayRef<MemberDecorationInfo> all = getMemberDecorations();
  const MemberDecorationInfo *begin = std::lower_bound(all.begin(), all.end(), index, isBefore);
  return {begin, std::lower_bound(begin, all.end(), index + 1, isBefore)};
}
llvm::ArrayRef<StructDecorationInfo> StructType::getStructDecorations() const {
  return getImpl()->body.structDecorations;
}
bool StructType::hasDecoration(Decoration decoration) const {
  return llvm::any_of(getStructDecorations(),
                      [&](const StructDecorationInfo &info) { return info.decoration == decoration; });
}

//===----------------------------------------------------------------------===//
// Other types
//===----------------------------------------------------------------------===//

/// Returns true if a matrix may have \p count rows or columns.
static bool isMatrixSize(int64_t count) { return count >= 2 && count <= 4; }

bool MatrixType::isValidColumnType(Type columnType) {
  auto vectorType = llvm::dyn_cast<VectorType>(columnType);
  return vectorType && vectorType.getRank() == 1 && isMatrixSize(vectorType.getDimSize(0)) &&
         llvm::isa<FloatType>(vectorType.getElementType());
}
LogicalResult MatrixType::verify(llvm::function_ref<InFlightDiagnostic()> emitError, Type columnType,
                                 uint32_t numColumns) {
  if (!isMatrixSize(numColumns))
    return emitError() << "matrix can have 2, 3, or 4 columns only";
  if (!isValidColumnType(columnType))
    return emitError() << "matrix columns must be vectors of floats";
  return success();
}
unsigned MatrixType::getNumRows() const { return llvm::cast<VectorType>(getColumnType()).getDimSize(0); }
Type MatrixType::getElementType() const { return llvm::cast<VectorType>(getColumnType()).getElementType(); }

LogicalResult SampledImageType::verify(llvm::function_ref<InFlightDiagnostic()> emitError, Type type) {
  auto imageType = llvm::dyn_cast<ImageType>(type);
  if (!imageType)
    return emitError() << "expected image type";
  Dim dim = imageType.getDim();
  if (dim == Dim::SubpassData || dim == Dim::Buffer)
    return emitError() << "sampled image Dim must not be SubpassData or Buffer, got " << stringifyDim(dim);
  return success();
}

ShapedType CooperativeMatrixType::cloneWith(std::optional<llvm::ArrayRef<int64_t>> shape,
                                            Type elementType) const {
  return llvm::cast<ShapedType>(
      Type(get(getContext(), shape.value_or(getShape()), elementType, getScope(), getUse())));
}
bool CooperativeMatrixType::hasRank() const { return true; }

LogicalResult TensorArmType::verify(llvm::function_ref<InFlightDiagnostic()> emitError,
                                    llvm::ArrayRef<int64_t> shape, Type) {
  if (llvm::is_contained(shape, 0))
    return emitError() << "arm.tensors do not support zero dimensions";
  if (llvm::any_of(shape, ShapedType::isDynamic) && !llvm::all_of(shape, ShapedType::isDynamic))
    return emitError() << "arm.tensor shape dimensions must be either fully dynamic or completed shaped";
  return success();
}
ShapedType TensorArmType::cloneWith(std::optional<llvm::ArrayRef<int64_t>> shape, Type elementType) const {
  return llvm::cast<ShapedType>(Type(get(shape.value_or(getShape()), elementType)));
}
bool TensorArmType::hasRank() const { return !getShape().empty(); }
