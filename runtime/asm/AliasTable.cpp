//===- AliasTable.cpp - Aliases of locations, types, attributes -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/AliasTable.h"
#include "runtime/asm/AliasSearch.h"
#include "runtime/asm/OpAsmDialectInterface.h"
#include "runtime/asm/PrinterState.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/support/Hashing.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include <bit>
#include <map>

using namespace mlir;

AliasTable::AliasTable(MLIRContext *context) {
  for (Dialect *dialect : context->getLoadedDialects())
    if (const auto *interface = dialect->getRegisteredInterface<OpAsmDialectInterface>())
      interfaces.push_back(interface);
}

bool AliasTable::isNeeded(Operation *op, const OpPrintingFlags &flags) {
  MLIRContext *context = op->getContext();
  if (flags.shouldPrintDebugInfo() || context->hasLocationsInAttributes())
    return true;
  // The interface of a dialect may give any type or attribute an alias.
  auto namesAliases = [](Dialect *dialect) {
    return dialect->getRegisteredInterface<OpAsmDialectInterface>() != nullptr;
  };
  if (llvm::any_of(context->getLoadedDialects(), namesAliases))
    return true;
  return context->hasAliasedAttributes() && mayUseAliases(op, flags);
}

//===----------------------------------------------------------------------===//
// Collection of aliases
//===----------------------------------------------------------------------===//

void AliasTable::forbidDeferring(unsigned index) {
  llvm::SmallVector<unsigned, 8> work = {index};
  while (!work.empty()) {
    Entry &entry = entries[work.pop_back_val()];
    if (!entry.isDeferred)
      continue;
    entry.isDeferred = false;
    work.append(children.begin() + entry.firstChild, children.begin() + entry.firstChild + entry.numChildren);
  }
}

/// Returns the index of an alias name; adds it if necessary. A linear search suffices: there is one name for
/// each declaration with aliases and a few for builtin attributes.
uint16_t AliasTable::getName(llvm::StringRef name, Kind kind) {
  if (name.empty())
    return 0;
  llvm::SmallString<32> text(kind == Kind::Type ? "!" : "#");
  text += name;
  // Insert `_` between a name that ends in a digit and the number of the alias.
  if (llvm::isDigit(name.back()))
    text += '_';
  for (unsigned i = 1, e = names.size(); i != e; ++i)
    if (names[i] == text)
      return i;
  if (names.size() > UINT16_MAX)
    return 0;
  names.push_back(text.str().str());
  return names.size() - 1;
}

template <typename T>
void AliasTable::askDialects(T attrOrType, Entry &entry) {
  if (interfaces.empty() || findNumber(entry.key))
    return;
  llvm::SmallString<32> name;
  for (const OpAsmDialectInterface *interface : interfaces) {
    llvm::SmallString<32> text;
    llvm::raw_svector_ostream os(text);
    OpAsmAliasResult result = interface->getAlias(attrOrType, os);
    if (result == OpAsmAliasResult::NoAlias)
      continue;
    name = text;
    if (result == OpAsmAliasResult::FinalAlias)
      break;
  }
  if (name.empty())
    return;
  // Replace the characters that an alias name cannot contain.
  for (char &c : name)
    if (!llvm::isAlnum(c) && c != '_' && c != '$')
      c = '_';
  if (llvm::isDigit(name.front()))
    name.insert(name.begin(), '_');
  entry.name = getName(name, entry.kind);
}

uint32_t AliasTable::hashOf(uint64_t key) { return static_cast<uint32_t>(Hasher().add(key).get()); }

size_t AliasTable::findPlace(uint64_t key) const {
  size_t mask = places.size() - 1;
  uint32_t hash = hashOf(key);
  size_t i = hash & mask;
  // Compare the hash first: an access to the entry is likely a cache miss.
  while (places[i].number && (places[i].hash != hash || entries[places[i].number - 1].key != key))
    i = (i + 1) & mask;
  return i;
}

void AliasTable::grow() {
  std::vector<Place> old(std::max<size_t>(places.size() * 2, 64));
  std::swap(old, places);
  size_t mask = places.size() - 1;
  for (const Place &place : old) {
    if (!place.number)
      continue;
    size_t i = place.hash & mask;
    while (places[i].number)
      i = (i + 1) & mask;
    places[i] = place;
  }
}

