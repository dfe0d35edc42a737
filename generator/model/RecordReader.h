//===- RecordReader.h - Checked access to the fields of a record *- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Reads the fields of one record without aborting the process. A field that is missing, of the wrong type or
// unresolved is reported once at its location, and the fallback value is returned. Check hasErrors() after
// reading. Strings and lists borrow from the RecordKeeper. Use this class instead of Record::getValueAs….
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

namespace mlir {

class RecordReader {
public:
  RecordReader(const llvm::Record &record, ModelContext &context) : rec(record), context(context) {}

  const llvm::Record &record() const { return rec; }
  /// The name of the record for diagnostics: an anonymous record is named by its class.
  llvm::StringRef name() const { return ModelContext::writtenName(rec); }
  llvm::SMLoc loc() const { return ModelContext::loc(rec); }
  llvm::SMLoc fieldLoc(llvm::StringRef field) const { return context.fieldLoc(rec, field); }
  /// True if an error was reported through this reader.
  bool hasErrors() const { return errors; }
  void setHasErrors() { errors = true; }

  // Fields that may be unset.
  bool isSet(llvm::StringRef field) const;
  /// Returns the string, or nullopt if the field is unset or has the wrong type (an error).
  std::optional<llvm::StringRef> optionalString(llvm::StringRef field);
  /// Returns the string, or `fallback` if the field is unset or does not exist.
  llvm::StringRef string(llvm::StringRef field, llvm::StringRef fallback = {});
  bool bit(llvm::StringRef field, bool fallback = false);
  int64_t integer(llvm::StringRef field, int64_t fallback = 0);
  const llvm::DagInit *dag(llvm::StringRef field);
  /// Returns the record, or null if the field is unset.
  const llvm::Record *def(llvm::StringRef field);
  /// Returns the records of a list; reports and omits elements that are not records.
  std::vector<const llvm::Record *> defs(llvm::StringRef field);
  std::vector<llvm::StringRef> strings(llvm::StringRef field);
  std::vector<int64_t> integers(llvm::StringRef field);

  // Fields that must be set.
  /// Returns the string. Reports an error and returns an empty string if the field is unset.
  llvm::StringRef requiredString(llvm::StringRef field);
  const llvm::Record *requiredDef(llvm::StringRef field);

  // C++ in fields.
  /// Reports unbalanced brackets, strings and comments in the C++ text of a field; returns false if there are
  /// any. The message names the record if `namesRecord`.
  bool checkCpp(llvm::StringRef field, bool namesRecord = false);

private:
  const llvm::Init *value(llvm::StringRef field, bool mustExist);
  /// Returns the value of a field if it is an InitT. Reports a value of another type.
  template <typename InitT>
  const InitT *valueOf(llvm::StringRef field, llvm::StringRef wanted, bool mustExist = false);
  /// Applies `get` to each element of a list and returns the results. Reports and omits elements that are not
  /// an InitT.
  template <typename InitT, typename Get>
  auto elementsOf(llvm::StringRef field, llvm::StringRef wanted, Get get);
  /// Returns the result of `read`. Reports that the field is unset if there is no result and `read` reported
  /// nothing.
  template <typename Read>
  auto required(llvm::StringRef field, Read read);
  void reportKind(llvm::StringRef field, llvm::StringRef wanted, const llvm::Init &found);

  const llvm::Record &rec;
  ModelContext &context;
  bool errors = false;
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_RECORDREADER_H
