//===- RandomIR.h - Random modules that verify ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Builds modules from the descriptors of dialects, compiled or loaded: any op that a recipe was found for,
// with operands that dominate, nested regions, branches, symbols and uses of them, locations, attributes of
// no dialect and ops of no dialect. The same seed in a context with the same dialects gives the same module.
//
//     RandomIR random(context, dialects);                      // a second or less: finds the recipes
//     OwningOpRef<ModuleOp> module = random.build(seed, 100);   // fast
//
// For round trips, comparison with other tools, and as input of passes.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_FUZZ_RANDOMIR_H
#define STRATA_TESTS_FUZZ_RANDOMIR_H

#include "runtime/ir/BuiltinOps.h"
#include "tests/fuzz/RandomRecipes.h"

namespace strata::fuzz {

struct RandomIROptions {
  bool unregistered = true; ///< Also ops and attributes of no dialect.
  bool locations = true;    ///< Otherwise all are unknown.
};

class RandomIR {
public:
  /// \pre \p dialects are loaded in \p context, which allows unregistered dialects.
  RandomIR(MLIRContext *context, llvm::ArrayRef<Dialect *> dialects, RandomIROptions options = {})
      : context(context), options(options), book(context, dialects) {}

  /// About \p numOps operations, fewer when nothing fits.
  OwningOpRef<ModuleOp> build(uint64_t seed, size_t numOps);
  RecipeBook &getBook() { return book; }

private:
  MLIRContext *context;
  RandomIROptions options;
  RecipeBook book;
};

} // namespace strata::fuzz

#endif // STRATA_TESTS_FUZZ_RANDOMIR_H
