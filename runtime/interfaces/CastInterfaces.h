//===- CastInterfaces.h - Casts -------------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops that turn values of some types into values of others. Views; see OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_CASTINTERFACES_H
#define STRATA_RUNTIME_INTERFACES_CASTINTERFACES_H

#include "runtime/ir/OpView.h"

namespace strata {

class CastOpInterface : public OpInterface<CastOpInterface> {
public:
  using OpInterface::OpInterface;
  struct Concept {
    bool (*areCastCompatible)(TypeRange inputs, TypeRange outputs);
  };
  template <typename OpT>
  struct Model {
    static bool areCastCompatible(TypeRange inputs, TypeRange outputs) {
      return OpT::areCastCompatible(inputs, outputs);
    }
    static constexpr Concept value = {&areCastCompatible};
  };

  bool areCastCompatible(TypeRange inputs, TypeRange outputs) const {
    return getConcept()->areCastCompatible(inputs, outputs);
  }
};

} // namespace strata

#endif // STRATA_RUNTIME_INTERFACES_CASTINTERFACES_H
