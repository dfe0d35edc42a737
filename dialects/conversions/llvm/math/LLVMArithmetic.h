//===- LLVMArithmetic.h - Creation of floating-point formulas --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Creates floating-point formulas in the llvm dialect. The interface is that of math::FloatArithmetic
// (dialects/math/FloatArithmetic.h), so that templates of formulas work with both.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_MATH_LLVMARITHMETIC_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_MATH_LLVMARITHMETIC_H

#include "dialects/arith/Arith.h"
#include "dialects/llvm/LLVM.h"

namespace mlir {

/// Creates ops on values of one type, at the insertion point of a builder.
class LLVMArithmetic {
public:
  using Predicate = arith::CmpFPredicate; ///< Converted to LLVM::FCmpPredicate, whose values are the same.

  /// \param type A floating-point type or a vector of one.
  LLVMArithmetic(OpBuilder &builder, Location loc, Type type, LLVM::FastmathFlagsAttr flags)
      : builder(builder), loc(loc), type(type),
        flags(flags ? flags : LLVM::FastmathFlagsAttr::get(builder.getContext(), LLVM::FastmathFlags::none)) {
  }
  LLVMArithmetic withoutFlags() const { return {builder, loc, type, nullptr}; }

  // Constants. For a vector type, all elements have the value.
  Value constant(double value) const {
    return splat(builder.getFloatAttr(getElementTypeOrSelf(type), value));
  }
  Value infinity() const {
    Type element = getElementTypeOrSelf(type);
    const llvm::fltSemantics &format = llvm::cast<FloatType>(element).getFloatSemantics();
    return splat(builder.getFloatAttr(element, llvm::APFloat::getInf(format)));
  }

  // Arithmetic.
  Value add(Value lhs, Value rhs) const { return call<LLVM::FAddOp>(lhs, rhs); }
  Value sub(Value lhs, Value rhs) const { return call<LLVM::FSubOp>(lhs, rhs); }
  Value mul(Value lhs, Value rhs) const { return call<LLVM::FMulOp>(lhs, rhs); }
  Value div(Value lhs, Value rhs) const { return call<LLVM::FDivOp>(lhs, rhs); }
  Value abs(Value value) const { return call<LLVM::FAbsOp>(value); }
  Value copySign(Value magnitude, Value sign) const { return call<LLVM::CopySignOp>(magnitude, sign); }
  /// Creates an `OpT` whose operands and result have the type, with the fast-math flags.
  template <typename OpT, typename... Values>
  Value call(Values... operands) const {
    return builder.create<OpT>(loc, type, Value(operands)..., flags);
  }

  // Comparisons and operations on their results.
  Value compare(Predicate predicate, Value lhs, Value rhs) const {
    return builder.create<LLVM::FCmpOp>(loc, static_cast<LLVM::FCmpPredicate>(predicate), lhs, rhs,
                                        flags.getValue());
  }
  Value both(Value lhs, Value rhs) const { return builder.create<LLVM::AndOp>(loc, lhs, rhs); }
  Value either(Value lhs, Value rhs) const { return builder.create<LLVM::OrOp>(loc, lhs, rhs); }
  Value select(Value condition, Value ifTrue, Value ifFalse) const {
    return builder.create<LLVM::SelectOp>(loc, condition, ifTrue, ifFalse);
  }

private:
  Value splat(FloatAttr number) const {
    TypedAttr attr = number;
    if (auto vector = llvm::dyn_cast<VectorType>(type))
      attr = DenseElementsAttr::get(vector, llvm::ArrayRef<Attribute>(number));
    return builder.create<LLVM::ConstantOp>(loc, type, attr);
  }

  OpBuilder &builder;
  Location loc;
  Type type;
  LLVM::FastmathFlagsAttr flags;
};

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_MATH_LLVMARITHMETIC_H
