//===- LoweredModel.cpp - All programs of a file --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/lower/LoweredModel.h"
#include "generator/lower/ResultInference.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::diagnostic_kinds {
#define STRATA_DIAGNOSTIC_KIND(Name) STRATA_DECLARE_DIAGNOSTIC_KIND(Name)
#include "generator/lower/DiagnosticKinds.def"
} // namespace mlir::diagnostic_kinds

using namespace mlir;

STRATA_DIAGNOSTIC(PatternResultTypeUnknown, Error,
                  "the result types of '{0}' do not follow from its arguments", std::string);
STRATA_NOTE(PatternSuggestReturnType,
            "specify them with (returnType ...), or let '{0}' implement InferTypeOpInterface", std::string);

const CompiledFormat *LoweredModel::format(const OpModel &op) const {
  auto found = opPrograms.find(&op);
  return found == opPrograms.end() ? nullptr : &found->second;
}

const CompiledDefFormat *LoweredModel::format(const AttrOrTypeDefModel &def) const {
  auto found = defPrograms.find(&def);
  return found == defPrograms.end() ? nullptr : &found->second;
}

/// Reports ops that the pattern creates without knowing their result types. Ops that replace the root take
/// its types.
static bool checkResultTypes(const PatternNode &node, bool replaces, DiagnosticEngine &diags) {
  bool good = true;
  if (node.kind == PatternNode::Kind::Op && !replaces && node.returnTypes.empty() &&
      !canInferResults(*node.op)) {
    diags.emit(node.loc, PatternResultTypeUnknown, node.op->name())
        .note(node.op->loc(), PatternSuggestReturnType, node.op->name())
        .report();
    good = false;
  }
  for (const PatternNode &child : node.children)
    good &= checkResultTypes(child, /*replaces=*/false, diags);
  return good;
}

static bool checkResultTypes(const PatternModel &pattern, DiagnosticEngine &diags) {
  bool good = true;
  for (auto [index, node] : llvm::enumerate(pattern.results()))
    good &= checkResultTypes(node, index >= pattern.firstReplacement(), diags);
  for (const PatternNode &node : pattern.supplemental())
    good &= checkResultTypes(node, /*replaces=*/false, diags);
  return good;
}

FailureOr<std::unique_ptr<LoweredModel>>
mlir::lowerModel(ModelSet &models, DiagnosticEngine &diags,
                 llvm::function_ref<bool(const DialectModel &)> wanted, bool formatErrorsAreFatal,
                 ModelParts parts) {
  ModelContext context(models.records(), models.sources(), diags);
  auto result = std::make_unique<LoweredModel>();
  bool errors = false;
  auto isWanted = [&](const DialectModel &dialect) {
    if (wanted)
      return wanted(dialect);
    return models.takesAllRecords() || !models.mainDialect() || models.mainDialect() == &dialect;
  };
  auto addDef = [&](const AttrOrTypeDefModel &def) {
    if (!def.hasAssemblyFormat() || !isWanted(def.dialect()))
      return;
    auto format = DefFormatModel::check(def, context);
    errors |= failed(format) && formatErrorsAreFatal;
    if (failed(format))
      return;
    result->defFormats.push_back(std::make_unique<DefFormatModel>(std::move(*format)));
    result->defPrograms.try_emplace(&def, lowerDefFormat(*result->defFormats.back()));
  };
  if (intersects(parts, ModelParts::Types))
    for (const TypeDefModel *type : models.types())
      addDef(*type);
  if (intersects(parts, ModelParts::Attributes))
    for (const AttrDefModel *attr : models.attributes())
      addDef(*attr);
  for (const OpModel *op : models.ops()) {
    if (!intersects(parts, ModelParts::Ops) || !op->hasAssemblyFormat() || !isWanted(op->dialect()))
      continue;
    auto format = FormatModel::check(*op, context);
    errors |= failed(format) && formatErrorsAreFatal;
    if (failed(format))
      continue;
    result->formats.push_back(std::make_unique<FormatModel>(std::move(*format)));
    result->opPrograms.try_emplace(op, lowerFormat(*result->formats.back()));
  }
  if (!intersects(parts, ModelParts::Patterns)) {
    if (errors)
      return failure();
    return result;
  }
  auto patterns = PatternModel::checkAll(models, context, /*includedToo=*/models.takesAllRecords());
  errors |= failed(patterns);
  if (succeeded(patterns))
    result->patternModelList = std::move(*patterns);
  for (const auto &pattern : result->patternModelList) {
    errors |= !checkResultTypes(*pattern, diags);
    for (CompiledPattern &program : lowerPattern(*pattern))
      result->patternList.push_back(std::move(program));
  }
  if (errors)
    return failure();
  return result;
}

void LoweredModel::dump(llvm::raw_ostream &os) const {
  for (const auto &model : defFormats) {
    os << "format of " << model->def().name() << '\n';
    defPrograms.find(&model->def())->second.dump(os);
  }
  for (const auto &model : formats) {
    os << "format of " << model->op().name() << '\n';
    opPrograms.find(&model->op())->second.dump(os);
  }
  for (const CompiledPattern &pattern : patternList) {
    os << "pattern ";
    pattern.dump(os);
  }
}
