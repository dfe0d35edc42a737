//===- PassModel.h - Model of a pass ----------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The checked model of a record of class PassBase: names, options, statistics and dependent dialects. Passes
// belong to no dialect and are not part of the ModelSet. Borrows strings from the RecordKeeper. Immutable.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_PASSMODEL_H
#define STRATA_GENERATOR_MODEL_PASSMODEL_H

#include "generator/model/ModelContext.h"
#include <string>
#include <vector>

namespace mlir {

class RecordReader;

struct PassOptionModel {
  llvm::StringRef name;     ///< The name of the C++ member.
  llvm::StringRef argument; ///< The name in a textual pipeline.
  llvm::StringRef type, defaultValue, description, flags;
  bool isList = false;
  llvm::SMLoc loc; ///< The location in the pass record.
};

struct PassStatisticModel {
  llvm::StringRef name;  ///< The name of the C++ member.
  llvm::StringRef title; ///< The name in statistics reports.
  llvm::StringRef description;
  llvm::SMLoc loc;
};

class PassModel {
public:
  /// Checks all pass records and returns their models in order of declaration. Reports every error in them.
  static FailureOr<std::vector<PassModel>> checkAll(ModelContext &context);

  llvm::StringRef name() const { return cppName; } ///< The record's name: "MyPass" for createMyPass().
  llvm::StringRef argument() const { return arg; }
  llvm::StringRef baseClass() const { return base; }
  /// The C++ class of the ops that the pass runs on; empty for passes on any op and for passes on an
  /// interface.
  llvm::StringRef operation() const;
  llvm::StringRef summary() const { return words; }
  llvm::StringRef description() const { return longWords; }
  /// A C++ expression that creates the pass; empty if the create function is generated.
  llvm::StringRef constructor() const { return make; }
  llvm::ArrayRef<llvm::StringRef> dependentDialects() const { return dependent; }
  llvm::ArrayRef<PassOptionModel> options() const { return optionList; }
  llvm::ArrayRef<PassStatisticModel> statistics() const { return statisticList; }
  const llvm::Record &record() const { return *rec; }
  llvm::SMLoc loc() const { return ModelContext::loc(*rec); }

private:
  explicit PassModel(const llvm::Record &record) : rec(&record) {}
  static FailureOr<PassModel> check(const llvm::Record &record, ModelContext &context);
  bool checkNames(RecordReader &reader, ModelContext &context);
  bool checkOptions(RecordReader &reader, ModelContext &context);
  bool checkStatistics(RecordReader &reader, ModelContext &context);
  bool checkMembers(ModelContext &context) const;

  const llvm::Record *rec;
  llvm::StringRef cppName, arg, base, words, longWords, make;
  std::vector<llvm::StringRef> dependent;
  std::vector<PassOptionModel> optionList;
  std::vector<PassStatisticModel> statisticList;
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_PASSMODEL_H
