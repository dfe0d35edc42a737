//===- DefModelChecker.h - From TypeDef and AttrDef to models ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The checks behind AttrOrTypeDefModel. Used once for one record; only ModelBuilder uses it.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_DEFMODELCHECKER_H
#define STRATA_GENERATOR_MODEL_DEFMODELCHECKER_H

#include "generator/model/ModelBuilder.h"
#include "generator/model/RecordReader.h"

namespace strata {

class DefModelChecker {
public:
  DefModelChecker(const llvm::Record &record, ModelBuilder &shared, ModelContext &context);

  /// Reports everything; null if there was a mistake.
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

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_DEFMODELCHECKER_H
