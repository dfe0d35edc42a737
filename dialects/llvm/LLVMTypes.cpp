//===- LLVMTypes.cpp - Types of the llvm dialect --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVMDialect.h"
#include "dialects/ptr/Ptr.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::LLVM;
using LLVM::detail::LLVMStructTypeStorage;
using LLVM::detail::StructBody;

//===----------------------------------------------------------------------===//
// Elements of types
//===----------------------------------------------------------------------===//

/// Returns true if aggregates may contain the type.
static bool isElementType(Type type) {
  return !llvm::isa<LLVMVoidType, LLVMLabelType, LLVMMetadataType, LLVMFunctionType, LLVMTokenType>(type);
}

bool LLVMArrayType::isValidElementType(Type type) { return isElementType(type); }
LogicalResult LLVMArrayType::verify(EmitErrorFn emitError, Type elementType, uint64_t numElements) {
  if (!isElementType(elementType))
    return emitError() << "invalid array element type: " << elementType;
  return success();
}

bool LLVMFunctionType::isValidArgumentType(Type type) {
  return !llvm::isa<LLVMVoidType, LLVMFunctionType>(type);
}
bool LLVMFunctionType::isValidResultType(Type type) {
  return !llvm::isa<LLVMFunctionType, LLVMMetadataType, LLVMLabelType>(type);
}
LogicalResult LLVMFunctionType::verify(EmitErrorFn emitError, Type returnType, llvm::ArrayRef<Type> params,
                                       bool varArg) {
  if (!isValidResultType(returnType))
    return emitError() << "invalid function result type: " << returnType;
  for (Type param : params)
    if (!isValidArgumentType(param))
      return emitError() << "invalid function argument type: " << param;
  return success();
}
LLVMFunctionType LLVMFunctionType::clone(TypeRange inputs, TypeRange results) const {
  if (results.size() != 1 || !isValidResultType(results[0]) || !llvm::all_of(inputs, isValidArgumentType))
    return {};
  return get(results[0], llvm::to_vector(inputs), isVarArg());
}
llvm::ArrayRef<Type> LLVMFunctionType::getReturnTypes() const {
  // Return a range that refers to the first parameter of the type, the result type, where it is stored.
  return {reinterpret_cast<const Type *>(getImpl()->paramData()), 1};
}

//===----------------------------------------------------------------------===//
// Structs
//===----------------------------------------------------------------------===//

LLVMStructTypeStorage::KeyTy LLVMStructTypeStorage::getKey(llvm::StringRef name, llvm::ArrayRef<Type> types,
                                                           bool isPacked) {
  return name.empty() ? KeyTy{{}, false, {types, isPacked}} : KeyTy{name, true, {}};
}
bool LLVMStructTypeStorage::operator==(const KeyTy &key) const {
  if (isIdentified != key.isIdentified)
    return false;
  return isIdentified ? name == key.name : *content.load(std::memory_order_relaxed) == key.body;
}
llvm::hash_code LLVMStructTypeStorage::hashKey(const KeyTy &key) {
  if (key.isIdentified)
    return llvm::hash_combine(true, key.name);
  llvm::hash_code hash = llvm::hash_combine(false, key.body.isPacked);
  for (Type type : key.body.types)
    hash = llvm::hash_combine(hash, type.getAsOpaquePointer());
  return hash;
}

static const StructBody *copyInto(TypeStorageAllocator &allocator, const StructBody &body) {
  return new (allocator.allocate<StructBody>())
      StructBody{allocator.copyInto(body.types), body.isPacked, body.isOpaque};
}
LLVMStructTypeStorage *LLVMStructTypeStorage::construct(TypeStorageAllocator &allocator, const KeyTy &key) {
  auto *storage = new (allocator.allocate<LLVMStructTypeStorage>()) LLVMStructTypeStorage();
  storage->name = allocator.copyInto(key.name);
  storage->isIdentified = key.isIdentified;
  if (!key.isIdentified || key.body.isOpaque)
    storage->content = copyInto(allocator, key.body);
  return storage;
}
LogicalResult LLVMStructTypeStorage::mutate(TypeStorageAllocator &allocator, const StructBody &newBody) {
  if (!isIdentified)
    return failure();
  if (const StructBody *current = content.load(std::memory_order_acquire))
    return success(*current == newBody);
  content.store(copyInto(allocator, newBody), std::memory_order_release);
  return success();
}

bool LLVMStructType::isValidElementType(Type type) { return isElementType(type); }

