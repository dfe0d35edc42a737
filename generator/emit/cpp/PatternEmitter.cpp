//===- PatternEmitter.cpp - Emits rewrite patterns as tables --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/cpp/PatternEmitter.h"
#include "generator/emit/cpp/ConstraintEmitter.h"
#include "generator/emit/cpp/LineBreaker.h"
#include "generator/emit/cpp/PropertyEmitter.h"
#include "generator/emit/cpp/TextStream.h"
#include "generator/lower/LoweredModel.h"
#include "generator/model/AttrConstraintModel.h"
#include "generator/model/CppNames.h"
#include "generator/model/PropertyConstraintModel.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace {

class PatternWriter {
public:
  PatternWriter(const CompiledPattern &pattern, ConstraintEmitter &constraints, const ModelSet &models,
                CodeWriter &out)
      : pattern(pattern), constraints(constraints), models(models), out(out), name(identifier(pattern.name)),
        tables(name + "Tables") {}
  void emit();

private:
  std::string table(llvm::StringRef type, llvm::StringRef member, std::vector<std::string> entries) {
    return tables.add(type, member, std::move(entries));
  }
  std::string steps(llvm::ArrayRef<PatternStep> list, llvm::StringRef suffix, bool isMatch);
  std::string strings(llvm::ArrayRef<std::string> list, llvm::StringRef suffix);
  std::string numbers(llvm::ArrayRef<uint16_t> list, llvm::StringRef suffix);
  void authorCode(llvm::StringRef statement);
  void matcher(const CompiledNative &native, llvm::StringRef code, Replacements &replacements);
  std::string native(const CompiledNative &native, unsigned index);
  std::string nativeArgument(const CompiledNative::Param &param, unsigned index);

  const CompiledPattern &pattern;
  ConstraintEmitter &constraints;
  const ModelSet &models;
  CodeWriter &out;
  std::string name;
  TableGroup tables;
};

std::string PatternWriter::steps(llvm::ArrayRef<PatternStep> list, llvm::StringRef suffix, bool isMatch) {
  std::vector<std::string> entries;
  for (const PatternStep &step : list) {
    std::string op = isMatch ? "::mlir::MatchOp::" + spelling(static_cast<MatchOp>(step.op)).str()
                             : "::mlir::RewriteOp::" + spelling(static_cast<RewriteOp>(step.op)).str();
    entries.push_back(filled("{{static_cast<uint8_t>({0}), 0, {1}, {2}, {3}, {4}}", op, step.dst, step.a,
                             step.b, step.arg));
  }
  return table("::mlir::PatternStep", suffix, entries);
}

std::string PatternWriter::strings(llvm::ArrayRef<std::string> list, llvm::StringRef suffix) {
  std::vector<std::string> entries;
  for (const std::string &text : list)
    entries.push_back(quoted(text));
  return table("::llvm::StringRef", suffix, entries);
}

std::string PatternWriter::numbers(llvm::ArrayRef<uint16_t> list, llvm::StringRef suffix) {
  std::vector<std::string> entries;
  for (uint16_t number : list)
    entries.push_back(std::to_string(number));
  return table("uint16_t", suffix, entries);
}

/// Returns a register as an expression of the C++ type that the native code expects.
std::string PatternWriter::nativeArgument(const CompiledNative::Param &param, unsigned index) {
  using Kind = CompiledNative::Param::Kind;
  switch (param.kind) {
  case Kind::Value: {
    std::string value = filled("args[{0}].getValue()", index);
    if (param.cppType.empty() || param.cppType == "::mlir::Value")
      return value;
    return filled("{0}({1}.getImpl())", param.cppType, value);
  }
  case Kind::Values:
    return filled("::mlir::ValueRange(values{0})", index);
  case Kind::Attribute: {
    std::string type = param.cppType.empty() ? "::mlir::Attribute" : param.cppType;
    return filled("::llvm::{2}<{0}>(args[{1}].getAttribute())", type, index,
                  param.isOptional ? "cast_or_null" : "cast");
  }
  case Kind::Operation: {
    std::string op = filled("args[{0}].getOp()", index);
    if (param.cppType.empty() || param.cppType == "::mlir::Operation *")
      return op;
    return filled("::llvm::cast<{0}>({1})", param.cppType, op);
  }
  case Kind::Any:
    return filled("::mlir::PatternArgument(args[{0}])", index);
  case Kind::Property:
    return constraints.propertyValue(*param.property, filled("args[{0}].getAttribute()", index));
  }
  llvm_unreachable("unknown parameter");
}

