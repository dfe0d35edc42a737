//===- FunctionInterfaces.h - Function-like ops ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Symbols with a function type and a body. Views; see OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_FUNCTIONINTERFACES_H
#define STRATA_RUNTIME_INTERFACES_FUNCTIONINTERFACES_H

#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/OpView.h"

namespace strata {

class FunctionOpInterface : public OpInterface<FunctionOpInterface> {
public:
  using OpInterface::OpInterface;
  struct Concept {
    Type (*getFunctionType)(Operation *op);
  };
  template <typename OpT>
  struct Model {
    static Type getFunctionType(Operation *op) { return OpT(op).getFunctionType(); }
    static constexpr Concept value = {&getFunctionType};
  };

  Type getFunctionType() const { return getConcept()->getFunctionType(op); }
  Region &getFunctionBody() const { return op->getRegion(0); }
  bool isExternal() const { return getFunctionBody().empty(); }
  bool isDeclaration() const { return isExternal(); }
  unsigned getNumArguments() const { return getFunctionBody().getNumArguments(); }
  BlockArgument getArgument(unsigned index) const { return getFunctionBody().getArgument(index); }
};

} // namespace strata

#endif // STRATA_RUNTIME_INTERFACES_FUNCTIONINTERFACES_H
