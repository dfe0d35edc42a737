//===- IteratorType.h - Kinds of loops of structured ops -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Tells whether the iterations of a loop that an op represents are independent of each other.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_ITERATORTYPE_H
#define STRATA_RUNTIME_INTERFACES_ITERATORTYPE_H

#include "llvm/ADT/DenseMapInfo.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>

namespace mlir::utils {

/// The iterations of a parallel loop are independent; those of a reduction combine values.
enum class IteratorType : uint32_t { parallel = 0, reduction = 1 };

inline llvm::StringRef stringifyIteratorType(IteratorType type) {
  return type == IteratorType::parallel ? "parallel" : "reduction";
}
inline llvm::StringRef stringifyEnum(IteratorType type) { return stringifyIteratorType(type); }
/// Return the iterator type with the given name or number; nothing if there is none.
inline std::optional<IteratorType> symbolizeIteratorType(llvm::StringRef name) {
  if (name == "parallel")
    return IteratorType::parallel;
  return name == "reduction" ? std::optional(IteratorType::reduction) : std::nullopt;
}
inline std::optional<IteratorType> symbolizeIteratorType(uint32_t number) {
  return number <= 1 ? std::optional(static_cast<IteratorType>(number)) : std::nullopt;
}
constexpr unsigned getMaxEnumValForIteratorType() { return 1; }

} // namespace mlir::utils

#endif // STRATA_RUNTIME_INTERFACES_ITERATORTYPE_H
