//===- OpBindings.cpp - Python classes of operations ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/python/AttributeBuilders.h"
#include "generator/emit/python/ModuleText.h"
#include "generator/emit/python/OpSignature.h"
#include "generator/emit/python/Python.h"
#include "generator/emit/python/PythonNames.h"
#include "generator/model/ModelOptions.h"
#include "generator/model/ModelSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;
using llvm::ArrayRef;
using llvm::StringRef;
using ParameterKind = OpParameter::Kind;

std::vector<const OpModel *> mlir::selectPythonOps(const ModelSet &models, StringRef dialect,
                                                   const OpSelection &selection) {
  std::vector<const OpModel *> ops;
  for (const OpModel *op : models.ops())
    if (op->dialect().name() == dialect && selection.contains(op->name()))
      ops.push_back(op);
  llvm::sort(
      ops, [](const OpModel *a, const OpModel *b) { return a->record().getName() < b->record().getName(); });
  return ops;
}

std::string mlir::pythonFunctionName(const OpModel &op) {
  std::string name = pythonName(op.mnemonic());
  return name == op.className() ? name + "_" : name;
}

namespace {

/// Writes the class and the function of one operation.
class OpWriter {
public:
  OpWriter(const OpModel &op, llvm::raw_ostream &os) : op(op), signature(op), os(os) {}

  void writeClass();
  void writeFunction();

private:
  void writeConstants();
  void writeConstructor();
  void writeAccessors();
  void writeGroups(ArrayRef<OperandModel> groups, OpModel::Sizing sizing, StringRef accessor);
  void writeAttributeAccessor(StringRef name, StringRef flags);
  /// Returns the arguments of `_ods_build` or `_ods_create` after the first one.
  std::string parts(bool ofFunction) const;
  // Parameters of `__init__`, or of the function, as a Python sequence or None.
  std::string operands(bool ofFunction) const;
  std::string attributes(bool ofFunction) const;
  std::string results(bool ofFunction) const;
  std::string successors(bool ofFunction) const;
  std::string regions(bool ofFunction) const;

  const OpModel &op;
  OpSignature signature;
  llvm::raw_ostream &os;
};

/// 1 for a single value, 0 for an optional one, -1 for a list.
int segmentKind(const OperandModel &group) {
  return group.isOptional() ? 0 : group.isVariableLength() ? -1 : 1;
}

std::string segmentKinds(ArrayRef<OperandModel> groups) {
  std::string text;
  for (const OperandModel &group : groups)
    text += (text.empty() ? "" : ", ") + std::to_string(segmentKind(group));
  return text;
}

/// Returns a Python tuple with these elements.
std::string tuple(ArrayRef<std::string> elements) {
  std::string text = "(";
  for (const std::string &each : elements)
    text += each + (elements.size() == 1 ? "," : ", ");
  if (elements.size() > 1)
    text.resize(text.size() - 2);
  return text + ")";
}

} // namespace

void OpWriter::writeConstants() {
  os << "  OPERATION_NAME = " << pythonString(op.name()) << '\n';
  if (op.operandSizing() == OpModel::Sizing::Attribute)
    os << "  _ODS_OPERAND_SEGMENTS = [" << segmentKinds(op.operands()) << "]\n";
  if (op.resultSizing() == OpModel::Sizing::Attribute)
    os << "  _ODS_RESULT_SEGMENTS = [" << segmentKinds(op.results()) << "]\n";
  bool isVariadic = op.hasVariadicRegion();
  os << "  _ODS_REGIONS = (" << op.regions().size() - isVariadic << ", " << (isVariadic ? "False" : "True")
     << ")\n";
  // The name in the IR, the builder, and whether the attribute is required (1), optional (0) or a unit (2),
  // or the property has no default (3) or has one (4).
  if (op.attributes().empty() && op.properties().empty())
    return;
  os << "  _ODS_ATTRIBUTES = (\n";
  for (const OpParameter &each : signature.parameters()) {
    if (each.kind == ParameterKind::Attribute) {
      const AttributeModel &attr = op.attributes()[each.index];
      const char *presence = attr.constraint().isUnit() ? "2" : each.mayBeOmitted ? "0" : "1";
      os << "    (" << pythonString(attr.name()) << ", " << pythonString(attributeBuilder(attr.constraint()))
         << ", " << presence << "),\n";
    } else if (each.kind == ParameterKind::Property) {
      const PropertyModel &property = op.properties()[each.index];
      os << "    (" << pythonString(property.name()) << ", " << pythonString(attributeBuilder(property))
         << ", " << (property.hasDefaultValue() ? "4" : "3") << "),\n";
    }
  }
  os << "  )\n";
}

