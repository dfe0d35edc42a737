//===- DocContext.h - What all pages share --------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The models, the user's wishes, and the parts that several pages have. Borrows all.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_DOC_DOCCONTEXT_H
#define STRATA_GENERATOR_EMIT_DOC_DOCCONTEXT_H

#include "generator/emit/doc/Doc.h"
#include "generator/emit/doc/MarkdownWriter.h"
#include "generator/model/ModelSet.h"

namespace strata {

class DocContext {
public:
  DocContext(const ModelSet &models, const DocOptions &options, llvm::raw_ostream &os)
      : models(models), options(options), out(os) {}

  const ModelSet &models;
  const DocOptions &options;
  MarkdownWriter out;

  /// "Generated from", which a reader of the Markdown sees and a reader of the page does not.
  void heading();
  /// "cf::BranchOp" of "::mlir::cf::BranchOp".
  llvm::StringRef shortName(llvm::StringRef cppName) const;

  // Each begins with a heading of that level.
  void op(const OpModel &op, unsigned level);
  void definition(const AttrOrTypeDefModel &def, unsigned level);
  void enumeration(const EnumModel &model, unsigned level);
  /// Ungrouped ones, then each OpDocGroup below a heading of its own.
  void ops(llvm::ArrayRef<const OpModel *> all, unsigned level);

private:
  void opSyntax(const OpModel &op);
  void opTraits(const OpModel &op);
  void opTables(const OpModel &op, unsigned level);
};

/// By the name that a reader looks for.
template <typename Model, typename GetName>
std::vector<const Model *> sortedBy(llvm::ArrayRef<const Model *> models, GetName getName) {
  std::vector<const Model *> result(models.begin(), models.end());
  std::stable_sort(result.begin(), result.end(),
                   [&](const Model *a, const Model *b) { return getName(*a) < getName(*b); });
  return result;
}

} // namespace strata

#endif // STRATA_GENERATOR_EMIT_DOC_DOCCONTEXT_H
