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

using namespace mlir;
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
      // clang-format may choose another layout of similar penalty for three levels of nested conditions, and
      // for `==` in a nested condition.
      exact &= ++termLevel < 3 && (termLevel < 2 || !terms.front().ends_with("=="));
      fill(terms, column, trailing, depth);
      --termLevel;
      return;
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
    bool hasTerms = pieces.size() == 1 && splitTerms(pieces.front()).size() > 1;
    unsigned aligned = column, dedented = start + 4;
    StringRef head = text.take_front(open);
    size_t name = depth == 0 && isDeclaration(text) ? head.rfind(' ') : StringRef::npos;
    if (name == StringRef::npos) {
      // If a piece does not fit to the right of the bracket, all pieces start on the next line.
      if (column + longest > maxLineWidth && dedented + longest <= maxLineWidth && !hasTerms) {
        newLine(aligned = dedented);
        exact &= termLevel == 0;
      }
    } else {
      // Of three layouts of a declaration, choose the one with the lowest penalty of clang-format (LLVM
      // style): pieces aligned with the bracket, the return type on a line of its own, pieces on the next
      // line.
      while (name + 1 != head.size() && (head[name + 1] == '&' || head[name + 1] == '*'))
        ++name;
      auto penalty = [&](unsigned at, unsigned ofLayout) -> unsigned {
        if (at + longest > maxLineWidth)
          return ~0u;
        unsigned breaks = countBreaks(pieces, at, trailingLast);
        return ofLayout + (breaks && ofLayout != dedentPenalty ? firstBreakPenalty : 0) +
               breaks * breakPenalty;
      };
      unsigned named = start + head.size() - name;
      unsigned inPlace = penalty(column, 0), ownLine = penalty(named, returnTypePenalty),
               nextLine = hasTerms ? ~0u : penalty(dedented, dedentPenalty);
      if (ownLine < inPlace && ownLine <= nextLine) {
        result.resize(result.size() - (head.size() - name));
        while (result.back() == ' ') {
          result.pop_back();
        }
        newLine(start);
        put(text.slice(name + 1, open + 1));
        aligned = column;
      } else if (nextLine < inPlace) {
        newLine(aligned = dedented);
      }
    }
    fill(pieces, aligned, trailingLast, depth);
    put(text.drop_front(close));
  }
  std::string take() { return std::move(result); }
  /// Returns false if clang-format may break the text differently.
  bool isExact() const { return exact; }

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
  /// Penalties of clang-format for the line breaks in a declaration. The first break inside of brackets adds
  /// firstBreakPenalty; the penalties of layouts include it where it applies.
  static constexpr unsigned breakPenalty = 41, firstBreakPenalty = 15, returnTypePenalty = 95,
                            dedentPenalty = 155;

  /// Returns the number of line breaks that fill() writes if each piece fits on one line.
  static unsigned countBreaks(llvm::ArrayRef<StringRef> pieces, unsigned aligned, size_t trailingLast) {
    unsigned breaks = 0;
    size_t at = aligned;
    for (size_t index = 0; index != pieces.size(); ++index) {
      size_t size = pieces[index].size(), trailing = index + 1 == pieces.size() ? trailingLast : 0;
      if (index != 0 && at + 1 + size + trailing > maxLineWidth) {
        ++breaks;
        at = aligned + size;
      } else {
        at += size + (index != 0);
      }
    }
    return breaks;
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
  unsigned termLevel = 0; ///< Number of enclosing conditions that are broken at operators.
  bool exact = true;
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

std::string mlir::breakLine(StringRef text, unsigned indent, bool *isExact) {
  if (indent + text.size() <= maxLineWidth)
    return text.str();
  if ((text.starts_with("class ") || text.starts_with("struct ")) && text.contains(" : "))
    return breakClassHead(text, indent);
  if (size_t colon = text.find(") : "); colon != StringRef::npos && text.ends_with(" {}"))
    return breakLine(text.take_front(colon + 1), indent) + "\n" + std::string(indent + 4, ' ') +
           breakLine(text.drop_front(colon + 2), indent + 4);
  Breaker breaker(indent);
  breaker.layOut(text, 0);
  if (isExact)
    *isExact = breaker.isExact();
  return breaker.take();
}
