//===- FormatEmitter.cpp - Emits assembly formats as tables ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/cpp/FormatEmitter.h"
#include "generator/emit/cpp/ConstraintEmitter.h"
#include "generator/emit/cpp/PropertyEmitter.h"
#include "generator/lower/LoweredModel.h"
#include "generator/lower/SlotLayout.h"
#include "generator/model/AttrOrTypeDefModel.h"
#include "generator/model/OpModel.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

std::string mlir::typeSourceEntry(TypeSourceKind kind, TypeSourceOf of, unsigned index,
                                  const std::string &transform, llvm::StringRef transformRange) {
  std::string range = transformRange.empty() ? "" : (", .transformRange = " + transformRange).str();
  return filled("{{.kind = ::mlir::TypeSourceKind::{0}, .of = ::mlir::TypeSourceOf::{1}, .index = {2}, "
                ".transform = {3}{4}}",
                spelling(kind), spelling(of), index, transform, range);
}

static std::string addCode(llvm::ArrayRef<FormatInst> code, TableGroup &tables) {
  std::vector<std::string> entries;
  for (const FormatInst &inst : code)
    entries.push_back(filled("{{::mlir::FormatOp::{0}, {1}, {2}, {3}}", spelling(inst.op),
                             unsigned(inst.flags), inst.index, inst.target));
  return tables.add("::mlir::FormatInst", "formatCode", std::move(entries));
}

static std::string addStrings(llvm::ArrayRef<std::string> strings, TableGroup &tables) {
  std::vector<std::string> entries;
  for (const std::string &text : strings)
    entries.push_back(quoted(text));
  return tables.add("::llvm::StringRef", "formatStrings", std::move(entries));
}

static std::string addAnchors(llvm::ArrayRef<FormatAnchor> anchors, TableGroup &tables) {
  std::vector<std::string> entries;
  for (const FormatAnchor &anchor : anchors)
    entries.push_back(filled("{{::mlir::AnchorKind::{0}, {1}}", spelling(anchor.kind), anchor.index));
  return tables.add("::mlir::FormatAnchor", "formatAnchors", std::move(entries));
}

//===----------------------------------------------------------------------===//
// Thunks of custom<…> directives
//===----------------------------------------------------------------------===//

namespace {

/// Emits the thunks of one custom<…> directive of an op. The parse thunk declares locals for the arguments,
/// calls the parse function, and stores the locals in the parse state.
class CustomEmitter {
public:
  CustomEmitter(const OpModel &op, const CompiledCustom &custom, ConstraintEmitter &constraints,
                CodeWriter &out)
      : op(op), layout(op), custom(custom), constraints(constraints), out(out) {}
  void emitParse(llvm::StringRef function);
  void emitPrint(llvm::StringRef function);
  void emitIsPresent(llvm::StringRef function);

private:
  void addParseArgument(unsigned index, const CustomArgument &argument);
  std::string printArgument(const CustomArgument &argument);

