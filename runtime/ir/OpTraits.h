//===- OpTraits.h - Names of traits in C++ --------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// `op->hasTrait<OpTrait::IsTerminator>()`: a class for each trait of runtime/spec/Traits.def, which says
// which bit it is. Traits with parameters (HasParent, AllTypesMatch …) are checked by the verifier and cannot
// be asked for.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_OPTRAITS_H
#define STRATA_RUNTIME_IR_OPTRAITS_H

#include "runtime/spec/Traits.h"

namespace strata::OpTrait {

#define STRATA_TRAIT(Name, CppTrait)                                                                         \
  template <typename ConcreteOp = void>                                                                      \
  struct Name {                                                                                              \
    static constexpr Trait trait = Trait::Name;                                                              \
  };
#include "runtime/spec/Traits.def"

} // namespace strata::OpTrait

#endif // STRATA_RUNTIME_IR_OPTRAITS_H
