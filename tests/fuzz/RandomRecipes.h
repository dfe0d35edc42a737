//===- RandomRecipes.h - Valid instances of each op -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A recipe describes one valid instance of an op: types of operands and results, attributes, arguments and
// terminators of its regions, and argument types of its successors. Recipes are found by guessing from the
// op's descriptor, creating the op in a scratch module and verifying it. No op is treated by name.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_FUZZ_RANDOMRECIPES_H
#define STRATA_TESTS_FUZZ_RANDOMRECIPES_H

#include "runtime/ir/OwningOpRef.h"
#include "runtime/ir/Region.h"
#include "tests/fuzz/RandomPools.h"
#include <memory>

namespace mlir::fuzz {

using TypeList = llvm::SmallVector<Type, 4>;
struct Recipe;

/// The block of a region in a recipe.
struct RegionRecipe {
  bool hasBlock = false;
  TypeList arguments;                 ///< Arguments of the entry block.
  std::shared_ptr<Recipe> terminator; ///< Null if the block needs no terminator.
  bool mayBranch = false;             ///< The region may have further blocks, connected by branches.
};

/// One valid instance of an op; see the top of the file.
struct Recipe {
  const OpSpec *spec;
  TypeList operands, results;
  llvm::SmallVector<Attribute, 4> slots;
  std::vector<RegionRecipe> regions;
  std::vector<TypeList> successors; ///< The argument types of each successor.

  bool isSymbol() const { return spec->traits.contains(Trait::Symbol); }
  bool isTerminator() const { return spec->traits.contains(Trait::IsTerminator); }
};

/// Supplies the values, successors, symbols and region contents for an op that is being created.
class RecipeScope {
public:
  virtual ~RecipeScope() = default;
  /// Returns a value of this type that dominates the op, creating one if necessary.
  virtual Value getValue(Type type) = 0;
  virtual Block *getSuccessor(llvm::ArrayRef<Type> arguments) = 0;
  virtual llvm::StringRef getSymbolName() = 0;
  virtual Location getLoc() = 0;
  /// Fills an empty region of `op`, which is not in a block yet.
  virtual void fillRegion(Operation *op, unsigned index, const RegionRecipe &recipe) = 0;
};

/// Creates the op, detached.
Operation *makeOp(const Recipe &recipe, MLIRContext *context, RecipeScope &scope);

/// The recipes of all ops of some dialects.
class RecipeBook {
public:
  /// Finds recipes for all ops of \p dialects. \pre The dialects are loaded, and the context allows
  /// unregistered dialects.
  RecipeBook(MLIRContext *context, llvm::ArrayRef<Dialect *> dialects);
  ~RecipeBook();

  RandomPools &getPools() { return pools; }
  /// Returns the ops that are not terminators and have at least one recipe.
  llvm::ArrayRef<const OpSpec *> ops() const { return innerOps; }
  /// Returns the recipes of `op`; empty if none was found.
  llvm::ArrayRef<Recipe> recipes(const OpSpec *op) const;
  /// Returns the terminators whose successors all take `arguments`.
  std::vector<const Recipe *> branches(llvm::ArrayRef<Type> arguments) const;
  /// Returns the argument lists for which branches exist.
  llvm::ArrayRef<TypeList> branchArguments() const { return branchLists; }
  /// Returns an op without operands that has a result of this type, or null.
  const Recipe *source(Type type) const;
  /// Returns the symbols that recipes refer to; every symbol table starts with clones of them.
  llvm::ArrayRef<OwningOpRef<Operation *>> prelude() const { return symbols; }
  /// Returns the names of ops without recipe, in order of dialects and names.
  std::vector<llvm::StringRef> missing() const;
  /// Returns the names of ops for which a valid guess was not completely represented by the custom form. Such
  /// guesses are rejected as recipes; a test lists the ops for which this is expected.
  llvm::ArrayRef<llvm::StringRef> notShown() const { return lossy; }
  /// Returns the number of ops of the dialects, with or without recipe.
  size_t numOps() const { return allOps.size(); }

private:
  class Guess;
  /// Finds the recipes of `op`.
  void find(const OpSpec *op);
  bool tryRecipe(const Recipe &recipe);
  bool comesBack(Operation *module, const OpSpec *op);
  void choosePrelude();
  /// Selects, for each type, an op without operands that has a result of the type.
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

} // namespace mlir::fuzz

#endif // STRATA_TESTS_FUZZ_RANDOMRECIPES_H
