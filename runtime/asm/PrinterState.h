//===- PrinterState.h - One print of one operation ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What all printers of one text share: stream, indentation, names of values and blocks, spelled types.
// Private to runtime/asm.
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

namespace strata {

/// Whether the type of a typed attribute is written.
enum class TypeElision { Never, May, Must };

class PrinterState {
public:
  /// \param names  of the values that are printed; null when only types and attributes are.
  PrinterState(llvm::raw_ostream &os, const OpPrintingFlags &flags, SSANames *names = nullptr,
               AliasTable *aliases = nullptr)
      : os(os), flags(flags), names(names ? names : &noNames), aliases(aliases) {}
  /// Writes a part of what `outer` writes.
  PrinterState(PrinterState &outer, llvm::raw_ostream &os)
      : os(os), flags(outer.flags), names(outer.names), aliases(outer.aliases), records(outer.records),
        symbolText(outer.symbolText), isCollecting(outer.isCollecting), defersAliases(outer.defersAliases),
        depth(outer.depth), typeDepth(outer.typeDepth) {}

  llvm::raw_ostream &os;
  OpPrintingFlags flags;
  SSANames *names;                     ///< Never null.
  AliasTable *aliases;                 ///< May be null.
  PrintRecords *records = &ownRecords; ///< Shared with the printers of parts.
  SymbolText *symbolText = nullptr;    ///< The dialect symbol that is being written, if `os` is its stream.
  const SSANames::Counters *leftOut = nullptr; ///< Of the isolated ops of the region that is being printed.
  bool isCollecting = false;                   ///< Fills `aliases`; the text does not matter.
  bool mayUseThreads = false;
  /// Not null: gets where in the stream each operation begins. Without threads only.
  std::vector<std::pair<Operation *, uint64_t>> *offsets = nullptr;
  unsigned aliasHint = 0;     ///< See AliasTable::print.
  bool defersAliases = false; ///< While collecting: what is met may be spelled out at the end.
  unsigned indent = 0;
  llvm::SmallVector<llvm::StringRef, 8> defaultDialects = {"builtin"};

  void setContext(MLIRContext *newContext) { context = newContext; }

  // Types and attributes.
  void printType(Type type);
  void printAttribute(Attribute attr, TypeElision elision = TypeElision::Never);
  /// As printStripped(), but as its alias where there is one, and in full where nothing would be left.
  void printStrippedOrAlias(Type type);
  void printStrippedOrAlias(Attribute attr);
  void printStripped(Type type);
  void printStripped(Attribute attr);
  void printDictEntries(llvm::ArrayRef<NamedAttribute> attrs);
  void printAttrDict(llvm::ArrayRef<NamedAttribute> attrs, llvm::ArrayRef<llvm::StringRef> elided,
                     bool withKeyword);
  /// `loc(…)` behind an operation, or behind an argument, where an alias stands for parts of it only.
  void printOpLocation(CompactLocation loc, MLIRContext *context);
  void printArgLocation(CompactLocation loc, MLIRContext *context);
  void printLocationDefinition(CompactLocation loc);
  // Without looking for an alias of the whole.
  void spellOut(Type type);
  void spellOut(Attribute attr, TypeElision elision) { writeAttribute(attr, elision); }
  void spellOutLocation(CompactLocation loc, MLIRContext *context);
  void printFunctionalType(TypeRange inputs, TypeRange results);
  void printDenseArrayInBrackets(DenseArrayAttr attr);
  void printSymbolName(llvm::StringRef name);
  void printKeywordOrString(llvm::StringRef word);
  void printEscaped(llvm::StringRef text);
  /// Returns whether a number was written; false: its bits.
  bool printFloat(const llvm::APFloat &value);
  void printShape(llvm::ArrayRef<int64_t> shape);
  void printHex(llvm::ArrayRef<char> bytes); ///< Two digits each.

  // Operations.
  void printOperation(Operation *op);
  void printCustomOrGeneric(Operation *op);
  void printGeneric(Operation *op, bool withName = true);
  void printRegion(Region &region, bool entryArgs, bool terminators, bool emptyBlock);
  void printBlock(Block &block, bool withHeader, bool withTerminator);
  void printValue(Value value);
  /// Comments behind an operation, and lines below the head of a block.
  void printResultUsers(Operation *op);
  void printArgumentUsers(Block &block);
  void newline() {
    os << '\n';
    writeIndent();
  }
  void writeIndent() {
    // Mostly a short copy; raw_ostream's own goes the long way.
    static constexpr char spaces[] = "                                                                ";
    if (indent < sizeof(spaces))
      os << llvm::StringRef(spaces, indent);
    else
      os.indent(indent);
  }
  /// The declared default of an attribute slot, made once in a print; null when there is none.
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
  void printCustom(Operation *op);
  void collectGeneric(Operation *op);
  void printOperationInner(Operation *op);
  void printIsolated(Operation *op);
  void printLine(Operation &op);
  /// The ops of a block, a line each, with all threads where there are many of them (ParallelPrinter.cpp).
  void printLines(Block::iterator it, Block::iterator end);
  struct Piece;
  void printPiece(Piece &piece) const;

  llvm::StringRef spellType(Type type);

  /// The few types that nearly all values have, by a few bits of their address; all others below.
  std::pair<Type, llvm::StringRef> recentTypes[64] = {};
  std::pair<const AttrSpec *, Attribute> recentDefaults[16] = {};
  /// `!d.name<…>` where the body reads as one word with angle brackets, else `!d<…>`.
  void writeDialectSymbol(char prefix, llvm::StringRef dialect,
                          llvm::function_ref<void(PrinterState &)> writeBody);
  void writeLocation(LocationAttr loc);
  void writeFileLocation(StringAttr file, unsigned line, unsigned column);
  void writeNestedLocation(LocationAttr loc);

  SSANames noNames;
  std::vector<std::unique_ptr<SSANames>> isolatedNames; ///< One for each nesting of isolated ops.
  unsigned isolationDepth = 0;
  PrintRecords ownRecords;
  MLIRContext *context = nullptr; ///< Of the locations that are printed.
  llvm::DenseMap<Type, llvm::StringRef> typeCache;
  llvm::BumpPtrAllocator allocator;
  unsigned depth = 0;
  unsigned typeDepth = 0; ///< Of the type that is being written inside others.
};

/// Runs an op's format, behind its name.
void printByFormat(PrinterState &state, Operation *op);

} // namespace strata

#endif // STRATA_RUNTIME_ASM_PRINTERSTATE_H
