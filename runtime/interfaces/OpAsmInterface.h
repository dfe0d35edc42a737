//===- OpAsmInterface.h - Names in the text -------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What an op says of its text form: names for its results and block arguments, and the dialect whose prefix
// may be left out inside its regions. A view; see OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_OPASMINTERFACE_H
#define STRATA_RUNTIME_INTERFACES_OPASMINTERFACE_H

#include "runtime/ir/OpView.h"

namespace strata {

using OpAsmSetValueNameFn = llvm::function_ref<void(Value, llvm::StringRef)>;
using OpAsmSetBlockNameFn = llvm::function_ref<void(Block *, llvm::StringRef)>;

class OpAsmOpInterface : public OpInterface<OpAsmOpInterface> {
public:
  using OpInterface::OpInterface;
  struct Concept {
    llvm::StringRef (*getDefaultDialect)();
    void (*getAsmResultNames)(Operation *op, OpAsmSetValueNameFn setName);
    void (*getAsmBlockArgumentNames)(Operation *op, Region &region, OpAsmSetValueNameFn setName);
  };
  /// What the op class has; nothing where it has not.
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

  /// Of an op kind that has no operation yet; empty when it does not implement the interface.
  static llvm::StringRef getDefaultDialect(OperationName name) {
    // Modules are below this room and cannot name the interface in their table.
    if (name.getStringRef() == "builtin.module")
      return "builtin";
    const void *model = name.getInterface(TypeID::get<OpAsmOpInterface>());
    return model ? static_cast<const Concept *>(model)->getDefaultDialect() : llvm::StringRef();
  }
};

} // namespace strata

#endif // STRATA_RUNTIME_INTERFACES_OPASMINTERFACE_H
