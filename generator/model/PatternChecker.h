//===- PatternChecker.h - State of checking a pattern -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The state of checking one pattern. Private to PatternModel.cpp, PatternSource.cpp and PatternResult.cpp.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_PATTERNCHECKER_H
#define STRATA_GENERATOR_MODEL_PATTERNCHECKER_H

#include "generator/model/ModelBuilder.h"
#include "generator/model/PatternKinds.h"
#include "generator/model/PatternModel.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/TableGen/Record.h"

STRATA_DIAGNOSTIC(PatternArgumentCount, Error,
                  "op '{0}' argument number mismatch: {1} in the pattern vs. {2} in its definition",
                  std::string, unsigned, unsigned);
STRATA_DIAGNOSTIC(PatternWrongLeaf, Error, "{0} cannot be matched against {1} '{2}' of '{3}'", std::string,
                  llvm::StringRef, llvm::StringRef, std::string);
STRATA_DIAGNOSTIC(PatternStringLeaf, Error,
                  "a string cannot be an argument; use a ConstantAttr or a NativeCodeCall");
STRATA_DIAGNOSTIC(PatternTooDeep, Error, "the pattern is nested too deeply: {0} levels are the maximum",
                  unsigned);
STRATA_NOTE(PatternDeclaredHere, "declared here");

namespace mlir {

/// Finds the locations of words in the dags of a pattern. TableGen stores no locations for dag elements, so
/// the words are searched in the text in the order in which the pattern is read.
class PatternPlaces {
public:
  PatternPlaces(const llvm::Record &record, ModelContext &context) : record(record), context(context) {}
  llvm::SMLoc next(llvm::StringRef word) {
    return context.wordLoc(record, "sourcePattern", word, seen[word]++);
  }

private:
  const llvm::Record &record;
  ModelContext &context;
  llvm::StringMap<unsigned> seen;
};

class PatternChecker {
public:
  PatternChecker(const llvm::Record &record, ModelSet &models, ModelContext &context)
      : record(record), models(models), context(context), places(record, context),
        model(new PatternModel(record)) {}
  std::unique_ptr<PatternModel> check();

private:
  static constexpr unsigned maxDepth = 64;
  /// Limits the size of a pattern: registers have 16-bit numbers.
  static constexpr unsigned maxNodes = 4096;
  /// The op member that an argument of a pattern node stands for.
  struct Slot {
    const OpModel *op;
    MemberRef member;
  };

  template <typename Def, typename... Args>
  InFlightDiagnostic report(llvm::SMLoc loc, const Def &def, const Args &...args) {
    errors = true;
    return context.diags().emit(loc, def, args...);
  }

  // Checks of the whole pattern (PatternModel.cpp).
  void checkBenefit();
  void checkResultCount();
  void readConstraints();
  void readConstraint(const llvm::DagInit &dag);
  void checkNativePlaceholders(const CppExpression &code, unsigned arguments, llvm::SMLoc loc);

  // Helpers for source and result trees.
  /// Counts an argument. Reports an error and returns false if there are too many.
  bool countNode();
  const OpModel *findOp(const llvm::DagInit &dag, llvm::SMLoc loc);
  const llvm::Record *operatorOf(const llvm::DagInit &dag) const;
  llvm::SMLoc operatorLoc(const llvm::DagInit &dag);
  llvm::SMLoc leafLoc(const llvm::DagInit &dag, unsigned i);
  static bool isDirective(const llvm::Init *arg, llvm::StringRef name);
  static bool isNative(const llvm::Record &record);
  void readNative(const llvm::Record &native, PatternNode &node);
  bool splitName(llvm::StringRef name, llvm::SMLoc loc, PatternNode &node);
  void bind(PatternSymbol symbol, bool mayRepeat);
  void readConstant(const llvm::Record &def, const Slot &slot, PatternNode &node);
  /// Reads a Property record used as an argument for a property of the op. Returns null after it reported an
  /// error.
  const PropertyConstraintModel *readProperty(const llvm::Record &leaf, const Slot &slot, llvm::SMLoc loc);
  /// True if a value of one property can be stored in the other.
  static bool haveOneForm(const PropertyConstraintModel &a, const PropertyConstraintModel &b);
  void reportLeaf(llvm::SMLoc loc, const llvm::Init &leaf, const Slot &slot);

  // Source trees (PatternSource.cpp).
  PatternNode readSourceOp(const llvm::DagInit &dag, unsigned depth);
  PatternNode readSourceLeaf(const llvm::DagInit &dag, unsigned i, const Slot &slot);
  PatternNode readSourceArgument(const llvm::DagInit &dag, unsigned i, const Slot &slot, unsigned depth);
  PatternNode readMatcher(const llvm::DagInit &dag, const Slot &slot);
  PatternNode readSourceVariadic(const llvm::DagInit &dag, const Slot &slot, unsigned depth);
  void readEither(const llvm::DagInit &dag, PatternNode &node, unsigned depth);
  unsigned countSourceOps(const PatternNode &node) const;

  // Result trees (PatternResult.cpp).
  PatternNode readResult(const llvm::DagInit &dag, unsigned depth);
  PatternNode readResultOp(const llvm::DagInit &dag, const OpModel &op, llvm::SMLoc loc, unsigned depth);
  PatternNode readResultNative(const llvm::DagInit &dag, const llvm::Record &native, llvm::SMLoc loc,
                               unsigned depth);
  PatternNode readResultArgument(const llvm::DagInit &dag, unsigned i, const Slot *slot, unsigned depth);
  PatternNode readUse(llvm::StringRef name, llvm::SMLoc loc, const Slot *slot);
  /// Returns the number of arguments before the trailing directives (location …) and (returnType …). Reports
  /// directives that precede an argument.
  unsigned countArguments(const llvm::DagInit &dag, llvm::SMLoc loc);
  /// Reads the directives from argument `first` to the end of the dag.
  void readDirectives(const llvm::DagInit &dag, unsigned first, PatternNode &node, unsigned depth);
  void readLocation(const llvm::DagInit &dag, PatternNode &node);
  void readReturnTypes(const llvm::DagInit &dag, PatternNode &node, unsigned depth);

  const llvm::Record &record;
  ModelSet &models;
  ModelContext &context;
  PatternPlaces places;
  std::unique_ptr<PatternModel> model;
  unsigned eithers = 0, nodes = 0;
  bool isSource = true;
  bool errors = false;
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_PATTERNCHECKER_H
