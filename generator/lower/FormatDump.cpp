//===- FormatDump.cpp - Prints lowered formats ----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/lower/CompiledFormat.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

llvm::StringRef mlir::spelling(FormatOp op) {
  static constexpr llvm::StringLiteral names[] = {
      "Literal",      "NewLine",          "Space",          "Operand",         "OperandType",
      "ResultType",   "Attribute",        "AttrDict",       "AttrDictKeyword", "PropDict",
      "Region",       "Successor",        "AllOperands",    "AllOperandTypes", "AllResultTypes",
      "AllRegions",   "AllSuccessors",    "FunctionalType", "OptionalBegin",   "OptionalElse",
      "OptionalEnd",  "OilistBegin",      "OilistClause",   "OilistEnd",       "Custom",
      "OperandLists", "OperandTypeLists", "Parameter",      "AllParameters",   "StructBegin",
      "StructField",  "StructEnd"};
  static_assert(std::size(names) == size_t(FormatOp::StructEnd) + 1);
  return names[unsigned(op)];
}

llvm::StringRef mlir::spelling(AnchorKind kind) {
  static constexpr llvm::StringLiteral names[] = {"Attribute", "Operand",   "ResultType",    "OperandType",
                                                  "Region",    "Parameter", "AllParameters", "Custom"};
  static_assert(std::size(names) == size_t(AnchorKind::Custom) + 1);
  return names[unsigned(kind)];
}

llvm::StringRef mlir::spelling(TypeSourceKind kind) {
  static constexpr llvm::StringLiteral names[] = {"Parsed",    "Buildable", "SameAs",
                                                  "Transform", "Inferred",  "TransformRange"};
  static_assert(std::size(names) == size_t(TypeSourceKind::TransformRange) + 1);
  return names[unsigned(kind)];
}

llvm::StringRef mlir::spelling(TypeSourceOf of) {
  static constexpr llvm::StringLiteral names[] = {"Operand", "Result", "Attribute"};
  static_assert(std::size(names) == size_t(TypeSourceOf::Attribute) + 1);
  return names[unsigned(of)];
}

std::string mlir::spellFormatFlags(uint8_t flags) {
  static constexpr std::pair<uint8_t, llvm::StringLiteral> rows[] = {
      {FormatFlag::SpaceBefore, "SpaceBefore"},   {FormatFlag::Qualified, "Qualified"},
      {FormatFlag::PresenceOnly, "PresenceOnly"}, {FormatFlag::Optional, "Optional"},
      {FormatFlag::FirstOfGroup, "FirstOfGroup"}, {FormatFlag::Inverted, "Inverted"}};
  std::string text;
  for (auto &[bit, name] : rows)
    if (flags & bit)
      text += (text.empty() ? "" : "|") + name.str();
  return text;
}

static void dumpCode(llvm::raw_ostream &os, llvm::ArrayRef<FormatInst> code,
                     llvm::ArrayRef<std::string> strings, llvm::ArrayRef<FormatAnchor> anchors,
                     llvm::ArrayRef<CompiledCustom> customs) {
  for (auto [number, inst] : llvm::enumerate(code)) {
    os << number << ": " << spelling(inst.op);
    switch (inst.op) {
    case FormatOp::Literal:
      os << " '" << strings[inst.index] << "'";
      break;
    case FormatOp::OilistClause:
      os << " '" << strings[inst.index] << "' -> " << inst.target;
      break;
    case FormatOp::OptionalBegin:
      os << ' ' << spelling(anchors[inst.index].kind) << ' ' << anchors[inst.index].index << " -> "
         << inst.target;
      break;
    case FormatOp::OptionalElse:
    case FormatOp::OilistBegin:
    case FormatOp::StructBegin:
      os << " -> " << inst.target;
      break;
    case FormatOp::StructField:
      os << ' ' << inst.index << " -> " << inst.target;
      break;
    case FormatOp::Operand:
    case FormatOp::OperandType:
    case FormatOp::ResultType:
    case FormatOp::Attribute:
    case FormatOp::Region:
    case FormatOp::Successor:
    case FormatOp::Parameter:
      os << ' ' << inst.index;
      break;
    case FormatOp::OperandLists:
    case FormatOp::OperandTypeLists:
      os << ' ' << inst.index << " sizes " << inst.target;
      break;
    case FormatOp::FunctionalType: {
      auto group = [&](unsigned index) -> llvm::raw_ostream & {
        return index == formatAllGroups ? os << "all" : os << index;
      };
      os << ' ';
      group(inst.index) << ' ';
      group(inst.target);
      if (inst.flags & FormatFlag::Inverted)
        os << " inverted";
      break;
    }
    case FormatOp::Custom: {
      const CompiledCustom &custom = customs[inst.index];
      os << ' ' << custom.name << '(';
      static constexpr llvm::StringLiteral kinds[] = {"operand",   "operand type", "result type", "attribute",
                                                      "property",  "region",       "successor",   "attr-dict",
                                                      "prop-dict", "parameter"};
      llvm::interleave(
          custom.arguments,
          [&](const CustomArgument &argument) {
            if (argument.isRef)
              os << "ref ";
            if (argument.kind == CustomArgument::Kind::Code)
              os << '"' << argument.text << '"';
            else
              os << kinds[unsigned(argument.kind)] << ' ' << argument.index;
          },
          [&] { os << ", "; });
      os << ')' << (custom.isAnchor ? " anchor" : "") << (custom.isOptional ? " optional" : "");
      break;
    }
    default:
      break;
    }
    if (inst.flags)
      os << " [" << spellFormatFlags(inst.flags) << ']';
    os << '\n';
  }
}

static void dumpSources(llvm::raw_ostream &os, llvm::StringRef title,
                        llvm::ArrayRef<CompiledTypeSource> sources) {
  for (auto [index, source] : llvm::enumerate(sources)) {
    os << title << ' ' << index << ": " << spelling(source.kind);
    if (source.kind == TypeSourceKind::SameAs || source.kind == TypeSourceKind::Transform ||
        source.kind == TypeSourceKind::TransformRange)
      os << ' ' << spelling(source.of) << ' ' << source.index;
    if (source.transform)
      os << " by " << source.transform->text();
    os << '\n';
  }
}

void CompiledFormat::dump(llvm::raw_ostream &os) const {
  dumpCode(os, code, strings, anchors, customs);
  dumpSources(os, "operand", operandTypes);
  dumpSources(os, "result", resultTypes);
  os << "bound:";
  for (unsigned slot = 0; slot != boundAttributes.size() * 64; ++slot)
    if (boundAttributes[slot / 64] >> (slot % 64) & 1)
      os << ' ' << slot;
  os << '\n';
}

void CompiledDefFormat::dump(llvm::raw_ostream &os) const { dumpCode(os, code, strings, anchors, customs); }
