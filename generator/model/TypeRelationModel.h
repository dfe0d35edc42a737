//===- TypeRelationModel.h - Relation between types of an op ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A relation between the types of an op's members, read from a trait. Relations of named members keep the
// predicate of their trait for the verifier. Relations of native traits (SameTypeOperands,
// SameOperandsAndResultType) are verified by the runtime and are recorded for type inference only. A value
// type.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_TYPERELATIONMODEL_H
#define STRATA_GENERATOR_MODEL_TYPERELATIONMODEL_H

#include "generator/model/CppExpression.h"
#include "generator/model/MemberRef.h"
#include "generator/model/TraitModel.h"

namespace mlir {

class TypeRelationModel {
public:
  enum class Kind : uint8_t {
    SameType,            ///< The traits AllTypesMatch, SameTypeOperands and SameOperandsAndResultType.
    SameElementType,     ///< The trait AllElementTypesMatch.
    SameShape,           ///< The trait AllShapesMatch.
    SameRank,            ///< The trait AllRanksMatch.
    SameElementCount,    ///< The trait AllElementCountsMatch.
    SameTypeID,          ///< The trait AllTypeIDsMatch.
    Transformed,         ///< The trait TypesMatchWith: members()[1] is transformer() of members()[0]
    TransformedRange,    ///< The trait RangedTypesMatchWith: as Transformed, for lists of types
    TransformedOptional, ///< The trait OptionalTypesMatchWith: as Transformed, or a member is absent
    ElementsOfShaped,    ///< The trait ShapedTypeMatchesElementCountAndTypes: members()[1] has the element
                         ///< types of members()[0]
  };

  Kind kind() const { return which; }
  llvm::ArrayRef<MemberRef> members() const { return participants; }
  /// An expression of $_self, the type (or list of types) of members()[0].
  const CppExpression &transformer() const { return expression; }
  /// The C++ function object that compares the types; "std::equal_to<>()" by default.
  llvm::StringRef comparator() const { return compare; }
  llvm::StringRef summary() const { return words; }
  /// True if the trait lists member names; false for a native trait that the runtime verifies.
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

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_TYPERELATIONMODEL_H
