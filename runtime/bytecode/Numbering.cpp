//===- Numbering.cpp - The numbers of what a file refers to ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/bytecode/Numbering.h"
#include "runtime/bytecode/BuiltinEncoding.h"
#include "runtime/bytecode/PropertyEncoding.h"
#include "runtime/ir/AttrTypeSubElements.h"
#include "runtime/ir/BuiltinDialect.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/NamedAttrList.h"

using namespace mlir;
using namespace mlir::bytecode;

//===----------------------------------------------------------------------===//
// Nested entries
//===----------------------------------------------------------------------===//

namespace {
/// Numbers the attributes, types and resources that an encoding contains, and writes nothing.
class NestedNumbering final : public DialectBytecodeWriter {
public:
  NestedNumbering(BytecodeNumbering &numbering, const BytecodeWriterConfig::Impl &config)
      : numbering(numbering), config(config) {}
  void writeAttribute(Attribute attr) override {
    if (attr)
      numbering.add(attr);
  }
  void writeOptionalAttribute(Attribute attr) override { writeAttribute(attr); }
  void writeType(Type type) override { numbering.add(type); }
  void writeResourceHandle(const AsmDialectResourceHandle &resource) override { numbering.add(resource); }
  void writeVarInt(uint64_t) override {}
  void writeSignedVarInt(int64_t) override {}
  void writeAPIntWithKnownWidth(const llvm::APInt &) override {}
  void writeAPFloatWithKnownSemantics(const llvm::APFloat &) override {}
  void writeOwnedString(llvm::StringRef) override {}
  void writeOwnedBlob(llvm::ArrayRef<char>) override {}
  void writeOwnedBool(bool) override {}
  int64_t getBytecodeVersion() const override { return config.version; }
  FailureOr<const DialectVersion *> getDialectVersion(llvm::StringRef dialectName) const override {
    return config.getDialectVersion(dialectName);
  }

private:
  BytecodeNumbering &numbering;
  const BytecodeWriterConfig::Impl &config;
};
} // namespace

template <typename T>
void BytecodeNumbering::addResourcesOfText(T entry) {
  AttrTypeWalker walker;
  walker.addWalk([&](DenseResourceElementsAttr attr) {
    add(AsmDialectResourceHandle(attr.getRawHandle().getResource(),
                                 TypeID::get<DenseResourceElementsHandle>(), nullptr));
  });
  walker.walk(entry);
}

/// Numbers what the encoding of an entry contains. Calls the functions of the client first, as the writer
/// does.
template <typename T, typename WritersT, typename WriteFn>
static bool writeNested(T entry, const WritersT &writers, DialectBytecodeWriter &writer,
                        std::optional<llvm::StringRef> &group, WriteFn &&writeByDialect) {
  for (const auto &callback : writers)
    if (succeeded(callback->write(entry, group, writer)))
      return true;
  return succeeded(writeByDialect());
}

void BytecodeNumbering::addNested(uint32_t index, Attribute attr) {
  if (auto opaque = llvm::dyn_cast<OpaqueAttr>(attr)) {
    attributes[index].dialect = addDialect(opaque.getDialectNamespace().getValue());
    return;
  }
  uint32_t dialect = attributes[index].dialect = addDialect(&attr.getDialect());
  NestedNumbering writer(*this, config);
  std::optional<llvm::StringRef> group;
  bool isEncoded = writeNested(attr, config.attributeWriters, writer, group,
                               [&] { return writeBuiltinOr(attr, writer, dialects[dialect]->interface); });
  if (group)
    attributes[index].dialect = addDialect(*group);
  if (!isEncoded)
    addResourcesOfText(attr);
}

void BytecodeNumbering::addNested(uint32_t index, Type type) {
  if (auto opaque = llvm::dyn_cast<OpaqueType>(type)) {
    types[index].dialect = addDialect(opaque.getDialectNamespace().getValue());
    return;
  }
  uint32_t dialect = types[index].dialect = addDialect(&type.getDialect());
  NestedNumbering writer(*this, config);
  std::optional<llvm::StringRef> group;
  bool isEncoded = writeNested(type, config.typeWriters, writer, group,
                               [&] { return writeBuiltinOr(type, writer, dialects[dialect]->interface); });
  if (group)
    types[index].dialect = addDialect(*group);
  if (!isEncoded)
    addResourcesOfText(type);
}

