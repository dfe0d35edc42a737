//===- DebugImporter.h - Debug info from LLVM IR --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Translates debug info metadata to locations and attributes. A node that refers to itself gets a recursion
// ID; the references to it are self references with that ID.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_DEBUGIMPORTER_H
#define STRATA_DIALECTS_LLVM_TARGET_DEBUGIMPORTER_H

#include "dialects/llvm/LLVM.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Function.h"

namespace mlir::LLVM::detail {

class DebugImporter {
public:
  DebugImporter(MLIRContext *context, bool dropElements) : context(context), dropElements(dropElements) {}

  Location translateLoc(const llvm::DILocation *loc);
  Location translateFuncLocation(llvm::Function *function);
  /// Returns the attribute of a node; null for a null node and for nodes that the dialect lacks.
  DINodeAttr translate(const llvm::DINode *node);
  template <typename AttrT>
  AttrT translateAs(const llvm::DINode *node) {
    return llvm::dyn_cast_if_present<AttrT>(translate(node));
  }
  DIExpressionAttr translateExpression(const llvm::DIExpression *node);
  DIGlobalVariableExpressionAttr
  translateGlobalVariableExpression(const llvm::DIGlobalVariableExpression *node);

private:
  /// A node whose translation is in progress.
  struct Frame {
    const llvm::DINode *node;
    DistinctAttr id; ///< Set when the translation of the node reaches the node again.
    llvm::SmallVector<const llvm::DINode *> dependents; ///< Cached nodes that refer to this one.
  };

  DINodeAttr create(const llvm::DINode *node);
  DINodeAttr createType(const llvm::DINode *node);
  DINodeAttr createScope(const llvm::DINode *node);
  DINodeAttr createOther(const llvm::DINode *node);
  DINodeAttr createComposite(const llvm::DICompositeType *node);
  DINodeAttr createSubprogram(const llvm::DISubprogram *node);
  DINodeAttr createSelfReference(const llvm::DINode *node, DistinctAttr id);
  DistinctAttr getDistinctId(const llvm::DINode *node);
  StringAttr string(llvm::MDString *text);
  llvm::SmallVector<DINodeAttr> list(llvm::DINodeArray nodes);
  Attribute bound(llvm::Metadata *bound);

  MLIRContext *context;
  bool dropElements;
  llvm::DenseMap<const llvm::DINode *, DINodeAttr> attrs;
  llvm::DenseMap<const llvm::DINode *, DistinctAttr> distinctIds;
  llvm::SmallVector<Frame> stack;
  /// The lowest frame that the nodes translated since have referred to.
  size_t lowestReference = SIZE_MAX;
};

} // namespace mlir::LLVM::detail

#endif // STRATA_DIALECTS_LLVM_TARGET_DEBUGIMPORTER_H
