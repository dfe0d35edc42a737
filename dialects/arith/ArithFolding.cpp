//===- ArithFolding.cpp - Computing with constant attributes --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/ArithFolding.h"
#include "dialects/ub/UB.h"
#include "runtime/ir/BuiltinTypes.h"

using namespace mlir;
using namespace mlir::arith;
using llvm::APFloat;
using llvm::APInt;

/// Types and functions to read constants, which differ between integers and floats.
namespace {
template <typename NumberT>
struct Numbers;
template <>
struct Numbers<APInt> {
  using Scalar = IntegerAttr;
  static bool holds(DenseElementsAttr dense) { return dense.getElementType().isIntOrIndex(); }
  static APInt element(DenseElementsAttr dense, int64_t index) { return dense.getIntElement(index); }
};
template <>
struct Numbers<APFloat> {
  using Scalar = FloatAttr;
  static bool holds(DenseElementsAttr dense) { return dense.getElementType().isFloat(); }
  static APFloat element(DenseElementsAttr dense, int64_t index) { return dense.getFloatElement(index); }
};
} // namespace

template <typename NumberT>
static DenseElementsAttr getDense(Attribute attr) {
  auto dense = llvm::dyn_cast_or_null<DenseElementsAttr>(attr);
  return dense && Numbers<NumberT>::holds(dense) ? dense : DenseElementsAttr();
}

/// Calls `compute` for the indices below `count` and returns an elements attribute of type `resultType` with
/// the results. Returns null if one result is nullopt, or if the type is not a shaped type with static shape.
template <typename ToT, typename FnT>
static Attribute buildDense(Type resultType, int64_t count, FnT compute) {
  auto shaped = llvm::dyn_cast_if_present<ShapedType>(resultType);
  if (!shaped || !shaped.hasStaticShape())
    return {};
  llvm::SmallVector<ToT, 8> values;
  values.reserve(count);
  for (int64_t i = 0; i != count; ++i) {
    std::optional<ToT> value = compute(i);
    if (!value)
      return {};
    values.push_back(std::move(*value));
  }
  return DenseElementsAttr::get(shaped, llvm::ArrayRef<ToT>(values));
}

/// Folds a unary op on a scalar, splat or dense constant. A null `resultType` means the operand's type.
template <typename FromT, typename ToT, typename FnT>
static Attribute foldUnary(Type resultType, Attribute operand, FnT compute) {
  if (!operand)
    return {};
  if (auto scalar = llvm::dyn_cast<typename Numbers<FromT>::Scalar>(operand)) {
    if (resultType && llvm::isa<ShapedType>(resultType))
      return {};
    std::optional<ToT> value = compute(scalar.getValue());
    return value ? Attribute(Numbers<ToT>::Scalar::get(resultType ? resultType : scalar.getType(), *value))
                 : Attribute();
  }
  DenseElementsAttr dense = getDense<FromT>(operand);
  if (!dense)
    return {};
  return buildDense<ToT>(resultType ? resultType : Type(dense.getType()),
                         dense.isSplat() ? 1 : dense.getNumElements(),
                         [&](int64_t i) { return compute(Numbers<FromT>::element(dense, i)); });
}

/// Folds a binary op on two scalars or two elements attributes of one type. A null `resultType` means that
/// type.
template <typename FromT, typename ToT, typename FnT>
static Attribute foldBinary(Type resultType, Attribute lhs, Attribute rhs, FnT compute) {
  if (!lhs || !rhs)
    return {};
  using Scalar = typename Numbers<FromT>::Scalar;
  if (auto left = llvm::dyn_cast<Scalar>(lhs)) {
    auto right = llvm::dyn_cast<Scalar>(rhs);
    if (!right || left.getType() != right.getType() || (resultType && llvm::isa<ShapedType>(resultType)))
      return {};
    std::optional<ToT> value = compute(left.getValue(), right.getValue());
    return value ? Attribute(Numbers<ToT>::Scalar::get(resultType ? resultType : left.getType(), *value))
                 : Attribute();
  }
  DenseElementsAttr left = getDense<FromT>(lhs), right = getDense<FromT>(rhs);
  if (!left || !right || left.getType() != right.getType())
    return {};
  bool isSplat = left.isSplat() && right.isSplat();
  return buildDense<ToT>(resultType ? resultType : Type(left.getType()), isSplat ? 1 : left.getNumElements(),
                         [&](int64_t i) -> std::optional<ToT> {
                           return compute(Numbers<FromT>::element(left, i),
                                          Numbers<FromT>::element(right, i));
                         });
}

