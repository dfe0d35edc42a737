//===- RandomIR.cpp - Random valid modules -------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/fuzz/RandomIR.h"
#include "runtime/ir/Location.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OperationState.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/Verifier.h"

using namespace mlir;
using namespace mlir::fuzz;
using llvm::StringRef;

static constexpr unsigned deepest = 4;

namespace {

/// The values visible at a position in the IR.
struct Visible {
  /// \param outer the enclosing scope; null for regions isolated from above.
  explicit Visible(Visible *outer = nullptr) : outer(outer) {}
  Visible *outer;
  llvm::DenseMap<Type, llvm::SmallVector<Value>> values;

  void add(Value value) { values[value.getType()].push_back(value); }
  llvm::SmallVector<Value> find(Type type) const {
    llvm::SmallVector<Value> found;
    for (const Visible *at = this; at; at = at->outer)
      if (auto it = at->values.find(type); it != at->values.end())
        found.append(it->second);
    return found;
  }
};

class ModuleMaker {
public:
  ModuleMaker(MLIRContext *context, const RandomIROptions &options, RecipeBook &book, uint64_t seed,
              size_t budget)
      : context(context), options(options), book(book), random(seed), budget(budget) {}

  OwningOpRef<ModuleOp> make() {
    OwningOpRef<ModuleOp> module(ModuleOp::create(makeLoc()));
    Block *body = module->getBody();
    addPrelude(body);
    Visible visible;
    // Fill the module in several rounds, so that the ops are spread over many isolated regions.
    for (unsigned idle = 0; budget && idle != 8;) {
      size_t before = budget;
      fill(body, visible, /*depth=*/0, std::max<size_t>(budget / 8, 12));
      idle = budget == before ? idle + 1 : 0;
    }
    return module;
  }

private:
  class Scope;
  friend class Scope;

  void addPrelude(Block *block) {
    for (const OwningOpRef<Operation *> &symbol : book.prelude())
      block->push_back(symbol.get()->clone());
  }
  bool canProvide(const Recipe &recipe, const Visible &visible) const {
    for (Type type : recipe.operands)
      if (visible.find(type).empty() && !book.source(type))
        return false;
    // The recipe is applicable only if each operand of the terminators in its regions can be a block argument
    // of the region or the result of an op without operands.
    for (const RegionRecipe &region : recipe.regions)
      if (region.terminator)
        for (Type type : region.terminator->operands)
          if (!llvm::is_contained(region.arguments, type) && !book.source(type))
            return false;
    return true;
  }
  /// Adds an op of the recipe at the end of the block. Returns null if the op is invalid with the available
  /// operands.
  Operation *add(const Recipe &recipe, Block *block, Visible &visible, unsigned depth,
                 llvm::ArrayRef<Block *> successors = {});
  void addUnregistered(Block *block, Visible &visible, unsigned depth);
  void fill(Block *block, Visible &visible, unsigned depth, size_t share);
  void fillRegion(Operation *op, unsigned index, const RegionRecipe &recipe, Visible *outer, unsigned depth);
  void end(Block *block, Visible &visible, const RegionRecipe &recipe, llvm::ArrayRef<Block *> targets,
           llvm::ArrayRef<const Recipe *> branches, unsigned depth);
  Location makeLoc(unsigned depth = 0);
  void decorate(Operation *op);

  MLIRContext *context;
  const RandomIROptions &options;
  RecipeBook &book;
  RandomSource random;
  size_t budget;
  unsigned numSymbols = 0;
};

/// Supplies an op with the values, symbols and successors visible at its position.
class ModuleMaker::Scope : public RecipeScope {
public:
  Scope(ModuleMaker &maker, Block *block, Visible &visible, unsigned depth,
        llvm::ArrayRef<Block *> successors)
      : maker(maker), block(block), visible(visible), depth(depth), successors(successors) {}
  Value getValue(Type type) override {
    llvm::SmallVector<Value> found = visible.find(type);
    const Recipe *source = maker.book.source(type);
    if (!found.empty() && (!source || maker.random.chance(85)))
      return maker.random.pick(found);
    return maker.add(*source, block, visible, depth)->getResult(0);
  }
  Block *getSuccessor(llvm::ArrayRef<Type>) override { return maker.random.pick(successors); }
  StringRef getSymbolName() override {
    static constexpr StringRef prefixes[] = {"f", "f", "g.h$", "quoted name ", "q\"\\\n"};
    return symbolName = (maker.random.pick(prefixes) + std::to_string(maker.numSymbols++)).str();
  }
  Location getLoc() override { return maker.makeLoc(); }
  void fillRegion(Operation *op, unsigned index, const RegionRecipe &recipe) override {
    bool isIsolated = op->hasTrait(Trait::IsIsolatedFromAbove);
    maker.fillRegion(op, index, recipe, isIsolated ? nullptr : &visible, depth + 1);
  }

private:
  ModuleMaker &maker;
  Block *block;
  Visible &visible;
  unsigned depth;
  llvm::ArrayRef<Block *> successors;
  std::string symbolName;
};

} // namespace

