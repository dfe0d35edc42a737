//===- OpBuilderEmitter.cpp - The build() functions of an op --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/cpp/OpBuilderEmitter.h"
#include "generator/emit/cpp/SpecWriter.h"
#include "generator/lower/ResultInference.h"
#include "generator/model/OpModel.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

namespace {

enum class ResultParams { EachType, TypeRange, Inferred };

/// One default build(): its parameters, and what goes into the state.
struct DefaultBuilder {
  ResultParams results;
  bool unwrapped; ///< Attributes as C++ values.
};

struct Param {
  std::string type, name, defaultValue;
};

constexpr llvm::StringLiteral commonParams = "::mlir::OpBuilder &odsBuilder, ::mlir::OperationState &odsState";

std::string attrSlotName(const AttributeModel &attr) { return identifier(attr.name()); }

bool canUnwrap(const AttributeModel &attr) {
  const AttrConstraintModel &constraint = attr.constraint();
  if (constraint.isUnit())
    return true;
  return constraint.isConstBuildable() && constraint.returnType() != constraint.storageType() &&
         !(attr.isOptional() && !attr.hasDefaultValue());
}

std::string groupName(const OperandModel &group, llvm::StringRef fallback, unsigned index) {
  return group.hasName() ? identifier(group.name()) : llvm::formatv("{0}{1}", fallback, index).str();
}

void addResultParams(const OpModel &op, ResultParams kind, std::vector<Param> &params) {
  if (kind == ResultParams::TypeRange)
    params.push_back({"::mlir::TypeRange", "resultTypes", ""});
  if (kind != ResultParams::EachType)
    return;
  for (auto [index, result] : llvm::enumerate(op.results()))
    params.push_back({result.isVariadic() ? "::mlir::TypeRange" : "::mlir::Type",
                      groupName(result, "odsResult", index) + (result.hasName() ? "Type" : ""), ""});
}

void addArgumentParams(const OpModel &op, bool unwrapped, std::vector<Param> &params) {
  for (MemberRef ref : op.arguments()) {
    if (ref.kind == MemberRef::Kind::Operand) {
      const OperandModel &operand = op.operands()[ref.index];
      params.push_back({operand.isVariadic() ? "::mlir::ValueRange" : "::mlir::Value",
                        groupName(operand, "odsOperand", ref.index),
                        operand.isOptional() ? "{}" : ""});
    } else if (ref.kind == MemberRef::Kind::Property) {
      const PropertyModel &property = op.properties()[ref.index];
      params.push_back({property.interfaceType().str(), identifier(property.name()),
                        property.constraint().defaultValue().text().str()});
    } else if (ref.kind == MemberRef::Kind::Attribute) {
      const AttributeModel &attr = op.attributes()[ref.index];
      const AttrConstraintModel &constraint = attr.constraint();
      bool absent = attr.isOptional() || attr.hasDefaultValue();
      if (unwrapped && constraint.isUnit())
        params.push_back({"bool", attrSlotName(attr), "false"});
      else if (unwrapped && canUnwrap(attr))
        params.push_back({constraint.returnType().str(), attrSlotName(attr),
                          attr.hasDefaultValue() ? constraint.defaultValue().text().str() : ""});
      else
        params.push_back({constraint.storageType().str(), attrSlotName(attr), absent ? "nullptr" : ""});
    }
  }
}

/// All parameters; only those that nothing without a default follows keep theirs.
std::vector<Param> builderParams(const OpModel &op, const DefaultBuilder &builder, bool withDefaults) {
  std::vector<Param> params;
  addResultParams(op, builder.results, params);
  addArgumentParams(op, builder.unwrapped, params);
  for (const SuccessorModel &successor : op.successors())
    params.push_back({successor.isVariadic() ? "::llvm::ArrayRef<::mlir::Block *>" : "::mlir::Block *",
                      identifier(successor.name()), ""});
  if (op.hasVariadicRegion())
    params.push_back({"unsigned", (op.regions().back().name() + "Count").str(), ""});
  bool trailing = withDefaults;
  for (Param &param : llvm::reverse(params)) {
    trailing = trailing && !param.defaultValue.empty();
    if (!trailing)
      param.defaultValue.clear();
  }
  return params;
}

std::string signature(const std::vector<Param> &params) {
  std::string text = commonParams.str();
  for (const Param &param : params) {
    text += ", " + param.type + " " + param.name;
    if (!param.defaultValue.empty())
      text += " = " + param.defaultValue;
  }
  return text;
}

bool needsUnwrapped(const OpModel &op) {
  return llvm::any_of(op.attributes(), [](const AttributeModel &attr) { return canUnwrap(attr); });
}

/// The default builders of the op, without two of the same signature.
std::vector<DefaultBuilder> defaultBuilders(const OpModel &op) {
  std::vector<DefaultBuilder> builders;
  if (op.skipsDefaultBuilders())
    return builders;
  std::vector<ResultParams> kinds = {ResultParams::EachType};
  if (canInferResults(op) && !op.results().empty())
    kinds.push_back(ResultParams::Inferred);
  // A list of types is the same thing as the one variadic result, and as no result it says nothing.
  if (!(op.results().size() == 1 && op.results().front().isVariadic()))
    kinds.push_back(ResultParams::TypeRange);
  std::vector<std::string> seen;
  for (ResultParams kind : kinds)
    for (bool unwrapped : {false, true}) {
      if (unwrapped && !needsUnwrapped(op))
        continue;
      DefaultBuilder builder{kind, unwrapped};
      std::string types;
      for (const Param &param : builderParams(op, builder, false))
        types += param.type + ",";
      if (llvm::is_contained(seen, types))
        continue;
      seen.push_back(types);
      builders.push_back(builder);
    }
  return builders;
}

/// Whether build(TypeRange, ValueRange, attributes) would be taken for a default one by its types.
bool clashesWithGeneric(const OpModel &op, ResultParams results) {
  for (const DefaultBuilder &builder : defaultBuilders(op)) {
    std::vector<Param> params = builderParams(op, builder, true);
    std::vector<std::string> required;
    for (const Param &param : params)
      if (param.defaultValue.empty())
        required.push_back(param.type);
    std::vector<std::string> generic;
    if (results == ResultParams::TypeRange)
      generic.push_back("::mlir::TypeRange");
    generic.push_back("::mlir::ValueRange");
    if (required == generic)
      return true;
  }
  return false;
}

std::string genericSignature(const OpModel &op, ResultParams results, bool withDefaults) {
  std::string text = commonParams.str();
  if (results == ResultParams::TypeRange)
    text += ", ::mlir::TypeRange resultTypes";
  text += ", ::mlir::ValueRange operands, ::llvm::ArrayRef<::mlir::NamedAttribute> attributes";
  // With a default it would compete with a default builder that takes just lists.
  if (withDefaults && !clashesWithGeneric(op, results))
    text += " = {}";
  if (op.hasVariadicRegion())
    text += withDefaults && !clashesWithGeneric(op, results) ? ", unsigned numRegions = 0" : ", unsigned numRegions";
  return text;
}

/// The same with all inherent attributes and properties at once.
std::string propertiesSignature(const OpModel &op, ResultParams results, bool withDefaults) {
  std::string text = commonParams.str();
  if (results == ResultParams::TypeRange)
    text += ", ::mlir::TypeRange resultTypes";
  text += ", ::mlir::ValueRange operands, const Properties &properties, "
          "::llvm::ArrayRef<::mlir::NamedAttribute> discardableAttributes";
  if (withDefaults)
    text += " = {}";
  if (op.hasVariadicRegion())
    text += withDefaults ? ", unsigned numRegions = 0" : ", unsigned numRegions";
  return text;
}

std::vector<ResultParams> genericBuilders(const OpModel &op) {
  if (op.skipsDefaultBuilders())
    return {};
  std::vector<ResultParams> kinds = {ResultParams::TypeRange};
  if (canInferResults(op) && !op.results().empty())
    kinds.push_back(ResultParams::Inferred);
  return kinds;
}

std::string authorSignature(const BuilderModel &builder, bool withDefaults) {
  std::string text = commonParams.str();
  for (const CppParameter &param : builder.parameters()) {
    text += (", " + param.type + " " + param.name).str();
    if (withDefaults && !param.defaultValue.empty())
      text += (" = " + param.defaultValue).str();
  }
  return text;
}

void emitOperandBody(const OpModel &op, CodeWriter &out) {
  std::vector<std::string> sizes;
  for (auto [index, operand] : llvm::enumerate(op.operands())) {
    std::string name = groupName(operand, "odsOperand", index);
    if (operand.isOptional()) {
      out.line("if ({0})", name);
      out.line("  odsState.addOperands({0});", name);
      sizes.push_back("(" + name + " ? 1 : 0)");
    } else {
      out.line("odsState.addOperands({0});", name);
      sizes.push_back(operand.isVariadic() ? "static_cast<int32_t>(" + name + ".size())" : "1");
    }
  }
  if (op.operandSizing() == OpModel::Sizing::Attribute)
    out.line("odsState.setSlot({0}, odsBuilder.getDenseI32ArrayAttr({{{1}}));", op.attributes().size(),
             llvm::join(sizes, ", "));
}

void emitAttributeBody(const OpModel &op, bool unwrapped, CodeWriter &out) {
  for (auto [slot, attr] : llvm::enumerate(op.attributes())) {
    const AttrConstraintModel &constraint = attr.constraint();
    std::string name = attrSlotName(attr);
    if (unwrapped && constraint.isUnit()) {
      out.line("if ({0})", name);
      out.line("  odsState.setSlot({0}, odsBuilder.getUnitAttr());", slot);
    } else if (unwrapped && canUnwrap(attr)) {
      out.line("odsState.setSlot({0}, {1});", slot,
               fillIn(constraint.constBuilderCall().text(),
                      {{"_builder", "odsBuilder"}, {"_ctxt", "odsBuilder.getContext()"}, {"0", name}}));
    } else if (attr.isOptional() || attr.hasDefaultValue()) {
      out.line("if ({0})", name);
      out.line("  odsState.setSlot({0}, {1});", slot, name);
    } else {
      out.line("odsState.setSlot({0}, {1});", slot, name);
    }
  }
}

void emitPropertyBody(const OpModel &op, CodeWriter &out) {
  for (auto [index, property] : llvm::enumerate(op.properties()))
    out.line("odsState.setSlot({0}, odsMake{1}(odsBuilder.getContext(), {2}));", op.propertySlot(index),
             property.accessorName(), identifier(property.name()));
}

void emitResultBody(const OpModel &op, ResultParams kind, CodeWriter &out) {
  if (kind == ResultParams::Inferred) {
    out.line("::mlir::addInferredResultTypes(odsState);");
    return;
  }
  if (kind == ResultParams::TypeRange) {
    out.line("odsState.addTypes(resultTypes);");
    return;
  }
  std::vector<std::string> sizes;
  for (auto [index, result] : llvm::enumerate(op.results())) {
    std::string name = groupName(result, "odsResult", index) + (result.hasName() ? "Type" : "");
    if (result.isOptional()) {
      out.line("if ({0})", name);
      out.line("  odsState.addTypes({0});", name);
      sizes.push_back("(" + name + " ? 1 : 0)");
    } else {
      out.line("odsState.addTypes({0});", name);
      sizes.push_back(result.isVariadic() ? "static_cast<int32_t>(" + name + ".size())" : "1");
    }
  }
  if (op.resultSizing() == OpModel::Sizing::Attribute)
    out.line("odsState.setSlot({0}, odsBuilder.getDenseI32ArrayAttr({{{1}}));",
             op.attributes().size() + (op.operandSizing() == OpModel::Sizing::Attribute), llvm::join(sizes, ", "));
}

void emitRegionBody(const OpModel &op, llvm::StringRef countName, CodeWriter &out) {
  for (const RegionModel &region : op.regions()) {
    if (region.isVariadic()) {
      out.line("for (unsigned i = 0; i != {0}; ++i)", countName);
      out.line("  (void)odsState.addRegion();");
    } else {
      out.line("(void)odsState.addRegion();");
    }
  }
}

} // namespace

