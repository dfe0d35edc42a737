//===- LLVMArithFolders.cpp - Folders of arithmetic -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The folders of the ops of LLVMArith.td and of llvm.getelementptr. As in MLIR, only few ops fold: LLVM
// optimizes the program after its translation.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVMOps.h"
#include "runtime/ir/ElementsAttributes.h"
#include "runtime/ir/Matchers.h"

using namespace mlir;
using namespace mlir::LLVM;

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

/// Applies `compute` to two integer constants and returns the result as a constant; null if an operand is not
/// an integer constant or `compute` returns nullopt.
static OpFoldResult
foldInts(Attribute lhs, Attribute rhs,
         llvm::function_ref<std::optional<llvm::APInt>(const llvm::APInt &, const llvm::APInt &)> compute) {
  auto left = llvm::dyn_cast_or_null<IntegerAttr>(lhs), right = llvm::dyn_cast_or_null<IntegerAttr>(rhs);
  if (!left || !right || left.getType() != right.getType())
    return {};
  std::optional<llvm::APInt> value = compute(left.getValue(), right.getValue());
  return value ? OpFoldResult(IntegerAttr::get(left.getType(), *value)) : OpFoldResult();
}

OpFoldResult OrOp::fold(FoldAdaptor adaptor) {
  return foldInts(adaptor.getLhs(), adaptor.getRhs(),
                  [](const llvm::APInt &a, const llvm::APInt &b) { return a | b; });
}

OpFoldResult ShlOp::fold(FoldAdaptor adaptor) {
  return foldInts(adaptor.getLhs(), adaptor.getRhs(),
                  [](const llvm::APInt &a, const llvm::APInt &amount) -> std::optional<llvm::APInt> {
                    // Do not fold a shift by the bit width or more: its result is poison.
                    if (amount.uge(a.getBitWidth()))
                      return std::nullopt;
                    return a.shl(amount);
                  });
}

OpFoldResult ZExtOp::fold(FoldAdaptor adaptor) {
  auto value = llvm::dyn_cast_or_null<IntegerAttr>(adaptor.getArg());
  auto type = llvm::dyn_cast<IntegerType>(getType());
  if (!value || !type || value.getValue().getBitWidth() > type.getWidth())
    return {};
  return IntegerAttr::get(type, value.getValue().zext(type.getWidth()));
}

//===----------------------------------------------------------------------===//
// Comparison
//===----------------------------------------------------------------------===//

/// Returns true if one value is the address of an llvm.alloca and the other one the null pointer.
static bool isAllocaAndNull(Value alloca, Value null) {
  return alloca.getDefiningOp<AllocaOp>() && null.getDefiningOp<ZeroOp>();
}

OpFoldResult ICmpOp::fold(FoldAdaptor) {
  bool isEq = getPredicate() == ICmpPredicate::eq;
  if (!isEq && getPredicate() != ICmpPredicate::ne)
    return {};
  Type type = getType();
  auto constant = [&](bool value) -> OpFoldResult {
    auto attr = IntegerAttr::get(getElementTypeOrSelf(type), value);
    auto vector = llvm::dyn_cast<VectorType>(type);
    return vector ? Attribute(DenseElementsAttr::get(vector, Attribute(attr))) : Attribute(attr);
  };
  if (getLhs() == getRhs())
    return constant(isEq);
  // The address of an alloca is never null.
  if (isAllocaAndNull(getLhs(), getRhs()) || isAllocaAndNull(getRhs(), getLhs()))
    return constant(!isEq);
  return {};
}

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

/// Folds a cast to the type of its operand, and merges a cast with a cast of the same kind that defines its
/// operand.
template <typename OpT>
static OpFoldResult foldCast(OpT op) {
  if (op.getArg().getType() == op.getType())
    return op.getArg();
  auto inner = op.getArg().template getDefiningOp<OpT>();
  // In unreachable blocks, an op may use its own result.
  if (!inner || inner == op)
    return {};
  if (inner.getArg().getType() == op.getType())
    return inner.getArg();
  op.getArgMutable().assign(inner.getArg());
  return Value(op.getResult());
}
OpFoldResult BitcastOp::fold(FoldAdaptor) { return foldCast(*this); }
OpFoldResult AddrSpaceCastOp::fold(FoldAdaptor) { return foldCast(*this); }

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

