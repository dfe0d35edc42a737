//===- ComplexStructBuilder.h - Lowered complex numbers -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Access to the two fields of a complex number, which is lowered to a struct of its real and imaginary part.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_COMPLEXSTRUCTBUILDER_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_COMPLEXSTRUCTBUILDER_H

#include "dialects/conversions/llvm/common/StructBuilder.h"

namespace mlir {

class ComplexStructBuilder : public StructBuilder {
public:
  using StructBuilder::StructBuilder;
  /// Creates a poison value of the type.
  static ComplexStructBuilder poison(OpBuilder &builder, Location loc, Type type);

  Value real(OpBuilder &builder, Location loc);
  void setReal(OpBuilder &builder, Location loc, Value real);
  Value imaginary(OpBuilder &builder, Location loc);
  void setImaginary(OpBuilder &builder, Location loc, Value imaginary);
};

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_COMPLEXSTRUCTBUILDER_H
