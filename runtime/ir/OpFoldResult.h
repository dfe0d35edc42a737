//===- OpFoldResult.h - A constant or a value -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What folding gives for one result: an attribute (a constant to be materialised) or a value that exists.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_OPFOLDRESULT_H
#define STRATA_RUNTIME_IR_OPFOLDRESULT_H

#include "runtime/ir/Value.h"
#include "llvm/ADT/PointerUnion.h"

namespace strata {

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

  Attribute getAttribute() const {
    return llvm::dyn_cast_if_present<Attribute>(static_cast<const Base &>(*this));
  }
  Value getValue() const { return llvm::dyn_cast_if_present<Value>(static_cast<const Base &>(*this)); }
};

} // namespace strata

// `isa<Value>(result)` and friends see the union in it; by default they would read its tagged pointer as a
// value.
namespace llvm {
template <typename To>
struct CastInfo<To, strata::OpFoldResult> : CastInfo<To, PointerUnion<strata::Attribute, strata::Value>> {};
template <typename To>
struct CastInfo<To, const strata::OpFoldResult>
    : CastInfo<To, const PointerUnion<strata::Attribute, strata::Value>> {};
} // namespace llvm

#endif // STRATA_RUNTIME_IR_OPFOLDRESULT_H