std::string OpWriter::operands(bool ofFunction) const {
  std::vector<std::string> elements;
  bool sized = op.operandSizing() == OpModel::Sizing::Attribute;
  for (const OpParameter &each : signature.parameters()) {
    if (each.kind != ParameterKind::Operand)
      continue;
    const OperandModel &group = op.operands()[each.index];
    if (group.isVariadic())
      elements.push_back((sized ? "_ods_values(" : "*_ods_values(") + each.nameOf(ofFunction) + ")");
    else if (group.isOptional() && !sized)
      elements.push_back("*_ods_optional(" + each.nameOf(ofFunction) + ")");
    else
      elements.push_back(each.nameOf(ofFunction));
  }
  return tuple(elements);
}

std::string OpWriter::attributes(bool ofFunction) const {
  std::vector<std::string> elements;
  for (const OpParameter &each : signature.parameters())
    if (each.kind == ParameterKind::Attribute || each.kind == ParameterKind::Property)
      elements.push_back(each.nameOf(ofFunction));
  return tuple(elements);
}

std::string OpWriter::results(bool ofFunction) const {
  if (signature.infersResults())
    return "results";
  std::vector<std::string> elements;
  bool sized = op.resultSizing() == OpModel::Sizing::Attribute;
  for (const OpParameter &each : signature.parameters()) {
    if (each.kind != ParameterKind::ResultType)
      continue;
    const ResultModel &group = op.results()[each.index];
    if (group.isVariadic() && !sized)
      elements.push_back("*" + each.nameOf(ofFunction));
    else if (group.isOptional() && !sized)
      elements.push_back("*_ods_optional(" + each.nameOf(ofFunction) + ")");
    else
      elements.push_back(each.nameOf(ofFunction));
  }
  return tuple(elements);
}

std::string OpWriter::successors(bool ofFunction) const {
  std::vector<std::string> elements;
  for (const OpParameter &each : signature.parameters())
    if (each.kind == ParameterKind::Successor)
      elements.push_back((op.successors()[each.index].isVariadic() ? "*" : "") + each.nameOf(ofFunction));
  return elements.empty() ? "None" : tuple(elements);
}

std::string OpWriter::regions(bool ofFunction) const {
  for (const OpParameter &each : signature.parameters())
    if (each.kind == ParameterKind::RegionCount)
      return std::to_string(each.index) + " + " + each.nameOf(ofFunction);
  return "None";
}

std::string OpWriter::parts(bool ofFunction) const {
  return operands(ofFunction) + ", " + attributes(ofFunction) + ", " + results(ofFunction) + ", " +
         successors(ofFunction) + ", " + regions(ofFunction) + ", loc, ip";
}

void OpWriter::writeConstructor() {
  os << "\n  def __init__(self, " << signature.declaration(/*ofFunction=*/false) << "):\n"
     << "    _ods_build(self, " << parts(/*ofFunction=*/false) << ")\n";
}

/// True if all groups before `count` are single.
static bool areSingle(ArrayRef<OperandModel> groups, size_t count) {
  return llvm::none_of(groups.take_front(count), [](const OperandModel &g) { return g.isVariableLength(); });
}

