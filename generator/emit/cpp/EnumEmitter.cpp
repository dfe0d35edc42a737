//===- EnumEmitter.cpp - Emits enums as C++ -------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/cpp/EnumEmitter.h"
#include "generator/emit/cpp/CodeWriter.h"
#include "generator/emit/cpp/SpecWriter.h"
#include "generator/model/EnumModel.h"

using namespace mlir;

/// Returns a literal; compilers warn of decimal literals without suffix that exceed int64_t.
static std::string literal(uint64_t value) { return std::to_string(value) + (value > INT64_MAX ? "u" : ""); }

std::string mlir::enumSpecName(const EnumModel &model) {
  return (model.cppNamespace() + "::" + model.className() + "EnumSpec").str();
}

/// Returns the underlying integer type of the enum.
static std::string underlyingType(const EnumModel &model) {
  if (!model.underlyingType().empty())
    return model.underlyingType().str();
  return filled("uint{0}_t", model.bitWidth());
}

static void emitBitOperators(const EnumModel &model, CodeWriter &out) {
  llvm::StringRef name = model.className();
  std::string raw = underlyingType(model);
  for (const char *op : {"|", "&", "^"}) {
    out.open("inline constexpr {0} operator{1}({0} lhs, {0} rhs) {{", name, op);
    out.line("return static_cast<{0}>(static_cast<{1}>(lhs) {2} static_cast<{1}>(rhs));", name, raw, op);
    out.close();
    out.line("inline constexpr {0} &operator{1}=({0} &lhs, {0} rhs) {{ return lhs = lhs {1} rhs; }", name,
             op);
  }
  out.open("inline constexpr {0} operator~({0} bits) {{", name);
  out.line("return static_cast<{0}>(~static_cast<{1}>(bits) & static_cast<{1}>({2}u));", name, raw,
           model.validBits());
  out.close();
  out.line("inline constexpr bool bitEnumContainsAll({0} bits, {0} bit) {{ return (bits & bit) == bit; }",
           name);
  out.open("inline constexpr bool bitEnumContainsAny({0} bits, {0} bit) {{", name);
  out.line("return (static_cast<{0}>(bits) & static_cast<{0}>(bit)) != 0;", raw);
  out.close();
  out.line("inline constexpr {0} bitEnumClear({0} bits, {0} bit) {{ return bits & ~bit; }", name);
  out.open("inline constexpr {0} bitEnumSet({0} bits, {0} bit, bool value = true) {{", name);
  out.line("return value ? (bits | bit) : bitEnumClear(bits, bit);");
  out.close();
}

/// Emits the attribute class, derived from IntegerAttr, of an I32EnumAttr.
static void emitSpecializedAttrDecl(const EnumModel &model, CodeWriter &out) {
  out.open("class {0} : public ::mlir::IntegerAttr {{", model.specializedAttributeClass());
  out.access("public:");
  out.line("using ValueType = {0};", model.className());
  out.line("using ::mlir::IntegerAttr::IntegerAttr;");
  out.line("static bool classof(::mlir::Attribute attr);");
  out.line("static {0} get(::mlir::MLIRContext *context, {1} value);", model.specializedAttributeClass(),
           model.className());
  out.line("{0} getValue() const;", model.className());
  out.close("};");
}

void mlir::emitEnumDecls(const EnumModel &model, CodeWriter &out) {
  llvm::StringRef name = model.className();
  std::string raw = underlyingType(model);
  out.openNamespace(model.cppNamespace());
  if (!model.summary().empty())
    out.comment(model.summary());
  out.open("enum class {0} : {1} {{", name, raw);
  for (const EnumCaseModel &item : model.cases())
    out.line("{0} = {1},", identifier(item.symbol), literal(item.value));
  out.close("};");
  out.line("extern const ::mlir::EnumSpec {0}EnumSpec;", name);
  out.line("inline const ::mlir::EnumSpec &getEnumSpec({0}) {{ return {0}EnumSpec; }", name);
  out.line("::std::optional<{0}> {1}({2} value);", name, model.underlyingToSymbolFunction(), raw);
  out.line("{0} {1}({2} value);", model.symbolToStringReturnType(), model.symbolToStringFunction(), name);
  out.line("::std::optional<{0}> {1}(::llvm::StringRef text);", name, model.stringToSymbolFunction());
  if (model.isBitEnum()) {
    emitBitOperators(model, out);
  } else {
    uint64_t last = 0;
    for (const EnumCaseModel &item : model.cases())
      last = std::max(last, item.value);
    out.line("inline constexpr {0} {1}() {{ return {2}; }", last > UINT32_MAX ? "uint64_t" : "unsigned",
             model.maxValueFunction(), literal(last));
  }
  out.open("inline {0} stringifyEnum({1} value) {{", model.symbolToStringReturnType(), name);
  out.line("return {0}(value);", model.symbolToStringFunction());
  out.close();
  out.line("template <typename EnumType>");
  out.line("std::optional<EnumType> symbolizeEnum(::llvm::StringRef);");
  out.line("template <>");
  out.open("inline ::std::optional<{0}> symbolizeEnum<{0}>(::llvm::StringRef text) {{", name);
  out.line("return {0}(text);", model.stringToSymbolFunction());
  out.close();
  out.open("inline ::llvm::raw_ostream &operator<<(::llvm::raw_ostream &os, {0} value) {{", name);
  // A set of several bits is quoted, so that its text is one token.
  if (model.isBitEnum()) {
    out.line("auto bits = static_cast<{0}>(value);", raw);
    out.line("if (bits & (bits - 1))");
    out.line("  return os << '\"' << stringifyEnum(value) << '\"';");
  }
  out.line("return os << stringifyEnum(value);");
  out.close();
  if (model.hasSpecializedAttribute())
    emitSpecializedAttrDecl(model, out);
  out.closeNamespace(model.cppNamespace());
}

