//===- FailureTree.cpp - Explanations of failed legalizations -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/conversion/FailureTree.h"
#include "runtime/ir/Operation.h"

using namespace mlir;
using namespace mlir::detail;

/// The maximum number of notes of one error. Patterns that undo each other can produce very many lines.
static constexpr size_t maxLines = 200;

FailureTree::Scope::Scope(FailureTree &tree, Operation *op) : tree(tree) {
  if (!tree.enabled)
    return;
  index = tree.lines.size();
  tree.lines.push_back({tree.depth++, op->getLoc(), {}});
}

FailureTree::Scope::~Scope() {
  if (!tree.enabled)
    return;
  --tree.depth;
  if (isDiscarded)
    tree.lines.erase(tree.lines.begin() + index, tree.lines.end());
}

void FailureTree::Scope::setText(const llvm::Twine &text) {
  if (tree.enabled)
    tree.lines[index].text = text.str();
}

void FailureTree::addLine(Location loc, const llvm::Twine &text) {
  if (enabled)
    lines.push_back({depth, loc, text.str()});
}

void FailureTree::attachTo(InFlightDiagnostic &diag) {
  // Remove lines without text: scopes without a text, and match failures without a reason. They are neither
  // shown nor counted.
  llvm::erase_if(lines, [](const Line &line) { return line.text.empty(); });
  llvm::ArrayRef<Line> shown = llvm::ArrayRef<Line>(lines).take_front(maxLines);
  for (const Line &line : shown)
    diag.attachNote(line.loc) << std::string(2 * line.depth, ' ') << line.text;
  if (size_t omitted = lines.size() - shown.size())
    diag.attachNote(lines[maxLines].loc) << omitted << " more lines omitted";
  lines.clear();
}
