//===- TypeFromLLVM.cpp - Types of LLVM IR in the dialect -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/target/TypeFromLLVM.h"
#include "dialects/llvm/LLVMTypes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/DerivedTypes.h"

using namespace mlir;
using namespace mlir::LLVM;

class mlir::LLVM::detail::TypeFromLLVMIRTranslatorImpl {
public:
  TypeFromLLVMIRTranslatorImpl(MLIRContext &context, bool literals) : context(&context), literals(literals) {}

  Type translate(llvm::Type *type) {
    if (Type known = cache.lookup(type))
      return known;
    Type result = create(type);
    if (result)
      cache.try_emplace(type, result);
    return result;
  }

private:
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
      Type element = translate(type->getArrayElementType());
      return element ? LLVMArrayType::get(element, type->getArrayNumElements()) : Type();
    }
    case llvm::Type::FunctionTyID:
      return createFunction(llvm::cast<llvm::FunctionType>(type));
    case llvm::Type::StructTyID:
      return createStruct(llvm::cast<llvm::StructType>(type));
    case llvm::Type::TargetExtTyID: {
      auto *extension = llvm::cast<llvm::TargetExtType>(type);
      llvm::SmallVector<Type> parameters;
      if (!translateAll(extension->type_params(), parameters))
        return {};
      return LLVMTargetExtType::get(context, extension->getName(), parameters, extension->int_params());
    }
    default:
      return {};
    }
  }

  bool translateAll(llvm::ArrayRef<llvm::Type *> types, llvm::SmallVectorImpl<Type> &results) {
    for (llvm::Type *type : types)
      if (!results.emplace_back(translate(type)))
        return false;
    return true;
  }

  Type createVector(llvm::VectorType *type) {
    Type element = translate(type->getElementType());
    return element ? getVectorType(element, type->getElementCount()) : Type();
  }

  Type createFunction(llvm::FunctionType *type) {
    llvm::SmallVector<Type> parameters;
    Type result = translate(type->getReturnType());
    if (!result || !translateAll(type->params(), parameters))
      return {};
    return LLVMFunctionType::get(result, parameters, type->isVarArg());
  }

  Type createStruct(llvm::StructType *type) {
    llvm::SmallVector<Type> body;
    if (type->isLiteral() || literals)
      return translateAll(type->elements(), body)
                 ? LLVMStructType::getLiteral(context, body, type->isPacked())
                 : Type();
    if (type->isOpaque())
      return LLVMStructType::getOpaque(type->getName(), context);
    LLVMStructType result = LLVMStructType::getIdentified(context, type->getName());
    // Cache the struct before the translation of its body, which may refer to the struct.
    cache.try_emplace(type, result);
    if (!translateAll(type->elements(), body) || failed(result.setBody(body, type->isPacked())))
      return {};
    return result;
  }

  MLIRContext *context;
  bool literals;
  llvm::DenseMap<llvm::Type *, Type> cache;
};

TypeFromLLVMIRTranslator::TypeFromLLVMIRTranslator(MLIRContext &context, bool importStructsAsLiterals)
    : impl(std::make_unique<detail::TypeFromLLVMIRTranslatorImpl>(context, importStructsAsLiterals)) {}

TypeFromLLVMIRTranslator::~TypeFromLLVMIRTranslator() = default;

Type TypeFromLLVMIRTranslator::translateType(llvm::Type *type) { return impl->translate(type); }
