//===- DefEmitter.cpp - Emits types and attributes as C++ -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/cpp/DefEmitter.h"
#include "generator/emit/cpp/ConstraintEmitter.h"
#include "generator/emit/cpp/EnumEmitter.h"
#include "generator/emit/cpp/FormatEmitter.h"
#include "generator/emit/cpp/TextStream.h"
#include "generator/lower/LoweredModel.h"
#include "generator/lower/OpFacts.h"
#include "generator/lower/ParamLayout.h"
#include "generator/model/AttrOrTypeDefModel.h"
#include "generator/model/CppNames.h"
#include "llvm/ADT/StringSet.h"
#include "generator/model/EnumModel.h"
#include "generator/model/TypeConstraintModel.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

static constexpr llvm::StringLiteral emitErrorParam =
    "::llvm::function_ref<::mlir::InFlightDiagnostic()> emitError";

/// Returns the parameters as a C++ parameter list: "unsigned degree, ::mlir::Type elementType". A list that
/// is not empty starts with ", " unless `first` is set.
static std::string parameterList(const AttrOrTypeDefModel &def, bool first = false) {
  std::string text;
  for (const ParameterModel &param : def.parameters()) {
    if (!first || !text.empty())
      text += ", ";
    text += (param.cppType() + " " + identifier(param.name())).str();
  }
  return text;
}

static std::string builderParameters(const BuilderModel &builder, bool withDefaults) {
  std::vector<std::string> params;
  if (!builder.hasInferredContext())
    params.push_back("::mlir::MLIRContext *context");
  for (const CppParameter &param : builder.parameters()) {
    std::string text = declarator(param.type, param.name);
    if (withDefaults && !param.defaultValue.empty())
      text += (" = " + param.defaultValue).str();
    params.push_back(text);
  }
  return llvm::join(params, ", ");
}

/// Returns the C++ class that stores and prints the values of a parameter. It does not contain a declared
/// comparator or allocator.
static std::string traitsOf(const ParamSlot &slot) {
  llvm::StringRef traits = slot.source == ParamSlot::Source::Author ? "ParamObject" : "ParamTraits";
  return filled("::mlir::{0}<{1}>", traits, slot.model->cppType());
}

/// Returns the C++ class that stores the values of a parameter, with the declared comparator and allocator if
/// there are any. Only the definitions file declares this class.
static std::string definingTraitsOf(const AttrOrTypeDefModel &def, const ParamSlot &slot) {
  if (slot.source != ParamSlot::Source::Author)
    return traitsOf(slot);
  return (def.className() + slot.model->accessorName() + "Param").str();
}

/// True if the type or attribute has a verifier, or a parameter that is declared by a type constraint.
static bool isChecked(const AttrOrTypeDefModel &def) {
  return def.hasVerifier() || llvm::any_of(def.parameters(), [](const ParameterModel &param) {
           return param.constraint() != nullptr;
         });
}

/// True if a declared builder has exactly the parameters of the default one, which is then not emitted.
static bool hasBuilderLikeDefault(const AttrOrTypeDefModel &def) {
  for (const BuilderModel &builder : def.builders())
    if (!builder.hasInferredContext() &&
        llvm::equal(builder.parameters(), def.parameters(),
                    [](const CppParameter &a, const ParameterModel &b) { return a.type == b.cppType(); }))
      return true;
  return false;
}

/// True if the class has a function getUniqued() with the declared parameters. Other builders and functions
/// of the author call it as Base::get().
static bool hasUniquingBuilder(const AttrOrTypeDefModel &def) {
  return def.hasGeneratedStorage() && !def.hasCustomStorageConstructor() &&
         (def.skipsDefaultBuilders() || !def.builders().empty() || !def.extraClassDeclaration().empty());
}

static bool emitsDefaultBuilder(const AttrOrTypeDefModel &def) {
  return !def.skipsDefaultBuilders() && !hasBuilderLikeDefault(def);
}

/// True if values have a storage class written in C++, instead of one that the descriptor defines.
static bool hasAuthorStorage(const AttrOrTypeDefModel &def) {
  return !def.hasGeneratedStorage() || def.hasCustomStorageConstructor();
}

static std::string storageClassOf(const AttrOrTypeDefModel &def) {
  return (def.storageNamespace() + (def.storageNamespace().empty() ? "" : "::") + def.storageClass()).str();
}

static void emitBuilderDecls(const AttrOrTypeDefModel &def, CodeWriter &out) {
  llvm::StringRef name = def.className();
  auto returnType = [&](const BuilderModel &b) { return b.returnType().empty() ? name : b.returnType(); };
  if (isChecked(def))
    out.line("using Base::getChecked;");
  if (hasUniquingBuilder(def))
    out.line("static {0} getUniqued(::mlir::MLIRContext *context{1});", name, parameterList(def));
  if (emitsDefaultBuilder(def)) {
    out.line("static {0} get(::mlir::MLIRContext *context{1});", name, parameterList(def));
    if (isChecked(def))
      out.line("static {0} getChecked({1}, ::mlir::MLIRContext *context{2});", name, emitErrorParam,
               parameterList(def));
  }
  for (const BuilderModel &builder : def.builders()) {
    out.line("static {0} get({1});", returnType(builder), builderParameters(builder, true));
    if (isChecked(def)) {
      std::string params = builderParameters(builder, true);
      out.line("static {0} getChecked({1}{2}{3});", returnType(builder), emitErrorParam,
               params.empty() ? "" : ", ", params);
    }
  }
}

/// The names of the classes that are declared but not yet defined.
using IncompleteClasses = llvm::StringSet<>;

