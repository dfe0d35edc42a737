//===- TypeRelationModel.h - How types of an op depend on each other -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A relation between the types of members of an op, from whichever trait it was declared by. Relations of
// named members keep their trait's predicate for the verifier; those from native traits (SameTypeOperands,
// SameOperandsAndResultType) are verified by the runtime and are here for type inference. A value type.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_TYPERELATIONMODEL_H
#define STRATA_GENERATOR_MODEL_TYPERELATIONMODEL_H

#include "generator/model/CppExpression.h"
#include "generator/model/TraitModel.h"

namespace strata {

/// A member of an op: an index into the list of its kind.
struct MemberRef {
  enum class Kind : uint8_t { Operand, Result, Attribute, Property, Region, Successor };
  Kind kind;
  unsigned index;
  bool operator==(const MemberRef &) const = default;
};

class TypeRelationModel {
public:
  enum class Kind : uint8_t {
    SameType,            ///< AllTypesMatch, SameTypeOperands, SameOperandsAndResultType
    SameElementType,     ///< AllElementTypesMatch
    SameShape,           ///< AllShapesMatch
    SameRank,            ///< AllRanksMatch
    SameElementCount,    ///< AllElementCountsMatch
    SameTypeID,          ///< AllTypeIDsMatch
    Transformed,         ///< TypesMatchWith: members()[1] is transformer() of members()[0]
    TransformedRange,    ///< RangedTypesMatchWith: the same for lists of types
    TransformedOptional, ///< OptionalTypesMatchWith: holds when one is absent
    ElementsOfShaped,    ///< ShapedTypeMatchesElementCountAndTypes: members()[1] are the elements of
                         ///< members()[0]
  };

  Kind kind() const { return which; }
  llvm::ArrayRef<MemberRef> members() const { return participants; }
  /// Of $_self, the type (or types) of members()[0].
  const CppExpression &transformer() const { return expression; }
  /// C++ that compares the two, "std::equal_to<>()" unless the author says otherwise.
  llvm::StringRef comparator() const { return compare; }
  llvm::StringRef summary() const { return words; }
  /// Declared by a trait over names (true), or by a native trait that the runtime verifies (false).
  bool isNamed() const { return named; }
  /// Index of the trait in OpModel::traits().
  unsigned traitIndex() const { return trait; }
  llvm::SMLoc loc() const { return place; }

private:
  friend class OpModelChecker;
  Kind which = Kind::SameType;
  std::vector<MemberRef> participants;
  CppExpression expression;
  std::string compare;
  llvm::StringRef words;
  bool named = true;
  unsigned trait = 0;
  llvm::SMLoc place;
};

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_TYPERELATIONMODEL_H
