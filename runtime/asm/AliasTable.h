//===- AliasTable.h - Short names for long texts --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Locations, and types and attributes whose declaration asks for it, are printed as `#loc3` or `!name` and
// spelled out once, before or behind the operations. A printer first runs with this table collecting, its
// text thrown away, and then once more for the text. Numbers and order are those of mlir-opt. Private to
// runtime/asm.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_ALIASTABLE_H
#define STRATA_RUNTIME_ASM_ALIASTABLE_H

#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Location.h"
#include <vector>

namespace strata {

class PrinterState;

class AliasTable {
public:
  /// Whether anything printed for a context could have an alias.
  static bool isNeeded(MLIRContext *context, bool printsLocations);

  // Collecting: the printer calls these for each type, attribute and location that it meets; they run it on
  // what is inside. What is deferrable may be spelled out behind the operations.
  void visit(Type type, PrinterState &printer);
  void visit(Attribute attr, PrinterState &printer);
  void visit(CompactLocation loc, MLIRContext *context, PrinterState &printer, bool deferrable);
  /// Gives out the names.
  void finish();

  // Printing.
  /// Writes the alias, if there is one.
  bool print(Type type, llvm::raw_ostream &os) const { return hasTypes && printKey(keyOf(type), os); }
  bool print(Attribute attr, llvm::raw_ostream &os) const { return printKey(keyOf(attr), os); }
  /// \param hint  a place in the order of their coming, near which a location is looked for first. Those of
  /// operations are written in about that order. Kept by the caller: several may print.
  bool print(CompactLocation loc, llvm::raw_ostream &os, unsigned &hint) const;
  bool print(LocationAttr loc, llvm::raw_ostream &os, unsigned &hint) const {
    return print(CompactLocation::get(Location(loc.getImpl())), os, hint);
  }
  void printDefinitions(PrinterState &printer, bool deferred) const;

private:
  enum class Kind : uint8_t { Type, Attribute, Location };
  struct Entry {
    uint64_t key;            ///< Says what it is, together with `kind`.
    unsigned firstChild = 0; ///< In `children`.
    unsigned numChildren = 0;
    unsigned suffix = 0;
    unsigned depth = 0; ///< Aliases come after those that they use.
    uint16_t name = 0;  ///< In `names`; 0: no alias.
    Kind kind;
    bool isDeferred = false;
    /// Met inside of itself: it is spelled out without aliases, which would have to stand before it.
    bool isRecursive = false;
    bool isOpen = false; ///< In `openCycles`.
  };
  /// An entry that is being visited: what was met inside.
  struct Frame {
    unsigned maxDepth = 0;
    unsigned entry;    ///< Of locations, which contain nothing but locations, it is not looked at.
    unsigned earliest; ///< The first of the open entries that something inside leads back to.
    size_t firstChild; ///< In `openChildren`.
  };

  static uint64_t keyOf(Type type) { return reinterpret_cast<uintptr_t>(type.getAsOpaquePointer()); }
  static uint64_t keyOf(Attribute attr) {
    return llvm::isa<LocationAttr>(attr) ? CompactLocation::get(Location(attr.getImpl())).getOpaqueValue()
                                         : reinterpret_cast<uintptr_t>(attr.getAsOpaquePointer());
  }
  void printAlias(const Entry &entry, llvm::raw_ostream &os) const;
  bool printKey(uint64_t key, llvm::raw_ostream &os) const;
  uint16_t getName(llvm::StringRef name, Kind kind);
  void enter(const Entry &entry, PrinterState &printer, bool deferrable,
             llvm::function_ref<void()> visitInside);
  void forbidDeferring(unsigned index);
  /// A type or attribute has been visited: whether it, and those behind it, contain themselves.
  void closeCycle(const Frame &frame);

  static uint32_t hashOf(uint64_t key);
  /// Where the key is in `places`, or could be.
  size_t findPlace(uint64_t key) const;
  /// The number of its entry, plus one; 0 if it has none.
  uint32_t findNumber(uint64_t key) const { return places.empty() ? 0 : places[findPlace(key)].number; }
  void grow();

  std::vector<Entry> entries;
  /// A hash table, without the keys: what its half of the hash does not tell apart, the entry does.
  struct Place {
    uint32_t hash;
    uint32_t number; ///< In `entries`, plus one; 0: free.
  };
  std::vector<Place> places;
  std::vector<unsigned> children; ///< Those of an entry stand side by side.
  std::vector<unsigned> order;    ///< Those with an alias.
  std::vector<std::string> names = {
      ""}; ///< With `#` or `!` in front and what keeps them apart from a number.
  llvm::SmallVector<Frame, 4> frames;
  llvm::SmallVector<unsigned, 16> openChildren; ///< Of all that is being visited.
  llvm::SmallVector<unsigned, 8> openCycles; ///< Entries that may be met again inside of what they contain.
  uint16_t locationName = 0;                 ///< Of `loc`, once it was asked for.
  bool hasTypes = false;
};

} // namespace strata

#endif // STRATA_RUNTIME_ASM_ALIASTABLE_H