LLVMStructType LLVMStructType::getLiteral(MLIRContext *context, llvm::ArrayRef<Type> types, bool isPacked) {
  return Base::get(context, LLVMStructTypeStorage::KeyTy{{}, false, {types, isPacked}});
}
LLVMStructType LLVMStructType::getLiteralChecked(EmitErrorFn emitError, MLIRContext *context,
                                                 llvm::ArrayRef<Type> types, bool isPacked) {
  if (failed(verifyInvariants(emitError, types, isPacked)))
    return {};
  return getLiteral(context, types, isPacked);
}
LLVMStructType LLVMStructType::getIdentified(MLIRContext *context, llvm::StringRef name) {
  return Base::get(context, LLVMStructTypeStorage::KeyTy{name, true, {}});
}
LLVMStructType LLVMStructType::getIdentifiedChecked(EmitErrorFn, MLIRContext *context, llvm::StringRef name) {
  return getIdentified(context, name);
}
LLVMStructType LLVMStructType::getOpaque(llvm::StringRef name, MLIRContext *context) {
  return Base::get(context,
                   LLVMStructTypeStorage::KeyTy{name, true, {{}, /*isPacked=*/false, /*isOpaque=*/true}});
}
LLVMStructType LLVMStructType::getOpaqueChecked(EmitErrorFn, MLIRContext *context, llvm::StringRef name) {
  return getOpaque(name, context);
}
LLVMStructType LLVMStructType::getNewIdentified(MLIRContext *context, llvm::StringRef name,
                                                llvm::ArrayRef<Type> elements, bool isPacked) {
  std::string candidate = name.str();
  for (unsigned suffix = 0;; ++suffix) {
    LLVMStructType type = getIdentified(context, candidate);
    if (!type.isInitialized() && succeeded(type.setBody(elements, isPacked)))
      return type;
    candidate = (name + "." + llvm::Twine(suffix)).str();
  }
}
LogicalResult LLVMStructType::setBody(llvm::ArrayRef<Type> types, bool isPacked) {
  assert(isIdentified() && "only identified structs have a body that can be set");
  assert(llvm::all_of(types, isElementType) && "invalid element type");
  return mutate(StructBody{types, isPacked});
}

bool LLVMStructType::isPacked() const { return getPacked(); }
bool LLVMStructType::isIdentified() const { return getImpl()->isIdentified; }
bool LLVMStructType::isOpaque() const {
  const StructBody *body = getImpl()->content.load(std::memory_order_acquire);
  return isIdentified() && (!body || body->isOpaque);
}
bool LLVMStructType::isInitialized() { return getImpl()->content.load(std::memory_order_acquire); }

LogicalResult LLVMStructType::verifyInvariants(EmitErrorFn, llvm::StringRef, bool) { return success(); }
LogicalResult LLVMStructType::verifyInvariants(EmitErrorFn emitError, llvm::ArrayRef<Type> types, bool) {
  for (Type type : types)
    if (!isElementType(type))
      return emitError() << "invalid LLVM structure element type: " << type;
  return success();
}

//===----------------------------------------------------------------------===//
// Types of targets
//===----------------------------------------------------------------------===//

namespace {
/// Properties of the target extension types whose name starts with a prefix.
struct TargetExtProperties {
  llvm::StringLiteral prefix;
  unsigned properties;
  bool supportsMemOps;
};
} // namespace
static const TargetExtProperties *findProperties(LLVMTargetExtType type) {
  static constexpr TargetExtProperties table[] = {
      {"spirv.", LLVMTargetExtType::HasZeroInit | LLVMTargetExtType::CanBeGlobal, true},
      {"aarch64.svcount", 0, true},
      {"amdgcn.named.barrier", LLVMTargetExtType::CanBeGlobal, false},
  };
  const auto *it = llvm::find_if(
      table, [&](const auto &entry) { return type.getExtTypeName().starts_with(entry.prefix); });
  return it == std::end(table) ? nullptr : it;
}
bool LLVMTargetExtType::hasProperty(Property property) const {
  const TargetExtProperties *known = findProperties(*this);
  return known && (known->properties & property);
}
bool LLVMTargetExtType::supportsMemOps() const {
  const TargetExtProperties *known = findProperties(*this);
  return known && known->supportsMemOps;
}

const llvm::fltSemantics &LLVMPPCFP128Type::getFloatSemantics() const {
  return llvm::APFloat::PPCDoubleDouble();
}

//===----------------------------------------------------------------------===//
// Compatibility with LLVM
//===----------------------------------------------------------------------===//

