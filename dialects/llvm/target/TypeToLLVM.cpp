//===- TypeToLLVM.cpp - Types in LLVM IR ----------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/target/TypeToLLVM.h"
#include "dialects/llvm/LLVMAttrs.h"
#include "dialects/ptr/Ptr.h"
#include "runtime/ir/BuiltinTypes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/Support/SaveAndRestore.h"
#include <utility>

using namespace mlir;
using namespace mlir::LLVM;
using llvm::dyn_cast;
using llvm::isa;

class mlir::LLVM::detail::TypeToLLVMIRTranslatorImpl {
public:
  explicit TypeToLLVMIRTranslatorImpl(llvm::LLVMContext &context) : context(context) {}

  llvm::Type *translate(Type type) {
    if (llvm::Type *known = cache.lookup(type))
      return known;
    if (depth == maxDepth)
      return reject(type);
    llvm::SaveAndRestore nested(depth, depth + 1);
    llvm::Type *result = create(type);
    if (unsupported)
      return result;
    // If the type is a recursive structure, create() has already inserted it in the cache; try_emplace() then
    // has no effect.
    cache.try_emplace(type, result);
    return result;
  }

  Type takeUnsupported() { return std::exchange(unsupported, Type()); }

private:
  /// Limit for the nesting of types: LLVM's functions on types are recursive, and would overflow the stack
  /// for deeper types.
  static constexpr unsigned maxDepth = 4096;

  /// Records the first type that cannot be translated. Returns an arbitrary type, which is not used because
  /// the translation fails.
  llvm::Type *reject(Type type) {
    if (!unsupported)
      unsupported = type;
    return llvm::Type::getInt8Ty(context);
  }

  using SimpleType = llvm::Type *(*)(llvm::LLVMContext &);

  /// Returns the function that creates a type without parameters; null for other types.
  static SimpleType findSimpleType(Type type) {
    return llvm::TypeSwitch<Type, SimpleType>(type)
        .Case([](LLVMVoidType) -> SimpleType { return llvm::Type::getVoidTy; })
        .Case([](Float16Type) -> SimpleType { return llvm::Type::getHalfTy; })
        .Case([](BFloat16Type) -> SimpleType { return llvm::Type::getBFloatTy; })
        .Case([](Float32Type) -> SimpleType { return llvm::Type::getFloatTy; })
        .Case([](Float64Type) -> SimpleType { return llvm::Type::getDoubleTy; })
        .Case([](Float80Type) -> SimpleType { return llvm::Type::getX86_FP80Ty; })
        .Case([](Float128Type) -> SimpleType { return llvm::Type::getFP128Ty; })
        .Case([](LLVMPPCFP128Type) -> SimpleType { return llvm::Type::getPPC_FP128Ty; })
        .Case([](LLVMTokenType) -> SimpleType { return llvm::Type::getTokenTy; })
        .Case([](LLVMLabelType) -> SimpleType { return llvm::Type::getLabelTy; })
        .Case([](LLVMMetadataType) -> SimpleType { return llvm::Type::getMetadataTy; })
        .Case([](LLVMX86AMXType) -> SimpleType { return llvm::Type::getX86_AMXTy; })
        .Default([](Type) -> SimpleType { return nullptr; });
  }

  llvm::Type *create(Type type) {
    if (SimpleType simple = findSimpleType(type))
      return simple(context);
    return llvm::TypeSwitch<Type, llvm::Type *>(type)
        .Case([&](IntegerType type) { return llvm::IntegerType::get(context, type.getWidth()); })
        .Case([&](LLVMPointerType type) { return llvm::PointerType::get(context, type.getAddressSpace()); })
        .Case([&](ptr::PtrType type) {
          auto space = llvm::dyn_cast_if_present<AddressSpaceAttr>(Attribute(type.getMemorySpace()));
          return llvm::PointerType::get(context, space ? space.getAddressSpace() : 0);
        })
        .Case([&](LLVMArrayType type) {
          return llvm::ArrayType::get(translate(type.getElementType()), type.getNumElements());
        })
        .Case([&](VectorType type) {
          return llvm::VectorType::get(translate(type.getElementType()),
                                       llvm::ElementCount::get(type.getNumElements(), type.isScalable()));
        })
        .Case([&](LLVMFunctionType type) {
          return llvm::FunctionType::get(translate(type.getReturnType()), translateAll(type.getParams()),
                                         type.isVarArg());
        })
        .Case([&](LLVMStructType type) { return createStruct(type); })
        .Case([&](LLVMTargetExtType type) {
          return llvm::TargetExtType::get(context, type.getExtTypeName(), translateAll(type.getTypeParams()),
                                          type.getIntParams());
        })
        .Default([&](Type type) { return reject(type); });
  }

  llvm::SmallVector<llvm::Type *> translateAll(llvm::ArrayRef<Type> types) {
    return llvm::map_to_vector(types, [&](Type type) { return translate(type); });
  }

  llvm::Type *createStruct(LLVMStructType type) {
    if (!type.isIdentified())
      return llvm::StructType::get(context, translateAll(type.getBody()), type.isPacked());
    llvm::StructType *result = llvm::StructType::create(context, type.getName());
    cache.try_emplace(type, result);
    if (!type.isOpaque())
      result->setBody(translateAll(type.getBody()), type.isPacked());
    return result;
  }

  llvm::LLVMContext &context;
  llvm::DenseMap<Type, llvm::Type *> cache;
  Type unsupported;
  unsigned depth = 0;
};

TypeToLLVMIRTranslator::TypeToLLVMIRTranslator(llvm::LLVMContext &context)
    : impl(std::make_unique<detail::TypeToLLVMIRTranslatorImpl>(context)) {}

TypeToLLVMIRTranslator::~TypeToLLVMIRTranslator() = default;

llvm::Type *TypeToLLVMIRTranslator::translateType(Type type) { return impl->translate(type); }

Type TypeToLLVMIRTranslator::takeUnsupportedType() { return impl->takeUnsupported(); }

unsigned TypeToLLVMIRTranslator::getPreferredAlignment(Type type, const llvm::DataLayout &layout) {
  return layout.getPrefTypeAlign(translateType(type)).value();
}
