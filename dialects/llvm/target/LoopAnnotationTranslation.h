//===- LoopAnnotationTranslation.h - Loop metadata ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Translates loop annotations and access groups to metadata.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_LOOPANNOTATIONTRANSLATION_H
#define STRATA_DIALECTS_LLVM_TARGET_LOOPANNOTATIONTRANSLATION_H

#include "dialects/llvm/target/ModuleTranslation.h"

namespace mlir::LLVM::detail {

class LoopAnnotationTranslation {
public:
  LoopAnnotationTranslation(ModuleTranslation &translation, llvm::Module &module)
      : translation(translation), module(module) {}

  /// Returns the metadata of an annotation, or null for a null attribute.
  llvm::MDNode *translateLoopAnnotation(LoopAnnotationAttr attr, Operation *op);
  llvm::MDNode *getAccessGroup(AccessGroupAttr attr);
  /// Returns the metadata of the access groups of an op; null if it has none.
  llvm::MDNode *getAccessGroups(AccessGroupOpInterface op);

private:
  ModuleTranslation &translation;
  llvm::Module &module;
  llvm::DenseMap<Attribute, llvm::MDNode *> annotations, accessGroups;
};

} // namespace mlir::LLVM::detail

#endif // STRATA_DIALECTS_LLVM_TARGET_LOOPANNOTATIONTRANSLATION_H
