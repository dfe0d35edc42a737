//===- LLVMTranslationInterface.h - Dialects to LLVM IR -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interface of dialects whose ops or attributes are translated to LLVM IR.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_LLVMTRANSLATIONINTERFACE_H
#define STRATA_DIALECTS_LLVM_TARGET_LLVMTRANSLATIONINTERFACE_H

#include "dialects/llvm/LLVMOps.h"
#include "runtime/ir/DialectInterface.h"

namespace llvm {
class Instruction;
class IRBuilderBase;
} // namespace llvm

namespace mlir {

namespace LLVM {
class ModuleTranslation;
} // namespace LLVM

/// Implemented by a dialect to translate its ops and attributes. A failure ends the translation of the
/// module.
class LLVMTranslationDialectInterface : public DialectInterface::Base<LLVMTranslationDialectInterface> {
public:
  explicit LLVMTranslationDialectInterface(Dialect *dialect) : Base(dialect) {}

  /// Creates the LLVM IR of an operation at the insertion point and maps its results.
  virtual LogicalResult convertOperation(Operation *op, llvm::IRBuilderBase &builder,
                                         LLVM::ModuleTranslation &moduleTranslation) const {
    return failure();
  }

  /// Changes the LLVM IR of an operation that has a discardable attribute of this dialect. \param
  /// instructions The instructions of the operation; empty for functions, globals and modules.
  virtual LogicalResult amendOperation(Operation *op, llvm::ArrayRef<llvm::Instruction *> instructions,
                                       NamedAttribute attribute,
                                       LLVM::ModuleTranslation &moduleTranslation) const {
    return success();
  }

  /// Changes the translation of a function whose argument number `argIdx` has an attribute of this dialect.
  virtual LogicalResult convertParameterAttr(LLVM::LLVMFuncOp function, int argIdx, NamedAttribute attr,
                                             LLVM::ModuleTranslation &moduleTranslation) const {
    return success();
  }
};

/// The interfaces of all loaded dialects. Each function calls the interface of the dialect of the op or
/// attribute.
class LLVMTranslationInterface : public DialectInterfaceCollection<LLVMTranslationDialectInterface> {
public:
  using Base::Base;

  virtual ~LLVMTranslationInterface() = default;
  /// Translates an op by the interface of its dialect. Fails if the dialect has no interface.
  virtual LogicalResult convertOperation(Operation *op, llvm::IRBuilderBase &builder,
                                         LLVM::ModuleTranslation &moduleTranslation) const;
  /// Calls amendOperation() of the dialect of `attribute`. Does nothing if the dialect has no interface.
  virtual LogicalResult amendOperation(Operation *op, llvm::ArrayRef<llvm::Instruction *> instructions,
                                       NamedAttribute attribute,
                                       LLVM::ModuleTranslation &moduleTranslation) const;
  /// Calls convertParameterAttr() of the dialect of `attribute`. Warns if the dialect has no interface.
  virtual LogicalResult convertParameterAttr(LLVM::LLVMFuncOp function, int argIdx, NamedAttribute attribute,
                                             LLVM::ModuleTranslation &moduleTranslation) const;
};

} // namespace mlir

#endif // STRATA_DIALECTS_LLVM_TARGET_LLVMTRANSLATIONINTERFACE_H
