//===- Traits.h - The set of traits of an operation -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Traits without parameters are bits of one word, so that testing a trait is a mask operation. Traits.def
// lists them. Plain data.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SPEC_TRAITS_H
#define STRATA_RUNTIME_SPEC_TRAITS_H

#include <cstdint>
#include <initializer_list>

namespace mlir {

/// A trait without parameters.
enum class Trait : uint8_t {
#define STRATA_TRAIT(Name, CppTrait) Name,
#include "runtime/spec/Traits.def"
  NumTraits
};
static_assert(static_cast<unsigned>(Trait::NumTraits) <= 64, "a TraitSet has 64 bits");

/// A set of traits.
class TraitSet {
public:
  constexpr TraitSet() = default;
  constexpr TraitSet(Trait trait) : bits(uint64_t(1) << static_cast<unsigned>(trait)) {}
  constexpr TraitSet(std::initializer_list<Trait> traits) {
    for (Trait trait : traits)
      bits |= TraitSet(trait).bits;
  }

  constexpr bool contains(Trait trait) const { return bits & TraitSet(trait).bits; }
  constexpr bool intersects(TraitSet other) const { return bits & other.bits; }
  constexpr bool empty() const { return bits == 0; }
  constexpr TraitSet &operator|=(TraitSet other) {
    bits |= other.bits;
    return *this;
  }
  friend constexpr TraitSet operator|(TraitSet lhs, TraitSet rhs) { return lhs |= rhs; }
  constexpr bool operator==(const TraitSet &) const = default;
  constexpr uint64_t getBits() const { return bits; }

private:
  uint64_t bits = 0;
};
constexpr TraitSet operator|(Trait lhs, Trait rhs) { return TraitSet(lhs) | TraitSet(rhs); }

} // namespace mlir

#endif // STRATA_RUNTIME_SPEC_TRAITS_H
