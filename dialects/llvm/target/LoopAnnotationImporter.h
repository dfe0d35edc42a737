//===- LoopAnnotationImporter.h - Loop metadata ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Translates LLVM's loop metadata to loop annotations and access groups of the llvm dialect.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_LOOPANNOTATIONIMPORTER_H
#define STRATA_DIALECTS_LLVM_TARGET_LOOPANNOTATIONIMPORTER_H

#include "dialects/llvm/target/ModuleImport.h"

namespace mlir::LLVM::detail {

/// Translates the loop metadata of one module and caches the attribute of each node.
class LoopAnnotationImporter {
public:
  LoopAnnotationImporter(ModuleImport &import, MLIRContext *context) : import(import), context(context) {}

  /// Returns the annotation of a loop; null after a warning if it has unsupported or malformed options.
  LoopAnnotationAttr translateLoopAnnotation(const llvm::MDNode *node, Location loc);
  /// Returns the access groups of a node, which is one access group or a list of them.
  FailureOr<llvm::SmallVector<AccessGroupAttr>> lookupAccessGroups(const llvm::MDNode *node);

private:
  /// Returns the annotation of a loop whose followups are translated; null after a warning.
  LoopAnnotationAttr createLoopAnnotation(const llvm::MDNode *node, Location loc);

  ModuleImport &import;
  MLIRContext *context;
  llvm::DenseMap<const llvm::MDNode *, LoopAnnotationAttr> annotations;
  /// Loops whose followups are being translated.
  llvm::DenseSet<const llvm::MDNode *> inProgress;
  llvm::DenseMap<const llvm::MDNode *, AccessGroupAttr> accessGroups;
};

} // namespace mlir::LLVM::detail

#endif // STRATA_DIALECTS_LLVM_TARGET_LOOPANNOTATIONIMPORTER_H
