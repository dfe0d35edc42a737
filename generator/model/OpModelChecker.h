//===- OpModelChecker.h - Checks op records ---------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Checks an op record and builds its OpModel. The functions are declared in the order in which they run.
// Members are checked in OpModelChecker.cpp, traits in OpTraitChecker.cpp. One object checks one record.
// Private to ModelBuilder.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_OPMODELCHECKER_H
#define STRATA_GENERATOR_MODEL_OPMODELCHECKER_H

#include "generator/model/ModelBuilder.h"
#include "generator/model/RecordReader.h"

namespace mlir {

class OpModelChecker {
public:
  OpModelChecker(const llvm::Record &record, ModelBuilder &shared, ModelContext &context)
      : record(record), shared(shared), context(context), reader(record, context), op(new OpModel(record)) {}

  /// Reports all errors of the record; returns null if there were any.
  std::unique_ptr<OpModel> check();

private:
  /// An element of `arguments`, `results`, `regions` or `successors`, without its decorations.
  struct Element {
    llvm::StringRef name;
    const llvm::Record *constraint = nullptr;
    llvm::StringRef description;
    std::vector<EffectModel> effects;
    llvm::SMLoc loc;
  };

  // Names and C++ code.
  void checkNames();
  void checkCode();
  void checkBuilders();
  // Members.
  std::vector<Element> elements(llvm::StringRef field, llvm::StringRef dagOperator);
  bool readVariable(const llvm::Record &variable, Element &element);
  void checkArguments();
  void checkResults();
  void checkRegions();
  void checkSuccessors();
  /// Adds the regions or successors of `list` to `models`.
  void addRegions(llvm::ArrayRef<Element> list, MemberRef::Kind kind, std::vector<RegionModel> &models);
  void addOperand(const Element &element, std::vector<OperandModel> &list, MemberRef::Kind kind);
  void addAttribute(const Element &element);
  void addProperty(const Element &element);
  void addAttributesOfBody();
  void checkAttributeDefault(const AttributeModel &attribute);
  void claimName(const Element &element, MemberRef member);
  bool isClaimed(llvm::StringRef name) const;
  // Traits.
  void checkTraits();
  FailureOr<TraitModel> checkTrait(const llvm::Record &trait, llvm::ArrayRef<llvm::StringRef> placeholders);
  void checkTraitOrder(llvm::ArrayRef<const llvm::Record *> records);
  void checkSizing();
  void checkSegmentAttributes();
  void checkTraitNeeds();
  void readOpReferences(const TraitModel &trait);
  bool readRelation(const llvm::Record &trait, unsigned index);
  bool readNamedRelation(const llvm::Record &trait, TypeRelationModel &relation);
  bool readTransformRelation(const llvm::Record &trait, TypeRelationModel &relation);
  std::optional<MemberRef> findTyped(const llvm::Record &trait, llvm::StringRef name);
  void addNativeRelations();
  llvm::SMLoc traitLoc(const llvm::Record &trait) const;

  /// Reports an error at `loc`. Adds a note that names the op if `loc` is outside the op's declaration.
  template <typename Def, typename... Args>
  InFlightDiagnostic report(llvm::SMLoc loc, const Def &def, const Args &...args) {
    errors = true;
    return addOpNote(context.diags().emit(loc, def, args...), loc);
  }
  template <typename Def, typename... Args>
  void warn(llvm::SMLoc loc, const Def &def, const Args &...args) {
    addOpNote(context.diags().emit(loc, def, args...), loc).report();
  }
  InFlightDiagnostic addOpNote(InFlightDiagnostic &&diag, llvm::SMLoc loc);

  struct Claim {
    llvm::StringRef name;
    MemberRef member;
    llvm::SMLoc loc;
  };

  const llvm::Record &record;
  ModelBuilder &shared;
  ModelContext &context;
  RecordReader reader;
  std::unique_ptr<OpModel> op;
  std::vector<Claim> claims;
  bool errors = false;
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_OPMODELCHECKER_H