/// Returns true if the accessor of the parameter needs the definition of one of these classes.
static bool usesClassOf(const ParameterModel &param, const IncompleteClasses &classes) {
  auto isWordChar = [](char c) { return llvm::isAlnum(c) || c == '_'; };
  for (llvm::StringRef rest = param.cppAccessorType(); !rest.empty();) {
    llvm::StringRef word = rest.take_while(isWordChar);
    if (classes.contains(word))
      return true;
    rest = rest.drop_front(std::max<size_t>(word.size(), 1));
  }
  return false;
}

static void emitAccessorBody(const ParamSlot &slot, CodeWriter &out) {
  out.line("return {0}::read(getImpl()->paramData() + {1});", traitsOf(slot), slot.offset);
  out.close();
}

/// Emits the accessors of the parameters. An accessor that needs an incomplete class is only declared.
static void emitAccessors(const AttrOrTypeDefModel &def, const IncompleteClasses &incomplete,
                          CodeWriter &out) {
  for (const ParamSlot &slot : layoutParameters(def).slots) {
    const ParameterModel &param = *slot.model;
    if (hasAuthorStorage(def) || usesClassOf(param, incomplete)) {
      out.line("{0} get{1}() const;", param.cppAccessorType(), param.accessorName());
      continue;
    }
    out.open("{0} get{1}() const {{", param.cppAccessorType(), param.accessorName());
    emitAccessorBody(slot, out);
  }
}

/// Emits the definitions of the accessors that emitAccessors() only declared.
static void emitLateAccessors(const AttrOrTypeDefModel &def, const IncompleteClasses &incomplete,
                              CodeWriter &out) {
  if (!def.hasAccessors() || hasAuthorStorage(def))
    return;
  ParamLayout layout = layoutParameters(def);
  if (llvm::none_of(layout.slots,
                    [&](const ParamSlot &slot) { return usesClassOf(*slot.model, incomplete); }))
    return;
  out.openNamespace(def.cppNamespace());
  for (const ParamSlot &slot : layout.slots) {
    if (!usesClassOf(*slot.model, incomplete))
      continue;
    out.open("inline {0} {1}::get{2}() const {{", slot.model->cppAccessorType(), def.className(),
             slot.model->accessorName());
    emitAccessorBody(slot, out);
  }
  out.closeNamespace(def.cppNamespace());
}

/// Returns true if the class has a function getAlias(), which returns its mnemonic.
static bool hasAliasMember(const AttrOrTypeDefModel &def) {
  return def.hasMnemonicAlias() && def.hasMnemonic();
}

static void emitClassDecl(const AttrOrTypeDefModel &def, const IncompleteClasses &incomplete,
                          CodeWriter &out) {
  llvm::StringRef name = def.className(), view = def.isType() ? "TypeView" : "AttrView";
  llvm::StringRef specType = def.isType() ? "TypeDefSpec" : "AttrDefSpec";
  if (!def.summary().empty())
    out.comment(def.summary());
  llvm::StringRef root = def.isType() ? "::mlir::Type" : "::mlir::Attribute";
  llvm::StringRef parent = def.cppBaseClass().empty() ? root : def.cppBaseClass();
  bool isStored = hasAuthorStorage(def);
  std::string bases = isStored ? filled("public {0}::{1}Base<{2}, {3}, {4}>", root,
                                        def.isType() ? "Type" : "Attr", name, parent, storageClassOf(def))
                               : filled("public ::mlir::{0}<{1}, {2}>", view, name, parent);
  // Base classes that add the members of implemented interfaces.
  for (const ImplementedInterface &interface : implementedInterfaces(def.traits()))
    if (!interface.model || interface.model->hasTraitMembers())
      bases += filled(", public {0}::Trait<{1}>", interface.cppClass, name);
  out.open("class {0} : {1} {{", name, bases);
  out.access("public:");
  out.line("using Base::Base;");
  out.line("static const ::mlir::{0} spec;", specType);
  out.line("static constexpr ::llvm::StringLiteral name = {0};", quoted(def.name()));
  out.line("static constexpr ::llvm::StringLiteral dialectName = {0};", quoted(def.dialect().name()));
  if (def.hasMnemonic())
    out.line("static constexpr ::llvm::StringLiteral getMnemonic() {{ return {0}; }", quoted(def.mnemonic()));
  if (hasAliasMember(def))
    out.line("::mlir::OpAsmAliasResult getAlias(::llvm::raw_ostream &os) const;");
  // Emit extraClassDeclaration before the other members, which can use types that it declares.
  emitAuthorCode(out, def.extraClassDeclaration(), def.record(), "extraClassDeclaration",
                 {{"cppClass", name.str()}});
  emitBuilderDecls(def, out);
  if (def.hasVerifier())
    out.line("static ::llvm::LogicalResult verify({0}{1});", emitErrorParam, parameterList(def));
  if (isChecked(def))
    out.line("static ::llvm::LogicalResult verifyInvariants({0}{1});", emitErrorParam, parameterList(def));
  if (def.hasCustomAssemblyFormat()) {
    out.line("static {0} parse(::mlir::AsmParser &parser{1});",
             def.isType() ? "::mlir::Type" : "::mlir::Attribute", def.isType() ? "" : ", ::mlir::Type type");
    out.line("void print(::mlir::AsmPrinter &printer) const;");
  }
  if (def.hasAccessors())
    emitAccessors(def, incomplete, out);
  // Emit conversions to the implemented interfaces. Omit them if the .td declares another base class, which
  // may itself be, or convert to, one of the interfaces.
  llvm::StringRef base = def.cppBaseClass();
  if (base.empty() || base == "::mlir::Type" || base == "::mlir::Attribute")
    for (const ImplementedInterface &interface : implementedInterfaces(def.traits()))
      out.line("operator {0}() const {{ return {0}({1}); }", interface.cppClass,
               isStored ? "impl" : "getImpl()");
  for (const InterfaceMethodModel *method : methodsToDeclare(def)) {
    std::vector<std::string> params;
    for (const CppParameter &param : method->parameters)
      params.push_back(declarator(param.type, param.name));
    out.line("{0}{1}({2}){3};", method->isStatic ? "static " : "",
             declarator(method->returnType, method->name), llvm::join(params, ", "),
             method->isStatic ? "" : " const");
  }
  out.close("};");
}