//===----------------------------------------------------------------------===//
// Attributes, types, names, dialects
//===----------------------------------------------------------------------===//

uint32_t BytecodeNumbering::addKey(uint64_t key, bool &isNew) {
  uint32_t index = attributeTable.insert(key, attributes.size(), isNew);
  if (isNew)
    attributes.push_back({key});
  else
    ++attributes[index].references;
  return index;
}

/// Returns the key of an attribute. A location that an op can store in compact form has that form as its key.
static uint64_t getKey(Attribute attr) {
  if (attr.getKind() == AttrKind::FileLineColLoc)
    return CompactLocation::get(llvm::cast<LocationAttr>(attr)).getOpaqueValue();
  return reinterpret_cast<uintptr_t>(attr.getAsOpaquePointer());
}

uint32_t BytecodeNumbering::addAttribute(Attribute attr) {
  bool isNew;
  uint32_t index = addKey(getKey(attr), isNew);
  if (isNew)
    addNested(index, attr);
  return index;
}

uint32_t BytecodeNumbering::addLocation(CompactLocation loc) {
  if (!loc.isFileLineCol())
    return addAttribute(loc.materialize(context));
  bool isNew;
  uint32_t index = addKey(loc.getOpaqueValue(), isNew);
  if (!isNew)
    return index;
  // Equivalent to addNested(), without creating the attribute.
  if (!config.attributeWriters.empty()) {
    addNested(index, loc.materialize(context));
    return index;
  }
  attributes[index].dialect = addDialect(context->getLoadedDialect<BuiltinDialect>());
  if (lastFile != loc.getFile()) {
    lastFile = loc.getFile();
    lastFileEntry = addAttribute(context->getFileName(lastFile));
  } else {
    ++attributes[lastFileEntry].references;
  }
  return index;
}

uint32_t BytecodeNumbering::addType(Type type) {
  auto [it, isNew] = typeTable.try_emplace(type.getAsOpaquePointer(), types.size());
  uint32_t index = it->second;
  if (!isNew) {
    ++types[index].references;
    return index;
  }
  types.push_back({reinterpret_cast<uintptr_t>(type.getAsOpaquePointer())});
  addNested(index, type);
  return index;
}

uint32_t BytecodeNumbering::addName(OperationName name) {
  auto [it, isNew] = nameTable.try_emplace(name.getAsOpaquePointer(), names.size());
  uint32_t index = it->second;
  if (!isNew) {
    ++names[index].references;
    return index;
  }
  names.push_back({reinterpret_cast<uintptr_t>(name.getAsOpaquePointer())});
  lastProperties.push_back(none);
  // A name without a dot is the name of a dialect, of which the op has an empty name.
  uint32_t dialect =
      name.getDialect() ? addDialect(name.getDialect()) : addDialect(name.getStringRef().split('.').first);
  names[index].dialect = dialect;
  return index;
}

uint32_t BytecodeNumbering::addDialect(Dialect *dialect) {
  auto [it, isNew] = dialectTable.try_emplace(dialect, 0);
  if (isNew) {
    uint32_t index = addDialect(dialect->getNamespace());
    dialectTable[dialect] = index;
    return index;
  }
  return it->second;
}

uint32_t BytecodeNumbering::addDialect(llvm::StringRef name) {
  auto [it, isNew] = dialectNames.try_emplace(name, dialects.size());
  if (!isNew)
    return it->second;
  auto entry = std::make_unique<DialectEntry>();
  entry->name = it->first();
  entry->number = dialects.size();
  entry->dialect = context->getLoadedDialect(name);
  entry->isBuiltin = entry->dialect == context->getLoadedDialect<BuiltinDialect>();
  if (entry->dialect) {
    entry->interface = entry->dialect->getRegisteredInterface<BytecodeDialectInterface>();
    entry->asmInterface = entry->dialect->getRegisteredInterface<OpAsmDialectInterface>();
  }
  dialects.push_back(std::move(entry));
  return dialects.size() - 1;
}

//===----------------------------------------------------------------------===//
// Resources
//===----------------------------------------------------------------------===//

static bool isBuiltinResource(const AsmDialectResourceHandle &handle) {
  return handle.getTypeID() == TypeID::get<DenseResourceElementsHandle>();
}
static std::string getResourceKey(const AsmDialectResourceHandle &handle,
                                  const OpAsmDialectInterface *interface) {
  if (isBuiltinResource(handle))
    return static_cast<DialectResourceBlobManager::BlobEntry *>(handle.getResource())->getKey().str();
  return interface->getResourceKey(handle);
}

