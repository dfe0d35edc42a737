//===- SSANames.cpp - Names of values and blocks in a print ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/SSANames.h"
#include "runtime/asm/ValueNames.h"
#include "runtime/interfaces/OpAsmInterface.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// Numbering of values
//===----------------------------------------------------------------------===//

/// Replaces characters that are not allowed in names, and prefixes a name that starts with a digit.
static llvm::StringRef sanitize(llvm::StringRef name, llvm::SmallVectorImpl<char> &buffer) {
  auto mayStand = [](char c) { return llvm::isAlnum(c) || llvm::StringRef("$._-").contains(c); };
  bool startsWithDigit = llvm::isDigit(name.front());
  if (!startsWithDigit && llvm::all_of(name, mayStand))
    return name;
  if (startsWithDigit)
    buffer.push_back('_');
  for (char c : name) {
    if (mayStand(c)) {
      buffer.push_back(c);
    } else if (c == ' ') {
      buffer.push_back('_');
    } else {
      std::string hex = llvm::utohexstr(static_cast<unsigned char>(c));
      buffer.append(hex.begin(), hex.end());
    }
  }
  return llvm::StringRef(buffer.data(), buffer.size());
}

llvm::StringRef SSANames::makeUnique(llvm::StringRef name) {
  llvm::SmallString<32> buffer;
  name = sanitize(name, buffer);
  llvm::CachedHashStringRef key(name);
  if (usedNames.contains(key)) {
    llvm::SmallString<32> probe(name);
    probe.push_back('_');
    size_t stem = probe.size();
    do {
      probe.resize(stem);
      probe += llvm::utostr(next.conflict++);
    } while (usedNames.contains(llvm::CachedHashStringRef(probe)));
    key = llvm::CachedHashStringRef(saver.save(probe.str()));
  } else {
    key = llvm::CachedHashStringRef(saver.save(name), key.hash());
  }
  usedNames.insert(key);
  usedLog.push_back(key);
  return key.val();
}

void SSANames::forgetNames(size_t numKept) {
  while (usedLog.size() > numKept)
    usedNames.erase(usedLog.back()), usedLog.pop_back();
}

uint32_t SSANames::makeEntry(llvm::StringRef name) {
  if (name.empty())
    return ++next.value;
  names.push_back(makeUnique(name));
  return uint32_t(names.size() - 1) | isNameFlag;
}

/// Returns the first name in a location; the callee of a call site comes before the caller. Returns nothing
/// if there is none.
static std::optional<llvm::StringRef> findName(CompactLocation compact, MLIRContext *context) {
  if (compact.isFileLineCol())
    return std::nullopt;
  llvm::SmallVector<LocationAttr, 4> open{compact.materialize(context)};
  llvm::SmallDenseSet<Attribute, 4> seen;
  while (!open.empty()) {
    LocationAttr loc = open.pop_back_val();
    if (auto name = llvm::dyn_cast<NameLoc>(loc))
      return name.getName().getValue();
    if (!seen.insert(loc).second)
      continue;
    if (auto call = llvm::dyn_cast<CallSiteLoc>(loc))
      open.append({call.getCaller(), call.getCallee()});
    else if (auto fused = llvm::dyn_cast<FusedLoc>(loc))
      for (Location part : llvm::reverse(fused.getLocations()))
        open.push_back(part);
  }
  return std::nullopt;
}

/// Names results as the op suggests (OpAsmOpInterface). An op without suggestions but with several result
/// groups uses their declared names.
void SSANames::nameResultsByHints(Operation *op, std::optional<llvm::StringRef> better,
                                  llvm::SmallVectorImpl<std::pair<unsigned, uint32_t>> &named) {
  if (auto asmOp = llvm::dyn_cast<OpAsmOpInterface>(op)) {
    asmOp.getAsmResultNames([&](Value value, llvm::StringRef name) {
      unsigned number = llvm::cast<OpResult>(value).getResultNumber();
      if (!llvm::is_contained(llvm::make_first_range(named), number))
        named.push_back({number, makeEntry(better.value_or(name))});
    });
    return;
  }
  const OpSpec *spec = op->getSpec();
  if (!spec || spec->results.size() < 2)
    return;
  for (unsigned group = 0, e = spec->results.size(); group != e; ++group) {
    if (spec->results[group].name.empty())
      continue;
    auto [start, count] = op->getResultGroupBounds(group);
    if (count != 0 && start < op->getNumResults())
      named.push_back({start, makeEntry(better.value_or(spec->results[group].name))});
  }
}

/// Returns true if ops of this name may suggest names for their results. Caches recent answers, because most
/// ops suggest none and programs use few kinds of ops.
bool SSANames::hasHints(OperationName name) {
  auto &recent = recentHints[(reinterpret_cast<uintptr_t>(name.getInfo()) >> 6) % std::size(recentHints)];
  if (recent.first != name.getInfo()) {
    const OpSpec *spec = name.getSpec();
    recent = {name.getInfo(), spec && (spec->results.size() > 1 || name.hasInterface<OpAsmOpInterface>())};
  }
  return recent.second;
}

