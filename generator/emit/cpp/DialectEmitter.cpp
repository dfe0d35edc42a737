//===- DialectEmitter.cpp - Emits dialects as C++ -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/cpp/DialectEmitter.h"
#include "generator/emit/cpp/EnumEmitter.h"
#include "generator/emit/cpp/SpecWriter.h"
#include "generator/model/AttrOrTypeDefModel.h"
#include "generator/model/CppNames.h"
#include "generator/model/DialectModel.h"
#include "generator/model/EnumModel.h"
#include "generator/model/OpModel.h"

using namespace mlir;

/// Emits the helper class that reads and writes a discardable attribute of the dialect on any op.
static void emitDiscardableAttr(const DialectModel &dialect, const CppParameter &attr, CodeWriter &out) {
  std::string helper = toCamelCase(attr.name) + "AttrHelper";
  out.open("class {0} : public ::mlir::DiscardableAttrHelper<{1}> {{", helper, attr.type);
  out.access("public:");
  out.line("static constexpr ::llvm::StringLiteral getNameStr() {{ return {0}; }",
           quoted((dialect.name() + "." + attr.name).str()));
  out.line("explicit {0}(::mlir::MLIRContext *context) : DiscardableAttrHelper(context, getNameStr()) {{}",
           helper);
  out.close("};");
  out.line("{0} get{0}() {{ return {0}(getContext()); }", helper);
}

/// Emits the declarations of the parsers and printers of types and attributes. They are defined among the
/// definitions of types and attributes, or by the author if there are none.
static void emitParserDecls(const DialectModel &dialect, CodeWriter &out) {
  if (dialect.usesDefaultAttributePrinterParser()) {
    out.line("::mlir::Attribute parseAttribute(::mlir::DialectAsmParser &parser, ::mlir::Type type) const "
             "override;");
    out.line("void printAttribute(::mlir::Attribute attr, ::mlir::DialectAsmPrinter &printer) const "
             "override;");
  }
  if (dialect.usesDefaultTypePrinterParser()) {
    out.line("::mlir::Type parseType(::mlir::DialectAsmParser &parser) const override;");
    out.line("void printType(::mlir::Type type, ::mlir::DialectAsmPrinter &printer) const override;");
  }
}

/// Emits the declarations of the hooks that the record asks for; the author defines them.
static void emitHookDecls(const DialectModel &dialect, CodeWriter &out) {
  if (dialect.hasConstantMaterializer())
    out.line("::mlir::Operation *materializeConstant(::mlir::OpBuilder &builder, ::mlir::Attribute value, "
             "::mlir::Type type, ::mlir::Location loc) override;");
  if (dialect.hasCanonicalizer())
    out.line("void getCanonicalizationPatterns(::mlir::RewritePatternSet &results) const override;");
  if (dialect.hasOperationAttrVerify())
    out.line("::llvm::LogicalResult verifyOperationAttribute(::mlir::Operation *op, ::mlir::NamedAttribute "
             "attribute) override;");
  if (dialect.hasRegionArgAttrVerify())
    out.line("::llvm::LogicalResult verifyRegionArgAttribute(::mlir::Operation *op, unsigned regionIndex, "
             "unsigned argIndex, ::mlir::NamedAttribute attribute) override;");
  if (dialect.hasRegionResultAttrVerify())
    out.line("::llvm::LogicalResult verifyRegionResultAttribute(::mlir::Operation *op, unsigned regionIndex, "
             "unsigned resultIndex, ::mlir::NamedAttribute attribute) override;");
  if (dialect.hasOperationInterfaceFallback())
    out.line("void *getRegisteredInterfaceForOp(::mlir::TypeID interfaceID, ::mlir::OperationName opName) "
             "override;");
}

