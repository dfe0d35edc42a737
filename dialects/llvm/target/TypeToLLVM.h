//===- TypeToLLVM.h - Types in LLVM IR ------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Translates builtin types and types of the llvm dialect to types of LLVM IR. Used by one thread at a time.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_TYPETOLLVM_H
#define STRATA_DIALECTS_LLVM_TARGET_TYPETOLLVM_H

#include <memory>

namespace llvm {
class DataLayout;
class LLVMContext;
class Type;
} // namespace llvm

namespace mlir {

class Type;

namespace LLVM {

namespace detail {
class TypeToLLVMIRTranslatorImpl;
} // namespace detail

/// Translates and caches types.
class TypeToLLVMIRTranslator {
public:
  explicit TypeToLLVMIRTranslator(llvm::LLVMContext &context);
  ~TypeToLLVMIRTranslator();

  /// Returns the preferred alignment of a type in bytes. \pre The type is compatible with LLVM IR.
  unsigned getPreferredAlignment(Type type, const llvm::DataLayout &layout);
  /// Returns the type of LLVM IR. Results are cached. For a type without a translation, an arbitrary type is
  /// returned, and takeUnsupportedType() returns the reason.
  llvm::Type *translateType(Type type);
  /// Returns the first type since the last call that has no translation or is nested too deeply; null if all
  /// were translated.
  Type takeUnsupportedType();

private:
  std::unique_ptr<detail::TypeToLLVMIRTranslatorImpl> impl;
};

} // namespace LLVM
} // namespace mlir

#endif // STRATA_DIALECTS_LLVM_TARGET_TYPETOLLVM_H
