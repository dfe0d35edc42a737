//===- CodeWriter.cpp - Formatted C++ output ------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/cpp/CodeWriter.h"
#include "generator/emit/cpp/Emit.h"
#include "generator/emit/cpp/LineBreaker.h"
#include "generator/model/CppNames.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

using namespace mlir;

std::string mlir::fillTemplate(llvm::StringRef format, llvm::ArrayRef<CodeArgument> arguments) {
  size_t size = format.size();
  for (const CodeArgument &argument : arguments)
    size += argument.get().size();
  std::string result;
  result.reserve(size);
  while (true) {
    size_t brace = format.find('{');
    result += format.take_front(brace);
    if (brace == llvm::StringRef::npos)
      return result;
    format = format.drop_front(brace);
    if (format.consume_front("{{")) {
      result += '{';
      continue;
    }
    unsigned index = 0;
    size_t end = 1;
    while (end < format.size() && llvm::isDigit(format[end]))
      index = index * 10 + (format[end++] - '0');
    assert(end > 1 && index < arguments.size() && format.drop_front(end).starts_with("}") && "{{ is a brace");
    result += arguments[index].get();
    format = format.drop_front(end + 1);
  }
}

/// The marker that is written after C++ code from the .td. resolveLineMarkers() replaces it by a `#line`
/// directive when the line number is known.
static constexpr llvm::StringLiteral lineMarker = "#line @";

void CodeWriter::write(llvm::StringRef line, unsigned column) {
  if (line.empty()) {
    os << '\n';
    return;
  }
  if (inTables || column + line.size() <= maxLineWidth || line.starts_with("//")) {
    os.indent(column) << line << '\n';
    return;
  }
  // Do not break lines that contain a lambda expression: it comes from the .td, and breakLine() cannot lay
  // out its statements.
  bool hasLambda =
      !line.ends_with("{") && (line.contains("[&](") || line.contains("[](") || line.contains("[=]("));
  bool isExact = true;
  std::string broken = hasLambda ? line.str() : breakLine(line, column, &isExact);
  llvm::SmallVector<llvm::StringRef, 4> parts;
  llvm::StringRef(broken).split(parts, '\n');
  bool isClean =
      !hasLambda && isExact && column + parts.front().size() <= maxLineWidth &&
      llvm::all_of(llvm::drop_begin(parts), [](llvm::StringRef part) { return part.size() <= maxLineWidth; });
  if (!isClean)
    setFormatting(false, column);
  os.indent(column) << broken << '\n';
  // If the line opens a block, the comment `clang-format on` is the first line of the body and is indented
  // like the body.
  if (!isClean)
    setFormatting(true, column + (line.ends_with("{") ? 2 : 0));
}

void CodeWriter::openText(llvm::StringRef line) {
  text(line);
  outer.push_back(indent);
  // clang-format indents the elements of an initializer list by 4 columns, like a continuation line.
  indent += (line.ends_with("= {") || line == "{") && !inTables ? 4 : 2;
}

void CodeWriter::setFormatting(bool on, unsigned column) {
  if (!inTables)
    os.indent(column) << (on ? "// clang-format on\n" : "// clang-format off\n");
}

void CodeWriter::openTables() {
  flush();
  setFormatting(false, indent);
  inTables = true;
}

void CodeWriter::closeTables() {
  flush();
  inTables = false;
  setFormatting(true, indent);
}

void CodeWriter::flush() {
  for (; emptyLines; --emptyLines)
    os << '\n';
  for (auto [index, line] : llvm::enumerate(held))
    write(line, heldIndent + 2 * index);
  held.clear();
}

static bool isTemplateHead(llvm::StringRef line) {
  return line.starts_with("template <") && line.ends_with(">");
}

/// True if the line is, or may be, the head of a function definition.
static bool isFunctionHead(llvm::StringRef line) {
  if (!line.ends_with(") {") && !line.ends_with(") const {"))
    return false;
  return llvm::none_of(
             std::initializer_list<llvm::StringRef>{"if (", "for (", "while (", "switch (", "} ", "else "},
             [&](llvm::StringRef keyword) { return line.starts_with(keyword); }) &&
         !line.contains(" = {");
}

/// Returns the position of the body in `head { body }`, or npos for other lines.
static size_t findBody(llvm::StringRef line) {
  if (!line.ends_with(" }"))
    return llvm::StringRef::npos;
  size_t at = line.find(") { ");
  if (at == llvm::StringRef::npos)
    at = line.find(") const { ");
  return at == llvm::StringRef::npos ? at : line.find('{', at);
}

