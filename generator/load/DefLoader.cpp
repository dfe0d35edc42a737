//===- DefLoader.cpp - Types and attributes in memory ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/load/DefLoader.h"
#include "generator/load/EvalFunctions.h"
#include "generator/load/FormatLoader.h"
#include "generator/load/LoadStorage.h"
#include "generator/lower/LoweredModel.h"
#include "generator/lower/ParamLayout.h"
#include "generator/model/AttrOrTypeDefModel.h"
#include "generator/model/EnumModel.h"
#include "runtime/ir/ParamTraits.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

namespace {
/// A class of types or attributes that a parameter asks for.
struct ClassCheck {
  eval::ClassTest builtin;
  const DefSpec *declared;
};

struct DefaultMaker {
  const Expression *value;
  ParamKind kind;
  std::string *text; ///< Where a string lives.
};
} // namespace

static bool isTypeOfClass(const void *data, Type type) {
  const auto &check = *static_cast<const ClassCheck *>(data);
  return check.builtin ? check.builtin(type) : &type.getSpec() == check.declared;
}
static bool isAttrOfClass(const void *data, Attribute attr) {
  const auto &check = *static_cast<const ClassCheck *>(data);
  return check.builtin ? check.builtin(attr) : attr.getAbstractAttribute().spec == check.declared;
}

static ParamValue makeDefault(const void *data, MLIRContext *context) {
  const auto &maker = *static_cast<const DefaultMaker *>(data);
  ParamValue result{};
  result.bits = 0;
  EvalBindings bindings;
  bindings.context = context;
  std::optional<EvalValue> value = maker.value->evaluate(bindings);
  if (!value)
    return result;
  switch (maker.kind) {
  case ParamKind::Float:
    result.real = value->asFloat().value_or(0);
    return result;
  case ParamKind::Type:
    return ParamTraits<Type>::make(value->asType());
  case ParamKind::Attribute:
    return ParamTraits<Attribute>::make(value->asAttr());
  case ParamKind::String:
    return ParamTraits<llvm::StringRef>::make(*maker.text);
  default:
    result.bits = static_cast<uint64_t>(value->asInt().value_or(0));
    return result;
  }
}

/// What the parameter's class is in this process, or null when any will do or nobody knows the class.
static const ClassCheck *classCheck(LoadContext &context, const ParamSlot &slot) {
  if (slot.valueClass.empty())
    return nullptr;
  ClassCheck check{eval::findClass(slot.valueClass), nullptr};
  llvm::StringRef plain = llvm::StringRef(slot.valueClass).rsplit(':').second;
  if (plain.empty())
    plain = slot.valueClass;
  if (!check.builtin) {
    bool isType = slot.kind == ParamKind::Type || slot.kind == ParamKind::TypeArray;
    check.declared = isType ? static_cast<const DefSpec *>(context.memory.scope.types.lookup(plain))
                            : context.memory.scope.attributes.lookup(plain);
  }
  if (!check.builtin && !check.declared) {
    context.cannotHonour(slot.model->loc(), "the class '" + slot.valueClass + "' of parameter '" +
                                                slot.model->name() + "'");
    return nullptr;
  }
  return context.memory.make(check);
}

/// Whether a default is nothing, or zero: `{}`, and `::some::Class()` as an OptionalParameter has it.
static bool isEmptyValue(llvm::StringRef text) {
  text = text.trim();
  if (text.empty() || text == "{}")
    return true;
  if (!text.consume_back("()"))
    return false;
  llvm::StringRef name = text.take_until([](char c) { return c == '<'; });
  name = name.substr(name.rfind(':') + 1);
  static constexpr llvm::StringLiteral scalars[] = {"bool", "int", "unsigned", "float", "double", "string"};
  // Functions start in lower case.
  return llvm::is_contained(scalars, name) || name.ends_with("_t") ||
         (!name.empty() && llvm::isUpper(name.front()) && !text.contains('('));
}

static ParamSpec loadParam(LoadContext &context, const ParamSlot &slot) {
  const ParameterModel &model = *slot.model;
  ParamSpec spec{};
  spec.name = context.memory.save(model.name());
  spec.kind = slot.kind;
  spec.offset = slot.offset;
  spec.bits = std::min(64u, slot.bits);
  spec.isOptional = model.isOptional();
  spec.isSelfType = model.isSelfType();
  if (model.enumeration())
    spec.enumSpec = context.enumSpec(*model.enumeration());
  spec.cppType = context.memory.save(model.cppType());
  if (const ClassCheck *check = classCheck(context, slot)) {
    if (slot.kind == ParamKind::Type || slot.kind == ParamKind::TypeArray)
      spec.typeCheck = {&isTypeOfClass, check};
    else
      spec.attrCheck = {&isAttrOfClass, check};
  }
  if (model.isOptional() && !isEmptyValue(model.defaultValue().text()))
    if (const Expression *value = context.expression(model.defaultValue(), model.loc(),
                                                     "the default of parameter '" + model.name() + "'")) {
      auto *text = &context.memory.texts.emplace_back();
      if (slot.kind == ParamKind::String)
        if (std::optional<EvalValue> constant = value->evaluate({}); constant && constant->get<std::string>())
          *text = *constant->get<std::string>();
      spec.defaultValue = {&makeDefault, context.memory.make(DefaultMaker{value, slot.kind, text})};
    }
  spec.loc = context.specLoc(model.loc());
  return spec;
}

void strata::loadDef(LoadContext &context, const AttrOrTypeDefModel &def, const LoweredModel &lowered,
                     DefSpec &spec) {
  spec.name = context.memory.save(def.name());
  spec.recordName = context.memory.save(def.recordName());
  spec.mnemonic = context.memory.save(def.mnemonic());
  ParamLayout layout = layoutParameters(def);
  std::vector<ParamSpec> params;
  for (const ParamSlot &slot : layout.slots)
    params.push_back(loadParam(context, slot));
  spec.params = context.memory.array(params);
  spec.paramBytes = layout.bytes;
  if (const CompiledDefFormat *format = lowered.format(def))
    spec.format = loadDefFormat(context, *format);
  spec.summary = context.memory.save(def.summary());
  spec.hasMnemonicAlias = def.hasMnemonicAlias();
  spec.loc = context.specLoc(def.loc());
  std::string what = ("'" + def.name() + "'").str();
  if (def.hasVerifier())
    context.cannotHonour(def.loc(), "the verifier of " + what);
  if (def.hasCustomAssemblyFormat())
    context.cannotHonour(def.loc(), "the custom assembly format of " + what);
}
