//===- CallInterfaces.h - Calls and what is called ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops that call, ops that can be called, and the attributes both have for each argument and result. Views;
// see OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_CALLINTERFACES_H
#define STRATA_RUNTIME_INTERFACES_CALLINTERFACES_H

#include "runtime/ir/BuiltinAttributeViews.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpView.h"
#include "llvm/ADT/PointerUnion.h"

namespace strata {

class SymbolTableCollection;

/// What a call refers to: a symbol, or a value of function type.
struct CallInterfaceCallable : llvm::PointerUnion<SymbolRefAttr, Value> {
  using PointerUnion::PointerUnion;
};

namespace call_interface_impl {
/// The op that a call refers to: a symbol's, or the one that defines the value. Null where there is none.
/// \param symbolTables  used for looking up, where given.
Operation *resolveCallable(Operation *call, SymbolTableCollection *symbolTables = nullptr);
} // namespace call_interface_impl

} // namespace strata

/// isa, cast and dyn_cast see through to the union.
template <typename To>
struct llvm::CastInfo<To, strata::CallInterfaceCallable>
    : llvm::CastInfo<To, llvm::PointerUnion<strata::SymbolRefAttr, strata::Value>> {};
template <typename To>
struct llvm::CastInfo<To, const strata::CallInterfaceCallable>
    : llvm::CastInfo<To, const llvm::PointerUnion<strata::SymbolRefAttr, strata::Value>> {};

#include "runtime/interfaces/CallInterfaces.h.inc"

#endif // STRATA_RUNTIME_INTERFACES_CALLINTERFACES_H