static void emitStorageForward(const AttrOrTypeDefModel &def, CodeWriter &out) {
  if (!def.storageNamespace().empty())
    out.line("namespace {0} {{", def.storageNamespace());
  out.line("struct {0};", def.storageClass());
  if (!def.storageNamespace().empty())
    out.line("} // namespace {0}", def.storageNamespace());
}

void mlir::emitDefDecls(llvm::ArrayRef<const AttrOrTypeDefModel *> defs, bool types, CodeWriter &out) {
  for (const AttrOrTypeDefModel *def : defs) {
    out.openNamespace(def->cppNamespace());
    out.line("class {0};", def->className());
    out.closeNamespace(def->cppNamespace());
  }
  llvm::StringRef guard = types ? "GET_TYPEDEF_CLASSES" : "GET_ATTRDEF_CLASSES";
  out.line("#ifdef {0}", guard);
  out.line("#undef {0}", guard);
  if (llvm::any_of(defs, [](const AttrOrTypeDefModel *def) { return hasAuthorStorage(*def); }))
    out.line("#include \"runtime/ir/StorageBase.h\"");
  if (llvm::any_of(defs, [](const AttrOrTypeDefModel *def) { return hasAliasMember(*def); })) {
    out.openNamespace("::mlir");
    out.line("enum class OpAsmAliasResult;");
    out.closeNamespace("::mlir");
  }
  // Accessors may return classes of the same file: those that return a later class are defined after all
  // classes.
  IncompleteClasses incomplete;
  for (const AttrOrTypeDefModel *def : defs)
    incomplete.insert(def->className());
  for (const AttrOrTypeDefModel *def : defs) {
    out.openNamespace(def->cppNamespace());
    if (def->hasGeneratedStorage() && def->hasCustomStorageConstructor())
      emitStorageForward(*def, out);
    emitClassDecl(*def, incomplete, out);
    incomplete.erase(def->className());
    out.closeNamespace(def->cppNamespace());
  }
  for (const AttrOrTypeDefModel *def : defs)
    incomplete.insert(def->className());
  for (const AttrOrTypeDefModel *def : defs) {
    emitLateAccessors(*def, incomplete, out);
    incomplete.erase(def->className());
  }
  out.line("#endif");
}

/// Returns the default value of a parameter as an expression of the storage type.
static std::string defaultExpression(const AttrOrTypeDefModel &def, const ParameterModel &param,
                                     const ModelSet &models) {
  Replacements replacements = {{"_ctxt", "context"}, {"_builder", "::mlir::Builder(context)"}};
  for (const ParamSlot &other : layoutParameters(def).slots)
    replacements.push_back({other.model->name().str(), filled("{0}::from(params[{1}])", traitsOf(other),
                                                              other.model - def.parameters().data())});
  llvm::StringRef code = param.defaultValue().text();
  std::string text =
      fillIn(param.record() ? defaultCode(code, ModelContext::loc(*param.record()), &models) : code.str(),
             replacements);
  if (code.starts_with("{"))
    return param.cppStorageType().str() + text;
  return "static_cast<" + param.cppStorageType().str() + ">(" + text + ")";
}

/// Returns C++ of a field of a parameter's record, marked with its location in the `.td`.
static std::string paramCode(llvm::StringRef code, const ParameterModel &param, llvm::StringRef field,
                             const ModelSet *models) {
  return param.record() ? authorField(code, *param.record(), field, models) : code.str();
}

/// Returns the hook that parses a parameter by C++ code instead of by the parser of its ParamKind.
static std::string parseHook(const AttrOrTypeDefModel &def, const ParamSlot &slot, const ModelSet &models) {
  const ParameterModel &param = *slot.model;
  std::string traits = definingTraitsOf(def, slot);
  if (slot.parser.empty() && slot.convertFromStorage.empty())
    return filled("{{&::mlir::parseFieldParam<{0}, {1}>}", traits, param.cppStorageType());
  std::string parsed =
      slot.parser.empty()
          ? filled("::mlir::FieldParser<{0}>::parse(parser)", param.cppStorageType())
          : fillIn(paramCode(slot.parser, param, "parser", &models),
                   {{"_parser", "parser"}, {"_ctxt", "parser.getContext()"}, {"_type", "type"}});
  std::string keep =
      filled("::mlir::keepParam<{0}, {1}>(scratch, ::std::move(*parsed))", traits, param.cppStorageType());
  if (!slot.convertFromStorage.empty())
    keep =
        filled("::mlir::keepParam<{0}, {1}>(scratch, {1}({2}))", traits, param.cppType(),
               fillIn(paramCode(slot.convertFromStorage, param, "convertFromStorage", &models),
                      {{"_self", "scratch.keep(::std::move(*parsed))"}, {"_ctxt", "parser.getContext()"}}));
  return filled("{{[](const void *, ::mlir::AsmParser &parser, [[maybe_unused]] ::mlir::Type type, "
                "::mlir::ParamScratch &scratch, ::mlir::ParamValue &value) -> ::llvm::ParseResult {{ "
                "::llvm::FailureOr<{0}> parsed = {1}; if (::llvm::failed(parsed)) return ::llvm::failure(); "
                "value = {2}; return ::llvm::success(); }}",
                param.cppStorageType(), parsed, keep);
}

