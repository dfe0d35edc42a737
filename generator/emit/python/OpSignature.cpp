//===- OpSignature.cpp - Parameters of Python constructors ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/python/OpSignature.h"
#include "generator/emit/python/PythonNames.h"
#include "generator/lower/ResultInference.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;
using Kind = OpParameter::Kind;

bool mlir::infersPythonResults(const OpModel &op) {
  if ((op.hasTrait("SameOperandsAndResultType") || op.hasTrait("FirstAttrDerivedResultType")) &&
      op.numVariableLengthResults() == 0)
    return true;
  // The types of results may depend on regions, which are empty when the operation is created.
  if (!op.regions().empty())
    return false;
  if (op.implements("InferTypeOpInterface"))
    return true;
  // mlir-tblgen adds the interface to other ops only if its declaration is included.
  return op.record().getRecords().getDef("InferTypeOpInterface") && !op.results().empty() &&
         !inferResults(op).empty();
}

std::string mlir::pythonAccessor(const OperandModel &group) {
  return group.hasName() ? pythonName(group.name()) : "";
}

namespace {

/// Appends parameters with unique names.
class ParameterList {
public:
  explicit ParameterList(std::vector<OpParameter> &list) : list(list) {
    for (const char *name : {"self", "results", "loc", "ip"})
      used.insert(name);
  }
  void add(Kind kind, unsigned index, std::string name, bool mayBeOmitted = false) {
    add(kind, index, name, pythonFunctionParameter(name), mayBeOmitted);
  }
  void add(Kind kind, unsigned index, std::string name, std::string functionName, bool mayBeOmitted) {
    // Two groups may have names that differ in the case of letters only.
    while (!used.insert(name).second)
      name += '_';
    while (!usedByFunction.insert(functionName).second)
      functionName += '_';
    list.push_back({kind, index, std::move(name), std::move(functionName), mayBeOmitted});
  }

private:
  std::vector<OpParameter> &list;
  llvm::StringSet<> used, usedByFunction;
};

} // namespace

/// Returns the name of a member as an identifier, or a name made from its position if it has none.
static std::string nameOr(llvm::StringRef name, llvm::StringRef prefix, unsigned index) {
  return name.empty() ? (prefix + llvm::Twine(index)).str() : pythonName(name);
}

OpSignature::OpSignature(const OpModel &op)
    : inferred(infersPythonResults(op)), fixedResults(op.numVariableLengthResults() == 0) {
  ParameterList parameters(list);
  if (!inferred)
    for (auto [i, result] : llvm::enumerate(op.results())) {
      bool isOnly = op.results().size() == 1;
      parameters.add(Kind::ResultType, i,
                     isOnly && !result.hasName() ? "result" : nameOr(result.name(), "_gen_res_", i));
    }
  for (auto [i, ref] : llvm::enumerate(op.arguments())) {
    if (ref.kind == MemberRef::Kind::Operand) {
      const OperandModel &operand = op.operands()[ref.index];
      parameters.add(Kind::Operand, ref.index, nameOr(operand.name(), "_gen_arg_", i), operand.isOptional());
    } else if (ref.kind == MemberRef::Kind::Attribute) {
      const AttributeModel &attr = op.attributes()[ref.index];
      parameters.add(Kind::Attribute, ref.index, pythonName(attr.name()),
                     attr.isOptional() || attr.hasDefaultValue());
    } else {
      parameters.add(Kind::Property, ref.index, pythonName(op.properties()[ref.index].name()));
    }
  }
  for (auto [i, successor] : llvm::enumerate(op.successors()))
    parameters.add(Kind::Successor, i, nameOr(successor.name(), "_gen_successor_", i));
  if (op.hasVariadicRegion()) {
    unsigned last = op.regions().size() - 1;
    std::string name = op.regions().back().name().str();
    if (!name.empty())
      name.front() = llvm::toLower(name.front());
    parameters.add(Kind::RegionCount, last, "num_" + name, "num_" + llvm::convertToSnakeFromCamelCase(name),
                   /*mayBeOmitted=*/false);
  }
}

std::string OpSignature::declaration(bool ofFunction) const {
  std::string text;
  for (const OpParameter &each : list)
    if (!each.mayBeOmitted)
      text += each.nameOf(ofFunction) + ", ";
  text += "*, ";
  for (const OpParameter &each : list)
    if (each.mayBeOmitted)
      text += each.nameOf(ofFunction) + "=None, ";
  if (inferred)
    text += "results=None, ";
  return text + "loc=None, ip=None";
}

std::string OpSignature::call() const {
  std::string text;
  for (const OpParameter &each : list)
    if (!each.mayBeOmitted)
      text += each.functionName + ", ";
  for (const OpParameter &each : list)
    if (each.mayBeOmitted)
      text += each.name + "=" + each.functionName + ", ";
  if (inferred)
    text += "results=results, ";
  return text + "loc=loc, ip=ip";
}
