//===- ModelBuilder.h - Records -> checked models ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The arrow from records to models. buildModel checks every dialect, op, type, attribute, enum and what
// they refer to, reports all mistakes, and fails when there was one.
//
//     RecordSource source;                                       // RecordSource.h
//     if (failed(source.parseFile("Poly.td", {}, diags))) return 1;
//     auto model = buildModel(source.records(), source.sources(), diags);
//     if (failed(model)) return 1;
//     for (const OpModel *op : (*model)->mainDialect()->ops()) …
//
// Whole-dialect checks (clashes of names, say) are in generator/check and run on the result.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_MODELBUILDER_H
#define STRATA_GENERATOR_MODEL_MODELBUILDER_H

#include "generator/model/ModelOptions.h"
#include "generator/model/ModelSet.h"
#include "llvm/ADT/DenseSet.h"

namespace strata {

/// Records -> models. Fails when a mistake was reported; warnings do not fail it.
FailureOr<std::unique_ptr<ModelSet>> buildModel(const llvm::RecordKeeper &records,
                                                const llvm::SourceMgr &sources, DiagnosticEngine &diags,
                                                const ModelOptions &options = {});

/// The constraint of a record that the ModelSet has not met (one that only a pattern uses, say): checks it,
/// reports mistakes and keeps it in the set. Null after a report. For the readers of patterns and formats.
const TypeConstraintModel *getOrCheckTypeConstraint(ModelSet &set, const llvm::Record &record,
                                                    ModelContext &context);
const AttrConstraintModel *getOrCheckAttrConstraint(ModelSet &set, const llvm::Record &record,
                                                    ModelContext &context);
const ConstraintModel *getOrCheckConstraint(ModelSet &set, const llvm::Record &record,
                                            ConstraintModel::Kind kind, ModelContext &context);

/// Fills a ModelSet. Checks ask it for the shared models: each record is checked when it is first asked for,
/// and its mistakes are reported once; null after that.
class ModelBuilder {
public:
  ModelBuilder(ModelSet &set, ModelContext &context) : set(set), context(context) {}

  /// Everything in the records; what buildModel does.
  LogicalResult buildAll(const ModelOptions &options);

  const DialectModel *dialect(const llvm::Record &record);
  const TypeConstraintModel *typeConstraint(const llvm::Record &record);
  const AttrConstraintModel *attrConstraint(const llvm::Record &record);
  /// Of any kind; `kind` is for records whose class does not say.
  const ConstraintModel *constraint(const llvm::Record &record, ConstraintModel::Kind kind);
  /// \pre The record is a Property.
  const PropertyConstraintModel *propertyConstraint(const llvm::Record &record);
  const EnumModel *enumeration(const llvm::Record &record);
  const InterfaceModel *interface(const llvm::Record &record);
  /// Traits of ops that have been checked; most ops have the same ones. Only those that are the same for all.
  llvm::DenseMap<const llvm::Record *, TraitModel> &opTraits() { return knownOpTraits; }

private:
  template <typename Model, typename Map, typename Check>
  const Model *getOrCheck(Map &map, const llvm::Record &record, Check check);
  /// Of one class each, in the order of declaration.
  struct Declared {
    std::vector<const llvm::Record *> dialects, ops;
    std::vector<const llvm::Record *> enums, interfaces, constraints,
        definitions; ///< With names, the user's only.
  };
  Declared findDeclared() const;
  void buildConstraints(const Declared &declared);
  void buildDefinitions(const Declared &declared);
  void buildOps(const Declared &declared);
  void connectDefinitions();
  void resolveOpReferences();
  void fillDialects();
  void chooseMainDialect(const ModelOptions &options);
  void warnIfDeprecated(const llvm::Record &record);

  ModelSet &set;
  ModelContext &context;
  /// A record may be checked as several things at once: which map, and the record.
  llvm::DenseSet<std::pair<const void *, const llvm::Record *>> inProgress;
  llvm::DenseMap<const llvm::Record *, TraitModel> knownOpTraits;
  DeprecatedAction onDeprecated = DeprecatedAction::Warn;
  bool errors = false;
};

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_MODELBUILDER_H
