//===- OpBuilderEmitter.cpp - Emits build() functions ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/cpp/OpBuilderEmitter.h"
#include "generator/emit/cpp/ConstraintEmitter.h"
#include "generator/emit/cpp/SpecWriter.h"
#include "generator/lower/ResultInference.h"
#include "generator/lower/SlotLayout.h"
#include "generator/model/OpModel.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace {

enum class ResultParams { EachType, TypeRange, Inferred };

/// The variant of a default build() function.
struct DefaultBuilder {
  ResultParams results;
  bool unwrapped; ///< Attributes are passed as C++ values.
};

struct Param {
  std::string type, name, defaultValue;
  const ConstraintModel *constraint = nullptr; ///< The constraint that declares `defaultValue`, or null.
};

constexpr llvm::StringLiteral commonParams =
    "::mlir::OpBuilder &odsBuilder, ::mlir::OperationState &odsState";

std::string attrSlotName(const AttributeModel &attr) { return identifier(attr.name()); }

bool canUnwrap(const AttributeModel &attr) {
  const AttrConstraintModel &constraint = attr.constraint();
  if (constraint.isUnit())
    return true;
  return constraint.isConstBuildable() && constraint.returnType() != constraint.storageType() &&
         !(attr.isOptional() && !attr.hasDefaultValue());
}

std::string groupName(const OperandModel &group, llvm::StringRef fallback, unsigned index) {
  return group.hasName() ? identifier(group.name()) : filled("{0}{1}", fallback, index);
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
  SlotLayout layout(op);
  for (MemberRef ref : op.arguments()) {
    if (ref.kind == MemberRef::Kind::Operand) {
      const OperandModel &operand = op.operands()[ref.index];
      params.push_back({layout.listSizes(operand) ? "::llvm::ArrayRef<::mlir::ValueRange>"
                        : operand.isVariadic()    ? "::mlir::ValueRange"
                                                  : "::mlir::Value",
                        groupName(operand, "odsOperand", ref.index), operand.isOptional() ? "{}" : ""});
    } else if (ref.kind == MemberRef::Kind::Property) {
      const PropertyModel &property = op.properties()[ref.index];
      params.push_back({property.interfaceType().str(), identifier(property.name()),
                        property.constraint().defaultValue().text().str(), &property.constraint()});
    } else if (ref.kind == MemberRef::Kind::Attribute && !layout.slotOf(ref).isListSizes) {
      const AttributeModel &attr = op.attributes()[ref.index];
      const AttrConstraintModel &constraint = attr.constraint();
      bool absent = attr.isOptional() || attr.hasDefaultValue();
      if (unwrapped && constraint.isUnit())
        params.push_back({"bool", attrSlotName(attr), "false"});
      else if (unwrapped && canUnwrap(attr))
        params.push_back({constraint.returnType().str(), attrSlotName(attr),
                          attr.hasDefaultValue() ? constraint.defaultValue().text().str() : "", &constraint});
      else
        params.push_back({constraint.storageType().str(), attrSlotName(attr), absent ? "nullptr" : ""});
    }
  }
}

/// Returns all parameters of a default builder. Default arguments are kept only where C++ allows them: at the
/// end of the list.
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

/// Returns the parameter list as C++ text.
/// \param places Names of the op's default arguments that were already marked with a location in the `.td`:
///   one error per default is sufficient.
std::string signature(const std::vector<Param> &params, llvm::StringSet<> &places, const ModelSet *models) {
  std::string text = commonParams.str();
  for (const Param &param : params) {
    text += ", " + declarator(param.type, param.name);
    if (param.defaultValue.empty())
      continue;
    bool isFirst = param.constraint && places.insert(param.name).second;
    text += " = " +
            (isFirst ? defaultValueCode(*param.constraint, param.defaultValue, models) : param.defaultValue);
  }
  return text;
}

bool needsUnwrapped(const OpModel &op) {
  return llvm::any_of(op.attributes(), [](const AttributeModel &attr) { return canUnwrap(attr); });
}

