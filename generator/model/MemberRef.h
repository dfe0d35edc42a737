//===- MemberRef.h - Reference to a member of an op -------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A reference to an operand group, result group, attribute, property, region or successor of an OpModel.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_MEMBERREF_H
#define STRATA_GENERATOR_MODEL_MEMBERREF_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>

namespace mlir {

/// The kind of a member and its index in OpModel's list of that kind.
struct MemberRef {
  enum class Kind : uint8_t { Operand, Result, Attribute, Property, Region, Successor };
  Kind kind;
  unsigned index;
  bool operator==(const MemberRef &) const = default;
};

/// Returns the kind with its indefinite article for diagnostics: "an operand", "a result".
llvm::StringRef kindWithArticle(MemberRef::Kind kind);
/// Returns the kind for diagnostics: "operand", "result".
inline llvm::StringRef kindName(MemberRef::Kind kind) { return kindWithArticle(kind).split(' ').second; }

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_MEMBERREF_H
