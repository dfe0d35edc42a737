//===- PassEmitter.cpp - Emits passes as C++ and C ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/cpp/PassEmitter.h"
#include "generator/emit/cpp/CodeWriter.h"
#include "generator/emit/cpp/SpecWriter.h"
#include "generator/model/PassModel.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

/// Returns the suffix of the pass's macros: "MYPASS" for "MyPass".
static std::string macroSuffix(const PassModel &pass) { return pass.name().upper(); }
static std::string maker(const PassModel &pass) { return ("create" + pass.name()).str(); }
/// True if creation functions are generated, because the record declares no constructor.
static bool isMade(const PassModel &pass) { return pass.constructor().empty(); }
static bool hasOptions(const PassModel &pass) { return !pass.options().empty(); }
static const char uniquePass[] = "std::unique_ptr<::mlir::Pass>";

static void emitHeadline(llvm::StringRef text, CodeWriter &out) {
  out.line();
  out.line("// {0}", text);
}

static void emitOptionsStruct(const PassModel &pass, CodeWriter &out) {
  out.open("struct {0}Options {{", pass.name());
  for (const PassOptionModel &option : pass.options()) {
    llvm::StringRef type = option.type;
    if (option.isList)
      out.line("::llvm::SmallVector<{0}> {1};", type, option.name);
    else if (option.defaultValue.empty())
      out.line("{0} {1};", type, option.name);
    else
      out.line("{0} {1} = {2};", type, option.name, option.defaultValue);
  }
  out.close("};");
}

static void emitDecl(const PassModel &pass, CodeWriter &out) {
  out.line("#ifdef GEN_PASS_DECL_{0}", macroSuffix(pass));
  out.line("#undef GEN_PASS_DECL_{0}", macroSuffix(pass));
  if (hasOptions(pass))
    emitOptionsStruct(pass, out);
  if (isMade(pass)) {
    if (!pass.summary().empty())
      out.comment(pass.summary());
    out.line("{0} {1}();", uniquePass, maker(pass));
    if (hasOptions(pass))
      out.line("{0} {1}({2}Options options);", uniquePass, maker(pass), pass.name());
  }
  out.line("#endif");
}

/// Emits the constructors of the base class of a pass. The copy constructor does not copy options: each pass
/// object has its own option members, whose values the runtime copies by option name.
static void emitConstructors(const PassModel &pass, llvm::StringRef base, CodeWriter &out) {
  llvm::StringRef name = pass.name();
  out.line("{0}Base() : {1}(::mlir::TypeID::get<DerivedT>()) {{}", name, base);
  out.line("{0}Base(const {0}Base &other) : {1}(other) {{}", name, base);
  out.line("{0}Base &operator=(const {0}Base &) = delete;", name);
  if (!hasOptions(pass))
    return;
  out.open("{0}Base({0}Options options) : {0}Base() {{", name);
  for (const PassOptionModel &option : pass.options())
    out.line("this->{0} = std::move(options.{0});", option.name);
  out.close();
}

static void emitIdentity(const PassModel &pass, CodeWriter &out) {
  std::string argument = quoted(pass.argument()), name = quoted(pass.name());
  out.line("static constexpr ::llvm::StringLiteral getArgumentName() {{ return {0}; }", argument);
  out.line("::llvm::StringRef getArgument() const override {{ return {0}; }", argument);
  out.function("::llvm::StringRef getDescription() const override",
               {"return " + quoted(pass.summary()) + ";"});
  out.line("static constexpr ::llvm::StringLiteral getPassName() {{ return {0}; }", name);
  out.line("::llvm::StringRef getName() const override {{ return {0}; }", name);
  out.open("static bool classof(const ::mlir::Pass *pass) {{");
  out.line("return pass->getTypeID() == ::mlir::TypeID::get<DerivedT>();");
  out.close();
  out.open("{0} clonePass() const override {{", uniquePass);
  out.line("return std::make_unique<DerivedT>(*static_cast<const DerivedT *>(this));");
  out.close();
  if (pass.dependentDialects().empty())
    return;
  out.open("void getDependentDialects(::mlir::DialectRegistry &registry) const override {{");
  for (llvm::StringRef dialect : pass.dependentDialects())
    out.line("registry.insert<{0}>();", dialect);
  out.close();
}

static void emitMembers(const PassModel &pass, CodeWriter &out) {
  if (pass.options().empty() && pass.statistics().empty())
    return;
  out.line();
  out.access("protected:");
  for (const PassOptionModel &option : pass.options()) {
    std::string rest;
    if (!option.defaultValue.empty())
      rest += (", ::llvm::cl::init(" + option.defaultValue + ")").str();
    if (!option.flags.empty())
      rest += (", " + option.flags).str();
    out.line("::mlir::Pass::{0}Option<{1}> {2}{{*this, {3}, ::llvm::cl::desc({4}){5}};",
             option.isList ? "List" : "", option.type, option.name, quoted(option.argument),
             quoted(option.description), rest);
  }
  for (const PassStatisticModel &statistic : pass.statistics())
    out.line("::mlir::Pass::Statistic {0}{{this, {1}, {2}};", statistic.name, quoted(statistic.title),
             quoted(statistic.description));
}

/// Emits a friend function of the base class that creates the pass: it is instantiated where the derived
/// class is complete.
static void emitMakers(const PassModel &pass, bool withOptions, CodeWriter &out) {
  out.open("friend {0} {1}({2}) {{", uniquePass, maker(pass),
           withOptions ? (pass.name() + "Options options").str() : std::string());
  out.line("return std::make_unique<DerivedT>({0});", withOptions ? "std::move(options)" : "");
  out.close();
}