static std::string printHook(const AttrOrTypeDefModel &def, const ParamSlot &slot, const ModelSet &models) {
  std::string traits = definingTraitsOf(def, slot);
  if (slot.printer.empty())
    return filled("{{&::mlir::printFieldParam<{0}>}", traits);
  return filled(
      "{{[](const void *, ::mlir::AsmPrinter &printer, [[maybe_unused]] ::mlir::MLIRContext *context, "
      "const ::mlir::ParamValue &value) {{ [[maybe_unused]] {0} self = {1}::from(value); {2}; }}",
      slot.model->cppAccessorType(), traits,
      fillIn(paramCode(slot.printer.rtrim("; \n"), *slot.model, "printer", &models),
             {{"_printer", "printer"}, {"_self", "self"}, {"_ctxt", "context"}}));
}

/// True if the parameter is parsed and printed by C++ code instead of by the code for its ParamKind. False
/// for definitions without a declared format, and for self types.
static bool hasTextHooks(const AttrOrTypeDefModel &def, const ParamSlot &slot) {
  return def.hasAssemblyFormat() && !slot.model->isSelfType() &&
         (slot.source != ParamSlot::Source::Known || !slot.parser.empty() || !slot.printer.empty() ||
          !slot.convertFromStorage.empty());
}

/// Returns the initializer of one ParamSpec.
static std::string paramEntry(const AttrOrTypeDefModel &def, const ParamSlot &slot,
                              ConstraintEmitter &constraints, const ModelSet &models) {
  static constexpr llvm::StringLiteral kinds[] = {
      "Bool",      "Signed",    "Unsigned", "Enum",  "Type",      "Attribute", "String",
      "TypeArray", "AttrArray", "IntArray", "Float", "BoolArray", "Object"};
  const ParameterModel &param = *slot.model;
  std::string traits = definingTraitsOf(def, slot);
  bool isKnown = slot.source == ParamSlot::Source::Known;
  std::string text = filled("{{.name = {0}, ", quoted(param.name()));
  if (isKnown)
    text += filled(".kind = ::mlir::ParamKind::{0}, .offset = {1}, .bits = {2}", kinds[unsigned(slot.kind)],
                   slot.offset, slot.bits);
  else
    text += filled(".kind = ::mlir::paramKind<{0}, {1}>(), .offset = {2}, .bits = {0}::bits", traits,
                   slot.size, slot.offset);
  if (param.isOptional())
    text += ", .isOptional = true";
  if (param.isSelfType())
    text += ", .isSelfType = true";
  if (slot.kind == ParamKind::Enum)
    text += ", .enumSpec = &" + enumSpecName(*param.enumeration());
  text += ", .cppType = " + quoted(param.cppType());
  if (isKnown && (slot.kind == ParamKind::Type || slot.kind == ParamKind::TypeArray))
    text += ", .typeCheck = " + constraints.typeClassCheck(slot.valueClass);
  if (isKnown && (slot.kind == ParamKind::Attribute || slot.kind == ParamKind::AttrArray))
    text += ", .attrCheck = " + constraints.attrClassCheck(slot.valueClass);
  if (param.isOptional())
    text +=
        filled(", .defaultValue = {{[](const void *, [[maybe_unused]] ::mlir::MLIRContext *context, "
               "[[maybe_unused]] ::llvm::ArrayRef<::mlir::ParamValue> params, ::mlir::ParamScratch &scratch) "
               "{{ return ::mlir::keepParam<{0}, {1}>(scratch, {2}); }}",
               traits, param.cppStorageType(), defaultExpression(def, param, models));
  if (!isKnown)
    text += ", .object = ::mlir::paramObjectSpec<" + traits + ">()";
  if (hasTextHooks(def, slot)) {
    if (!isKnown || !slot.parser.empty() || !slot.convertFromStorage.empty())
      text += ", .parse = " + parseHook(def, slot, models);
    if (!isKnown || !slot.printer.empty())
      text += ", .print = " + printHook(def, slot, models);
  }
  return text + ", .loc = " + specLoc(param.loc(), models) + "}";
}

/// Emits the class with the declared comparator and allocator of a parameter.
static void emitObjectTraits(const AttrOrTypeDefModel &def, const ParamSlot &slot, CodeWriter &out) {
  llvm::StringRef type = slot.model->cppType();
  out.line("namespace {{");
  out.open("struct {0} : {1} {{", definingTraitsOf(def, slot), traitsOf(slot));
  if (!slot.comparator.empty()) {
    out.open("static bool equal(const {0} &lhs, const {0} &rhs) {{", type);
    out.line("return {0};", fillIn(paramCode(slot.comparator, *slot.model, "comparator", out.models()),
                                   {{"_lhs", "lhs"}, {"_rhs", "rhs"}}));
    out.close();
  }
  if (!slot.allocator.empty()) {
    out.open("static void copy([[maybe_unused]] {0} &value, [[maybe_unused]] ::mlir::StorageAllocator "
             "&allocator) {{",
             type);
    emitAuthorCode(out, slot.allocator, slot.model->loc(),
                   {{"_allocator", "allocator"}, {"_dst", "value"}, {"_self", "value"}});
    out.close();
  }
  out.close("};");
  out.line("} // namespace");
}

