//===- LineBreaker.cpp - Long lines of C++ in several ---------------------===//
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

/// Brackets in brackets are broken only so deep: each level reads the text once more.
constexpr unsigned maxDepth = 32;

/// Brackets and strings, one character after the other.
class Nesting {
public:
  /// Takes the character at `at` into account; returns how deep it is, an opening or closing bracket as deep
  /// as what is around it.
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
  /// Whether step() would do nothing but say how deep it is.
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

/// The pieces between separators that no bracket encloses; each but the last keeps its separator.
llvm::SmallVector<StringRef, 8> splitBehind(StringRef text, StringRef separator) {
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

/// The longest pair of round or curly brackets that no other encloses, as positions of the two; npos if there
/// is none.
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

  /// Writes `text`; `behind` characters follow it on its last line.
  void layOut(StringRef text, size_t behind, unsigned depth = 0) {
    if (column + text.size() + behind <= maxLineWidth || depth == maxDepth)
      return put(text);
    StringRef keyword = text.starts_with("return ") ? text.take_front(7) : StringRef();
    llvm::SmallVector<StringRef, 8> terms = splitTerms(text.drop_front(keyword.size()));
    if (terms.size() > 1) {
      put(keyword);
      return fill(terms, column, behind, depth);
    }
    if (depth == 0 && breakAtOperator(text))
      return;
    auto [open, close] = findBrackets(text);
    if (open == StringRef::npos || open + 1 == close)
      return put(text);
    put(text.take_front(open + 1));
    llvm::SmallVector<StringRef, 8> pieces = splitBehind(text.slice(open + 1, close), ",");
    size_t behindLast = text.size() - close + behind, longest = 0;
    for (StringRef piece : pieces)
      longest = std::max(longest, piece.size() + (piece.end() == pieces.back().end() ? behindLast : 0));
    unsigned aligned = column;
    // The return type on a line of its own, if that helps.
    StringRef head = text.take_front(open);
    if (size_t name = head.rfind(' '); depth == 0 && column + longest > maxLineWidth &&
                                       name != StringRef::npos && isDeclaration(text) &&
                                       start + head.size() - name + longest <= maxLineWidth) {
      result.resize(result.size() - (head.size() - name) - 1);
      newLine(start);
      put(text.slice(name + 1, open + 1));
      aligned = column;
    }
    // Where a piece is too long for the column behind the bracket, all go to the next line.
    bool hasTerms = pieces.size() == 1 && splitTerms(pieces.front()).size() > 1;
    if (column + longest > maxLineWidth && start + 4 + longest <= maxLineWidth && !hasTerms) {
      aligned = start + 4;
      newLine(aligned);
    }
    fill(pieces, aligned, behindLast, depth);
    put(text.drop_front(close));
  }
  std::string take() { return std::move(result); }

private:
  /// At the operators that bind least.
  static llvm::SmallVector<StringRef, 8> splitTerms(StringRef text) {
    llvm::SmallVector<StringRef, 8> terms;
    for (StringRef op : {" ||", " &&", " =="})
      if (text.contains(op))
        if (terms = splitBehind(text, op); terms.size() > 1)
          return terms;
    return {text};
  }
  static bool isDeclaration(StringRef text) {
    return (text.ends_with(" {") || text.ends_with(");")) && !text.starts_with("return ") &&
           !text.contains(") = ");
  }
  /// `x = value` behind the `=`, `c ? a : b` in front of the `:`, where that is enough.
  bool breakAtOperator(StringRef text) {
    llvm::SmallVector<StringRef, 8> sides = splitBehind(text, " =");
    if (sides.size() == 2 && start + 4 + sides[1].size() <= maxLineWidth && !text.ends_with("{") &&
        !sides[1].starts_with("{")) {
      put(sides[0]);
      newLine(start + 4);
      put(sides[1]);
      return true;
    }
    size_t question = text.find(" ? "), colon = text.find(" : ", question);
    if (colon == StringRef::npos || start + colon > maxLineWidth || splitBehind(text, " ?").size() == 1)
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
  /// As many pieces a line as there is room for.
  void fill(llvm::ArrayRef<StringRef> pieces, unsigned aligned, size_t behindLast, unsigned depth) {
    for (size_t index = 0; index != pieces.size(); ++index) {
      size_t behind = index + 1 == pieces.size() ? behindLast : 0;
      if (index != 0) {
        if (column + 1 + pieces[index].size() + behind <= maxLineWidth)
          put(" ");
        else
          newLine(aligned);
      }
      layOut(pieces[index], behind, depth + 1);
    }
  }

  std::string result;
  unsigned column;
  unsigned start = column;
};

} // namespace

/// `class C : public A, public B {`: a base a line.
static std::string breakClassHead(StringRef text, unsigned indent) {
  size_t colon = text.find(" : ");
  if (splitBehind(text.drop_front(colon + 3), ",").size() == 1)
    return text.take_front(colon).str() + "\n" + std::string(indent + 4, ' ') +
           text.drop_front(colon + 1).str();
  std::string result = text.take_front(colon + 3).str();
  for (auto [index, base] : llvm::enumerate(splitBehind(text.drop_front(colon + 3), ","))) {
    if (index != 0)
      result += "\n" + std::string(indent + colon + 3, ' ');
    result += base;
  }
  return result;
}

std::string strata::breakLine(StringRef text, unsigned indent) {
  if (indent + text.size() <= maxLineWidth)
    return text.str();
  StringRef declared = text.starts_with("template <") ? text.drop_front(text.find("> ") + 2) : text;
  if ((declared.starts_with("class ") || declared.starts_with("struct ")) && text.contains(" : "))
    return breakClassHead(text, indent);
  if (size_t colon = text.find(") : "); colon != StringRef::npos && text.ends_with(" {}"))
    return breakLine(text.take_front(colon + 1), indent) + "\n" + std::string(indent + 4, ' ') +
           breakLine(text.drop_front(colon + 2), indent + 4);
  Breaker breaker(indent);
  breaker.layOut(text, 0);
  return breaker.take();
}
