//===- ModelBuilder.h - Builds the models of a file -------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Builds models from TableGen records. buildModel checks every dialect, op, type, attribute, enum and
// everything that they refer to, reports all errors, and fails if there were any.
//
//     RecordSource source;                                       // RecordSource.h
//     if (failed(source.parseFile("Poly.td", {}, diags))) return 1;
//     auto model = buildModel(source.records(), source.sources(), diags);
//     if (failed(model)) return 1;
//     for (const OpModel *op : (*model)->mainDialect()->ops()) …
//
// Checks between records (name clashes, for example) are in generator/check and run on the result.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_MODELBUILDER_H
#define STRATA_GENERATOR_MODEL_MODELBUILDER_H

#include "generator/model/ModelOptions.h"
#include "generator/model/ModelSet.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir {

/// Checks the records of the wanted parts (of all, by default) and returns their models. Fails if an error
/// was reported; warnings are not errors.
FailureOr<std::unique_ptr<ModelSet>> buildModel(const llvm::RecordKeeper &records,
                                                const llvm::SourceMgr &sources, DiagnosticEngine &diags,
                                                const ModelOptions &options = {});

/// Returns the constraint of a record that may not be in the ModelSet yet (a record that only a pattern uses,
/// for example): checks it, reports its errors and adds it to the set. Returns null if it has errors. For the
/// checkers of patterns and formats.
const TypeConstraintModel *getOrCheckTypeConstraint(ModelSet &set, const llvm::Record &record,
                                                    ModelContext &context);
const AttrConstraintModel *getOrCheckAttrConstraint(ModelSet &set, const llvm::Record &record,
                                                    ModelContext &context);
const ConstraintModel *getOrCheckConstraint(ModelSet &set, const llvm::Record &record,
                                            ConstraintModel::Kind kind, ModelContext &context);

/// Fills a ModelSet. The checkers of single records get shared models from this class: each record is checked
/// on first use and its errors are reported once; the functions return null for a record with errors.
class ModelBuilder {
public:
  ModelBuilder(ModelSet &set, ModelContext &context) : set(set), context(context) {}

  /// Checks all records of the file; implements buildModel.
  LogicalResult buildAll(const ModelOptions &options);

  const DialectModel *dialect(const llvm::Record &record);
  const TypeConstraintModel *typeConstraint(const llvm::Record &record);
  const AttrConstraintModel *attrConstraint(const llvm::Record &record);
  /// Returns the model of a constraint of any kind; `kind` is used for records whose class does not determine
  /// it.
  const ConstraintModel *constraint(const llvm::Record &record, ConstraintModel::Kind kind);
  /// Returns the model of a property record. \pre The record is of class Property.
  const PropertyConstraintModel *propertyConstraint(const llvm::Record &record);
  const EnumModel *enumeration(const llvm::Record &record);
  const InterfaceModel *interface(const llvm::Record &record);
  /// Models of traits that were already checked for another op. Only traits with isSameForAll() are cached.
  llvm::DenseMap<const llvm::Record *, TraitModel> &opTraits() { return knownOpTraits; }

private:
  template <typename Model, typename Map, typename Check>
  const Model *getOrCheck(Map &map, const llvm::Record &record, Check check);
  /// The TableGen records of dialects, ops, enums and so on; each list in order of declaration.
  struct Declared {
    std::vector<const llvm::Record *> dialects, ops;
    std::vector<const llvm::Record *> enums, interfaces, constraints,
        definitions; ///< Named records outside the built-in .td files.
  };
  Declared findDeclared() const;
  /// Builds the models of some parts that have none yet, in the order of the parts.
  void build(const Declared &declared, ModelParts parts);
  void buildConstraints(const Declared &declared, ModelParts parts);
  void buildDefinitions(const Declared &declared, ModelParts parts);
  void buildOp(const llvm::Record &record);
  /// Links the definitions of some parts with the constraints that they represent.
  void connectConstraints(ModelParts parts);
  void connectParameters();
  void forgetFailures();
  std::vector<const llvm::Record *> findOpsOfPatterns() const;
  void resolveOpReferences();
  void fillLists(const Declared &declared);
  void fillDialects();
  void chooseMainDialect(const ModelOptions &options);
  void warnIfDeprecated(const llvm::Record &record);

  ModelSet &set;
  ModelContext &context;
  /// The records under check, each with the map of its model: one record may be checked as models of several
  /// kinds.
  llvm::DenseSet<std::pair<const void *, const llvm::Record *>> inProgress;
  llvm::DenseMap<const llvm::Record *, TraitModel> knownOpTraits;
  DeprecatedAction onDeprecated = DeprecatedAction::Warn;
  bool errors = false;
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_MODELBUILDER_H
