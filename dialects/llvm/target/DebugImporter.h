//===- DebugImporter.h - Debug info from LLVM IR --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Translates LLVM's debug info metadata to the location and debug info attributes of the llvm dialect. A node
// that can be reached from its own operands gets a recursion ID; each reference to it from its operands
// becomes a self reference with that ID. Used by one thread at a time.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_DEBUGIMPORTER_H
#define STRATA_DIALECTS_LLVM_TARGET_DEBUGIMPORTER_H

#include "dialects/llvm/LLVMAttrs.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Function.h"

namespace mlir::LLVM::detail {

/// Translates the debug info of one module and caches the attribute of each node.
class DebugImporter {
public:
  /// \param dropElements Leaves out the elements of composite types.
  DebugImporter(MLIRContext *context, bool dropElements) : context(context), dropElements(dropElements) {}

  /// Returns the location of an instruction; the unknown location for null.
  Location translateLoc(const llvm::DILocation *loc);
  /// Returns the location of a function's subprogram; the unknown location if it has none.
  Location translateFuncLocation(llvm::Function *function);
  /// Returns the attribute of a debug info node; null for a null node and for nodes that have no attribute in
  /// the llvm dialect.
  DINodeAttr translate(const llvm::DINode *node);
  /// Returns translate(node) as an AttrT; null if the attribute has another class.
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
    DistinctAttr id; ///< Recursion ID; null until a nested node refers to this one.
    llvm::SmallVector<const llvm::DINode *>
        dependents; ///< Cached nodes whose attributes contain a self reference to this one.
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
  /// The lowest index in `stack` of a frame to which a self reference was created since the top frame was
  /// pushed; SIZE_MAX if there is none.
  size_t lowestReference = SIZE_MAX;
};

} // namespace mlir::LLVM::detail

#endif // STRATA_DIALECTS_LLVM_TARGET_DEBUGIMPORTER_H
