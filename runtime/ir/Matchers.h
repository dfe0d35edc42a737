//===- Matchers.h - Matching of constants and simple patterns ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// `matchPattern(value, m_Zero())` tests whether a value is defined by an operation of a certain form.
// Constants are results of ConstantLike operations; their values are determined by folding. Matching does not
// modify the IR.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_MATCHERS_H
#define STRATA_RUNTIME_IR_MATCHERS_H

#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/OpFoldResult.h"
#include "runtime/ir/OpView.h"

namespace mlir {

/// Returns the value of a ConstantLike operation with one result, else null.
Attribute getConstantValue(Operation *op);

namespace detail {

/// Matches a constant of class AttrT.
template <typename AttrT>
struct ConstantMatcher {
  AttrT *bound;
  bool match(Operation *op) const {
    auto attr = llvm::dyn_cast_or_null<AttrT>(getConstantValue(op));
    if (attr && bound)
      *bound = attr;
    return static_cast<bool>(attr);
  }
};

/// Matches an integer constant, or a splat of integers, that satisfies `test`.
struct IntMatcher {
  bool (*test)(const llvm::APInt &);
  llvm::APInt *bound = nullptr;
  bool match(Operation *op) const { return matchAttr(getConstantValue(op)); }
  bool matchAttr(Attribute attr) const;
};

/// Matches a float constant, or a splat of floats, that satisfies `test`.
struct FloatMatcher {
  bool (*test)(const llvm::APFloat &);
  llvm::APFloat *bound = nullptr;
  bool match(Operation *op) const { return matchAttr(getConstantValue(op)); }
  bool matchAttr(Attribute attr) const;
};

/// Matches any value.
struct AnyMatcher {
  Value *bound;
  bool matchValue(Value value) const {
    if (bound)
      *bound = value;
    return true;
  }
};

/// Matches one given value.
struct SameValueMatcher {
  Value wanted;
  bool matchValue(Value value) const { return value == wanted; }
};

/// Matches an operation with an attribute of this name and class.
template <typename AttrT>
struct NamedAttrMatcher {
  llvm::StringRef name;
  AttrT *bound;
  bool match(Operation *op) const;
};

/// Matches an operation of class OpT whose operands match.
template <typename OpT, typename... Operands>
struct OpMatcher {
  std::tuple<Operands...> operands;
  bool match(Operation *op) const;
};

} // namespace detail

/// Returns true if the pattern matches the value's defining operation (or the value, operation or attribute
/// itself). Matchers with a `bound` variable set it to the matched value.
template <typename Pattern>
bool matchPattern(Value value, const Pattern &pattern) {
  if constexpr (requires { pattern.matchValue(value); }) {
    return pattern.matchValue(value);
  } else {
    Operation *op = value ? value.getDefiningOp() : nullptr;
    return op && pattern.match(op);
  }
}
template <typename Pattern>
bool matchPattern(Operation *op, const Pattern &pattern) {
  return pattern.match(op);
}
template <typename Pattern>
  requires requires(const Pattern &pattern, Attribute attr) { pattern.matchAttr(attr); }
bool matchPattern(Attribute attr, const Pattern &pattern) {
  return attr && pattern.matchAttr(attr);
}

// Matchers. m_Constant matches any constant; the others match integer or float constants, and splats of them,
// with the property that the name states.
inline detail::ConstantMatcher<Attribute> m_Constant() { return {nullptr}; }
template <typename AttrT>
detail::ConstantMatcher<AttrT> m_Constant(AttrT *bound) {
  return {bound};
}
inline detail::IntMatcher m_ConstantInt(llvm::APInt *bound) {
  return {[](const llvm::APInt &) { return true; }, bound};
}
inline detail::IntMatcher m_Zero() {
  return {[](const llvm::APInt &value) { return value.isZero(); }};
}
inline detail::IntMatcher m_NonZero() {
  return {[](const llvm::APInt &value) { return !value.isZero(); }};
}
inline detail::IntMatcher m_One() {
  return {[](const llvm::APInt &value) { return value.isOne(); }};
}
inline detail::FloatMatcher m_ConstantFloat(llvm::APFloat *bound) {
  return {[](const llvm::APFloat &) { return true; }, bound};
}
inline detail::FloatMatcher m_AnyZeroFloat() {
  return {[](const llvm::APFloat &value) { return value.isZero(); }};
}
inline detail::FloatMatcher m_PosZeroFloat() {
  return {[](const llvm::APFloat &value) { return value.isPosZero(); }};
}
inline detail::FloatMatcher m_NegZeroFloat() {
  return {[](const llvm::APFloat &value) { return value.isNegZero(); }};
}
inline detail::FloatMatcher m_OneFloat() {
  return {[](const llvm::APFloat &value) { return value.isExactlyValue(1.0); }};
}
inline detail::FloatMatcher m_NaNFloat() {
  return {[](const llvm::APFloat &value) { return value.isNaN(); }};
}
inline detail::FloatMatcher m_PosInfFloat() {
  return {[](const llvm::APFloat &value) { return value.isInfinity() && !value.isNegative(); }};
}
inline detail::FloatMatcher m_NegInfFloat() {
  return {[](const llvm::APFloat &value) { return value.isInfinity() && value.isNegative(); }};
}
/// Matches an operation with an attribute of this name, inherent or discardable.
template <typename AttrT = Attribute>
detail::NamedAttrMatcher<AttrT> m_Attr(llvm::StringRef attrName, AttrT *bound = nullptr) {
  return {attrName, bound};
}
inline detail::AnyMatcher m_Any(Value *bound = nullptr) { return {bound}; }
inline detail::SameValueMatcher m_Val(Value value) { return {value}; }
/// Matches an operation of class OpT whose operands match \p operands in order; without operands, any
/// operation of the class.
template <typename OpT, typename... Operands>
detail::OpMatcher<OpT, Operands...> m_Op(Operands... operands) {
  return {std::tuple<Operands...>(operands...)};
}

template <typename OpT, typename... Operands>
bool detail::OpMatcher<OpT, Operands...>::match(Operation *op) const {
  if (!llvm::isa<OpT>(op))
    return false;
  if constexpr (sizeof...(Operands) == 0) {
    return true;
  } else {
    if (op->getNumOperands() != sizeof...(Operands))
      return false;
    unsigned index = 0;
    return std::apply(
        [&](const auto &...patterns) { return (matchPattern(op->getOperand(index++), patterns) && ...); },
        operands);
  }
}

/// Returns the value if \p result is an integer constant that fits into 64 bits, sign-extended, else nullopt.
std::optional<int64_t> getConstantIntValue(OpFoldResult result);

/// Operand matchers under the names that MLIR uses.
namespace matchers {
using mlir::m_Any;
using mlir::m_Val;
} // namespace matchers

template <typename AttrT>
bool detail::NamedAttrMatcher<AttrT>::match(Operation *op) const {
  auto attr = llvm::dyn_cast_or_null<AttrT>(op->getAttr(name));
  if (attr && bound)
    *bound = attr;
  return static_cast<bool>(attr);
}

} // namespace mlir

#endif // STRATA_RUNTIME_IR_MATCHERS_H
