//===- FailureTree.cpp - What was tried, and why it failed ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/conversion/FailureTree.h"
#include "runtime/ir/Operation.h"

using namespace strata;
using namespace strata::detail;

/// Enough to see what goes on; patterns that go round in circles would fill screens.
static constexpr size_t maxLines = 200;

FailureTree::Scope::Scope(FailureTree &tree, Operation *op) : tree(tree) {
  if (!tree.isOn)
    return;
  index = tree.lines.size();
  tree.lines.push_back({tree.depth++, op->getLoc(), {}});
}

FailureTree::Scope::~Scope() {
  if (!tree.isOn)
    return;
  --tree.depth;
  if (isForgotten)
    tree.lines.erase(tree.lines.begin() + index, tree.lines.end());
}

void FailureTree::Scope::say(const llvm::Twine &text) {
  if (tree.isOn)
    tree.lines[index].text = text.str();
}

void FailureTree::say(Location loc, const llvm::Twine &text) {
  if (isOn)
    lines.push_back({depth, loc, text.str()});
}

void FailureTree::attachTo(InFlightDiagnostic &diag) {
  size_t shown = 0;
  for (const Line &line : lines) {
    if (line.text.empty())
      continue;
    if (++shown > maxLines) {
      diag.attachNote(line.loc) << "and so on: " << lines.size() - maxLines << " more lines";
      break;
    }
    diag.attachNote(line.loc) << std::string(2 * line.depth, ' ') << line.text;
  }
  lines.clear();
}
