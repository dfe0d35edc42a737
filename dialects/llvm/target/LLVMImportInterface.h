//===- LLVMImportInterface.h - Dialects from LLVM IR ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interface of dialects to which intrinsics, instructions or metadata of LLVM IR are translated.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_LLVMIMPORTINTERFACE_H
#define STRATA_DIALECTS_LLVM_TARGET_LLVMIMPORTINTERFACE_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/DialectInterface.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Instructions.h"

namespace mlir {

namespace LLVM {
class ModuleImport;
} // namespace LLVM

/// Implemented by a dialect to translate a part of LLVM IR. A dialect lists the intrinsics, opcodes and
/// metadata kinds that it translates; the import then calls the matching function. The functions return
/// failure if they cannot translate.
class LLVMImportDialectInterface : public DialectInterface::Base<LLVMImportDialectInterface> {
public:
  explicit LLVMImportDialectInterface(Dialect *dialect) : Base(dialect) {}

  /// Translates a call of an intrinsic that getSupportedIntrinsics() lists.
  virtual LogicalResult convertIntrinsic(OpBuilder &builder, llvm::CallInst *inst,
                                         LLVM::ModuleImport &moduleImport) const {
    return failure();
  }
  /// Translates an instruction whose opcode getSupportedInstructions() lists.
  virtual LogicalResult convertInstruction(OpBuilder &builder, llvm::Instruction *inst,
                                           llvm::ArrayRef<llvm::Value *> llvmOperands,
                                           LLVM::ModuleImport &moduleImport) const {
    return failure();
  }
  /// Translates metadata of a kind that getSupportedMetadata() lists to an attribute of the operation.
  virtual LogicalResult setMetadataAttrs(OpBuilder &builder, unsigned kind, llvm::MDNode *node, Operation *op,
                                         LLVM::ModuleImport &moduleImport) const {
    return failure();
  }

  /// Return the intrinsic IDs, opcodes and metadata kind IDs that this dialect translates.
  virtual llvm::ArrayRef<unsigned> getSupportedIntrinsics() const { return {}; }
  virtual llvm::ArrayRef<unsigned> getSupportedInstructions() const { return {}; }
  virtual llvm::SmallVector<unsigned> getSupportedMetadata(llvm::LLVMContext &llvmContext) const {
    return {};
  }
};

/// The interfaces of all loaded dialects. Each function calls the interface of the dialect that supports the
/// intrinsic, opcode or metadata kind.
class LLVMImportInterface : public DialectInterfaceCollection<LLVMImportDialectInterface> {
public:
  using Base::Base;
  virtual ~LLVMImportInterface() = default;

  /// Builds the tables from intrinsics, opcodes and metadata kinds to dialects. Reports an error if two
  /// dialects support the same intrinsic or opcode.
  LogicalResult initializeImport(llvm::LLVMContext &llvmContext);
  LogicalResult convertIntrinsic(OpBuilder &builder, llvm::CallInst *inst,
                                 LLVM::ModuleImport &moduleImport) const;
  bool isConvertibleIntrinsic(llvm::Intrinsic::ID id) const { return intrinsics.contains(id); }
  LogicalResult convertInstruction(OpBuilder &builder, llvm::Instruction *inst,
                                   llvm::ArrayRef<llvm::Value *> llvmOperands,
                                   LLVM::ModuleImport &moduleImport) const;
  bool isConvertibleInstruction(unsigned opcode) const { return instructions.contains(opcode); }
  /// Calls each dialect that supports the metadata kind; fails if none of them succeeds.
  LogicalResult setMetadataAttrs(OpBuilder &builder, unsigned kind, llvm::MDNode *node, Operation *op,
                                 LLVM::ModuleImport &moduleImport) const;
  bool isConvertibleMetadata(unsigned kind) const { return metadata.contains(kind); }

private:
  llvm::DenseMap<unsigned, const LLVMImportDialectInterface *> intrinsics, instructions;
  llvm::DenseMap<unsigned, llvm::SmallVector<const LLVMImportDialectInterface *, 1>> metadata;
};

} // namespace mlir

#endif // STRATA_DIALECTS_LLVM_TARGET_LLVMIMPORTINTERFACE_H
