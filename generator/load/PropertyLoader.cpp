//===- PropertyLoader.cpp - Descriptors of loaded properties ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/load/LoadStorage.h"
#include "generator/load/PropertyValue.h"
#include "generator/model/AttrOrTypeDefModel.h"
#include "generator/model/EnumModel.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Properties.h"

using namespace mlir;
using Form = PropertyConstraintModel::Form;

//===----------------------------------------------------------------------===//
// Conversions between stored attributes and values
//===----------------------------------------------------------------------===//

EvalValue mlir::propertyValue(const PropertySpec &spec, Attribute form) {
  switch (spec.form) {
  case PropertyForm::Custom:
    return EvalValue(form);
  case PropertyForm::Integer:
    if (auto number = llvm::dyn_cast_or_null<IntegerAttr>(form))
      return spec.isSigned ? number.getValue().getSExtValue()
                           : static_cast<int64_t>(number.getValue().getZExtValue());
    return int64_t(0);
  case PropertyForm::Boolean:
  case PropertyForm::Unit: {
    auto flag = llvm::dyn_cast_or_null<BoolAttr>(form);
    return flag ? flag.getValue() : llvm::isa_and_nonnull<UnitAttr>(form);
  }
  case PropertyForm::String:
    if (auto text = llvm::dyn_cast_or_null<StringAttr>(form))
      return text.getValue().str();
    return std::string();
  case PropertyForm::Enum:
    return static_cast<int64_t>(getEnumProperty(spec, form).value_or(0));
  case PropertyForm::IntArray: {
    EvalValue::List list;
    if (auto array = llvm::dyn_cast_or_null<DenseI64ArrayAttr>(form))
      list.assign(array.begin(), array.end());
    else if (auto array = llvm::dyn_cast_or_null<DenseI32ArrayAttr>(form))
      for (int32_t each : array)
        list.push_back(int64_t(each));
    return list;
  }
  case PropertyForm::Array:
  case PropertyForm::Optional:
    break;
  }
  EvalValue::List list;
  if (auto array = llvm::dyn_cast_or_null<ArrayAttr>(form))
    for (Attribute each : array.getValue())
      list.push_back(propertyValue(*spec.element, each));
  if (spec.form == PropertyForm::Array)
    return list;
  return list.empty() ? EvalValue() : list.front();
}

Attribute mlir::propertyForm(const PropertySpec &spec, MLIRContext *context, const EvalValue &value) {
  switch (spec.form) {
  case PropertyForm::Custom:
    return value.asAttr();
  case PropertyForm::Integer:
    if (std::optional<int64_t> number = value.asInt())
      return IntegerAttr::get(IntegerType::get(context, spec.bitWidth), *number);
    return {};
  case PropertyForm::Boolean:
  case PropertyForm::Unit:
    if (std::optional<bool> flag = value.asBool())
      return *flag && spec.form == PropertyForm::Unit ? Attribute(UnitAttr::get(context))
                                                      : Attribute(BoolAttr::get(context, *flag));
    return {};
  case PropertyForm::String:
    if (const std::string *text = value.get<std::string>())
      return StringAttr::get(context, *text);
    return {};
  case PropertyForm::Enum:
    if (std::optional<int64_t> number = value.asInt())
      return makeEnumProperty(spec, context, static_cast<uint64_t>(*number));
    return {};
  case PropertyForm::Optional:
    if (value.isNull())
      return ArrayAttr::get(context, {});
    if (Attribute element = propertyForm(*spec.element, context, value))
      return ArrayAttr::get(context, {element});
    return {};
  case PropertyForm::Array:
  case PropertyForm::IntArray:
    break;
  }
  const auto *list = value.get<EvalValue::List>();
  if (!list)
    return {};
  llvm::SmallVector<Attribute> elements;
  std::string data;
  for (const EvalValue &each : *list) {
    elements.push_back(propertyForm(*spec.element, context, each));
    if (!elements.back())
      return {};
    for (unsigned byte = 0; byte != spec.bitWidth / 8u && spec.form == PropertyForm::IntArray; ++byte)
      data.push_back(static_cast<char>(static_cast<uint64_t>(*each.asInt()) >> (8 * byte)));
  }
  if (spec.form == PropertyForm::Array)
    return ArrayAttr::get(context, elements);
  return DenseArrayAttr::get(IntegerType::get(context, spec.bitWidth), elements.size(), data);
}

//===----------------------------------------------------------------------===//
// Hooks of properties
//===----------------------------------------------------------------------===//

namespace {
/// Data of a property hook: an expression that computes the property's value, or one that uses it.
struct PropertyExpression {
  const Expression *expression;
  const PropertySpec *spec;
};
} // namespace

