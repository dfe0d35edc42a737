//===- ExportOps.h - Ops to LLVM IR ---------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Translates ops of the llvm dialect to instructions of LLVM IR. Ops with a row in the translation table
// (TranslationTable.h) are translated by that row, other ops by a handler function.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_EXPORTOPS_H
#define STRATA_DIALECTS_LLVM_TARGET_EXPORTOPS_H

#include "dialects/llvm/target/ModuleTranslation.h"
#include "dialects/llvm/target/TranslationTable.h"
#include "llvm/IR/IRBuilder.h"

namespace mlir::LLVM::detail {

/// Returns the handler function of an op that has no row in the translation table; null if there is none.
OpHandler findOpHandler(llvm::StringRef opName);

/// Translates an op by its row: creates the instruction or the intrinsic call, sets flags and metadata, and
/// maps the result. Fails without a message if an operand or an attribute has no translation.
LogicalResult convertByRow(const OpRow &row, Operation &op, llvm::IRBuilderBase &builder,
                           ModuleTranslation &translation);

/// Returns LLVM's fast-math flags.
llvm::FastMathFlags getFastMathFlags(FastmathFlags flags);
/// Sets the fast-math flags of `op` as the default of the builder. \pre The caller has a FastMathFlagGuard
/// for the builder.
void setFastMathFlags(Operation &op, llvm::IRBuilderBase &builder);
/// Returns the operand bundles of an op: one for each range of `operands`, with the string in `tags` as its
/// tag.
llvm::SmallVector<llvm::OperandBundleDef> convertOperandBundles(OperandRangeRange operands,
                                                                std::optional<ArrayAttr> tags,
                                                                ModuleTranslation &translation);
/// Returns LLVM's memory effects of a call or a function.
llvm::MemoryEffects convertMemoryEffects(MemoryEffectsAttr attr);
/// Returns the debug info scope that is fused into `loc`, or else the subprogram of the builder's function,
/// or null.
llvm::DILocalScope *getLocalScope(llvm::IRBuilderBase &builder, Location loc, ModuleTranslation &translation);

// Handlers of ops without a row in the translation table.
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