/// Emits the thunks of one custom<…> directive: they declare a local for each parameter that the parse
/// function sets, call the function, and store the locals. Returns the entry of the directive table.
static std::string emitCustom(const AttrOrTypeDefModel &def, const ParamLayout &layout,
                              const CompiledCustom &custom, llvm::StringRef base, CodeWriter &out) {
  std::string parse = "parser", print = "printer";
  std::vector<std::string> locals, takes, bound;
  for (auto [number, argument] : llvm::enumerate(custom.arguments)) {
    if (argument.kind == CustomArgument::Kind::Code) {
      parse += ", " +
               fillIn(argument.text, {{"_ctxt", "parser.getContext()"}, {"_builder", "parser.getBuilder()"}});
      print += ", " + fillIn(argument.text, {{"_ctxt", "context"}, {"_builder", "::mlir::Builder(context)"}});
      continue;
    }
    const ParamSlot &slot = layout.slots[argument.index];
    std::string traits = definingTraitsOf(def, slot);
    llvm::StringRef storage = slot.model->cppStorageType();
    print += filled(", {0}::from(params[{1}])", traits, argument.index);
    if (argument.isRef) {
      parse += filled(", {0}::from(state.values[{1}])", traits, argument.index);
      continue;
    }
    locals.push_back(filled("::llvm::FailureOr<{0}> arg{1};", storage, number));
    parse += filled(", ::mlir::CustomParsed<{0}>{{arg{1}}", storage, number);
    takes.push_back(filled("::llvm::failed(::mlir::takeCustomParam<{0}, {1}>(parser, loc, state, {2}, "
                           "{3}::spec.params[{2}], arg{4}))",
                           traits, storage, argument.index, def.className(), number));
    bound.push_back(filled("{0}", argument.index));
  }
  out.open("static ::llvm::ParseResult {0}Parse(::mlir::AsmParser &parser, "
           "[[maybe_unused]] ::mlir::DefParseState &state, [[maybe_unused]] bool &isPresent) {{",
           base);
  out.line("[[maybe_unused]] ::llvm::SMLoc loc = parser.getCurrentLocation();");
  for (const std::string &local : locals)
    out.text(local);
  out.line("auto result = parse{0}({1});", custom.name, parse);
  if (custom.isOptional) {
    out.line("isPresent = result.has_value();");
    out.line("if (!isPresent)");
    out.line("  return ::llvm::success();");
  }
  out.line("if (::llvm::failed({0}result))", custom.isOptional ? "*" : "");
  out.line("  return ::llvm::failure();");
  out.line("return ::llvm::failure({0});", takes.empty() ? "false" : llvm::join(takes, " || "));
  out.close();
  out.open("static void {0}Print(::mlir::AsmPrinter &printer, [[maybe_unused]] ::mlir::MLIRContext *context, "
           "[[maybe_unused]] ::llvm::ArrayRef<::mlir::ParamValue> params) {{",
           base);
  out.line("print{0}({1});", custom.name, print);
  out.close();
  std::string params = emitTable(out, "uint16_t", (base + "Params").str(), bound);
  out.line("static constexpr ::mlir::DefDirective {0} = {{&{0}Parse, &{0}Print, {1}};", base, params);
  return filled("{{.name = {0}, .parse = {{nullptr, &{1}}}", quoted(custom.name), base);
}

static std::string emitCustoms(const AttrOrTypeDefModel &def, const ParamLayout &layout,
                               const LoweredModel &formats, TableGroup &tables, CodeWriter &out) {
  const CompiledDefFormat *format = formats.format(def);
  std::vector<std::string> entries;
  if (format)
    for (auto [index, custom] : llvm::enumerate(format->customs))
      entries.push_back(emitCustom(def, layout, custom, filled("{0}Custom{1}", def.className(), index), out));
  return tables.add("::mlir::CustomDirectiveSpec", "formatCustoms", std::move(entries));
}

/// Returns the entries of the descriptor's `interfaces` table.
static std::vector<std::string> interfaceEntries(const AttrOrTypeDefModel &def) {
  std::vector<std::string> entries;
  for (const ImplementedInterface &interface : implementedInterfaces(def.traits()))
    entries.push_back(filled("{{::mlir::TypeID::get<{0}>(), &{0}::Model<{1}>::value}", interface.cppClass,
                             def.className()));
  return entries;
}

