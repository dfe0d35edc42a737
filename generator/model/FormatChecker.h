//===- FormatChecker.h - State of checking an op's format -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The state of checking the assembly format of one op. Private to FormatModel.cpp and FormatTypes.cpp.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_FORMATCHECKER_H
#define STRATA_GENERATOR_MODEL_FORMATCHECKER_H

#include "generator/model/FormatModel.h"
#include "generator/model/FormatText.h"

namespace mlir {

class OpFormatChecker {
public:
  OpFormatChecker(const OpModel &op, ModelContext &context);
  FailureOr<FormatModel> check();

private:
  /// The kinds of element that enclose an element.
  struct Around {
    bool inGroup = false, inClause = false, inCustom = false;
  };
  InFlightDiagnostic addOpNote(InFlightDiagnostic &&diag, llvm::SMLoc loc, bool isError = true);

  // Name resolution.
  void resolveList(std::vector<FormatElement> &list, Around around);
  void resolve(FormatElement &element, Around around);
  void resolveVariable(FormatElement &element, Around around);
  void resolveTypeOf(FormatElement &argument, bool isRef, Around around);
  void resolveFunctionalType(FormatElement &element);
  bool resolveName(FormatElement &element);
  std::vector<llvm::StringRef> memberNames() const;
  llvm::SMLoc *slotOf(const FormatElement &variable);
  void bind(llvm::SMLoc &slot, llvm::SMLoc loc, llvm::StringRef kind, llvm::StringRef name);
  void bindType(llvm::SMLoc &slot, llvm::SMLoc loc, llvm::StringRef kind, llvm::StringRef name);

  // Rules on groups and on the whole format.
  bool canAnchor(const FormatElement &anchor) const;
  void checkGroup(const FormatElement &group);
  void checkComplete();
  void bindGroupSizes();

  // Sources of types (FormatTypes.cpp).
  void findTypes();
  bool isTypeGiven(MemberRef member) const;
  std::optional<FormatTypeSource> sourceOf(MemberRef member);
  std::optional<FormatTypeSource> fromRelation(const TypeRelationModel &relation, MemberRef member);
  void reportUnknownType(bool isOperand, unsigned index);

  const OpModel &op;
  ModelContext &context;
  FormatModel format;
  FormatText text;
  bool errors = false;
  /// For each member the location that binds it in the format; invalid if it is not bound.
  std::vector<llvm::SMLoc> operands, operandTypes, resultTypes, attributes, properties, regions, successors;
  llvm::SMLoc allOperands, allOperandTypes, allResultTypes, attrDict, propDict;
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_FORMATCHECKER_H
