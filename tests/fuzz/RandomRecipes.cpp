//===- RandomRecipes.cpp - Valid instances of each op --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/fuzz/RandomRecipes.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OperationState.h"
#include "runtime/ir/Verifier.h"

using namespace mlir;
using namespace mlir::fuzz;
using llvm::StringRef;

/// Recipes per op, and limits on guesses; ops with regions have more constraints and get more guesses.
static constexpr unsigned recipesWanted = 24, triesAllowed = 600, triesWithRegions = 8000,
                          triesForOne = 60000;

Operation *fuzz::makeOp(const Recipe &recipe, MLIRContext *context, RecipeScope &scope) {
  OperationState state(scope.getLoc(), OperationName(recipe.spec->name, context));
  for (Type type : recipe.operands)
    state.addOperands(scope.getValue(type));
  state.addTypes(recipe.results);
  state.slots.assign(recipe.slots.begin(), recipe.slots.end());
  if (recipe.isSymbol())
    if (int slot = state.name.getSlot("sym_name"); slot >= 0)
      state.setSlot(slot, StringAttr::get(context, scope.getSymbolName()));
  for (const TypeList &arguments : recipe.successors)
    state.addSuccessors(scope.getSuccessor(arguments));
  for (size_t i = 0; i != recipe.regions.size(); ++i)
    state.addRegion();
  Operation *op = Operation::create(state);
  for (auto [index, region] : llvm::enumerate(recipe.regions))
    scope.fillRegion(op, index, region);
  return op;
}

//===----------------------------------------------------------------------===//
// Verification of one guess
//===----------------------------------------------------------------------===//

namespace {

/// Supplies operands by ops that are created before the user.
class ScratchScope : public RecipeScope {
public:
  ScratchScope(MLIRContext *context, Block *block) : context(context), block(block) {}
  Value getValue(Type type) override {
    OperationState state(getLoc(), "rnd.source");
    state.name = OperationName("rnd.source", context);
    state.addTypes(type);
    Operation *source = Operation::create(state);
    block->push_back(source);
    return source->getResult(0);
  }
  Block *getSuccessor(llvm::ArrayRef<Type> arguments) override {
    Block &successor = block->getParent()->emplaceBlock();
    for (Type type : arguments)
      successor.addArgument(type, getLoc());
    successor.push_back(Operation::create(OperationState(getLoc(), OperationName("rnd.end", context))));
    return &successor;
  }
  StringRef getSymbolName() override { return "rnd_new"; }
  Location getLoc() override { return UnknownLoc::get(context); }
  void fillRegion(Operation *op, unsigned index, const RegionRecipe &recipe) override {
    if (!recipe.hasBlock)
      return;
    Block &entry = op->getRegion(index).emplaceBlock();
    for (Type type : recipe.arguments)
      entry.addArgument(type, getLoc());
    if (!recipe.terminator)
      return;
    ScratchScope inner(context, &entry);
    entry.push_back(makeOp(*recipe.terminator, context, inner));
  }

private:
  MLIRContext *context;
  Block *block;
};

} // namespace

/// Creates the op of the recipe in a module that also contains the symbols of prelude(). Returns true if the
/// module is valid and the custom form represents it completely.
bool RecipeBook::tryRecipe(const Recipe &recipe) {
  OwningOpRef<ModuleOp> module(ModuleOp::create(UnknownLoc::get(context)));
  for (OwningOpRef<Operation *> &symbol : symbols)
    module->getBody()->push_back(symbol.get()->clone());
  Block *block = module->getBody();
  if (!recipe.isSymbol()) {
    // Two regions: an op with a single region might be a symbol table.
    OperationState state(UnknownLoc::get(context), OperationName("rnd.scratch", context));
    state.addRegion();
    state.addRegion();
    Operation *scratch = Operation::create(state);
    block->push_back(scratch);
    block = &scratch->getRegion(0).emplaceBlock();
  }
  if (!recipe.spec->parents.empty()) {
    // If the op requires a parent op, create it in a region of a recipe of that parent.
    for (StringRef parent : recipe.spec->parents)
      for (const Recipe &around : recipes(OperationName(parent, context).getSpec()))
        for (auto [index, region] : llvm::enumerate(around.regions)) {
          if (!region.hasBlock || recipe.isTerminator() || around.isSymbol())
            continue;
          ScratchScope scope(context, block);
          Operation *outer = makeOp(around, context, scope);
          block->push_back(outer);
          Block &body = outer->getRegion(index).front();
          Operation *end = body.empty() ? nullptr : &body.back();
          ScratchScope inner(context, &body);
          body.push_back(makeOp(recipe, context, inner));
          if (end)
            end->moveAfter(&body.back());
          return succeeded(verify(module->getOperation())) && comesBack(module->getOperation(), recipe.spec);
        }
    return false;
  }
  ScratchScope scope(context, block);
  block->push_back(makeOp(recipe, context, scope));
  return succeeded(verify(module->getOperation())) && comesBack(module->getOperation(), recipe.spec);
}

