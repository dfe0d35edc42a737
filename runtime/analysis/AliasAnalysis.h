//===- AliasAnalysis.h - Whether two values see the same memory -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What can be said of pointers and of what ops do to them. AliasAnalysis asks the implementations that were
// added to it, in order, until one knows; LocalAliasAnalysis, which is there from the start, looks through
// views, regions and branches for where a value comes from: two allocations differ, and so do an allocation
// and an argument of its function. Nothing is remembered between questions, so that they may follow changes
// of the IR; one thread at a time, as an implementation that was added may remember. Implementations are
// owned.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_ALIASANALYSIS_H
#define STRATA_RUNTIME_ANALYSIS_ALIASANALYSIS_H

#include "runtime/interfaces/SideEffectInterfaces.h"
#include <memory>

namespace strata {

class AliasResult {
public:
  enum Kind { NoAlias, MayAlias, PartialAlias, MustAlias };
  AliasResult(Kind kind) : kind(kind) {}
  bool operator==(const AliasResult &other) const { return kind == other.kind; }
  bool isNo() const { return kind == NoAlias; }
  bool isMay() const { return kind == MayAlias; }
  bool isPartial() const { return kind == PartialAlias; }
  bool isMust() const { return kind == MustAlias; }
  /// What can be said when either may be the case.
  AliasResult merge(AliasResult other) const;

private:
  Kind kind;
};
llvm::raw_ostream &operator<<(llvm::raw_ostream &os, AliasResult result);

/// What an op may do to the memory behind a value.
class ModRefResult {
public:
  static ModRefResult getNoModRef() { return ModRefResult(0); }
  static ModRefResult getRef() { return ModRefResult(1); }
  static ModRefResult getMod() { return ModRefResult(2); }
  static ModRefResult getModAndRef() { return ModRefResult(3); }
  bool operator==(const ModRefResult &other) const { return bits == other.bits; }
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

class LocalAliasAnalysis {
public:
  AliasResult alias(Value a, Value b);
  ModRefResult getModRef(Operation *op, Value location);
};

class AliasAnalysis {
public:
  /// The op is that of the pass; nothing is computed before it is asked for.
  explicit AliasAnalysis(Operation *op);
  template <typename AnalysisT>
  void addAnalysisImplementation(AnalysisT analysis) {
    implementations.push_back(std::make_unique<Model<AnalysisT>>(std::move(analysis)));
  }
  AliasResult alias(Value a, Value b);
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
    AliasResult alias(Value a, Value b) override { return analysis.alias(a, b); }
    ModRefResult getModRef(Operation *op, Value location) override {
      return analysis.getModRef(op, location);
    }
    AnalysisT analysis;
  };
  llvm::SmallVector<std::unique_ptr<Concept>, 2> implementations;
};

} // namespace strata

#endif // STRATA_RUNTIME_ANALYSIS_ALIASANALYSIS_H