static bool evaluatePropertyCheck(const void *data, Attribute form) {
  const auto &check = *static_cast<const PropertyExpression *>(data);
  EvalBindings bindings;
  bindings.context = form.getContext();
  bindings.self = propertyValue(*check.spec, form);
  return check.expression->holds(bindings);
}

static Attribute evaluatePropertyDefault(const void *data, MLIRContext *context) {
  const auto &value = *static_cast<const PropertyExpression *>(data);
  EvalBindings bindings;
  bindings.context = context;
  std::optional<EvalValue> result = value.expression->evaluate(bindings);
  Attribute form = result ? propertyForm(*value.spec, context, *result) : Attribute();
  return form ? form : makeInitialProperty(*value.spec, context);
}

static std::optional<uint64_t> enumFromDeclared(const void *data, Attribute attr) {
  const auto *spec = static_cast<const AttrDefSpec *>(data);
  if (attr.getAbstractAttribute().spec != spec || spec->params.empty())
    return std::nullopt;
  return attr.getImpl()->param<uint64_t>(spec->params.front().offset);
}

//===----------------------------------------------------------------------===//
// Property descriptors
//===----------------------------------------------------------------------===//

const PropertySpec *LoadContext::propertySpec(const PropertyConstraintModel &model) {
  if (const PropertySpec *known = properties.lookup(&model))
    return known;
  PropertySpec spec;
  static_assert(unsigned(Form::Optional) == unsigned(PropertyForm::Optional));
  spec.form = static_cast<PropertyForm>(model.form());
  spec.summary = memory.save(model.summary());
  spec.bitWidth = model.bitWidth();
  spec.isSigned = model.isSigned();
  spec.delegatesParsing = model.delegatesParsing();
  spec.hasDefault = model.hasDefaultValue();
  std::string name = ("property '" + model.base().recordName() + "'").str();
  if (model.form() == Form::Custom) {
    diags.emit(model.loc(), Severity::Error)
        << name << " is converted by custom C++, which a loaded dialect does not have";
    setFailed();
  } else if (model.hasOwnText()) {
    cannotHonour(model.loc(), "the custom parser and printer of " + name);
  }
  if (model.element())
    spec.element = propertySpec(*model.element());
  if (const EnumModel *enumeration = model.enumeration()) {
    spec.enumSpec = enumSpec(*enumeration);
    spec.bitWidth = enumeration->bitWidth();
    spec.keyword = memory.save(model.keyword());
  }
  if (const AttrConstraintModel *attr = model.attributeForm()) {
    spec.attrFormName = memory.save(attr->storageType());
    if (const AttrDefModel *def = attr->definition())
      if (const AttrDefSpec *defSpec = memory.scope.attributes.lookup(def->className()))
        spec.fromAttrForm = {&enumFromDeclared, defSpec};
    if (model.isStoredInAttributeForm())
      cannotHonour(model.loc(), "the attribute that " + name + " is stored in");
  }
  PropertySpec *result = memory.make(spec);
  properties[&model] = result;
  if (!model.predicate().isTrue())
    if (const Expression *checked = expression(model.predicate(), model.loc(), "the condition of " + name))
      result->check = {&evaluatePropertyCheck, memory.make(PropertyExpression{checked, result})};
  return result;
}

const AttrConstraintSpec *LoadContext::propertyConstraint(const PropertyConstraintModel &model) {
  const void *&known = constraints[&model];
  if (!known) {
    AttrConstraintSpec spec;
    spec.summary = memory.save(model.summary());
    spec.form = AttrForm::Property;
    spec.property = propertySpec(model);
    spec.check = {&detail::checkProperty, spec.property};
    spec.loc = specLoc(model.loc());
    known = memory.make(spec);
  }
  return static_cast<const AttrConstraintSpec *>(known);
}

Hook<Attribute(MLIRContext *)> LoadContext::propertyDefault(const PropertyConstraintModel &model,
                                                            llvm::SMLoc loc, const llvm::Twine &what) {
  const PropertySpec *spec = propertySpec(model);
  if (model.hasDefaultValue())
    if (const Expression *value = expression(model.defaultValue(), loc, what))
      return {&evaluatePropertyDefault, memory.make(PropertyExpression{value, spec})};
  return {&detail::makeInitialPropertyHook, spec};
}

Hook<Attribute(MLIRContext *)> LoadContext::propertyConstant(const PropertyConstraintModel &model,
                                                             const CppExpression &value, llvm::SMLoc loc,
                                                             const llvm::Twine &what) {
  const PropertySpec *spec = propertySpec(model);
  const Expression *checked = expression(value, loc, what);
  if (!checked)
    return {};
  return {&evaluatePropertyDefault, memory.make(PropertyExpression{checked, spec})};
}