/// Emits the body of a matcher: declares a local for each value or attribute that the matcher defines, and
/// returns these if the match succeeds.
void PatternWriter::matcher(const CompiledNative &native, llvm::StringRef code, Replacements &replacements) {
  std::vector<std::string> parts;
  for (auto [index, kind] : llvm::enumerate(native.defined)) {
    llvm::StringRef type = kind == CompiledNative::Param::Kind::Value ? "::mlir::Value" : "::mlir::Attribute";
    out.line("{0} defined{1};", type, index);
    replacements.emplace_back(std::to_string(index), filled("defined{0}", index));
    parts.push_back(filled("::mlir::PatternValue(defined{0})", index));
  }
  out.text("if (failed(" + fillIn(code, replacements) + "))");
  out.line("  return ::llvm::failure();");
  // The match fails if the matcher leaves a defined value or attribute null.
  for (size_t index = 0; index != parts.size(); ++index)
    out.line("if (!defined{0})\n  return ::llvm::failure();", index);
  if (parts.size() == 1)
    out.line("result = {0};", parts.front());
  else if (!parts.empty())
    out.line("result = ::mlir::PatternValue(::mlir::PatternValue::Parts{{{0}});", llvm::join(parts, ", "));
  out.line("return ::llvm::success();");
}

/// Writes a statement that contains an expression from the .td. The expression cannot be broken, so that a
/// long statement stays unformatted.
void PatternWriter::authorCode(llvm::StringRef statement) {
  constexpr size_t indentation = 2;
  if (indentation + statement.size() <= maxLineWidth ||
      CodeWriter::withoutMarks(statement).size() != statement.size())
    out.text(statement);
  else
    out.block(statement);
}

/// Emits the function of a native call; returns the initializer of the hook that calls it.
std::string PatternWriter::native(const CompiledNative &native, unsigned index) {
  using Kind = CompiledNative::Kind;
  std::string function = filled("{0}Native{1}", name, index);
  out.open("static ::llvm::LogicalResult {0}(const void *, ::mlir::PatternRewriter &rewriter, "
           "::llvm::ArrayRef<::mlir::PatternValue> args, ::mlir::PatternValue &result) {{",
           function);
  out.line("(void)rewriter, (void)args, (void)result;");
  Replacements replacements = {{"_builder", "rewriter"},
                               {"_ctxt", "rewriter.getContext()"},
                               {"_loc",
                                "rewriter.getInsertionBlock() ? rewriter.getInsertionPoint()->getLoc() : "
                                "rewriter.getUnknownLoc()"}};
  unsigned first = native.kind == Kind::Matcher ? 1 : 0;
  for (unsigned i = 0; i != native.params.size(); ++i) {
    if (native.params[i].kind == CompiledNative::Param::Kind::Values)
      out.line("auto values{0} = args[{0}].getValues();", i);
    std::string argument = nativeArgument(native.params[i], i);
    bool isOnlySelf = native.kind == Kind::Matcher && i == 0;
    unsigned self = native.lastIsSelf ? native.params.size() - 1 : 0;
    if (isOnlySelf || (native.kind == Kind::Predicate && i == self))
      replacements.emplace_back("_self", argument);
    if (!isOnlySelf)
      replacements.emplace_back(std::to_string(i - first), argument);
  }
  std::string code = authorExpression(native.code.text(), native.codeLoc, &models);
  switch (native.kind) {
  case Kind::Predicate:
    out.text("return ::llvm::success(" + fillIn(authorPredicate(*native.predicate, &models), replacements) +
             ");");
    break;
  case Kind::Matcher:
    matcher(native, code, replacements);
    break;
  case Kind::Call:
    if (native.resultProperty)
      out.text("result = ::mlir::PatternValue(" +
               constraints.propertyForm(*native.resultProperty, fillIn(code, replacements),
                                        "rewriter.getContext()") +
               ");");
    else if (native.returns == 0)
      out.text(fillIn(code, replacements) + ";");
    else
      authorCode("result = ::mlir::toPatternValue(" + fillIn(code, replacements) + ");");
    out.line("return ::llvm::success();");
    break;
  case Kind::Types:
    authorCode("result = ::mlir::toPatternValue(" + fillIn(code, replacements) + ");");
    out.line("return ::llvm::success();");
    break;
  }
  out.close();
  return filled("{{.name = {0}, .call = {{&{1}}, .numArgs = {2}}", quoted(native.name), function,
                native.params.size());
}

