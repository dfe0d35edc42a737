//===- ConstantPropagationAnalysis.cpp - Values that are constant ---------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/ConstantPropagationAnalysis.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/OpFoldResult.h"

using namespace strata;
using namespace strata::dataflow;

void ConstantValue::print(llvm::raw_ostream &os) const {
  if (!known)
    os << "<UNINITIALIZED>";
  else if (constant)
    constant.print(os);
  else
    os << "<UNKNOWN>";
}

void SparseConstantPropagation::setToEntryState(Lattice<ConstantValue> *lattice) {
  propagateIfChanged(lattice, lattice->join(ConstantValue::getUnknownConstant()));
}

/// What a folder may change in place, to be put back: operands may be other values than what is folded with
/// here.
namespace {
class Saved {
public:
  explicit Saved(Operation *op)
      : op(op), operands(op->getOperands().begin(), op->getOperands().end()),
        slots(op->getSlots().begin(), op->getSlots().end()), discardable(op->getRawDiscardableAttrs()) {}
  void restore() {
    if (!(op->getOperands() == operands))
      op->setOperands(operands);
    for (auto [index, attr] : llvm::enumerate(slots))
      if (op->getSlot(index) != attr)
        op->setSlot(index, attr);
    if (op->getRawDiscardableAttrs() != discardable)
      op->setDiscardableAttrs(discardable ? discardable : DictionaryAttr::get(op->getContext(), {}));
  }

private:
  Operation *op;
  llvm::SmallVector<Value, 4> operands;
  llvm::SmallVector<Attribute, 4> slots;
  DictionaryAttr discardable;
};
} // namespace

LogicalResult
SparseConstantPropagation::visitOperation(Operation *op,
                                          llvm::ArrayRef<const Lattice<ConstantValue> *> operands,
                                          llvm::ArrayRef<Lattice<ConstantValue> *> results) {
  // What a region does is not known by folding its op.
  if (op->getNumRegions()) {
    setAllToEntryStates(results);
    return success();
  }
  llvm::SmallVector<Attribute, 8> constants;
  for (const Lattice<ConstantValue> *operand : operands) {
    if (operand->getValue().isUninitialized())
      return success();
    constants.push_back(operand->getValue().getConstantValue());
  }
  Saved saved(op);
  llvm::SmallVector<OpFoldResult, 4> folded;
  bool hasFolded = succeeded(op->fold(constants, folded));
  if (!hasFolded || folded.empty()) {
    saved.restore();
    setAllToEntryStates(results);
    return success();
  }
  for (auto [lattice, result] : llvm::zip(results, folded)) {
    if (auto attr = llvm::dyn_cast_if_present<Attribute>(result))
      propagateIfChanged(lattice, lattice->join(ConstantValue(attr, op->getDialect())));
    else
      join(lattice, *getLatticeElement(llvm::cast<Value>(result)));
  }
  return success();
}