void BytecodeNumbering::add(const AsmDialectResourceHandle &handle) {
  Dialect *owner =
      isBuiltinResource(handle) ? context->getLoadedDialect<BuiltinDialect>() : handle.getDialect();
  DialectEntry &dialect = *dialects[addDialect(owner)];
  if (dialect.resources.insert(handle))
    dialect.resourceKeys.insert({getResourceKey(handle, dialect.asmInterface), Resource()});
}

namespace {
/// Numbers the resources that have data.
class ResourceNumbering final : public AsmResourceBuilder {
public:
  ResourceNumbering(BytecodeNumbering::DialectEntry &dialect, unsigned &next)
      : dialect(dialect), next(next) {}
  void buildBool(llvm::StringRef key, bool) override { number(key); }
  void buildString(llvm::StringRef key, llvm::StringRef) override { number(key); }
  void buildBlob(llvm::StringRef key, llvm::ArrayRef<char>, uint32_t) override { number(key); }
  void number(llvm::StringRef key) {
    // Resources to which nothing refers are written, too, but need no number. They count because numbers are
    // positions in the file.
    auto it = dialect.resourceKeys.find(key.str());
    if (it != dialect.resourceKeys.end())
      it->second = {next, false};
    ++next;
  }

private:
  BytecodeNumbering::DialectEntry &dialect;
  unsigned &next;
};
} // namespace

void BytecodeNumbering::numberResources() {
  unsigned next = 0;
  for (const std::unique_ptr<DialectEntry> &dialect : dialects) {
    ResourceNumbering builder(*dialect, next);
    if (dialect->isBuiltin) {
      for (const AsmDialectResourceHandle &handle : dialect->resources)
        if (static_cast<DialectResourceBlobManager::BlobEntry *>(handle.getResource())->getBlob())
          builder.number(getResourceKey(handle, nullptr));
    } else if (dialect->asmInterface) {
      dialect->asmInterface->buildResources(root, dialect->resources, builder);
    }
    for (auto &[key, resource] : dialect->resourceKeys)
      if (resource.isDeclaration)
        resource.number = next++;
  }
}

unsigned BytecodeNumbering::getResourceNumber(const AsmDialectResourceHandle &handle) const {
  Dialect *owner =
      isBuiltinResource(handle) ? context->getLoadedDialect<BuiltinDialect>() : handle.getDialect();
  const DialectEntry &dialect = *dialects[dialectTable.lookup(owner)];
  return dialect.resourceKeys.find(getResourceKey(handle, dialect.asmInterface))->second.number;
}

//===----------------------------------------------------------------------===//
// Order of the numbers
//===----------------------------------------------------------------------===//

/// Sorts the indices of entries by a small key, stably and in linear time. \p keyOf returns a number below
/// \p numKeys.
template <typename KeyFn>
static void sortStably(llvm::MutableArrayRef<uint32_t> order, size_t numKeys, KeyFn &&keyOf) {
  std::vector<size_t> starts(numKeys + 1);
  for (uint32_t index : order)
    ++starts[keyOf(index) + 1];
  for (size_t i = 1; i <= numKeys; ++i)
    starts[i] += starts[i - 1];
  std::vector<uint32_t> sorted(order.size());
  for (uint32_t index : order)
    sorted[starts[keyOf(index)]++] = index;
  llvm::copy(sorted, order.begin());
}