  const OpModel &op;
  SlotLayout layout;
  const CompiledCustom &custom;
  ConstraintEmitter &constraints;
  CodeWriter &out;
  std::vector<std::string> before, arguments, after;
};

void CustomEmitter::addParseArgument(unsigned number, const CustomArgument &argument) {
  std::string local = filled("arg{0}", number);
  auto declare = [&](const llvm::Twine &text) { before.push_back(text.str()); };
  // After the call of the parse function, its output arguments are stored in the parse state; `ref` arguments
  // are not, since they were bound earlier.
  auto assign = [&](std::string text) {
    if (!argument.isRef)
      after.push_back(std::move(text));
  };
  auto lists = [&](llvm::StringRef accessor, unsigned sizes, llvm::StringRef sizesArgument) {
    declare(llvm::formatv("auto {0} = state.{1}({2}, {3});", local, accessor, argument.index, sizes).str());
    std::string setter = ("set" + llvm::Twine(llvm::toUpper(accessor.front())) + accessor.drop_front()).str();
    assign(llvm::formatv("state.{0}({1}{2}, {3});", setter, argument.index, sizesArgument, local));
    arguments.push_back(local);
  };
  auto group = [&](llvm::StringRef accessor, llvm::StringRef element, OperandModel::Arity arity) {
    std::string list = filled("state.{0}({1})", accessor, argument.index);
    switch (arity) {
    case OperandModel::Arity::One:
      // Derive the accessor of a single value from that of the group: "operandTypes" becomes
      // "singleOperandType".
      arguments.push_back(filled("state.single{0}{1}({2})", std::string(1, llvm::toUpper(accessor.front())),
                                 accessor.drop_front().drop_back(), argument.index));
      return;
    case OperandModel::Arity::Optional:
      if (element == "::mlir::Type") {
        declare(filled("::mlir::Type {0} = {1}.empty() ? ::mlir::Type() : {1}.front();", local, list));
        assign(filled("if ({0} && {1}.empty())\n  {1}.push_back({0});", local, list));
      } else {
        declare(filled("::std::optional<{0}> {1};", element, local));
        declare(filled("if (!{1}.empty())\n  {0} = {1}.front();", local, list));
        assign(filled("if ({0} && {1}.empty())\n  {1}.push_back(*{0});", local, list));
      }
      arguments.push_back(local);
      return;
    case OperandModel::Arity::Variadic:
    case OperandModel::Arity::VariadicOfVariadic:
      arguments.push_back(list);
      return;
    }
  };
  switch (argument.kind) {
  case CustomArgument::Kind::Operand:
    if (const AttrSlot *sizes = layout.listSizes(op.operands()[argument.index]))
      return lists("operandLists", sizes->index, ", " + std::to_string(sizes->index));
    return group("operands", "::mlir::OpAsmParser::UnresolvedOperand", op.operands()[argument.index].arity());
  case CustomArgument::Kind::OperandType:
    if (const AttrSlot *sizes = layout.listSizes(op.operands()[argument.index]))
      return lists("operandTypeLists", sizes->index, "");
    return group("operandTypes", "::mlir::Type", op.operands()[argument.index].arity());
  case CustomArgument::Kind::ResultType:
    return group("resultTypes", "::mlir::Type", op.results()[argument.index].arity());
  case CustomArgument::Kind::Attribute:
    declare(filled("{0} {1} = ::llvm::cast_or_null<{0}>(state.attribute({2}));",
                   layout[argument.index].attribute->constraint().storageType(), local, argument.index));
    assign(filled("state.attribute({0}) = {1};", argument.index, local));
    arguments.push_back(local);
    return;
  case CustomArgument::Kind::Property: {
    const PropertyConstraintModel &property = layout[argument.index].property->constraint();
    unsigned slot = argument.index;
    std::string codec = constraints.propertyCodec(property);
    declare(initialStorageDecl(property, local, out.models()));
    declare(filled("if (state.attribute({0}))", slot));
    declare(filled("  {0} = ::mlir::readProperty<{1}>(state.attribute({2}));", local, codec, slot));
    assign(filled("state.attribute({0}) = {1}::write(state.getParser().getContext(), {2});", slot, codec,
                  local));
    arguments.push_back(local);
    return;
  }
  case CustomArgument::Kind::Region:
    arguments.push_back(
        filled(op.regions()[argument.index].isVariadic() ? "state.regions({0})" : "state.singleRegion({0})",
               argument.index));
    return;
  case CustomArgument::Kind::Successor:
    if (op.successors()[argument.index].isVariadic()) {
      arguments.push_back(filled("state.successors({0})", argument.index));
      return;
    }
    declare(filled("::mlir::Block *{0} = {1}.empty() ? nullptr : {1}.front();", local,
                   filled("state.successors({0})", argument.index)));
    assign(filled("state.successors({0}).assign(1, {1});", argument.index, local));
    arguments.push_back(local);
    return;
  case CustomArgument::Kind::AttrDict:
  case CustomArgument::Kind::PropDict:
    arguments.push_back("state.attrDict()");
    return;
  case CustomArgument::Kind::Parameter:
    return;
  case CustomArgument::Kind::Code:
    arguments.push_back(fillIn(argument.text, {{"_builder", "state.getParser().getBuilder()"},
                                               {"_ctxt", "state.getParser().getContext()"}}));
    return;
  }
}

void CustomEmitter::emitParse(llvm::StringRef function) {
  for (auto [number, argument] : llvm::enumerate(custom.arguments))
    addParseArgument(number, argument);
  out.open("static ::llvm::ParseResult {0}(const void *, ::mlir::FormatParseState &state) {{", function);
  for (const std::string &line : before)
    out.text(line);
  std::string list = "state.getParser()";
  for (const std::string &argument : arguments)
    list += ", " + argument;
  if (custom.isOptional) {
    out.line("::mlir::OptionalParseResult result = parse{0}({1});", custom.name, list);
    out.line("if (!result.has_value() || failed(*result))");
    out.line("  return ::llvm::failure();");
  } else {
    out.line("if (failed(parse{0}({1})))", custom.name, list);
    out.line("  return ::llvm::failure();");
  }
  for (const std::string &line : after)
    out.text(line);
  out.line("return ::llvm::success();");
  out.close();
}

std::string CustomEmitter::printArgument(const CustomArgument &argument) {
  auto accessor = [](llvm::StringRef name) { return ("op.get" + name + "()").str(); };
  // Returns the printer's argument for the types of a group: the list of types of a variadic group, a type or
  // null for an optional group, a type for a single operand or result.
  auto typesOf = [](const OperandModel &group, const std::string &types) {
    if (group.isVariadic())
      return types;
    if (group.isOptional())
      return filled("({0}.empty() ? ::mlir::Type() : {0}.front())", types);
    return types + ".front()";
  };
  switch (argument.kind) {
  case CustomArgument::Kind::Operand:
    return accessor(op.operands()[argument.index].accessorName());
  case CustomArgument::Kind::OperandType: {
    const OperandModel &operand = op.operands()[argument.index];
    if (layout.listSizes(operand))
      return accessor(operand.accessorName()) + ".getTypes()";
    return typesOf(operand, filled("state.operandTypes({0})", argument.index));
  }
  case CustomArgument::Kind::ResultType:
    return typesOf(op.results()[argument.index], filled("state.resultTypes({0})", argument.index));
  case CustomArgument::Kind::Attribute:
    return filled("op.get{0}Attr()", layout[argument.index].accessorName);
  case CustomArgument::Kind::Property:
    return accessor(layout[argument.index].accessorName);
  case CustomArgument::Kind::Region:
    return accessor(op.regions()[argument.index].accessorName());
  case CustomArgument::Kind::Successor:
    return accessor(op.successors()[argument.index].accessorName());
  case CustomArgument::Kind::AttrDict:
  case CustomArgument::Kind::PropDict:
    return "op->getAttrDictionary()";
  case CustomArgument::Kind::Parameter:
    return "";
  case CustomArgument::Kind::Code:
    return fillIn(argument.text,
                  {{"_builder", "::mlir::Builder(op->getContext())"}, {"_ctxt", "op->getContext()"}});
  }
  llvm_unreachable("unknown argument");
}

void CustomEmitter::emitPrint(llvm::StringRef function) {
  out.open("static void {0}(const void *, ::mlir::FormatPrintState &state) {{", function);
  out.line("{0} op(state.getOperation());", op.className());
  std::string list = "state.getPrinter(), op";
  for (const CustomArgument &argument : custom.arguments)
    list += ", " + printArgument(argument);
  out.line("print{0}({1});", custom.name, list);
  out.close();
}

void CustomEmitter::emitIsPresent(llvm::StringRef function) {
  out.open("static bool {0}(const void *, ::mlir::FormatPrintState &state) {{", function);
  std::vector<std::string> terms;
  for (const CustomArgument &argument : custom.arguments) {
    if (argument.kind == CustomArgument::Kind::Operand && op.operands()[argument.index].isVariableLength())
      terms.push_back(filled("!state.operands({0}).empty()", argument.index));
    else if (argument.kind == CustomArgument::Kind::ResultType &&
             op.results()[argument.index].isVariableLength())
      terms.push_back(filled("!state.resultTypes({0}).empty()", argument.index));
    else if (argument.kind == CustomArgument::Kind::Attribute && layout[argument.index].isOptional())
      terms.push_back(filled("state.attribute({0}) != nullptr", argument.index));
    else if (argument.kind == CustomArgument::Kind::Property &&
             layout[argument.index].property->hasDefaultValue())
      terms.push_back(filled("!state.hasDefault({0})", argument.index));
    else if (argument.kind == CustomArgument::Kind::Region)
      terms.push_back(filled(op.regions()[argument.index].isVariadic()
                                 ? "state.getOperation()->getNumRegions() > {0}"
                                 : "!state.getOperation()->getRegion({0}).empty()",
                             argument.index));
  }
  out.line("(void)state;");
  out.line("return {0};", terms.empty() ? "true" : llvm::join(terms, " || "));
  out.close();
}

} // namespace

