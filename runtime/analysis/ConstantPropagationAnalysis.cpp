//===- ConstantPropagationAnalysis.cpp - Constant propagation -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/ConstantPropagationAnalysis.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/OpFoldResult.h"

using namespace mlir;
using namespace mlir::dataflow;

void ConstantValue::print(llvm::raw_ostream &os) const {
  if (!initialized)
    os << "<UNINITIALIZED>";
  else if (constant)
    constant.print(os);
  else
    os << "<UNKNOWN>";
}

void SparseConstantPropagation::setToEntryState(Lattice<ConstantValue> *lattice) {
  propagateIfChanged(lattice, lattice->join(ConstantValue::getUnknownConstant()));
}

/// Saves and restores the operands and attributes of an op. A folder may update its op in place, but the
/// constants passed to it here hold only for the current, optimistic states, so such an update must be
/// undone.
namespace {
class SavedOpState {
public:
  explicit SavedOpState(Operation *op)
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
  // Do not fold an op with regions: its folder does not know which code in the regions is reachable.
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
  SavedOpState saved(op);
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
