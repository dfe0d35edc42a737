//===- AsmPrinter.cpp - Keywords, numbers and AsmPrinter ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/AliasTable.h"
#include "runtime/asm/PrinterState.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/Error.h"
#include <charconv>

using namespace mlir;

//===----------------------------------------------------------------------===//
// Keywords, strings and numbers
//===----------------------------------------------------------------------===//

static bool isBareIdentifier(llvm::StringRef text) {
  if (text.empty() || (!llvm::isAlpha(text[0]) && text[0] != '_'))
    return false;
  return llvm::all_of(text.drop_front(),
                      [](char c) { return llvm::isAlnum(c) || c == '_' || c == '$' || c == '.'; });
}

void PrinterState::printEscaped(llvm::StringRef text) {
  os << '"';
  // Fast path: print a string without characters to escape at once.
  if (llvm::all_of(text, [](char c) { return llvm::isPrint(c) && c != '"' && c != '\\'; }))
    os << text;
  else
    llvm::printEscapedString(text, os);
  os << '"';
}
void PrinterState::printSymbolName(llvm::StringRef name) {
  os << '@';
  if (name.empty())
    os << "\"\"";
  else if (isBareIdentifier(name))
    os << name;
  else
    printEscaped(name);
}
void PrinterState::printKeywordOrString(llvm::StringRef word) {
  if (isBareIdentifier(word))
    os << word;
  else
    printEscaped(word);
}

/// Returns true if parsing the decimal literal \p text gives exactly \p value.
static bool readsBack(llvm::StringRef text, const llvm::APFloat &value) {
  if (&value.getSemantics() == &llvm::APFloat::IEEEdouble()) {
    double number;
    if (auto [end, error] = std::from_chars(text.begin(), text.end(), number); error == std::errc())
      return end == text.end() && llvm::bit_cast<uint64_t>(number) == value.bitcastToAPInt().getZExtValue();
  } else if (&value.getSemantics() == &llvm::APFloat::IEEEsingle()) {
    float number;
    if (auto [end, error] = std::from_chars(text.begin(), text.end(), number); error == std::errc())
      return end == text.end() && llvm::bit_cast<uint32_t>(number) == value.bitcastToAPInt().getZExtValue();
  }
  // The value has another float format, or std::from_chars has rejected it as out of range.
  llvm::APFloat number(value.getSemantics());
  auto status = number.convertFromString(text, llvm::APFloat::rmNearestTiesToEven);
  if (status)
    return number.bitwiseIsEqual(value);
  llvm::consumeError(status.takeError());
  return false;
}

bool PrinterState::printFloat(const llvm::APFloat &value) {
  if (!value.isInfinity() && !value.isNaN()) {
    // Print six significant digits if the parser reads exactly the same value from them.
    llvm::SmallString<64> text;
    value.toString(text, /*FormatPrecision=*/6, /*FormatMaxPadding=*/0, /*TruncateZero=*/false);
    if (readsBack(text, value)) {
      os << text;
      return true;
    }
    text.clear();
    value.toString(text);
    if (text.str().contains('.')) {
      os << text;
      return true;
    }
  }
  llvm::SmallString<32> hex;
  value.bitcastToAPInt().toString(hex, 16, /*Signed=*/false, /*formatAsCLiteral=*/true);
  os << hex;
  return false;
}

//===----------------------------------------------------------------------===//
// AsmPrinter
//===----------------------------------------------------------------------===//

llvm::raw_ostream &AsmPrinter::getStream() const { return state.os; }
LogicalResult AsmPrinter::pushCyclicPrinting(const void *opaquePointer) {
  return success(state.records->cyclic.insert(opaquePointer));
}
FailureOr<AsmPrinter::CyclicPrintReset> AsmPrinter::tryStartCyclicPrint(Attribute attr) {
  if (failed(pushCyclicPrinting(attr.getAsOpaquePointer())))
    return failure();
  return CyclicPrintReset(this);
}
FailureOr<AsmPrinter::CyclicPrintReset> AsmPrinter::tryStartCyclicPrint(Type type) {
  if (failed(pushCyclicPrinting(type.getAsOpaquePointer())))
    return failure();
  return CyclicPrintReset(this);
}
void AsmPrinter::popCyclicPrinting() { state.records->cyclic.pop_back(); }
void AsmPrinter::printType(Type type) { state.printType(type); }
void AsmPrinter::printAttribute(Attribute attr) { state.printAttribute(attr); }
void AsmPrinter::printAttributeWithoutType(Attribute attr) { state.printAttribute(attr, TypeElision::Must); }
void AsmPrinter::printStrippedAttrOrType(Attribute attr) { state.printStrippedOrAlias(attr); }
void AsmPrinter::printStrippedAttrOrType(Type type) { state.printStrippedOrAlias(type); }
void AsmPrinter::printSymbolName(llvm::StringRef name) { state.printSymbolName(name); }
void AsmPrinter::printKeywordOrString(llvm::StringRef keyword) { state.printKeywordOrString(keyword); }
void AsmPrinter::printString(llvm::StringRef text) { state.printEscaped(text); }
void AsmPrinter::printFloat(const llvm::APFloat &value) { state.printFloat(value); }
LogicalResult AsmPrinter::printAlias(Attribute attr) {
  return success(attr && state.aliases && !state.isCollecting && state.aliases->print(attr, state.os));
}
LogicalResult AsmPrinter::printAlias(Type type) {
  return success(type && state.aliases && !state.isCollecting && state.aliases->print(type, state.os));
}
void AsmPrinter::printNamedAttribute(NamedAttribute attr) { state.printNamedAttribute(attr); }
void AsmPrinter::printNewline() { state.newline(); }
void AsmPrinter::increaseIndent() { state.indent += 2; }
void AsmPrinter::decreaseIndent() { state.indent -= 2; }
void AsmPrinter::printDimensionList(llvm::ArrayRef<int64_t> shape) {
  llvm::interleave(
      shape, [&](int64_t size) { ShapedType::isDynamic(size) ? state.os << '?' : state.os << size; },
      [&] { state.os << 'x'; });
}
void AsmPrinter::printArrowTypeList(TypeRange types) {
  state.os << " -> ";
  bool isSingle = types.size() == 1 && !llvm::isa<FunctionType>(types.front());
  if (!isSingle)
    state.os << '(';
  llvm::interleave(types, [&](Type type) { printType(type); }, [&] { state.os << ", "; });
  if (!isSingle)
    state.os << ')';
}
void AsmPrinter::printFunctionalType(TypeRange inputs, TypeRange results) {
  state.printFunctionalType(inputs, results);
}

void mlir::printDimensionList(OpAsmPrinter &printer, Operation *, llvm::ArrayRef<int64_t> dimensions) {
  if (dimensions.empty())
    printer.getStream() << "[]";
  else
    printer.printDimensionList(dimensions);
}