void SSANames::nameResults(Operation *op) {
  unsigned numResults = op->getNumResults();
  if (numResults == 0) {
    if (LLVM_UNLIKELY(numbersAll))
      results[op] = ++next.value;
    return;
  }
  std::optional<llvm::StringRef> better;
  if (LLVM_UNLIKELY(usesNameLocs))
    better = findName(op->getCompactLoc(), op->getContext());
  auto makeOwnEntry = [&] { return better ? makeEntry(*better) : ++next.value; };
  if (generic || !hasHints(op->getName())) {
    uint32_t own = makeOwnEntry();
    results[op] = own | (numResults > 1 ? isMultiFlag : 0);
    return;
  }
  llvm::SmallVector<std::pair<unsigned, uint32_t>, 4> named;
  nameResultsByHints(op, better, named);
  bool isFirstNamed = llvm::is_contained(llvm::make_first_range(named), 0u);
  uint32_t &entry = results[op];
  if (named.empty() || (isFirstNamed && named.size() == 1)) {
    entry = (named.empty() ? makeOwnEntry() : named.front().second) | (numResults > 1 ? isMultiFlag : 0);
    return;
  }
  if (!isFirstNamed)
    named.push_back({0, makeOwnEntry()});
  llvm::sort(named);
  Groups groups;
  for (auto [start, name] : named) {
    groups.starts.push_back(start);
    groups.entries.push_back(name);
  }
  entry = uint32_t(grouped.size()) | isGroupedFlag;
  grouped.push_back(std::move(groups));
}

void SSANames::numberRegion(Region &region) {
  Operation *parent = region.getParentOp();
  if (!generic && parent)
    if (auto asmOp = llvm::dyn_cast<OpAsmOpInterface>(parent))
      asmOp.getAsmBlockArgumentNames(region, [&](Value value, llvm::StringRef name) {
        uint32_t &entry = arguments[value.getImpl()];
        if (!entry)
          entry = makeEntry(name);
      });
  unsigned blockNumber = 0;
  for (Block &block : region) {
    bool isEntry = blockNumber == 0;
    if (!isEntry)
      blocks[&block] = blockNumber;
    ++blockNumber;
    for (BlockArgument argument : block.getArguments()) {
      uint32_t &entry = arguments[argument.getImpl()];
      if (entry)
        continue;
      std::optional<llvm::StringRef> better;
      if (LLVM_UNLIKELY(usesNameLocs))
        better = findName(argument.getCompactLoc(), argument.getContext());
      if (!isEntry) {
        entry = better ? makeEntry(*better) : ++next.value;
        continue;
      }
      llvm::SmallString<16> name("arg");
      name += llvm::utostr(next.argument++);
      entry = makeEntry(better.value_or(name));
    }
    for (Operation &op : block)
      nameResults(&op);
  }
}

void SSANames::number(Operation *op, bool isGeneric, bool unique, bool leaveIsolated) {
  generic = isGeneric;
  // The numbers in nested regions continue from the state before the results of the op are named.
  Counters start = next;
  nameResults(op);
  llvm::SmallVector<Pending, 16> work;
  for (Region &region : op->getRegions())
    work.push_back({&region, start, usedLog.size()});
  numberPending(work, unique, leaveIsolated && !unique);
}

void SSANames::numberIsolated(Operation *op, const Counters &counters) {
  results.clear();
  arguments.clear();
  names.clear();
  grouped.clear();
  blocks.clear();
  leftOut.clear();
  allocator.Reset();
  next = counters;
  llvm::SmallVector<Pending, 16> work;
  for (Region &region : op->getRegions())
    work.push_back({&region, next, 0});
  numberPending(work, /*unique=*/false, /*leaveIsolated=*/true);
}

/// Names the contents of the regions in `work`, the last one first. In generic form, where numbers are not
/// reused, this order determines the numbers.
void SSANames::numberPending(llvm::SmallVectorImpl<Pending> &work, bool unique, bool leaveIsolated) {
  while (!work.empty()) {
    Pending current = work.pop_back_val();
    if (!unique)
      next = current.counters;
    // Names that were used in sibling regions, and in regions nested in them, can be used again.
    forgetNames(current.numUsedNames);
    numberRegion(*current.region);
    // If no name is in use here, the contents of isolated ops can be named later: their names then depend
    // only on the counters.
    bool leavesOut = leaveIsolated && usedLog.empty();
    for (Block &block : *current.region)
      for (Operation &child : block) {
        if (!child.getNumRegions())
          continue;
        if (leavesOut && child.hasTrait(Trait::IsIsolatedFromAbove)) {
          leftOut.try_emplace(current.region, next);
          continue;
        }
        for (Region &region : child.getRegions())
          work.push_back({&region, next, usedLog.size()});
      }
  }
  usedNames.clear();
  usedLog.clear();
}

void SSANames::shadow(BlockArgument argument, Value value) {
  std::string text;
  llvm::raw_string_ostream os(text);
  printValue(value, os);
  names.push_back(saver.save(llvm::StringRef(text).drop_front()));
  arguments[argument.getImpl()] = uint32_t(names.size() - 1) | isNameFlag;
}

