//===- ConstraintModel.h - What something must be ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What a value, attribute, property, region or successor must be: a predicate with words. One model a
// record, shared by all that name it; owned by the ModelSet. Immutable once checked.
//
// The two kinds with more to say are TypeConstraintModel and AttrConstraintModel. Decorations (Variadic,
// Optional on operands) are not constraints here: the model of the decorated type is what an operand has.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_CONSTRAINTMODEL_H
#define STRATA_GENERATOR_MODEL_CONSTRAINTMODEL_H

#include "generator/model/PredicateModel.h"

namespace strata {

class ModelBuilder;

class ConstraintModel {
public:
  enum class Kind : uint8_t { Type, Attribute, Property, Region, Successor, MultiEntity };

  virtual ~ConstraintModel();
  /// Region, successor and multi-entity constraints; the other kinds have their own `check`.
  static FailureOr<std::unique_ptr<ConstraintModel>> check(const llvm::Record &record, Kind kind,
                                                           ModelContext &context);

  Kind kind() const { return which; }
  const llvm::Record &record() const { return *rec; }
  /// The record's name; made up when the record is anonymous.
  llvm::StringRef recordName() const;
  bool isAnonymous() const;
  llvm::SMLoc loc() const;

  /// "32-bit signless integer": completes "must be …". The record's name when it has no summary.
  llvm::StringRef summary() const { return words; }
  llvm::StringRef description() const { return longWords; }
  const PredicateModel &predicate() const { return pred; }
  /// A free C++ function of this name tests the predicate; usually empty. With its namespace, if any.
  llvm::StringRef cppFunctionName() const { return functionName; }

protected:
  ConstraintModel(Kind kind, const llvm::Record &record) : which(kind), rec(&record) {}
  /// Reads what all kinds have.
  LogicalResult checkCommon(llvm::ArrayRef<llvm::StringRef> placeholders, ModelContext &context);

private:
  Kind which;
  const llvm::Record *rec;
  llvm::StringRef words, longWords, functionName;
  PredicateModel pred;
};

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_CONSTRAINTMODEL_H