void strata::emitBuilderDecls(const OpModel &op, CodeWriter &out) {
  for (const BuilderModel &builder : op.builders())
    out.line("static void build({0});", authorSignature(builder, true));
  for (const DefaultBuilder &builder : defaultBuilders(op))
    out.line("static void build({0});", signature(builderParams(op, builder, builder.unwrapped || !needsUnwrapped(op))));
  for (ResultParams kind : genericBuilders(op)) {
    out.line("static void build({0});", genericSignature(op, kind, true));
    if (op.numSlots())
      out.line("static void build({0});", propertiesSignature(op, kind, true));
  }
}

void strata::emitBuilderDefs(const OpModel &op, CodeWriter &out) {
  llvm::StringRef name = op.className();
  for (const BuilderModel &builder : op.builders()) {
    if (!builder.hasBody())
      continue;
    out.open("void {0}::build({1}) {{", name, authorSignature(builder, false));
    out.block(fillIn(builder.body(), {{"_builder", "odsBuilder"}, {"_state", "odsState"}}));
    out.close();
  }
  for (const DefaultBuilder &builder : defaultBuilders(op)) {
    out.open("void {0}::build({1}) {{", name, signature(builderParams(op, builder, false)));
    out.line("(void)odsBuilder;");
    emitOperandBody(op, out);
    emitAttributeBody(op, builder.unwrapped, out);
    emitPropertyBody(op, out);
    for (const SuccessorModel &successor : op.successors())
      out.line("odsState.addSuccessors({0});", identifier(successor.name()));
    emitRegionBody(op, op.hasVariadicRegion() ? (op.regions().back().name() + "Count").str() : "", out);
    emitResultBody(op, builder.results, out);
    out.close();
  }
  for (ResultParams kind : genericBuilders(op)) {
    out.open("void {0}::build({1}) {{", name, genericSignature(op, kind, false));
    out.line("(void)odsBuilder;");
    out.line("odsState.addOperands(operands);");
    out.line("odsState.addAttributes(attributes);");
    emitRegionBody(op, "numRegions", out);
    emitResultBody(op, kind, out);
    out.close();
    if (!op.numSlots())
      continue;
    out.open("void {0}::build({1}) {{", name, propertiesSignature(op, kind, false));
    out.line("(void)odsBuilder;");
    out.line("odsState.addOperands(operands);");
    out.line("odsState.useProperties(properties);");
    out.line("odsState.addAttributes(discardableAttributes);");
    emitRegionBody(op, "numRegions", out);
    emitResultBody(op, kind, out);
    out.close();
  }
}
