//===- PredicateModel.h - Model of a predicate ------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A predicate as a tree. Substitutions and concatenations of the record are applied during the check, so that
// each leaf is one C++ expression. Trivial nodes are removed: an And has no True child and at least two
// children.
//
// A value type that owns its text; immutable after it is checked.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_PREDICATEMODEL_H
#define STRATA_GENERATOR_MODEL_PREDICATEMODEL_H

#include "generator/model/CppExpression.h"
#include "generator/model/ModelContext.h"

namespace mlir {

class PredicateModel {
public:
  enum class Kind : uint8_t {
    True,
    Leaf, ///< The C++ expression expression().
    And,  ///< The conjunction of children(), at least two.
    Or,   ///< The disjunction of children(); always false without children.
    Not,  ///< The negation of children()[0].
  };

  PredicateModel() = default; ///< Creates the predicate True.
  /// Checks a predicate record. Reports unbalanced brackets, placeholders that are not in `allowed` and
  /// malformed trees, at the location of the leaf's record if a user wrote it and else at `loc`. `allowed`
  /// holds names without `$`; "*" allows all names.
  static FailureOr<PredicateModel> check(const llvm::Record &predicate,
                                         llvm::ArrayRef<llvm::StringRef> allowed, llvm::SMLoc loc,
                                         ModelContext &context);

  Kind kind() const { return which; }
  bool isTrue() const { return which == Kind::True; }
  const CppExpression &expression() const { return leaf; }
  /// For a leaf: the location of its record, without regard to substituted text.
  llvm::SMLoc loc() const { return where; }
  llvm::ArrayRef<PredicateModel> children() const { return parts; }

  /// Returns the whole predicate as one C++ expression with placeholders; operators are put in parentheses.
  /// \param decorate returns the text to print for a leaf.
  std::string cppText(llvm::function_ref<std::string(const PredicateModel &leaf, llvm::StringRef text)>
                          decorate = nullptr) const;
  /// True if no leaf is opaque (CppExpression::isOpaque).
  bool isEvaluable() const;

  static PredicateModel makeLeaf(CppExpression expression, llvm::SMLoc loc = {});
  static PredicateModel makeAnd(std::vector<PredicateModel> parts);
  static PredicateModel makeOr(std::vector<PredicateModel> parts);
  static PredicateModel makeNot(PredicateModel part);

private:
  Kind which = Kind::True;
  CppExpression leaf;
  llvm::SMLoc where;
  std::vector<PredicateModel> parts;
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_PREDICATEMODEL_H
