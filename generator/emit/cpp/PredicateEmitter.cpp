//===- PredicateEmitter.cpp - Emits constraints as functions --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/cpp/PredicateEmitter.h"
#include "generator/emit/cpp/CodeWriter.h"
#include "generator/emit/cpp/SpecWriter.h"
#include "generator/model/CppNames.h"
#include "generator/model/ModelSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;
using llvm::StringRef;

/// Returns the constraints that declare a function name, in declaration order.
static std::vector<const ConstraintModel *> namedConstraints(const ModelSet &models, bool types) {
  std::vector<const llvm::Record *> records;
  for (const llvm::Record *record :
       models.records().getAllDerivedDefinitionsIfDefined(types ? "TypeConstraint" : "AttrConstraint"))
    records.push_back(record);
  llvm::sort(records, [](const llvm::Record *a, const llvm::Record *b) { return a->getID() < b->getID(); });
  std::vector<const ConstraintModel *> result;
  for (const llvm::Record *record : records) {
    // Skip constraints without a model: those of the built-in .td files that the main file does not use.
    const ConstraintModel *model = models.constraint(*record);
    if (model && !model->cppFunctionName().empty())
      result.push_back(model);
  }
  return result;
}

static StringRef nameSpace(const ConstraintModel &model) {
  StringRef name = model.cppFunctionName();
  return name.drop_back(unqualified(name).size());
}

static std::string signature(const ConstraintModel &model, bool types) {
  return filled("bool {0}(::mlir::{1})", unqualified(model.cppFunctionName()),
                types ? "Type type" : "Attribute attr");
}

void mlir::emitPredicateDecls(const ModelSet &models, bool types, CodeWriter &out) {
  for (const ConstraintModel *model : namedConstraints(models, types)) {
    out.openNamespace(nameSpace(*model));
    out.comment(model->summary());
    out.line("{0};", signature(*model, types));
    out.closeNamespace(nameSpace(*model));
  }
}

void mlir::emitPredicateDefs(const ModelSet &models, bool types, CodeWriter &out) {
  std::string self = types ? "type" : "attr";
  Replacements placeholders = {{"_self", self},
                               {"_builder", "::mlir::Builder(" + self + ".getContext())"},
                               {"_ctxt", self + ".getContext()"}};
  for (const ConstraintModel *model : namedConstraints(models, types)) {
    out.openNamespace(nameSpace(*model));
    out.open("{0} {{", signature(*model, types));
    if (model->predicate().isTrue())
      out.line("return true;");
    else
      out.text("return " + fillIn(authorPredicate(model->predicate(), &models), placeholders) + ";");
    out.close();
    out.closeNamespace(nameSpace(*model));
  }
}
