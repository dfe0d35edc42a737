//===- RandomPools.h - Types and attributes to choose from ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What random IR is made of: a fixed assortment of builtin types and attributes, and instances of every type
// and attribute that the loaded dialects declare, found by trying values for their parameters. For each
// constraint, those that satisfy it. Everything is in the context; the same context always gives the same
// pools.
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

namespace strata::fuzz {

/// A generator of numbers that is the same everywhere (splitmix64).
class RandomSource {
public:
  explicit RandomSource(uint64_t seed) : state(seed) {}
  uint64_t next();
  /// 0 … count - 1. \pre count > 0.
  size_t below(size_t count) { return next() % count; }
  bool chance(unsigned percent) { return below(100) < percent; }
  template <typename RangeT>
  auto &pick(RangeT &&range) {
    return range[below(std::size(range))];
  }

private:
  uint64_t state;
};

class RandomPools {
public:
  /// Of the builtin dialect and \p dialects, which are loaded.
  RandomPools(MLIRContext *context, llvm::ArrayRef<Dialect *> dialects);

  llvm::ArrayRef<Type> types() const { return allTypes; }
  llvm::ArrayRef<FunctionType> functionTypes() const { return functions; }
  llvm::ArrayRef<Attribute> attributes() const { return allAttributes; }
  llvm::ArrayRef<Type> fitting(const TypeConstraintSpec &constraint);
  llvm::ArrayRef<Attribute> fitting(const AttrConstraintSpec &constraint);
  /// Types with the shape of \p type, or scalars for a scalar.
  llvm::ArrayRef<Type> withSameShape(Type type);
  /// Attributes that are values of that type.
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

} // namespace strata::fuzz

#endif // STRATA_TESTS_FUZZ_RANDOMPOOLS_H
