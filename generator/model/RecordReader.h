//===- RecordReader.h - The fields of one record, checked -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Reads the fields of one record without ever stopping the process: a field that is missing, of another
// kind or not resolved is reported at its place, once, and read as its fallback. After reading, ask
// hasErrors(). Strings and lists borrow from the RecordKeeper. Use this and never Record::getValueAs….
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_RECORDREADER_H
#define STRATA_GENERATOR_MODEL_RECORDREADER_H

#include "generator/model/ModelContext.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class DagInit;
class Init;
} // namespace llvm

namespace strata {

class RecordReader {
public:
  RecordReader(const llvm::Record &record, ModelContext &context) : rec(record), context(context) {}

  const llvm::Record &record() const { return rec; }
  /// As the user wrote it: an anonymous record is called by its class.
  llvm::StringRef name() const;
  llvm::SMLoc loc() const { return ModelContext::loc(rec); }
  llvm::SMLoc fieldLoc(llvm::StringRef field) const { return context.fieldLoc(rec, field); }
  /// Whether anything has been reported through this reader.
  bool hasErrors() const { return errors; }
  void setHasErrors() { errors = true; }

  // Fields that may be unset.
  bool isSet(llvm::StringRef field) const;
  /// The text, or nothing when the field is unset (or wrong, which is reported).
  std::optional<llvm::StringRef> optionalString(llvm::StringRef field);
  /// The text, or `fallback` when the field is unset or does not exist.
  llvm::StringRef string(llvm::StringRef field, llvm::StringRef fallback = {});
  bool bit(llvm::StringRef field, bool fallback = false);
  int64_t integer(llvm::StringRef field, int64_t fallback = 0);
  const llvm::DagInit *dag(llvm::StringRef field);
  /// The record, or null when the field is unset.
  const llvm::Record *def(llvm::StringRef field);
  /// The records of a list; elements that are not records are reported and left out.
  std::vector<const llvm::Record *> defs(llvm::StringRef field);
  std::vector<llvm::StringRef> strings(llvm::StringRef field);

  // Fields that must be set.
  /// The text; when unset, empty and reported.
  llvm::StringRef requiredString(llvm::StringRef field);
  const llvm::Record *requiredDef(llvm::StringRef field);

private:
  const llvm::Init *value(llvm::StringRef field, bool mustExist);
  void reportKind(llvm::StringRef field, llvm::StringRef wanted, const llvm::Init &found);

  const llvm::Record &rec;
  ModelContext &context;
  bool errors = false;
};

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_RECORDREADER_H
