//===- DocContext.h - Common parts of documentation pages -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The models, the options, and page sections that several pages contain. Borrows all.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_DOC_DOCCONTEXT_H
#define STRATA_GENERATOR_EMIT_DOC_DOCCONTEXT_H

#include "generator/emit/doc/Doc.h"
#include "generator/emit/doc/MarkdownWriter.h"
#include "generator/model/ModelSet.h"

namespace mlir {

class DocContext {
public:
  DocContext(const ModelSet &models, const DocOptions &options, llvm::raw_ostream &os)
      : models(models), options(options), out(os) {}

  const ModelSet &models;
  const DocOptions &options;
  MarkdownWriter out;

  /// Writes a "Generated from" comment, which is not visible in rendered Markdown.
  void heading();
  /// Returns a C++ name without the stripped prefix: "cf::BranchOp" for "::mlir::cf::BranchOp".
  llvm::StringRef shortName(llvm::StringRef cppName) const;

  // Sections; each begins with a heading of the given level.
  void op(const OpModel &op, unsigned level);
  void definition(const AttrOrTypeDefModel &def, unsigned level);
  void enumeration(const EnumModel &model, unsigned level);
  /// Writes ungrouped ops, then each OpDocGroup under its own heading.
  void ops(llvm::ArrayRef<const OpModel *> all, unsigned level);

private:
  void opSyntax(const OpModel &op);
  void opTraits(const OpModel &op);
  void opTables(const OpModel &op, unsigned level);
};

/// Sorts models by the name that `getName` returns.
template <typename Model, typename GetName>
std::vector<const Model *> sortedBy(llvm::ArrayRef<const Model *> models, GetName getName) {
  std::vector<const Model *> result(models.begin(), models.end());
  std::stable_sort(result.begin(), result.end(),
                   [&](const Model *a, const Model *b) { return getName(*a) < getName(*b); });
  return result;
}

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_DOC_DOCCONTEXT_H
