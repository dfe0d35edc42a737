//===- TypeFromLLVM.h - Types of LLVM IR in the dialect -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Translates types of LLVM IR to builtin types, or to types of the llvm dialect where no builtin type is
// equivalent. Used by one thread at a time.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_TYPEFROMLLVM_H
#define STRATA_DIALECTS_LLVM_TARGET_TYPEFROMLLVM_H

#include <memory>

namespace llvm {
class Type;
} // namespace llvm

namespace mlir {

class MLIRContext;
class Type;

namespace LLVM {

namespace detail {
class TypeFromLLVMIRTranslatorImpl;
} // namespace detail

/// Translates and caches types. With `importStructsAsLiterals`, named structs become literal structs.
class TypeFromLLVMIRTranslator {
public:
  explicit TypeFromLLVMIRTranslator(MLIRContext &context, bool importStructsAsLiterals = false);
  ~TypeFromLLVMIRTranslator();

  /// Returns the translation of a type; null if neither the builtin nor the llvm dialect has an equivalent.
  Type translateType(llvm::Type *type);

private:
  std::unique_ptr<detail::TypeFromLLVMIRTranslatorImpl> impl;
};

} // namespace LLVM
} // namespace mlir

#endif // STRATA_DIALECTS_LLVM_TARGET_TYPEFROMLLVM_H
