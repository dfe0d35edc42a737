//===- OpTraits.h - Trait classes of operations -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Defines a class for each row of runtime/spec/Traits.def, for queries such as
// `op->hasTrait<OpTrait::IsTerminator>()`. Traits with parameters (HasParent, AllTypesMatch, ...) are only
// checked by the verifier and cannot be queried.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_OPTRAITS_H
#define STRATA_RUNTIME_IR_OPTRAITS_H

#include "runtime/spec/Traits.h"

namespace mlir::OpTrait {

#define STRATA_TRAIT(Name, CppTrait)                                                                         \
  template <typename ConcreteOp = void>                                                                      \
  struct Name {                                                                                              \
    static constexpr Trait trait = Trait::Name;                                                              \
  };
#include "runtime/spec/Traits.def"

} // namespace mlir::OpTrait

#endif // STRATA_RUNTIME_IR_OPTRAITS_H
