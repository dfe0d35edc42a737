//===- TypeFromLLVM.cpp - Types of LLVM IR in the dialect -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/target/TypeFromLLVM.h"
#include "dialects/llvm/LLVMTypes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/DerivedTypes.h"

using namespace mlir;
using namespace mlir::LLVM;

class mlir::LLVM::detail::TypeFromLLVMIRTranslatorImpl {
public:
  TypeFromLLVMIRTranslatorImpl(MLIRContext &context, bool literals) : context(&context), literals(literals) {}

  /// Translates a type after the types that it contains. The order is computed with an explicit stack, since
  /// the nesting may be deep.
  Type translate(llvm::Type *root) {
    if (auto known = cache.find(root); known != cache.end())
      return known->second;
    llvm::SmallVector<std::pair<llvm::Type *, bool>> worklist{{root, false}};
    while (!worklist.empty()) {
      auto [type, elementsDone] = worklist.pop_back_val();
      if (elementsDone) {
        cache[type] = create(type);
        continue;
      }
      // A type in progress that is not in the cache contains itself, and has no translation.
      if (cache.contains(type) || !inProgress.insert(type).second)
        continue;
      if (isIdentified(type)) // The body may refer to the struct.
        cache[type] = LLVMStructType::getIdentified(context, type->getStructName());
      worklist.emplace_back(type, true);
      for (llvm::Type *element : type->subtypes())
        worklist.emplace_back(element, false);
    }
    inProgress.clear();
    return cache.lookup(root);
  }

private:
  /// True if a type is translated to an identified struct with a body.
  bool isIdentified(llvm::Type *type) const {
    auto *structType = llvm::dyn_cast<llvm::StructType>(type);
    return structType && !structType->isLiteral() && !structType->isOpaque() && !literals;
  }

  /// Returns the translation of a type whose elements are in the cache; null if it has none.
  Type create(llvm::Type *type) {
    switch (type->getTypeID()) {
    case llvm::Type::HalfTyID:
      return Float16Type::get(context);
    case llvm::Type::BFloatTyID:
      return BFloat16Type::get(context);
    case llvm::Type::FloatTyID:
      return Float32Type::get(context);
    case llvm::Type::DoubleTyID:
      return Float64Type::get(context);
    case llvm::Type::X86_FP80TyID:
      return Float80Type::get(context);
    case llvm::Type::FP128TyID:
      return Float128Type::get(context);
    case llvm::Type::PPC_FP128TyID:
      return LLVMPPCFP128Type::get(context);
    case llvm::Type::VoidTyID:
      return LLVMVoidType::get(context);
    case llvm::Type::LabelTyID:
      return LLVMLabelType::get(context);
    case llvm::Type::MetadataTyID:
      return LLVMMetadataType::get(context);
    case llvm::Type::TokenTyID:
      return LLVMTokenType::get(context);
    case llvm::Type::X86_AMXTyID:
      return LLVMX86AMXType::get(context);
    case llvm::Type::IntegerTyID:
      return IntegerType::get(context, type->getIntegerBitWidth());
    case llvm::Type::PointerTyID:
      return LLVMPointerType::get(context, type->getPointerAddressSpace());
    case llvm::Type::FixedVectorTyID:
    case llvm::Type::ScalableVectorTyID:
      return createVector(llvm::cast<llvm::VectorType>(type));
    case llvm::Type::ArrayTyID: {
      Type element = cache.lookup(type->getArrayElementType());
      return element ? LLVMArrayType::get(element, type->getArrayNumElements()) : Type();
    }
    case llvm::Type::FunctionTyID:
      return createFunction(llvm::cast<llvm::FunctionType>(type));
    case llvm::Type::StructTyID:
      return createStruct(llvm::cast<llvm::StructType>(type));
    case llvm::Type::TargetExtTyID: {
      auto *extension = llvm::cast<llvm::TargetExtType>(type);
      llvm::SmallVector<Type> parameters;
      if (!lookupAll(extension->type_params(), parameters))
        return {};
      return LLVMTargetExtType::get(context, extension->getName(), parameters, extension->int_params());
    }
    default:
      return {};
    }
  }

  bool lookupAll(llvm::ArrayRef<llvm::Type *> types, llvm::SmallVectorImpl<Type> &results) {
    for (llvm::Type *type : types)
      if (!results.emplace_back(cache.lookup(type)))
        return false;
    return true;
  }

  Type createVector(llvm::VectorType *type) {
    Type element = cache.lookup(type->getElementType());
    return element ? getVectorType(element, type->getElementCount()) : Type();
  }

  Type createFunction(llvm::FunctionType *type) {
    llvm::SmallVector<Type> parameters;
    Type result = cache.lookup(type->getReturnType());
    if (!result || !lookupAll(type->params(), parameters))
      return {};
    return LLVMFunctionType::get(result, parameters, type->isVarArg());
  }

  Type createStruct(llvm::StructType *type) {
    llvm::SmallVector<Type> body;
    if (type->isOpaque() && !literals)
      return LLVMStructType::getOpaque(type->getName(), context);
    if (!lookupAll(type->elements(), body))
      return {};
    if (type->isLiteral() || literals)
      return LLVMStructType::getLiteral(context, body, type->isPacked());
    auto result = llvm::cast<LLVMStructType>(cache.lookup(type));
    return succeeded(result.setBody(body, type->isPacked())) ? result : Type();
  }

  MLIRContext *context;
  bool literals;
  /// Translated types; null for types without a translation.
  llvm::DenseMap<llvm::Type *, Type> cache;
  /// Types that the current call of translate() has reached.
  llvm::DenseSet<llvm::Type *> inProgress;
};

TypeFromLLVMIRTranslator::TypeFromLLVMIRTranslator(MLIRContext &context, bool importStructsAsLiterals)
    : impl(std::make_unique<detail::TypeFromLLVMIRTranslatorImpl>(context, importStructsAsLiterals)) {}

TypeFromLLVMIRTranslator::~TypeFromLLVMIRTranslator() = default;

Type TypeFromLLVMIRTranslator::translateType(llvm::Type *type) { return impl->translate(type); }
