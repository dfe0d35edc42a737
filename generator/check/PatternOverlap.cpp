//===- PatternOverlap.cpp - Patterns that are never applied ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The check compares only the trees of the patterns. A pattern with additional constraints, native code or
// `variadic` is never considered more general than another.
//
//===------------------------------------------------------------------------===//

#include "generator/check/PatternOverlap.h"
#include "generator/check/DiagnosticKinds.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using Kind = PatternNode::Kind;

STRATA_DIAGNOSTIC(PatternNeverMatches, Warning,
                  "pattern '{0}' is never used: '{1}' matches first, and matches more", llvm::StringRef,
                  llvm::StringRef);
STRATA_NOTE(PatternThatMatchesFirst, "which is declared here");

namespace {

/// Decides whether one source tree matches everything that another tree matches.
class Coverage {
public:
  bool covers(const PatternNode &general, const PatternNode &special);

private:
  /// Maps each name of the general tree to its name in the special tree. A name that occurs twice in the
  /// general tree must have equal names in the special tree.
  llvm::StringMap<std::string> names;
  bool bind(const PatternNode &general, const PatternNode &special) {
    if (general.name.empty())
      return true;
    auto [entry, isNew] = names.try_emplace(general.name, special.name);
    return isNew || (!special.name.empty() && entry->second == special.name);
  }
};

bool Coverage::covers(const PatternNode &general, const PatternNode &special) {
  switch (general.kind) {
  case Kind::Any:
  case Kind::Name:
    return bind(general, special);
  case Kind::Op:
    if (special.kind != Kind::Op || general.op != special.op || !general.eithers.empty() ||
        general.children.size() != special.children.size() || !bind(general, special))
      return false;
    for (size_t i = 0; i != general.children.size(); ++i)
      if (!covers(general.children[i], special.children[i]))
        return false;
    return true;
  case Kind::Type:
    return special.kind == Kind::Type && special.type == general.type && bind(general, special);
  case Kind::Attribute:
    return special.kind == Kind::Attribute && special.attribute == general.attribute &&
           bind(general, special);
  case Kind::Property:
    return special.kind == Kind::Property && special.property == general.property && bind(general, special);
  case Kind::Constant:
    return special.kind == Kind::Constant && special.attribute == general.attribute &&
           special.property == general.property && special.value.text() == general.value.text() &&
           bind(general, special);
  case Kind::Native:
  case Kind::Replace:
  case Kind::Variadic:
    return false;
  }
  llvm_unreachable("unknown node");
}

/// True if the pattern has no additional constraints.
bool isUnconditional(const PatternModel &pattern) { return pattern.constraints().empty(); }

} // namespace

bool mlir::subsumes(const PatternNode &general, const PatternNode &special) {
  return Coverage().covers(general, special);
}

void mlir::checkPatternOverlap(llvm::ArrayRef<std::unique_ptr<PatternModel>> patterns,
                               DiagnosticEngine &diags) {
  for (size_t i = 0; i != patterns.size(); ++i) {
    const PatternModel &special = *patterns[i];
    for (size_t j = 0; j != patterns.size(); ++j) {
      const PatternModel &general = *patterns[j];
      bool isTriedFirst =
          general.benefit() > special.benefit() || (general.benefit() == special.benefit() && j < i);
      if (i == j || !isTriedFirst || !isUnconditional(general) || &general.rootOp() != &special.rootOp() ||
          !subsumes(general.source(), special.source()))
        continue;
      diags.emit(special.loc(), PatternNeverMatches, special.name(), general.name())
          .note(general.loc(), PatternThatMatchesFirst)
          .report();
      break;
    }
  }
}
