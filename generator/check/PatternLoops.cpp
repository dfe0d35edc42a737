//===- PatternLoops.cpp - Patterns that match their own result ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/check/PatternLoops.h"
#include "generator/check/DiagnosticKinds.h"
#include "generator/check/PatternOverlap.h"

using namespace mlir;

STRATA_DIAGNOSTIC(PatternMatchesItsResult, Warning,
                  "pattern '{0}' matches its own result here and is applied to it again", llvm::StringRef);

/// Returns the op in the result tree `made` that the source would match, or null. A type constraint in the
/// source counts as not satisfied, because the types of the result are not known.
static const PatternNode *findMatched(const PatternNode &source, const PatternNode &made) {
  if (made.kind == PatternNode::Kind::Op && subsumes(source, made))
    return &made;
  for (const PatternNode &child : made.children)
    if (const PatternNode *found = findMatched(source, child))
      return found;
  return nullptr;
}

void mlir::checkPatternLoops(llvm::ArrayRef<std::unique_ptr<PatternModel>> patterns,
                             DiagnosticEngine &diags) {
  for (const auto &pattern : patterns) {
    if (!pattern->constraints().empty())
      continue;
    for (const PatternNode &result : pattern->results())
      if (const PatternNode *found = findMatched(pattern->source(), result)) {
        diags.emit(found->loc, PatternMatchesItsResult, pattern->name()).report();
        break;
      }
  }
}
