//===- AliasTable.h - Short names for long texts --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Locations, and types and attributes whose declaration asks for it, are printed as `#loc3` or `!name` and spelled
// out once, before or behind the operations. A printer first runs with this table collecting, its text thrown
// away, and then once more for the text. Numbers and order are those of mlir-opt. Private to runtime/asm.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_ALIASTABLE_H
#define STRATA_RUNTIME_ASM_ALIASTABLE_H

#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Location.h"
#include "llvm/ADT/DenseMap.h"

namespace strata {

class PrinterState;

class AliasTable {
public:
  /// Whether anything printed for a context could have an alias.
  static bool isNeeded(MLIRContext *context, bool printsLocations);

  // Collecting: the printer calls these for each type, attribute and location that it meets; they run it on what
  // is inside. What is deferrable may be spelled out behind the operations.
  void visit(Type type, PrinterState &printer);
  void visit(Attribute attr, PrinterState &printer);
  void visit(CompactLocation loc, MLIRContext *context, PrinterState &printer, bool deferrable);
  /// Gives out the names.
  void finish();

  // Printing.
  /// Writes the alias, if there is one.
  bool print(Type type, llvm::raw_ostream &os) const { return hasTypes && printKey(keyOf(type), os); }
  bool print(Attribute attr, llvm::raw_ostream &os) const { return printKey(keyOf(attr), os); }
  bool print(CompactLocation loc, llvm::raw_ostream &os) const { return printKey(loc.getOpaqueValue(), os); }
  void printDefinitions(PrinterState &printer, bool deferred) const;

private:
  struct Entry {
    uint64_t key;
    llvm::StringRef name = {}; ///< Empty: no alias.
    unsigned suffix = 0;
    unsigned depth = 0; ///< Aliases come after those that they use.
    bool isType = false, isDeferred = false;
    Type type = {};
    Attribute attr = {};
    CompactLocation loc = {};
    llvm::SmallVector<unsigned, 0> children = {};
  };
  /// What was met inside the entry that is being visited.
  struct Frame {
    unsigned maxDepth = 0;
    llvm::SmallVector<unsigned, 4> children;
  };

  static uint64_t keyOf(Type type) { return reinterpret_cast<uintptr_t>(type.getAsOpaquePointer()); }
  static uint64_t keyOf(Attribute attr) {
    return llvm::isa<LocationAttr>(attr) ? CompactLocation::get(Location(attr.getImpl())).getOpaqueValue()
                                         : reinterpret_cast<uintptr_t>(attr.getAsOpaquePointer());
  }
  bool printKey(uint64_t key, llvm::raw_ostream &os) const;
  void enter(Entry &&entry, PrinterState &printer, bool deferrable, llvm::function_ref<void()> visitInside);
  void forbidDeferring(unsigned index);

  llvm::DenseMap<uint64_t, unsigned> indices;
  std::vector<Entry> entries;
  std::vector<unsigned> order; ///< Those with an alias.
  llvm::SmallVector<Frame, 4> frames;
  bool hasTypes = false;
};

} // namespace strata

#endif // STRATA_RUNTIME_ASM_ALIASTABLE_H