/// Finds strongly connected components by Tarjan's algorithm ("Depth-First Search and Linear Graph
/// Algorithms", 1972). Entries are numbered in the order of discovery.
void AliasTable::closeCycle(const Frame &frame) {
  if (frame.earliest != frame.entry) {
    if (!frames.empty())
      frames.back().earliest = std::min(frames.back().earliest, frame.earliest);
    return;
  }
  bool isCycle = openCycles.back() != frame.entry;
  unsigned member;
  do {
    member = openCycles.pop_back_val();
    entries[member].isOpen = false;
    entries[member].isRecursive |= isCycle;
  } while (member != frame.entry);
}

void AliasTable::enter(const Entry &entry, PrinterState &printer, bool deferrable,
                       llvm::function_ref<void()> visitInside) {
  if (entries.size() * 2 >= places.size())
    grow();
  Place &place = places[findPlace(entry.key)];
  bool isNew = !place.number;
  if (isNew)
    place = {hashOf(entry.key), static_cast<uint32_t>(entries.size() + 1)};
  unsigned index = place.number - 1;
  if (!isNew) {
    if (!deferrable)
      forbidDeferring(index);
    if (entries[index].isOpen) {
      frames.back().earliest = std::min(frames.back().earliest, index);
      entries[index].isRecursive |= frames.back().entry == index;
    }
  } else {
    hasTypes |= entry.kind == Kind::Type && entry.name;
    entries.push_back(entry);
    entries.back().depth = entry.name ? 1 : 0;
    entries.back().isDeferred = deferrable;
    frames.push_back({.entry = index, .earliest = index, .firstChild = openChildren.size()});
    bool mayRecur = entry.kind != Kind::Location;
    if (mayRecur) {
      entries.back().isOpen = true;
      openCycles.push_back(index);
    }
    std::swap(printer.defersAliases, deferrable);
    visitInside();
    std::swap(printer.defersAliases, deferrable);
    Frame frame = frames.pop_back_val();
    Entry &made = entries[index];
    if (frame.maxDepth)
      made.depth = frame.maxDepth + 1;
    made.firstChild = children.size();
    made.numChildren = openChildren.size() - frame.firstChild;
    children.insert(children.end(), openChildren.begin() + frame.firstChild, openChildren.end());
    openChildren.truncate(frame.firstChild);
    if (mayRecur)
      closeCycle(frame);
  }
  if (!frames.empty()) {
    frames.back().maxDepth = std::max(frames.back().maxDepth, entries[index].depth);
    openChildren.push_back(index);
  }
}

void AliasTable::visit(Type type, PrinterState &printer) {
  Entry entry{.key = keyOf(type), .kind = Kind::Type};
  if (type.getSpec().hasMnemonicAlias)
    entry.name = getName(type.getSpec().mnemonic, Kind::Type);
  askDialects(type, entry);
  enter(entry, printer, printer.defersAliases, [&] { printer.spellOut(type); });
}

/// Returns the alias name for affine maps and integer sets, which are often long, and for distinct attributes
/// that refer to another attribute; empty for other attributes.
static llvm::StringRef getBuiltinAlias(Attribute attr) {
  if (llvm::isa<AffineMapAttr>(attr))
    return "map";
  if (llvm::isa<IntegerSetAttr>(attr))
    return "set";
  auto distinct = llvm::dyn_cast<DistinctAttr>(attr);
  return distinct && !llvm::isa<UnitAttr>(distinct.getReferencedAttr()) ? "distinct" : "";
}

void AliasTable::visit(Attribute attr, PrinterState &printer) {
  if (llvm::isa<LocationAttr>(attr))
    return visit(CompactLocation::get(Location(attr.getImpl())), attr.getContext(), printer,
                 printer.defersAliases);
  const AttrDefSpec *spec = attr.getAbstractAttribute().spec;
  llvm::StringRef name = spec && spec->hasMnemonicAlias ? spec->mnemonic : getBuiltinAlias(attr);
  Entry entry{.key = keyOf(attr), .name = getName(name, Kind::Attribute), .kind = Kind::Attribute};
  askDialects(attr, entry);
  enter(entry, printer, printer.defersAliases, [&] { printer.spellOut(attr, TypeElision::Never); });
}

