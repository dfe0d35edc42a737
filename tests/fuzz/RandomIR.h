//===- RandomIR.h - Random valid modules ----------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Builds random modules from the descriptors of compiled or loaded dialects: all ops that have a recipe, with
// dominating operands, nested regions, branches, symbols and their uses, locations, and unregistered ops and
// attributes. In contexts with the same dialects, a seed always yields the same module.
//
//     RandomIR random(context, dialects);                      // finds the recipes; up to a second
//     OwningOpRef<ModuleOp> module = random.build(seed, 100);   // fast
//
// Used for round trips, for comparison with other tools and as input of passes.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_FUZZ_RANDOMIR_H
#define STRATA_TESTS_FUZZ_RANDOMIR_H

#include "runtime/ir/BuiltinOps.h"
#include "tests/fuzz/RandomRecipes.h"

namespace mlir::fuzz {

struct RandomIROptions {
  bool unregistered = true; ///< Also creates ops and attributes of unregistered dialects.
  bool locations = true;    ///< If false, all locations are unknown.
};

class RandomIR {
public:
  /// \pre \p dialects are loaded in \p context, which allows unregistered dialects.
  RandomIR(MLIRContext *context, llvm::ArrayRef<Dialect *> dialects, RandomIROptions options = {})
      : context(context), options(options), book(context, dialects) {}

  /// Builds a module with about \p numOps operations; fewer if no recipe is applicable.
  OwningOpRef<ModuleOp> build(uint64_t seed, size_t numOps);
  RecipeBook &getBook() { return book; }

private:
  MLIRContext *context;
  RandomIROptions options;
  RecipeBook book;
};

} // namespace mlir::fuzz

#endif // STRATA_TESTS_FUZZ_RANDOMIR_H
