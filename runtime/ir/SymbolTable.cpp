//===- SymbolTable.cpp - Symbol names, lookup and uses --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/SymbolTable.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// Names of symbols
//===----------------------------------------------------------------------===//

StringAttr SymbolTable::getSymbolName(Operation *symbol) {
  return llvm::dyn_cast_or_null<StringAttr>(symbol->getAttr(getSymbolAttrName()));
}
void SymbolTable::setSymbolName(Operation *symbol, StringAttr name) {
  symbol->setAttr(getSymbolAttrName(), name);
}
void SymbolTable::setSymbolName(Operation *symbol, llvm::StringRef name) {
  setSymbolName(symbol, StringAttr::get(symbol->getContext(), name));
}

Attribute detail::getSymbolNameAttr(Operation *symbol) { return SymbolTable::getSymbolName(symbol); }
llvm::StringRef detail::getSymbolName(Operation *symbol) { return SymbolTable::getSymbolName(symbol); }
void detail::setSymbolNameAttr(Operation *symbol, Attribute name) {
  SymbolTable::setSymbolName(symbol, llvm::cast<StringAttr>(name));
}
void detail::setSymbolName(Operation *symbol, llvm::StringRef name) {
  SymbolTable::setSymbolName(symbol, name);
}

llvm::StringRef detail::getSymbolVisibility(Operation *symbol) {
  auto text = llvm::dyn_cast_or_null<StringAttr>(symbol->getAttr(SymbolTable::getVisibilityAttrName()));
  return text ? text.getValue() : "public";
}
void detail::setSymbolVisibility(Operation *symbol, llvm::StringRef visibility) {
  if (visibility == "public")
    symbol->removeAttr(SymbolTable::getVisibilityAttrName());
  else
    symbol->setAttr(SymbolTable::getVisibilityAttrName(), StringAttr::get(symbol->getContext(), visibility));
}
SymbolTable::Visibility SymbolTable::getSymbolVisibility(Operation *symbol) {
  llvm::StringRef keyword = detail::getSymbolVisibility(symbol);
  if (keyword == "public")
    return Visibility::Public;
  return keyword == "private" ? Visibility::Private : Visibility::Nested;
}
void SymbolTable::setSymbolVisibility(Operation *symbol, Visibility visibility) {
  constexpr llvm::StringLiteral keywords[] = {"public", "private", "nested"};
  static_assert(unsigned(Visibility::Public) == 0 && unsigned(Visibility::Private) == 1 &&
                unsigned(Visibility::Nested) == 2);
  detail::setSymbolVisibility(symbol, keywords[unsigned(visibility)]);
}

//===----------------------------------------------------------------------===//
// Index of a symbol table
//===----------------------------------------------------------------------===//

SymbolTable::SymbolTable(Operation *symbolTableOp) : symbolTableOp(symbolTableOp) {
  for (Operation &op : symbolTableOp->getRegion(0).getOps())
    if (isSymbol(&op))
      if (StringAttr name = getSymbolName(&op))
        symbols.try_emplace(name, &op);
}
Operation *SymbolTable::lookup(StringAttr name) const { return symbols.lookup(name); }
Operation *SymbolTable::lookup(llvm::StringRef name) const {
  return lookup(StringAttr::get(symbolTableOp->getContext(), name));
}
StringAttr SymbolTable::insert(Operation *symbol, Block::iterator insertPt) {
  if (!symbol->getBlock()) {
    Block &body = symbolTableOp->getRegion(0).front();
    if (insertPt == Block::iterator())
      insertPt = body.mightHaveTerminator() && body.back().hasTrait(Trait::IsTerminator)
                     ? Block::iterator(body.back())
                     : body.end();
    body.getOperations().insert(insertPt, symbol);
  }
  StringAttr name = getSymbolName(symbol);
  StringAttr free = name;
  while (true) {
    auto [it, isNew] = symbols.try_emplace(free, symbol);
    if (isNew || it->second == symbol)
      break;
    free = StringAttr::get(symbol->getContext(), name.getValue() + "_" + llvm::Twine(uniquingCounter++));
  }
  if (free != name)
    setSymbolName(symbol, free);
  return free;
}
void SymbolTable::remove(Operation *symbol) {
  if (StringAttr name = getSymbolName(symbol); lookup(name) == symbol)
    symbols.erase(name);
}
void SymbolTable::erase(Operation *symbol) {
  remove(symbol);
  symbol->erase();
}

