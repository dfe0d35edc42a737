//===- SpecDump.cpp - Textual dump of an OpSpec ---------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/opt/SpecDump.h"
#include "runtime/spec/DefSpec.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using llvm::StringRef;

namespace {

constexpr llvm::StringLiteral arityNames[] = {"one", "optional", "variadic"};
constexpr llvm::StringLiteral formNames[] = {"generic", "typed",       "symbol name", "enum keyword",
                                             "unit",    "dense array", "definition",  "property"};
constexpr llvm::StringLiteral segmentNames[] = {"none", "by attribute", "same size"};
constexpr llvm::StringLiteral relationNames[] = {"AllTypesMatch", "AllElementTypesMatch",  "AllShapesMatch",
                                                 "AllRanksMatch", "AllElementCountsMatch", "TypesMatchWith"};
constexpr llvm::StringLiteral effectNames[] = {"read", "write", "allocate", "free"};
constexpr llvm::StringLiteral sourceNames[] = {
    "parsed", "built by the constraint", "type of ", "from type of ", "inferred", "list from types of "};
static_assert(std::size(sourceNames) == unsigned(TypeSourceKind::TransformRange) + 1, "a name for each kind");
constexpr llvm::StringLiteral anchorNames[] = {"attribute", "operand",   "result type",    "operand type",
                                               "region",    "parameter", "all parameters", "custom"};
constexpr llvm::StringLiteral formatOpNames[] = {
    "Literal",      "NewLine",          "Space",          "Operand",         "OperandType",
    "ResultType",   "Attribute",        "AttrDict",       "AttrDictKeyword", "PropDict",
    "Region",       "Successor",        "AllOperands",    "AllOperandTypes", "AllResultTypes",
    "AllRegions",   "AllSuccessors",    "FunctionalType", "OptionalBegin",   "OptionalElse",
    "OptionalEnd",  "OilistBegin",      "OilistClause",   "OilistEnd",       "Custom",
    "OperandLists", "OperandTypeLists", "Parameter",      "AllParameters",   "StructBegin",
    "StructField",  "StructEnd"};
static_assert(std::size(formatOpNames) == unsigned(FormatOp::StructEnd) + 1, "a name for each instruction");
static_assert(std::size(formNames) == unsigned(AttrForm::Property) + 1, "a name for each form");
static_assert(std::size(anchorNames) == unsigned(AnchorKind::Custom) + 1, "a name for each kind");
static_assert(std::size(relationNames) == unsigned(RelationKind::TypesMatchWith) + 1, "a name for each kind");
constexpr llvm::StringLiteral traitNames[] = {
#define STRATA_TRAIT(Name, CppTrait) #Name,
#include "runtime/spec/Traits.def"
};

class SpecPrinter {
public:
  SpecPrinter(const OpSpec &spec, llvm::raw_ostream &os) : spec(spec), os(os) {}
  void print();

private:
  StringRef nameOf(TypeSourceOf of, unsigned index) const;
  void printValues(StringRef title, llvm::ArrayRef<OperandSpec> values, llvm::ArrayRef<TypeSource> sources);
  void printSource(const TypeSource &source);
  void printAttributes();
  void printParts();
  void printTraits();
  void printRelations();
  void printEffects();
  void printFormat(const FormatSpec &format);
  void printInstruction(const FormatSpec &format, const FormatInst &inst);
  void printHooks();

  const OpSpec &spec;
  llvm::raw_ostream &os;
};

} // namespace

StringRef SpecPrinter::nameOf(TypeSourceOf of, unsigned index) const {
  switch (of) {
  case TypeSourceOf::Operand:
    return index < spec.operands.size() ? spec.operands[index].name : StringRef("?");
  case TypeSourceOf::Result:
    return index < spec.results.size() ? spec.results[index].name : StringRef("?");
  case TypeSourceOf::Attribute:
    return index < spec.attributes.size() ? spec.attributes[index].name : StringRef("?");
  }
  return "?";
}

void SpecPrinter::printSource(const TypeSource &source) {
  os << sourceNames[unsigned(source.kind)];
  if (source.kind == TypeSourceKind::SameAs || source.kind == TypeSourceKind::Transform ||
      source.kind == TypeSourceKind::TransformRange)
    os << '$' << nameOf(source.of, source.index);
}

