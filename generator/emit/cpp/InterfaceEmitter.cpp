//===- InterfaceEmitter.cpp - Emits interfaces as C++ ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/cpp/InterfaceEmitter.h"
#include "generator/emit/cpp/InterfaceText.h"
#include "generator/emit/cpp/SpecWriter.h"
#include "generator/model/CppNames.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using llvm::StringRef;

namespace {

/// The text that differs between interfaces of ops, types and attributes.
struct KindText {
  StringRef entity;      ///< Type of the first parameter of table functions.
  StringRef concrete;    ///< Name of the implementing class in C++ from the .td.
  StringRef base;        ///< Base class of the interface class.
  StringRef placeholder; ///< The placeholder without its `$`.
  StringRef handle;      ///< Expression that the interface class passes to table functions.
  StringRef constness;   ///< Qualifier of default methods.
};
const KindText &textOf(InterfaceModel::Kind kind) {
  static constexpr KindText op = {
      "::mlir::Operation *", "ConcreteOp", "OpInterface", "_op", "getOperation()", ""};
  static constexpr KindText type = {"::mlir::Type ", "ConcreteType", "TypeInterface",
                                    "_type",         "*this",        " const"};
  static constexpr KindText attribute = {
      "::mlir::Attribute ", "ConcreteAttr", "AttrInterface", "_attr", "*this", " const"};
  return kind == InterfaceModel::Kind::Op ? op : kind == InterfaceModel::Kind::Type ? type : attribute;
}

/// Name of the second template parameter of `Model` classes. If its argument is a type of one translation
/// unit, the functions and tables of the class have internal linkage.
constexpr llvm::StringLiteral unitName = "OdsUnit";

/// Emits one interface. The members hold names that several parts of the output contain.
class InterfaceWriter {
public:
  InterfaceWriter(const InterfaceModel &model, const ModelSet &models, CodeWriter &out)
      : model(model), models(models), out(out), kind(textOf(model.kind())) {
    StringRef qualified = model.cppClass();
    name = unqualified(qualified);
    nameSpace = qualified.drop_back(name.size()).rtrim(':');
    traits = ("detail::" + name + "InterfaceTraits").str();
    entity = (kind.entity + entityName).str();
    modelParameters = ("typename " + kind.concrete + ", typename " + unitName).str();
    modelArguments = (kind.concrete + ", " + unitName).str();
    bases = interfaceBases(model, models);
  }

  void forwardDeclare();
  void declare();
  void defineTrait();
  void defineTables();
  void defineMethods();

private:
  bool isOp() const { return model.kind() == InterfaceModel::Kind::Op; }
  void declareTables();
  void declareShared();
  void defineShared();
  void declareView();
  void declareInherited();
  void declareClassOf();
  void emitTable(StringRef functions, StringRef templateArguments, bool isModel);
  /// Writes the head of a definition outside of the class: `template <typename ConcreteOp> R
  /// detail::ITraits::Holder<ConcreteOp>::f(…) {`.
  void openDefinition(StringRef templateParameters, StringRef holder, const InterfaceMethodModel &method,
                      StringRef methodName, StringRef parameters, StringRef constness = "");
  std::string cast() const { return filled("(::llvm::cast<{0}>({1}))", kind.concrete, entityName); }
  /// Returns the methods of base interfaces that no method of this interface or of a closer base hides, each
  /// with its interface.
  std::vector<std::pair<const InterfaceModel *, const InterfaceMethodModel *>> inheritedMethods() const;

