//===- Numbering.h - The numbers of what a file refers to -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Bytecode refers to attributes, types, locations, op names, dialects, values and resources by numbers. This
// class walks over an op once and assigns them, in the order that MLIR uses:
//
// - Attributes, types and op names are sorted by the number of references, the most frequent first. Among
//   those whose numbers are encoded in the same number of bytes, entries of a dialect are adjacent.
// - A value has the number of its definition in the enclosing region that is isolated from above. Nested
//   regions that are not isolated continue after all values of their parent region.
//
// For each op the walk records its numbers in a list, so that the writer needs no table lookups. Private to
// runtime/bytecode.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_BYTECODE_NUMBERING_H
#define STRATA_RUNTIME_BYTECODE_NUMBERING_H

#include "runtime/bytecode/KeyTable.h"
#include "runtime/bytecode/WriterConfig.h"
#include "runtime/asm/OpAsmDialectInterface.h"
#include "runtime/ir/Operation.h"
#include "runtime/ir/Region.h"
#include "runtime/support/PointerTable.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"

namespace mlir {

/// The numbers of everything in an op; see the top of the file.
class BytecodeNumbering {
public:
  /// A resource of a dialect.
  struct Resource {
    unsigned number = 0;
    bool isDeclaration = true; ///< True if the resource has no data.
  };
  /// A dialect that is referenced. Its number is its index.
  struct DialectEntry {
    llvm::StringRef name;
    Dialect *dialect = nullptr; ///< Null if the dialect is not loaded.
    bool isBuiltin = false;
    const BytecodeDialectInterface *interface = nullptr;
    const OpAsmDialectInterface *asmInterface = nullptr;
    llvm::SetVector<AsmDialectResourceHandle> resources; ///< Referenced resources.
    /// Referenced resources by key. Those of the builtin dialect are DenseResourceElementsHandles.
    llvm::MapVector<std::string, Resource, llvm::StringMap<unsigned>> resourceKeys;
    unsigned number = 0;
  };
  /// An attribute, type or op name. `key` is an address or a compact location.
  struct Entry {
    uint64_t key;
    uint32_t references = 1;
    uint32_t dialect = 0; ///< Index of the dialect.
    uint32_t number = 0;
  };
  /// What the file stores for an op: indices of entries, before sorting.
  struct OpRecord {
    uint32_t name, location;
    uint32_t attributes; ///< `none` if the op has none.
    uint32_t properties; ///< Index in the list of distinct properties, or `none`.
  };
  /// The inherent attributes and properties of operations of one kind that have the same values.
  struct PropertySet {
    Operation *op; ///< One of the operations.
    int64_t number = -1;
  };
  struct RegionRecord {
    unsigned numBlocks, numValues;
    size_t firstOp, firstType; ///< The positions of the records of the ops, and of arguments and results.
  };
  static constexpr uint32_t none = ~0u;

  BytecodeNumbering(Operation *root, const BytecodeWriterConfig::Impl &config);

  // The tables, in the order of their numbers.
  llvm::ArrayRef<std::unique_ptr<DialectEntry>> getDialects() const { return dialects; }
  llvm::ArrayRef<uint32_t> getSortedAttributes() const { return sortedAttributes; }
  llvm::ArrayRef<uint32_t> getSortedTypes() const { return sortedTypes; }
  llvm::ArrayRef<uint32_t> getSortedNames() const { return sortedNames; }
  const Entry &getAttribute(uint32_t index) const { return attributes[index]; }
  const Entry &getType(uint32_t index) const { return types[index]; }
  const Entry &getName(uint32_t index) const { return names[index]; }

  // Numbers.
  uint32_t getNumber(Attribute attr) const;
  uint32_t getNumber(Type type) const { return types[typeTable.lookup(type.getAsOpaquePointer())].number; }
  uint32_t getValueNumber(Value value) const { return values.lookup(value.getAsOpaquePointer()) - 1; }
  unsigned getBlockNumber(Block *block) const { return blocks.lookup(block); }
  unsigned getResourceNumber(const AsmDialectResourceHandle &handle) const;
  bool isIsolated(Operation *op) const;

  // Records. The records of the ops of a region are consecutive.
  const OpRecord &getRoot() const { return opRecords.front(); }
  const RegionRecord &getRegion(Region &region) const { return regions.find(&region)->second; }
  const OpRecord &getOp(size_t position) const { return opRecords[position]; }
  uint32_t getTypeNumber(size_t position) const { return types[typeRecords[position]].number; }
  /// Returns the location of a block argument; each argument has a record.
  uint32_t getArgumentLocation(const BlockArgument &arg) const;
  llvm::MutableArrayRef<PropertySet> getPropertySets() { return propertySets; }
  /// Returns the attributes that are stored with an op apart from its properties.
  DictionaryAttr getStoredAttributes(Operation *op) const;

  // Called by the writer that numbers nested attributes.
  void add(Attribute attr) { addAttribute(attr); }
  void add(Type type) { addType(type); }
  void add(const AsmDialectResourceHandle &handle);

private:
  uint32_t addAttribute(Attribute attr);
  uint32_t addLocation(CompactLocation loc);
  uint32_t addKey(uint64_t key, bool &isNew);
  uint32_t addType(Type type);
  uint32_t addName(OperationName name);
  uint32_t addDialect(Dialect *dialect);
  uint32_t addDialect(llvm::StringRef name);
  void addNested(uint32_t index, Attribute attr);
  void addNested(uint32_t index, Type type);
  template <typename T>
  void addResourcesOfText(T entry);
  void addOp(Operation *op);
  uint32_t addProperties(Operation *op, uint32_t name);
  void addRegion(Region &region);
  void findIsolatedOps();
  static void sort(std::vector<Entry> &entries, std::vector<uint32_t> &sorted);
  void numberResources();

  const BytecodeWriterConfig::Impl &config;
  Operation *root;
  MLIRContext *context;

  std::vector<std::unique_ptr<DialectEntry>> dialects;
  llvm::DenseMap<Dialect *, uint32_t> dialectTable;
  llvm::StringMap<uint32_t> dialectNames;
  std::vector<Entry> attributes, types, names;
  KeyTable attributeTable;
  llvm::DenseMap<const void *, uint32_t> typeTable;
  llvm::DenseMap<const void *, uint32_t> nameTable;
  std::vector<uint32_t> sortedAttributes, sortedTypes, sortedNames;

  PointerTable<4> values; ///< The number of a value plus 1.
  llvm::DenseMap<Block *, unsigned> blocks;
  llvm::DenseMap<Region *, RegionRecord> regions;
  unsigned nextValue = 0;
  /// True for unregistered ops that use no value from outside; computed when the first such op is found.
  mutable llvm::DenseMap<Operation *, bool> isolatedOps;
  bool knowsIsolatedOps = false;

  std::vector<OpRecord> opRecords;
  std::vector<uint32_t> typeRecords;
  std::vector<PropertySet> propertySets;
  llvm::DenseMap<uint64_t, llvm::SmallVector<uint32_t, 1>> propertyTable; ///< By hash value.
  std::vector<uint32_t> lastProperties; ///< The property set that was last used by each op name.
  /// The last file name of a location, and its entry.
  unsigned lastFile = ~0u;
  uint32_t lastFileEntry = 0;
};

} // namespace mlir

#endif // STRATA_RUNTIME_BYTECODE_NUMBERING_H
