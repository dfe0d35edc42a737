//===- FormatGrammar.cpp - Assembly formats as EBNF -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/doc/FormatGrammar.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using llvm::StringRef;

static std::string literal(StringRef text) {
  char quote = text.contains('"') ? '\'' : '"';
  return quote + text.str() + quote;
}

static std::string listOf(StringRef element) { return (element + " { \",\" " + element + " }").str(); }

std::string mlir::grammarOf(const EnumModel &enumeration) {
  std::string choice;
  for (const EnumCaseModel &value : enumeration.cases())
    choice += (choice.empty() ? "" : " | ") + literal(value.spelling);
  if (enumeration.isQuoted())
    return "string";
  if (!enumeration.isBitEnum())
    return choice;
  return "( " + choice + " ) { " + literal(enumeration.separator().trim()) + " ( " + choice + " ) }";
}

std::string mlir::grammarOf(const ParameterModel &parameter) {
  if (parameter.enumeration())
    return grammarOf(*parameter.enumeration());
  StringRef type = parameter.cppType().trim();
  bool isList = type.consume_front("::llvm::ArrayRef<") || type.consume_front("llvm::ArrayRef<");
  if (isList)
    type = type.drop_back().trim();
  std::string one;
  StringRef plain = type;
  plain.consume_front("::");
  if (plain == "bool")
    one = isList ? "( \"true\" | \"false\" )" : "\"true\" | \"false\"";
  else if (plain == "int" || plain == "unsigned" || plain == "size_t" || plain.contains("int8_t") ||
           plain.contains("int16_t") || plain.contains("int32_t") || plain.contains("int64_t") ||
           plain.ends_with("APInt"))
    one = "[ \"-\" ] integer";
  else if (plain == "float" || plain == "double" || plain.ends_with("APFloat"))
    one = "[ \"-\" ] float";
  else if (plain.ends_with("StringRef") || plain == "std::string")
    one = "string";
  else if (plain.ends_with("Type"))
    one = "type";
  else if (plain.ends_with("Attr") || plain.ends_with("Attribute"))
    one = "attribute";
  else
    one = "?what " + plain.str() + " is read from?";
  return isList ? listOf(one) : one;
}

namespace {

/// Collects grammar rules while visiting a format.
class GrammarBuilder {
public:
  GrammarBuilder(const OpModel *op, const AttrOrTypeDefModel *def, ModelContext &context)
      : op(op), def(def), context(context) {}
  std::vector<std::string> sequence(llvm::ArrayRef<FormatElement> elements,
                                    const FormatElement *anchor = nullptr);
  void addFirst(StringRef name, std::vector<std::string> tokens) { first = {name.str(), std::move(tokens)}; }
  std::string print() const;
  /// Returns the tokens with each rule name replaced by the body of the rule.
  std::string inlined(llvm::ArrayRef<std::string> tokens) const;

private:
  void element(const FormatElement &element, bool isAnchor, std::vector<std::string> &out);
  void variable(const FormatElement &element, bool isAnchor, std::vector<std::string> &out);
  void types(const FormatElement &of, bool isAnchor, std::vector<std::string> &out);
  void optional(const FormatElement &element, std::vector<std::string> &out);
  void parameters(bool named, std::vector<std::string> &out);
  std::string attribute(const AttrConstraintModel &constraint) const;
  /// Adds a rule unless one of that name exists; returns the name.
  std::string rule(const llvm::Twine &name, std::string body, StringRef comment = {});