static void emitSpec(const EnumModel &model, const ModelSet &models, CodeWriter &out) {
  llvm::StringRef name = model.className();
  out.openTables();
  out.open("static constexpr ::mlir::EnumCaseSpec {0}EnumCases[] = {{", name);
  for (const EnumCaseModel &item : model.cases())
    out.line("{{.symbol = {0}, .spelling = {1}, .value = {2}u},", quoted(item.symbol), quoted(item.spelling),
             item.value);
  out.close("};");
  out.open("constinit const ::mlir::EnumSpec {0}EnumSpec = {{", name);
  out.line(".name = {0},", quoted(model.cppType()));
  out.line(".bitWidth = {0},", model.bitWidth());
  out.line(".isBitEnum = {0},", model.isBitEnum());
  if (model.isBitEnum())
    out.line(".separator = {0},", quoted(model.separator()));
  if (model.cases().empty())
    out.line(".cases = {{},");
  else
    out.line(".cases = {0}EnumCases,", name);
  out.line(".printPrimaryGroups = {0},", model.printsPrimaryGroups());
  out.line(".isQuoted = {0},", model.isQuoted());
  out.line(".loc = {0},", specLoc(model.loc(), models));
  out.close("};");
  out.closeTables();
}

static void emitSpecializedAttrDefs(const EnumModel &model, CodeWriter &out) {
  llvm::StringRef cls = model.specializedAttributeClass(), name = model.className();
  out.open("bool {0}::classof(::mlir::Attribute attr) {{", cls);
  out.line("auto integer = ::llvm::dyn_cast<::mlir::IntegerAttr>(attr);");
  out.line("return integer && integer.getType().isSignlessInteger({0}) &&", model.bitWidth());
  out.line("       ::mlir::isEnumValue({0}EnumSpec, integer.getValue().getZExtValue());", name);
  out.close();
  out.open("{0} {0}::get(::mlir::MLIRContext *context, {1} value) {{", cls, name);
  out.line("::mlir::Type type = ::mlir::IntegerType::get(context, {0});", model.bitWidth());
  out.line("return ::llvm::cast<{0}>(::mlir::Attribute(::mlir::IntegerAttr::get(type, "
           "static_cast<int64_t>(value))));",
           cls);
  out.close();
  out.open("{1} {0}::getValue() const {{", cls, name);
  out.line("return static_cast<{0}>(::mlir::IntegerAttr::getValue().getZExtValue());", name);
  out.close();
}

void mlir::emitEnumDefs(const EnumModel &model, const ModelSet &models, CodeWriter &out) {
  llvm::StringRef name = model.className();
  out.openNamespace(model.cppNamespace());
  emitSpec(model, models, out);
  out.open("::std::optional<{0}> {1}({2} value) {{", name, model.underlyingToSymbolFunction(),
           underlyingType(model));
  out.line("if (::mlir::isEnumValue({0}EnumSpec, value))", name);
  out.line("  return static_cast<{0}>(value);", name);
  out.line("return ::std::nullopt;");
  out.close();
  out.open("{0} {1}({2} value) {{", model.symbolToStringReturnType(), model.symbolToStringFunction(), name);
  out.line("return ::mlir::{0}({1}EnumSpec, static_cast<uint64_t>(value));",
           model.isBitEnum() ? "stringifyEnumValue" : "stringifyEnumCase", name);
  out.close();
  out.open("::std::optional<{0}> {1}(::llvm::StringRef text) {{", name, model.stringToSymbolFunction());
  out.line("if (::std::optional<uint64_t> value = ::mlir::symbolizeEnumValue({0}EnumSpec, text))", name);
  out.line("  return static_cast<{0}>(*value);", name);
  out.line("return ::std::nullopt;");
  out.close();
  if (model.hasSpecializedAttribute())
    emitSpecializedAttrDefs(model, out);
  out.closeNamespace(model.cppNamespace());
}