//===----------------------------------------------------------------------===//
// Guesses
//===----------------------------------------------------------------------===//

/// One guess for one op. All random choices prefer one type and one function type chosen first, because the
/// types of an op's operands and results frequently agree.
class RecipeBook::Guess {
public:
  Guess(RecipeBook &book, Type wanted = {})
      : book(book), pools(book.pools), random(book.random), theme(wanted) {
    if (!theme)
      theme = random.pick(pools.types());
    function = random.pick(pools.functionTypes());
    if (!book.symbols.empty() && random.chance(70)) {
      Operation *symbol = random.pick(book.symbols).get();
      callee = symbol->getAttrOfType<StringAttr>("sym_name");
      for (const NamedAttribute &attr : symbol->getAttrList())
        if (auto type = llvm::dyn_cast<TypeAttr>(attr.value))
          if (auto functionType = llvm::dyn_cast<FunctionType>(type.getValue()))
            function = functionType;
    }
  }

  std::optional<Recipe> make(const OpSpec &spec) {
    Recipe recipe{&spec, {}, {}, {}, {}, {}};
    guessSuccessors(spec, recipe);
    llvm::SmallVector<int32_t> operandSizes, resultSizes;
    if (!guessGroups(spec.operands, spec.operandSegments, recipe.operands, operandSizes) ||
        !guessAttributes(spec, recipe))
      return std::nullopt;
    setSegments("operandSegmentSizes", spec, operandSizes, recipe);
    if (!guessResults(spec, recipe, operandSizes, resultSizes))
      return std::nullopt;
    setSegments("resultSegmentSizes", spec, resultSizes, recipe);
    for (const RegionSpec &region : spec.regions)
      for (size_t i = 0, e = region.isVariadic ? random.below(3) : 1; i != e; ++i)
        recipe.regions.push_back(guessRegion(spec, recipe));
    return recipe;
  }

private:
  void guessSuccessors(const OpSpec &spec, Recipe &recipe) {
    TypeList arguments = random.chance(50) ? TypeList() : TypeList(1, theme);
    for (const SuccessorSpec &successor : spec.successors)
      for (size_t i = 0, e = successor.isVariadic ? random.below(3) : 1; i != e; ++i)
        recipe.successors.push_back(arguments);
    successorArguments = std::move(arguments);
  }

  Type guessType(const TypeConstraintSpec &constraint) {
    llvm::ArrayRef<Type> fitting = pools.fitting(constraint);
    if (fitting.empty())
      return Type();
    unsigned luck = random.below(100);
    if (luck < 60 && llvm::is_contained(fitting, theme))
      return theme;
    if (luck < 90) {
      llvm::SmallVector<Type> related;
      for (Type type : pools.withSameShape(theme))
        if (llvm::is_contained(fitting, type))
          related.push_back(type);
      if (!related.empty())
        return random.pick(related);
    }
    if (luck < 95 && llvm::is_contained(fitting, Type(function)))
      return function;
    return random.pick(fitting);
  }

  /// Returns types for a variadic operand or result group.
  TypeList guessList(const TypeConstraintSpec &constraint) {
    if (!around.empty() && random.chance(60))
      return random.pick(around);
    switch (random.below(6)) {
    case 0:
      return {};
    case 1:
      return TypeList(function.getInputs().begin(), function.getInputs().end());
    case 2:
      return TypeList(function.getResults().begin(), function.getResults().end());
    case 3:
      return successorArguments;
    default: {
      TypeList list;
      for (size_t i = 0, e = 1 + random.below(3); i != e; ++i)
        if (Type type = guessType(constraint))
          list.push_back(type);
      return list;
    }
    }
  }