void OpWriter::writeGroups(ArrayRef<OperandModel> groups, OpModel::Sizing sizing, StringRef accessor) {
  for (auto [i, group] : llvm::enumerate(groups)) {
    std::string name = pythonAccessor(group);
    if (name.empty())
      continue;
    os << "  " << name << " = " << accessor << '(' << i;
    if (!areSingle(groups, i + 1)) {
      os << ", (" << segmentKinds(groups) << (groups.size() == 1 ? ",)" : ")");
      if (sizing == OpModel::Sizing::Attribute)
        os << ", sized=True";
    }
    os << ")\n";
  }
}

void OpWriter::writeAttributeAccessor(StringRef name, StringRef flags) {
  os << "  " << pythonName(name) << " = _ods_attribute(" << pythonString(name) << flags << ")\n";
}

void OpWriter::writeAccessors() {
  os << '\n';
  // A later definition of a name replaces an earlier one, as in MLIR.
  writeGroups(op.operands(), op.operandSizing(), "_ods_operand");
  for (const AttributeModel &attr : op.attributes())
    writeAttributeAccessor(attr.name(), attr.constraint().isUnit() ? ", unit=True"
                                        : attr.isOptional()        ? ", optional=True"
                                                                   : "");
  for (const PropertyModel &property : op.properties())
    os << "  " << pythonName(property.name()) << " = _ods_property(" << pythonString(property.name())
       << ")\n";
  writeGroups(op.results(), op.resultSizing(), "_ods_result");
  for (auto [i, region] : llvm::enumerate(op.regions()))
    if (!region.name().empty())
      os << "  " << pythonName(region.name()) << " = _ods_region(" << i
         << (region.isVariadic() ? ", variadic=True)\n" : ")\n");
}

void OpWriter::writeClass() {
  os << "\n\n@_ods_cext.register_operation(_Dialect)\nclass " << op.className() << "(_ods_ir.OpView):\n";
  writeDocString(op.description().trim().empty() ? op.summary() : op.description(), 2, os);
  os << "  __slots__ = ()\n";
  writeConstants();
  writeConstructor();
  writeAccessors();
}

void OpWriter::writeFunction() {
  os << "\n\ndef " << pythonFunctionName(op) << '(' << signature.declaration(/*ofFunction=*/true) << "):\n  ";
  std::string call = (op.className() + "(" + signature.call() + ")").str();
  if (!signature.hasFixedResults())
    os << "return _ods_results(" << call << ")\n";
  else if (op.results().empty())
    os << "return " << call << '\n';
  else if (op.results().size() != 1)
    os << "return " << call << ".results\n";
  else
    os << "return _ods_create(" << op.className() << ", " << parts(/*ofFunction=*/true) << ")\n";
}

void mlir::writePythonDialect(const PythonOptions &options, llvm::raw_ostream &os) {
  if (!options.extension.empty()) {
    os << "\nfrom ._" << options.dialect << "_ops_gen import _Dialect\n";
    return;
  }
  os << "\n\n@_ods_cext.register_dialect\nclass _Dialect(_ods_ir.Dialect):\n  DIALECT_NAMESPACE = "
     << pythonString(options.dialect) << '\n';
}

void mlir::emitPythonOps(const ModelSet &models, const PythonOptions &options, const OpSelection &selection,
                         llvm::raw_ostream &os) {
  os << "# Generated by strata-tblgen; do not edit.\n\n"
        "from ._ods_common import (\n"
        "    _cext as _ods_cext,\n"
        "    _ods_attribute,\n"
        "    _ods_build,\n"
        "    _ods_create,\n"
        "    _ods_operand,\n"
        "    _ods_optional,\n"
        "    _ods_property,\n"
        "    _ods_region,\n"
        "    _ods_result,\n"
        "    _ods_results,\n"
        "    _ods_values,\n"
        ")\n\n"
        "_ods_ir = _ods_cext.ir\n"
        "_ods_cext.globals.register_traceback_file_exclusion(__file__)\n";
  writePythonDialect(options, os);
  for (const OpModel *op : selectPythonOps(models, options.dialect, selection)) {
    OpWriter writer(*op, os);
    writer.writeClass();
    writer.writeFunction();
  }
}