static std::string emitCustoms(const OpModel &op, llvm::ArrayRef<CompiledCustom> customs,
                               ConstraintEmitter &constraints, TableGroup &tables, CodeWriter &out) {
  std::vector<std::string> entries;
  for (auto [index, custom] : llvm::enumerate(customs)) {
    std::string base = filled("{0}Custom{1}", op.className(), index);
    CustomEmitter emitter(op, custom, constraints, out);
    emitter.emitParse(base + "Parse");
    emitter.emitPrint(base + "Print");
    std::string present = "{}";
    if (custom.isAnchor) {
      emitter.emitIsPresent(base + "IsPresent");
      present = "{&" + base + "IsPresent}";
    }
    entries.push_back(filled("{{.name = {0}, .parse = {{&{1}Parse}, .print = {{&{1}Print}, .isPresent = {2}}",
                             quoted(custom.name), base, present));
  }
  return tables.add("::mlir::CustomDirectiveSpec", "formatCustoms", std::move(entries));
}

//===----------------------------------------------------------------------===//
// Format descriptors
//===----------------------------------------------------------------------===//

std::string mlir::emitOpFormat(const OpModel &op, ConstraintEmitter &constraints, const ModelSet &models,
                               const LoweredModel &lowered, TableGroup &tables, CodeWriter &out) {
  const CompiledFormat *format = lowered.format(op);
  if (!format)
    return "";
  auto sources = [&](llvm::ArrayRef<CompiledTypeSource> list, llvm::StringRef member) {
    std::vector<std::string> entries;
    for (const CompiledTypeSource &source : list)
      entries.push_back(
          source.kind == TypeSourceKind::TransformRange
              ? typeSourceEntry(source.kind, source.of, source.index, "{}",
                                constraints.typeRangeTransform(source.transform->text(), source.isOfRange))
              : typeSourceEntry(source.kind, source.of, source.index,
                                source.transform ? constraints.typeTransform(source.transform->text())
                                                 : std::string("{}")));
    return tables.add("::mlir::TypeSource", member, std::move(entries));
  };
  std::vector<std::string> words, fields;
  for (uint64_t word : format->boundAttributes)
    words.push_back(filled("{0}ull", word));
  fields.push_back(".code = " + addCode(format->code, tables));
  fields.push_back(".strings = " + addStrings(format->strings, tables));
  fields.push_back(".anchors = " + addAnchors(format->anchors, tables));
  fields.push_back(".customs = " + emitCustoms(op, format->customs, constraints, tables, out));
  fields.push_back(".operandTypes = " + sources(format->operandTypes, "formatOperandTypes"));
  fields.push_back(".resultTypes = " + sources(format->resultTypes, "formatResultTypes"));
  fields.push_back(".boundAttributes = " + tables.add("uint64_t", "formatBound", std::move(words)));
  fields.push_back(".loc = " + specLoc(format->loc, models, models.placeInOutput(op.loc()).file));
  return tables.addStruct("::mlir::FormatSpec", "format", std::move(fields));
}

std::string mlir::addDefFormat(const AttrOrTypeDefModel &def, llvm::StringRef customs, const ModelSet &models,
                               const LoweredModel &lowered, TableGroup &tables) {
  const CompiledDefFormat *format = lowered.format(def);
  if (!format)
    return "";
  std::vector<std::string> fields;
  fields.push_back(".code = " + addCode(format->code, tables));
  fields.push_back(".strings = " + addStrings(format->strings, tables));
  fields.push_back(".anchors = " + addAnchors(format->anchors, tables));
  if (customs != "{}")
    fields.push_back((".customs = " + customs).str());
  fields.push_back(".loc = " + specLoc(format->loc, models));
  return tables.addStruct("::mlir::FormatSpec", "format", std::move(fields));
}