/// Returns the element of the constant \p constant at the indices \p position; null if no attribute
/// represents this element.
static Attribute getElementOf(Attribute constant, llvm::ArrayRef<int64_t> position) {
  for (size_t depth = 0; depth != position.size(); ++depth) {
    int64_t index = position[depth];
    // Every element of an undef, poison or zero aggregate is represented by the same attribute as the
    // aggregate.
    if (llvm::isa<UndefAttr, PoisonAttr, ZeroAttr>(constant))
      return constant;
    if (auto array = llvm::dyn_cast<ArrayAttr>(constant)) {
      if (index < 0 || static_cast<size_t>(index) >= array.size())
        return {};
      constant = array[index];
      continue;
    }
    auto elements = llvm::dyn_cast<ElementsAttr>(constant);
    if (!elements || elements.getShapedType().getRank() != 1 || index < 0 ||
        index >= elements.getShapedType().getNumElements())
      return {};
    auto values = elements.tryGetValues<Attribute>();
    if (failed(values))
      return {};
    // If this element is a complex number, it is an array attribute of two numbers, from which the next index
    // selects one.
    constant = (*values)[index];
  }
  return constant;
}

/// Returns the constant element at `position`; null if the element cannot be the value of a constant op.
static Attribute foldElement(Attribute container, llvm::ArrayRef<int64_t> position) {
  Attribute element = container && !position.empty() ? getElementOf(container, position) : Attribute();
  // An array attribute is the value of an aggregate, which is not folded to a constant.
  return llvm::isa_and_nonnull<ArrayAttr>(element) ? Attribute() : element;
}

OpFoldResult ExtractValueOp::fold(FoldAdaptor adaptor) {
  if (Attribute element = foldElement(adaptor.getContainer(), getPosition()))
    return element;
  // Merge with an llvm.extractvalue that extracts the container: concatenate the positions of both ops.
  if (auto outer = getContainer().getDefiningOp<ExtractValueOp>()) {
    setPosition(llvm::to_vector(llvm::concat<const int64_t>(outer.getPosition(), getPosition())));
    getContainerMutable().assign(outer.getContainer());
    return getResult();
  }
  // Walk back through the insertions: skip insertions of other elements, and enter an inserted value that
  // contains the element. The number of steps is limited because insertions may form a cycle in unreachable
  // code.
  Value container = getContainer(), skippedTo = container;
  llvm::ArrayRef<int64_t> position = getPosition();
  bool isInInserted = false;
  for (unsigned steps = 0; steps != 4096; ++steps) {
    auto insert = container.getDefiningOp<InsertValueOp>();
    if (!insert)
      break;
    llvm::ArrayRef<int64_t> inserted = insert.getPosition();
    size_t common = std::min(position.size(), inserted.size());
    if (position == inserted)
      return insert.getValue();
    if (position.take_front(common) != inserted.take_front(common)) {
      container = insert.getContainer();
      if (!isInInserted)
        skippedTo = container;
    } else if (common == inserted.size()) {
      container = insert.getValue();
      position = position.drop_front(common);
      isInInserted = true;
    } else {
      break;
    }
  }
  Attribute constant;
  if (isInInserted && matchPattern(container, m_Constant(&constant)))
    if (Attribute element = foldElement(constant, position))
      return element;
  if (skippedTo == getContainer())
    return {};
  getContainerMutable().assign(skippedTo);
  return getResult();
}

OpFoldResult ShuffleVectorOp::fold(FoldAdaptor) {
  auto type = llvm::dyn_cast<VectorType>(getV1().getType());
  if (!type || type.getShape() != llvm::ArrayRef<int64_t>({1}))
    return {};
  return getMask() == llvm::ArrayRef<int32_t>({0}) ? OpFoldResult(getV1()) : OpFoldResult();
}

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

OpFoldResult GEPOp::fold(FoldAdaptor adaptor) {
  llvm::ArrayRef<Attribute> values = adaptor.getDynamicIndices();
  llvm::SmallVector<int32_t> indices(getRawConstantIndices());
  llvm::SmallVector<Value> operands;
  bool changed = false;
  // Replace constant operands by constant indices if these fit a GEPArg.
  unsigned operand = 0;
  for (int32_t &index : indices) {
    if (index != kDynamicIndex)
      continue;
    auto value = llvm::dyn_cast_or_null<IntegerAttr>(values[operand]);
    if (value && value.getValue().isSignedIntN(kGEPConstantBitWidth)) {
      index = static_cast<int32_t>(value.getValue().getSExtValue());
      changed = true;
    } else {
      operands.push_back(getDynamicIndices()[operand]);
    }
    ++operand;
  }
  if (indices.size() == 1 && indices.front() == 0 && getBase().getType() == getType())
    return getBase();
  if (!changed)
    return {};
  getDynamicIndicesMutable().assign(operands);
  setRawConstantIndices(indices);
  return Value(getResult());
}
