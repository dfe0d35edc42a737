//===- PrinterHooks.cpp - Printing below the printer's layer --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/PrinterHooks.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/OpView.h"
#include "runtime/ir/ParamTraits.h"
#include "runtime/ir/PrintUtils.h"
#include "runtime/ir/Region.h"
#include "runtime/ir/Dialect.h"
#include "llvm/Support/Debug.h"
#include <atomic>

using namespace mlir;

static constinit std::atomic<const IRPrinterHooks *> installed{nullptr};

const IRPrinterHooks *mlir::getPrinterHooks() { return installed.load(std::memory_order_acquire); }
void mlir::setPrinterHooks(const IRPrinterHooks *hooks) { installed.store(hooks, std::memory_order_release); }

//===----------------------------------------------------------------------===//
// Types and attributes
//===----------------------------------------------------------------------===//

/// Prints the name of the kind of a nested type without its parameters: types may be nested deeply, and the
/// fallback printer must not recurse.
static void printKind(Type type, llvm::raw_ostream &os) {
  if (type)
    os << '!' << type.getSpec().name;
  else
    os << "<<NULL TYPE>>";
}
static void printPlainParam(const ParamSpec &spec, ParamValue value, llvm::raw_ostream &os) {
  switch (spec.kind) {
  case ParamKind::Signed:
    os << static_cast<int64_t>(value.bits);
    break;
  case ParamKind::Float:
    os << value.real;
    break;
  case ParamKind::Type:
    printKind(Type::getFromOpaquePointer(value.pointer), os);
    break;
  case ParamKind::Attribute:
    os << (value.pointer ? "#" : "<<NULL ATTRIBUTE>>");
    break;
  case ParamKind::String:
    os << '"' << ParamTraits<llvm::StringRef>::from(value) << '"';
    break;
  case ParamKind::TypeArray:
    os << '[';
    llvm::interleaveComma(ParamTraits<llvm::ArrayRef<Type>>::from(value), os,
                          [&](Type type) { printKind(type, os); });
    os << ']';
    break;
  case ParamKind::IntArray:
    os << '[';
    llvm::interleaveComma(ParamTraits<llvm::ArrayRef<int64_t>>::from(value), os);
    os << ']';
    break;
  case ParamKind::BoolArray:
    os << '[';
    llvm::interleaveComma(ParamTraits<llvm::ArrayRef<bool>>::from(value), os);
    os << ']';
    break;
  case ParamKind::AttrArray:
    os << '[' << value.size << " attributes]";
    break;
  case ParamKind::Object:
    os << '<' << spec.cppType << '>';
    break;
  default:
    os << value.bits;
  }
}

void Type::print(llvm::raw_ostream &os) const {
  const IRPrinterHooks *hooks = getPrinterHooks();
  if (impl && hooks)
    return hooks->printType(*this, os);
  printKind(*this, os);
  if (!impl || getSpec().params.empty())
    return;
  os << '<';
  unsigned index = 0;
  llvm::interleaveComma(getSpec().params, os, [&](const ParamSpec &param) {
    printPlainParam(param, getParam(*this, index++), os);
  });
  os << '>';
}
void Type::dump() const { detail::dumpToStderr(*this); }
llvm::raw_ostream &mlir::operator<<(llvm::raw_ostream &os, Type type) {
  type.print(os);
  return os;
}
Diagnostic &mlir::operator<<(Diagnostic &diag, Type type) {
  return detail::appendPrinted(diag, [&](llvm::raw_ostream &os) { os << '\'' << type << '\''; });
}

void Attribute::print(llvm::raw_ostream &os, bool elideType) const {
  if (!impl)
    os << "<<NULL ATTRIBUTE>>";
  else if (const IRPrinterHooks *hooks = getPrinterHooks())
    hooks->printAttribute(*this, elideType, os);
  else if (auto text = llvm::dyn_cast<StringAttr>(*this))
    os << '"' << text.getValue() << '"';
  else
    os << "#<kind " << unsigned(getKind()) << '>';
}
void Attribute::dump() const { detail::dumpToStderr(*this); }
llvm::raw_ostream &mlir::operator<<(llvm::raw_ostream &os, Attribute attr) {
  attr.print(os);
  return os;
}
Diagnostic &mlir::operator<<(Diagnostic &diag, Attribute attr) {
  return detail::appendPrinted(diag, [&](llvm::raw_ostream &os) { os << attr; });
}