void BytecodeNumbering::sort(std::vector<Entry> &entries, std::vector<uint32_t> &sorted) {
  sorted.resize(entries.size());
  for (size_t i = 0; i != entries.size(); ++i)
    sorted[i] = i;
  // Descending by the number of references. Few entries have many references; they are sorted separately.
  constexpr uint32_t many = 1024;
  sortStably(sorted, many + 1,
             [&](uint32_t index) { return many - std::min(entries[index].references, many); });
  auto frequent =
      llvm::partition_point(sorted, [&](uint32_t index) { return entries[index].references >= many; });
  std::stable_sort(sorted.begin(), frequent,
                   [&](uint32_t a, uint32_t b) { return entries[a].references > entries[b].references; });
  // Group the entries whose numbers take the same number of bytes by their dialects. The last dialect of a
  // range is the first one of the next range.
  size_t numDialects = 0;
  for (const Entry &entry : entries)
    numDialects = std::max<size_t>(numDialects, entry.dialect + 1);
  llvm::MutableArrayRef<uint32_t> rest = sorted;
  uint32_t first = 0;
  size_t count = 0;
  for (unsigned bytes = 1; !rest.empty(); ++bytes) {
    count = bytes < 9 ? (size_t(1) << (7 * bytes)) - count : rest.size();
    llvm::MutableArrayRef<uint32_t> range = rest.take_front(count);
    sortStably(range, numDialects + 1, [&](uint32_t index) {
      uint32_t dialect = entries[index].dialect;
      return dialect == first ? 0 : dialect + 1;
    });
    first = entries[range.back()].dialect;
    rest = rest.drop_front(range.size());
  }
  for (size_t i = 0; i != sorted.size(); ++i)
    entries[sorted[i]].number = i;
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

DictionaryAttr BytecodeNumbering::getStoredAttributes(Operation *op) const {
  if (config.version >= kNativePropertiesEncoding || !hasProperties(op))
    return op->getRawDiscardableAttrs();
  NamedAttrList merged;
  if (!op->isRegistered()) {
    // The attributes of an unregistered op are one list.
    auto inherent = llvm::dyn_cast<DictionaryAttr>(op->getSlot(0));
    if (!inherent)
      return op->getRawDiscardableAttrs();
    merged = NamedAttrList(inherent);
    for (NamedAttribute attr : op->getDiscardableAttrs())
      merged.set(StringAttr(attr.getName()), attr.getValue());
    return merged.getDictionary(context);
  }
  // Properties that differ from their default values are stored as attributes.
  OperationName name = op->getName();
  for (unsigned slot = name.getFirstPropertySlot(), e = name.getNumSlots(); slot != e; ++slot) {
    const AttrSpec &spec = name.getSpec()->attributes[slot];
    if (op->getSlot(slot) && op->getSlot(slot) != spec.defaultValue(context))
      merged.append(spec.name, op->getSlot(slot));
  }
  if (merged.empty())
    return op->getAttrDictionary();
  merged.append(op->getAttrs());
  return merged.getDictionary(context);
}

uint32_t BytecodeNumbering::addProperties(Operation *op, uint32_t name) {
  if (config.version < kNativePropertiesEncoding || !hasProperties(op))
    return none;
  NestedNumbering writer(*this, config);
  writeProperties(op, writer);
  auto isSame = [&](uint32_t set) { return propertySets[set].op->getSlots() == op->getSlots(); };
  if (lastProperties[name] != none && isSame(lastProperties[name]))
    return lastProperties[name];
  uint64_t hash = reinterpret_cast<uintptr_t>(op->getName().getAsOpaquePointer());
  for (Attribute slot : op->getSlots())
    hash = (hash ^ reinterpret_cast<uintptr_t>(slot.getAsOpaquePointer())) * 0x9e3779b97f4a7c15u ^ hash >> 29;
  // Keep the hash value apart from the keys that the table reserves.
  llvm::SmallVector<uint32_t, 1> &sets = propertyTable[hash >> 2];
  for (uint32_t set : sets)
    if (propertySets[set].op->getName() == op->getName() && isSame(set))
      return lastProperties[name] = set;
  sets.push_back(propertySets.size());
  propertySets.push_back({op});
  return lastProperties[name] = propertySets.size() - 1;
}

void BytecodeNumbering::addOp(Operation *op) {
  OpRecord record;
  record.name = addName(op->getName());
  for (OpResult result : op->getResults()) {
    values[result.getAsOpaquePointer()] = ++nextValue;
    typeRecords.push_back(addType(result.getType()));
  }
  DictionaryAttr attrs = getStoredAttributes(op);
  record.attributes = attrs && !attrs.empty() ? addAttribute(attrs) : none;
  record.properties = addProperties(op, record.name);
  record.location = addLocation(op->getCompactLoc());
  opRecords.push_back(record);
}

void BytecodeNumbering::addRegion(Region &region) {
  if (region.empty())
    return;
  RegionRecord record = {0, nextValue, opRecords.size(), typeRecords.size()};
  bool hasManyBlocks = !region.hasOneBlock();
  for (Block &block : region) {
    if (hasManyBlocks)
      blocks[&block] = record.numBlocks;
    ++record.numBlocks;
    for (BlockArgument arg : block.getArguments()) {
      values[arg.getAsOpaquePointer()] = ++nextValue;
      addLocation(arg.getCompactLoc());
      typeRecords.push_back(addType(arg.getType()));
    }
    for (Operation &op : block)
      addOp(&op);
  }
  record.numValues = nextValue - record.numValues;
  regions[&region] = record;
}

uint32_t BytecodeNumbering::getArgumentLocation(const BlockArgument &arg) const {
  CompactLocation loc = arg.getCompactLoc();
  if (loc.isFileLineCol())
    return attributes[attributeTable.lookup(loc.getOpaqueValue())].number;
  return getNumber(loc.materialize(context));
}

uint32_t BytecodeNumbering::getNumber(Attribute attr) const {
  return attributes[attributeTable.lookup(getKey(attr))].number;
}

//===----------------------------------------------------------------------===//
// Isolation of unregistered ops
//===----------------------------------------------------------------------===//

bool BytecodeNumbering::isIsolated(Operation *op) const {
  if (op->isRegistered())
    return op->hasTrait(Trait::IsIsolatedFromAbove);
  if (!knowsIsolatedOps) {
    const_cast<BytecodeNumbering *>(this)->findIsolatedOps();
    const_cast<BytecodeNumbering *>(this)->knowsIsolatedOps = true;
  }
  return isolatedOps.lookup(op);
}

namespace {
/// An op whose regions are being visited.
struct OpenOp {
  Operation *op;
  unsigned depth;  ///< The number of ops around it.
  unsigned lowest; ///< The lowest depth of an op whose regions define a value that is used.
};
} // namespace

/// Finds the unregistered ops that use no values from outside. Each op passes on to its parent the depth of
/// the outermost definition that it uses.
void BytecodeNumbering::findIsolatedOps() {
  llvm::SmallVector<OpenOp> open;
  llvm::DenseMap<Operation *, unsigned> depths;
  struct Position {
    Region::OpIterator next, last;
    unsigned region;
  };
  llvm::SmallVector<Position> positions;
  auto enter = [&](Operation *op) {
    open.push_back({op, static_cast<unsigned>(open.size()), ~0u});
    depths[op] = open.back().depth;
    positions.push_back(
        {Region::OpIterator(&op->getRegion(0)), Region::OpIterator(&op->getRegion(0), true), 0});
  };
  if (root->getNumRegions())
    enter(root);
  while (!open.empty()) {
    Position &position = positions.back();
    Operation *parent = open.back().op;
    if (position.next == position.last) {
      if (++position.region != parent->getNumRegions()) {
        Region &region = parent->getRegion(position.region);
        position.next = Region::OpIterator(&region);
        position.last = Region::OpIterator(&region, true);
        continue;
      }
      OpenOp done = open.pop_back_val();
      positions.pop_back();
      depths.erase(done.op);
      if (!done.op->isRegistered())
        isolatedOps[done.op] = done.lowest >= done.depth;
      if (!open.empty())
        open.back().lowest = std::min(open.back().lowest, done.lowest);
      continue;
    }
    Operation &op = *position.next;
    ++position.next;
    for (Value operand : op.getOperands())
      if (Region *region = operand ? operand.getParentRegion() : nullptr)
        open.back().lowest = std::min(open.back().lowest, depths.lookup(region->getParentOp()));
    if (op.getNumRegions())
      enter(&op);
  }
}

//===----------------------------------------------------------------------===//
// The walk
//===----------------------------------------------------------------------===//

BytecodeNumbering::BytecodeNumbering(Operation *root, const BytecodeWriterConfig::Impl &config)
    : config(config), root(root), context(root->getContext()) {
  addOp(root);
  // The regions that have not been visited, each with the number of the first value defined in it.
  llvm::SmallVector<std::pair<Region *, unsigned>> open;
  auto push = [&](Operation *op) {
    if (op->getNumRegions() == 0)
      return;
    unsigned first = isIsolated(op) ? 0 : nextValue;
    for (Region &region : op->getRegions())
      open.emplace_back(&region, first);
  };
  push(root);
  while (!open.empty()) {
    auto [region, first] = open.pop_back_val();
    nextValue = first;
    addRegion(*region);
    for (Block &block : *region)
      for (Operation &op : block)
        push(&op);
  }
  sort(attributes, sortedAttributes);
  sort(names, sortedNames);
  sort(types, sortedTypes);
  numberResources();
}
