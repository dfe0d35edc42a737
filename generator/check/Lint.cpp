//===- Lint.cpp - Warnings that are off by default ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// All of these warnings apply to the main file only, because the user may not own included files.
//
//===------------------------------------------------------------------------===//

#include "generator/check/Checks.h"
#include "generator/check/DiagnosticKinds.h"
#include "generator/model/DialectModel.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;
using llvm::StringRef;

STRATA_DIAGNOSTIC(MissingSummary, Warning, "{0} '{1}' has no summary [-Wmissing-summary]", StringRef,
                  StringRef);
STRATA_DIAGNOSTIC(UnusedConstraint, Warning, "constraint '{0}' is not used [-Wunused-constraint]", StringRef);
STRATA_DIAGNOSTIC(
    UnformattedAttribute, Warning,
    "attribute '{0}' of '{1}' is not in the assembly format, so it is printed in the dictionary "
    "[-Wunformatted-attribute]",
    StringRef, StringRef);
STRATA_DIAGNOSTIC(
    ShadowedDefault, Warning,
    "builders of '{0}' cannot leave out '{1}', although it has a default: '{2}' after it has none "
    "[-Wshadowed-default]",
    StringRef, StringRef, StringRef);

static void checkSummaries(const ModelSet &models, DiagnosticEngine &diags) {
  auto check = [&](StringRef what, const auto &list) {
    for (const auto *model : list)
      if (models.isInMainFile(model->loc()) && model->summary().trim().empty())
        diags.emit(model->loc(), MissingSummary, what, StringRef(model->name())).report();
  };
  check("dialect", models.dialects());
  check("op", models.ops());
  check("type", models.types());
  check("attribute", models.attributes());
}

namespace {
/// Counts how many records refer to each record.
class References {
public:
  explicit References(const llvm::RecordKeeper &records) {
    for (const auto &[name, record] : records.getDefs()) {
      current = record.get();
      for (const llvm::RecordVal &field : record->getValues())
        visit(field.getValue());
    }
  }
  /// Returns the number of other records that refer to `record`.
  unsigned count(const llvm::Record &record) const { return found.lookup(&record).size(); }

private:
  void visit(const llvm::Init *init) {
    if (auto *def = llvm::dyn_cast<llvm::DefInit>(init)) {
      if (def->getDef() != current)
        found[def->getDef()].insert(current);
    } else if (auto *list = llvm::dyn_cast<llvm::ListInit>(init)) {
      for (const llvm::Init *element : list->getElements())
        visit(element);
    } else if (auto *dag = llvm::dyn_cast<llvm::DagInit>(init)) {
      visit(dag->getOperator());
      for (const llvm::Init *argument : dag->getArgs())
        visit(argument);
    }
  }
  const llvm::Record *current = nullptr;
  llvm::DenseMap<const llvm::Record *, llvm::SmallPtrSet<const llvm::Record *, 2>> found;
};
} // namespace

static void checkConstraints(const ModelSet &models, DiagnosticEngine &diags) {
  std::optional<References> references;
  for (const auto &[name, record] : models.records().getDefs()) {
    // Types, attributes and enums are useful even if no record refers to them.
    bool isConstraint = record->isSubClassOf("Constraint") && !record->isSubClassOf("AttrOrTypeDef") &&
                        !record->isSubClassOf("EnumInfo") && !record->isSubClassOf("Interface");
    if (!isConstraint || record->isAnonymous() || !models.isInMainFile(ModelContext::loc(*record)))
      continue;
    if (!references)
      references.emplace(models.records());
    // If another record refers to the field `predicate` of this constraint, the constraint counts as used:
    // its anonymous predicate then has two users.
    auto *predicate = llvm::dyn_cast_or_null<llvm::DefInit>(record->getValueInit("predicate"));
    bool isUsedInPart =
        predicate && predicate->getDef()->isAnonymous() && references->count(*predicate->getDef()) > 1;
    StringRef function =
        record->getValue("cppFunctionName") ? record->getValueAsString("cppFunctionName") : "";
    if (!references->count(*record) && !isUsedInPart && function.empty())
      diags.emit(ModelContext::loc(*record), UnusedConstraint, record->getName()).report();
  }
}

static void checkDefaults(const ModelSet &models, DiagnosticEngine &diags) {
  for (const OpModel *op : models.ops()) {
    if (!models.isInMainFile(op->loc()) || op->skipsDefaultBuilders())
      continue;
    const AttributeModel *withDefault = nullptr;
    for (MemberRef ref : op->arguments()) {
      if (ref.kind == MemberRef::Kind::Attribute) {
        const AttributeModel &attr = op->attributes()[ref.index];
        if (attr.hasDefaultValue() && !withDefault)
          withDefault = &attr;
        if (attr.hasDefaultValue() || attr.isOptional() || attr.constraint().isUnit() || !withDefault)
          continue;
        diags
            .emit(withDefault->loc(), ShadowedDefault, StringRef(op->name()), withDefault->name(),
                  attr.name())
            .report();
        break;
      }
      if (ref.kind != MemberRef::Kind::Operand || !withDefault || op->operands()[ref.index].isOptional())
        continue;
      diags
          .emit(withDefault->loc(), ShadowedDefault, StringRef(op->name()), withDefault->name(),
                op->operands()[ref.index].name())
          .report();
      break;
    }
  }
}

void mlir::checkLint(const ModelSet &models, llvm::ArrayRef<std::unique_ptr<FormatModel>> formats,
                     DiagnosticEngine &diags) {
  checkSummaries(models, diags);
  checkConstraints(models, diags);
  checkDefaults(models, diags);
  for (const auto &format : formats) {
    const OpModel &op = format->op();
    for (auto [index, attr] : llvm::enumerate(op.attributes()))
      if (models.isInMainFile(op.loc()) && !format->isBound(index) && !op.isListSizes(index))
        diags.emit(attr.loc(), UnformattedAttribute, attr.name(), StringRef(op.name())).report();
  }
}
