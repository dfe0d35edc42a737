//===- PredicateModel.h - What must hold, as a tree -------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A predicate as a tree without substitutions and concatenations: those are applied while checking, so
// that a leaf is one C++ expression. Trivial parts are gone: no `true` below an And, no And of one.
//
// A value type; owns its text. Immutable once checked.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_PREDICATEMODEL_H
#define STRATA_GENERATOR_MODEL_PREDICATEMODEL_H

#include "generator/model/CppExpression.h"
#include "generator/model/ModelContext.h"

namespace strata {

class PredicateModel {
public:
  enum class Kind : uint8_t {
    True,
    Leaf, ///< expression()
    And,  ///< children(), at least two
    Or,   ///< children(); none: never holds
    Not,  ///< children()[0]
  };

  PredicateModel() = default; ///< True.
  /// Reports unbalanced brackets, placeholders that are not in `allowed` and malformed trees at `loc`, or at
  /// the leaf's own record when that is the user's. `allowed` are names without `$`; "*" allows any.
  static FailureOr<PredicateModel> check(const llvm::Record &predicate,
                                         llvm::ArrayRef<llvm::StringRef> allowed, llvm::SMLoc loc,
                                         ModelContext &context);

  Kind kind() const { return which; }
  bool isTrue() const { return which == Kind::True; }
  const CppExpression &expression() const { return leaf; }
  /// Of a leaf: the record that it was read from. What is substituted in its text was said elsewhere.
  llvm::SMLoc loc() const { return where; }
  llvm::ArrayRef<PredicateModel> children() const { return parts; }

  /// The whole as one C++ expression, in parentheses where it has operators; placeholders stay.
  /// \param decorate  what to write for a leaf instead of its text.
  std::string cppText(llvm::function_ref<std::string(const PredicateModel &leaf, llvm::StringRef text)>
                          decorate = nullptr) const;
  /// Whether every leaf was understood (see CppExpression::isOpaque).
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

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_PREDICATEMODEL_H
