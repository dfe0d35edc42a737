//===- LineBreaker.cpp - Breaks long lines of C++ -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/cpp/LineBreaker.h"
#include "generator/model/Characters.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using llvm::StringRef;

namespace {

/// Limit of nested brackets that are broken: each level scans the text again.
constexpr unsigned maxDepth = 32;

/// Tracks brackets and string literals, one character at a time.
class Nesting {
public:
  /// Advances over the character at `at` and returns its nesting depth; a bracket has the depth of the text
  /// around it.
  unsigned step(StringRef text, size_t at) {
    char c = text[at];
    if (quote) {
      if (c == '\\' && !escaped)
        escaped = true;
      else if (c == quote && !escaped)
        quote = 0;
      else
        escaped = false;
      return open.size() + 1;
    }
    if (c == '"' || c == '\'') {
      quote = c;
      return open.size();
    }
    if (c == '(' || c == '[' || c == '{' || (c == '<' && isTemplate(text, at))) {
      open.push_back(c);
      return open.size() - 1;
    }
    bool closes = c == ')' || c == ']' || c == '}' ||
                  (c == '>' && !open.empty() && open.back() == '<' && text[at - 1] != '-');
    if (closes && !open.empty())
      open.pop_back();
    return open.size();
  }
  /// True if step() on this character changes no state.
  bool isPlain(char c) const { return !special.contains(c) && !escaped; }

private:
  static constexpr CharacterSet special{"\"'\\()[]{}<>"};
  static bool isTemplate(StringRef text, size_t at) {
    if (at == 0 || at + 1 == text.size() || text[at + 1] == ' ' || text[at + 1] == '<')
      return false;
    return llvm::isAlnum(text[at - 1]) || text[at - 1] == '_' || text.take_front(at) == "template ";
  }
  llvm::SmallVector<char, 8> open;
  char quote = 0;
  bool escaped = false;
};

/// Splits at separators outside of brackets; each piece but the last includes its separator.
llvm::SmallVector<StringRef, 8> splitAfter(StringRef text, StringRef separator) {
  llvm::SmallVector<StringRef, 8> pieces;
  Nesting nesting;
  size_t start = 0;
  for (size_t at = 0; at < text.size(); ++at) {
    if (text[at] != separator.front() && nesting.isPlain(text[at]))
      continue;
    StringRef rest = text.drop_front(at);
    if (nesting.step(text, at) != 0 || !rest.starts_with(separator) || rest.size() == separator.size())
      continue;
    pieces.push_back(text.slice(start, at + separator.size()).trim());
    start = at + separator.size();
    at = start - 1;
  }
  pieces.push_back(text.drop_front(start).trim());
  return pieces;
}

/// Returns the positions of the longest outermost pair of round or curly brackets; npos if there is none.
std::pair<size_t, size_t> findBrackets(StringRef text) {
  Nesting nesting;
  std::pair<size_t, size_t> best(StringRef::npos, 0);
  size_t start = StringRef::npos;
  for (size_t at = 0; at != text.size(); ++at) {
    if (nesting.isPlain(text[at]) || nesting.step(text, at) != 0)
      continue;
    if (text[at] == '(' || text[at] == '{')
      start = at;
    else if ((text[at] == ')' || text[at] == '}') && start != StringRef::npos) {
      if (at - start > best.second - best.first || best.first == StringRef::npos)
        best = {start, at};
      start = StringRef::npos;
    }
  }
  return best;
}

class Breaker {
public:
  explicit Breaker(unsigned column) : column(column) {}

