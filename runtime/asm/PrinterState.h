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
  void printSymbolName(llvm::StringRef name);
  void printKeywordOrString(llvm::StringRef word);
  void printEscaped(llvm::StringRef text);
  void printFloat(const llvm::APFloat &value);
  void printShape(llvm::ArrayRef<int64_t> shape);

  // Operations.
  void printTopLevel(Operation *op);
  void printOperation(Operation *op);
  void printGeneric(Operation *op, bool withName = true);
  void printRegion(Region &region, bool entryArgs, bool terminators, bool emptyBlock);
  void printBlock(Block &block, bool withHeader, bool withTerminator);
  void printValue(Value value);
  void newline() { os << '\n', os.indent(indent); }

private:
  void writeType(Type type);
  void writeAttribute(Attribute attr, TypeElision elision);
  void writeDenseElements(DenseElementsAttr attr);
  void writeDenseValues(DenseElementsAttr attr);
  void writeDenseArray(DenseArrayAttr attr);
  void writeDeclared(const DefSpec &spec, llvm::function_ref<ParamValue(unsigned)> param);
  void printCustom(Operation *op);
  void printOperationInner(Operation *op);

  llvm::DenseMap<Type, llvm::StringRef> typeCache;
  llvm::BumpPtrAllocator allocator;
  unsigned depth = 0;
};

/// Runs an op's format, behind its name.
void printByFormat(PrinterState &state, Operation *op);

} // namespace strata

#endif // STRATA_RUNTIME_ASM_PRINTERSTATE_H
