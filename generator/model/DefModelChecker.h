//===- DefModelChecker.h - Checks TypeDef and AttrDef records ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Checks a TypeDef or AttrDef record and builds its AttrOrTypeDefModel. One object checks one record. Private
// to ModelBuilder.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_DEFMODELCHECKER_H
#define STRATA_GENERATOR_MODEL_DEFMODELCHECKER_H

#include "generator/model/ModelBuilder.h"
#include "generator/model/RecordReader.h"

namespace mlir {

class DefModelChecker {
public:
  DefModelChecker(const llvm::Record &record, ModelBuilder &shared, ModelContext &context);

  /// Reports all errors of the record; returns null if there were any.
  std::unique_ptr<AttrOrTypeDefModel> check();

private:
  void checkNames();
  void checkText();
  void checkParameters();
  void checkParameter(llvm::StringRef name, const llvm::Init &init, unsigned index);
  void readParameterRecord(const llvm::Record &parameter, ParameterModel &model);
  void checkBuilders();
  void checkTraits();
  void checkCode();

  template <typename Def, typename... Args>
  void report(llvm::SMLoc loc, const Def &def, const Args &...args) {
    errors = true;
    context.diags().emit(loc, def, args...).report();
  }

  const llvm::Record &record;
  ModelBuilder &shared;
  ModelContext &context;
  RecordReader reader;
  std::unique_ptr<AttrOrTypeDefModel> model;
  bool errors = false;
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_DEFMODELCHECKER_H