/// Returns the variants of the default builder, without two of the same signature.
std::vector<DefaultBuilder> defaultBuilders(const OpModel &op) {
  std::vector<DefaultBuilder> builders;
  if (op.skipsDefaultBuilders())
    return builders;
  std::vector<ResultParams> kinds = {ResultParams::EachType};
  if (canInferResults(op) && !op.results().empty())
    kinds.push_back(ResultParams::Inferred);
  // For a single variadic result, a TypeRange of all results equals the parameter of that result.
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

/// True if a default builder has the same required parameters as build(TypeRange, ValueRange, attributes).
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
  // Omit the default argument of `attributes` if calls would then be ambiguous with a default builder that
  // takes only lists.
  if (withDefaults && !clashesWithGeneric(op, results))
    text += " = {}";
  if (op.hasVariadicRegion())
    text += withDefaults && !clashesWithGeneric(op, results) ? ", unsigned numRegions = 0"
                                                             : ", unsigned numRegions";
  return text;
}

/// Returns the parameters of the builder that takes all inherent attributes and properties as one Properties
/// struct.
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

std::string authorSignature(const BuilderModel &builder, bool withDefaults, const ModelSet *models) {
  std::string text = commonParams.str();
  for (const CppParameter &param : builder.parameters()) {
    text += ", " + declarator(param.type, param.name);
    if (withDefaults && !param.defaultValue.empty())
      text += " = " + defaultCode(param.defaultValue, builder.loc(), models);
  }
  return text;
}

//===----------------------------------------------------------------------===//
// Bodies of build() functions
//===----------------------------------------------------------------------===//

using Statements = std::vector<std::string>;

/// True if the op has only single operands and results, so that one call fills the state.
bool hasOnlySingles(const OpModel &op) {
  auto isSingle = [](const OperandModel &group) { return !group.isVariableLength(); };
  return llvm::all_of(op.operands(), isSingle) && llvm::all_of(op.results(), isSingle) &&
         op.regions().empty() && op.successors().empty() && SlotLayout(op).segmentSizes().empty();
}

/// Returns the expression that a builder stores in the slot of an attribute: the parameter itself, or the
/// attribute built from it.
std::string slotValue(const AttributeModel &attr, bool unwrapped) {
  const AttrConstraintModel &constraint = attr.constraint();
  std::string name = attrSlotName(attr);
  if (unwrapped && constraint.isUnit())
    return name + " ? odsBuilder.getUnitAttr() : ::mlir::UnitAttr()";
  if (unwrapped && canUnwrap(attr))
    return fillIn(constraint.constBuilderCall().text(),
                  {{"_builder", "odsBuilder"}, {"_ctxt", "odsBuilder.getContext()"}, {"0", name}});
  return name;
}

/// Returns the expression that a builder stores in the slot of an attribute or property.
std::string slotValue(const AttrSlot &slot, bool unwrapped) {
  if (slot.property)
    return filled("odsMake{0}(odsBuilder.getContext(), {1})", slot.accessorName, identifier(slot.name));
  return slotValue(*slot.attribute, unwrapped);
}

/// Returns the prefix of the region count that adds the number of non-variadic regions: "2 + ", or "".
std::string fixedRegions(const OpModel &op) {
  return op.regions().size() == 1 ? "" : std::to_string(op.regions().size() - 1) + " + ";
}

std::string resultName(const OpModel &op, unsigned index) {
  const ResultModel &result = op.results()[index];
  return groupName(result, "odsResult", index) + (result.hasName() ? "Type" : "");
}

/// Appends a statement that adds a group of values or types to the state; appends the size of the group to
/// `sizes`.
void addGroup(const OperandModel &group, llvm::StringRef function, const std::string &name, Statements &body,
              std::vector<std::string> &sizes) {
  std::string call = ("odsState." + function + "(" + name + ");").str();
  if (group.isOptional()) {
    body.push_back("if (" + name + ")\n  " + call);
    sizes.push_back("(" + name + " ? 1 : 0)");
  } else {
    body.push_back(call);
    sizes.push_back(group.isVariadic() ? "int32_t(" + name + ".size())" : "1");
  }
}