  /// Writes `text`, breaking it where needed; `trailing` more characters follow on its last line.
  void layOut(StringRef text, size_t trailing, unsigned depth = 0) {
    if (column + text.size() + trailing <= maxLineWidth || depth == maxDepth)
      return put(text);
    StringRef keyword = text.starts_with("return ") ? text.take_front(7) : StringRef();
    llvm::SmallVector<StringRef, 8> terms = splitTerms(text.drop_front(keyword.size()));
    if (terms.size() > 1) {
      put(keyword);
      return fill(terms, column, trailing, depth);
    }
    if (depth == 0 && breakAtOperator(text))
      return;
    auto [open, close] = findBrackets(text);
    if (open == StringRef::npos || open + 1 == close)
      return put(text);
    put(text.take_front(open + 1));
    llvm::SmallVector<StringRef, 8> pieces = splitAfter(text.slice(open + 1, close), ",");
    size_t trailingLast = text.size() - close + trailing, longest = 0;
    for (StringRef piece : pieces)
      longest = std::max(longest, piece.size() + (piece.end() == pieces.back().end() ? trailingLast : 0));
    unsigned aligned = column;
    // If that helps, the return type gets its own line.
    StringRef head = text.take_front(open);
    if (size_t name = head.rfind(' '); depth == 0 && column + longest > maxLineWidth &&
                                       name != StringRef::npos && isDeclaration(text) &&
                                       start + head.size() - name + longest <= maxLineWidth) {
      result.resize(result.size() - (head.size() - name) - 1);
      newLine(start);
      put(text.slice(name + 1, open + 1));
      aligned = column;
    }
    // If a piece does not fit to the right of the bracket, all pieces start on the next line.
    bool hasTerms = pieces.size() == 1 && splitTerms(pieces.front()).size() > 1;
    if (column + longest > maxLineWidth && start + 4 + longest <= maxLineWidth && !hasTerms) {
      aligned = start + 4;
      newLine(aligned);
    }
    fill(pieces, aligned, trailingLast, depth);
    put(text.drop_front(close));
  }
  std::string take() { return std::move(result); }

private:
  /// Splits at the operators of lowest precedence.
  static llvm::SmallVector<StringRef, 8> splitTerms(StringRef text) {
    llvm::SmallVector<StringRef, 8> terms;
    for (StringRef op : {" ||", " &&", " =="})
      if (text.contains(op))
        if (terms = splitAfter(text, op); terms.size() > 1)
          return terms;
    return {text};
  }
  static bool isDeclaration(StringRef text) {
    return (text.ends_with(" {") || text.ends_with(");")) && !text.starts_with("return ") &&
           !text.contains(") = ");
  }
  /// Breaks `x = value` after the `=`, or `c ? a : b` before the `:`, if that is sufficient.
  bool breakAtOperator(StringRef text) {
    llvm::SmallVector<StringRef, 8> sides = splitAfter(text, " =");
    if (sides.size() == 2 && start + 4 + sides[1].size() <= maxLineWidth && !text.ends_with("{") &&
        !sides[1].starts_with("{")) {
      put(sides[0]);
      newLine(start + 4);
      put(sides[1]);
      return true;
    }
    size_t question = text.find(" ? "), colon = text.find(" : ", question);
    if (colon == StringRef::npos || start + colon > maxLineWidth || splitAfter(text, " ?").size() == 1)
      return false;
    put(text.take_front(colon));
    newLine(start + question + 1);
    put(text.drop_front(colon + 1));
    return true;
  }

  void put(StringRef text) {
    result += text;
    column += text.size();
  }
  void newLine(unsigned to) {
    result += '\n';
    result.append(to, ' ');
    column = to;
  }
  /// Writes as many pieces per line as fit.
  void fill(llvm::ArrayRef<StringRef> pieces, unsigned aligned, size_t trailingLast, unsigned depth) {
    for (size_t index = 0; index != pieces.size(); ++index) {
      size_t trailing = index + 1 == pieces.size() ? trailingLast : 0;
      if (index != 0) {
        if (column + 1 + pieces[index].size() + trailing <= maxLineWidth)
          put(" ");
        else
          newLine(aligned);
      }
      layOut(pieces[index], trailing, depth + 1);
    }
  }

  std::string result;
  unsigned column;
  unsigned start = column;
};

} // namespace

/// Breaks `class C : public A, public B {` into one base per line.
static std::string breakClassHead(StringRef text, unsigned indent) {
  size_t colon = text.find(" : ");
  if (splitAfter(text.drop_front(colon + 3), ",").size() == 1)
    return text.take_front(colon).str() + "\n" + std::string(indent + 4, ' ') +
           text.drop_front(colon + 1).str();
  std::string result = text.take_front(colon + 3).str();
  for (auto [index, base] : llvm::enumerate(splitAfter(text.drop_front(colon + 3), ","))) {
    if (index != 0)
      result += "\n" + std::string(indent + colon + 3, ' ');
    result += base;
  }
  return result;
}

std::string strata::breakLine(StringRef text, unsigned indent) {
  if (indent + text.size() <= maxLineWidth)
    return text.str();
  if ((text.starts_with("class ") || text.starts_with("struct ")) && text.contains(" : "))
    return breakClassHead(text, indent);
  if (size_t colon = text.find(") : "); colon != StringRef::npos && text.ends_with(" {}"))
    return breakLine(text.take_front(colon + 1), indent) + "\n" + std::string(indent + 4, ' ') +
           breakLine(text.drop_front(colon + 2), indent + 4);
  Breaker breaker(indent);
  breaker.layOut(text, 0);
  return breaker.take();
}