Operation *ModuleMaker::add(const Recipe &recipe, Block *block, Visible &visible, unsigned depth,
                            llvm::ArrayRef<Block *> successors) {
  budget -= budget != 0;
  Scope scope(*this, block, visible, depth, successors);
  Operation *op = makeOp(recipe, context, scope);
  decorate(op);
  block->push_back(op);
  // Verify the op with its actual operands, because verifiers may inspect the ops that define operands: the
  // step of a loop must not be a constant zero.
  if (op->getNumRegions() && op->getNumOperands() && !op->hasTrait(Trait::IsTerminator)) {
    ScopedDiagnosticHandler silence(context->getDiagEngine(), [](Diagnostic &) { return success(); });
    if (failed(verify(op, /*recursively=*/false))) {
      op->erase();
      return nullptr;
    }
  }
  for (Value result : op->getResults())
    visible.add(result);
  return op;
}

/// Adds an op of an unregistered dialect with random operands, results, attributes and regions.
void ModuleMaker::addUnregistered(Block *block, Visible &visible, unsigned depth) {
  static constexpr StringRef names[] = {"rnd.a", "rnd.b.c", "rnd_x.y"};
  budget -= budget != 0;
  OperationState state(makeLoc(), OperationName(random.pick(names), context));
  for (size_t i = 0, e = random.below(4); i != e; ++i)
    if (llvm::SmallVector<Value> found = visible.find(random.pick(book.getPools().types())); !found.empty())
      state.addOperands(random.pick(found));
  for (size_t i = 0, e = random.below(4); i != e; ++i)
    state.addTypes(random.pick(book.getPools().types()));
  if (depth < deepest && random.chance(20)) {
    // Two regions: an op with a single region might be a symbol table and would hide the symbols outside.
    state.addRegion();
    state.addRegion();
  }
  Operation *op = Operation::create(state);
  decorate(op);
  block->push_back(op);
  if (op->getNumRegions())
    fillRegion(op, 0, {.hasBlock = random.chance(80), .arguments = {random.pick(book.getPools().types())}},
               &visible, depth + 1);
  for (Value result : op->getResults())
    visible.add(result);
}

void ModuleMaker::decorate(Operation *op) {
  static constexpr StringRef names[] = {"rnd.tag", "rnd.z", "rnd.quoted name"};
  if (!options.unregistered || !random.chance(10))
    return;
  // An op whose variadic region group is empty gets no attributes: the dictionary would be parsed as a
  // region, as in MLIR.
  if (const OpSpec *spec = op->getName().getSpec();
      spec && op->getNumRegions() == 0 &&
      llvm::any_of(spec->regions, [](const RegionSpec &region) { return region.isVariadic; }))
    return;
  for (size_t i = 0, e = 1 + random.below(2); i != e; ++i)
    op->setDiscardableAttr(random.pick(names), random.pick(book.getPools().attributes()));
}