/// Emits the storage class of a definition with a custom storage constructor, except for its `construct`
/// function.
static void emitStorageClass(const AttrOrTypeDefModel &def, CodeWriter &out) {
  std::string types, members, initial, key, equal, hash;
  for (auto [index, param] : llvm::enumerate(def.parameters())) {
    std::string name = identifier(param.name()), element = filled("::std::get<{0}>(key)", index);
    llvm::StringRef separator = index ? ", " : "";
    types += filled("{0}{1}", separator, param.cppType());
    members += filled("{0}{1} {2}", separator, param.cppType(), name);
    initial += filled("{0}{1}(::std::move({1}))", index ? ", " : " : ", name);
    key += filled("{0}{1}", separator, name);
    llvm::StringRef comparator = layoutParameters(def).slots[index].comparator;
    equal += filled("{0}({1})", index ? " && " : "",
                    comparator.empty() ? filled("{0} == {1}", name, element)
                                       : fillIn(comparator, {{"_lhs", name}, {"_rhs", element}}));
    hash += filled("{0}{1}", separator, element);
  }
  llvm::StringRef storage = def.storageClass(), kind = def.isType() ? "Type" : "Attribute";
  if (!def.storageNamespace().empty())
    out.openNamespace(def.storageNamespace());
  out.open("struct {0} : public ::mlir::{1}Storage {{", storage, kind);
  out.line("using KeyTy = ::std::tuple<{0}>;", types);
  out.line("explicit {0}({1}){2} {{}", storage, members, initial);
  out.line("KeyTy getAsKey() const {{ return KeyTy({0}); }", key);
  out.line("bool operator==([[maybe_unused]] const KeyTy &key) const {{ return {0}; }",
           equal.empty() ? "true" : equal);
  out.line("static ::llvm::hash_code hashKey([[maybe_unused]] const KeyTy &key) {{ return "
           "::llvm::hash_combine({0}); }",
           hash.empty() ? "0" : hash);
  out.line("static {0} *construct(::mlir::{1}StorageAllocator &allocator, KeyTy &&key);", storage, kind);
  for (const ParameterModel &param : def.parameters())
    out.line("{0} {1};", param.cppType(), identifier(param.name()));
  out.close("};");
  if (!def.storageNamespace().empty())
    out.closeNamespace(def.storageNamespace());
}

/// Emits the DefStorageSpec of a definition with hand-written storage, which builds a storage object from the
/// parameters and reads them from it; returns its name. Also emits the storage class itself if the .td
/// declares its members.
static std::string emitStorageSpec(const AttrOrTypeDefModel &def, const ParamLayout &layout,
                                   CodeWriter &out) {
  llvm::StringRef name = def.className();
  if (def.hasGeneratedStorage())
    emitStorageClass(def, out);
  std::string arguments, spec = (name + "StorageSpec").str();
  for (auto [index, slot] : llvm::enumerate(layout.slots))
    arguments += filled(", {0}::from(params[{1}])", traitsOf(slot), index);
  out.open("static constexpr ::mlir::DefStorageSpec {0} = {{", spec);
  out.line("[](::mlir::MLIRContext *context, [[maybe_unused]] ::llvm::ArrayRef<::mlir::ParamValue> params) "
           "-> const void * {{ return {0}::Base::get(context{1}).getAsOpaquePointer(); },",
           name, arguments);
  out.open("[]([[maybe_unused]] const void *storage, unsigned index) -> ::mlir::ParamValue {{");
  out.open("switch (index) {{");
  for (auto [index, slot] : llvm::enumerate(layout.slots)) {
    out.line("case {0}:", index);
    out.line("  return ::mlir::detail::storedParam<{0}>(static_cast<const {1} *>(storage)->{2});",
             traitsOf(slot), storageClassOf(def), identifier(slot.model->name()));
  }
  out.line("default:");
  out.line("  llvm_unreachable(\"no such parameter\");");
  out.close();
  out.close();
  out.close("};");
  if (def.hasAccessors())
    for (const ParameterModel &param : def.parameters())
      out.line("{0} {1}::get{2}() const {{ return getImpl()->{3}; }", param.cppAccessorType(), name,
               param.accessorName(), identifier(param.name()));
  return spec;
}

/// Emits the function that checks the parameters: first those declared by type constraints, then by verify().
/// \param checks For each parameter the descriptor of its constraint, or an empty string.
static void emitVerifyInvariants(const AttrOrTypeDefModel &def, llvm::ArrayRef<std::string> checks,
                                 CodeWriter &out) {
  out.open("::llvm::LogicalResult {0}::verifyInvariants({1}{2}) {{", def.className(), emitErrorParam,
           parameterList(def));
  std::string arguments;
  for (auto [check, param] : llvm::zip_equal(checks, def.parameters())) {
    std::string name = identifier(param.name());
    arguments += ", " + name;
    if (check.empty())
      continue;
    out.line("if ({0}.check && !{0}.check({1}))", check, name);
    out.line("  return emitError() << {0} << {1}.summary;",
             quoted("failed to verify '" + param.name().str() + "': "), check);
  }
  if (def.hasVerifier())
    out.line("return verify(emitError{0});", arguments);
  else
    out.line("return ::llvm::success();");
  out.close();
}

