//===- CallInterfaces.h - Calls and callables -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interfaces of call ops and of callable ops, and of the attributes that both have for each argument and
// result. View classes; see OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_CALLINTERFACES_H
#define STRATA_RUNTIME_INTERFACES_CALLINTERFACES_H

#include "runtime/ir/BuiltinAttributeViews.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpView.h"
#include "llvm/ADT/PointerUnion.h"

namespace mlir {

class SymbolTableCollection;

/// The callee of a call: a symbol, or a value of function type.
struct CallInterfaceCallable : llvm::PointerUnion<SymbolRefAttr, Value> {
  using PointerUnion::PointerUnion;
};

namespace call_interface_impl {
/// Returns the callee's op: the op that the symbol refers to, or the op that defines the value. Returns null
/// if there is none.
/// \param symbolTables caches symbol tables; may be null.
Operation *resolveCallable(Operation *call, SymbolTableCollection *symbolTables = nullptr);
} // namespace call_interface_impl

} // namespace mlir

/// Makes isa, cast and dyn_cast on a CallInterfaceCallable test the members of its union.
template <typename To>
struct llvm::CastInfo<To, mlir::CallInterfaceCallable>
    : llvm::CastInfo<To, llvm::PointerUnion<mlir::SymbolRefAttr, mlir::Value>> {};
template <typename To>
struct llvm::CastInfo<To, const mlir::CallInterfaceCallable>
    : llvm::CastInfo<To, const llvm::PointerUnion<mlir::SymbolRefAttr, mlir::Value>> {};

#include "runtime/interfaces/CallInterfaces.h.inc"

#endif // STRATA_RUNTIME_INTERFACES_CALLINTERFACES_H