  bool guessGroups(llvm::ArrayRef<OperandSpec> groups, SegmentKind segments, TypeList &types,
                   llvm::SmallVector<int32_t> &sizes) {
    size_t sameSize = random.below(3);
    const TypeConstraintSpec *last = nullptr;
    TypeList lastList;
    for (const OperandSpec &group : groups) {
      TypeList list;
      // Often reuse the types of the previous group: many ops require equal sizes of consecutive groups with
      // equal constraints, such as the bounds and steps of loops.
      if (group.arity == Arity::Variadic && group.constraint == last && segments != SegmentKind::SameSize &&
          random.chance(60))
        list = lastList;
      else if (group.arity == Arity::Variadic && segments != SegmentKind::SameSize)
        list = guessList(*group.constraint);
      else
        for (size_t i = 0, e = group.arity == Arity::One           ? 1
                               : segments == SegmentKind::SameSize ? sameSize
                                                                   : random.below(2);
             i != e; ++i)
          list.push_back(guessType(*group.constraint));
      if (llvm::is_contained(list, Type()))
        return false;
      types.append(list.begin(), list.end());
      sizes.push_back(list.size());
      last = group.constraint;
      lastList = std::move(list);
    }
    return true;
  }

  bool guessAttributes(const OpSpec &spec, Recipe &recipe) {
    recipe.slots.resize(spec.attributes.size());
    for (auto [attr, slot] : llvm::zip(spec.attributes, recipe.slots)) {
      if (attr.isOptional && random.chance(60))
        continue;
      slot = guessAttribute(attr);
      if (!slot && !attr.isOptional)
        return false;
    }
    return true;
  }
  Attribute guessAttribute(const AttrSpec &attr) {
    llvm::ArrayRef<Attribute> fitting = pools.fitting(*attr.constraint);
    auto fits = [&](Attribute value) { return !attr.constraint->check || attr.constraint->check(value); };
    MLIRContext *context = book.context;
    // Prefers attributes of the preferred type, function type and symbol.
    if (callee && random.chance(80))
      if (auto symbol = FlatSymbolRefAttr::get(callee); fits(symbol))
        return symbol;
    if (random.chance(50))
      if (auto type = TypeAttr::get(function); fits(type))
        return type;
    llvm::SmallVector<Attribute> values;
    for (Attribute value : pools.valuesOf(theme))
      if (fits(value))
        values.push_back(value);
    if (!values.empty() && random.chance(70))
      return random.pick(values);
    if (!fitting.empty())
      return random.pick(fitting);
    return attr.defaultValue ? attr.defaultValue(context) : Attribute();
  }

  bool guessResults(const OpSpec &spec, Recipe &recipe, llvm::ArrayRef<int32_t> operandSizes,
                    llvm::SmallVector<int32_t> &sizes) {
    OperationState state(UnknownLoc::get(book.context), OperationName(spec.name, book.context));
    if (!spec.results.empty() && (spec.hooks.inferResultTypes || !spec.inference.empty()) &&
        spec.resultSegments == SegmentKind::None) {
      OwningOpRef<Operation *> holder(Operation::create(sourceOf(recipe.operands)));
      state.addOperands(holder.get()->getResults());
      state.slots.assign(recipe.slots.begin(), recipe.slots.end());
      llvm::SmallVector<Type> types;
      bool isInferred = succeeded(inferResultTypes(state, types, /*emitErrors=*/false));
      if (isInferred)
        recipe.results.assign(types.begin(), types.end());
      return isInferred;
    }
    // Result types of loops are frequently equal to operand types.
    if (!spec.regions.empty() && spec.results.size() == 1 && spec.results.front().arity == Arity::Variadic &&
        random.chance(60)) {
      recipe.results = partOf(recipe.operands);
      sizes.push_back(recipe.results.size());
    } else if (!guessGroups(spec.results, spec.resultSegments, recipe.results, sizes)) {
      return false;
    }
    applyRelations(spec, recipe, operandSizes, sizes);
    return true;
  }
  OperationState sourceOf(llvm::ArrayRef<Type> types) {
    OperationState state(UnknownLoc::get(book.context), OperationName("rnd.source", book.context));
    state.addTypes(TypeRange(types));
    return state;
  }

  /// Replaces operand and result types by the types that traits of the op derive from other types
  /// (AllTypesMatch, TypesMatchWith).
  void applyRelations(const OpSpec &spec, Recipe &recipe, llvm::ArrayRef<int32_t> operandSizes,
                      llvm::ArrayRef<int32_t> resultSizes) {
    auto place = [&](TypeRef ref) -> Type * {
      bool isOperand = ref.of == TypeSourceOf::Operand;
      if (!isOperand && ref.of != TypeSourceOf::Result)
        return nullptr;
      llvm::ArrayRef<int32_t> sizes = isOperand ? operandSizes : resultSizes;
      size_t start = 0;
      for (size_t i = 0; i != ref.index; ++i)
        start += sizes[i];
      return sizes[ref.index] ? &(isOperand ? recipe.operands : recipe.results)[start] : nullptr;
    };
    for (const RelationSpec &relation : spec.relations) {
      Type *first = place(relation.refs.front());
      if (!first)
        continue;
      for (TypeRef ref : relation.refs.drop_front())
        if (Type *other = place(ref)) {
          if (relation.kind == RelationKind::AllTypesMatch)
            *other = *first;
          else if (relation.kind == RelationKind::TypesMatchWith)
            if (Type type = relation.transform(*first))
              *other = type;
        }
    }
  }