void AliasTable::visit(CompactLocation loc, MLIRContext *context, PrinterState &printer, bool deferrable) {
  if (!locationName)
    locationName = getName("loc", Kind::Location);
  Entry entry{.key = loc.getOpaqueValue(), .name = locationName, .kind = Kind::Location};
  enter(entry, printer, deferrable, [&] {
    if (!loc.isFileLineCol())
      printer.spellOutLocation(loc, context);
  });
}

void AliasTable::finish() {
  // Group the entries by depth, kind and name. Entries of one group keep their order. Consecutive entries
  // often belong to the same group, so the group of the last entry is cached.
  std::map<std::tuple<unsigned, bool, llvm::StringRef>, std::vector<unsigned>> groups;
  std::vector<unsigned> *group = nullptr;
  const Entry *last = nullptr;
  for (unsigned i = 0, e = entries.size(); i != e; ++i) {
    const Entry &entry = entries[i];
    if (!entry.name)
      continue;
    if (!last || last->depth != entry.depth || last->name != entry.name)
      group =
          &groups[{entry.depth, entry.kind != Kind::Type, llvm::StringRef(names[entry.name]).drop_front()}];
    last = &entry;
    group->push_back(i);
  }
  llvm::StringMap<unsigned> counts;
  for (auto &[key, members] : groups) {
    unsigned &count = counts[std::get<llvm::StringRef>(key)];
    for (unsigned index : members)
      entries[index].suffix = count++;
    order.insert(order.end(), members.begin(), members.end());
  }
}

//===----------------------------------------------------------------------===//
// Printing of aliases
//===----------------------------------------------------------------------===//

void AliasTable::printAlias(const Entry &entry, llvm::raw_ostream &os) const {
  os << names[entry.name];
  if (entry.suffix)
    writeNumber(entry.suffix, os);
}

bool AliasTable::printKey(uint64_t key, llvm::raw_ostream &os) const {
  uint32_t found = findNumber(key);
  if (!found || !entries[found - 1].name)
    return false;
  printAlias(entries[found - 1], os);
  return true;
}

bool AliasTable::print(CompactLocation loc, llvm::raw_ostream &os, unsigned &hint) const {
  uint64_t key = loc.getOpaqueValue();
  // Before the hash lookup, try a few entries from index `hint` on: locations are mostly printed in the order
  // in which they were collected.
  constexpr unsigned window = 4;
  for (size_t i = hint, end = std::min<size_t>(entries.size(), i + window); i < end; ++i)
    if (entries[i].key == key && entries[i].name) {
      hint = i + 1;
      printAlias(entries[i], os);
      return true;
    }
  uint32_t found = findNumber(key);
  if (!found || !entries[found - 1].name)
    return false;
  // Never decrease the hint: a location that many operations share has an early entry, but the location of
  // the next operation usually has a later one.
  hint = std::max(hint, found);
  printAlias(entries[found - 1], os);
  return true;
}

void AliasTable::printDefinitions(PrinterState &printer, bool deferred) const {
  for (unsigned index : order) {
    const Entry &entry = entries[index];
    if (entry.isDeferred != deferred)
      continue;
    printer.aliasHint = index + 1;
    printAlias(entry, printer.os);
    printer.os << " = ";
    const auto *object = reinterpret_cast<const void *>(entry.key);
    AliasTable *none = nullptr;
    if (entry.isRecursive)
      std::swap(printer.aliases, none);
    if (entry.kind == Kind::Type)
      printer.spellOut(Type::getFromOpaquePointer(object));
    else if (entry.kind == Kind::Attribute)
      printer.spellOut(Attribute::getFromOpaquePointer(object), TypeElision::Never);
    else
      printer.printLocationDefinition(std::bit_cast<CompactLocation>(entry.key));
    if (entry.isRecursive)
      std::swap(printer.aliases, none);
    printer.os << '\n';
  }
}
