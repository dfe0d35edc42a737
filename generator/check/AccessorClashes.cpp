//===- AccessorClashes.cpp - Members with equal accessor names ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/check/Checks.h"
#include "generator/check/DiagnosticKinds.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using llvm::StringRef;

STRATA_DIAGNOSTIC(SameAccessor, Error, "'{0}' and '{1}' of '{2}' would both be read with {3}()", StringRef,
                  StringRef, std::string, std::string);

namespace {

/// The accessor names of one class and the member that each belongs to.
class AccessorTable {
public:
  AccessorTable(std::string owner, DiagnosticEngine &diags) : owner(std::move(owner)), diags(diags) {}

  /// Adds all accessors of a member. Reports at most one clash per member.
  void add(StringRef member, StringRef accessorName, llvm::SMLoc loc, llvm::ArrayRef<StringRef> suffixes) {
    if (accessorName.empty())
      return;
    for (StringRef suffix : suffixes) {
      std::string name = ("get" + accessorName + suffix).str();
      auto [it, isNew] = members.try_emplace(name, member);
      if (isNew || it->second == member)
        continue;
      diags.emit(loc, SameAccessor, it->second, member, owner, name).report();
      errors = true;
      return;
    }
  }
  bool hasErrors() const { return errors; }

private:
  std::string owner;
  DiagnosticEngine &diags;
  llvm::StringMap<StringRef> members;
  bool errors = false;
};

} // namespace

LogicalResult mlir::checkAccessorClashes(const ModelSet &models, DiagnosticEngine &diags, ModelParts parts) {
  PartsOf wanted{models, parts};
  bool errors = false;
  for (const OpModel *op : wanted.ops()) {
    AccessorTable table(op->name(), diags);
    for (const OperandModel &operand : op->operands())
      table.add(operand.name(), operand.accessorName(), operand.loc(), {"", "Mutable"});
    for (const ResultModel &result : op->results())
      table.add(result.name(), result.accessorName(), result.loc(), {""});
    for (const AttributeModel &attribute : op->attributes())
      table.add(attribute.name(), attribute.accessorName(), attribute.loc(), {"", "Attr", "AttrName"});
    for (const AttributeModel &attribute : op->derivedAttributes())
      table.add(attribute.name(), attribute.accessorName(), attribute.loc(), {""});
    for (const PropertyModel &property : op->properties())
      table.add(property.name(), property.accessorName(), property.loc(), {""});
    for (const RegionModel &region : op->regions())
      table.add(region.name(), region.accessorName(), region.loc(), {""});
    for (const SuccessorModel &successor : op->successors())
      table.add(successor.name(), successor.accessorName(), successor.loc(), {""});
    errors |= table.hasErrors();
  }
  auto checkParameters = [&](const AttrOrTypeDefModel &definition) {
    AccessorTable table(definition.name().str(), diags);
    for (const ParameterModel &parameter : definition.parameters())
      table.add(parameter.name(), parameter.accessorName(), parameter.loc(), {""});
    errors |= table.hasErrors();
  };
  for (const TypeDefModel *type : wanted.types())
    checkParameters(*type);
  for (const AttrDefModel *attribute : wanted.attributes())
    checkParameters(*attribute);
  return failure(errors);
}