//===----------------------------------------------------------------------===//
// Printing of value names
//===----------------------------------------------------------------------===//

/// Returns the table that has an entry for the op, or else the outermost table.
/// \param entry receives the entry; 0 if there is none.
const SSANames &SSANames::findTable(Operation *op, uint32_t &entry) const {
  const SSANames *table = this;
  for (entry = results.lookup(op); LLVM_UNLIKELY(!entry) && table->outer;
       entry = table->results.lookupShared(op))
    table = table->outer;
  return *table;
}

llvm::ArrayRef<unsigned> SSANames::getResultGroups(Operation *op) const {
  uint32_t entry;
  const SSANames &table = findTable(op, entry);
  if (!(entry & isGroupedFlag) || (entry & isNameFlag))
    return {};
  return table.grouped[entry & indexMask].starts;
}

void SSANames::printEntry(llvm::ArrayRef<llvm::StringRef> names, uint32_t entry, llvm::raw_ostream &os) {
  os << '%';
  if (entry & isNameFlag)
    os << names[entry & indexMask];
  else
    writeNumber((entry & indexMask) - 1, os);
}

void SSANames::printValue(Value value, llvm::raw_ostream &os, bool withResultNumber) const {
  if (!value) {
    os << "<<NULL VALUE>>";
    return;
  }
  detail::ValueImpl *impl = value.getImpl();
  unsigned kind = impl->getKind();
  const SSANames *table = this;
  if (kind == detail::ValueImpl::blockArgument) {
    uint32_t entry = arguments.lookup(impl);
    for (; LLVM_UNLIKELY(!entry) && table->outer; entry = table->arguments.lookupShared(impl))
      table = table->outer;
    if (entry)
      printEntry(table->names, entry, os);
    else
      os << "<<UNKNOWN SSA VALUE>>";
    return;
  }
  // Inline results precede their operation in memory, in reverse order.
  Operation *op = kind < detail::ValueImpl::maxInlineResults ? reinterpret_cast<Operation *>(impl + kind + 1)
                                                             : OpResult(impl).getOwner();
  uint32_t entry;
  table = &findTable(op, entry);
  if (!entry) {
    os << "<<UNKNOWN SSA VALUE>>";
    return;
  }
  unsigned number = kind;
  if ((entry & isMultiFlag) || (entry & isGroupedFlag))
    number = OpResult(impl).getResultNumber();
  if ((entry & isGroupedFlag) && !(entry & isNameFlag)) {
    const Groups &groups = table->grouped[entry & indexMask];
    unsigned group = llvm::upper_bound(groups.starts, number) - groups.starts.begin() - 1;
    unsigned start = groups.starts[group];
    unsigned end = group + 1 == groups.starts.size() ? op->getNumResults() : groups.starts[group + 1];
    printEntry(table->names, groups.entries[group], os);
    if (end - start > 1 && withResultNumber) {
      os << '#';
      writeNumber(number - start, os);
    }
    return;
  }
  printEntry(table->names, entry & ~isMultiFlag, os);
  if ((entry & isMultiFlag) && withResultNumber) {
    os << '#';
    writeNumber(number, os);
  }
}

unsigned SSANames::printUser(Operation *op, llvm::raw_ostream &os) const {
  unsigned numNames = 0;
  for (OpResult result : op->getResults()) {
    os << (numNames++ ? ", " : "");
    printValue(result, os);
  }
  if (numNames)
    return numNames;
  uint32_t entry = 0;
  for (const SSANames *table = this; table && !entry; table = table->outer)
    entry = table == this ? results.lookup(op) : table->results.lookupShared(op);
  if (entry)
    printEntry(names, entry, os);
  else
    os << "<<UNKNOWN SSA VALUE>>";
  return 1;
}

unsigned SSANames::getBlockNumber(Block *block) const {
  // A detached predecessor has no block.
  if (!block || !block->getParent() || block->isEntryBlock())
    return 0;
  unsigned number = blocks.lookup(block);
  for (const SSANames *table = outer; !number && table; table = table->outer)
    number = table->blocks.lookup(block);
  return number;
}

void SSANames::printBlock(Block *block, llvm::raw_ostream &os) const {
  if (!block || !block->getParent()) {
    os << "INVALIDBLOCK";
    return;
  }
  unsigned number = getBlockNumber(block);
  if (number == 0 && !block->isEntryBlock()) {
    os << "INVALIDBLOCK";
    return;
  }
  os << "^bb";
  writeNumber(number, os);
}

//===----------------------------------------------------------------------===//
// ValueNames
//===----------------------------------------------------------------------===//

ValueNames::ValueNames(Operation *root) : names(std::make_unique<SSANames>()) {
  names->number(root, /*generic=*/false, /*unique=*/false);
}
ValueNames::~ValueNames() = default;

std::string ValueNames::get(Value value) const {
  std::string name;
  llvm::raw_string_ostream os(name);
  names->printValue(value, os);
  return name;
}