  struct Rule {
    std::string name, body, comment;
  };
  const OpModel *op;
  const AttrOrTypeDefModel *def;
  ModelContext &context;
  std::pair<std::string, std::vector<std::string>> first;
  std::vector<Rule> rules;
};

std::string GrammarBuilder::rule(const llvm::Twine &name, std::string body, StringRef comment) {
  std::string text = name.str();
  if (llvm::none_of(rules, [&](const Rule &rule) { return rule.name == text; }))
    rules.push_back({text, std::move(body), comment.str()});
  return text;
}

/// True if `type` is `type($x)` and `variable` is `$x`: both are present or both are absent.
static bool isTypeOf(const FormatElement &type, const FormatElement &variable) {
  return type.is(FormatElement::Kind::Type) && variable.is(FormatElement::Kind::Variable) &&
         type.children.front().is(FormatElement::Kind::Variable) &&
         type.children.front().member == variable.member;
}

std::vector<std::string> GrammarBuilder::sequence(llvm::ArrayRef<FormatElement> elements,
                                                  const FormatElement *anchor) {
  std::vector<std::string> out;
  for (const FormatElement &each : elements)
    element(each, anchor && (&each == anchor || isTypeOf(each, *anchor) || isTypeOf(*anchor, each)), out);
  return out;
}

/// Appends a rule name, as optional if `mayBeAbsent`. \pre `mayBeAbsent` is false for a list that anchors an
/// optional group: if the group is present, the list is not empty.
static void addMaybe(const std::string &name, bool mayBeAbsent, std::vector<std::string> &out) {
  if (!mayBeAbsent) {
    out.push_back(name);
    return;
  }
  out.insert(out.end(), {"[", name, "]"});
}

void GrammarBuilder::element(const FormatElement &element, bool isAnchor, std::vector<std::string> &out) {
  using Kind = FormatElement::Kind;
  switch (element.kind) {
  case Kind::Literal:
    return out.push_back(literal(element.text));
  case Kind::Whitespace:
  case Kind::Code:
    return;
  case Kind::Variable:
    return variable(element, isAnchor, out);
  case Kind::Type:
    return types(element.children.front(), isAnchor, out);
  case Kind::AllOperands:
    return addMaybe(rule("operands", listOf("value")), !isAnchor, out);
  case Kind::AllResults:
    return;
  case Kind::AllRegions:
    return addMaybe(rule("regions", listOf("region")), !isAnchor, out);
  case Kind::AllSuccessors:
    return addMaybe(rule("successors", listOf("block-id")), !isAnchor, out);
  case Kind::AttrDict:
    out.insert(out.end(), {"[", "attributes", "]"});
    return;
  case Kind::AttrDictKeyword:
    out.insert(out.end(), {"[", "\"attributes\"", "attributes", "]"});
    return;
  case Kind::PropDict:
    out.insert(out.end(), {"[", "properties", "]"});
    return;
  case Kind::FunctionalType:
    return out.push_back("function-type");
  case Kind::Custom:
    return addMaybe(rule(element.text, "?what parse" + element.text + " reads?"), false, out);
  case Kind::Optional:
    return optional(element, out);
  case Kind::Oilist: {
    out.push_back("{");
    for (auto [index, clause] : llvm::enumerate(element.children)) {
      if (index)
        out.push_back("|");
      out.push_back(literal(clause.text));
      llvm::append_range(out, sequence(clause.children));
    }
    return out.push_back("}");
  }
  case Kind::Clause:
    return;
  case Kind::Parameters:
    return parameters(/*named=*/false, out);
  case Kind::Struct:
    if (element.children.size() == 1 && element.children.front().is(Kind::Parameters))
      return parameters(/*named=*/true, out);
    for (auto [index, child] : llvm::enumerate(element.children)) {
      if (index)
        out.push_back("\",\"");
      if (child.is(Kind::Variable))
        out.insert(out.end(), {literal(child.text), "\"=\""});
      this->element(child, /*isAnchor=*/true, out);
    }
    return;
  }
}

void GrammarBuilder::parameters(bool named, std::vector<std::string> &out) {
  for (auto [index, parameter] : llvm::enumerate(def->parameters())) {
    if (index)
      out.push_back("\",\"");
    if (named)
      out.insert(out.end(), {literal(parameter.name()), "\"=\""});
    out.push_back(rule(parameter.name(), grammarOf(parameter), parameter.summary()));
  }
}

void GrammarBuilder::optional(const FormatElement &element, std::vector<std::string> &out) {
  const FormatElement *anchor = &element.anchorElement();
  // The parser decides by the first element of an optional group whether the group is present. Therefore, the
  // grammar does not mark the first element as optional.
  auto half = [&](llvm::ArrayRef<FormatElement> elements) { return sequence(elements, anchor); };
  std::vector<std::string> then = half(element.children), otherwise = half(element.elseChildren);
  bool isChoice = !then.empty() && !otherwise.empty();
  out.push_back(isChoice ? "(" : "[");
  llvm::append_range(out, then);
  if (isChoice)
    out.push_back("|");
  llvm::append_range(out, otherwise);
  out.push_back(isChoice ? ")" : "]");
}

std::string GrammarBuilder::inlined(llvm::ArrayRef<std::string> tokens) const {
  std::vector<std::string> result;
  for (const std::string &token : tokens) {
    auto found = llvm::find_if(rules, [&](const Rule &rule) { return rule.name == token; });
    if (found == rules.end())
      result.push_back(token);
    else
      result.push_back(StringRef(found->body).contains(' ') ? "( " + found->body + " )" : found->body);
  }
  return llvm::join(result, " ");
}

std::string GrammarBuilder::attribute(const AttrConstraintModel &constraint) const {
  StringRef storage = constraint.storageType().trim();
  // The format of an op determines the attribute class, so the text contains neither dialect name nor
  // mnemonic.
  if (const AttrDefModel *definition = constraint.definition(); definition && definition->hasAssemblyFormat())
    if (auto format = DefFormatModel::check(*definition, context); succeeded(format)) {
      GrammarBuilder inner(nullptr, definition, context);
      std::vector<std::string> tokens = inner.sequence(format->elements());
      return inner.inlined(tokens);
    }
  if (constraint.isSymbolName() || constraint.isFlatSymbolRef())
    return "symbol-id";
  if (constraint.enumeration() && !constraint.definition())
    return grammarOf(*constraint.enumeration());
  if (constraint.isUnit())
    return "\"unit\"";
  if (constraint.isDenseArray())
    return "\"[\" [ " + listOf(storage.contains("Bool") ? "( \"true\" | \"false\" )" : "number") + " ] \"]\"";
  // The type of a number is omitted if the constraint determines it.
  bool omitsType = constraint.valueType() && constraint.valueType()->isBuildable();
  return llvm::StringSwitch<const char *>(storage)
      .Case("::mlir::TypeAttr", "type")
      .Case("::mlir::SymbolRefAttr", "symbol-ref")
      .Case("::mlir::ArrayAttr", "array")
      .Case("::mlir::DictionaryAttr", "attributes")
      .Case("::mlir::IntegerAttr", omitsType ? "[ \"-\" ] integer" : "attribute")
      .Case("::mlir::FloatAttr", omitsType ? "[ \"-\" ] float" : "attribute")
      .Case("::mlir::StringAttr", "string")
      .Default("attribute");
}

void GrammarBuilder::variable(const FormatElement &element, bool isAnchor, std::vector<std::string> &out) {
  if (def) {
    const ParameterModel &parameter = def->parameters()[element.parameter];
    return addMaybe(rule(parameter.name(), grammarOf(parameter), parameter.summary()),
                    parameter.isOptional() && !isAnchor, out);
  }
  unsigned index = element.member.index;
  switch (element.member.kind) {
  case MemberRef::Kind::Operand: {
    const OperandModel &operand = op->operands()[index];
    std::string body = operand.isVariadic() ? listOf("value") : "value";
    return addMaybe(rule(element.text, body, operand.constraint().summary()),
                    operand.isVariableLength() && !isAnchor, out);
  }
  case MemberRef::Kind::Attribute: {
    const AttrConstraintModel &constraint = op->attributes()[index].constraint();
    // A unit attribute that anchors an optional group has no text: it is set if and only if the group is
    // present.
    if (constraint.isUnit() && isAnchor)
      return;
    return addMaybe(rule(element.text, attribute(constraint), constraint.summary()), false, out);
  }
  case MemberRef::Kind::Property:
    return addMaybe(rule(element.text, "attribute", op->properties()[index].constraint().summary()), false,
                    out);
  case MemberRef::Kind::Region: {
    bool isVariadic = op->regions()[index].isVariadic();
    return addMaybe(rule(element.text, isVariadic ? listOf("region") : "region"), isVariadic && !isAnchor,
                    out);
  }
  case MemberRef::Kind::Successor: {
    bool isVariadic = op->successors()[index].isVariadic();
    return addMaybe(rule(element.text, isVariadic ? listOf("block-id") : "block-id"), isVariadic && !isAnchor,
                    out);
  }
  case MemberRef::Kind::Result:
    return;
  }
}

void GrammarBuilder::types(const FormatElement &of, bool isAnchor, std::vector<std::string> &out) {
  if (of.is(FormatElement::Kind::AllOperands))
    return addMaybe(rule("operand-types", listOf("type")), !isAnchor, out);
  if (of.is(FormatElement::Kind::AllResults))
    return addMaybe(rule("result-types", listOf("type")), !isAnchor, out);
  bool isResult = of.isVariable(MemberRef::Kind::Result);
  if (!isResult && !of.isVariable(MemberRef::Kind::Operand))
    return out.push_back("type");
  const OperandModel &value = isResult ? op->results()[of.member.index] : op->operands()[of.member.index];
  bool isList = value.isVariadic();
  addMaybe(rule(of.text + (isList ? "-types" : "-type"), isList ? listOf("type") : "type",
                isResult ? value.constraint().summary() : StringRef()),
           value.isVariableLength() && !isAnchor, out);
}

/// Joins brackets with the adjacent token inside of them, and the final `;` with the token before it.
std::vector<std::string> glue(llvm::ArrayRef<std::string> tokens) {
  std::vector<std::string> result;
  bool isOpen = false;
  for (const std::string &token : tokens) {
    bool closes = token == "]" || token == ")" || token == "}" || token == ";";
    if (!result.empty() && (isOpen || closes))
      result.back() += " " + token;
    else
      result.push_back(token);
    isOpen = token == "[" || token == "(" || token == "{";
  }
  return result;
}

/// Breaks tokens into lines of at most `width` columns, indented like the first.
std::string fill(llvm::ArrayRef<std::string> tokens, size_t indent, size_t width) {
  std::string text, line;
  for (const std::string &token : glue(tokens)) {
    if (!line.empty() && indent + line.size() + 1 + token.size() > width) {
      text += line + "\n" + std::string(indent, ' ');
      line.clear();
    }
    line += (line.empty() ? "" : " ") + token;
  }
  return text + line;
}

std::string GrammarBuilder::print() const {
  size_t longest = first.first.size();
  for (const Rule &rule : rules)
    longest = std::max(longest, rule.name.size());
  auto head = [&](StringRef name) { return name.str() + std::string(longest - name.size(), ' ') + " = "; };
  std::vector<std::string> tokens = first.second;
  tokens.push_back(";");
  constexpr size_t width = 92;
  std::string text = head(first.first) + fill(tokens, longest + 3, width) + "\n";
  for (const Rule &rule : rules) {
    llvm::SmallVector<StringRef, 16> words;
    StringRef(rule.body).split(words, ' ');
    std::vector<std::string> body(words.begin(), words.end());
    body.push_back(";");
    std::string line = head(rule.name) + fill(body, longest + 3, width);
    if (!rule.comment.empty() && rule.comment.find("*)") == std::string::npos) {
      std::string comment = "(* " + rule.comment + " *)";
      size_t column = line.size() - (line.rfind('\n') + 1);
      bool fits = column + 2 + comment.size() <= width;
      line += (fits ? "  " : "\n" + std::string(longest + 3, ' ')) + comment;
    }
    text += line + "\n";
  }
  return text;
}

} // namespace

std::string mlir::grammarOf(const FormatModel &format, ModelContext &context) {
  GrammarBuilder builder(&format.op(), nullptr, context);
  std::vector<std::string> tokens;
  if (!format.op().results().empty())
    tokens = {"[", "results", "\"=\"", "]"};
  tokens.push_back(literal(format.op().name()));
  llvm::append_range(tokens, builder.sequence(format.elements()));
  builder.addFirst("operation", std::move(tokens));
  return builder.print();
}

std::string mlir::grammarOf(const DefFormatModel &format, ModelContext &context) {
  const AttrOrTypeDefModel &def = format.def();
  GrammarBuilder builder(nullptr, &def, context);
  std::vector<std::string> tokens = {literal(((def.isType() ? "!" : "#") + def.name()).str())};
  llvm::append_range(tokens, builder.sequence(format.elements()));
  builder.addFirst(def.isType() ? "type" : "attribute", std::move(tokens));
  return builder.print();
}
