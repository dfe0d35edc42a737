//===- OpAsmPrinter.h - The printer classes for custom printers -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The printers that are passed to custom printers of types, attributes and operations. AsmPrinter prints
// types and attributes; OpAsmPrinter also prints operands, regions and successors by their names. A printer
// lives during one print and is used by one thread.
//
// Generated definitions include this header, because they call the hooks of `custom<...>` directives. To
// write a printer, include AsmPrinter.h, which adds all builtin attributes.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_OPASMPRINTER_H
#define STRATA_RUNTIME_ASM_OPASMPRINTER_H

#include "runtime/ir/BuiltinAttributeViews.h"
#include "runtime/ir/Region.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {

class AffineExpr;
class AsmDialectResourceHandle;
class PrinterState;

/// Installs this library as the implementation of Type::print, Operation::dump and so on. All entry points of
/// the library call this function; repeated calls are cheap.
void registerAsmPrinter();

/// Prints types, attributes and tokens.
class AsmPrinter {
public:
  explicit AsmPrinter(PrinterState &state) : state(state) {}
  llvm::raw_ostream &getStream() const;
  PrinterState &getState() { return state; }
  void printNewline();
  void increaseIndent();
  void decreaseIndent();

  void printType(Type type);
  void printAttribute(Attribute attr);
  void printAttributeWithoutType(Attribute attr);
  /// Prints a declared attribute or type without its dialect and mnemonic; prints any other one in full.
  void printStrippedAttrOrType(Attribute attr);
  void printStrippedAttrOrType(Type type);
  template <typename AttrOrType>
  void printStrippedAttrOrType(llvm::ArrayRef<AttrOrType> attrsOrTypes) {
    llvm::interleave(
        attrsOrTypes, [&](AttrOrType each) { printStrippedAttrOrType(each); }, [&] { getStream() << ", "; });
  }
  /// Print the alias of an attribute or type; fail if it has none.
  LogicalResult printAlias(Attribute attr);
  LogicalResult printAlias(Type type);
  void printNamedAttribute(NamedAttribute attr); ///< `name = value`, or `name` for a unit attribute.
  /// Prints the key of a resource, and makes the printer write the resource to the metadata section of the
  /// file.
  void printResourceHandle(const AsmDialectResourceHandle &resource);
  void printSymbolName(llvm::StringRef name); ///< `@name`, quoted if necessary.
  void printKeywordOrString(llvm::StringRef keyword);
  void printString(llvm::StringRef text); ///< Prints the text in quotes, with escape sequences.
  void printFloat(const llvm::APFloat &value);
  /// Prints an integer in decimal, even if its C++ type is a character type.
  template <typename IntT>
    requires std::is_integral_v<IntT>
  void printInteger(IntT value) {
    getStream() << +value;
  }
  void printDimensionList(llvm::ArrayRef<int64_t> shape);
  void printArrowTypeList(TypeRange types); ///< ` -> types`
  void printOptionalArrowTypeList(TypeRange types) {
    if (!types.empty())
      printArrowTypeList(types);
  }
  void printFunctionalType(TypeRange inputs, TypeRange results);

  /// Ends the scope that tryStartCyclicPrint() started.
  class CyclicPrintReset {
  public:
    explicit CyclicPrintReset(AsmPrinter *printer) : printer(printer) {}
    CyclicPrintReset(CyclicPrintReset &&other) : printer(std::exchange(other.printer, nullptr)) {}
    CyclicPrintReset &operator=(CyclicPrintReset &&other) {
      std::swap(printer, other.printer);
      return *this;
    }
    ~CyclicPrintReset() {
      if (printer)
        printer->popCyclicPrinting();
    }

  private:
    AsmPrinter *printer;
  };
  /// Marks the start of the body of a type or attribute that may contain itself. The result must live while
  /// the body is printed. Fails if the body of this type or attribute is already being printed: then print
  /// only a name that identifies it.
  FailureOr<CyclicPrintReset> tryStartCyclicPrint(Attribute attr);
  FailureOr<CyclicPrintReset> tryStartCyclicPrint(Type type);

protected:
  LogicalResult pushCyclicPrinting(const void *opaquePointer);
  void popCyclicPrinting();

  PrinterState &state;
};

/// The printer classes for which the stream operators below are defined. Each operator returns the printer in
/// its own class and not as an AsmPrinter.
template <typename PrinterT>
concept IsAsmPrinter = std::is_base_of_v<AsmPrinter, PrinterT>;
template <IsAsmPrinter PrinterT>
PrinterT &operator<<(PrinterT &printer, Type type) {
  printer.printType(type);
  return printer;
}
template <IsAsmPrinter PrinterT>
PrinterT &operator<<(PrinterT &printer, Attribute attr) {
  printer.printAttribute(attr);
  return printer;
}
template <IsAsmPrinter PrinterT, typename T>
  requires(std::is_same_v<T, bool> || std::is_floating_point_v<T> || std::is_same_v<T, llvm::APFloat>)