void mlir::emitDialectDecls(const DialectModel &dialect, bool hasTables, CodeWriter &out) {
  llvm::StringRef name = dialect.className();
  if (!hasTables && !dialect.discardableAttributes().empty())
    out.line("#include \"runtime/ir/ods/DiscardableAttrHelper.h\"");
  out.openNamespace(dialect.cppNamespace());
  if (!dialect.summary().empty())
    out.comment(dialect.summary());
  out.open("class {0} : public ::mlir::Dialect {{", name);
  if (hasTables) {
    out.access("public:");
    out.line("static const ::mlir::DialectSpec spec;");
    out.line("explicit {0}(::mlir::MLIRContext *context) : Dialect(spec, context) {{}", name);
  } else {
    out.line("explicit {0}(::mlir::MLIRContext *context);", name);
    out.line("void initialize();");
    out.line("friend class ::mlir::MLIRContext;");
    out.line();
    out.access("public:");
  }
  if (!hasTables || dialect.hasNonDefaultDestructor())
    out.line("~{0}() override;", name);
  out.line("static constexpr ::llvm::StringLiteral getDialectNamespace() {{ return {0}; }",
           quoted(dialect.name()));
  if (!hasTables)
    emitParserDecls(dialect, out);
  emitHookDecls(dialect, out);
  for (const CppParameter &attr : dialect.discardableAttributes())
    emitDiscardableAttr(dialect, attr, out);
  emitAuthorCode(out, dialect.extraClassDeclaration(), dialect.record(), "extraClassDeclaration");
  out.close("};");
  out.closeNamespace(dialect.cppNamespace());
}

/// Returns `&A::spec` for each model, sorted by name, since the runtime looks names up by binary search.
template <typename ModelT, typename NameFn>
static std::vector<std::string> specAddresses(llvm::ArrayRef<const ModelT *> models, NameFn nameOf) {
  std::vector<std::pair<std::string, std::string>> entries;
  for (const ModelT *model : models)
    entries.emplace_back(nameOf(*model), "&" + model->cppClass() + "::spec");
  llvm::sort(entries);
  std::vector<std::string> result;
  for (auto &entry : entries)
    result.push_back(std::move(entry.second));
  return result;
}

/// Emits the constructor and the destructor of a dialect class whose function initialize() registers the ops,
/// types and attributes. The emitted code does not refer to classes of ops, types or attributes.
static void emitConstructor(const DialectModel &dialect, CodeWriter &out) {
  llvm::StringRef name = dialect.className();
  out.openNamespace(dialect.cppNamespace());
  out.line("{0}::{0}(::mlir::MLIRContext *context)", name);
  out.open("    : ::mlir::Dialect(getDialectNamespace(), context, ::mlir::TypeID::get<{0}>()) {{", name);
  for (llvm::StringRef cppClass : dialect.dependentDialects())
    out.line("context->loadDialect<{0}>();", cppClass);
  out.line("initialize();");
  out.close();
  if (!dialect.hasNonDefaultDestructor())
    out.line("{0}::~{0}() = default;", name);
  out.closeNamespace(dialect.cppNamespace());
}

void mlir::emitDialectDefs(const DialectModel &dialect, bool hasTables, const ModelSet &models,
                           CodeWriter &out) {
  if (!hasTables)
    return emitConstructor(dialect, out);
  llvm::StringRef name = dialect.className();
  out.openNamespace(dialect.cppNamespace());
  out.openTables();
  std::string ops = emitTable(out, "const ::mlir::OpSpec *", (name + "Ops").str(),
                              specAddresses(dialect.ops(), [](const OpModel &op) { return op.name(); }));
  auto defName = [](const AttrOrTypeDefModel &def) { return def.name().str(); };
  std::string types = emitTable(out, "const ::mlir::TypeDefSpec *", (name + "Types").str(),
                                specAddresses(dialect.types(), defName));
  std::string attributes = emitTable(out, "const ::mlir::AttrDefSpec *", (name + "Attributes").str(),
                                     specAddresses(dialect.attributes(), defName));
  std::vector<std::string> dependent;
  for (llvm::StringRef cppClass : dialect.dependentDialects())
    dependent.push_back(("&" + cppClass + "::spec").str());
  std::string dependents =
      emitTable(out, "const ::mlir::DialectSpec *", (name + "DependentDialects").str(), dependent);

  out.open("constinit const ::mlir::DialectSpec {0}::spec = {{", name);
  out.line(".name = {0},", quoted(dialect.name()));
  out.line(".cppClass = {0},", quoted(dialect.cppClass()));
  out.line(".ops = {0},", ops);
  out.line(".types = {0},", types);
  out.line(".attributes = {0},", attributes);
  out.line(".dependentDialects = {0},", dependents);
  out.line(".hooks = ::mlir::detail::dialectHooks<{0}>(),", name);
  out.line(".summary = {0},", quoted(dialect.summary()));
  out.line(".loc = {0},", specLoc(dialect.loc(), models));
  out.close("};");
  out.closeTables();
  out.closeNamespace(dialect.cppNamespace());
}