void PatternWriter::emit() {
  std::string match = steps(pattern.match, "match", true), rewrite = steps(pattern.rewrite, "rewrite", false);
  std::string matched = numbers(pattern.matchedOps, "matchedOps"), args = numbers(pattern.args, "args");
  std::string words = strings(pattern.strings, "strings"),
              generated = strings(pattern.generatedOps, "generatedOps");
  std::vector<std::string> entries;
  for (const TypeConstraintModel *constraint : pattern.typeConstraints)
    entries.push_back(constraints.typeConstraint(*constraint));
  std::string types = table("const ::mlir::TypeConstraintSpec *", "typeConstraints", entries);
  entries.clear();
  for (const ConstraintModel *constraint : pattern.attrConstraints)
    if (auto *property = llvm::dyn_cast<PropertyConstraintModel>(constraint))
      entries.push_back(constraints.propertyConstraint(*property));
    else
      entries.push_back(constraints.attrConstraint(*llvm::cast<AttrConstraintModel>(constraint)));
  std::string attrs = table("const ::mlir::AttrConstraintSpec *", "attrConstraints", entries);
  entries.clear();
  for (const CompiledConstant &constant : pattern.constants)
    entries.push_back(constant.property
                          ? constraints.constantProperty(*constant.property, constant.value.text())
                          : constraints.constantAttr(*constant.constraint, constant.value.text()));
  std::string constants =
      table("::mlir::Hook<::mlir::Attribute(::mlir::MLIRContext *)>", "constants", entries);
  entries.clear();
  for (auto [index, each] : llvm::enumerate(pattern.natives))
    entries.push_back(native(each, index));
  std::string natives = table("::mlir::NativeSpec", "natives", entries);
  entries.clear();
  for (auto [index, create] : llvm::enumerate(pattern.creates))
    entries.push_back(
        filled("{{.opName = {0}, .operandsBegin = {1}, .operandsCount = {2}, .attrsBegin = {3}, "
               ".attrsCount = {4}, .resultTypes = ::mlir::ResultTypesOf::{5}, .typesBegin = {6}, "
               ".typesCount = {7}, .location = {8}}",
               quoted(pattern.createdName(index)), create.operandsBegin, create.operandsCount,
               create.attrsBegin, create.attrsCount, spelling(create.resultTypes), create.typesBegin,
               create.typesCount, create.location));
  std::string creates = table("::mlir::CreateSpec", "creates", entries);

  out.open("struct {0} {{", name);
  out.line("static const ::mlir::PatternSpec spec;");
  out.close("};");
  out.openTables();
  tables.emit(out);
  out.open("constinit const ::mlir::PatternSpec {0}::spec = {{", name);
  out.line(".name = {0},", quoted(pattern.name));
  out.line(".rootOp = {0},", quoted(pattern.rootOp));
  out.line(".benefit = {0},", pattern.benefit);
  out.line(".numRegisters = {0},", pattern.numRegisters);
  out.line(".match = {0},", match);
  out.line(".rewrite = {0},", rewrite);
  out.line(".matchedOps = {0},", matched);
  out.line(".strings = {0},", words);
  out.line(".typeConstraints = {0},", types);
  out.line(".attrConstraints = {0},", attrs);
  out.line(".constants = {0},", constants);
  out.line(".natives = {0},", natives);
  out.line(".creates = {0},", creates);
  out.line(".args = {0},", args);
  out.line(".generatedOps = {0},", generated);
  out.line(".loc = {0},", specLoc(pattern.model->loc(), models));
  out.close("};");
  out.closeTables();
}

} // namespace

/// True if generated code reads or builds values of properties.
static bool usesProperties(llvm::ArrayRef<CompiledPattern> patterns) {
  return llvm::any_of(patterns, [](const CompiledPattern &pattern) {
    return llvm::any_of(pattern.attrConstraints, llvm::IsaPred<PropertyConstraintModel>) ||
           llvm::any_of(pattern.constants,
                        [](const CompiledConstant &constant) { return constant.property; }) ||
           llvm::any_of(pattern.natives, [](const CompiledNative &native) {
             return native.resultProperty ||
                    llvm::any_of(native.params,
                                 [](const CompiledNative::Param &param) { return param.property; });
           });
  });
}

void mlir::emitPatterns(const ModelSet &models, const LoweredModel &lowered, CodeWriter &out) {
  ConstraintEmitter constraints(models);
  std::string body;
  TextStream stream(body);
  CodeWriter writer(stream, &models);
  for (const CompiledPattern &pattern : lowered.patterns())
    PatternWriter(pattern, constraints, models, writer).emit();
  if (usesProperties(lowered.patterns()))
    out.line("#include \"runtime/ir/PropertyCodec.h\"");
  constraints.emit(out);
  writer.flush();
  stream.flush();
  if (!body.empty()) {
    out.line("namespace {{");
    out.append(body);
    out.line("} // namespace");
  }
  out.open("[[maybe_unused]] static void populateWithGenerated(::mlir::RewritePatternSet &patterns) {{");
  out.line("(void)patterns;");
  for (const CompiledPattern &pattern : lowered.patterns())
    out.line("patterns.addDeclarative({0}::spec);", identifier(pattern.name));
  out.close();
}
