//===- FormatText.cpp - Assembly formats as text --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Prints a format program in the syntax of `assemblyFormat` in ODS.
//
//===----------------------------------------------------------------------===//

#include "bindings/c/OpDeclarations.h"
#include "llvm/Support/raw_ostream.h"
#include <optional>

using namespace mlir;

namespace {
/// Prints the elements of a format, separated by spaces.
class FormatText {
public:
  FormatText(const OpSpec &spec, llvm::raw_ostream &os) : spec(spec), format(*spec.format), os(os) {}
  void print() {
    for (const FormatInst &inst : format.code)
      print(inst);
  }

private:
  void print(const FormatInst &inst);
  /// Prints the element of an instruction that is no part of a group's syntax.
  void printElement(const FormatInst &inst);
  void printFunctionalType(const FormatInst &inst);
  /// Prints a space between elements.
  void separate() {
    if (needsSpace)
      os << ' ';
    needsSpace = true;
  }
  /// Returns true if the instruction is the anchor of the innermost optional group.
  bool isAnchor(const FormatInst &inst) const;
  llvm::StringRef operandName(unsigned index) const { return spec.operands[index].name; }
  llvm::StringRef resultName(unsigned index) const { return spec.results[index].name; }

  const OpSpec &spec;
  const FormatSpec &format;
  llvm::raw_ostream &os;
  bool needsSpace = false;
  llvm::SmallVector<FormatAnchor> anchors; ///< Of the groups that contain the current instruction.
};
} // namespace

bool FormatText::isAnchor(const FormatInst &inst) const {
  if (anchors.empty())
    return false;
  std::optional<AnchorKind> kind;
  switch (inst.op) {
  case FormatOp::Operand:
  case FormatOp::OperandLists:
    kind = AnchorKind::Operand;
    break;
  case FormatOp::OperandType:
  case FormatOp::OperandTypeLists:
    kind = AnchorKind::OperandType;
    break;
  case FormatOp::ResultType:
    kind = AnchorKind::ResultType;
    break;
  case FormatOp::Attribute:
    kind = AnchorKind::Attribute;
    break;
  case FormatOp::Region:
    kind = AnchorKind::Region;
    break;
  case FormatOp::Custom:
    kind = AnchorKind::Custom;
    break;
  default:
    break;
  }
  return kind && *kind == anchors.back().kind && inst.index == anchors.back().index;
}

void FormatText::printFunctionalType(const FormatInst &inst) {
  auto name = [&](unsigned index, llvm::StringRef all, llvm::ArrayRef<OperandSpec> groups) {
    if (index == formatAllGroups)
      os << all;
    else
      os << '$' << groups[index].name;
  };
  os << "functional-type(";
  name(inst.index, "operands", spec.operands);
  os << ", ";
  name(inst.target, "results", spec.results);
  os << ')';
}

void FormatText::printElement(const FormatInst &inst) {
  switch (inst.op) {
  case FormatOp::Literal:
    os << '`' << format.strings[inst.index] << '`';
    break;
  case FormatOp::NewLine:
    os << "`\\n`";
    break;
  case FormatOp::Space:
    os << "` `";
    break;
  case FormatOp::Operand:
  case FormatOp::OperandLists:
    os << '$' << operandName(inst.index);
    break;
  case FormatOp::OperandType:
  case FormatOp::OperandTypeLists:
    os << "type($" << operandName(inst.index) << ')';
    break;
  case FormatOp::ResultType:
    os << "type($" << resultName(inst.index) << ')';
    break;
  case FormatOp::Attribute: {
    bool isQualified = inst.flags & FormatFlag::Qualified;
    os << (isQualified ? "qualified($" : "$") << spec.attributes[inst.index].name << (isQualified ? ")" : "");
    break;
  }
  case FormatOp::AttrDict:
    os << "attr-dict";
    break;
  case FormatOp::AttrDictKeyword:
    os << "attr-dict-with-keyword";
    break;
  case FormatOp::PropDict:
    os << "prop-dict";
    break;
  case FormatOp::Region:
    os << '$' << spec.regions[inst.index].name;
    break;
  case FormatOp::Successor:
    os << '$' << spec.successors[inst.index].name;
    break;
  case FormatOp::AllOperands:
    os << "operands";
    break;
  case FormatOp::AllOperandTypes:
    os << "type(operands)";
    break;
  case FormatOp::AllResultTypes:
    os << "type(results)";
    break;
  case FormatOp::AllRegions:
    os << "regions";
    break;
  case FormatOp::AllSuccessors:
    os << "successors";
    break;
  case FormatOp::FunctionalType:
    printFunctionalType(inst);
    break;
  case FormatOp::Custom:
    os << "custom<" << format.customs[inst.index].name << ">(...)";
    break;
  default: // Instructions of groups, and those of the formats of types and attributes.
    break;
  }
}

void FormatText::print(const FormatInst &inst) {
  switch (inst.op) {
  case FormatOp::OptionalBegin:
    separate();
    os << '(';
    needsSpace = false;
    anchors.push_back(format.anchors[inst.index]);
    return;
  case FormatOp::OptionalElse:
    os << ") : (";
    needsSpace = false;
    return;
  case FormatOp::OptionalEnd:
    os << ")?";
    needsSpace = true;
    anchors.pop_back();
    return;
  case FormatOp::OilistBegin:
    separate();
    os << "oilist(";
    needsSpace = false;
    return;
  case FormatOp::OilistClause:
    // The first clause follows the parenthesis without a separator.
    if (needsSpace)
      os << " | ";
    os << '`' << format.strings[inst.index] << '`';
    needsSpace = true;
    return;
  case FormatOp::OilistEnd:
    os << ')';
    needsSpace = true;
    return;
  default:
    separate();
    printElement(inst);
    if (isAnchor(inst))
      os << '^';
  }
}

void capi::printFormat(const OpSpec &spec, llvm::raw_ostream &os) { FormatText(spec, os).print(); }
