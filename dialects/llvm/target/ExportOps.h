//===- ExportOps.h - Ops to LLVM IR ---------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The translation of ops of the llvm dialect: by rows of the table, and by functions for those that the table
// cannot describe.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_EXPORTOPS_H
#define STRATA_DIALECTS_LLVM_TARGET_EXPORTOPS_H

#include "dialects/llvm/target/ModuleTranslation.h"
#include "dialects/llvm/target/TranslationTable.h"
#include "llvm/IR/IRBuilder.h"

namespace mlir::LLVM::detail {

/// Returns the function that translates an op, or null.
OpHandler findOpHandler(llvm::StringRef opName);

/// Translates an op by its row: creates the instruction or the call, sets flags and metadata, and maps the
/// result.
LogicalResult convertByRow(const OpRow &row, Operation &op, llvm::IRBuilderBase &builder,
                           ModuleTranslation &translation);

/// Returns the flags of an attribute.
llvm::FastMathFlags getFastMathFlags(FastmathFlags flags);
/// Sets the fast-math flags of an op in a builder. \pre A FastMathFlagGuard of the builder exists.
void setFastMathFlags(Operation &op, llvm::IRBuilderBase &builder);
/// Returns the operand bundles of an op.
llvm::SmallVector<llvm::OperandBundleDef> convertOperandBundles(OperandRangeRange operands,
                                                                std::optional<ArrayAttr> tags,
                                                                ModuleTranslation &translation);
/// Returns the attribute of calls and functions for memory effects.
llvm::MemoryEffects convertMemoryEffects(MemoryEffectsAttr attr);
/// Returns the scope of a location's function in debug info, or null.
llvm::DILocalScope *getLocalScope(llvm::IRBuilderBase &builder, Location loc, ModuleTranslation &translation);

// Handlers of debug info and of control flow.
LogicalResult convertDbgDeclare(Operation &op, llvm::IRBuilderBase &builder, ModuleTranslation &translation);
LogicalResult convertDbgValue(Operation &op, llvm::IRBuilderBase &builder, ModuleTranslation &translation);
LogicalResult convertDbgLabel(Operation &op, llvm::IRBuilderBase &builder, ModuleTranslation &translation);
LogicalResult convertBr(Operation &op, llvm::IRBuilderBase &builder, ModuleTranslation &translation);
LogicalResult convertCondBr(Operation &op, llvm::IRBuilderBase &builder, ModuleTranslation &translation);
LogicalResult convertSwitch(Operation &op, llvm::IRBuilderBase &builder, ModuleTranslation &translation);
LogicalResult convertIndirectBr(Operation &op, llvm::IRBuilderBase &builder, ModuleTranslation &translation);
LogicalResult convertReturn(Operation &op, llvm::IRBuilderBase &builder, ModuleTranslation &translation);
LogicalResult convertCall(Operation &op, llvm::IRBuilderBase &builder, ModuleTranslation &translation);
LogicalResult convertInvoke(Operation &op, llvm::IRBuilderBase &builder, ModuleTranslation &translation);
LogicalResult convertLandingpad(Operation &op, llvm::IRBuilderBase &builder, ModuleTranslation &translation);
LogicalResult convertInlineAsm(Operation &op, llvm::IRBuilderBase &builder, ModuleTranslation &translation);
LogicalResult convertCallIntrinsic(Operation &op, llvm::IRBuilderBase &builder,
                                   ModuleTranslation &translation);
LogicalResult convertModuleFlags(Operation &op, llvm::IRBuilderBase &builder, ModuleTranslation &translation);
LogicalResult convertLinkerOptions(Operation &op, llvm::IRBuilderBase &builder,
                                   ModuleTranslation &translation);

} // namespace mlir::LLVM::detail

#endif // STRATA_DIALECTS_LLVM_TARGET_EXPORTOPS_H