bool LLVM::isCompatibleFloatingPointType(Type type) {
  return llvm::isa<BFloat16Type, Float16Type, Float32Type, Float64Type, Float80Type, Float128Type,
                   LLVMPPCFP128Type>(type);
}
/// Returns true for pointers of the ptr dialect in an LLVM address space.
static bool isCompatiblePtrType(Type type) {
  auto pointer = llvm::dyn_cast<ptr::PtrType>(type);
  return pointer && llvm::isa<LLVMAddrSpaceAttrInterface>(Attribute(pointer.getMemorySpace()));
}
bool LLVM::isCompatibleVectorType(Type type) {
  auto vector = llvm::dyn_cast<VectorType>(type);
  if (!vector || vector.getRank() != 1)
    return false;
  Type element = vector.getElementType();
  return element.isSignlessInteger() || isCompatibleFloatingPointType(element) ||
         llvm::isa<LLVMPointerType, PointerElementTypeInterface>(element) || isCompatiblePtrType(element);
}
bool LLVM::isScalableVectorType(Type vectorType) {
  auto vector = llvm::dyn_cast<VectorType>(vectorType);
  return vector && vector.isScalable();
}

bool LLVM::isCompatibleOuterType(Type type) {
  if (auto vector = llvm::dyn_cast<VectorType>(type))
    return vector.getRank() == 1;
  return type.isSignlessInteger() || isCompatibleFloatingPointType(type) ||
         type.getDialect().getNamespace() == LLVMDialect::getDialectNamespace() ||
         llvm::isa<PointerElementTypeInterface>(type) || isCompatiblePtrType(type);
}

llvm::SmallVector<Type> LLVM::detail::getNestedTypes(Type type) {
  if (auto array = llvm::dyn_cast<LLVMArrayType>(type))
    return {array.getElementType()};
  if (auto structType = llvm::dyn_cast<LLVMStructType>(type))
    return llvm::to_vector(structType.getBody());
  if (auto target = llvm::dyn_cast<LLVMTargetExtType>(type))
    return llvm::to_vector(target.getTypeParams());
  auto function = llvm::dyn_cast<LLVMFunctionType>(type);
  if (!function)
    return {};
  llvm::SmallVector<Type> parts(function.getParams());
  parts.push_back(function.getReturnType());
  return parts;
}
bool LLVM::detail::isCompatibleWithoutParts(Type type) {
  return llvm::isa<VectorType>(type) ? isCompatibleVectorType(type) : isCompatibleOuterType(type);
}
bool LLVM::isCompatibleType(Type type) {
  if (!llvm::isa<LLVMArrayType, LLVMStructType, LLVMTargetExtType, LLVMFunctionType>(type))
    return detail::isCompatibleWithoutParts(type);
  // The set ends the search for recursive types.
  llvm::SetVector<Type> types;
  types.insert(type);
  for (size_t i = 0; i != types.size(); ++i) {
    if (!detail::isCompatibleWithoutParts(types[i]))
      return false;
    types.insert_range(detail::getNestedTypes(types[i]));
  }
  return true;
}
bool LLVMDialect::isCompatibleType(Type type) { return LLVM::isCompatibleType(type); }

bool LLVM::isLoadableType(Type type) {
  if (auto structType = llvm::dyn_cast<LLVMStructType>(type))
    return !structType.isOpaque();
  if (auto target = llvm::dyn_cast<LLVMTargetExtType>(type))
    return target.supportsMemOps();
  return isCompatibleOuterType(type) && !llvm::isa<LLVMVoidType, LLVMFunctionType>(type);
}
bool LLVM::isTypeCompatibleWithAtomicOp(Type type, const DataLayout &dataLayout) {
  if (!llvm::isa<IntegerType, LLVMPointerType>(type) && !isCompatibleFloatingPointType(type))
    return false;
  llvm::TypeSize bits = dataLayout.getTypeSizeInBits(type);
  return !bits.isScalable() && bits >= 8 && llvm::isPowerOf2_64(bits);
}

//===----------------------------------------------------------------------===//
// Vectors and sizes
//===----------------------------------------------------------------------===//

llvm::ElementCount LLVM::getVectorNumElements(Type type) {
  auto vector = llvm::cast<VectorType>(type);
  return llvm::ElementCount::get(vector.getNumElements(), vector.isScalable());
}
Type LLVM::getVectorType(Type elementType, unsigned numElements, bool isScalable) {
  return VectorType::get(static_cast<int64_t>(numElements), elementType, isScalable);
}
Type LLVM::getVectorType(Type elementType, const llvm::ElementCount &numElements) {
  return getVectorType(elementType, numElements.getKnownMinValue(), numElements.isScalable());
}

llvm::TypeSize LLVM::getPrimitiveTypeSizeInBits(Type type) {
  assert(isCompatibleType(type) && "expected a type that is compatible with LLVM");
  if (auto vector = llvm::dyn_cast<VectorType>(type))
    return {getPrimitiveTypeSizeInBits(vector.getElementType()).getKnownMinValue() * vector.getNumElements(),
            vector.isScalable()};
  if (type.isIntOrFloat())
    return llvm::TypeSize::getFixed(type.getIntOrFloatBitWidth());
  return llvm::TypeSize::getZero();
}