/// Appends statements that add a list of operand lists and store their sizes in an attribute slot.
void addLists(const std::string &name, unsigned index, unsigned slot, Statements &body,
              std::vector<std::string> &sizes) {
  body.push_back(filled("size_t odsStart{0} = odsState.operands.size();", index));
  body.push_back(filled("::llvm::SmallVector<int32_t> odsSizes{0};", index));
  body.push_back(filled("for (::mlir::ValueRange list : {0}) {{\n  odsState.addOperands(list);\n  "
                        "odsSizes{1}.push_back(list.size());\n}",
                        name, index));
  body.push_back(filled("odsState.setSlot({0}, odsBuilder.getDenseI32ArrayAttr(odsSizes{1}));", slot, index));
  body.push_back(
      filled("[[maybe_unused]] int32_t odsCount{0} = odsState.operands.size() - odsStart{0};", index));
  sizes.push_back(filled("odsCount{0}", index));
}

std::string setSizes(unsigned slot, llvm::ArrayRef<std::string> sizes) {
  return filled("odsState.setSizes({0}, {{{1}});", slot, llvm::join(sizes, ", "));
}

void addResults(const OpModel &op, const SlotLayout &layout, ResultParams kind, Statements &body) {
  if (kind == ResultParams::Inferred)
    return body.push_back("odsState.addInferredTypes();");
  if (kind == ResultParams::TypeRange)
    return body.push_back("odsState.addTypes(resultTypes);");
  std::vector<std::string> sizes;
  for (auto [index, result] : llvm::enumerate(op.results()))
    addGroup(result, "addTypes", resultName(op, index), body, sizes);
  if (const AttrSlot *slot = layout.resultSegmentSizes())
    body.push_back(setSizes(slot->index, sizes));
}

Statements stepByStep(const OpModel &op, const DefaultBuilder &builder) {
  Statements body;
  SlotLayout layout(op);
  std::vector<std::string> sizes;
  for (auto [index, operand] : llvm::enumerate(op.operands()))
    if (const AttrSlot *slot = layout.listSizes(operand))
      addLists(groupName(operand, "odsOperand", index), index, slot->index, body, sizes);
    else
      addGroup(operand, "addOperands", groupName(operand, "odsOperand", index), body, sizes);
  if (const AttrSlot *slot = layout.operandSegmentSizes())
    body.push_back(setSizes(slot->index, sizes));
  for (const AttrSlot &slot : layout.slots()) {
    if (slot.isSegmentSizes() || slot.isListSizes)
      continue;
    std::string set = filled("odsState.setSlot({0}, {1});", slot.index, slotValue(slot, builder.unwrapped));
    // Set the slot only if the attribute parameter is not null, so that a default value takes effect.
    if (const AttributeModel *attr = slot.attribute;
        attr && !(builder.unwrapped && canUnwrap(*attr)) && (attr->isOptional() || attr->hasDefaultValue()))
      set = "if (" + attrSlotName(*attr) + ")\n  " + set;
    body.push_back(set);
  }
  for (const SuccessorModel &successor : op.successors())
    body.push_back("odsState.addSuccessors(" + identifier(successor.name()) + ");");
  if (!op.regions().empty())
    body.push_back("odsState.addEmptyRegions(" +
                   (op.hasVariadicRegion()
                        ? filled("{0}{1}Count", fixedRegions(op), op.regions().back().name())
                        : std::to_string(op.regions().size())) +
                   ");");
  addResults(op, layout, builder.results, body);
  return body;
}

/// Returns the call of the builder with the same result parameters that takes attributes instead of C++
/// values.
std::string forwardToAttributes(const OpModel &op, const DefaultBuilder &builder) {
  std::string call = "build(odsBuilder, odsState";
  llvm::StringMap<const AttributeModel *> attributes;
  for (const AttributeModel &attr : op.attributes())
    attributes[attrSlotName(attr)] = &attr;
  std::vector<Param> params = builderParams(op, {builder.results, /*unwrapped=*/false}, false);
  std::vector<Param> results;
  addResultParams(op, builder.results, results);
  for (auto [index, param] : llvm::enumerate(params)) {
    auto it = index < results.size() ? attributes.end() : attributes.find(param.name);
    call += ", " + (it == attributes.end() ? param.name : slotValue(*it->second, /*unwrapped=*/true));
  }
  return call + ");";
}

