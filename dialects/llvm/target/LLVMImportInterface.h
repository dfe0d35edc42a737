//===- LLVMImportInterface.h - Dialects from LLVM IR ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interface of dialects that translate intrinsics, instructions or metadata of LLVM IR.
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

  virtual llvm::ArrayRef<unsigned> getSupportedIntrinsics() const { return {}; }
  virtual llvm::ArrayRef<unsigned> getSupportedInstructions() const { return {}; }
  virtual llvm::SmallVector<unsigned> getSupportedMetadata(llvm::LLVMContext &llvmContext) const {
    return {};
  }
};

/// The interfaces of all loaded dialects.
class LLVMImportInterface : public DialectInterfaceCollection<LLVMImportDialectInterface> {
public:
  using Base::Base;
  virtual ~LLVMImportInterface() = default;

  /// Finds the dialect of each intrinsic, opcode and kind of metadata. Fails if two dialects translate one.
  LogicalResult initializeImport(llvm::LLVMContext &llvmContext);
  LogicalResult convertIntrinsic(OpBuilder &builder, llvm::CallInst *inst,
                                 LLVM::ModuleImport &moduleImport) const;
  bool isConvertibleIntrinsic(llvm::Intrinsic::ID id) const { return intrinsics.contains(id); }
  LogicalResult convertInstruction(OpBuilder &builder, llvm::Instruction *inst,
                                   llvm::ArrayRef<llvm::Value *> llvmOperands,
                                   LLVM::ModuleImport &moduleImport) const;
  bool isConvertibleInstruction(unsigned opcode) const { return instructions.contains(opcode); }
  LogicalResult setMetadataAttrs(OpBuilder &builder, unsigned kind, llvm::MDNode *node, Operation *op,
                                 LLVM::ModuleImport &moduleImport) const;
  bool isConvertibleMetadata(unsigned kind) const { return metadata.contains(kind); }

private:
  llvm::DenseMap<unsigned, const LLVMImportDialectInterface *> intrinsics, instructions;
  llvm::DenseMap<unsigned, llvm::SmallVector<const LLVMImportDialectInterface *, 1>> metadata;
};

} // namespace mlir

#endif // STRATA_DIALECTS_LLVM_TARGET_LLVMIMPORTINTERFACE_H
