//===- PrinterState.h - The state of one print ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The state that all printers of one text share: the stream, the indentation, the names of values and blocks,
// the aliases, and caches. Lives during one print; one thread. Private to runtime/asm.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_PRINTERSTATE_H
#define STRATA_RUNTIME_ASM_PRINTERSTATE_H

#include "runtime/asm/AliasTable.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/asm/PrintRecords.h"
#include "runtime/asm/SSANames.h"
#include "runtime/asm/SymbolText.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/StringSaver.h"

namespace mlir {

/// Whether the type of a typed attribute is printed. Never: it is always printed; May: it is omitted if it is
/// the default (i64 or f64); Must: it is always omitted.
enum class TypeElision { Never, May, Must };

/// Prints types, attributes and operations to a stream.
class PrinterState {
public:
  /// \param names the names of the values; null if only types and attributes are printed.
  PrinterState(llvm::raw_ostream &os, const OpPrintingFlags &flags, SSANames *names = nullptr,
               AliasTable *aliases = nullptr)
      : os(os), flags(flags), names(names ? names : &noNames), aliases(aliases) {}
  /// Creates a state that prints a part of the text of `outer` to another stream.
  PrinterState(PrinterState &outer, llvm::raw_ostream &os)
      : os(os), flags(outer.flags), names(outer.names), aliases(outer.aliases), records(outer.records),
        symbolText(outer.symbolText), isCollecting(outer.isCollecting), defersAliases(outer.defersAliases),
        depth(outer.depth), typeDepth(outer.typeDepth) {}

  llvm::raw_ostream &os;
  OpPrintingFlags flags;
  SSANames *names;                     ///< Names of values; never null.
  AliasTable *aliases;                 ///< Aliases; may be null.
  PrintRecords *records = &ownRecords; ///< Shared by all states that print parts of the text.
  SymbolText *symbolText = nullptr;    ///< The buffer of `os` while a dialect symbol is printed, else null.
  /// The first numbers in the isolated ops of the current region; null if these ops have names already.
  const SSANames::Counters *leftOut = nullptr;
  bool isCollecting = false; ///< True in the pass that fills `aliases`; its text is discarded.
  bool mayUseThreads = false;
  /// If not null, receives the offset of each operation in the stream. Requires a single thread.
  std::vector<std::pair<Operation *, uint64_t>> *offsets = nullptr;
  unsigned aliasHint = 0;     ///< The hint that AliasTable::print takes and updates.
  bool defersAliases = false; ///< True if aliases found now may be defined after the operations.
  unsigned indent = 0;
  llvm::SmallVector<llvm::StringRef, 8> defaultDialects = {"builtin"};

  void setContext(MLIRContext *newContext) { context = newContext; }

  // Types and attributes.
  void printType(Type type);
  void printAttribute(Attribute attr, TypeElision elision = TypeElision::Never);
  /// Print the alias of a type or attribute if there is one; else the form without dialect and mnemonic, or
  /// the full form if that one is empty.
  void printStrippedOrAlias(Type type);
  void printStrippedOrAlias(Attribute attr);
  /// Print a declared type or attribute without dialect and mnemonic.
  void printStripped(Type type);
  void printStripped(Attribute attr);
  void printNamedAttribute(const NamedAttribute &attr);
  void printDictEntries(llvm::ArrayRef<NamedAttribute> attrs);
  void printAttrDict(llvm::ArrayRef<NamedAttribute> attrs, llvm::ArrayRef<llvm::StringRef> elided,
                     bool withKeyword);
  /// Print `loc(...)` after an operation, or after an argument, where an alias may replace only nested
  /// locations.
  void printOpLocation(CompactLocation loc, MLIRContext *context);
  void printArgLocation(CompactLocation loc, MLIRContext *context);
  void printLocationDefinition(CompactLocation loc);
  // Print a type, attribute or location in full; parts of it may be printed as aliases.
  void spellOut(Type type);
  void spellOut(Attribute attr, TypeElision elision) { writeAttribute(attr, elision); }
  void spellOutLocation(CompactLocation loc, MLIRContext *context);
  void printFunctionalType(TypeRange inputs, TypeRange results);
  void printDenseArrayInBrackets(DenseArrayAttr attr);
  void printSymbolName(llvm::StringRef name);
  void printKeywordOrString(llvm::StringRef word);
  void printEscaped(llvm::StringRef text);
  /// Prints a float as a decimal literal if that is exact, and returns true; else prints its bits in
  /// hexadecimal.
  bool printFloat(const llvm::APFloat &value);
  void printShape(llvm::ArrayRef<int64_t> shape);
  void printHex(llvm::ArrayRef<char> bytes); ///< Two digits for each byte.