bool CodeWriter::joins(llvm::StringRef next) const {
  if (held.size() == 1 && next == "}")
    return indent == heldIndent;
  if (held.size() == 1)
    return !holdsTemplate && indent == heldIndent + 2 && next.ends_with(";") && !next.starts_with("//") &&
           heldIndent + held[0].size() + next.size() + 3 <= maxLineWidth;
  return held.size() == 2 && indent == heldIndent && next == "}";
}

void CodeWriter::put(llvm::StringRef line) {
  for (; emptyLines; --emptyLines)
    os << '\n';
  if (inTables)
    return write(line, indent);
  bool isTemplate = std::exchange(afterTemplateHead, isTemplateHead(line));
  if (!held.empty()) {
    if (joins(line)) {
      if (held.size() == 1 && line == "}") {
        std::string whole = held[0] + "}";
        held.clear();
        return write(whole, heldIndent);
      }
      held.push_back(line.str());
      if (held.size() == 3) {
        std::string whole = held[0] + " " + held[1] + " }";
        held.clear();
        write(whole, heldIndent);
      }
      return;
    }
    flush();
  }
  if (isFunctionHead(line)) {
    held.push_back(line.str());
    heldIndent = indent;
    holdsTemplate = isTemplate;
    return;
  }
  bool mayJoin = !isTemplate && indent + line.size() <= maxLineWidth;
  size_t body = mayJoin ? llvm::StringRef::npos : findBody(line);
  if (body == llvm::StringRef::npos)
    return write(line, indent);
  write(line.take_front(body + 1), indent);
  write(line.drop_front(body + 2).drop_back(2), indent + 2);
  write("}", indent);
}

/// Delimiters of a marked expression: beginMark, line, space, file, placeMark, expression, endMark.
static constexpr char beginMark = '\x01', placeMark = '\x02', endMark = '\x03';

std::string CodeWriter::mark(llvm::StringRef expression, const CodePlace &place) {
  if (!place.line)
    return expression.str();
  return beginMark + std::to_string(place.line) + ' ' + place.file + placeMark + expression.trim().str() +
         endMark;
}

std::string CodeWriter::withoutMarks(llvm::StringRef text) {
  std::string result;
  while (true) {
    auto [plain, marked] = text.split(beginMark);
    result += plain;
    if (plain.size() == text.size())
      return result;
    auto [expression, rest] = marked.split(placeMark).second.split(endMark);
    result += expression;
    text = rest;
  }
}

/// Writes a statement that contains marked expressions, with the line breaks of the .td.
void CodeWriter::putMarked(llvm::StringRef statement) {
  flush();
  setFormatting(false, indent);
  unsigned column = indent;
  auto writeLines = [&](llvm::StringRef lines) {
    for (llvm::StringRef line : llvm::split(lines, '\n'))
      if (!line.trim().empty())
        os.indent(column) << line.trim() << '\n';
    column = indent + 4;
  };
  while (true) {
    auto [plain, marked] = statement.split(beginMark);
    writeLines(plain);
    if (plain.size() == statement.size())
      break;
    auto [place, code] = marked.split(placeMark);
    auto [line, file] = place.split(' ');
    auto [expression, rest] = code.split(endMark);
    os << "#line " << line << ' ' << quoted(file) << '\n';
    writeLines(expression);
    os << lineMarker << '\n';
    statement = rest;
  }
  // If the statement opens a block, the comment `clang-format on` is the first line of the body and is
  // indented like the body.
  setFormatting(true, indent + (statement.rtrim().ends_with("{") ? 2 : 0));
}

void CodeWriter::text(llvm::StringRef lines) {
  if (lines.contains(beginMark))
    return putMarked(lines);
  while (true) {
    auto [line, rest] = lines.split('\n');
    // The indentation of multi-line text is relative to the current one.
    unsigned more = line.size() - line.ltrim(' ').size();
    indent += more;
    put(line.drop_front(more));
    indent -= more;
    if (line.size() == lines.size())
      return;
    lines = rest;
  }
}

void CodeWriter::function(const llvm::Twine &head, llvm::ArrayRef<std::string> statements) {
  if (statements.empty())
    return text((head + " {}").str());
  openText((head + " {").str());
  for (const std::string &statement : statements)
    text(statement);
  close();
}

void CodeWriter::access(llvm::StringRef specifier) {
  flush();
  os.indent(indent >= 2 ? indent - 2 : 0) << specifier << '\n';
}