  const InterfaceModel &model;
  const ModelSet &models;
  CodeWriter &out;
  const KindText &kind;
  StringRef name, nameSpace;
  std::string traits; ///< Class with the function table: "detail::MyInterfaceTraits".
  std::string entity; ///< First parameter of table functions: "::mlir::Operation *odsEntity".
  /// Template parameters of models, "typename ConcreteOp, typename OdsUnit", and the same list as arguments,
  /// without "typename".
  std::string modelParameters, modelArguments;
  std::vector<const InterfaceModel *> bases; ///< All base interfaces; each follows its own bases.
};

void InterfaceWriter::forwardDeclare() {
  out.openNamespace(nameSpace);
  out.line("class {0};", name);
  out.closeNamespace(nameSpace);
}

//===----------------------------------------------------------------------===//
// Function tables of interfaces
//===----------------------------------------------------------------------===//

void InterfaceWriter::emitTable(StringRef functions, StringRef templateArguments, bool isModel) {
  if (model.methods().empty() && bases.empty()) {
    out.line("static constexpr Concept value = {{};");
    return;
  }
  out.open("static constexpr Concept value = {{");
  for (const InterfaceMethodModel &method : model.methods())
    out.line("&{0}<{1}>::{2},", functions, templateArguments, method.tableName);
  // Refer to the tables of base interfaces. Implementing classes also implement the bases; for external
  // models this is unknown, so the references are null.
  for (const InterfaceModel *base : bases)
    if (isModel)
      out.line("&{0}::Model<{1}>::value,", base->cppClass(), kind.concrete);
    else
      out.line("nullptr,");
  out.close("};");
}

void InterfaceWriter::declareTables() {
  out.open("struct {0}InterfaceTraits {{", name);
  out.open("struct Concept {{");
  for (const InterfaceMethodModel &method : model.methods())
    out.line("{0} (*{1})({2}){3};", method.returnType, method.tableName, parameterList(method, entity),
             isOp() ? " = nullptr" : "");
  for (const InterfaceModel *base : bases)
    out.line("const {0}::Concept *{1}{2};", base->cppClass(), interfaceBaseField(*base),
             isOp() ? " = nullptr" : "");
  out.close("};");
  if (isOp())
    declareShared();
  for (bool isModel : {true, false}) {
    // The tables of ops are emitted with the op definitions.
    if (isModel && isOp())
      continue;
    out.line("template <{0}>", isModel ? StringRef(modelParameters) : "typename ConcreteModel");
    out.open("struct {0} {{", isModel ? "Functions" : "FallbackFunctions");
    for (const InterfaceMethodModel &method : model.methods())
      out.line("static {0} {1}({2});", method.returnType, method.tableName, parameterList(method, entity));
    out.close("};");
  }
  if (!isOp()) {
    out.line("template <{0} = void>", modelParameters);
    out.open("struct Model {{");
    out.line("using Interface = {0};", model.cppClass());
    emitTable("Functions", modelArguments, /*isModel=*/true);
    out.close("};");
  }
  out.line("template <typename ConcreteModel>");
  out.open("struct FallbackModel {{");
  out.line("using Interface = {0};", model.cppClass());
  emitTable("FallbackFunctions", "ConcreteModel", /*isModel=*/false);
  out.close("};");
  out.line("template <typename ConcreteModel, typename {0}>", kind.concrete);
  out.open("struct ExternalModel : public FallbackModel<ConcreteModel> {{");
  out.line("using ConcreteEntity = {0};", kind.concrete);
  for (const InterfaceMethodModel &method : model.methods())
    if (method.hasDefault())
      out.line("{0}{1} {2}({3}){4};", method.isStatic ? "static " : "", method.returnType, method.tableName,
               parameterList(method, entity), method.isStatic ? "" : " const");
  out.close("};");
  out.close("};");
}

/// Declares default methods and the verifier that all ops share: non-template functions.
void InterfaceWriter::declareShared() {
  if (llvm::any_of(model.methods(), [](const InterfaceMethodModel &m) { return m.defaultIsShared; })) {
    out.open("struct Defaults {{");
    for (const InterfaceMethodModel &method : model.methods())
      if (method.defaultIsShared)
        out.line("static {0} {1}({2});", method.returnType, method.tableName, parameterList(method, entity));
    out.close("};");
  }
  if (model.verifierIsShared())
    out.line("static ::llvm::LogicalResult verify(const void *, ::mlir::Operation *op);");
}

void InterfaceWriter::defineShared() {
  for (const InterfaceMethodModel &method : model.methods()) {
    if (!method.defaultIsShared)
      continue;
    out.open("{0} {1}::Defaults::{2}({3}) {{", method.returnType, traits, method.tableName,
             parameterList(method, entity));
    emitAuthorCode(out, method.callsConcrete() ? method.defaultBody : method.body, method.loc,
                   {{kind.placeholder.str(), ("::mlir::OpState(" + entityName + ")").str()}});
    out.close();
  }
  if (!model.verifierIsShared())
    return;
  out.open("::llvm::LogicalResult {0}::verify(const void *, ::mlir::Operation *op) {{", traits);
  emitAuthorCode(out, model.verifyBody(), model.record(), "verify", {{kind.placeholder.str(), "op"}});
  out.close();
}

void InterfaceWriter::openDefinition(StringRef templateParameters, StringRef holder,
                                     const InterfaceMethodModel &method, StringRef methodName,
                                     StringRef parameters, StringRef constness) {
  std::string arguments;
  for (StringRef parameter : llvm::split(templateParameters, ", "))
    arguments +=
        ((arguments.empty() ? "" : ", ") + parameter.drop_front(StringRef("typename ").size())).str();
  out.line("template <{0}>", templateParameters);
  out.open("{0} {1}::{2}<{3}>::{4}({5}){6} {{", method.returnType, traits, holder, arguments, methodName,
           parameters, constness);
}

void InterfaceWriter::defineTables() {
  if (model.methods().empty())
    return;
  out.openNamespace(nameSpace);
  for (const InterfaceMethodModel &method : model.methods()) {
    if (!isOp()) {
      openDefinition(modelParameters, "Functions", method, method.tableName, parameterList(method, entity));
      if (!method.callsConcrete())
        emitAuthorCode(out, method.body, method.loc, {{kind.placeholder.str(), cast()}});
      else if (method.isStatic)
        out.line("return {0}::{1}({2});", kind.concrete, method.name, argumentList(method));
      else
        out.line("return {0}.{1}({2});", cast(), method.name, argumentList(method));
      out.close();
    }
    openDefinition("typename ConcreteModel", "FallbackFunctions", method, method.tableName,
                   parameterList(method, entity));
    out.line("return {0}{1}({2});", method.isStatic ? "ConcreteModel::" : "ConcreteModel().",
             method.tableName, argumentList(method, entityName));
    out.close();
    if (!method.hasDefault())
      continue;
    openDefinition(("typename ConcreteModel, typename " + kind.concrete).str(), "ExternalModel", method,
                   method.tableName, parameterList(method, entity), method.isStatic ? "" : " const");
    emitAuthorCode(out, method.defaultBody, method.loc, {{kind.placeholder.str(), cast()}});
    out.close();
  }
  out.closeNamespace(nameSpace);
}

//===----------------------------------------------------------------------===//
// Interface classes
//===----------------------------------------------------------------------===//

std::vector<std::pair<const InterfaceModel *, const InterfaceMethodModel *>>
InterfaceWriter::inheritedMethods() const {
  auto isSame = [](const InterfaceMethodModel &a, const InterfaceMethodModel &b) {
    return a.name == b.name &&
           llvm::equal(a.parameters, b.parameters,
                       [](const CppParameter &x, const CppParameter &y) { return x.type == y.type; });
  };
  std::vector<std::pair<const InterfaceModel *, const InterfaceMethodModel *>> result;
  for (const InterfaceModel *base : bases)
    for (const InterfaceMethodModel &method : base->methods()) {
      auto hides = [&](const InterfaceMethodModel &other) { return isSame(method, other); };
      if (llvm::none_of(model.methods(), hides) &&
          llvm::none_of(result, [&](const auto &entry) { return hides(*entry.second); }))
        result.emplace_back(base, &method);
    }
  return result;
}

void InterfaceWriter::declareInherited() {
  for (const InterfaceModel *base : bases) {
    if (isOp())
      out.line("operator {0}() const {{ return {0}(getOperation(), *this ? getConcept()->{1} : nullptr); }",
               base->cppClass(), interfaceBaseField(*base));
    else
      out.line("operator {0}() const {{ return {0}(getImpl()); }", base->cppClass());
  }
  for (auto [base, method] : inheritedMethods()) {
    out.comment(method->description);
    out.line("{0} {1}({2}) const;", method->returnType, method->name,
             parameterList(*method, "", DefaultValues::Write));
  }
}

void InterfaceWriter::declareClassOf() {
  if (model.extraClassOf().trim().empty())
    return;
  out.open("static bool classof({0}base) {{", kind.entity);
  out.line("if (!{0}::classof(base))", kind.base);
  out.line("  return false;");
  out.line("{0} odsInterfaceInstance({1});", name, isOp() ? "base" : "base.getImpl()");
  emitAuthorCode(out, model.extraClassOf(), model.record(), "extraClassOf",
                 {{kind.placeholder.str(), "odsInterfaceInstance"}});
  out.close();
  if (isOp())
    out.line("static bool classof(::mlir::OpState base) {{ return classof(base.getOperation()); }");
}

void InterfaceWriter::declareView() {
  if (!model.description().trim().empty())
    out.comment(model.description());
  out.open("class {0} : public ::mlir::{1}<{0}> {{", name, kind.base);
  out.access("public:");
  out.line("using {0}::{0};", kind.base);
  out.line("using Concept = {0}::Concept;", traits);
  for (StringRef holder : {StringRef("Model"), StringRef("FallbackModel")}) {
    bool isModel = holder == "Model";
    if (isModel && isOp())
      continue;
    out.line("template <{0}>", isModel ? modelParameters + " = void" : "typename ConcreteModel");
    out.line("using {0} = {1}::{0}<{2}>;", holder, traits,
             isModel ? StringRef(modelArguments) : "ConcreteModel");
  }
  out.line("template <typename ConcreteModel, typename {0}>", kind.concrete);
  out.line("using ExternalModel = {0}::ExternalModel<ConcreteModel, {1}>;", traits, kind.concrete);
  out.line("template <typename {0}>", kind.concrete);
  out.line("struct Trait : public detail::{0}Trait<{1}> {{};", name, kind.concrete);
  for (const InterfaceMethodModel &method : model.methods()) {
    out.comment(method.description);
    out.line("{0} {1}({2}) const;", method.returnType, method.name,
             parameterList(method, "", DefaultValues::Write));
  }
  emitAuthorCode(out, model.extraClassDeclaration(), model.record(), "extraClassDeclaration");
  emitAuthorCode(out, model.extraSharedClassDeclaration(), model.record(), "extraSharedClassDeclaration",
                 {{kind.placeholder.str(), "(*this)"}});
  declareInherited();
  declareClassOf();
  out.close("};");
}

void InterfaceWriter::declare() {
  out.openNamespace(nameSpace);
  out.line("namespace detail {{");
  declareTables();
  out.line("template <typename {0}>", kind.concrete);
  out.line("struct {0}Trait;", name);
  out.line("} // namespace detail");
  declareView();
  out.closeNamespace(nameSpace);
}

void InterfaceWriter::defineTrait() {
  std::string self =
      filled("(*static_cast<{0}{1} *>(this))", kind.constness.empty() ? "" : "const ", kind.concrete);
  out.openNamespace(nameSpace);
  out.line("namespace detail {{");
  out.line("template <typename {0}>", kind.concrete);
  out.open("struct {0}Trait : public ::mlir::{1}<{0}>::template Trait<{2}> {{", name, kind.base,
           kind.concrete);
  for (const InterfaceMethodModel &method : model.methods()) {
    if (!method.hasDefault())
      continue;
    out.comment(method.description);
    out.open("{0}{1} {2}({3}){4} {{", method.isStatic ? "static " : "", method.returnType, method.name,
             parameterList(method), method.isStatic ? "" : kind.constness);
    emitAuthorCode(out, method.defaultBody, method.loc, {{kind.placeholder.str(), self}});
    out.close();
  }
  if (model.hasVerifier()) {
    out.open("static ::llvm::LogicalResult {0}(::mlir::Operation *op) {{",
             model.verifiesWithRegions() ? "verifyRegionTrait" : "verifyTrait");
    if (isOp() && model.verifierIsShared())
      out.line("return {0}InterfaceTraits::verify(nullptr, op);", name);
    else
      emitAuthorCode(out, model.verifyBody(), model.record(), "verify", {{kind.placeholder.str(), "op"}});
    out.close();
  }
  emitAuthorCode(out, model.extraTraitClassDeclaration(), model.record(), "extraTraitClassDeclaration",
                 {{kind.placeholder.str(), self}});
  emitAuthorCode(out, model.extraSharedClassDeclaration(), model.record(), "extraSharedClassDeclaration",
                 {{kind.placeholder.str(), self}});
  out.close("};");
  out.line("} // namespace detail");
  out.closeNamespace(nameSpace);
}

void InterfaceWriter::defineMethods() {
  auto inherited = inheritedMethods();
  bool hasShared = isOp() && model.verifierIsShared();
  if (model.methods().empty() && inherited.empty() && !hasShared)
    return;
  out.openNamespace(nameSpace);
  if (isOp())
    defineShared();
  for (const InterfaceMethodModel &method : model.methods()) {
    std::string arguments = argumentList(method, kind.handle);
    out.open("{0} {1}::{2}({3}) const {{", method.returnType, name, method.name, parameterList(method));
    if (isOp() && method.defaultIsShared) {
      // If the table entry of the method is null, call the shared default method.
      out.line("if (auto *odsFunction = getConcept()->{0})", method.tableName);
      out.line("  return odsFunction({0});", arguments);
      out.line("return {0}::Defaults::{1}({2});", traits, method.tableName, arguments);
    } else {
      out.line("return getConcept()->{0}({1});", method.tableName, arguments);
    }
    out.close();
  }
  for (auto [base, method] : inherited) {
    out.open("{0} {1}::{2}({3}) const {{", method->returnType, name, method->name, parameterList(*method));
    out.line("return this->operator {0}().{1}({2});", base->cppClass(), method->name, argumentList(*method));
    out.close();
  }
  out.closeNamespace(nameSpace);
}

} // namespace

