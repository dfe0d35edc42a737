//===- PythonNames.cpp - Names and literals of Python ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/python/PythonNames.h"
#include "generator/emit/doc/MarkdownWriter.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using llvm::StringRef;

// Sorted. Python's keywords, builtins that generated code may call, and attributes of OpView that must keep
// their meaning. The list is a contract with users of mlir-tblgen's output: other names stay as they are.
static constexpr StringRef reserved[] = {
    "DIALECT_NAMESPACE",
    "False",
    "None",
    "OPERATION_NAME",
    "True",
    "and",
    "as",
    "assert",
    "async",
    "attributes",
    "await",
    "break",
    "callable",
    "class",
    "context",
    "continue",
    "create",
    "def",
    "del",
    "elif",
    "else",
    "except",
    "finally",
    "for",
    "from",
    "get_asm",
    "global",
    "if",
    "import",
    "in",
    "ip",
    "is",
    "issubclass",
    "lambda",
    "loc",
    "nonlocal",
    "not",
    "operands",
    "operation",
    "or",
    "pass",
    "print",
    "raise",
    "regions",
    "results",
    "return",
    "self",
    "try",
    "type",
    "verify",
    "while",
    "with",
    "yield",
};

std::string mlir::pythonName(StringRef name) {
  std::string result = name.str();
  for (char &c : result)
    if (!llvm::isAlnum(c) && c != '_')
      c = '_';
  if (result.empty() || llvm::isDigit(result.front()))
    result.insert(result.begin(), '_');
  if (llvm::binary_search(reserved, StringRef(result)) || StringRef(result).starts_with("_ods_"))
    result += '_';
  return result;
}

std::string mlir::pythonFunctionParameter(StringRef name) { return llvm::convertToSnakeFromCamelCase(name); }

std::string mlir::pythonString(StringRef text) {
  std::string result = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\')
      (result += '\\') += c;
    else if (c == '\n')
      result += "\\n";
    else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)
      (result += "\\x") += llvm::toHex(StringRef(&c, 1), /*LowerCase=*/true);
    else
      result += c;
  }
  return result + '"';
}

void mlir::writeDocString(StringRef text, unsigned indentation, llvm::raw_ostream &os) {
  std::string indented = withoutIndentation(text);
  StringRef words = StringRef(indented).trim('\n');
  if (words.trim().empty())
    return;
  // The literal is raw, so that backslashes in examples stay as they are. The last line is the delimiter, so
  // that a quote or a backslash at the end of the text is harmless.
  StringRef quotes = R"(""")", others = "'''";
  if (words.contains(quotes))
    std::swap(quotes, others);
  os.indent(indentation) << 'r' << quotes << '\n';
  for (StringRef line : llvm::split(words, '\n')) {
    if (!line.trim().empty())
      os.indent(indentation);
    // Only text with both kinds of quotes changes.
    os << llvm::join(llvm::split(line.rtrim(), quotes), others) << '\n';
  }
  os.indent(indentation) << quotes << '\n';
}
