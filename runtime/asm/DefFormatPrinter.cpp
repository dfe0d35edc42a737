//===- DefFormatPrinter.cpp - Prints declared types and attributes --------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/DefFormatPrinter.h"
#include "runtime/asm/DialectImplementation.h"
#include "runtime/asm/OptionalGroup.h"
#include "runtime/ir/EnumSupport.h"

using namespace mlir;

namespace {
/// Prints the parameters of one type or attribute by its format program.
class DefFormatPrinter {
public:
  DefFormatPrinter(PrinterState &state, const DefSpec &spec, MLIRContext *context,
                   llvm::function_ref<ParamValue(unsigned)> param)
      : state(state), os(state.os), spec(spec), context(context), param(param) {}
  void execute(unsigned begin, unsigned end);

private:
  void printParam(unsigned index, bool isQualified = false);
  bool isPresent(unsigned index);
  bool isPresent(const FormatAnchor &anchor);
  bool hasField(unsigned begin);
  void printAll();
  void printCustom(unsigned index);
  llvm::SmallVector<ParamValue, 4> allParams();

  PrinterState &state;
  llvm::raw_ostream &os;
  const DefSpec &spec;
  MLIRContext *context;
  llvm::function_ref<ParamValue(unsigned)> param;
};

/// Returns true if two values of a parameter are equal.
bool equalValues(const ParamSpec &spec, const ParamValue &a, const ParamValue &b) {
  switch (spec.kind) {
  case ParamKind::String:
    return ParamTraits<llvm::StringRef>::from(a) == ParamTraits<llvm::StringRef>::from(b);
  case ParamKind::TypeArray:
  case ParamKind::AttrArray:
  case ParamKind::IntArray:
    return ParamTraits<llvm::ArrayRef<int64_t>>::from(a) == ParamTraits<llvm::ArrayRef<int64_t>>::from(b);
  case ParamKind::BoolArray:
    return ParamTraits<llvm::ArrayRef<bool>>::from(a) == ParamTraits<llvm::ArrayRef<bool>>::from(b);
  case ParamKind::Object:
    return spec.object->equal(a.pointer, b.pointer);
  default:
    return a.bits == b.bits;
  }
}

llvm::SmallVector<ParamValue, 4> DefFormatPrinter::allParams() {
  llvm::SmallVector<ParamValue, 4> all;
  for (unsigned i = 0; i != spec.params.size(); ++i)
    all.push_back(param(i));
  return all;
}

/// Returns true if a parameter is printed. The textual form omits the type of a typed attribute, null types
/// and attributes, and optional parameters with their default value.
bool DefFormatPrinter::isPresent(unsigned index) {
  const ParamSpec &info = spec.params[index];
  if (info.isSelfType)
    return false;
  if (!info.isOptional)
    return true;
  ParamValue value = param(index);
  // A null type or attribute cannot be printed, even if it differs from the default.
  bool isHandle = info.kind == ParamKind::Type || info.kind == ParamKind::Attribute;
  if (isHandle && !value.pointer)
    return false;
  if (!info.defaultValue && info.kind == ParamKind::Object)
    return true;
  ParamValue absent{};
  absent.bits = 0;
  ParamScratch scratch;
  if (info.defaultValue) {
    absent = info.defaultValue(context, allParams(), scratch);
  }
  return !equalValues(info, value, absent);
}

bool DefFormatPrinter::isPresent(const FormatAnchor &anchor) {
  if (anchor.kind == AnchorKind::Parameter)
    return isPresent(anchor.index);
  if (anchor.kind == AnchorKind::Custom)
    if (const DefDirective *directive = DefDirective::of(spec.format->customs[anchor.index]))
      return llvm::any_of(directive->params, [&](unsigned index) { return isPresent(index); });
  if (anchor.kind == AnchorKind::AllParameters && anchor.index)
    return hasField(anchor.index);
  for (unsigned i = 0; i != spec.params.size(); ++i)
    if (isPresent(i))
      return true;
  return false;
}

/// Returns true if a struct has at least one field to print.
/// \param begin the index of the StructBegin instruction.
bool DefFormatPrinter::hasField(unsigned begin) {
  llvm::ArrayRef<FormatInst> code = spec.format->code;
  for (unsigned pc = begin + 1; code[pc].op == FormatOp::StructField; pc = code[pc].target)
    if (isPresent(code[pc].index))
      return true;
  return false;
}

void DefFormatPrinter::printParam(unsigned index, bool isQualified) {
  const ParamSpec &info = spec.params[index];
  ParamValue value = param(index);
  // With `qualified(...)`, a type or attribute is printed with dialect and mnemonic and not by the
  // parameter's printer.
  bool isHandle = info.kind == ParamKind::Type || info.kind == ParamKind::Attribute;
  if (info.print && !(isQualified && isHandle && value.pointer)) {
    AsmPrinter printer(state);
    return info.print(printer, context, value);
  }
  switch (info.kind) {
  case ParamKind::Bool:
    os << (value.bits ? "true" : "false");
    return;
  case ParamKind::Signed:
    os << static_cast<int64_t>(value.bits);
    return;
  case ParamKind::Unsigned:
    os << value.bits;
    return;
  case ParamKind::Enum: {
    if (info.enumSpec->isBitEnum) {
      os << stringifyEnumValue(*info.enumSpec, value.bits);
      return;
    }
    AsmPrinter printer(state);
    return printEnumValue(printer, *info.enumSpec, value.bits);
  }
  case ParamKind::Float:
    state.printFloat(llvm::APFloat(value.real));
    return;
  case ParamKind::String:
    state.printEscaped(ParamTraits<llvm::StringRef>::from(value));
    return;
  case ParamKind::Type:
    state.printType(ParamTraits<Type>::from(value));
    return;
  case ParamKind::Attribute:
    state.printAttribute(ParamTraits<Attribute>::from(value));
    return;
  case ParamKind::TypeArray:
    llvm::interleave(
        ParamTraits<llvm::ArrayRef<Type>>::from(value), [&](Type type) { state.printType(type); },
        [&] { os << ", "; });
    return;
  case ParamKind::AttrArray:
    llvm::interleave(
        ParamTraits<llvm::ArrayRef<Attribute>>::from(value),
        [&](Attribute attr) { state.printAttribute(attr); }, [&] { os << ", "; });
    return;
  case ParamKind::IntArray:
    llvm::interleave(
        ParamTraits<llvm::ArrayRef<int64_t>>::from(value), [&](int64_t element) { os << element; },
        [&] { os << ", "; });
    return;
  case ParamKind::BoolArray:
    llvm::interleave(
        ParamTraits<llvm::ArrayRef<bool>>::from(value),
        [&](bool element) { os << (element ? "true" : "false"); }, [&] { os << ", "; });
    return;
  case ParamKind::Object:
    return; // ParamSpec::print prints parameters of this kind.
  }
}

void DefFormatPrinter::printCustom(unsigned index) {
  AsmPrinter printer(state);
  if (const DefDirective *directive = DefDirective::of(spec.format->customs[index]))
    directive->print(printer, context, allParams());
}

void DefFormatPrinter::printAll() {
  bool first = true;
  for (unsigned i = 0; i != spec.params.size(); ++i) {
    if (!isPresent(i))
      continue;
    if (!first)
      os << ", ";
    first = false;
    printParam(i);
  }
}

void DefFormatPrinter::execute(unsigned begin, unsigned end) {
  const FormatSpec &format = *spec.format;
  bool firstField = true;
  for (unsigned pc = begin; pc < end;) {
    const FormatInst &inst = format.code[pc];
    auto space = [&] {
      if (inst.flags & FormatFlag::SpaceBefore)
        os << ' ';
    };
    switch (inst.op) {
    case FormatOp::Literal:
      space();
      os << format.strings[inst.index];
      ++pc;
      break;
    case FormatOp::Space:
      os << ' ';
      ++pc;
      break;
    case FormatOp::NewLine:
      state.newline();
      ++pc;
      break;
    case FormatOp::Parameter:
      if (isPresent(inst.index)) {
        space();
        printParam(inst.index, inst.flags & FormatFlag::Qualified);
      }
      ++pc;
      break;
    case FormatOp::AllParameters:
      space();
      printAll();
      ++pc;
      break;
    case FormatOp::StructBegin:
      space();
      firstField = true;
      ++pc;
      break;
    case FormatOp::StructField:
      if (isPresent(inst.index)) {
        if (!firstField)
          os << ", ";
        firstField = false;
        os << spec.params[inst.index].name << " = ";
        if (format.code[pc + 1].op == FormatOp::Custom)
          printCustom(format.code[pc + 1].index);
        else
          printParam(inst.index, inst.flags & FormatFlag::Qualified);
      }
      pc = inst.target;
      break;
    case FormatOp::OptionalBegin: {
      OptionalGroup group(format.code, pc);
      bool anchorIsPresent = isPresent(format.anchors[inst.index]);
      OptionalGroup::Half half = group.halfToPrint(inst, anchorIsPresent);
      execute(half.begin, half.end);
      pc = group.next;
      break;
    }
    case FormatOp::Custom:
      space();
      printCustom(inst.index);
      ++pc;
      break;
    default:
      ++pc;
      break;
    }
  }
}

} // namespace

void mlir::printEnumValue(AsmPrinter &printer, const EnumSpec &spec, uint64_t value) {
  std::string text = stringifyEnumValue(spec, value);
  // A bit enum is printed as keywords with separators. With quoted spelling, a value with more than one
  // keyword is a string. Another enum is a keyword if possible, else a string.
  if (spec.isQuoted && llvm::StringRef(text).contains(spec.separator))
    printer.printString(text);
  else if (spec.isBitEnum)
    printer.getStream() << text;
  else
    printer.printKeywordOrString(text);
}

void mlir::printDefBody(PrinterState &state, const DefSpec &spec, MLIRContext *context,
                        llvm::function_ref<ParamValue(unsigned)> param) {
  if (spec.format)
    DefFormatPrinter(state, spec, context, param).execute(0, spec.format->code.size());
}