static void emitDef(const PassModel &pass, CodeWriter &out) {
  llvm::StringRef base = pass.baseClass();
  std::string options = (pass.name() + "Options options").str();
  out.line("#ifdef GEN_PASS_DEF_{0}", macroSuffix(pass));
  out.line("#undef GEN_PASS_DEF_{0}", macroSuffix(pass));
  out.line("namespace impl {{");
  if (isMade(pass)) {
    out.line("{0} {1}();", uniquePass, maker(pass));
    if (hasOptions(pass))
      out.line("{0} {1}({2});", uniquePass, maker(pass), options);
    out.line();
  }
  if (!pass.summary().empty())
    out.comment(pass.summary());
  out.line("template <typename DerivedT>");
  out.open("class {0}Base : public {1} {{", pass.name(), base);
  out.access("public:");
  out.line("using Base = {0}Base;", pass.name());
  emitConstructors(pass, base, out);
  emitIdentity(pass, out);
  emitMembers(pass, out);
  if (isMade(pass)) {
    out.line();
    out.access("private:");
    emitMakers(pass, /*withOptions=*/false, out);
    if (hasOptions(pass))
      emitMakers(pass, /*withOptions=*/true, out);
  }
  out.close("};");
  out.line("} // namespace impl");
  if (isMade(pass)) {
    out.line();
    out.line("{0} {1}() {{ return impl::{1}(); }", uniquePass, maker(pass));
    if (hasOptions(pass))
      out.line("{0} {1}({2}) {{ return impl::{1}(std::move(options)); }", uniquePass, maker(pass), options);
  }
  out.line("#endif");
}

/// Returns C++ that creates the pass, for its registration.
static std::string makeCall(const PassModel &pass) {
  return isMade(pass) ? maker(pass) + "()" : pass.constructor().str();
}

static void emitRegistration(const PassModel &pass, CodeWriter &out) {
  out.line("#ifdef GEN_PASS_REGISTRATION_{0}", macroSuffix(pass));
  out.line("#undef GEN_PASS_REGISTRATION_{0}", macroSuffix(pass));
  out.open("inline void register{0}() {{", pass.name());
  out.line("::mlir::registerPass([]() -> {0} {{ return {1}; });", uniquePass, makeCall(pass));
  out.close();
  // Also emit the older name of the registration function, which existing code calls.
  out.line("inline void register{0}Pass() {{ register{0}(); }", pass.name());
  out.line("#endif");
}

/// Emits a macro that, if defined, defines the corresponding macro of each pass.
static void emitMacroOfAll(llvm::StringRef macro, llvm::ArrayRef<PassModel> passes, CodeWriter &out) {
  out.line("#ifdef {0}", macro);
  for (const PassModel &pass : passes)
    out.line("#define {0}_{1}", macro, macroSuffix(pass));
}

void mlir::emitPasses(llvm::ArrayRef<PassModel> passes, llvm::StringRef group, CodeWriter &out) {
  emitMacroOfAll("GEN_PASS_DECL", passes, out);
  out.line("#undef GEN_PASS_DECL");
  out.line("#endif");
  for (const PassModel &pass : passes) {
    emitHeadline(pass.name(), out);
    emitDecl(pass, out);
    emitDef(pass, out);
  }
  emitHeadline("Registration", out);
  emitMacroOfAll("GEN_PASS_REGISTRATION", passes, out);
  out.line("#endif");
  for (const PassModel &pass : passes)
    emitRegistration(pass, out);
  out.line("#ifdef GEN_PASS_REGISTRATION");
  out.line("#undef GEN_PASS_REGISTRATION");
  out.open("inline void register{0}Passes() {{", group);
  for (const PassModel &pass : passes)
    out.line("register{0}();", pass.name());
  out.close();
  out.line("#endif");
}

//===----------------------------------------------------------------------===//
// C API of passes
//===----------------------------------------------------------------------===//

void mlir::emitPassCAPIHeader(llvm::ArrayRef<PassModel> passes, llvm::StringRef prefix, CodeWriter &out) {
  out.line("#include \"bindings/c/Pass.h\"");
  out.line();
  out.line("#ifdef __cplusplus");
  out.line("extern \"C\" {{");
  out.line("#endif");
  out.line();
  out.line("/* Registers all passes below. */");
  out.line("MLIR_CAPI_EXPORTED void mlirRegister{0}Passes(void);", prefix);
  for (const PassModel &pass : passes) {
    out.line();
    out.line("/* {0} */", pass.argument());
    out.line("MLIR_CAPI_EXPORTED MlirPass mlirCreate{0}{1}(void);", prefix, pass.name());
    out.line("MLIR_CAPI_EXPORTED void mlirRegister{0}{1}(void);", prefix, pass.name());
  }
  out.line();
  out.line("#ifdef __cplusplus");
  out.line("}");
  out.line("#endif");
}

void mlir::emitPassCAPIImpl(llvm::ArrayRef<PassModel> passes, llvm::StringRef prefix, CodeWriter &out) {
  out.line("void mlirRegister{0}Passes(void) {{ register{0}Passes(); }", prefix);
  for (const PassModel &pass : passes) {
    out.line();
    out.line("MlirPass mlirCreate{0}{1}(void) {{ return wrap({2}.release()); }", prefix, pass.name(),
             makeCall(pass));
    out.line("void mlirRegister{0}{1}(void) {{ register{1}(); }", prefix, pass.name());
  }
}