/// Returns the nested namespaces of \p qualified. An alias cannot be opened, so the alias `strata` of the
/// runtime's namespace is replaced by the namespace itself.
static llvm::SmallVector<llvm::StringRef, 4> splitNamespace(llvm::StringRef qualified) {
  llvm::SmallVector<llvm::StringRef, 4> parts;
  qualified.split(parts, "::", /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  if (!parts.empty() && parts.front() == "strata")
    parts.front() = "mlir";
  return parts;
}

void CodeWriter::openNamespace(llvm::StringRef qualified) {
  flush();
  for (llvm::StringRef part : splitNamespace(qualified))
    os << "namespace " << part << " {\n";
}

void CodeWriter::closeNamespace(llvm::StringRef qualified) {
  flush();
  auto parts = splitNamespace(qualified);
  for (llvm::StringRef part : llvm::reverse(parts))
    os << "} // namespace " << part << '\n';
}

void CodeWriter::block(llvm::StringRef code, const CodePlace &place) {
  if (code.trim().empty())
    return;
  flush();
  setFormatting(false, indent);
  if (place.line)
    os << "#line " << place.line << ' ' << quoted(place.file) << '\n';
  llvm::SmallVector<llvm::StringRef, 16> lines;
  code.split(lines, '\n');
  while (!lines.empty() && lines.front().trim().empty())
    lines.erase(lines.begin());
  while (!lines.empty() && lines.back().trim().empty())
    lines.pop_back();
  size_t common = llvm::StringRef::npos;
  // The first line often follows the opening quote directly and has no indentation.
  for (llvm::StringRef line : llvm::drop_begin(lines, lines.size() > 1 ? 1 : 0))
    if (!line.trim().empty())
      common = std::min(common, line.size() - line.ltrim().size());
  for (auto [index, line] : llvm::enumerate(lines)) {
    size_t own = line.size() - line.ltrim().size();
    line = line.drop_front(index == 0 ? own : std::min(own, common)).rtrim();
    if (!line.empty())
      os.indent(indent) << line;
    os << '\n';
  }
  if (place.line)
    os << lineMarker << '\n';
  setFormatting(true, indent);
}

std::string mlir::resolveLineMarkers(std::string text, llvm::StringRef fileName) {
  const std::string marker = (lineMarker + "\n").str(), name = " " + quoted(fileName) + "\n";
  std::string result;
  size_t done = 0;
  unsigned number = 1;
  for (size_t line = 0, end; line != text.size(); line = end + 1, ++number) {
    if (text[line] == '#' && text.compare(line, marker.size(), marker) == 0) {
      if (done == 0)
        result.reserve(text.size() + text.size() / 16);
      result.append(text, done, line - done);
      result += "#line " + std::to_string(number + 1) + name;
      done = line + marker.size();
    }
    end = text.find('\n', line);
    if (end == std::string::npos)
      break;
  }
  if (done == 0)
    return text;
  result.append(text, done);
  return result;
}

std::string mlir::prefixIncludes(llvm::StringRef text, llvm::StringRef prefix) {
  constexpr llvm::StringLiteral directive = "#include \"";
  std::string result;
  result.reserve(text.size() + 256);
  while (!text.empty()) {
    size_t end = text.find('\n');
    llvm::StringRef line = text.take_front(end == llvm::StringRef::npos ? text.size() : end + 1);
    text = text.drop_front(line.size());
    if (llvm::StringRef path = line;
        path.consume_front(directive) && (path.starts_with("runtime/") || path.starts_with("bindings/"))) {
      result += directive;
      result += prefix;
      line = path;
    }
    result += line;
  }
  return result;
}

void CodeWriter::comment(llvm::StringRef comment) {
  llvm::SmallVector<llvm::StringRef, 8> lines;
  comment.trim().split(lines, '\n');
  for (llvm::StringRef line : lines)
    text(("/// " + line.trim().rtrim(" \\"))
             .str()); // A trailing '\' would continue the comment on the next line.
}

std::string mlir::quoted(llvm::StringRef text) {
  std::string result;
  result.reserve(text.size() + 2);
  result += '"';
  if (llvm::all_of(text, [](char c) { return llvm::isPrint(c) && c != '"' && c != '\\'; })) {
    result += text;
    result += '"';
    return result;
  }
  llvm::raw_string_ostream os(result);
  for (char c : text) {
    if (c == '"' || c == '\\')
      os << '\\' << c;
    else if (c == '\n')
      os << "\\n";
    else if (llvm::isPrint(c) || static_cast<unsigned char>(c) >= 0x80)
      os << c;
    else
      os << llvm::format("\\%03o", static_cast<unsigned char>(c));
  }
  os << '"';
  return result;
}

std::string mlir::identifier(llvm::StringRef name) {
  if (!name.empty() && llvm::isDigit(name.front()))
    return ("_" + name).str();
  return isCppKeyword(name) ? (name + "_").str() : name.str();
}
