//===- BytecodeEmitter.cpp - Emits readers and writers of bytecode --------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/cpp/BytecodeEmitter.h"
#include "generator/emit/cpp/CodeWriter.h"
#include "generator/model/BytecodeModel.h"
#include "generator/model/CppExpression.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using llvm::StringRef;

namespace {

/// A placeholder and its replacement.
using Replacement = std::pair<StringRef, StringRef>;

/// What differs between attributes and types in the emitted code.
struct Subject {
  StringRef cppClass; ///< "::mlir::Attribute"
  StringRef variable; ///< "attribute"
  StringRef suffix;   ///< "Attribute"
};
constexpr Subject attributes = {"::mlir::Attribute", "attribute", "Attribute"};
constexpr Subject types = {"::mlir::Type", "type", "Type"};

} // namespace

/// Replaces placeholders of C++ code from the .td.
static std::string replaced(StringRef text, llvm::ArrayRef<Replacement> replacements) {
  return CppExpression::parse(text).substitute([&](StringRef name) -> std::optional<std::string> {
    for (auto [placeholder, replacement] : replacements)
      if (placeholder.drop_front() == name)
        return replacement.str();
    return std::nullopt;
  });
}

/// Returns the name of the getter of a member: `getSomeThing` for `some_thing`.
static std::string getterName(StringRef member) {
  return "get" + llvm::convertToCamelFromSnakeCase(member, /*capitalizeFirst=*/true);
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

static void emitReadMembers(llvm::ArrayRef<BytecodeMember> members, StringRef failed, CodeWriter &out);

/// Emits the statements that read a primitive value into a variable of this name.
static void emitReadPrimitive(const BytecodeValue &value, StringRef variable, StringRef failed,
                              CodeWriter &out) {
  std::string parser =
      replaced(value.parser, {{"$_reader", "reader"}, {"$_resultType", value.cppType}, {"$_var", variable}});
  out.line("{0} {1};", value.cppType, variable);
  out.line("if (!({0}))", parser);
  out.line("  return {0};", failed);
}

/// Returns the arguments of the builder of a value with these members.
static std::string argumentsOf(llvm::ArrayRef<BytecodeMember> members) {
  std::string text;
  for (const BytecodeMember &member : members) {
    if (member.isLocal())
      continue;
    text += text.empty() ? "" : ", ";
    const BytecodeValue &value = member.value;
    if (value.kind == BytecodeValue::Kind::Composite)
      text += '*';
    if (value.kind == BytecodeValue::Kind::Primitive && !value.builder.empty())
      text += replaced(value.builder, {{"$_args", member.name}, {"$_resultType", value.cppType}});
    else
      text += member.name;
  }
  return text;
}

/// Returns the expression that builds a value from its members. Omits the comma before an empty `$_args`.
static std::string built(StringRef builder, StringRef cppType, llvm::ArrayRef<BytecodeMember> members) {
  std::string arguments = argumentsOf(members), text = builder.str();
  if (arguments.empty())
    for (StringRef separated : {", $_args", ",$_args"})
      if (size_t at = text.find(separated); at != std::string::npos)
        text.erase(at, separated.size());
  return replaced(text, {{"$_args", arguments}, {"$_resultType", cppType}});
}

/// Emits the body of a lambda that returns one value.
static void emitReadOne(const BytecodeValue &value, CodeWriter &out) {
  StringRef failed = "::llvm::failure()";
  if (value.kind == BytecodeValue::Kind::Composite) {
    emitReadMembers(value.members, failed, out);
    out.line("return {0};", built(value.builder, value.cppType, value.members));
  } else {
    emitReadPrimitive(value, "element", failed, out);
    out.line("return element;");
  }
}

static void emitReadMember(const BytecodeMember &member, StringRef failed, CodeWriter &out) {
  const BytecodeValue &value = member.value;
  switch (value.kind) {
  case BytecodeValue::Kind::Primitive:
    return emitReadPrimitive(value, member.name, failed, out);
  case BytecodeValue::Kind::Composite:
    out.open("auto {0} = [&]() -> ::llvm::FailureOr<{1}> {{", member.name, value.cppType);
    emitReadOne(value, out);
    out.close("}();");
    out.line("if (::llvm::failed({0}))", member.name);
    out.line("  return {0};", failed);
    return;
  case BytecodeValue::Kind::List:
    break;
  }
  const BytecodeValue &element = value.members.front().value;
  out.line("::llvm::SmallVector<{0}> {1};", value.cppType, member.name);
  if (element.isAnyAttribute || element.isAnyType) {
    out.line("if (::llvm::failed(reader.read{0}s({1})))", element.cppType, member.name);
  } else {
    out.open("auto {0}Element = [&]() -> ::llvm::FailureOr<{1}> {{", member.name, value.cppType);
    emitReadOne(element, out);
    out.close("};");
    out.line("if (::llvm::failed(reader.readList({0}, {0}Element)))", member.name);
  }
  out.line("  return {0};", failed);
}

static void emitReadMembers(llvm::ArrayRef<BytecodeMember> members, StringRef failed, CodeWriter &out) {
  for (const BytecodeMember &member : members)
    emitReadMember(member, failed, out);
}

static void emitReadEntry(const BytecodeEntry &entry, const Subject &subject, CodeWriter &out) {
  out.open("static {0} read{1}([[maybe_unused]] ::mlir::MLIRContext *context, "
           "[[maybe_unused]] ::mlir::DialectBytecodeReader &reader) {{",
           subject.cppClass, entry.name);
  emitReadMembers(entry.members, "{}", out);
  out.block(replaced(entry.postProcess, {{"$_resultType", entry.cppType}}));
  out.line("return {0};", built(entry.builder, entry.cppType, entry.members));
  out.close();
  out.line();
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

/// Emits the statements that write a value. \param owner The variable that contains it. \param getter The
/// expression of the value.
static void emitWrite(const BytecodeValue &value, StringRef owner, StringRef getter, unsigned depth,
                      CodeWriter &out);

/// Returns the expression of a member of the value in the variable `owner`.
static std::string getterOf(const BytecodeMember &member, StringRef owner) {
  std::string name = getterName(member.name);
  if (member.value.getter.empty())
    return (owner + "." + name + "()").str();
  return replaced(member.value.getter,
                  {{"$_attrType", owner}, {"$_member", member.name}, {"$_getMember", name}});
}

static void emitWriteMembers(llvm::ArrayRef<BytecodeMember> members, StringRef owner, unsigned depth,
                             CodeWriter &out) {
  for (const BytecodeMember &member : members)
    emitWrite(member.value, owner, getterOf(member, owner), depth, out);
}

/// Emits the body of the lambda that writes an element of a list.
static void emitWriteElement(const BytecodeValue &value, StringRef variable, unsigned depth,
                             CodeWriter &out) {
  if (value.kind == BytecodeValue::Kind::Composite)
    return emitWriteMembers(value.members, variable, depth, out);
  std::string getter =
      value.getter.empty()
          ? variable.str()
          : replaced(value.getter,
                     {{"$_attrType", variable}, {"$_member", variable}, {"$_getMember", variable}});
  emitWrite(value, variable, getter, depth, out);
}

static void emitWrite(const BytecodeValue &value, StringRef owner, StringRef getter, unsigned depth,
                      CodeWriter &out) {
  std::string inner = depth == 0 ? "element" : filled("element{0}", depth);
  switch (value.kind) {
  case BytecodeValue::Kind::Primitive:
    if (!value.printer.empty())
      out.line("{0};",
               replaced(value.printer, {{"$_getter", getter}, {"$_name", owner}, {"$_writer", "writer"}}));
    return;
  case BytecodeValue::Kind::Composite:
    out.open("{{");
    out.line("auto {0} = {1};", inner, getter);
    emitWriteMembers(value.members, inner, depth + 1, out);
    out.close();
    return;
  case BytecodeValue::Kind::List:
    break;
  }
  const BytecodeValue &element = value.members.front().value;
  if (element.isAnyAttribute || element.isAnyType)
    return out.line("writer.write{0}s({1});", element.cppType, getter);
  out.open("writer.writeList({0}, [&](auto {1}) {{", getter, inner);
  emitWriteElement(element, inner, depth + 1, out);
  out.close("});");
}

/// Emits the function that writes the values of one class, in that of its forms whose predicate holds.
static void emitWriteClass(StringRef cppType, llvm::ArrayRef<const BytecodeEntry *> forms,
                           const Subject &subject, CodeWriter &out) {
  out.open("static ::llvm::LogicalResult write({0} {1}, ::mlir::DialectBytecodeWriter &writer) {{", cppType,
           subject.variable);
  for (const BytecodeEntry *form : forms) {
    bool isConditional = !form->predicate.empty();
    if (isConditional)
      out.open("if ({0}) {{", replaced(form->predicate, {{"$_val", subject.variable}}));
    out.line("writer.writeVarInt({0}); // {1}", form->code, form->name);
    emitWriteMembers(form->members, subject.variable, 0, out);
    out.line("return ::llvm::success();");
    if (isConditional)
      out.close();
  }
  if (!forms.back()->predicate.empty())
    out.line("return ::llvm::failure();");
  out.close();
  out.line();
}

//===----------------------------------------------------------------------===//
// Dispatch
//===----------------------------------------------------------------------===//

static void emitReadDispatch(llvm::ArrayRef<BytecodeEntry> entries, const Subject &subject, CodeWriter &out) {
  out.open("[[maybe_unused]] static {0} read{1}([[maybe_unused]] ::mlir::MLIRContext *context, "
           "::mlir::DialectBytecodeReader &reader) {{",
           subject.cppClass, subject.suffix);
  out.line("uint64_t code;");
  out.line("if (::llvm::failed(reader.readVarInt(code)))");
  out.line("  return {{};");
  out.open("switch (code) {{");
  for (const BytecodeEntry &entry : entries) {
    out.line("case {0}:", entry.code);
    out.line("  return read{0}(context, reader);", entry.name);
  }
  out.line("default:");
  out.line("  reader.emitError() << \"unknown {0} code: \" << code;", subject.variable);
  out.line("  return {{};");
  out.close();
  out.close();
  out.line();
}

static void emitWriteDispatch(llvm::ArrayRef<StringRef> classes, const Subject &subject, CodeWriter &out) {
  out.open("[[maybe_unused]] static ::llvm::LogicalResult write{0}([[maybe_unused]] {1} {2}, "
           "[[maybe_unused]] ::mlir::DialectBytecodeWriter &writer) {{",
           subject.suffix, subject.cppClass, subject.variable);
  for (StringRef cppType : classes) {
    out.line("if (auto value = ::llvm::dyn_cast<{0}>({1}))", cppType, subject.variable);
    out.line("  return write(value, writer);");
  }
  out.line("return ::llvm::failure();");
  out.close();
  out.line();
}

static void emitEntries(llvm::ArrayRef<BytecodeEntry> entries, const Subject &subject, CodeWriter &out) {
  std::vector<StringRef> classes;
  for (const BytecodeEntry &entry : entries) {
    emitReadEntry(entry, subject, out);
    if (!llvm::is_contained(classes, entry.cppType))
      classes.push_back(entry.cppType);
  }
  for (StringRef cppType : classes) {
    std::vector<const BytecodeEntry *> forms;
    for (const BytecodeEntry &entry : entries)
      if (entry.cppType == cppType)
        forms.push_back(&entry);
    emitWriteClass(cppType, forms, subject, out);
  }
  emitReadDispatch(entries, subject, out);
  emitWriteDispatch(classes, subject, out);
}

void mlir::emitBytecode(const BytecodeModel &model, CodeWriter &out) {
  emitEntries(model.attributes, attributes, out);
  emitEntries(model.types, types, out);
}