static void emitSpec(const AttrOrTypeDefModel &def, ConstraintEmitter &constraints, const ModelSet &models,
                     const LoweredModel &formats, CodeWriter &out) {
  llvm::StringRef name = def.className();
  ParamLayout layout = layoutParameters(def);
  std::vector<std::string> entries;
  for (const ParamSlot &slot : layout.slots) {
    if (slot.source == ParamSlot::Source::Author)
      emitObjectTraits(def, slot, out);
    entries.push_back(paramEntry(def, slot, constraints, models));
  }
  std::vector<std::string> checks; // Checks of parameters that are declared as constraints.
  for (const ParameterModel &param : def.parameters())
    checks.push_back(param.constraint() ? constraints.typeConstraint(*param.constraint()).substr(1)
                                        : std::string());
  TableGroup tables((name + "Tables").str());
  std::string params = tables.add("::mlir::ParamSpec", "params", std::move(entries));
  std::string customs = emitCustoms(def, layout, formats, tables, out);
  std::string format = addDefFormat(def, customs, models, formats, tables);
  std::string interfaces = tables.add("::mlir::InterfaceModelSpec", "interfaces", interfaceEntries(def));
  std::string storage;
  if (hasAuthorStorage(def))
    storage = emitStorageSpec(def, layout, out);
  out.openTables();
  tables.emit(out);

  out.open("constinit const ::mlir::{0} {1}::spec = {{", def.isType() ? "TypeDefSpec" : "AttrDefSpec", name);
  out.open("{{");
  out.line(".name = {0},", quoted(def.name()));
  out.line(".recordName = {0},", quoted(def.recordName()));
  out.line(".mnemonic = {0},", quoted(def.mnemonic()));
  out.line(".params = {0},", params);
  out.line(".paramBytes = {0},", storage.empty() ? layout.bytes : 0);
  if (!storage.empty())
    out.line(".storage = &{0},", storage);
  if (!format.empty())
    out.line(".format = &{0},", format);
  if (isChecked(def)) {
    std::string arguments;
    for (auto [index, slot] : llvm::enumerate(layout.slots))
      arguments += filled(", {0}::from(params[{1}])", traitsOf(slot), index);
    out.line(".verify = {{[](const void *, ::mlir::EmitErrorFn emitError, [[maybe_unused]] "
             "::llvm::ArrayRef<::mlir::ParamValue> params) -> ::llvm::LogicalResult {{ return "
             "{0}::verifyInvariants(emitError{1}); }},",
             name, arguments);
  }
  out.line(".interfaces = {0},", interfaces);
  out.line(".summary = {0},", quoted(def.summary()));
  out.line(".hasMnemonicAlias = {0},", def.hasMnemonicAlias());
  out.line(".loc = {0},", specLoc(def.loc(), models));
  out.close("},");
  if (def.hasCustomAssemblyFormat() && def.isType()) {
    out.line(
        "{{[](const void *, ::mlir::AsmParser &parser) -> ::mlir::Type {{ return {0}::parse(parser); }},",
        name);
    out.line("{{[](const void *, ::mlir::Type type, ::mlir::AsmPrinter &printer) {{ "
             "::llvm::cast<{0}>(type).print(printer); }},",
             name);
  } else if (def.hasCustomAssemblyFormat()) {
    out.line("{{[](const void *, ::mlir::AsmParser &parser, ::mlir::Type type) -> ::mlir::Attribute {{ "
             "return {0}::parse(parser, type); }},",
             name);
    out.line("{{[](const void *, ::mlir::Attribute attr, ::mlir::AsmPrinter &printer) {{ "
             "::llvm::cast<{0}>(attr).print(printer); }},",
             name);
  }
  out.close("};");
  out.closeTables();
  if (isChecked(def))
    emitVerifyInvariants(def, checks, out);
}

static void emitBuilderDefs(const AttrOrTypeDefModel &def, CodeWriter &out) {
  llvm::StringRef name = def.className(), entity = def.isType() ? "Type" : "Attribute";
  std::string values, arguments;
  for (const ParamSlot &slot : layoutParameters(def).slots) {
    values += filled("{0}{1}::make({2})", values.empty() ? "" : ", ", traitsOf(slot),
                     identifier(slot.model->name()));
    arguments += ", " + identifier(slot.model->name());
  }
  // Emits the function that finds or creates the unique type or attribute.
  auto emitUniquing = [&](llvm::StringRef function) {
    out.open("{0} {0}::{1}(::mlir::MLIRContext *context{2}) {{", name, function, parameterList(def));
    if (!def.parameters().empty())
      out.line("const ::mlir::ParamValue values[] = {{{0}};", values);
    out.line("return ::llvm::cast<{0}>(::mlir::getUniqued{1}(context, spec, {2}));", name, entity,
             def.parameters().empty() ? "{}" : "values");
    out.close();
  };
  if (hasUniquingBuilder(def))
    emitUniquing("getUniqued");
  if (emitsDefaultBuilder(def)) {
    if (hasUniquingBuilder(def) || hasAuthorStorage(def)) {
      out.open("{0} {0}::get(::mlir::MLIRContext *context{1}) {{", name, parameterList(def));
      out.line("return Base::get(context{0});", arguments);
      out.close();
    } else {
      emitUniquing("get");
    }
    if (isChecked(def)) {
      out.open("{0} {0}::getChecked({1}, ::mlir::MLIRContext *context{2}) {{", name, emitErrorParam,
               parameterList(def));
      out.line("return Base::getChecked(emitError, context{0});", arguments);
      out.close();
    }
  }
  for (const BuilderModel &builder : def.builders()) {
    if (!builder.hasBody())
      continue;
    llvm::StringRef returnType = builder.returnType().empty() ? name : builder.returnType();
    std::string params = builderParameters(builder, false);
    // $_get(context, parameters…) is the builder with the declared parameters, even if the class does not
    // declare it under the name get().
    out.open("{0} {1}::get({2}) {{", returnType, name, params);
    emitAuthorCode(out, builder.body(), builder.loc(), {{"_get", "Base::get"}, {"_ctxt", "context"}});
    out.close();
    if (!isChecked(def))
      continue;
    out.open("{0} {1}::getChecked({2}{3}{4}) {{", returnType, name, emitErrorParam,
             params.empty() ? "" : ", ", params);
    out.open("[[maybe_unused]] auto checked = [&](::mlir::MLIRContext *context, auto &&...args) {{");
    out.line("return Base::getChecked(emitError, context, ::std::forward<decltype(args)>(args)...);");
    out.close("};");
    emitAuthorCode(out, builder.body(), builder.loc(), {{"_get", "checked"}, {"_ctxt", "context"}});
    out.close();
  }
}

/// Emits the definition of getAlias() of a class whose alias is its mnemonic.
static void emitAliasDef(const AttrOrTypeDefModel &def, CodeWriter &out) {
  if (!hasAliasMember(def))
    return;
  out.open("::mlir::OpAsmAliasResult {0}::getAlias(::llvm::raw_ostream &os) const {{", def.className());
  out.line("os << getMnemonic();");
  out.line("return ::mlir::OpAsmAliasResult::OverridableAlias;");
  out.close();
}

