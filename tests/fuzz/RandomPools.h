//===- RandomPools.h - Random types and attributes ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Constituents of random IR: selected builtin types and attributes, and instances of all types and attributes
// that the loaded dialects define, created from candidate parameter values; also, for each constraint, those
// that satisfy it. Everything is uniqued in the context. Equal contexts yield equal pools.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_FUZZ_RANDOMPOOLS_H
#define STRATA_TESTS_FUZZ_RANDOMPOOLS_H

#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "llvm/ADT/DenseMap.h"
#include <iterator>
#include <map>
#include <vector>

namespace mlir::fuzz {

/// A platform-independent random number generator (splitmix64).
class RandomSource {
public:
  explicit RandomSource(uint64_t seed) : state(seed) {}
  /// Returns the next 64 random bits.
  uint64_t next();
  /// Returns a number from 0 to count - 1. \pre count > 0.
  size_t below(size_t count) { return next() % count; }
  bool chance(unsigned percent) { return below(100) < percent; }
  template <typename RangeT>
  auto &pick(RangeT &&range) {
    return range[below(std::size(range))];
  }

private:
  uint64_t state;
};

/// The types and attributes of which random IR consists, in one context.
class RandomPools {
public:
  /// Creates the pools of the builtin dialect and \p dialects. \pre The dialects are loaded.
  RandomPools(MLIRContext *context, llvm::ArrayRef<Dialect *> dialects);

  llvm::ArrayRef<Type> types() const { return allTypes; }
  llvm::ArrayRef<FunctionType> functionTypes() const { return functions; }
  llvm::ArrayRef<Attribute> attributes() const { return allAttributes; }
  /// Returns the types or attributes that satisfy a constraint.
  llvm::ArrayRef<Type> fitting(const TypeConstraintSpec &constraint);
  llvm::ArrayRef<Attribute> fitting(const AttrConstraintSpec &constraint);
  /// Returns the types with the shape of \p type; for a scalar type, all scalar types.
  llvm::ArrayRef<Type> withSameShape(Type type);
  /// Returns the typed attributes of type \p type.
  llvm::ArrayRef<Attribute> valuesOf(Type type) { return typedAttributes[type]; }

private:
  void addType(Type type);
  void addAttribute(Attribute attr);
  void addDeclared(const Dialect &dialect);
  template <typename DefT, typename Make>
  void tryParams(const DefT &def, Make make);
  void addFunctionTypes();
  void addValues();

  MLIRContext *context;
  std::vector<Type> allTypes;
  std::vector<FunctionType> functions;
  std::vector<Attribute> allAttributes;
  llvm::DenseMap<Type, std::vector<Attribute>> typedAttributes;
  std::map<const TypeConstraintSpec *, std::vector<Type>> fittingTypes;
  std::map<const AttrConstraintSpec *, std::vector<Attribute>> fittingAttributes;
  llvm::DenseMap<Type, std::vector<Type>> sameShape;
};

} // namespace mlir::fuzz

#endif // STRATA_TESTS_FUZZ_RANDOMPOOLS_H