void ModuleMaker::fill(Block *block, Visible &visible, unsigned depth, size_t share) {
  Operation *parent = block->getParentOp();
  bool isSymbolTable = parent->hasTrait(Trait::SymbolTable);
  size_t stopAt = budget - std::min(share, budget);
  for (unsigned misses = 0; budget > stopAt && misses != 50; ++misses) {
    if (options.unregistered && random.chance(4)) {
      addUnregistered(block, visible, depth);
      continue;
    }
    const OpSpec *spec = random.pick(book.ops());
    const Recipe &recipe = random.pick(book.recipes(spec));
    bool mayStandHere =
        (spec->parents.empty() || llvm::is_contained(spec->parents, parent->getName().getStringRef())) &&
        (isSymbolTable || !recipe.isSymbol()) && (depth < deepest || recipe.regions.empty());
    // In symbol tables, prefer ops that define symbols; all other ops also occur inside functions.
    if (!mayStandHere || (isSymbolTable && !recipe.isSymbol() && random.chance(90)) ||
        !canProvide(recipe, visible))
      continue;
    misses = 0;
    add(recipe, block, visible, depth);
  }
}

void ModuleMaker::fillRegion(Operation *op, unsigned index, const RegionRecipe &recipe, Visible *outer,
                             unsigned depth) {
  if (!recipe.hasBlock)
    return;
  Region &region = op->getRegion(index);
  auto addBlock = [&](llvm::ArrayRef<Type> arguments, Visible &visible) {
    Block &block = region.emplaceBlock();
    for (Type type : arguments)
      visible.add(block.addArgument(type, makeLoc()));
    return &block;
  };
  Visible entryVisible(outer);
  Block *entry = addBlock(recipe.arguments, entryVisible);
  if (op->hasTrait(Trait::SymbolTable))
    addPrelude(entry);
  // The other blocks are created first, so that the entry block can branch to them; all of them take the same
  // arguments.
  llvm::SmallVector<Block *> others;
  std::vector<Visible> othersVisible;
  std::vector<const Recipe *> branches;
  if (recipe.mayBranch && recipe.terminator && !book.branchArguments().empty() && budget > 8 &&
      random.chance(60)) {
    const TypeList &arguments = random.pick(book.branchArguments());
    branches = book.branches(arguments);
    othersVisible.resize(1 + random.below(4), Visible(&entryVisible));
    for (Visible &visible : othersVisible)
      others.push_back(addBlock(arguments, visible));
  }
  // In a region of a terminator op, only the terminator of the region is created.
  if (!op->hasTrait(Trait::IsTerminator))
    fill(entry, entryVisible, depth, 1 + random.below(24));
  end(entry, entryVisible, recipe, others, branches, depth);
  for (auto [block, visible] : llvm::zip(others, othersVisible)) {
    fill(block, visible, depth, random.below(12));
    end(block, visible, recipe, others, branches, depth);
  }
}

void ModuleMaker::end(Block *block, Visible &visible, const RegionRecipe &recipe,
                      llvm::ArrayRef<Block *> targets, llvm::ArrayRef<const Recipe *> branches,
                      unsigned depth) {
  if (!targets.empty() && random.chance(70))
    for (unsigned tries = 0; tries != 4; ++tries)
      if (const Recipe *branch = random.pick(branches); canProvide(*branch, visible)) {
        add(*branch, block, visible, depth, targets);
        return;
      }
  if (recipe.terminator)
    add(*recipe.terminator, block, visible, depth);
}

Location ModuleMaker::makeLoc(unsigned depth) {
  if (!options.locations)
    return UnknownLoc::get(context);
  auto name = [&] { return StringAttr::get(context, random.chance(50) ? "rnd name" : "n\"\\"); };
  switch (random.below(depth > 2 ? 4 : 8)) {
  case 0:
    return UnknownLoc::get(context);
  case 4:
    return NameLoc::get(name());
  case 5:
    return NameLoc::get(name(), makeLoc(depth + 1));
  case 6:
    return CallSiteLoc::get(makeLoc(depth + 1), makeLoc(depth + 1));
  case 7: {
    llvm::SmallVector<Location> parts;
    for (size_t i = 0, e = random.below(4); i != e; ++i)
      parts.push_back(makeLoc(depth + 1));
    return FusedLoc::get(parts, random.chance(30) ? random.pick(book.getPools().attributes()) : Attribute(),
                         context);
  }
  default:
    return FileLineColLoc::get(context, "rnd.mlir", random.below(1000), random.below(100));
  }
}

OwningOpRef<ModuleOp> RandomIR::build(uint64_t seed, size_t numOps) {
  return ModuleMaker(context, options, book, seed, numOps).make();
}
