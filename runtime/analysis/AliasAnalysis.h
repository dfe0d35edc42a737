//===- AliasAnalysis.h - Alias and mod/ref queries ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Alias and mod/ref queries on values of memory-like types. AliasAnalysis queries the implementations added
// to it, in order. LocalAliasAnalysis is always the first: it traces a value through views, regions and
// branches to its sources, and knows that two allocations do not alias, nor an allocation and an argument of
// the enclosing function.
//
// Results are not cached, so the IR may change between queries. AliasAnalysis owns its implementations. Use
// it from one thread at a time: an added implementation may have state.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_ALIASANALYSIS_H
#define STRATA_RUNTIME_ANALYSIS_ALIASANALYSIS_H

#include "runtime/interfaces/SideEffectInterfaces.h"
#include <memory>

namespace mlir {

/// The possible overlap of two memory locations.
class AliasResult {
public:
  enum Kind { NoAlias, MayAlias, PartialAlias, MustAlias };
  AliasResult(Kind kind) : kind(kind) {}
  bool operator==(const AliasResult &other) const = default;
  bool operator!=(const AliasResult &other) const = default;
  /// False only for NoAlias.
  explicit operator bool() const { return kind != NoAlias; }
  void print(llvm::raw_ostream &os) const;
  bool isNo() const { return kind == NoAlias; }
  bool isMay() const { return kind == MayAlias; }
  bool isPartial() const { return kind == PartialAlias; }
  bool isMust() const { return kind == MustAlias; }
  /// Returns the most precise result that covers both results, for a location with several possible sources.
  AliasResult merge(AliasResult other) const;

private:
  Kind kind;
};
llvm::raw_ostream &operator<<(llvm::raw_ostream &os, AliasResult result);

/// Whether an op may modify (Mod) or read (Ref) a memory location.
class ModRefResult {
public:
  static ModRefResult getNoModRef() { return ModRefResult(0); }
  static ModRefResult getRef() { return ModRefResult(1); }
  static ModRefResult getMod() { return ModRefResult(2); }
  static ModRefResult getModAndRef() { return ModRefResult(3); }
  bool operator==(const ModRefResult &other) const = default;
  bool operator!=(const ModRefResult &other) const = default;
  bool isModOrRef() const { return bits != 0; }
  void print(llvm::raw_ostream &os) const;
  bool isNoModRef() const { return bits == 0; }
  bool isRef() const { return bits & 1; }
  bool isMod() const { return bits & 2; }
  bool isModAndRef() const { return bits == 3; }
  ModRefResult merge(ModRefResult other) const { return ModRefResult(bits | other.bits); }
  ModRefResult intersect(ModRefResult other) const { return ModRefResult(bits & other.bits); }

private:
  explicit ModRefResult(unsigned bits) : bits(bits) {}
  unsigned bits;
};

/// An alias analysis without state, which follows SSA def-use chains and uses only the core interfaces of
/// ops.
class LocalAliasAnalysis {
public:
  virtual ~LocalAliasAnalysis();
  /// Returns the relation of the memory that `a` and `b` refer to; MayAlias if the search visits too many
  /// values.
  AliasResult alias(Value a, Value b);
  /// Returns the effects of `op` and its nested ops on `location`; Mod and Ref if the effects are unknown.
  ModRefResult getModRef(Operation *op, Value location);

protected:
  /// Returns the relation of the memory that two source values refer to. A source is a value that is not a
  /// view, and not a region result or block argument whose forwarded values are known. Derived classes can
  /// override this with rules for the ops of their dialects.
  virtual AliasResult aliasImpl(Value a, Value b);
};

/// Combines the results of all alias analysis implementations that were added. Usable as an analysis of
/// AnalysisManager.
class AliasAnalysis {
public:
  /// Creates the analysis for the op of a pass. Computes nothing in advance.
  explicit AliasAnalysis(Operation *op);
  template <typename AnalysisT>
  void addAnalysisImplementation(AnalysisT analysis) {
    implementations.push_back(std::make_unique<Model<AnalysisT>>(std::move(analysis)));
  }
  /// Asks the implementations in order and returns the first result other than MayAlias; MayAlias if there is
  /// none.
  AliasResult alias(Value a, Value b);
  /// Returns the intersection of the results of all implementations.
  ModRefResult getModRef(Operation *op, Value location);

private:
  struct Concept {
    virtual ~Concept() = default;
    virtual AliasResult alias(Value a, Value b) = 0;
    virtual ModRefResult getModRef(Operation *op, Value location) = 0;
  };
  template <typename AnalysisT>
  struct Model final : Concept {
    explicit Model(AnalysisT analysis) : analysis(std::move(analysis)) {}
    ModRefResult getModRef(Operation *op, Value location) override {
      return analysis.getModRef(op, location);
    }
    AliasResult alias(Value a, Value b) override { return analysis.alias(a, b); }
    AnalysisT analysis;
  };
  llvm::SmallVector<std::unique_ptr<Concept>, 2> implementations;
};

} // namespace mlir

#endif // STRATA_RUNTIME_ANALYSIS_ALIASANALYSIS_H
