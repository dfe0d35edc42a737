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
#include "llvm/TableGen/Record.h"

using namespace mlir;

namespace {

enum class ResultParams { EachType, TypeRange, Inferred };
/// How a generated build() function takes operands and attributes.
enum class ArgumentParams {
  Attributes, ///< One parameter per operand and attribute; attributes as Attribute objects.
  Values,     ///< One parameter per operand and attribute; attributes as C++ values where possible.
  Lists,      ///< A list of operands and a list of attributes.
  Properties, ///< A list of operands and a Properties object.
};

struct Param {
  std::string type, name, defaultValue;
  const ConstraintModel *constraint = nullptr; ///< The constraint that declares `defaultValue`, or null.
};

/// A generated build() function.
struct DefaultBuilder {
  ResultParams results;
  ArgumentParams arguments;
  std::vector<Param> params;
};

constexpr llvm::StringLiteral commonParams =
    "::mlir::OpBuilder &odsBuilder, ::mlir::OperationState &odsState";

std::string attrSlotName(const AttributeModel &attr) { return identifier(attr.name()); }

/// True for UnitAttr itself, which builders take as a bool; OptionalAttr<UnitAttr> is passed as an attribute.
bool isPlainUnit(const AttrConstraintModel &constraint) {
  return constraint.isUnit() && &constraint.base() == &constraint;
}

bool canUnwrap(const AttributeModel &attr) {
  const AttrConstraintModel &constraint = attr.constraint();
  if (constraint.isUnit())
    return isPlainUnit(constraint);
  return constraint.isConstBuildable() && constraint.returnType() != constraint.storageType() &&
         !(attr.isOptional() && !attr.hasDefaultValue());
}

/// True if the C++ value of the attribute is an APFloat, for which declared defaults are not used as default
/// arguments.
bool returnsFloat(const AttrConstraintModel &constraint) {
  return constraint.returnType().trim() == "::llvm::APFloat";
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

/// Appends a parameter for each operand, attribute and property.
/// \param arguments ArgumentParams::Attributes or ArgumentParams::Values.
void addArgumentParams(const OpModel &op, ArgumentParams arguments, std::vector<Param> &params) {
  SlotLayout layout(op);
  bool unwrapped = arguments == ArgumentParams::Values;
  // The trailing parameters with declared defaults get default arguments, unless calls would then be
  // ambiguous with the overload that takes the attributes in the other form (as Attribute or as C++ value).
  bool trailing = op.successors().empty() && !op.hasVariadicRegion();
  size_t begin = params.size(), firstDefault = ~size_t(0);
  std::vector<const AttributeModel *> attributes(begin);
  for (MemberRef ref : op.arguments()) {
    if (ref.kind == MemberRef::Kind::Operand) {
      const OperandModel &operand = op.operands()[ref.index];
      params.push_back({layout.listSizes(operand) ? "::llvm::ArrayRef<::mlir::ValueRange>"
                        : operand.isVariadic()    ? "::mlir::ValueRange"
                                                  : "::mlir::Value",
                        groupName(operand, "odsOperand", ref.index), ""});
      attributes.push_back(nullptr);
    } else if (ref.kind == MemberRef::Kind::Property) {
      const PropertyModel &property = op.properties()[ref.index];
      params.push_back({property.interfaceType().str(), identifier(property.name()),
                        property.constraint().defaultValue().text().str(), &property.constraint()});
      attributes.push_back(nullptr);
    } else if (ref.kind == MemberRef::Kind::Attribute && !layout.slotOf(ref).isListSizes) {
      const AttributeModel &attr = op.attributes()[ref.index];
      const AttrConstraintModel &constraint = attr.constraint();
      bool hasDefault = (isPlainUnit(constraint) || attr.hasDefaultValue()) && !returnsFloat(constraint);
      if (unwrapped && isPlainUnit(constraint))
        params.push_back({"bool", attrSlotName(attr), "false"});
      else if (unwrapped && canUnwrap(attr))
        params.push_back({constraint.returnType().str(), attrSlotName(attr),
                          hasDefault ? constraint.defaultValue().text().str() : "", &constraint});
      else
        params.push_back({constraint.storageType().str(), attrSlotName(attr), hasDefault ? "nullptr" : ""});
      attributes.push_back(&attr);
    }
  }
  for (size_t index = params.size(); trailing && index != begin && !params[index - 1].defaultValue.empty();)
    firstDefault = --index;
  auto isUnwrapped = [](const AttributeModel *attr) { return attr && canUnwrap(*attr); };
  // True if the overloads with wrapped and unwrapped attributes differ in a mandatory parameter before the
  // defaults.
  bool differsBefore =
      llvm::any_of(llvm::ArrayRef(attributes).take_front(std::min(firstDefault, attributes.size())),
                   [&](const AttributeModel *attr) { return isUnwrapped(attr) && !attr->hasDefaultValue(); });
  for (size_t index = firstDefault; index < params.size(); ++index) {
    if (!attributes[index])
      continue;
    if (unwrapped ? !isUnwrapped(attributes[index]) : isUnwrapped(attributes[index]) && !differsBefore)
      firstDefault = index + 1;
    break;
  }
  for (size_t index = begin; index != params.size() && index < firstDefault; ++index)
    params[index].defaultValue.clear();
}

/// Returns the parameters of a build() function that follow `odsBuilder` and `odsState`.
std::vector<Param> builderParams(const OpModel &op, ResultParams results, ArgumentParams arguments) {
  std::vector<Param> params;
  addResultParams(op, results, params);
  if (arguments == ArgumentParams::Attributes || arguments == ArgumentParams::Values) {
    addArgumentParams(op, arguments, params);
    for (const SuccessorModel &successor : op.successors())
      params.push_back({successor.isVariadic() ? "::mlir::BlockRange" : "::mlir::Block *",
                        identifier(successor.name()), ""});
    if (op.hasVariadicRegion())
      params.push_back({"unsigned", (op.regions().back().name() + "Count").str(), ""});
    return params;
  }
  params.push_back({"::mlir::ValueRange", "operands", ""});
  bool hasCount = op.hasVariadicRegion();
  if (arguments == ArgumentParams::Properties)
    params.push_back({"const Properties &", "properties", ""});
  params.push_back({"::llvm::ArrayRef<::mlir::NamedAttribute>",
                    arguments == ArgumentParams::Properties ? "discardableAttributes" : "attributes",
                    hasCount ? "" : "{}"});
  if (hasCount)
    params.push_back({"unsigned", "numRegions", ""});
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

/// Returns the type without spaces and without the namespaces that all generated code uses.
std::string comparable(llvm::StringRef type) {
  std::string text;
  for (llvm::StringRef rest = type; !rest.empty();) {
    if (rest.consume_front(" ") || rest.consume_front("::") || rest.consume_front("mlir::") ||
        rest.consume_front("llvm::") || rest.consume_front("std::"))
      continue;
    text += rest.front();
    rest = rest.drop_front();
  }
  return text;
}

/// True if each call that passes all arguments of a function with the parameters `other` is also a call of a
/// function with the parameters `params`: the types are equal, and further parameters of `params` have
/// defaults.
template <typename ParamsT, typename OthersT>
bool subsumes(const ParamsT &params, const OthersT &other) {
  if (params.size() < other.size())
    return false;
  for (size_t index = 0; index != other.size(); ++index)
    if (comparable(params[index].type) != comparable(other[index].type))
      return false;
  return params.size() == other.size() || !params[other.size()].defaultValue.empty();
}

/// Returns the author's build() functions. If calls of one function would also be calls of another function
/// (see subsumes()), omits the former.
std::vector<const BuilderModel *> authorBuilders(const OpModel &op) {
  std::vector<const BuilderModel *> builders;
  for (const BuilderModel &builder : op.builders()) {
    if (llvm::any_of(builders, [&](const BuilderModel *other) {
          return subsumes(other->parameters(), builder.parameters());
        }))
      continue;
    llvm::erase_if(builders, [&](const BuilderModel *other) {
      return subsumes(builder.parameters(), other->parameters());
    });
    builders.push_back(&builder);
  }
  return builders;
}

/// Returns the generated build() functions. Omits a function if its calls would also be calls of a function
/// of the author or of another generated function (see subsumes()).
std::vector<DefaultBuilder> defaultBuilders(const OpModel &op) {
  std::vector<DefaultBuilder> builders;
  if (op.skipsDefaultBuilders())
    return builders;
  // If the .td file does not include the declaration of InferTypeOpInterface, only builders with result types
  // are generated.
  bool canInfer =
      canInferResults(op) && !op.results().empty() && op.record().getRecords().getDef("InferTypeOpInterface");
  auto add = [&](ResultParams results, ArgumentParams arguments) {
    DefaultBuilder builder{results, arguments, builderParams(op, results, arguments)};
    for (const BuilderModel &author : op.builders()) {
      if (subsumes(author.parameters(), builder.params))
        return;
      // Default arguments would make calls of the author's function ambiguous.
      if (subsumes(builder.params, author.parameters()))
        for (Param &param : builder.params)
          param.defaultValue.clear();
    }
    if (llvm::any_of(builders,
                     [&](const DefaultBuilder &other) { return subsumes(other.params, builder.params); }))
      return;
    llvm::erase_if(builders,
                   [&](const DefaultBuilder &other) { return subsumes(builder.params, other.params); });
    builders.push_back(std::move(builder));
  };
  for (ArgumentParams arguments : {ArgumentParams::Attributes, ArgumentParams::Values}) {
    add(ResultParams::EachType, arguments);
    if (canInfer)
      add(ResultParams::Inferred, arguments);
    add(ResultParams::TypeRange, arguments);
  }
  for (ArgumentParams arguments : {ArgumentParams::Lists, ArgumentParams::Properties}) {
    add(ResultParams::TypeRange, arguments);
    if (canInfer && !op.hasVariadicRegion() && op.successors().empty())
      add(ResultParams::Inferred, arguments);
  }
  return builders;
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
  if (unwrapped && isPlainUnit(constraint))
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
  bool unwrapped = builder.arguments == ArgumentParams::Values;
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
    std::string set = filled("odsState.setSlot({0}, {1});", slot.index, slotValue(slot, unwrapped));
    // Set the slot only if the attribute parameter is not null, so that a default value takes effect.
    if (const AttributeModel *attr = slot.attribute;
        attr && !(unwrapped && canUnwrap(*attr)) && (attr->isOptional() || attr->hasDefaultValue()))
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

/// Returns C++ code that calls the overload with the same result parameters and with attributes instead of
/// C++ values.
std::string forwardToAttributes(const OpModel &op, const DefaultBuilder &builder) {
  std::string call = "build(odsBuilder, odsState";
  llvm::StringMap<const AttributeModel *> attributes;
  for (const AttributeModel &attr : op.attributes())
    attributes[attrSlotName(attr)] = &attr;
  std::vector<Param> params = builderParams(op, builder.results, ArgumentParams::Attributes);
  std::vector<Param> results;
  addResultParams(op, builder.results, results);
  for (auto [index, param] : llvm::enumerate(params)) {
    auto it = index < results.size() ? attributes.end() : attributes.find(param.name);
    call += ", " + (it == attributes.end() ? param.name : slotValue(*it->second, /*unwrapped=*/true));
  }
  return call + ");";
}

Statements defaultBody(const OpModel &op, const DefaultBuilder &builder, bool hasAttributeTwin) {
  bool unwrapped = builder.arguments == ArgumentParams::Values;
  if (unwrapped && hasAttributeTwin)
    return {forwardToAttributes(op, builder)};
  if (!hasOnlySingles(op))
    return stepByStep(op, builder);
  std::vector<std::string> operands, slots, results;
  for (auto [index, operand] : llvm::enumerate(op.operands()))
    operands.push_back(groupName(operand, "odsOperand", index));
  SlotLayout layout(op);
  for (const AttrSlot &slot : layout.slots())
    slots.push_back(slotValue(slot, unwrapped));
  std::string lists = "{" + llvm::join(operands, ", ") + "}, {" + llvm::join(slots, ", ") + "});";
  if (builder.results == ResultParams::Inferred)
    return {"odsState.fillAndInfer(" + lists};
  if (builder.results == ResultParams::TypeRange)
    return {"odsState.fill(resultTypes, " + lists};
  for (size_t index = 0; index != op.results().size(); ++index)
    results.push_back(resultName(op, index));
  return {"odsState.fill({" + llvm::join(results, ", ") + "}, " + lists};
}

/// Returns the body of a builder that takes lists.
Statements listBody(const OpModel &op, const DefaultBuilder &builder) {
  bool takesProperties = builder.arguments == ArgumentParams::Properties;
  std::string regions =
      op.hasVariadicRegion() ? fixedRegions(op) + "numRegions" : std::to_string(op.regions().size());
  llvm::StringRef call =
      builder.results == ResultParams::Inferred ? "fillListsAndInfer(" : "fillLists(resultTypes, ";
  return {filled("odsState.{0}operands, {1}, {2}, {3});", call,
                 takesProperties ? "odsState.slotsOf(properties)" : "{}",
                 takesProperties ? "discardableAttributes" : "attributes", regions)};
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
  for (const BuilderModel *builder : authorBuilders(op))
    out.line("static void build({0});", authorSignature(*builder, true, out.models()));
  std::vector<DefaultBuilder> builders = defaultBuilders(op);
  llvm::StringSet<> places;
  for (const DefaultBuilder &builder : builders) {
    bool hasTwin = llvm::any_of(builders, [&](const DefaultBuilder &other) {
      return other.results == builder.results && other.arguments == ArgumentParams::Attributes;
    });
    bool takesLists =
        builder.arguments == ArgumentParams::Lists || builder.arguments == ArgumentParams::Properties;
    emitInline(signature(builder.params, places, out.models()),
               takesLists ? listBody(op, builder) : defaultBody(op, builder, hasTwin), out);
  }
}

void mlir::emitBuilderDefs(const OpModel &op, CodeWriter &out) {
  for (const BuilderModel *builder : authorBuilders(op)) {
    if (!builder->hasBody())
      continue;
    out.open("void {0}::build({1}) {{", op.className(), authorSignature(*builder, false, out.models()));
    emitAuthorCode(out, builder->body(), builder->loc(),
                   {{"_builder", "odsBuilder"}, {"_state", "odsState"}});
    out.close();
  }
}
