//===- AliasTable.h - Aliases of locations, types, attributes -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Locations, and types and attributes whose declarations request it, are printed as aliases (`#loc3`,
// `!name`) and defined once, before or after the operations. Printing with aliases takes two passes: a
// collecting pass fills this table and discards the text, the second pass prints. Names, numbers and order of
// the aliases are those of mlir-opt. Borrows types, attributes and locations; after finish() any number of
// threads may print with it. Private to runtime/asm.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_ALIASTABLE_H
#define STRATA_RUNTIME_ASM_ALIASTABLE_H

#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Location.h"
#include <vector>

namespace mlir {

class OpAsmDialectInterface;
class OpPrintingFlags;
class PrinterState;

/// The aliases of types, attributes and locations in one printed text.
class AliasTable {
public:
  explicit AliasTable(MLIRContext *context);

  /// Returns true if the text of an operation may contain an alias.
  static bool isNeeded(Operation *op, const OpPrintingFlags &flags);

  // First pass (collecting): the printer calls visit() for each type, attribute and location that it would
  // print; visit() calls the printer for nested ones. If \p deferrable is true, the definition of the alias
  // may be printed after the operations.
  void visit(Type type, PrinterState &printer);
  void visit(Attribute attr, PrinterState &printer);
  void visit(CompactLocation loc, MLIRContext *context, PrinterState &printer, bool deferrable);
  /// Returns true if a type, attribute or location that was visited has an alias.
  bool hasNames() const { return names.size() > 1; }
  /// Assigns the alias names, at the end of the first pass.
  void finish();

  // Second pass (printing).
  /// Prints the alias of a type, attribute or location and returns true, or returns false if it has none.
  bool print(Type type, llvm::raw_ostream &os) const { return hasTypes && printKey(keyOf(type), os); }
  bool print(Attribute attr, llvm::raw_ostream &os) const { return printKey(keyOf(attr), os); }
  /// \param hint the index of the entry at which the search for the location starts; is updated. Locations
  ///   are printed in almost the same order in which they were collected. The caller owns the hint, so that
  ///   several threads can print.
  bool print(CompactLocation loc, llvm::raw_ostream &os, unsigned &hint) const;
  bool print(LocationAttr loc, llvm::raw_ostream &os, unsigned &hint) const {
    return print(CompactLocation::get(Location(loc.getImpl())), os, hint);
  }
  /// Prints the definitions of aliases, one per line: of the deferred ones if \p deferred is true, else of
  /// the others.
  void printDefinitions(PrinterState &printer, bool deferred) const;

private:
  enum class Kind : uint8_t { Type, Attribute, Location };
  /// A type, attribute or location that the first pass has found.
  struct Entry {
    uint64_t key; ///< The address or the encoded location; identifies the entry together with `kind`.
    unsigned firstChild = 0; ///< Index of the first child in `children`.
    unsigned numChildren = 0;
    unsigned suffix = 0;
    unsigned depth = 0; ///< The nesting depth of aliases; the definitions are printed by increasing depth.
    uint16_t name = 0;  ///< An index into `names`; 0: no alias.
    Kind kind;
    bool isDeferred = false;
    /// True if the type or attribute contains itself. Its definition uses no aliases, because they would have
    /// to be defined before it.
    bool isRecursive = false;
    bool isOpen = false; ///< True while the entry is on the stack `openCycles`.
  };
  /// The state of an entry that is being visited.
  struct Frame {
    unsigned maxDepth = 0;
    unsigned entry;    ///< The index of the entry; unused for locations.
    unsigned earliest; ///< The first entry on `openCycles` that is reachable from this entry.
    size_t firstChild; ///< Index of the first child in `openChildren`.
  };

  static uint64_t keyOf(Type type) { return reinterpret_cast<uintptr_t>(type.getAsOpaquePointer()); }
  static uint64_t keyOf(Attribute attr) {
    return llvm::isa<LocationAttr>(attr) ? CompactLocation::get(Location(attr.getImpl())).getOpaqueValue()
                                         : reinterpret_cast<uintptr_t>(attr.getAsOpaquePointer());
  }
  void printAlias(const Entry &entry, llvm::raw_ostream &os) const;
  bool printKey(uint64_t key, llvm::raw_ostream &os) const;
  uint16_t getName(llvm::StringRef name, Kind kind);
  /// Sets the alias name of an entry if an OpAsmDialectInterface provides one.
  template <typename T>
  void askDialects(T attrOrType, Entry &entry);
  void enter(const Entry &entry, PrinterState &printer, bool deferrable,
             llvm::function_ref<void()> visitInside);
  void forbidDeferring(unsigned index);
  /// Ends the visit of a type or attribute: marks the entries of a strongly connected component as recursive.
  void closeCycle(const Frame &frame);

  static uint32_t hashOf(uint64_t key);
  /// Returns the index in `places` where the key is, or where it can be inserted.
  size_t findPlace(uint64_t key) const;
  /// Returns the index in `entries` of the entry with this key, plus one; 0 if there is none.
  uint32_t findNumber(uint64_t key) const { return places.empty() ? 0 : places[findPlace(key)].number; }
  void grow();

  std::vector<const OpAsmDialectInterface *> interfaces; ///< The interfaces of the loaded dialects.
  std::vector<Entry> entries;
  /// A slot of the hash table. The keys are in the entries; a slot holds half of the hash to avoid most
  /// comparisons.
  struct Place {
    uint32_t hash;
    uint32_t number; ///< An index into `entries` plus one; 0: empty.
  };
  std::vector<Place> places;
  std::vector<unsigned> children; ///< Indices of entries; the children of one entry are adjacent.
  std::vector<unsigned> order;    ///< The entries with aliases, in the order of their definitions.
  std::vector<std::string> names = {
      ""}; ///< Alias names with `#` or `!`, and with `_` after a final digit. Element 0: no alias.
  llvm::SmallVector<Frame, 4> frames;
  llvm::SmallVector<unsigned, 16> openChildren; ///< The children of all entries that are being visited.
  llvm::SmallVector<unsigned, 8> openCycles;    ///< Tarjan's stack: the entries whose SCC is incomplete.
  uint16_t locationName = 0;                    ///< The index of `#loc` in `names`; 0: not yet used.
  bool hasTypes = false;
};

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_ALIASTABLE_H
