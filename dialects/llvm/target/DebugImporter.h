//===- DebugImporter.h - Debug info from LLVM IR --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Translates LLVM's debug info metadata to the location and debug info attributes of the llvm dialect. A node
// that can be reached from its own operands gets a recursion ID; each reference to it from its operands
// becomes a self reference with that ID. Nodes may be nested deeply: operands are translated before the nodes
// that use them, with an explicit stack. Used by one thread at a time.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_DEBUGIMPORTER_H
#define STRATA_DIALECTS_LLVM_TARGET_DEBUGIMPORTER_H

#include "dialects/llvm/LLVMAttrs.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Function.h"
#include <optional>
#include <set>

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
    llvm::SmallVector<const llvm::DINode *> operands; ///< Nodes that create() asks for.
    size_t next = 0;                                  ///< The position of the next operand to translate.
    size_t outer = SIZE_MAX; ///< The index of the previous frame of the same node; SIZE_MAX if there is none.
    DistinctAttr id;         ///< Recursion ID; null until a nested node refers to this one.
    /// The lowest index in `stack` of a frame to which the attribute contains a self reference; SIZE_MAX if
    /// there is none.
    size_t lowestReference = SIZE_MAX;
    /// True if a result depends on the nodes in progress: an operand without an attribute for recursion was
    /// one of them.
    bool dependsOnStack = false;
    /// Operands that have no attribute because of the nodes in progress.
    llvm::SmallPtrSet<const llvm::DINode *, 2> failed;
    llvm::SmallVector<const llvm::DINode *>
        dependents; ///< Cached nodes whose attributes contain a self reference to this one.
  };
  /// The attribute of a node. It is null if the dialect has none for the node.
  struct Translated {
    DINodeAttr attr;
    size_t lowestReference = SIZE_MAX; ///< As in the frame of the node.
  };

  /// Returns the attribute of a node without translating other nodes: a cached attribute, or a self reference
  /// if the node is in progress. Returns nullopt if the node is to be translated. This includes a node in
  /// progress that has no recursive attribute, if a recursive node was entered after it: the second
  /// translation ends with the self reference to that node.
  std::optional<DINodeAttr> lookup(const llvm::DINode *node);
  /// Adds a frame for a node that lookup() does not know.
  void push(const llvm::DINode *node);
  /// Returns the nodes that create() asks for, in this order. Null and repeated nodes are possible.
  llvm::SmallVector<const llvm::DINode *> getOperands(const llvm::DINode *node) const;
  /// Creates the attribute of the top frame, whose operands are translated, and removes the frame.
  DINodeAttr pop();
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
  llvm::DenseMap<const llvm::DINode *, Translated> attrs;
  llvm::DenseMap<const llvm::DILocation *, LocationAttr> locations;
  llvm::DenseMap<const llvm::DINode *, DistinctAttr> distinctIds;
  llvm::SmallVector<Frame, 0> stack;
  llvm::DenseMap<const llvm::DINode *, size_t> positions; ///< The last index in `stack` of nodes in progress.
  llvm::SmallVector<size_t> canRecur; ///< The indices of frames whose nodes have recursive attributes.
  std::set<size_t> recursive;         ///< The indices of frames with a recursion ID.
};

} // namespace mlir::LLVM::detail

#endif // STRATA_DIALECTS_LLVM_TARGET_DEBUGIMPORTER_H