llvm::raw_ostream &mlir::operator<<(llvm::raw_ostream &os, OperationName name) {
  return os << name.getStringRef();
}
Diagnostic &mlir::operator<<(Diagnostic &diag, OperationName name) {
  return diag << "'" << name.getStringRef() << "'";
}

//===----------------------------------------------------------------------===//
// Operations and values
//===----------------------------------------------------------------------===//

static void printOperation(Operation *op, const OpPrintingFlags *flags, llvm::raw_ostream &os) {
  if (const IRPrinterHooks *hooks = getPrinterHooks())
    hooks->printOperation(op, flags, os);
  else
    os << '"' << op->getName() << "\" (" << op->getNumOperands() << " operands, " << op->getNumResults()
       << " results)";
}
void Operation::print(llvm::raw_ostream &os) const {
  printOperation(const_cast<Operation *>(this), nullptr, os);
}
void Operation::print(llvm::raw_ostream &os, const OpPrintingFlags &flags) const {
  printOperation(const_cast<Operation *>(this), &flags, os);
}
void OpState::dump() const { op->dump(); }
void Operation::dump() const { detail::dumpToStderr(*this); }
void Operation::dumpPretty() const { dump(); }
void Attribute::printStripped(llvm::raw_ostream &os) const {
  if (!impl)
    return print(os);
  std::string text;
  llvm::raw_string_ostream stream(text);
  print(stream);
  llvm::StringRef rest = text;
  if (rest.consume_front("#") && rest.consume_front(getDialect().getNamespace()) && rest.consume_front("."))
    os << rest;
  else
    os << text;
}
/// Appends an operation to a diagnostic. If its text has several lines, the text starts on a new line.
static Diagnostic &streamOperation(Diagnostic &diag, Operation &op, bool generic) {
  std::string text;
  llvm::raw_string_ostream os(text);
  const IRPrinterHooks *hooks = getPrinterHooks();
  if (generic && hooks && hooks->printOperationGeneric)
    hooks->printOperationGeneric(&op, os);
  else
    op.print(os);
  if (llvm::StringRef(text).contains('\n'))
    diag << "\n";
  return diag << text;
}
Diagnostic &mlir::operator<<(Diagnostic &diag, Operation &op) {
  // An invalid operation may violate assumptions of its custom form.
  return streamOperation(diag, op, /*generic=*/diag.getSeverity() == Severity::Error);
}
void mlir::noteCurrentOperation(Diagnostic &diag, Operation *op) {
  streamOperation(diag.attachNote() << "see current operation: ", *op, /*generic=*/true);
}

void Value::print(llvm::raw_ostream &os) const {
  if (!impl)
    os << "<<NULL VALUE>>";
  else if (Operation *op = getDefiningOp())
    op->print(os);
  else
    os << "<block argument> of type '" << getType() << "' at index: " << BlockArgument(impl).getArgNumber();
}
void Value::printAsOperand(llvm::raw_ostream &os) const {
  if (const IRPrinterHooks *hooks = impl ? getPrinterHooks() : nullptr)
    hooks->printValueAsOperand(*this, os);
  else
    os << "%<value>";
}
void Value::dump() const { detail::dumpToStderr(*this); }
llvm::raw_ostream &mlir::operator<<(llvm::raw_ostream &os, Value value) {
  value.print(os);
  return os;
}
Diagnostic &mlir::operator<<(Diagnostic &diag, Value value) {
  return detail::appendPrinted(diag, [&](llvm::raw_ostream &os) { value.print(os); });
}

void Block::printAsOperand(llvm::raw_ostream &os, bool) {
  if (const IRPrinterHooks *hooks = getPrinterHooks())
    hooks->printBlockAsOperand(this, os);
  else
    os << "^<block>";
}
void Block::print(llvm::raw_ostream &os) {
  printAsOperand(os);
  os << ":\n";
  for (Operation &op : *this) {
    op.print(os);
    os << '\n';
  }
}
void Block::dump() { print(llvm::errs()); }
