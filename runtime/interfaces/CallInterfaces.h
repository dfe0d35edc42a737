//===- CallInterfaces.h - Calls and what is called ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops that call, and ops that can be called. Views; see OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_CALLINTERFACES_H
#define STRATA_RUNTIME_INTERFACES_CALLINTERFACES_H

#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpView.h"
#include "llvm/ADT/PointerUnion.h"

namespace strata {

/// What a call refers to: a symbol, or a value of function type.
struct CallInterfaceCallable : llvm::PointerUnion<SymbolRefAttr, Value> {
  using PointerUnion::PointerUnion;
};

class CallOpInterface : public OpInterface<CallOpInterface> {
public:
  using OpInterface::OpInterface;
  struct Concept {
    CallInterfaceCallable (*getCallableForCallee)(Operation *op);
    OperandRange (*getArgOperands)(Operation *op);
    MutableOperandRange (*getArgOperandsMutable)(Operation *op);
  };
  template <typename OpT>
  struct Model {
    static CallInterfaceCallable getCallableForCallee(Operation *op) { return OpT(op).getCallableForCallee(); }
    static OperandRange getArgOperands(Operation *op) { return OpT(op).getArgOperands(); }
    static MutableOperandRange getArgOperandsMutable(Operation *op) { return OpT(op).getArgOperandsMutable(); }
    static constexpr Concept value = {&getCallableForCallee, &getArgOperands, &getArgOperandsMutable};
  };

  CallInterfaceCallable getCallableForCallee() const { return getConcept()->getCallableForCallee(op); }
  OperandRange getArgOperands() const { return getConcept()->getArgOperands(op); }
  MutableOperandRange getArgOperandsMutable() const { return getConcept()->getArgOperandsMutable(op); }
};

class CallableOpInterface : public OpInterface<CallableOpInterface> {
public:
  using OpInterface::OpInterface;
  struct Concept {
    Region *(*getCallableRegion)(Operation *op);
    llvm::ArrayRef<Type> (*getArgumentTypes)(Operation *op);
    llvm::ArrayRef<Type> (*getResultTypes)(Operation *op);
  };
  template <typename OpT>
  struct Model {
    static Region *getCallableRegion(Operation *op) { return OpT(op).getCallableRegion(); }
    static llvm::ArrayRef<Type> getArgumentTypes(Operation *op) { return OpT(op).getArgumentTypes(); }
    static llvm::ArrayRef<Type> getResultTypes(Operation *op) { return OpT(op).getResultTypes(); }
    static constexpr Concept value = {&getCallableRegion, &getArgumentTypes, &getResultTypes};
  };

  /// Null for a declaration.
  Region *getCallableRegion() const { return getConcept()->getCallableRegion(op); }
  llvm::ArrayRef<Type> getArgumentTypes() const { return getConcept()->getArgumentTypes(op); }
  llvm::ArrayRef<Type> getResultTypes() const { return getConcept()->getResultTypes(op); }
};

} // namespace strata

/// isa, cast and dyn_cast see through to the union.
template <typename To>
struct llvm::CastInfo<To, strata::CallInterfaceCallable>
    : llvm::CastInfo<To, llvm::PointerUnion<strata::SymbolRefAttr, strata::Value>> {};
template <typename To>
struct llvm::CastInfo<To, const strata::CallInterfaceCallable>
    : llvm::CastInfo<To, const llvm::PointerUnion<strata::SymbolRefAttr, strata::Value>> {};

#endif // STRATA_RUNTIME_INTERFACES_CALLINTERFACES_H