  // Operations.
  void printOperation(Operation *op);
  void printCustomOrGeneric(Operation *op);
  void printGeneric(Operation *op, bool withName = true);
  void printRegion(Region &region, bool entryArgs, bool terminators, bool emptyBlock);
  void printBlock(Block &block, bool withHeader, bool withTerminator);
  void printValue(Value value);
  /// Print comments with the users of results (after the operation) and of arguments (below the block
  /// header).
  void printResultUsers(Operation *op);
  void printArgumentUsers(Block &block);
  void newline() {
    os << '\n';
    writeIndent();
  }
  void writeIndent() {
    // Copying from a constant is faster than raw_ostream::indent().
    static constexpr char spaces[] = "                                                                ";
    if (indent < sizeof(spaces))
      os << llvm::StringRef(spaces, indent);
    else
      os.indent(indent);
  }
  /// Returns the default value of an attribute slot, or null; caches recent ones.
  Attribute getDefault(const AttrSpec &spec, MLIRContext *context);

private:
  void writeType(Type type);
  void writeAttribute(Attribute attr, TypeElision elision);
  void writeDenseElements(DenseElementsAttr attr);
  void writeDenseLiteral(DenseElementsAttr attr, bool allowHex);
  void writeSparseElements(SparseElementsAttr attr);
  void writeStridedLayout(StridedLayoutAttr attr);
  bool isElided(DenseElementsAttr attr) const;
  void writeDenseValues(DenseElementsAttr attr);
  void writeDenseArray(DenseArrayAttr attr);
  void writeDenseArrayElements(DenseArrayAttr attr);
  void writeOddArrayElements(DenseArrayAttr attr);
  void writeDeclared(const DefSpec &spec, llvm::function_ref<ParamValue(unsigned)> param);
  /// Prints an operation that declares no printer by the printer of its dialect; returns false if the dialect
  /// has none.
  bool printByDialect(Operation *op);
  void printCustom(Operation *op);
  void collectGeneric(Operation *op);
  void printOperationInner(Operation *op);
  void printIsolated(Operation *op);
  void printLine(Operation &op);
  /// Prints the operations of a block, each on its own line; uses several threads if there are many
  /// (ParallelPrinter.cpp).
  void printLines(Block::iterator it, Block::iterator end);
  struct Piece;
  void printPiece(Piece &piece) const;

  llvm::StringRef spellType(Type type);

  /// A cache of the text of types, by bits of their address; typeCache holds the text of further types.
  std::pair<Type, llvm::StringRef> recentTypes[64] = {};
  std::pair<const AttrSpec *, Attribute> recentDefaults[16] = {};
  /// Prints `!d.name<...>` if the body is a keyword or a keyword with one pair of angle brackets, else
  /// `!d<...>`.
  void writeDialectSymbol(char prefix, llvm::StringRef dialect,
                          llvm::function_ref<void(PrinterState &)> writeBody);
  void writeLocation(LocationAttr loc);
  void writeFileLocation(StringAttr file, unsigned line, unsigned column);
  void writeNestedLocation(LocationAttr loc);

  SSANames noNames;
  std::vector<std::unique_ptr<SSANames>> isolatedNames; ///< One for each nesting level of isolated ops.
  unsigned isolationDepth = 0;
  PrintRecords ownRecords;
  MLIRContext *context = nullptr; ///< The context of the locations.
  llvm::DenseMap<Type, llvm::StringRef> typeCache;
  llvm::BumpPtrAllocator allocator;
  unsigned depth = 0;
  unsigned typeDepth = 0; ///< The nesting depth of the type that is being printed.
};

/// Prints an op by its format program. \pre The name has been printed.
void printByFormat(PrinterState &state, Operation *op);

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_PRINTERSTATE_H
