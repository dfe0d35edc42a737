//===- OpFoldResult.h - A constant or a value -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The result of folding one operation result: an attribute (a constant to materialize) or an existing value.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_OPFOLDRESULT_H
#define STRATA_RUNTIME_IR_OPFOLDRESULT_H

#include "runtime/ir/Value.h"
#include "llvm/ADT/PointerUnion.h"

namespace mlir {

/// An attribute, a value, or null.
class OpFoldResult : public llvm::PointerUnion<Attribute, Value> {
  using Base = llvm::PointerUnion<Attribute, Value>;

public:
  using Base::Base;
  OpFoldResult() = default;
  OpFoldResult(Attribute attr) : Base(attr) {}
  template <typename T>
    requires std::is_base_of_v<Attribute, T>
  OpFoldResult(T attr) : Base(Attribute(attr)) {}
  template <typename T>
    requires std::is_base_of_v<Value, T>
  OpFoldResult(T value) : Base(Value(value)) {}

  /// Returns the attribute, or null.
  Attribute getAttribute() const {
    return llvm::dyn_cast_if_present<Attribute>(static_cast<const Base &>(*this));
  }
  Value getValue() const { return llvm::dyn_cast_if_present<Value>(static_cast<const Base &>(*this)); }
};

} // namespace mlir

// Makes llvm::isa, cast and dyn_cast on an OpFoldResult test the union. The generic casts for handles would
// interpret its tagged pointer as a value.
namespace llvm {
template <typename To>
struct CastInfo<To, mlir::OpFoldResult> : CastInfo<To, PointerUnion<mlir::Attribute, mlir::Value>> {};
template <typename To>
struct CastInfo<To, const mlir::OpFoldResult>
    : CastInfo<To, const PointerUnion<mlir::Attribute, mlir::Value>> {};
} // namespace llvm

#endif // STRATA_RUNTIME_IR_OPFOLDRESULT_H
