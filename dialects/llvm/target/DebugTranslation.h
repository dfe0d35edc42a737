//===- DebugTranslation.h - Debug info to LLVM IR -------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Translates locations and debug info attributes of the llvm dialect to LLVM's debug info metadata. Used by
// one thread at a time.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_DEBUGTRANSLATION_H
#define STRATA_DIALECTS_LLVM_TARGET_DEBUGTRANSLATION_H

#include "dialects/llvm/LLVMAttrs.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/TrackingMDRef.h"

namespace mlir::LLVM {

class LLVMFuncOp;

namespace detail {

/// Translates the debug info of one module and caches the node of each attribute.
class DebugTranslation {
public:
  DebugTranslation(Operation *module, llvm::Module &llvmModule);

  /// Adds the module flag with the version of debug info, and the one for CodeView on Windows, unless
  /// present.
  void addModuleFlagsIfNotPresent();
  /// Returns the debug location of an instruction in the given scope; null if `loc` is unknown, has no file,
  /// or no scope is known.
  llvm::DILocation *translateLoc(Location loc, llvm::DILocalScope *scope,
                                 llvm::DILocation *inlinedAt = nullptr);
  /// Sets the subprogram of a function to the one that is fused into the location of `op`, if any.
  void translate(LLVMFuncOp op, llvm::Function &function);
  /// Returns the metadata node of an attribute; null for a null attribute.
  llvm::DINode *translate(DINodeAttr attr);
  /// Returns translate(attr) as a NodeT. \pre The node is null or a NodeT.
  template <typename NodeT>
  NodeT *translateAs(DINodeAttr attr) {
    return llvm::cast_or_null<NodeT>(translate(attr));
  }
  llvm::DIExpression *translateExpression(DIExpressionAttr attr);
  llvm::DIGlobalVariableExpression *translateGlobalVariableExpression(DIGlobalVariableExpressionAttr attr);

private:
  /// Creates the node of an attribute that is neither cached nor recursive.
  llvm::DINode *create(DINodeAttr attr);
  llvm::DINode *createRecursive(DINodeAttr attr, DistinctAttr id, bool isSelf);
  llvm::DINode *createType(DINodeAttr attr);
  llvm::DINode *createScope(DINodeAttr attr);
  llvm::DINode *createVariable(DINodeAttr attr);
  llvm::DINode *createBound(DINodeAttr attr);
  llvm::DICompositeType *createCompositeType(DICompositeTypeAttr attr);
  llvm::DISubprogram *createSubprogram(DISubprogramAttr attr);
  llvm::DINode *createPlaceholder(DINodeAttr attr);
  llvm::DILocation *createLocation(Location loc, llvm::DILocalScope *scope, llvm::DILocation *inlinedAt);
  llvm::MDString *string(StringAttr attr);
  llvm::MDTuple *tuple(llvm::ArrayRef<DINodeAttr> elements);
  /// Translates a bound of a subrange, which is a constant, an expression or a variable.
  llvm::Metadata *bound(Attribute attr);

  llvm::Module &module;
  llvm::LLVMContext &context;
  bool hasLocations;
  llvm::DenseMap<Attribute, llvm::DINode *> nodes;
  /// The nodes whose translation is in progress, by recursion ID.
  llvm::DenseMap<DistinctAttr, llvm::DINode *> recursiveNodes;
  llvm::SmallVector<llvm::TrackingMDNodeRef> unresolvedNodes;
  llvm::DenseMap<std::tuple<LocationAttr, llvm::DILocalScope *, const llvm::DILocation *>, llvm::DILocation *>
      locations;
};

} // namespace detail
} // namespace mlir::LLVM

#endif // STRATA_DIALECTS_LLVM_TARGET_DEBUGTRANSLATION_H