LogicalResult SymbolTable::rename(Operation *symbol, StringAttr to) {
  StringAttr from = getSymbolName(symbol);
  if (from == to)
    return success();
  if (lookup(to) || failed(replaceAllSymbolUses(from, to, symbolTableOp)))
    return failure();
  remove(symbol);
  setSymbolName(symbol, to);
  symbols[to] = symbol;
  return success();
}
LogicalResult SymbolTable::rename(StringAttr from, StringAttr to) {
  Operation *symbol = lookup(from);
  return symbol ? rename(symbol, to) : failure();
}
LogicalResult SymbolTable::rename(Operation *symbol, llvm::StringRef to) {
  return rename(symbol, StringAttr::get(symbol->getContext(), to));
}
LogicalResult SymbolTable::rename(StringAttr from, llvm::StringRef to) {
  return rename(from, StringAttr::get(from.getContext(), to));
}
FailureOr<StringAttr> SymbolTable::renameToUnique(StringAttr symbol, llvm::ArrayRef<SymbolTable *> others) {
  Operation *op = lookup(symbol);
  if (!op)
    return failure();
  return renameToUnique(op, others);
}
FailureOr<StringAttr> SymbolTable::renameToUnique(Operation *symbol, llvm::ArrayRef<SymbolTable *> others) {
  StringAttr name = getSymbolName(symbol), free;
  do {
    free = StringAttr::get(symbol->getContext(), name.getValue() + "_" + llvm::Twine(uniquingCounter++));
  } while (lookup(free) || llvm::any_of(others, [&](SymbolTable *other) { return other->lookup(free); }));
  if (failed(rename(symbol, free)))
    return failure();
  return free;
}

//===----------------------------------------------------------------------===//
// Lookup of symbols
//===----------------------------------------------------------------------===//

/// Returns true if \p op may be a symbol table without having the trait: its dialect is not loaded and it has
/// one region.
static bool mayBeUnknownTable(Operation *op) { return op->getNumRegions() == 1 && !op->getDialect(); }

Operation *SymbolTable::getNearestSymbolTable(Operation *from) {
  for (; from && !from->hasTrait(Trait::SymbolTable); from = from->getParentOp())
    if (mayBeUnknownTable(from))
      return nullptr;
  return from;
}
Operation *SymbolTable::lookupSymbolIn(Operation *symbolTableOp, StringAttr name) {
  if (!symbolTableOp->hasTrait(Trait::SymbolTable) || symbolTableOp->getNumRegions() == 0)
    return nullptr;
  for (Operation &op : symbolTableOp->getRegion(0).getOps())
    if (isSymbol(&op) && getSymbolName(&op) == name)
      return &op;
  return nullptr;
}
Operation *SymbolTable::lookupSymbolIn(Operation *symbolTableOp, llvm::StringRef name) {
  return lookupSymbolIn(symbolTableOp, StringAttr::get(symbolTableOp->getContext(), name));
}

Operation *detail::lookupSymbolIn(Operation *symbolTableOp, StringAttr name) {
  return SymbolTable::lookupSymbolIn(symbolTableOp, name);
}
Operation *detail::lookupSymbolIn(Operation *symbolTableOp, SymbolRefAttr name) {
  return SymbolTable::lookupSymbolIn(symbolTableOp, name);
}
Operation *detail::lookupSymbolIn(Operation *symbolTableOp, llvm::StringRef name) {
  return SymbolTable::lookupSymbolIn(symbolTableOp, name);
}

