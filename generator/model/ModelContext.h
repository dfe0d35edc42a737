//===- ModelContext.h - Shared state of all checks --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The state that every check needs besides the record: the record keeper, the source buffers and the
// diagnostic engine. Borrows all three. Used by one thread at a time.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_MODELCONTEXT_H
#define STRATA_GENERATOR_MODEL_MODELCONTEXT_H

#include "generator/model/SourcePlaces.h"
#include "runtime/support/Diagnostics.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/SMLoc.h"
#include <vector>

namespace llvm {
class Record;
class RecordKeeper;
class RecordVal;
class SourceMgr;
class StringInit;
} // namespace llvm

namespace mlir {

class ModelContext {
public:
  ModelContext(const llvm::RecordKeeper &records, const llvm::SourceMgr &sources, DiagnosticEngine &diags)
      : recordKeeper(records), sourceMgr(sources), places(sources), engine(diags) {}

  const llvm::RecordKeeper &records() const { return recordKeeper; }
  const llvm::SourceMgr &sources() const { return sourceMgr; }
  DiagnosticEngine &diags() { return engine; }

  /// Returns the field of the record, or null. Equivalent to Record::getValue(name) but caches TableGen's
  /// uniqued name of the field.
  const llvm::RecordVal *field(const llvm::Record &record, llvm::StringRef name) const;

  // Locations.
  /// Returns the location of the record's declaration; for a def created by a multiclass the outermost one.
  static llvm::SMLoc loc(const llvm::Record &record);
  /// Returns the location where the field got its value: in the record or in a user's class. Returns the
  /// location of the record if the value comes from a built-in .td file (from a template argument, for
  /// example).
  llvm::SMLoc fieldLoc(const llvm::Record &record, llvm::StringRef field) const;
  /// Returns the location of `word` (a whole word, optionally with a leading `$`) in the value of the field,
  /// or the location of the field if the word is not found. `occurrence` counts from 0.
  llvm::SMLoc wordLoc(const llvm::Record &record, llvm::StringRef field, llvm::StringRef word,
                      unsigned occurrence = 0) const;
  /// True if the location is in a built-in .td file, the vocabulary of declarations (defs/).
  bool isInVocabulary(llvm::SMLoc loc) const;

  /// Returns the name of the record as written in the source: an anonymous record is named by its class.
  static llvm::StringRef writtenName(const llvm::Record &record);
  /// Sorts the records by order of declaration; TableGen lists them by name.
  static void sortByDeclaration(std::vector<const llvm::Record *> &records);
  /// True if the location is in the declaration of the record or after it in the same file, and not in a
  /// class or multiclass that the record is derived from. Also true if the location of the record is unknown.
  bool isInDeclaration(llvm::SMLoc loc, const llvm::Record &record) const;

  /// Returns the candidate that `word` is most likely a misspelling of, or "".
  static llvm::StringRef closest(llvm::StringRef word, llvm::ArrayRef<llvm::StringRef> candidates);

private:
  /// The tokens of a field's value up to the end of its statement. Tokens are scanned on demand.
  class Tokens {
  public:
    Tokens() = default;
    explicit Tokens(llvm::StringRef text) : start(text.data()), rest(text) {}
    /// Returns the token at `index`, or null after the last token.
    const llvm::StringRef *get(size_t index);
    const char *start = nullptr;

  private:
    std::vector<llvm::StringRef> list;
    llvm::StringRef rest; ///< Empty at the end of the statement.
    int depth = 0;
  };

  /// TableGen's uniqued name of each field, keyed by the address of the characters: nearly all names are
  /// literals.
  mutable llvm::DenseMap<const char *, const llvm::StringInit *> fieldNames;
  mutable Tokens
      tokens; ///< Of the last value that was searched: the traits of an op are searched one after the other.
  const llvm::RecordKeeper &recordKeeper;
  const llvm::SourceMgr &sourceMgr;
  SourcePlaces places;
  DiagnosticEngine &engine;
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_MODELCONTEXT_H