void SpecPrinter::printValues(StringRef title, llvm::ArrayRef<OperandSpec> values,
                              llvm::ArrayRef<TypeSource> sources) {
  if (!values.empty())
    os << title << ":\n";
  for (auto [index, value] : llvm::enumerate(values)) {
    os << "  $" << value.name << ": " << arityNames[unsigned(value.arity)] << ", "
       << value.constraint->summary;
    if (value.constraint->build)
      os << " (buildable)";
    if (index < sources.size()) {
      os << "; type ";
      printSource(sources[index]);
    }
    os << '\n';
  }
}

void SpecPrinter::printAttributes() {
  if (!spec.attributes.empty())
    os << "attributes:\n";
  for (const AttrSpec &attr : spec.attributes) {
    os << "  $" << attr.name << ": " << (attr.isOptional ? "optional, " : "") << attr.constraint->summary
       << "; " << formNames[unsigned(attr.constraint->form)];
    if (attr.constraint->enumSpec)
      os << ' ' << attr.constraint->enumSpec->name.substr(attr.constraint->enumSpec->name.rfind(':') + 1);
    if (attr.constraint->definition)
      os << ' ' << attr.constraint->definition->name;
    os << (attr.defaultValue ? "; has a default\n" : "\n");
  }
}

void SpecPrinter::printParts() {
  if (!spec.regions.empty())
    os << "regions:\n";
  for (const RegionSpec &region : spec.regions)
    os << "  $" << region.name << ": " << (region.isVariadic ? "variadic, " : "")
       << region.constraint->summary << '\n';
  if (!spec.successors.empty())
    os << "successors:\n";
  for (const SuccessorSpec &successor : spec.successors)
    os << "  $" << successor.name << (successor.isVariadic ? ": variadic\n" : ": one\n");
  if (spec.operandSegments != SegmentKind::None)
    os << "operand segments: " << segmentNames[unsigned(spec.operandSegments)] << '\n';
  if (spec.resultSegments != SegmentKind::None)
    os << "result segments: " << segmentNames[unsigned(spec.resultSegments)] << '\n';
}

void SpecPrinter::printTraits() {
  if (!spec.traits.empty()) {
    os << "traits:";
    for (unsigned i = 0; i != unsigned(Trait::NumTraits); ++i)
      if (spec.traits.contains(Trait(i)))
        os << ' ' << traitNames[i];
    os << '\n';
  }
  if (!spec.parents.empty()) {
    os << "parents: ";
    llvm::interleaveComma(spec.parents, os);
    os << '\n';
  }
  if (!spec.implicitTerminator.empty())
    os << "implicit terminator: " << spec.implicitTerminator << '\n';
}

void SpecPrinter::printRelations() {
  for (const RelationSpec &relation : spec.relations) {
    os << "relation: " << relationNames[unsigned(relation.kind)] << '(';
    llvm::interleaveComma(relation.refs, os,
                          [&](const TypeRef &ref) { os << '$' << nameOf(ref.of, ref.index); });
    os << "): " << relation.summary << '\n';
  }
  for (const OpPredicateSpec &predicate : spec.predicates)
    os << "predicate: " << predicate.summary << '\n';
  if (!spec.inference.empty())
    os << "inference:\n";
  for (auto [index, source] : llvm::enumerate(spec.inference)) {
    os << "  $" << nameOf(TypeSourceOf::Result, index) << ": ";
    printSource(source);
    os << '\n';
  }
}

void SpecPrinter::printEffects() {
  for (const EffectSpec &effect : spec.effects) {
    os << "effect: " << effectNames[unsigned(effect.kind)] << " on " << effect.resource;
    switch (effect.target) {
    case EffectTarget::Op:
      break;
    case EffectTarget::Operand:
      os << ", operand $" << nameOf(TypeSourceOf::Operand, effect.index);
      break;
    case EffectTarget::Result:
      os << ", result $" << nameOf(TypeSourceOf::Result, effect.index);
      break;
    case EffectTarget::Attribute:
      os << ", attribute $" << nameOf(TypeSourceOf::Attribute, effect.index);
      break;
    }
    os << '\n';
  }
}