PrinterT &operator<<(PrinterT &printer, const T &value) {
  if constexpr (std::is_same_v<T, bool>)
    printer.getStream() << (value ? "true" : "false");
  else if constexpr (std::is_floating_point_v<T>)
    printer.printFloat(llvm::APFloat(value));
  else
    printer.printFloat(value);
  return printer;
}
template <IsAsmPrinter PrinterT, typename ElementT>
PrinterT &operator<<(PrinterT &printer, llvm::ArrayRef<ElementT> elements) {
  llvm::interleave(
      elements, [&](const ElementT &each) { printer << each; }, [&] { printer.getStream() << ", "; });
  return printer;
}
template <IsAsmPrinter PrinterT, typename T>
  requires(!std::is_same_v<bool, T> && !std::is_floating_point_v<T> && !std::is_same_v<T, llvm::APFloat> &&
           !std::is_base_of_v<Type, T> && !std::is_base_of_v<Attribute, T> && !std::is_base_of_v<Value, T> &&
           !std::is_convertible_v<T, Block *> &&
           requires(llvm::raw_ostream &os, const T &value) { os << value; })
PrinterT &operator<<(PrinterT &printer, const T &value) {
  printer.getStream() << value;
  return printer;
}
template <IsAsmPrinter PrinterT>
PrinterT &operator<<(PrinterT &printer, TypeRange types) {
  llvm::interleave(types, [&](Type type) { printer.printType(type); }, [&] { printer.getStream() << ", "; });
  return printer;
}

/// Prints the body of a dialect's type or attribute.
class DialectAsmPrinter : public AsmPrinter {
public:
  using AsmPrinter::AsmPrinter;
};

// Printing of declared types and attributes, for their member functions print() and for generated code.
/// Print the text after the mnemonic of a declared type or attribute.
void printDeclared(AsmPrinter &printer, Type type);
void printDeclared(AsmPrinter &printer, Attribute attr);
/// Print the mnemonic and the text after it. Fail if the type or attribute is not one of \p specs.
LogicalResult printDeclared(AsmPrinter &printer, llvm::ArrayRef<const TypeDefSpec *> specs, Type type);
LogicalResult printDeclared(AsmPrinter &printer, llvm::ArrayRef<const AttrDefSpec *> specs, Attribute attr);

/// Prints operands, regions, successors and block arguments, in addition to what AsmPrinter prints.
class OpAsmPrinter : public AsmPrinter {
public:
  using AsmPrinter::AsmPrinter;

  void printOperand(Value value);
  void printOperand(Value value, llvm::raw_ostream &os);
  template <typename Range>
  void printOperands(const Range &values) {
    llvm::interleave(values, [&](Value value) { printOperand(value); }, [&] { getStream() << ", "; });
  }
  template <typename Iterator>
  void printOperands(Iterator begin, Iterator end) {
    printOperands(llvm::make_range(begin, end));
  }
  void printOptionalAttrDict(llvm::ArrayRef<NamedAttribute> attrs,
                             llvm::ArrayRef<llvm::StringRef> elided = {});
  void printOptionalAttrDictWithKeyword(llvm::ArrayRef<NamedAttribute> attrs,
                                        llvm::ArrayRef<llvm::StringRef> elided = {});
  void printRegion(Region &region, bool printEntryBlockArgs = true, bool printBlockTerminators = true,
                   bool printEmptyBlock = false);
  void printRegionArgument(BlockArgument argument, llvm::ArrayRef<NamedAttribute> attrs = {},
                           bool omitType = false);
  /// Gives the arguments of the region's entry block the names of these values.
  void shadowRegionArgs(Region &region, ValueRange values);
  /// Prints ` loc(...)` if the flags enable locations.
  void printOptionalLocationSpecifier(Location loc);
  void printSuccessor(Block *block);
  void printSuccessorAndUseList(Block *block, ValueRange operands);
  /// Prints the results of a map applied to operands (dimensions first): `%i + symbol(%n)`.
  void printAffineMapOfSSAIds(AffineMapAttr map, ValueRange operands);
  void printAffineExprOfSSAIds(AffineExpr expr, ValueRange dimOperands, ValueRange symbolOperands);
  void printGenericOp(Operation *op, bool printOpName = true);
  void printCustomOrGenericOp(Operation *op);
  void printFunctionalType(Operation *op);
  using AsmPrinter::printFunctionalType;
};

inline OpAsmPrinter &operator<<(OpAsmPrinter &printer, Block *block) {
  printer.printSuccessor(block);
  return printer;
}
inline OpAsmPrinter &operator<<(OpAsmPrinter &printer, Value value) {
  printer.printOperand(value);
  return printer;
}
inline OpAsmPrinter &operator<<(OpAsmPrinter &printer, OpResult value) { return printer << Value(value); }
inline OpAsmPrinter &operator<<(OpAsmPrinter &printer, BlockArgument value) {
  return printer << Value(value);
}
inline OpAsmPrinter &operator<<(OpAsmPrinter &printer, OperandRange values) {
  printer.printOperands(values);
  return printer;
}
inline OpAsmPrinter &operator<<(OpAsmPrinter &printer, ValueRange values) {
  printer.printOperands(values);
  return printer;
}

/// Prints sizes with `x` between them, or `[]` if there are none. For `custom<DimensionList>`.
void printDimensionList(OpAsmPrinter &printer, Operation *op, llvm::ArrayRef<int64_t> dimensions);

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_OPASMPRINTER_H
