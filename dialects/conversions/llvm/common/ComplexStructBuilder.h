//===- ComplexStructBuilder.h - Lowered complex numbers -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A complex number is lowered to a struct of its real and its imaginary part. The class creates ops that read
// and replace these two fields.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_COMPLEXSTRUCTBUILDER_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_COMPLEXSTRUCTBUILDER_H

#include "dialects/conversions/llvm/common/StructBuilder.h"

namespace mlir {

/// Wraps the value of a lowered complex number.
class ComplexStructBuilder : public StructBuilder {
public:
  using StructBuilder::StructBuilder;
  /// Creates a poison value of the struct type.
  static ComplexStructBuilder poison(OpBuilder &builder, Location loc, Type type);

  // Extract a field, or insert a field and wrap the new value.
  Value real(OpBuilder &builder, Location loc);
  void setReal(OpBuilder &builder, Location loc, Value real);
  Value imaginary(OpBuilder &builder, Location loc);
  void setImaginary(OpBuilder &builder, Location loc, Value imaginary);
};

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_COMPLEXSTRUCTBUILDER_H