void SpecPrinter::printInstruction(const FormatSpec &format, const FormatInst &inst) {
  os << formatOpNames[unsigned(inst.op)];
  switch (inst.op) {
  case FormatOp::Literal:
  case FormatOp::OilistClause:
    os << " '" << format.strings[inst.index] << '\'';
    break;
  case FormatOp::Operand:
  case FormatOp::OperandType:
    os << " $" << nameOf(TypeSourceOf::Operand, inst.index);
    break;
  case FormatOp::ResultType:
    os << " $" << nameOf(TypeSourceOf::Result, inst.index);
    break;
  case FormatOp::Attribute:
    os << " $" << nameOf(TypeSourceOf::Attribute, inst.index);
    break;
  case FormatOp::Region:
    os << " $" << spec.regions[inst.index].name;
    break;
  case FormatOp::Successor:
    os << " $" << spec.successors[inst.index].name;
    break;
  case FormatOp::FunctionalType:
    os << ' '
       << (inst.index == formatAllGroups ? StringRef("all") : nameOf(TypeSourceOf::Operand, inst.index))
       << ' '
       << (inst.target == formatAllGroups ? StringRef("all") : nameOf(TypeSourceOf::Result, inst.target));
    break;
  case FormatOp::OptionalBegin:
    os << ' ' << anchorNames[unsigned(format.anchors[inst.index].kind)] << ' '
       << format.anchors[inst.index].index;
    break;
  case FormatOp::Custom:
    os << ' ' << format.customs[inst.index].name;
    break;
  default:
    break;
  }
  if (inst.op == FormatOp::OptionalBegin || inst.op == FormatOp::OptionalElse ||
      inst.op == FormatOp::OilistBegin || inst.op == FormatOp::OilistClause)
    os << " -> " << inst.target;
  static constexpr std::pair<uint8_t, llvm::StringLiteral> flags[] = {
      {FormatFlag::SpaceBefore, "space"},     {FormatFlag::Qualified, "qualified"},
      {FormatFlag::PresenceOnly, "presence"}, {FormatFlag::Optional, "optional"},
      {FormatFlag::FirstOfGroup, "first"},    {FormatFlag::Inverted, "inverted"}};
  for (const auto &[bit, name] : flags)
    if (inst.flags & bit)
      os << " [" << name << ']';
  os << '\n';
}

void SpecPrinter::printFormat(const FormatSpec &format) {
  os << "format:\n";
  for (auto [index, inst] : llvm::enumerate(format.code)) {
    os << "  " << index << ": ";
    printInstruction(format, inst);
  }
}

void SpecPrinter::printHooks() {
  const OpHooks &hooks = spec.hooks;
  const std::pair<bool, StringRef> rows[] = {
      {bool(hooks.verify), "verify"},
      {bool(hooks.verifyRegions), "verifyRegions"},
      {bool(hooks.fold), "fold"},
      {bool(hooks.canonicalizationPatterns), "canonicalizationPatterns"},
      {bool(hooks.parse), "parse"},
      {bool(hooks.print), "print"},
      {bool(hooks.inferResultTypes), "inferResultTypes"},
      {bool(hooks.verifySymbolUses), "verifySymbolUses"},
      {!hooks.verifyTraits.empty(), "verifyTraits"}};
  if (llvm::none_of(rows, [](const auto &row) { return row.first; }))
    return;
  os << "hooks:";
  for (const auto &[isSet, name] : rows)
    if (isSet)
      os << ' ' << name;
  os << '\n';
}

void SpecPrinter::print() {
  os << spec.name << '\n';
  if (!spec.summary.empty())
    os << "summary: " << spec.summary << '\n';
  llvm::ArrayRef<TypeSource> none;
  printValues("operands", spec.operands, spec.format ? spec.format->operandTypes : none);
  printAttributes();
  printValues("results", spec.results, spec.format ? spec.format->resultTypes : none);
  printParts();
  printTraits();
  printRelations();
  printEffects();
  if (spec.format)
    printFormat(*spec.format);
  printHooks();
}

void mlir::dumpSpec(const OpSpec &spec, llvm::raw_ostream &os) { SpecPrinter(spec, os).print(); }
