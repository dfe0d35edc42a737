//===- Matchers.h - Small patterns over values ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// `matchPattern(value, m_Zero())` asks whether a value is made by an op of some form. Constants are the
// results of ops with the trait ConstantLike, found by folding. Pure questions; nothing is changed.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_MATCHERS_H
#define STRATA_RUNTIME_IR_MATCHERS_H

#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/OpFoldResult.h"
#include "runtime/ir/OpView.h"

namespace strata {

/// The value of a ConstantLike op with one result, else null.
Attribute getConstantValue(Operation *op);

namespace detail {

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

/// An integer constant, or a splat of one, that `test` takes.
struct IntMatcher {
  bool (*test)(const llvm::APInt &);
  llvm::APInt *bound = nullptr;
  bool match(Operation *op) const { return matchAttr(getConstantValue(op)); }
  bool matchAttr(Attribute attr) const;
};

/// The same for floats.
struct FloatMatcher {
  bool (*test)(const llvm::APFloat &);
  llvm::APFloat *bound = nullptr;
  bool match(Operation *op) const { return matchAttr(getConstantValue(op)); }
  bool matchAttr(Attribute attr) const;
};

struct AnyMatcher {
  Value *bound;
  bool matchValue(Value value) const {
    if (bound)
      *bound = value;
    return true;
  }
};

struct SameValueMatcher {
  Value wanted;
  bool matchValue(Value value) const { return value == wanted; }
};

template <typename OpT, typename... Operands>
struct OpMatcher {
  std::tuple<Operands...> operands;
  bool match(Operation *op) const;
};

} // namespace detail

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
inline detail::AnyMatcher m_Any(Value *bound = nullptr) { return {bound}; }
inline detail::SameValueMatcher m_Val(Value value) { return {value}; }
/// An op of a class, whose operands match in order.
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

/// The integer behind a constant, for those who want a number.
std::optional<int64_t> getConstantIntValue(OpFoldResult result);

/// The matchers for operands, by their other name.
namespace matchers {
using strata::m_Any;
using strata::m_Val;
} // namespace matchers

} // namespace strata

#endif // STRATA_RUNTIME_IR_MATCHERS_H