namespace {
/// Functions that look a name up in one symbol table operation: ScanTable searches its operations,
/// CachedTables uses the indices of a collection.
struct ScanTable {
  Operation *operator()(Operation *table, StringAttr name) const {
    return SymbolTable::lookupSymbolIn(table, name);
  }
};
struct CachedTables {
  SymbolTableCollection &tables;
  Operation *operator()(Operation *table, StringAttr name) const {
    return tables.getSymbolTable(table).lookup(name);
  }
};

/// Resolves a name in \p table with the lookup function \p find. A nested reference is resolved part by part:
/// each part but the last names a symbol table, in which the next part is resolved.
template <typename Find>
Operation *resolve(Operation *table, SymbolRefAttr name, Find find) {
  Operation *op = find(table, name.getRootReference());
  for (FlatSymbolRefAttr part : name.getNestedReferences()) {
    if (!op || !op->hasTrait(Trait::SymbolTable))
      return nullptr;
    op = find(op, part.getRootReference());
  }
  return op;
}
template <typename Find>
Operation *resolve(Operation *table, StringAttr name, Find find) {
  return find(table, name);
}
/// Resolves a name in the nearest symbol table of \p from.
template <typename NameT, typename Find>
Operation *resolveNearest(Operation *from, NameT name, Find find) {
  Operation *table = SymbolTable::getNearestSymbolTable(from);
  return table ? resolve(table, name, find) : nullptr;
}
} // namespace

SymbolTable &SymbolTableCollection::getSymbolTable(Operation *op) {
  std::unique_ptr<SymbolTable> &table = tables[op];
  if (!table)
    table = std::make_unique<SymbolTable>(op);
  return *table;
}

Operation *SymbolTable::lookupSymbolIn(Operation *symbolTableOp, SymbolRefAttr name) {
  return resolve(symbolTableOp, name, ScanTable{});
}
Operation *SymbolTableCollection::lookupSymbolIn(Operation *symbolTableOp, SymbolRefAttr name) {
  return resolve(symbolTableOp, name, CachedTables{*this});
}
Operation *SymbolTableCollection::lookupSymbolIn(Operation *symbolTableOp, StringAttr name) {
  return resolve(symbolTableOp, name, CachedTables{*this});
}

Operation *SymbolTable::lookupNearestSymbolFrom(Operation *from, SymbolRefAttr name) {
  return resolveNearest(from, name, ScanTable{});
}
Operation *SymbolTable::lookupNearestSymbolFrom(Operation *from, StringAttr name) {
  return resolveNearest(from, name, ScanTable{});
}
Operation *SymbolTableCollection::lookupNearestSymbolFrom(Operation *from, SymbolRefAttr name) {
  return resolveNearest(from, name, CachedTables{*this});
}
Operation *SymbolTableCollection::lookupNearestSymbolFrom(Operation *from, StringAttr name) {
  return resolveNearest(from, name, CachedTables{*this});
}

void SymbolTable::walkSymbolTables(Operation *op, bool allSymUsesVisible,
                                   llvm::function_ref<void(Operation *, bool)> callback) {
  // Outside operations cannot refer to private symbols, to their contents, or to the contents of operations
  // without a name. The visibility of a nested table depends on the enclosing table, so outer tables are
  // visited first; the callbacks are called in the opposite order.
  llvm::SmallVector<std::pair<Operation *, bool>> tables;
  llvm::DenseMap<Operation *, bool> isVisible;
  op->walk<WalkOrder::PreOrder>([&](Operation *nested) {
    if (!nested->hasTrait(Trait::SymbolTable))
      return;
    bool visible = allSymUsesVisible;
    if (nested != op) {
      Operation *outer = nested->getParentOp();
      while (outer != op && !outer->hasTrait(Trait::SymbolTable))
        outer = outer->getParentOp();
      auto known = isVisible.find(outer);
      bool outerVisible = known == isVisible.end() ? allSymUsesVisible : known->second;
      visible = outerVisible || (isSymbol(nested) && getSymbolVisibility(nested) == Visibility::Private) ||
                !isSymbol(nested);
    }
    isVisible[nested] = visible;
    tables.emplace_back(nested, visible);
  });
  for (auto [table, visible] : llvm::reverse(tables))
    callback(table, visible);
}

