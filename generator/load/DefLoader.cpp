//===- DefLoader.cpp - Descriptors of loaded definitions ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/load/DefLoader.h"
#include "generator/load/EvalFunctions.h"
#include "generator/load/FormatLoader.h"
#include "generator/load/LoadStorage.h"
#include "generator/load/LoadableParams.h"
#include "generator/lower/LoweredModel.h"
#include "generator/lower/OpFacts.h"
#include "generator/lower/ParamLayout.h"
#include "generator/model/AttrOrTypeDefModel.h"
#include "generator/model/CppNames.h"
#include "generator/model/EnumModel.h"
#include "runtime/asm/DialectImplementation.h"
#include "runtime/ir/BuiltinTypeInterfaces.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace {
/// The C++ class that a type or attribute parameter must have: a class known to the evaluator, or one
/// declared in .td.
struct ClassCheck {
  eval::ClassTest builtin;
  const DefSpec *declared;
};

struct DefaultMaker {
  const Expression *value;
  ParamKind kind;
  std::string *text; ///< Owns the characters of a string default.
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

static ParamValue makeDefault(const void *data, MLIRContext *context, llvm::ArrayRef<ParamValue>,
                              ParamScratch &) {
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

/// Returns the class that values of the parameter must have; null if any type or attribute is accepted, or if
/// the class is unknown.
static const ClassCheck *classCheck(LoadContext &context, const ParamSlot &slot) {
  if (slot.valueClass.empty())
    return nullptr;
  llvm::StringRef plain = llvm::StringRef(slot.valueClass).rsplit(':').second;
  if (plain.empty())
    plain = slot.valueClass;
  // A parameter of C++ type Location is stored as a LocationAttr. The two classes differ only in that a
  // Location cannot be null, and parameters are never null.
  ClassCheck check{eval::findClass(plain == "Location" ? "LocationAttr" : slot.valueClass), nullptr};
  if (!check.builtin) {
    bool isType = slot.kind == ParamKind::Type || slot.kind == ParamKind::TypeArray;
    check.declared = isType ? static_cast<const DefSpec *>(context.memory.scope.types.lookup(plain))
                            : context.memory.scope.attributes.lookup(plain);
  }
  if (!check.builtin && !check.declared) {
    context.cannotHonour(slot.model->loc(),
                         "the class '" + slot.valueClass + "' of parameter '" + slot.model->name() + "'");
    return nullptr;
  }
  return context.memory.make(check);
}

/// True if a default value is empty or zero: `{}`, or a constructor call without arguments such as the
/// `::some::Class()` of an OptionalParameter.
static bool isEmptyValue(const ParameterModel &param) {
  llvm::StringRef text = param.defaultValue().text().trim();
  // NoneType is the default of AttributeSelfTypeParameter: the type of an attribute without a written type.
  if (param.isSelfType() && text == "::mlir::NoneType::get($_ctxt)")
    return true;
  if (text.empty() || text == "{}")
    return true;
  if (!text.consume_back("()"))
    return false;
  if (text == param.cppStorageType() || text == param.cppType())
    return true;
  llvm::StringRef name = text.take_until([](char c) { return c == '<'; });
  name = name.substr(name.rfind(':') + 1);
  static constexpr llvm::StringLiteral scalars[] = {"bool", "int", "unsigned", "float", "double", "string"};
  // The text is a constructor call if the name is a scalar type or starts with an upper-case letter. Other
  // names in lower case are function calls.
  return llvm::is_contained(scalars, name) || name.ends_with("_t") ||
         (!name.empty() && llvm::isUpper(name.front()) && !text.contains('('));
}

static ParseResult parseDeclaredType(const void *data, AsmParser &parser, Type, ParamScratch &,
                                     ParamValue &value) {
  Type type;
  llvm::SMLoc loc = parser.getCurrentLocation();
  const auto &spec = *static_cast<const TypeDefSpec *>(data);
  if (failed(parser.parseCustomTypeWithFallback(type, spec)))
    return failure();
  if (&type.getSpec() != &spec)
    return parser.emitError(loc, "invalid kind of Type specified");
  value = ParamTraits<Type>::make(type);
  return success();
}
static ParseResult parseDeclaredAttr(const void *data, AsmParser &parser, Type, ParamScratch &,
                                     ParamValue &value) {
  Attribute attr;
  llvm::SMLoc loc = parser.getCurrentLocation();
  const auto &spec = *static_cast<const AttrDefSpec *>(data);
  if (failed(parser.parseCustomAttributeWithFallback(attr, Type(), spec)))
    return failure();
  if (attr.getAbstractAttribute().spec != &spec)
    return parser.emitError(loc, "invalid kind of attribute specified");
  value = ParamTraits<Attribute>::make(attr);
  return success();
}
static void printDeclaredType(const void *, AsmPrinter &printer, MLIRContext *, const ParamValue &value) {
  printer.printStrippedAttrOrType(ParamTraits<Type>::from(value));
}
static void printDeclaredAttr(const void *, AsmPrinter &printer, MLIRContext *, const ParamValue &value) {
  printer.printStrippedAttrOrType(ParamTraits<Attribute>::from(value));
}

/// Installs the hooks that parse and print a parameter of a declared class without dialect name and mnemonic,
/// as FieldParser does in compiled code.
static void addStrippedForm(LoadContext &context, const ParamSlot &slot, ParamSpec &spec) {
  llvm::StringRef name = llvm::StringRef(slot.valueClass).rsplit(':').second;
  if (name.empty())
    name = slot.valueClass;
  auto hasStrippedForm = [&](const auto &defs) {
    return llvm::any_of(defs, [&](const AttrOrTypeDefModel *def) {
      return def->className() == name && def->hasStrippedForm();
    });
  };
  const ModelSet &models = *context.memory.models;
  if (slot.kind == ParamKind::Type && hasStrippedForm(models.types())) {
    if (const TypeDefSpec *declared = context.memory.scope.types.lookup(name)) {
      spec.parse = {&parseDeclaredType, declared};
      spec.print = {&printDeclaredType};
    }
  } else if (slot.kind == ParamKind::Attribute && hasStrippedForm(models.attributes())) {
    if (const AttrDefSpec *declared = context.memory.scope.attributes.lookup(name)) {
      spec.parse = {&parseDeclaredAttr, declared};
      spec.print = {&printDeclaredAttr};
    }
  }
}

/// Reports the C++ fields of a parameter, which a loaded dialect does not support.
static void refuseCode(LoadContext &context, const ParamSlot &slot) {
  auto refuse = [&](llvm::StringRef code, llvm::StringRef what) {
    if (!code.empty())
      context.cannotHonour(slot.model->loc(), "the " + what + " of parameter '" + slot.model->name() + "'");
  };
  refuse(slot.parser, "parser");
  refuse(slot.printer, "printer");
  refuse(slot.comparator, "comparator");
  refuse(slot.allocator, "allocator");
  refuse(slot.convertFromStorage, "convertFromStorage");
}

static ParseResult refuseToParse(const void *data, AsmParser &parser, Type, ParamScratch &, ParamValue &) {
  return parser.emitError(parser.getCurrentLocation(), "a parameter of C++ type '")
         << static_cast<const char *>(data) << "' needs compiled C++";
}

/// Fills the hooks of a parameter of ParamKind::Object: from the table of loadable types or, for other types,
/// with a parser that always fails.
static void loadObject(LoadContext &context, const ParamSlot &slot, ParamSpec &spec) {
  const LoadableParam *known =
      slot.source == ParamSlot::Source::ByType ? findLoadableParam(slot.model->cppType()) : nullptr;
  if (!known) {
    // For an unknown type, only the parse hook is needed: a value of the type can never be built.
    spec.parse = {&refuseToParse, context.memory.save(slot.model->cppType()).data()};
    if (slot.source == ParamSlot::Source::Author)
      return;
    return context.cannotHonour(slot.model->loc(), "the C++ type '" + slot.model->cppType() +
                                                       "' of parameter '" + slot.model->name() + "'");
  }
  spec.kind = known->kind;
  spec.bits = known->bits;
  spec.object = known->object;
  spec.parse = known->parse;
  spec.print = known->print;
  if (spec.isOptional)
    spec.defaultValue = known->empty;
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
  refuseCode(context, slot);
  if (slot.kind == ParamKind::Object)
    loadObject(context, slot, spec);
  if (slot.source == ParamSlot::Source::ByType)
    addStrippedForm(context, slot, spec);
  if (spec.kind == ParamKind::Object && spec.object && model.isOptional() && !isEmptyValue(model))
    context.cannotHonour(model.loc(), "the default of parameter '" + model.name() + "'");
  else if (model.isOptional() && !isEmptyValue(model))
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

namespace {
/// The parameters of a type or attribute that are declared as type constraints.
struct ConstrainedParams {
  struct Entry {
    unsigned index;
    llvm::StringRef name;
    const TypeConstraintSpec *constraint;
  };
  llvm::ArrayRef<Entry> entries;
};
} // namespace

static LogicalResult verifyParams(const void *data, EmitErrorFn emitError,
                                  llvm::ArrayRef<ParamValue> params) {
  for (const auto &[index, name, constraint] : static_cast<const ConstrainedParams *>(data)->entries)
    if (constraint->check && !constraint->check(ParamTraits<Type>::from(params[index])))
      return emitError() << "failed to verify '" << name << "': " << constraint->summary;
  return success();
}

/// Installs a verifier for parameters that are declared as type constraints.
static void loadConstraints(LoadContext &context, const AttrOrTypeDefModel &def, DefSpec &spec) {
  std::vector<ConstrainedParams::Entry> entries;
  for (auto [index, param] : llvm::enumerate(def.parameters()))
    if (param.constraint())
      if (const TypeConstraintSpec *constraint = context.typeConstraint(*param.constraint()))
        entries.push_back({static_cast<unsigned>(index), context.memory.save(param.name()), constraint});
  if (!entries.empty())
    spec.verify = {&verifyParams, context.memory.make(ConstrainedParams{context.memory.array(entries)})};
}

/// Returns the table of implemented interfaces. An interface without methods needs no C++: its entry is
/// sufficient. The runtime implements TypedAttr from the descriptor if the attribute has a self type. Other
/// interfaces are reported as unsupported, but get an entry if the file declares them, so that constraints
/// that test for the interface hold.
static llvm::ArrayRef<InterfaceModelSpec> loadInterfaces(LoadContext &context,
                                                         const AttrOrTypeDefModel &def) {
  static constexpr char empty = 0;
  const std::pair<llvm::StringRef, TypeID> markers[] = {
      {"::mlir::VectorElementTypeInterface", TypeID::get<VectorElementTypeInterface>()},
      {"::mlir::MemRefElementTypeInterface", TypeID::get<MemRefElementTypeInterface>()}};
  bool hasType =
      llvm::any_of(def.parameters(), [](const ParameterModel &param) { return param.isSelfType(); });
  std::vector<InterfaceModelSpec> specs;
  for (const ImplementedInterface &interface : implementedInterfaces(def.traits())) {
    llvm::StringRef name = interface.cppClass;
    auto marker = llvm::find_if(markers, [&](const auto &row) { return row.first == name; });
    if (interface.model)
      context.addConformance(*interface.model, specs);
    if (marker != std::end(markers))
      specs.push_back({marker->second, &empty});
    else if (interface.model && interface.model->methods().empty() && !interface.model->hasTraitMembers())
      continue;
    else if (name != "::mlir::TypedAttr" || !hasType)
      context.cannotHonour(def.loc(),
                           "the implementation of " + unqualified(name) + " of '" + def.name() + "'");
  }
  return context.memory.array(specs);
}

void mlir::loadDef(LoadContext &context, const AttrOrTypeDefModel &def, const LoweredModel &lowered,
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
  spec.interfaces = loadInterfaces(context, def);
  spec.summary = context.memory.save(def.summary());
  spec.hasMnemonicAlias = def.hasMnemonicAlias();
  spec.loc = context.specLoc(def.loc());
  loadConstraints(context, def, spec);
  std::string what = ("'" + def.name() + "'").str();
  if (def.hasVerifier())
    context.cannotHonour(def.loc(), "the verifier of " + what);
  if (def.hasCustomAssemblyFormat())
    context.cannotHonour(def.loc(), "the custom assembly format of " + what);
}
