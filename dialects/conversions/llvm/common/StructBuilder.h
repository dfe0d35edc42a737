//===- StructBuilder.h - Access to values of struct types -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Base of classes that create ops to read and replace the fields of a value of type llvm.struct.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_STRUCTBUILDER_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_STRUCTBUILDER_H

#include "runtime/ir/Type.h"
#include "runtime/ir/Value.h"

namespace mlir {

class OpBuilder;

/// Wraps a struct value. Replacing a field creates an op with a new value, which is wrapped from then on.
class StructBuilder {
public:
  explicit StructBuilder(Value v);
  /// Creates a poison value of the struct type.
  static StructBuilder poison(OpBuilder &builder, Location loc, Type descriptorType);
  operator Value() { return value; }

protected:
  // Extract or insert the field at a position.
  Value extractPtr(OpBuilder &builder, Location loc, unsigned pos) const;
  void setPtr(OpBuilder &builder, Location loc, unsigned pos, Value ptr);

  Value value;
  Type structType;
};

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_STRUCTBUILDER_H