  void setSegments(StringRef name, const OpSpec &spec, llvm::ArrayRef<int32_t> sizes, Recipe &recipe) {
    for (auto [attr, slot] : llvm::zip(spec.attributes, recipe.slots))
      if (attr.name == name)
        slot = DenseI32ArrayAttr::get(book.context, sizes);
  }

  RegionRecipe guessRegion(const OpSpec &spec, const Recipe &recipe) {
    RegionRecipe region;
    region.hasBlock = random.chance(70);
    if (!region.hasBlock)
      return region;
    switch (random.below(8)) {
    case 0:
      break;
    case 1:
      region.arguments = recipe.operands;
      break;
    case 3:
    case 4:
      region.arguments = partOf(recipe.operands);
      break;
    case 5:
      region.arguments = recipe.results;
      break;
    case 6:
      if (!recipe.operands.empty())
        region.arguments.assign(2, random.pick(recipe.operands));
      break;
    case 2:
      region.arguments.assign(function.getInputs().begin(), function.getInputs().end());
      break;
    default:
      region.arguments.assign({theme, random.pick(pools.types())});
    }
    if (spec.traits.contains(Trait::NoTerminator))
      return region;
    region.mayBranch = !spec.traits.contains(Trait::SingleBlock);
    llvm::SmallVector<const OpSpec *> ends;
    for (const OpSpec *op : book.allOps)
      if (op->traits.contains(Trait::IsTerminator) && op->successors.empty() &&
          (op->regions.empty() || op->name == spec.implicitTerminator) &&
          (spec.implicitTerminator.empty() || op->name == spec.implicitTerminator) &&
          (op->parents.empty() || llvm::is_contained(op->parents, spec.name)))
        ends.push_back(op);
    if (ends.empty())
      return region;
    // A region terminator forwards values to the op's results or to the region's arguments.
    std::vector<TypeList> outer =
        std::exchange(around, {recipe.results, recipe.operands, region.arguments, partOf(region.arguments)});
    if (std::optional<Recipe> end = make(*random.pick(ends)))
      region.terminator = std::make_shared<Recipe>(std::move(*end));
    around = std::move(outer);
    return region;
  }

  /// Returns a random contiguous part of the list, in most cases a suffix.
  TypeList partOf(llvm::ArrayRef<Type> types) {
    llvm::ArrayRef<Type> part = types.drop_front(random.below(types.size() + 1));
    if (random.chance(30))
      part = part.take_front(random.below(part.size() + 1));
    return TypeList(part.begin(), part.end());
  }

  RecipeBook &book;
  RandomPools &pools;
  RandomSource &random;
  Type theme;
  FunctionType function;
  StringAttr callee;
  TypeList successorArguments;
  std::vector<TypeList> around; ///< Candidate operand types of the region terminator that is being guessed.
};

//===----------------------------------------------------------------------===//
// RecipeBook
//===----------------------------------------------------------------------===//

RecipeBook::RecipeBook(MLIRContext *context, llvm::ArrayRef<Dialect *> dialects)
    : context(context), pools(context, dialects), random(3) {
  ScopedDiagnosticHandler silence(context->getDiagEngine(), [](Diagnostic &) { return success(); });
  for (Dialect *dialect : dialects)
    allOps.insert(allOps.end(), dialect->getSpec().ops.begin(), dialect->getSpec().ops.end());
  // First find recipes of ops that define symbols, to which other ops refer; then of ops without a required
  // parent op; then of ops with one.
  for (const OpSpec *op : allOps)
    if (op->traits.contains(Trait::Symbol))
      find(op);
  choosePrelude();
  for (bool wantsParent : {false, true})
    for (const OpSpec *op : allOps)
      if (!book.count(op) && op->parents.empty() != wantsParent)
        find(op);
  for (const OpSpec *op : allOps) {
    for (const Recipe &recipe : recipes(op)) {
      for (const RegionRecipe &region : recipe.regions)
        if (region.terminator)
          ++usedAsTerminator[region.terminator->spec];
      if (!recipe.successors.empty() && !llvm::is_contained(branchLists, recipe.successors.front()))
        branchLists.push_back(recipe.successors.front());
    }
  }
  for (const OpSpec *op : allOps)
    if (!recipes(op).empty() && !op->traits.contains(Trait::IsTerminator))
      innerOps.push_back(op);
  findSources();
}
RecipeBook::~RecipeBook() = default;

