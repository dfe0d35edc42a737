//===- DataLayout.h - How large values are in memory ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Sizes of types, as far as they are the same everywhere: those of builtin numbers and vectors of them; an
// index has 64 bits. Ops that carve up memory are handed one. A plain value.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_DATALAYOUT_H
#define STRATA_RUNTIME_INTERFACES_DATALAYOUT_H

#include "runtime/ir/Type.h"
#include <optional>

namespace strata {

class DataLayout {
public:
  /// The bits of a value; none for a type that is not known, and for vectors whose size is not.
  std::optional<uint64_t> getTypeSizeInBits(Type type) const;
  /// The bytes that hold it.
  std::optional<uint64_t> getTypeSize(Type type) const {
    std::optional<uint64_t> bits = getTypeSizeInBits(type);
    return bits ? std::optional<uint64_t>((*bits + 7) / 8) : std::nullopt;
  }
};

} // namespace strata

#endif // STRATA_RUNTIME_INTERFACES_DATALAYOUT_H
