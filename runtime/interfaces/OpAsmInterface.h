//===- OpAsmInterface.h - Names in the assembly format --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interface of ops that suggest names for their results and block arguments, or that declare a default
// dialect, whose prefix may be omitted inside their regions. A view class; see OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_OPASMINTERFACE_H
#define STRATA_RUNTIME_INTERFACES_OPASMINTERFACE_H

#include "runtime/ir/OpView.h"

namespace mlir {

/// A callback that sets the suggested name of a value or block.
using OpAsmSetValueNameFn = llvm::function_ref<void(Value, llvm::StringRef)>;
using OpAsmSetBlockNameFn = llvm::function_ref<void(Block *, llvm::StringRef)>;

/// Typed view (see OpView.h) of an op that customizes names in its assembly format.
class OpAsmOpInterface : public OpInterface<OpAsmOpInterface> {
public:
  using OpInterface::OpInterface;
  struct Concept {
    llvm::StringRef (*getDefaultDialect)();
    void (*getAsmResultNames)(Operation *op, OpAsmSetValueNameFn setName);
    void (*getAsmBlockArgumentNames)(Operation *op, Region &region, OpAsmSetValueNameFn setName);
  };
  /// Implements the interface by the methods of the op class. A method that the op class does not define has
  /// no effect.
  template <typename OpT, typename = void>
  struct Model {
    static llvm::StringRef getDefaultDialect() {
      if constexpr (requires { OpT::getDefaultDialect(); })
        return OpT::getDefaultDialect();
      else
        return {};
    }
    static void getAsmResultNames(Operation *op, OpAsmSetValueNameFn setName) {
      if constexpr (requires { OpT(op).getAsmResultNames(setName); })
        OpT(op).getAsmResultNames(setName);
    }
    static void getAsmBlockArgumentNames(Operation *op, Region &region, OpAsmSetValueNameFn setName) {
      if constexpr (requires { OpT(op).getAsmBlockArgumentNames(region, setName); })
        OpT(op).getAsmBlockArgumentNames(region, setName);
    }
    static constexpr Concept value = {&getDefaultDialect, &getAsmResultNames, &getAsmBlockArgumentNames};
  };

  llvm::StringRef getDefaultDialect() const { return getConcept()->getDefaultDialect(); }
  void getAsmResultNames(OpAsmSetValueNameFn setName) const { getConcept()->getAsmResultNames(op, setName); }
  void getAsmBlockArgumentNames(Region &region, OpAsmSetValueNameFn setName) const {
    getConcept()->getAsmBlockArgumentNames(op, region, setName);
  }

  /// Returns the default dialect of an op kind; empty if it does not implement the interface.
  static llvm::StringRef getDefaultDialect(OperationName name) {
    // builtin.module is a special case: it is defined in runtime/ir, a lower layer, which cannot depend on
    // this interface.
    if (name.getStringRef() == "builtin.module")
      return "builtin";
    const void *model = name.getInterface(TypeID::get<OpAsmOpInterface>());
    return model ? static_cast<const Concept *>(model)->getDefaultDialect() : llvm::StringRef();
  }
};

} // namespace mlir

#endif // STRATA_RUNTIME_INTERFACES_OPASMINTERFACE_H
