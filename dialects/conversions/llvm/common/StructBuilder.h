//===- StructBuilder.h - Access to values of struct types -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Base of helpers that create ops for reading and replacing the fields of a value of type llvm.struct.
// Converts to the value. Replacing a field creates a new value, which the helper then stands for.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_STRUCTBUILDER_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_STRUCTBUILDER_H

#include "runtime/ir/Type.h"
#include "runtime/ir/Value.h"

namespace mlir {

class OpBuilder;

class StructBuilder {
public:
  explicit StructBuilder(Value v);
  /// Creates a poison value of the type.
  static StructBuilder poison(OpBuilder &builder, Location loc, Type descriptorType);
  operator Value() { return value; }

protected:
  Value extractPtr(OpBuilder &builder, Location loc, unsigned pos) const;
  void setPtr(OpBuilder &builder, Location loc, unsigned pos, Value ptr);

  Value value;
  Type structType;
};

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_STRUCTBUILDER_H