/// Returns the first poison attribute among the operands, else null. An op with a poison operand folds to
/// poison.
static Attribute getPoison(Attribute lhs, Attribute rhs = {}) {
  return llvm::isa_and_present<ub::PoisonAttr>(lhs)   ? lhs
         : llvm::isa_and_present<ub::PoisonAttr>(rhs) ? rhs
                                                      : Attribute();
}

Attribute arith::foldInts(Attribute lhs, Attribute rhs, IntBinaryFn compute) {
  if (Attribute poison = getPoison(lhs, rhs))
    return poison;
  return foldBinary<APInt, APInt>(Type(), lhs, rhs, compute);
}
Attribute arith::foldFloats(Attribute operand, FloatUnaryFn compute) {
  if (Attribute poison = getPoison(operand))
    return poison;
  return foldUnary<APFloat, APFloat>(Type(), operand, compute);
}
Attribute arith::foldFloats(Attribute lhs, Attribute rhs, FloatBinaryFn compute) {
  if (Attribute poison = getPoison(lhs, rhs))
    return poison;
  return foldBinary<APFloat, APFloat>(Type(), lhs, rhs, compute);
}
Attribute arith::foldIntsTo(Type resultType, Attribute lhs, Attribute rhs, IntBinaryFn compute) {
  return foldBinary<APInt, APInt>(resultType, lhs, rhs, compute);
}
Attribute arith::convertInts(Type resultType, Attribute operand, IntUnaryFn compute) {
  if (Attribute poison = getPoison(operand))
    return poison;
  return foldUnary<APInt, APInt>(resultType, operand, compute);
}
Attribute arith::convertFloats(Type resultType, Attribute operand, FloatUnaryFn compute) {
  if (Attribute poison = getPoison(operand))
    return poison;
  return foldUnary<APFloat, APFloat>(resultType, operand, compute);
}
Attribute arith::convertIntsToFloats(Type resultType, Attribute operand,
                                     llvm::function_ref<std::optional<APFloat>(const APInt &)> compute) {
  if (Attribute poison = getPoison(operand))
    return poison;
  return foldUnary<APInt, APFloat>(resultType, operand, compute);
}
Attribute arith::convertFloatsToInts(Type resultType, Attribute operand,
                                     llvm::function_ref<std::optional<APInt>(const APFloat &)> compute) {
  if (Attribute poison = getPoison(operand))
    return poison;
  return foldUnary<APFloat, APInt>(resultType, operand, compute);
}
Attribute arith::foldFloatsToInts(Type resultType, Attribute lhs, Attribute rhs,
                                  llvm::function_ref<APInt(const APFloat &, const APFloat &)> compute) {
  return foldBinary<APFloat, APInt>(resultType, lhs, rhs, [&](const APFloat &left, const APFloat &right) {
    return std::optional<APInt>(compute(left, right));
  });
}

/// Returns the value of a scalar constant or splat; nullopt for other attributes and for null.
template <typename NumberT>
static std::optional<NumberT> getConstant(Attribute attr) {
  if (auto scalar = llvm::dyn_cast_or_null<typename Numbers<NumberT>::Scalar>(attr))
    return scalar.getValue();
  DenseElementsAttr dense = getDense<NumberT>(attr);
  if (!dense || !dense.isSplat())
    return std::nullopt;
  return Numbers<NumberT>::element(dense, 0);
}
std::optional<APInt> arith::getConstantInt(Attribute attr) { return getConstant<APInt>(attr); }
std::optional<APFloat> arith::getConstantFloat(Attribute attr) { return getConstant<APFloat>(attr); }

bool arith::isConstantInt(Attribute attr, int64_t value) {
  std::optional<APInt> constant = getConstantInt(attr);
  return constant &&
         *constant == APInt(constant->getBitWidth(), value, /*isSigned=*/true, /*implicitTrunc=*/true);
}

unsigned arith::getIntWidth(Type elementType) {
  return elementType.isIndex() ? IndexType::kInternalStorageBitWidth : elementType.getIntOrFloatBitWidth();
}

TypedAttr arith::getIntConstant(Type type, const APInt &value) {
  if (auto shaped = llvm::dyn_cast<ShapedType>(type)) {
    if (!shaped.hasStaticShape() || !llvm::isa<VectorType, TensorType>(type))
      return {};
    return TypedAttr(DenseElementsAttr::get(shaped, llvm::ArrayRef<APInt>(value)).getImpl());
  }
  return TypedAttr(IntegerAttr::get(type, value).getImpl());
}

TypedAttr arith::getIntConstant(Type type, int64_t value) {
  Type element = getElementTypeOrSelf(type);
  return getIntConstant(type, APInt(getIntWidth(element), value, /*isSigned=*/true, /*implicitTrunc=*/true));
}
