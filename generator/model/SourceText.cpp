//===- SourceText.cpp - Limits of TableGen's parser -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/SourceText.h"
#include "generator/model/Characters.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

using namespace mlir;
using llvm::StringRef;

namespace {

/// TableGen's parser recurses on nesting; each level takes a few kilobytes of stack.
constexpr unsigned maxNesting = 1000;

/// Returns the offset of two adjacent characters at or after `from`, or npos. Fast if `first` is rare.
size_t findPair(StringRef text, char first, char second, size_t from) {
  for (from = text.find(first, from); from != StringRef::npos; from = text.find(first, from + 1))
    if (from + 1 != text.size() && text[from + 1] == second)
      break;
  return from;
}

/// Splits a text into brackets, words and other characters; skips comments, strings and code blocks.
class Scanner {
public:
  explicit Scanner(StringRef text) : text(text) {}

  /// Returns the next token, empty at the end. A string is returned as `"`, a code block as `[{`.
  StringRef next() {
    while (true) {
      skip(spaceCharacters.nextOther(text, 0));
      if (text.empty())
        return text;
      if (text.front() != '/' || text.size() == 1)
        return token();
      if (text[1] == '/')
        skip(text.find('\n'));
      else if (text[1] == '*')
        skip(findPair(text, '*', '/', 2), 2);
      else
        return token();
    }
  }
  void skipLine() { skip(text.find('\n')); }

private:
  /// Continues `behind` characters after `end`; `end` may be npos.
  void skip(size_t end, size_t behind = 0) {
    text = text.substr(end == StringRef::npos ? text.size() : end + behind);
  }

  StringRef token() {
    StringRef start = text;
    size_t length = 1;
    switch (start.front()) {
    case '[':
      if (start.size() == 1 || start[1] != '{')
        break;
      skip(findPair(text, '}', ']', 2), 2);
      return start.take_front(2);
    case '"':
      while (length < text.size() && text[length] != '"' && text[length] != '\n')
        length += text[length] == '\\' ? 2 : 1;
      skip(length + 1);
      return start.take_front(1);
    default:
      if (start.front() == '$' || wordCharacters.contains(start.front()))
        length = wordCharacters.nextOther(text, 1);
    }
    skip(length);
    return start.take_front(length);
  }

  StringRef text;
};

/// Computes an upper bound on the recursion depth of TableGen's parser at each token.
class NestingCheck {
public:
  explicit NestingCheck(StringRef text) : scanner(text) {}

  TextProblem check() {
    for (StringRef token = scanner.next(); !token.empty(); token = scanner.next()) {
      if (token == "#" && isDirective(peek())) {
        scanner.skipLine();
        if (++directives > maxNesting)
          return {TextProblem::Kind::Directives, token.data()};
        continue;
      }
      directives = 0;
      read(token);
      if (depth > maxNesting)
        return {TextProblem::Kind::TooDeep, token.data()};
      previous = token;
    }
    return {};
  }

private:
  struct Level {
    unsigned outside; ///< The depth before the bracket.
    unsigned inside;
  };

  StringRef peek() const { return Scanner(scanner).next(); }
  static bool isDirective(StringRef word) {
    return llvm::is_contained({"ifdef", "ifndef", "else", "endif", "define"}, word);
  }
  static bool startsStatement(StringRef word) {
    return llvm::is_contained({"assert", "class", "def", "defm", "defset", "deftype", "defvar", "dump",
                               "foreach", "if", "include", "let", "multiclass"},
                              word);
  }

  /// Updates the depth for one token. The contents of a bracket are one level deeper, and so is the text
  /// after `in`, `then`, `else` and '#', up to the end of the statement or list element.
  void read(StringRef token) {
    switch (token.front()) {
    case '"':
      return;
    case '[':
      if (token.size() == 2)
        return; // The token is a code block.
      [[fallthrough]];
    case '(':
    case '{':
    case '<':
      levels.push_back({depth, depth + 1});
      ++depth;
      return;
    case ')':
    case ']':
    case '}':
    case '>':
      if (levels.size() > 1)
        depth = levels.pop_back_val().outside;
      return;
    case ',':
      depth = levels.back().inside;
      return;
    case ';':
      if (peek() != "else")
        depth = levels.back().inside;
      return;
    case '#':
      ++depth;
      return;
    default:
      if (token == "in" || token == "then" || token == "else")
        ++depth;
      else if (previous == "}" && startsStatement(token))
        depth = levels.back().inside;
    }
  }

  Scanner scanner;
  llvm::SmallVector<Level> levels{{0, 0}};
  unsigned depth = 0, directives = 0;
  StringRef previous;
};

} // namespace

std::string TextProblem::message() const {
  std::string most = std::to_string(maxNesting);
  switch (kind) {
  case Kind::None:
    return "";
  case Kind::NotText:
    return "a NUL byte: this is not a text file";
  case Kind::TooDeep:
    return "nested more than " + most + " deep";
  case Kind::Directives:
    return "more than " + most + " preprocessor directives with nothing in between";
  }
  llvm_unreachable("unknown problem");
}

TextProblem mlir::findTextProblem(StringRef text) {
  if (size_t nul = text.find('\0'); nul != StringRef::npos)
    return {TextProblem::Kind::NotText, text.data() + nul};
  return NestingCheck(text).check();
}

const char *mlir::findSelfReference(StringRef text) {
  Scanner scanner(text);
  StringRef name, previous;
  const char *mention = nullptr;
  unsigned braces = 0;
  for (StringRef token = scanner.next(); !token.empty(); previous = token, token = scanner.next()) {
    if (previous == "class" && braces == 0)
      name = token;
    else if (token == name)
      mention = token.data();
    else if (token == "<" && mention && previous == name)
      return mention;
    braces += token == "{";
    braces -= token == "}" && braces != 0;
    if ((token == ";" || token == "}") && braces == 0)
      name = "";
  }
  return nullptr;
}
