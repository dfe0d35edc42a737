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

#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/asm/SSANames.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/StringSaver.h"

namespace strata {

/// Whether the type of a typed attribute is written.
enum class TypeElision { Never, May, Must };

class PrinterState {
public:
  PrinterState(llvm::raw_ostream &os, const OpPrintingFlags &flags) : os(os), flags(flags) {}

  llvm::raw_ostream &os;
  OpPrintingFlags flags;
  SSANames names;
  unsigned indent = 0;
  llvm::SmallVector<llvm::StringRef, 8> defaultDialects = {"builtin"};

  // Types and attributes.
  void printType(Type type);
  void printAttribute(Attribute attr, TypeElision elision = TypeElision::Never);
  void printStripped(Type type);
  void printStripped(Attribute attr);
  void printDictEntries(llvm::ArrayRef<NamedAttribute> attrs);
  void printAttrDict(llvm::ArrayRef<NamedAttribute> attrs, llvm::ArrayRef<llvm::StringRef> elided, bool withKeyword);
  void printLocation(LocationAttr loc);
  void printCompactLocation(CompactLocation loc, MLIRContext *context);
  void printFunctionalType(TypeRange inputs, TypeRange results);
  void printDenseArrayInBrackets(DenseArrayAttr attr);
  void printSymbolName(llvm::StringRef name);
  void printKeywordOrString(llvm::StringRef word);
  void printEscaped(llvm::StringRef text);
  void printFloat(const llvm::APFloat &value);
  void printShape(llvm::ArrayRef<int64_t> shape);

  // Operations.
  void printOperation(Operation *op);
  void printGeneric(Operation *op, bool withName = true);
  void printRegion(Region &region, bool entryArgs, bool terminators, bool emptyBlock);
  void printBlock(Block &block, bool withHeader, bool withTerminator);
  void printValue(Value value);
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
  void writeDenseValues(DenseElementsAttr attr);
  void writeDenseArray(DenseArrayAttr attr);
  void writeDenseArrayElements(DenseArrayAttr attr);
  void writeDeclared(const DefSpec &spec, llvm::function_ref<ParamValue(unsigned)> param);
  void printCustom(Operation *op);
  void printOperationInner(Operation *op);

  llvm::StringRef spellType(Type type);

  /// The few types that nearly all values have, by a few bits of their address; all others below.
  std::pair<Type, llvm::StringRef> recentTypes[64] = {};
  std::pair<const AttrSpec *, Attribute> recentDefaults[16] = {};
  llvm::DenseMap<Type, llvm::StringRef> typeCache;
  llvm::BumpPtrAllocator allocator;
  unsigned depth = 0;
  unsigned typeDepth = 0; ///< Of the type that is being written inside others.
};

/// Runs an op's format, behind its name.
void printByFormat(PrinterState &state, Operation *op);

} // namespace strata

#endif // STRATA_RUNTIME_ASM_PRINTERSTATE_H