void RecipeBook::find(const OpSpec *op) {
  std::vector<Recipe> &found = book[op];
  auto goesOn = [&](unsigned tries) {
    unsigned allowed = op->regions.empty() ? triesAllowed : found.empty() ? triesForOne : triesWithRegions;
    return tries < allowed && found.size() < recipesWanted;
  };
  for (unsigned tries = 0; goesOn(tries); ++tries)
    if (std::optional<Recipe> recipe = Guess(*this).make(*op); recipe && tryRecipe(*recipe))
      found.push_back(std::move(*recipe));
}

/// Returns true if the custom form round-trips. Some valid ops are not completely represented by their custom
/// form: scf.index_switch omits the arguments of its cases and scf.forall those of its terminator's block, as
/// in MLIR.
bool RecipeBook::comesBack(Operation *module, const OpSpec *op) {
  // Returns the printed form of an op and the number of its block arguments.
  auto show = [](Operation *root) {
    std::string text;
    llvm::raw_string_ostream os(text);
    root->print(os, OpPrintingFlags().assumeVerified());
    size_t numArguments = 0;
    root->walk([&](Block *block) { numArguments += block->getNumArguments(); });
    return std::make_pair(text, numArguments);
  };
  auto shown = show(module);
  OwningOpRef<Operation *> read = parseSourceString(shown.first, ParserConfig(context));
  if (read && show(read.get()) == shown)
    return true;
  if (!llvm::is_contained(lossy, op->name))
    lossy.push_back(op->name);
  return false;
}

/// Creates the symbols of prelude(). They are declarations: all of their regions are empty.
void RecipeBook::choosePrelude() {
  for (const OpSpec *op : allOps) {
    unsigned taken = 0;
    for (const Recipe &recipe : recipes(op)) {
      bool isDeclaration =
          llvm::all_of(recipe.regions, [](const RegionRecipe &region) { return !region.hasBlock; });
      if (!isDeclaration || recipe.regions.empty() || ++taken > 8)
        continue;
      OwningOpRef<ModuleOp> unused(ModuleOp::create(UnknownLoc::get(context)));
      ScratchScope scope(context, unused->getBody());
      Operation *symbol = makeOp(recipe, context, scope);
      symbol->setAttr("sym_name", StringAttr::get(context, "rnd_s" + std::to_string(symbols.size())));
      symbols.emplace_back(symbol);
    }
  }
}

void RecipeBook::findSources() {
  for (Type type : pools.types())
    for (const OpSpec *op : allOps) {
      if (llvm::any_of(op->operands, [](const OperandSpec &group) { return group.arity == Arity::One; }) ||
          op->results.size() != 1 || op->traits.contains(Trait::IsTerminator) || !op->parents.empty() ||
          !op->regions.empty())
        continue;
      for (unsigned tries = 0; tries != 60 && !sources.count(type); ++tries) {
        std::optional<Recipe> recipe = Guess(*this, type).make(*op);
        if (recipe && recipe->operands.empty() &&
            llvm::ArrayRef<Type>(recipe->results) == llvm::ArrayRef<Type>(type) && tryRecipe(*recipe))
          sources.try_emplace(type, std::move(*recipe));
      }
    }
}

llvm::ArrayRef<Recipe> RecipeBook::recipes(const OpSpec *op) const {
  auto it = book.find(op);
  return it == book.end() ? llvm::ArrayRef<Recipe>() : llvm::ArrayRef<Recipe>(it->second);
}
const Recipe *RecipeBook::source(Type type) const {
  auto it = sources.find(type);
  return it == sources.end() ? nullptr : &it->second;
}
std::vector<const Recipe *> RecipeBook::branches(llvm::ArrayRef<Type> arguments) const {
  std::vector<const Recipe *> result;
  for (const OpSpec *op : allOps)
    for (const Recipe &recipe : recipes(op))
      if (!recipe.successors.empty() && llvm::ArrayRef<Type>(recipe.successors.front()) == arguments)
        result.push_back(&recipe);
  return result;
}
std::vector<StringRef> RecipeBook::missing() const {
  std::vector<StringRef> names;
  for (const OpSpec *op : allOps)
    if (recipes(op).empty() && !usedAsTerminator.count(op))
      names.push_back(op->name);
  return names;
}
