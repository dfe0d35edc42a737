//===- DIExpressionLegalization.cpp - DWARF expressions for LLVM IR -------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/transforms/DIExpressionLegalization.h"
#include "runtime/ir/AttrTypeSubElements.h"
#include "llvm/BinaryFormat/Dwarf.h"

using namespace mlir;
using namespace mlir::LLVM;

static bool isFragment(DIExpressionElemAttr element) {
  return element.getOpcode() == llvm::dwarf::DW_OP_LLVM_fragment && element.getArguments().size() == 2;
}

MergeFragments::OpIterT MergeFragments::match(OpIterRange operators) const {
  OpIterT first = operators.begin(), second = std::next(first);
  bool matches = second != operators.end() && isFragment(*first) && isFragment(*second);
  return matches ? std::next(second) : first;
}

llvm::SmallVector<MergeFragments::OperatorT> MergeFragments::replace(OpIterRange operators) const {
  DIExpressionElemAttr inner = *operators.begin(), outer = *std::next(operators.begin());
  uint64_t offset = inner.getArguments()[0] + outer.getArguments()[0];
  return {DIExpressionElemAttr::get(inner.getContext(), outer.getOpcode(),
                                    llvm::ArrayRef<uint64_t>{offset, inner.getArguments()[1]})};
}

DIExpressionAttr LLVM::mergeFragments(DIExpressionAttr expression) {
  DIExpressionRewriter rewriter;
  rewriter.addPattern(std::make_unique<MergeFragments>());
  return rewriter.simplify(expression);
}

void LLVM::legalizeDIExpressionsRecursively(Operation *op) {
  AttrTypeReplacer replacer;
  replacer.addReplacement(
      [](DIExpressionAttr expression) -> Attribute { return mergeFragments(expression); });
  replacer.recursivelyReplaceElementsIn(op);
}