/// Emits the includes for parameters that are stored as C++ objects, for C++ parsers and printers of
/// parameters, and for aliases.
/// \param needsText True if the file also parses and prints definitions by their mnemonics.
static void emitIncludes(llvm::ArrayRef<const AttrOrTypeDefModel *> defs, bool needsText,
                         const LoweredModel &formats, CodeWriter &out) {
  bool needsObjects = false;
  for (const AttrOrTypeDefModel *def : defs) {
    if (const CompiledDefFormat *format = formats.format(*def))
      needsText |= !format->customs.empty();
    for (const ParamSlot &slot : layoutParameters(*def).slots) {
      needsObjects |= slot.source != ParamSlot::Source::Known || slot.model->isOptional();
      needsText |= hasTextHooks(*def, slot);
    }
  }
  if (needsText)
    out.line("#include \"runtime/asm/DialectImplementation.h\"");
  else if (needsObjects)
    out.line("#include \"runtime/ir/ParamObject.h\"");
  if (llvm::any_of(defs, [](const AttrOrTypeDefModel *def) { return hasAliasMember(*def); }))
    out.line("#include \"runtime/asm/OpAsmDialectInterface.h\"");
}

/// Emits the functions that a dialect's own parser and printer call.
static void emitParserAndPrinter(llvm::ArrayRef<const AttrOrTypeDefModel *> defs, bool isType,
                                 CodeWriter &out) {
  llvm::StringRef kind = isType ? "Type" : "Attribute", specType = isType ? "TypeDefSpec" : "AttrDefSpec";
  std::vector<std::string> entries;
  for (const AttrOrTypeDefModel *def : defs)
    if (def->hasMnemonic())
      entries.push_back(filled("&{0}::spec", def->cppClass()));
  if (entries.empty())
    return;
  std::string table =
      emitTable(out, filled("const ::mlir::{0} *", specType), filled("generated{0}Specs", kind), entries);
  out.open(
      "[[maybe_unused]] static ::mlir::OptionalParseResult generated{0}Parser(::mlir::AsmParser &parser, "
      "::llvm::StringRef *mnemonic, {1}::mlir::{0} &value) {{",
      kind, isType ? "" : "::mlir::Type type, ");
  out.line("return ::mlir::parseDeclared(parser, {0}, mnemonic, {1}value);", table, isType ? "" : "type, ");
  out.close();
  out.open("[[maybe_unused]] static ::llvm::LogicalResult generated{0}Printer(::mlir::{0} def, "
           "::mlir::AsmPrinter &printer) {{",
           kind);
  out.line("return ::mlir::printDeclared(printer, {0}, def);", table);
  out.close();
}

/// Emits the parser and printer of the dialect, which are those of its base class: they find declared types
/// and attributes by mnemonic.
static void emitDialectParser(const DialectModel &dialect, bool isType, CodeWriter &out) {
  if (!(isType ? dialect.usesDefaultTypePrinterParser() : dialect.usesDefaultAttributePrinterParser()))
    return;
  llvm::StringRef name = dialect.className(), kind = isType ? "Type" : "Attribute";
  out.openNamespace(dialect.cppNamespace());
  out.open("::mlir::{0} {1}::parse{0}(::mlir::DialectAsmParser &parser{2}) const {{", kind, name,
           isType ? "" : ", ::mlir::Type type");
  out.line("return ::mlir::Dialect::parse{0}(parser{1});", kind, isType ? "" : ", type");
  out.close();
  out.open("void {1}::print{0}(::mlir::{0} def, ::mlir::DialectAsmPrinter &printer) const {{", kind, name);
  out.line("::mlir::Dialect::print{0}(def, printer);", kind);
  out.close();
  out.closeNamespace(dialect.cppNamespace());
}

void mlir::emitDefDefs(llvm::ArrayRef<const AttrOrTypeDefModel *> defs, bool isType, bool withParser,
                       const ModelSet &models, const LoweredModel &formats, CodeWriter &out) {
  llvm::StringRef listGuard = isType ? "GET_TYPEDEF_LIST" : "GET_ATTRDEF_LIST";
  llvm::StringRef guard = isType ? "GET_TYPEDEF_CLASSES" : "GET_ATTRDEF_CLASSES";
  out.line("#ifdef {0}", guard);
  out.line("#undef {0}", guard);
  if (!defs.empty()) {
    emitIncludes(defs, withParser, formats, out);
    if (withParser)
      emitParserAndPrinter(defs, isType, out);
    llvm::StringRef nameSpace = defs.front()->dialect().cppNamespace();
    ConstraintEmitter constraints(models, isType ? "InTypes" : "InAttrs");
    std::string body;
    TextStream stream(body);
    CodeWriter writer(stream, &models);
    for (const AttrOrTypeDefModel *def : defs) {
      writer.openNamespace(def->cppNamespace());
      emitSpec(*def, constraints, models, formats, writer);
      emitBuilderDefs(*def, writer);
      emitAliasDef(*def, writer);
      emitAuthorCode(writer, def->extraClassDefinition(), def->record(), "extraClassDefinition",
                     {{"cppClass", def->className().str()}});
      writer.closeNamespace(def->cppNamespace());
    }
    constraints.emit(out, nameSpace);
    writer.flush();
    stream.flush();
    out.append(body);
    if (withParser)
      emitDialectParser(defs.front()->dialect(), isType, out);
  }
  out.line("#endif");
  out.list(listGuard, defs);
}
