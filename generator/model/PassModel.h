//===- PassModel.h - A pass as its record declares it -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What a record of class PassBase says: names, options, statistics, and the dialects it depends on. Stands
// beside the ModelSet, since passes belong to no dialect. Borrows strings from the RecordKeeper. Immutable.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_PASSMODEL_H
#define STRATA_GENERATOR_MODEL_PASSMODEL_H

#include "generator/model/ModelContext.h"
#include <string>
#include <vector>

namespace strata {

class RecordReader;

struct PassOptionModel {
  llvm::StringRef name;     ///< The C++ member.
  llvm::StringRef argument; ///< In pipelines.
  llvm::StringRef type, defaultValue, description, flags;
  bool isList = false;
  llvm::SMLoc loc; ///< Where the pass lists it.
};

struct PassStatisticModel {
  llvm::StringRef name;  ///< The C++ member.
  llvm::StringRef title; ///< In reports.
  llvm::StringRef description;
  llvm::SMLoc loc;
};

class PassModel {
public:
  /// All passes of the records, in the order of declaration. Reports every mistake in them.
  static FailureOr<std::vector<PassModel>> checkAll(ModelContext &context);

  llvm::StringRef name() const { return cppName; } ///< The record's: "MyPass" of createMyPass().
  llvm::StringRef argument() const { return arg; }
  llvm::StringRef baseClass() const { return base; }
  /// The C++ class of the operations it runs on; empty for any, and for passes over an interface.
  llvm::StringRef operation() const;
  llvm::StringRef summary() const { return words; }
  llvm::StringRef description() const { return longWords; }
  /// C++ that makes one; empty when a function for that is generated.
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

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_PASSMODEL_H
