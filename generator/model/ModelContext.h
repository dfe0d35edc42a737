//===- ModelContext.h - What all checks share -------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Everything that a check needs beside the record in hand: the records, the buffers they came from and
// the engine that mistakes are reported to. Borrows all three. One thread at a time.
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

namespace strata {

class ModelContext {
public:
  ModelContext(const llvm::RecordKeeper &records, const llvm::SourceMgr &sources, DiagnosticEngine &diags)
      : recordKeeper(records), sourceMgr(sources), places(sources), engine(diags) {}

  const llvm::RecordKeeper &records() const { return recordKeeper; }
  const llvm::SourceMgr &sources() const { return sourceMgr; }
  DiagnosticEngine &diags() { return engine; }

  /// The field of the record, or null. As the record finds it, which makes TableGen's name of the text each
  /// time.
  const llvm::RecordVal *field(const llvm::Record &record, llvm::StringRef name) const;

  // Places.
  /// Where the record is declared; of several places (a def made by a multiclass) the outermost.
  static llvm::SMLoc loc(const llvm::Record &record);
  /// Where the field got its value: in the record, or in a class of the user's. A value that the
  /// vocabulary gave (a template argument, say) is at the record.
  llvm::SMLoc fieldLoc(const llvm::Record &record, llvm::StringRef field) const;
  /// The place of `word` (a whole word, perhaps with a leading `$`) in the value that the field got,
  /// else the field's place. `occurrence` counts from 0.
  llvm::SMLoc wordLoc(const llvm::Record &record, llvm::StringRef field, llvm::StringRef word,
                      unsigned occurrence = 0) const;
  /// Whether a place is in the vocabulary (defs/) and not in something that the user wrote.
  bool isInVocabulary(llvm::SMLoc loc) const;

  /// The word among `candidates` that `word` is a slip of the pen for, or "".
  static llvm::StringRef closest(llvm::StringRef word, llvm::ArrayRef<llvm::StringRef> candidates);

private:
  /// The tokens of a value, up to the end of its statement; as many of them as somebody asked for.
  class Tokens {
  public:
    Tokens() = default;
    explicit Tokens(llvm::StringRef text) : start(text.data()), rest(text) {}
    /// Null behind the last one.
    const llvm::StringRef *get(size_t index);
    const char *start = nullptr;

  private:
    std::vector<llvm::StringRef> list;
    llvm::StringRef rest; ///< Empty at the end.
    int depth = 0;
  };

  /// TableGen's name of a field, by where the text is: nearly all are literals.
  mutable llvm::DenseMap<const char *, const llvm::StringInit *> fieldNames;
  mutable Tokens
      tokens; ///< Of what was looked into last: the traits of an op are looked for one after the other.
  const llvm::RecordKeeper &recordKeeper;
  const llvm::SourceMgr &sourceMgr;
  SourcePlaces places;
  DiagnosticEngine &engine;
};

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_MODELCONTEXT_H
