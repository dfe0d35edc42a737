//===- LoopAnnotationTranslation.h - Loop metadata ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Translates loop annotations and access groups of the llvm dialect to LLVM's metadata.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_LOOPANNOTATIONTRANSLATION_H
#define STRATA_DIALECTS_LLVM_TARGET_LOOPANNOTATIONTRANSLATION_H

#include "dialects/llvm/target/ModuleTranslation.h"

namespace mlir::LLVM::detail {

/// Translates the loop attributes of one module and caches the node of each attribute.
class LoopAnnotationTranslation {
public:
  LoopAnnotationTranslation(ModuleTranslation &translation, llvm::Module &module)
      : translation(translation), module(module) {}

  /// Returns the loop metadata of an annotation; null for a null attribute. `op` is the op with the
  /// annotation.
  llvm::MDNode *translateLoopAnnotation(LoopAnnotationAttr attr, Operation *op);
  /// Returns the metadata node of an access group.
  llvm::MDNode *getAccessGroup(AccessGroupAttr attr);
  /// Returns the node that lists the access groups of an op; null if it has none.
  llvm::MDNode *getAccessGroups(AccessGroupOpInterface op);

private:
  ModuleTranslation &translation;
  llvm::Module &module;
  llvm::DenseMap<Attribute, llvm::MDNode *> annotations, accessGroups;
};

} // namespace mlir::LLVM::detail

#endif // STRATA_DIALECTS_LLVM_TARGET_LOOPANNOTATIONTRANSLATION_H