void mlir::emitInterfaceDecls(llvm::ArrayRef<const InterfaceModel *> interfaces, const ModelSet &models,
                              CodeWriter &out) {
  for (const InterfaceModel *model : interfaces)
    InterfaceWriter(*model, models, out).forwardDeclare();
  for (const InterfaceModel *model : interfaces)
    InterfaceWriter(*model, models, out).declare();
  for (const InterfaceModel *model : interfaces)
    InterfaceWriter(*model, models, out).defineTrait();
  for (const InterfaceModel *model : interfaces)
    InterfaceWriter(*model, models, out).defineTables();
}

void mlir::emitInterfaceDefs(llvm::ArrayRef<const InterfaceModel *> interfaces, const ModelSet &models,
                             CodeWriter &out) {
  for (const InterfaceModel *model : interfaces)
    InterfaceWriter(*model, models, out).defineMethods();
}

//===----------------------------------------------------------------------===//
// Dialect interfaces
//===----------------------------------------------------------------------===//

void mlir::emitDialectInterfaceDecls(llvm::ArrayRef<const InterfaceModel *> interfaces, CodeWriter &out) {
  for (const InterfaceModel *model : interfaces) {
    StringRef name = unqualified(model->cppClass());
    StringRef nameSpace = model->cppClass().drop_back(name.size()).rtrim(':');
    out.openNamespace(nameSpace);
    if (!model->description().trim().empty())
      out.comment(model->description());
    out.open("class {0} : public ::mlir::DialectInterface::Base<{0}> {{", name);
    out.access("public:");
    out.line("{0}(::mlir::Dialect *dialect) : Base(dialect) {{}", name);
    for (const InterfaceMethodModel &method : model->methods()) {
      StringRef body = method.callsConcrete() ? method.defaultBody : method.body;
      std::string head = filled("virtual {0} {1}({2}) const", method.returnType, method.name,
                                parameterList(method, "", DefaultValues::Write));
      out.comment(method.description);
      if (!body.trim().empty()) {
        out.open("{0} {{", head);
        emitAuthorCode(out, body, method.loc);
        out.close();
      } else {
        // Methods without a result are optional to override; the others are pure virtual.
        out.line("{0}{1}", head, method.returnType == "void" ? " {}" : " = 0;");
      }
    }
    emitAuthorCode(out, model->extraClassDeclaration(), model->record(), "extraClassDeclaration");
    out.close("};");
    out.closeNamespace(nameSpace);
  }
}