Statements defaultBody(const OpModel &op, const DefaultBuilder &builder, bool hasAttributeTwin) {
  if (builder.unwrapped && hasAttributeTwin)
    return {forwardToAttributes(op, builder)};
  if (!hasOnlySingles(op))
    return stepByStep(op, builder);
  std::vector<std::string> operands, slots, results;
  for (auto [index, operand] : llvm::enumerate(op.operands()))
    operands.push_back(groupName(operand, "odsOperand", index));
  SlotLayout layout(op);
  for (const AttrSlot &slot : layout.slots())
    slots.push_back(slotValue(slot, builder.unwrapped));
  std::string lists = "{" + llvm::join(operands, ", ") + "}, {" + llvm::join(slots, ", ") + "});";
  if (builder.results == ResultParams::Inferred)
    return {"odsState.fillAndInfer(" + lists};
  if (builder.results == ResultParams::TypeRange)
    return {"odsState.fill(resultTypes, " + lists};
  for (size_t index = 0; index != op.results().size(); ++index)
    results.push_back(resultName(op, index));
  return {"odsState.fill({" + llvm::join(results, ", ") + "}, " + lists};
}

/// Returns the body of a builder with generic lists.
/// \param slots The inherent attributes: "{}", or those of the Properties struct.
Statements listBody(const OpModel &op, ResultParams results, llvm::StringRef slots,
                    llvm::StringRef attributes) {
  std::string regions =
      op.hasVariadicRegion() ? fixedRegions(op) + "numRegions" : std::to_string(op.regions().size());
  llvm::StringRef call = results == ResultParams::Inferred ? "fillListsAndInfer(" : "fillLists(resultTypes, ";
  return {filled("odsState.{0}operands, {1}, {2}, {3});", call, slots, attributes, regions)};
}

} // namespace

/// Emits a default builder as an inline function of the class: only callers that use it compile it.
static void emitInline(const std::string &params, const Statements &body, CodeWriter &out) {
  llvm::StringRef rest = params;
  bool usesBuilder = llvm::any_of(body, [](llvm::StringRef line) { return line.contains("odsBuilder"); });
  rest.consume_front("::mlir::OpBuilder &odsBuilder");
  out.function("static void build(::mlir::OpBuilder &" + llvm::Twine(usesBuilder ? "odsBuilder" : "") + rest +
                   ")",
               body);
}

void mlir::emitBuilderDecls(const OpModel &op, CodeWriter &out) {
  for (const BuilderModel &builder : op.builders())
    out.line("static void build({0});", authorSignature(builder, true, out.models()));
  std::vector<DefaultBuilder> builders = defaultBuilders(op);
  llvm::StringSet<> places;
  for (const DefaultBuilder &builder : builders) {
    bool hasTwin = llvm::any_of(builders, [&](const DefaultBuilder &other) {
      return other.results == builder.results && !other.unwrapped;
    });
    emitInline(
        signature(builderParams(op, builder, builder.unwrapped || !needsUnwrapped(op)), places, out.models()),
        defaultBody(op, builder, hasTwin), out);
  }
  for (ResultParams kind : genericBuilders(op)) {
    emitInline(genericSignature(op, kind, true), listBody(op, kind, "{}", "attributes"), out);
    if (!SlotLayout(op).empty())
      emitInline(propertiesSignature(op, kind, true),
                 listBody(op, kind, "odsState.slotsOf(properties)", "discardableAttributes"), out);
  }
}

void mlir::emitBuilderDefs(const OpModel &op, CodeWriter &out) {
  for (const BuilderModel &builder : op.builders()) {
    if (!builder.hasBody())
      continue;
    out.open("void {0}::build({1}) {{", op.className(), authorSignature(builder, false, out.models()));
    emitAuthorCode(out, builder.body(), builder.loc(), {{"_builder", "odsBuilder"}, {"_state", "odsState"}});
    out.close();
  }
}
