//===- RandomRecipes.h - Ways to make each op -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A recipe is one way to make an op that verifies: types of operands and results, attributes, what its
// regions start and end with, what its successors take. Recipes are found by guessing from the op's
// descriptor, making the op in a scratch module, and asking the verifier; nothing here knows any op by name.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_FUZZ_RANDOMRECIPES_H
#define STRATA_TESTS_FUZZ_RANDOMRECIPES_H

#include "runtime/ir/OwningOpRef.h"
#include "runtime/ir/Region.h"
#include "tests/fuzz/RandomPools.h"
#include <memory>

namespace strata::fuzz {

using TypeList = llvm::SmallVector<Type, 4>;
struct Recipe;

struct RegionRecipe {
  bool hasBlock = false;
  TypeList arguments;                 ///< Of the entry block.
  std::shared_ptr<Recipe> terminator; ///< Null: the block needs none.
  bool mayBranch = false;             ///< More blocks may follow, joined by branches.
};

struct Recipe {
  const OpSpec *spec;
  TypeList operands, results;
  llvm::SmallVector<Attribute, 4> slots;
  std::vector<RegionRecipe> regions;
  std::vector<TypeList> successors; ///< The arguments of each successor.

  bool isSymbol() const { return spec->traits.contains(Trait::Symbol); }
  bool isTerminator() const { return spec->traits.contains(Trait::IsTerminator); }
};

/// Supplies what an op in the making refers to.
class RecipeScope {
public:
  virtual ~RecipeScope() = default;
  virtual Value getValue(Type type) = 0;
  virtual Block *getSuccessor(llvm::ArrayRef<Type> arguments) = 0;
  virtual llvm::StringRef getSymbolName() = 0;
  virtual Location getLoc() = 0;
  /// Fills a region that is still empty; `op` is where it will be, not in a block yet.
  virtual void fillRegion(Operation *op, unsigned index, const RegionRecipe &recipe) = 0;
};

/// Makes the op, detached.
Operation *makeOp(const Recipe &recipe, MLIRContext *context, RecipeScope &scope);

class RecipeBook {
public:
  /// For all ops of \p dialects. \pre They are loaded, and the context allows unregistered dialects.
  RecipeBook(MLIRContext *context, llvm::ArrayRef<Dialect *> dialects);
  ~RecipeBook();

  RandomPools &getPools() { return pools; }
  /// Ops that may stand in a block before its end, each with at least one recipe.
  llvm::ArrayRef<const OpSpec *> ops() const { return innerOps; }
  llvm::ArrayRef<Recipe> recipes(const OpSpec *op) const;
  /// Terminators with successors, all of which take `arguments`.
  std::vector<const Recipe *> branches(llvm::ArrayRef<Type> arguments) const;
  /// The lists of arguments for which there are branches.
  llvm::ArrayRef<TypeList> branchArguments() const { return branchLists; }
  /// An op without operands that has a result of this type, or null.
  const Recipe *source(Type type) const;
  /// Symbols that recipes refer to: every symbol table starts with clones of these.
  llvm::ArrayRef<OwningOpRef<Operation *>> prelude() const { return symbols; }
  /// Names of ops that no recipe was found for, in the order of their dialects and names.
  std::vector<llvm::StringRef> missing() const;
  /// Names of ops for which something was guessed that verifies, but that their custom form does not show.
  /// Such guesses are no recipes; a test says whose they may be.
  llvm::ArrayRef<llvm::StringRef> notShown() const { return lossy; }
  size_t numOps() const { return allOps.size(); }

private:
  class Guess;
  void find(const OpSpec *op);
  bool tryRecipe(const Recipe &recipe);
  bool comesBack(Operation *module, const OpSpec *op);
  void choosePrelude();
  void findSources();

  MLIRContext *context;
  RandomPools pools;
  std::vector<const OpSpec *> allOps, innerOps;
  std::vector<llvm::StringRef> lossy;
  std::map<const OpSpec *, std::vector<Recipe>> book;
  std::map<const OpSpec *, unsigned> usedAsTerminator;
  std::vector<TypeList> branchLists;
  llvm::DenseMap<Type, Recipe> sources;
  std::vector<OwningOpRef<Operation *>> symbols;
  RandomSource random;
};

} // namespace strata::fuzz

#endif // STRATA_TESTS_FUZZ_RANDOMRECIPES_H
