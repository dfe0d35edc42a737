//===- LLVMTranslationInterface.h - Dialects to LLVM IR -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interface of dialects whose ops or attributes have a translation to LLVM IR.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_LLVMTRANSLATIONINTERFACE_H
#define STRATA_DIALECTS_LLVM_TARGET_LLVMTRANSLATIONINTERFACE_H

#include "dialects/llvm/LLVM.h"
#include "runtime/ir/DialectInterface.h"

namespace llvm {
class Instruction;
class IRBuilderBase;
} // namespace llvm

namespace mlir {

namespace LLVM {
class ModuleTranslation;
} // namespace LLVM

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

  /// Changes a function whose argument has an attribute of this dialect.
  virtual LogicalResult convertParameterAttr(LLVM::LLVMFuncOp function, int argIdx, NamedAttribute attr,
                                             LLVM::ModuleTranslation &moduleTranslation) const {
    return success();
  }
};

/// The interfaces of all loaded dialects.
class LLVMTranslationInterface : public DialectInterfaceCollection<LLVMTranslationDialectInterface> {
public:
  using Base::Base;

  virtual ~LLVMTranslationInterface() = default;
  virtual LogicalResult convertOperation(Operation *op, llvm::IRBuilderBase &builder,
                                         LLVM::ModuleTranslation &moduleTranslation) const;
  virtual LogicalResult amendOperation(Operation *op, llvm::ArrayRef<llvm::Instruction *> instructions,
                                       NamedAttribute attribute,
                                       LLVM::ModuleTranslation &moduleTranslation) const;
  /// Warns if no dialect translates the attribute.
  virtual LogicalResult convertParameterAttr(LLVM::LLVMFuncOp function, int argIdx, NamedAttribute attribute,
                                             LLVM::ModuleTranslation &moduleTranslation) const;
};

} // namespace mlir

#endif // STRATA_DIALECTS_LLVM_TARGET_LLVMTRANSLATIONINTERFACE_H
