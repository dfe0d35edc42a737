//===- SSANames.cpp - Names of values and blocks in text ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/SSANames.h"
#include "runtime/interfaces/OpAsmInterface.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

/// Where every result past the first of a group looks for its name.
static OpResult groupLeader(OpResult result, llvm::ArrayRef<unsigned> starts) {
  unsigned number = result.getResultNumber(), leader = 0;
  for (unsigned start : starts)
    if (start <= number)
      leader = start;
  return result.getOwner()->getResult(leader);
}

llvm::ArrayRef<unsigned> SSANames::getResultGroups(Operation *op) const {
  auto it = groups.find(op);
  return it == groups.end() ? llvm::ArrayRef<unsigned>() : llvm::ArrayRef<unsigned>(it->second);
}

bool SSANames::isUsed(llvm::StringRef name) const {
  for (int current = scope; current >= 0; current = scopes[current].parent)
    if (scopes[current].used.contains(name))
      return true;
  return false;
}

void SSANames::setName(Value value, llvm::StringRef name) {
  if (name.empty()) {
    numbers[value] = nextValue++;
    return;
  }
  // What cannot stand in a name becomes `_`; a name may not look like a number.
  llvm::SmallString<32> clean;
  if (llvm::isDigit(name[0]))
    clean += '_';
  for (char c : name)
    clean += llvm::isAlnum(c) || c == '_' || c == '$' || c == '.' || c == '-' ? c : '_';
  llvm::SmallString<32> unique = clean;
  while (isUsed(unique)) {
    unique = clean;
    unique += '_';
    unique += llvm::utostr(nextConflict++);
  }
  scopes[scope].used.insert(unique);
  names[value] = saver.save(unique.str());
}

void SSANames::nameResults(Operation *op) {
  if (op->getNumResults() == 0)
    return;
  bool named = false;
  if (!generic)
    if (auto asmOp = llvm::dyn_cast<OpAsmOpInterface>(op)) {
      llvm::SmallVector<unsigned, 2> starts = {0};
      asmOp.getAsmResultNames([&](Value value, llvm::StringRef name) {
        unsigned number = llvm::cast<OpResult>(value).getResultNumber();
        if (names.contains(value) || numbers.contains(value))
          return;
        setName(value, name);
        if (number)
          starts.push_back(number);
        named |= number == 0;
      });
      if (starts.size() > 1) {
        llvm::sort(starts);
        groups[op] = starts;
      }
    }
  if (!generic && !named)
    named = nameResultGroups(op);
  if (!named)
    numbers[op->getResult(0)] = nextValue++;
}

/// Results that were declared with names, when there are several, are called so unless the op says otherwise.
bool SSANames::nameResultGroups(Operation *op) {
  const OpSpec *spec = op->getSpec();
  if (!spec || spec->results.size() < 2 || llvm::isa<OpAsmOpInterface>(op))
    return false;
  llvm::SmallVector<unsigned, 2> starts = {0};
  bool named = false;
  for (unsigned group = 0, e = spec->results.size(); group != e; ++group) {
    auto [start, count] = op->getResultGroupBounds(group);
    if (count == 0 || spec->results[group].name.empty())
      continue;
    setName(op->getResult(start), spec->results[group].name);
    if (start)
      starts.push_back(start);
    named |= start == 0;
  }
  if (starts.size() > 1)
    groups[op] = starts;
  return named;
}

void SSANames::numberRegion(const Start &start, llvm::SmallVectorImpl<Start> &work) {
  // In the generic form every value has a number of its own, as in MLIR.
  if (!generic) {
    nextValue = start.nextValue;
    nextArgument = start.nextArgument;
    nextConflict = start.nextConflict;
  }
  scopes.push_back({start.scope, {}});
  scope = scopes.size() - 1;
  Region &region = *start.region;
  Operation *parent = region.getParentOp();
  if (!generic && parent)
    if (auto asmOp = llvm::dyn_cast<OpAsmOpInterface>(parent))
      asmOp.getAsmBlockArgumentNames(region, [&](Value value, llvm::StringRef name) { setName(value, name); });
  unsigned blockNumber = 0;
  for (Block &block : region) {
    blocks[&block] = blockNumber++;
    bool isEntry = &block == &region.front();
    for (BlockArgument argument : block.getArguments()) {
      if (names.contains(argument) || numbers.contains(argument))
        continue;
      if (!isEntry) {
        numbers[argument] = nextValue++;
        continue;
      }
      llvm::SmallString<16> name("arg");
      name += llvm::utostr(nextArgument++);
      setName(argument, name);
    }
    for (Operation &op : block)
      nameResults(&op);
  }
  size_t first = work.size();
  for (Block &block : region)
    for (Operation &op : block)
      for (Region &inner : op.getRegions()) {
        if (op.hasTrait(Trait::IsIsolatedFromAbove))
          work.push_back({&inner, 0, 0, 0, -1});
        else
          work.push_back({&inner, nextValue, nextArgument, nextConflict, scope});
      }
  // The list is a stack: the first region is to be next. The order shows in the generic form alone, where MLIR
  // goes from the last region to the first.
  if (!generic)
    std::reverse(work.begin() + first, work.end());
}

void SSANames::number(Operation *op, bool isGeneric) {
  generic = isGeneric;
  scopes.push_back({-1, {}});
  scope = 0;
  nameResults(op);
  llvm::SmallVector<Start, 16> work;
  for (Region &region : op->getRegions())
    work.push_back({&region, nextValue, nextArgument, nextConflict, scope});
  if (!generic)
    std::reverse(work.begin(), work.end());
  while (!work.empty()) {
    Start start = work.pop_back_val();
    numberRegion(start, work);
  }
}

void SSANames::printValue(Value value, llvm::raw_ostream &os, bool withResultNumber) const {
  if (!value) {
    os << "<<NULL VALUE>>";
    return;
  }
  Value leader = value;
  int resultNumber = -1;
  if (auto result = llvm::dyn_cast<OpResult>(value); result && result.getOwner()->getNumResults() > 1) {
    llvm::ArrayRef<unsigned> starts = getResultGroups(result.getOwner());
    leader = groupLeader(result, starts);
    unsigned leaderNumber = llvm::cast<OpResult>(leader).getResultNumber();
    unsigned end = result.getOwner()->getNumResults();
    for (unsigned start : starts)
      if (start > leaderNumber)
        end = std::min(end, start);
    if (end - leaderNumber > 1)
      resultNumber = result.getResultNumber() - leaderNumber;
  }
  auto number = numbers.find(leader);
  if (number != numbers.end()) {
    os << '%' << number->second;
  } else {
    auto name = names.find(leader);
    if (name == names.end()) {
      os << "<<UNKNOWN SSA VALUE>>";
      return;
    }
    os << '%' << name->second;
  }
  if (resultNumber >= 0 && withResultNumber)
    os << '#' << resultNumber;
}

void SSANames::printBlock(Block *block, llvm::raw_ostream &os) const {
  auto it = blocks.find(block);
  if (it == blocks.end())
    os << "^INVALIDBLOCK";
  else
    os << "^bb" << it->second;
}