//===----------------------------------------------------------------------===//
// Uses of symbols
//===----------------------------------------------------------------------===//

/// Appends all symbol references nested in arrays and dictionaries of an attribute.
static void collectReferences(Attribute attr, llvm::SmallVectorImpl<SymbolRefAttr> &references) {
  llvm::SmallVector<Attribute, 8> work = {attr};
  while (!work.empty()) {
    Attribute current = work.pop_back_val();
    if (!current)
      continue;
    if (auto reference = llvm::dyn_cast<SymbolRefAttr>(current))
      references.push_back(reference);
    else if (auto array = llvm::dyn_cast<ArrayAttr>(current))
      work.append(array.begin(), array.end());
    else if (auto dictionary = llvm::dyn_cast<DictionaryAttr>(current))
      for (const NamedAttribute &entry : dictionary)
        work.push_back(entry.value);
  }
}

/// Appends the references of an operation and of nested operations, except those in nested tables. Fails if
/// an operation may be an unknown symbol table.
static LogicalResult collectUses(Operation *root, SymbolTable::UseRange &uses) {
  WalkResult result = root->walk<WalkOrder::PreOrder>([&](Operation *op) -> WalkResult {
    if (mayBeUnknownTable(op))
      return WalkResult::interrupt();
    llvm::SmallVector<SymbolRefAttr, 4> references;
    for (Attribute attr : op->getSlots())
      collectReferences(attr, references);
    for (const NamedAttribute &attr : op->getDiscardableAttrs())
      collectReferences(attr.value, references);
    for (SymbolRefAttr reference : references)
      uses.push_back({op, reference});
    // Skip nested symbol tables: references in a nested table refer to symbols of that table.
    return op->hasTrait(Trait::SymbolTable) ? WalkResult::skip() : WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

std::optional<SymbolTable::UseRange> SymbolTable::getSymbolUses(Region *from) {
  UseRange uses;
  for (Block &block : *from)
    for (Operation &op : block)
      if (failed(collectUses(&op, uses)))
        return std::nullopt;
  return uses;
}
std::optional<SymbolTable::UseRange> SymbolTable::getSymbolUses(Operation *from) {
  if (mayBeUnknownTable(from))
    return std::nullopt;
  UseRange uses;
  // A symbol table's own references are resolved in the enclosing table, so only its regions are searched.
  if (!from->hasTrait(Trait::SymbolTable)) {
    if (failed(collectUses(from, uses)))
      return std::nullopt;
    return uses;
  }
  for (Region &region : from->getRegions()) {
    std::optional<UseRange> more = getSymbolUses(&region);
    if (!more)
      return std::nullopt;
    uses.insert(uses.end(), more->begin(), more->end());
  }
  return uses;
}

static std::optional<SymbolTable::UseRange> keepOnly(StringAttr symbol,
                                                     std::optional<SymbolTable::UseRange> uses) {
  if (uses)
    llvm::erase_if(
        *uses, [&](const SymbolTable::SymbolUse &use) { return use.symbolRef.getRootReference() != symbol; });
  return uses;
}
std::optional<SymbolTable::UseRange> SymbolTable::getSymbolUses(StringAttr symbol, Operation *from) {
  return keepOnly(symbol, getSymbolUses(from));
}
std::optional<SymbolTable::UseRange> SymbolTable::getSymbolUses(StringAttr symbol, Region *from) {
  return keepOnly(symbol, getSymbolUses(from));
}
bool SymbolTable::symbolKnownUseEmpty(StringAttr symbol, Operation *from) {
  std::optional<UseRange> uses = getSymbolUses(symbol, from);
  return uses && uses->empty();
}

namespace {
/// Replaces the references to one symbol in attributes. Uses an explicit stack because arrays may be nested
/// deeply. Each distinct attribute is processed once.
class ReferenceReplacer {
public:
  ReferenceReplacer(StringAttr from, StringAttr to) : from(from), to(to) {}
  /// Returns the attribute with the references replaced; the same attribute if there are none.
  Attribute replace(Attribute attr) {
    if (!attr)
      return attr;
    llvm::SmallVector<Attribute, 8> stack = {attr};
    while (!stack.empty()) {
      Attribute current = stack.back();
      size_t before = stack.size();
      if (!results.contains(current))
        pushMissing(current, stack);
      if (stack.size() != before)
        continue;
      stack.pop_back();
      if (!results.contains(current))
        results[current] = rebuild(current);
    }
    return results.lookup(attr);
  }

private:
  void pushMissing(Attribute attr, llvm::SmallVectorImpl<Attribute> &stack) {
    auto push = [&](Attribute part) {
      if (!results.contains(part))
        stack.push_back(part);
    };
    if (auto array = llvm::dyn_cast<ArrayAttr>(attr))
      llvm::for_each(array, push);
    else if (auto dictionary = llvm::dyn_cast<DictionaryAttr>(attr))
      for (const NamedAttribute &entry : dictionary)
        push(entry.value);
  }
  Attribute rebuild(Attribute attr) {
    if (auto reference = llvm::dyn_cast<SymbolRefAttr>(attr))
      return reference.getRootReference() == from ? SymbolRefAttr::get(to, reference.getNestedReferences())
                                                  : attr;
    if (auto array = llvm::dyn_cast<ArrayAttr>(attr)) {
      llvm::SmallVector<Attribute> elements;
      for (Attribute element : array)
        elements.push_back(results.lookup(element));
      return ArrayAttr::get(attr.getContext(), elements);
    }
    if (auto dictionary = llvm::dyn_cast<DictionaryAttr>(attr)) {
      llvm::SmallVector<NamedAttribute> entries(dictionary.begin(), dictionary.end());
      for (NamedAttribute &entry : entries)
        entry.value = results.lookup(entry.value);
      return DictionaryAttr::getWithSorted(attr.getContext(), entries);
    }
    return attr;
  }

  StringAttr from, to;
  llvm::DenseMap<Attribute, Attribute> results;
};
} // namespace

/// Replaces the references to a symbol in the users of \p uses; fails if the uses are unknown.
static LogicalResult replaceIn(const std::optional<SymbolTable::UseRange> &uses, StringAttr oldSymbol,
                               StringAttr newSymbol) {
  if (!uses)
    return failure();
  ReferenceReplacer replacer(oldSymbol, newSymbol);
  for (const SymbolTable::SymbolUse &use : *uses) {
    for (unsigned slot = 0, e = use.user->getNumSlots(); slot != e; ++slot)
      use.user->setSlot(slot, replacer.replace(use.user->getSlot(slot)));
    if (DictionaryAttr discardable = use.user->getRawDiscardableAttrs())
      use.user->setDiscardableAttrs(llvm::cast<DictionaryAttr>(replacer.replace(discardable)));
  }
  return success();
}
LogicalResult SymbolTable::replaceAllSymbolUses(StringAttr oldSymbol, StringAttr newSymbol, Operation *from) {
  return replaceIn(getSymbolUses(oldSymbol, from), oldSymbol, newSymbol);
}
LogicalResult SymbolTable::replaceAllSymbolUses(StringAttr oldSymbol, StringAttr newSymbol, Region *from) {
  return replaceIn(getSymbolUses(oldSymbol, from), oldSymbol, newSymbol);
}
bool SymbolTable::symbolKnownUseEmpty(StringAttr symbol, Region *from) {
  std::optional<UseRange> uses = getSymbolUses(symbol, from);
  return uses && uses->empty();
}

//===----------------------------------------------------------------------===//
// Lookup of all components of a name, and users
//===----------------------------------------------------------------------===//

/// Resolves the components of a name with \p lookup(table, name).
static LogicalResult lookupComponents(Operation *table, SymbolRefAttr name,
                                      llvm::SmallVectorImpl<Operation *> &symbols,
                                      llvm::function_ref<Operation *(Operation *, StringAttr)> lookup) {
  symbols.push_back(lookup(table, name.getRootReference()));
  if (!symbols.back())
    return failure();
  for (FlatSymbolRefAttr nested : name.getNestedReferences()) {
    Operation *outer = symbols.back();
    Operation *inner = outer->hasTrait(Trait::SymbolTable) ? lookup(outer, nested.getAttr()) : nullptr;
    if (!inner)
      return failure();
    symbols.push_back(inner);
  }
  return success();
}
LogicalResult SymbolTable::lookupSymbolIn(Operation *symbolTableOp, SymbolRefAttr name,
                                          llvm::SmallVectorImpl<Operation *> &symbols) {
  return lookupComponents(symbolTableOp, name, symbols,
                          [](Operation *table, StringAttr part) { return lookupSymbolIn(table, part); });
}
LogicalResult SymbolTableCollection::lookupSymbolIn(Operation *symbolTableOp, SymbolRefAttr name,
                                                    llvm::SmallVectorImpl<Operation *> &symbols) {
  return lookupComponents(symbolTableOp, name, symbols,
                          [this](Operation *table, StringAttr part) { return lookupSymbolIn(table, part); });
}

SymbolUserMap::SymbolUserMap(SymbolTableCollection &symbolTable, Operation *symbolTableOp)
    : symbolTable(symbolTable) {
  SymbolTable::walkSymbolTables(symbolTableOp, /*allSymUsesVisible=*/false, [&](Operation *table, bool) {
    std::optional<SymbolTable::UseRange> uses = SymbolTable::getSymbolUses(table);
    if (!uses)
      return;
    for (const SymbolTable::SymbolUse &use : *uses) {
      llvm::SmallVector<Operation *> symbols;
      (void)this->symbolTable.lookupSymbolIn(table, use.getSymbolRef(), symbols);
      for (Operation *symbol : symbols)
        if (symbol && !llvm::is_contained(users[symbol], use.getUser()))
          users[symbol].push_back(use.getUser());
    }
  });
}
llvm::ArrayRef<Operation *> SymbolUserMap::getUsers(Operation *symbol) const {
  auto it = users.find(symbol);
  return it == users.end() ? llvm::ArrayRef<Operation *>() : llvm::ArrayRef<Operation *>(it->second);
}
void SymbolUserMap::replaceAllUsesWith(Operation *symbol, StringAttr newSymbolName) {
  auto it = users.find(symbol);
  if (it == users.end())
    return;
  llvm::SmallVector<Operation *, 1> moved = std::move(it->second);
  users.erase(it);
  ReferenceReplacer replacer(SymbolTable::getSymbolName(symbol), newSymbolName);
  for (Operation *user : moved) {
    for (unsigned slot = 0, e = user->getNumSlots(); slot != e; ++slot)
      user->setSlot(slot, replacer.replace(user->getSlot(slot)));
    if (DictionaryAttr discardable = user->getRawDiscardableAttrs())
      user->setDiscardableAttrs(llvm::cast<DictionaryAttr>(replacer.replace(discardable)));
  }
  Operation *renamed = symbolTable.lookupSymbolIn(symbol->getParentOp(), newSymbolName);
  if (renamed && renamed != symbol)
    llvm::append_range(users[renamed], moved);
  else
    users[symbol] = std::move(moved);
}
