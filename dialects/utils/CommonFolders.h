//===- CommonFolders.h - Elementwise folding of constants -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Folds unary and binary ops and casts element by element: scalars of an attribute class such as IntegerAttr,
// splats and dense elements.
//
//     OpFoldResult AddOp::fold(FoldAdaptor adaptor) {
//       return constFoldBinaryOp<IntegerAttr>(adaptor.getOperands(), [](const APInt &a, const APInt &b) {
//       return a + b; });
//     }
//
// All functions return null if an operand is not constant, if the types of operands differ, or if the
// calculation (of the `Conditional` forms, and of casts) declines. An operand of class `PoisonAttr` is the
// result; `void` disables this.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_UTILS_COMMONFOLDERS_H
#define STRATA_DIALECTS_UTILS_COMMONFOLDERS_H

#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/ElementsAttributes.h"
#include "llvm/ADT/STLExtras.h"
#include <array>
#include <optional>

namespace mlir {

namespace ub {
class PoisonAttr;
} // namespace ub

namespace detail {
/// Returns the type of a typed attribute; null for others and for null.
inline Type getTypeOfConstant(Attribute attr) {
  auto typed = llvm::dyn_cast_or_null<TypedAttr>(attr);
  return typed ? typed.getType() : Type();
}

/// Returns the first operand of class `PoisonAttr`, or null.
template <typename PoisonAttr>
Attribute findPoison(llvm::ArrayRef<Attribute> operands) {
  if constexpr (!std::is_void_v<PoisonAttr>)
    for (Attribute operand : operands)
      if (llvm::isa_and_nonnull<PoisonAttr>(operand))
        return operand;
  return {};
}

/// Applies `calculate` to constant operands: once to scalars or splats, and for each element to dense
/// elements. `calculate` takes one element of each operand, `sizeof...(I)` in total, and returns an optional
/// element.
template <typename AttrT, typename ElementT, typename ResultAttrT, typename ResultT, typename FnT,
          size_t... I>
Attribute foldElements(llvm::ArrayRef<Attribute> operands, Type resultType, FnT &&calculate,
                       std::index_sequence<I...>) {
  if (!resultType || operands.size() != sizeof...(I) ||
      !llvm::all_of(operands, [](Attribute a) { return !!a; }))
    return {};
  if ((... && llvm::isa<AttrT>(operands[I]))) {
    std::optional<ResultT> result = calculate(llvm::cast<AttrT>(operands[I]).getValue()...);
    return result ? Attribute(ResultAttrT::get(resultType, *result)) : Attribute();
  }
  auto shaped = llvm::dyn_cast<ShapedType>(resultType);
  if (!shaped || !shaped.hasStaticShape())
    return {};
  if ((... && llvm::isa<SplatElementsAttr>(operands[I]))) {
    std::optional<ResultT> result =
        calculate(llvm::cast<SplatElementsAttr>(operands[I]).template getSplatValue<ElementT>()...);
    return result ? DenseElementsAttr::get(shaped, llvm::ArrayRef<ResultT>(*result)) : Attribute();
  }
  if (!(... && llvm::isa<ElementsAttr>(operands[I])))
    return {};
  auto ranges = std::make_tuple(llvm::cast<ElementsAttr>(operands[I]).template tryGetValues<ElementT>()...);
  if (!(... && succeeded(std::get<I>(ranges))))
    return {};
  auto iterators = std::make_tuple(std::get<I>(ranges)->begin()...);
  llvm::SmallVector<ResultT> results;
  for (int64_t i = 0, count = shaped.getNumElements(); i != count; ++i) {
    std::optional<ResultT> result = calculate(*std::get<I>(iterators)...);
    (++std::get<I>(iterators), ...);
    if (!result)
      return {};
    results.push_back(std::move(*result));
  }
  return DenseElementsAttr::get(shaped, llvm::ArrayRef<ResultT>(results));
}
} // namespace detail

//===----------------------------------------------------------------------===//
// Binary ops
//===----------------------------------------------------------------------===//

template <typename AttrElementT, typename ElementValueT = typename AttrElementT::ValueType,
          typename PoisonAttr = ub::PoisonAttr, typename ResultAttrElementT = AttrElementT,
          typename ResultElementValueT = typename ResultAttrElementT::ValueType, typename CalculationT>
Attribute constFoldBinaryOpConditional(llvm::ArrayRef<Attribute> operands, Type resultType,
                                       CalculationT &&calculate) {
  if (Attribute poison = detail::findPoison<PoisonAttr>(operands))
    return poison;
  if (detail::getTypeOfConstant(operands[0]) != detail::getTypeOfConstant(operands[1]))
    return {};
  return detail::foldElements<AttrElementT, ElementValueT, ResultAttrElementT, ResultElementValueT>(
      operands, resultType, calculate, std::make_index_sequence<2>());
}

/// Overload without a result type: the result has the same type as the operands.
template <typename AttrElementT, typename ElementValueT = typename AttrElementT::ValueType,
          typename PoisonAttr = ub::PoisonAttr, typename ResultAttrElementT = AttrElementT,
          typename ResultElementValueT = typename ResultAttrElementT::ValueType, typename CalculationT>
Attribute constFoldBinaryOpConditional(llvm::ArrayRef<Attribute> operands, CalculationT &&calculate) {
  return constFoldBinaryOpConditional<AttrElementT, ElementValueT, PoisonAttr, ResultAttrElementT,
                                      ResultElementValueT, CalculationT>(
      operands, detail::getTypeOfConstant(operands[0]), std::forward<CalculationT>(calculate));
}

template <typename AttrElementT, typename ElementValueT = typename AttrElementT::ValueType,
          typename PoisonAttr = ub::PoisonAttr, typename ResultAttrElementT = AttrElementT,
          typename ResultElementValueT = typename ResultAttrElementT::ValueType, typename CalculationT>
Attribute constFoldBinaryOp(llvm::ArrayRef<Attribute> operands, Type resultType, CalculationT &&calculate) {
  auto always = [&](ElementValueT a, ElementValueT b) -> std::optional<ResultElementValueT> {
    return calculate(a, b);
  };
  return constFoldBinaryOpConditional<AttrElementT, ElementValueT, PoisonAttr, ResultAttrElementT,
                                      ResultElementValueT>(operands, resultType, always);
}

template <typename AttrElementT, typename ElementValueT = typename AttrElementT::ValueType,
          typename PoisonAttr = ub::PoisonAttr, typename ResultAttrElementT = AttrElementT,
          typename ResultElementValueT = typename ResultAttrElementT::ValueType, typename CalculationT>
Attribute constFoldBinaryOp(llvm::ArrayRef<Attribute> operands, CalculationT &&calculate) {
  return constFoldBinaryOp<AttrElementT, ElementValueT, PoisonAttr, ResultAttrElementT, ResultElementValueT,
                           CalculationT>(operands, detail::getTypeOfConstant(operands[0]),
                                         std::forward<CalculationT>(calculate));
}

//===----------------------------------------------------------------------===//
// Unary ops
//===----------------------------------------------------------------------===//

template <typename AttrElementT, typename ElementValueT = typename AttrElementT::ValueType,
          typename PoisonAttr = ub::PoisonAttr, typename ResultAttrElementT = AttrElementT,
          typename ResultElementValueT = typename ResultAttrElementT::ValueType, typename CalculationT>
Attribute constFoldUnaryOpConditional(llvm::ArrayRef<Attribute> operands, Type resultType,
                                      CalculationT &&calculate) {
  if (Attribute poison = detail::findPoison<PoisonAttr>(operands))
    return poison;
  return detail::foldElements<AttrElementT, ElementValueT, ResultAttrElementT, ResultElementValueT>(
      operands, resultType, calculate, std::make_index_sequence<1>());
}

template <typename AttrElementT, typename ElementValueT = typename AttrElementT::ValueType,
          typename PoisonAttr = ub::PoisonAttr, typename ResultAttrElementT = AttrElementT,
          typename ResultElementValueT = typename ResultAttrElementT::ValueType, typename CalculationT>
Attribute constFoldUnaryOpConditional(llvm::ArrayRef<Attribute> operands, CalculationT &&calculate) {
  return constFoldUnaryOpConditional<AttrElementT, ElementValueT, PoisonAttr, ResultAttrElementT,
                                     ResultElementValueT, CalculationT>(
      operands, detail::getTypeOfConstant(operands[0]), std::forward<CalculationT>(calculate));
}

template <typename AttrElementT, typename ElementValueT = typename AttrElementT::ValueType,
          typename PoisonAttr = ub::PoisonAttr, typename ResultAttrElementT = AttrElementT,
          typename ResultElementValueT = typename ResultAttrElementT::ValueType, typename CalculationT>
Attribute constFoldUnaryOp(llvm::ArrayRef<Attribute> operands, Type resultType, CalculationT &&calculate) {
  auto always = [&](ElementValueT a) -> std::optional<ResultElementValueT> { return calculate(a); };
  return constFoldUnaryOpConditional<AttrElementT, ElementValueT, PoisonAttr, ResultAttrElementT,
                                     ResultElementValueT>(operands, resultType, always);
}

template <typename AttrElementT, typename ElementValueT = typename AttrElementT::ValueType,
          typename PoisonAttr = ub::PoisonAttr, typename ResultAttrElementT = AttrElementT,
          typename ResultElementValueT = typename ResultAttrElementT::ValueType, typename CalculationT>
Attribute constFoldUnaryOp(llvm::ArrayRef<Attribute> operands, CalculationT &&calculate) {
  return constFoldUnaryOp<AttrElementT, ElementValueT, PoisonAttr, ResultAttrElementT, ResultElementValueT,
                          CalculationT>(operands, detail::getTypeOfConstant(operands[0]),
                                        std::forward<CalculationT>(calculate));
}

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

/// \param calculate  takes an element and a reference to a bool; returns the converted element. If it sets
/// the bool to false, nothing is folded.
template <typename AttrElementT, typename TargetAttrElementT,
          typename ElementValueT = typename AttrElementT::ValueType,
          typename TargetElementValueT = typename TargetAttrElementT::ValueType,
          typename PoisonAttr = ub::PoisonAttr, typename CalculationT>
Attribute constFoldCastOp(llvm::ArrayRef<Attribute> operands, Type resType, CalculationT &&calculate) {
  auto convert = [&](ElementValueT value) -> std::optional<TargetElementValueT> {
    bool isValid = true;
    TargetElementValueT result = calculate(value, isValid);
    return isValid ? std::optional<TargetElementValueT>(std::move(result)) : std::nullopt;
  };
  return constFoldUnaryOpConditional<AttrElementT, ElementValueT, PoisonAttr, TargetAttrElementT,
                                     TargetElementValueT>(operands, resType, convert);
}

} // namespace mlir

#endif // STRATA_DIALECTS_UTILS_COMMONFOLDERS_H
