//===- AliasTable.cpp - Short names for long texts ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/AliasTable.h"
#include "runtime/asm/PrinterState.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/MLIRContext.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace strata;

bool AliasTable::isNeeded(MLIRContext *context, bool printsLocations) {
  if (printsLocations || context->hasLocationsInAttributes() || context->hasAliasedAttributes())
    return true;
  auto asksForAlias = [](const DefSpec *spec) { return spec->hasMnemonicAlias; };
  for (Dialect *dialect : context->getLoadedDialects())
    if (llvm::any_of(dialect->getSpec().types, asksForAlias) ||
        llvm::any_of(dialect->getSpec().attributes, asksForAlias))
      return true;
  return false;
}

//===----------------------------------------------------------------------===//
// Collecting
//===----------------------------------------------------------------------===//

void AliasTable::forbidDeferring(unsigned index) {
  llvm::SmallVector<unsigned, 8> work = {index};
  while (!work.empty()) {
    Entry &entry = entries[work.pop_back_val()];
    if (!entry.isDeferred)
      continue;
    entry.isDeferred = false;
    work.append(entry.children.begin(), entry.children.end());
  }
}

void AliasTable::enter(Entry &&entry, PrinterState &printer, bool deferrable,
                       llvm::function_ref<void()> visitInside) {
  auto [it, isNew] = indices.try_emplace(entry.key, entries.size());
  unsigned index = it->second;
  if (!isNew) {
    if (!deferrable)
      forbidDeferring(index);
  } else {
    entry.depth = entry.name.empty() ? 0 : 1;
    entry.isDeferred = deferrable;
    hasTypes |= entry.isType && !entry.name.empty();
    entries.push_back(std::move(entry));
    frames.emplace_back();
    std::swap(printer.defersAliases, deferrable);
    visitInside();
    std::swap(printer.defersAliases, deferrable);
    Frame frame = frames.pop_back_val();
    if (frame.maxDepth)
      entries[index].depth = frame.maxDepth + 1;
    entries[index].children.assign(frame.children.begin(), frame.children.end());
  }
  if (!frames.empty()) {
    frames.back().maxDepth = std::max(frames.back().maxDepth, entries[index].depth);
    frames.back().children.push_back(index);
  }
}

void AliasTable::visit(Type type, PrinterState &printer) {
  Entry entry{.key = keyOf(type), .isType = true, .type = type};
  if (type.getSpec().hasMnemonicAlias)
    entry.name = type.getSpec().mnemonic;
  enter(std::move(entry), printer, printer.defersAliases, [&] { printer.spellOut(type); });
}

/// What is often long, or must be one thing however often it is written.
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
    return visit(CompactLocation::get(Location(attr.getImpl())), attr.getContext(), printer, printer.defersAliases);
  Entry entry{.key = keyOf(attr), .attr = attr};
  if (const AttrDefSpec *spec = attr.getAbstractAttribute().spec; spec && spec->hasMnemonicAlias)
    entry.name = spec->mnemonic;
  else
    entry.name = getBuiltinAlias(attr);
  enter(std::move(entry), printer, printer.defersAliases, [&] { printer.spellOut(attr, TypeElision::Never); });
}

void AliasTable::visit(CompactLocation loc, MLIRContext *context, PrinterState &printer, bool deferrable) {
  Entry entry{.key = loc.getOpaqueValue(), .name = "loc", .loc = loc};
  enter(std::move(entry), printer, deferrable, [&] {
    if (!loc.isFileLineCol())
      printer.spellOutLocation(loc, context);
  });
}

void AliasTable::finish() {
  for (unsigned i = 0, e = entries.size(); i != e; ++i)
    if (!entries[i].name.empty())
      order.push_back(i);
  llvm::stable_sort(order, [&](unsigned a, unsigned b) {
    const Entry &lhs = entries[a], &rhs = entries[b];
    return std::tuple(lhs.depth, !lhs.isType, lhs.name) < std::tuple(rhs.depth, !rhs.isType, rhs.name);
  });
  llvm::StringMap<unsigned> counts;
  for (unsigned index : order)
    entries[index].suffix = counts[entries[index].name]++;
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

bool AliasTable::printKey(uint64_t key, llvm::raw_ostream &os) const {
  auto it = indices.find(key);
  if (it == indices.end() || entries[it->second].name.empty())
    return false;
  const Entry &entry = entries[it->second];
  os << (entry.isType ? '!' : '#') << entry.name;
  // A digit at the end would run together with the number.
  if (llvm::isDigit(entry.name.back()))
    os << '_';
  if (entry.suffix)
    writeNumber(entry.suffix, os);
  return true;
}

void AliasTable::printDefinitions(PrinterState &printer, bool deferred) const {
  for (unsigned index : order) {
    const Entry &entry = entries[index];
    if (entry.isDeferred != deferred)
      continue;
    printKey(entry.key, printer.os);
    printer.os << " = ";
    if (entry.isType)
      printer.spellOut(entry.type);
    else if (entry.attr)
      printer.spellOut(entry.attr, TypeElision::Never);
    else
      printer.printLocationDefinition(entry.loc);
    printer.os << '\n';
  }
}
