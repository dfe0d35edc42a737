//===- LLVMImport.cpp - The interfaces for the import ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/target/LLVMImportInterface.h"
#include "dialects/llvm/target/ModuleImport.h"
#include "dialects/llvm/target/Registration.h"
#include "dialects/llvm/target/TranslationTable.h"
#include "runtime/ir/DialectRegistry.h"

using namespace mlir;
using namespace mlir::LLVM;

//===----------------------------------------------------------------------===//
// Interfaces of all dialects
//===----------------------------------------------------------------------===//

LogicalResult LLVMImportInterface::initializeImport(llvm::LLVMContext &llvmContext) {
  for (const LLVMImportDialectInterface &dialect : *this) {
    auto addAll = [&](llvm::ArrayRef<unsigned> ids, auto &map, const char *kind) -> LogicalResult {
      for (unsigned id : ids) {
        auto [it, inserted] = map.try_emplace(id, &dialect);
        if (!inserted)
          return emitError(UnknownLoc::get(dialect.getContext()))
                 << "expected unique conversion for " << kind << " (" << id << "), but got conflicting "
                 << dialect.getDialect()->getNamespace() << " and "
                 << it->second->getDialect()->getNamespace() << " conversions";
      }
      return success();
    };
    if (failed(addAll(dialect.getSupportedIntrinsics(), intrinsics, "intrinsic")) ||
        failed(addAll(dialect.getSupportedInstructions(), instructions, "instruction")))
      return failure();
    for (unsigned kind : dialect.getSupportedMetadata(llvmContext))
      metadata[kind].push_back(&dialect);
  }
  return success();
}

LogicalResult LLVMImportInterface::convertIntrinsic(OpBuilder &builder, llvm::CallInst *inst,
                                                    ModuleImport &import) const {
  const LLVMImportDialectInterface *dialect = intrinsics.lookup(inst->getIntrinsicID());
  return dialect ? dialect->convertIntrinsic(builder, inst, import) : failure();
}

LogicalResult LLVMImportInterface::convertInstruction(OpBuilder &builder, llvm::Instruction *inst,
                                                      llvm::ArrayRef<llvm::Value *> llvmOperands,
                                                      ModuleImport &import) const {
  const LLVMImportDialectInterface *dialect = instructions.lookup(inst->getOpcode());
  return dialect ? dialect->convertInstruction(builder, inst, llvmOperands, import) : failure();
}

LogicalResult LLVMImportInterface::setMetadataAttrs(OpBuilder &builder, unsigned kind, llvm::MDNode *node,
                                                    Operation *op, ModuleImport &import) const {
  LogicalResult result = failure();
  auto found = metadata.find(kind);
  if (found != metadata.end())
    for (const LLVMImportDialectInterface *dialect : found->second)
      if (succeeded(dialect->setMetadataAttrs(builder, kind, node, op, import)))
        result = success();
  return result;
}

//===----------------------------------------------------------------------===//
// The llvm dialect
//===----------------------------------------------------------------------===//

namespace {

/// Imports the instructions, intrinsics and metadata that correspond to the llvm dialect.
class LLVMDialectImport : public LLVMImportDialectInterface {
public:
  explicit LLVMDialectImport(Dialect *dialect) : LLVMImportDialectInterface(dialect) {
    for (const LLVM::detail::OpRow &row : LLVM::detail::opRows())
      if (row.isIntrinsic())
        intrinsics.push_back(row.counterpart);
    llvm::append_range(intrinsics, ModuleImport::specialIntrinsics());
    for (unsigned opcode = 1; opcode != llvm::Instruction::OtherOpsEnd; ++opcode)
      if (opcode != llvm::Instruction::PHI)
        instructions.push_back(opcode);
  }

  llvm::ArrayRef<unsigned> getSupportedIntrinsics() const override { return intrinsics; }
  llvm::ArrayRef<unsigned> getSupportedInstructions() const override { return instructions; }
  llvm::SmallVector<unsigned> getSupportedMetadata(llvm::LLVMContext &context) const override {
    using Context = llvm::LLVMContext;
    llvm::SmallVector<unsigned> kinds{Context::MD_noalias,
                                      Context::MD_alias_scope,
                                      Context::MD_dereferenceable,
                                      Context::MD_dereferenceable_or_null,
                                      Context::MD_mmra,
                                      Context::MD_access_group,
                                      Context::MD_loop,
                                      Context::MD_prof,
                                      Context::MD_tbaa};
    for (const char *name :
         {"vec_type_hint", "work_group_size_hint", "reqd_work_group_size", "intel_reqd_sub_group_size"})
      kinds.push_back(context.getMDKindID(name));
    return kinds;
  }

  LogicalResult convertIntrinsic(OpBuilder &, llvm::CallInst *inst, ModuleImport &import) const override {
    if (const LLVM::detail::OpRow *row = LLVM::detail::findIntrinsicRow(inst->getIntrinsicID()))
      return import.convertByRow(*row, inst);
    return import.convertSpecialIntrinsic(inst);
  }
  LogicalResult convertInstruction(OpBuilder &, llvm::Instruction *inst, llvm::ArrayRef<llvm::Value *>,
                                   ModuleImport &import) const override {
    if (const LLVM::detail::OpRow *row = LLVM::detail::findInstructionRow(inst->getOpcode()))
      return import.convertByRow(*row, inst);
    return import.convertOtherInstruction(inst);
  }
  LogicalResult setMetadataAttrs(OpBuilder &, unsigned kind, llvm::MDNode *node, Operation *op,
                                 ModuleImport &import) const override {
    return import.setKnownMetadata(kind, node, op);
  }

private:
  llvm::SmallVector<unsigned> intrinsics, instructions;
};

} // namespace

void mlir::registerLLVMDialectImport(DialectRegistry &registry) {
  registry.insert<LLVMDialect>();
  registry.addExtension(
      +[](MLIRContext *, LLVMDialect *dialect) { dialect->addInterfaces<LLVMDialectImport>(); });
}

void mlir::registerLLVMDialectImport(MLIRContext &context) {
  DialectRegistry registry;
  registerLLVMDialectImport(registry);
  context.appendDialectRegistry(registry);
}
