//===- FormatLexer.cpp - Tokens of an assembly format ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/FormatLexer.h"
#include "generator/model/FormatKinds.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using llvm::StringRef;
using Kind = FormatToken::Kind;

STRATA_DIAGNOSTIC(FormatStrayCharacter, Error, "'{0}' cannot occur in an assembly format", StringRef);
STRATA_DIAGNOSTIC(FormatUnclosedLiteral, Error, "unexpected end of format in literal: expected '`'");
STRATA_DIAGNOSTIC(FormatUnclosedString, Error, "unexpected end of format in string: expected '\"'");
STRATA_DIAGNOSTIC(FormatUnnamedVariable, Error, "expected a variable name after '$'");

std::string FormatToken::spelling() const {
  switch (kind) {
  case Kind::Literal:
    return ("`" + text + "`").str();
  case Kind::Variable:
    return ("$" + text).str();
  case Kind::String:
    return ("\"" + text + "\"").str();
  case Kind::End:
    return "the end of the format";
  default:
    return ("'" + text + "'").str();
  }
}

static bool isWordStart(char c) { return llvm::isAlpha(c) || c == '_'; }
static bool isNameCharacter(char c) { return llvm::isAlnum(c) || c == '_'; }
static bool isWordCharacter(char c) { return isNameCharacter(c) || c == '-'; }

static Kind punctuationKind(char c) {
  switch (c) {
  case '(':
    return Kind::LParen;
  case ')':
    return Kind::RParen;
  case '<':
    return Kind::Less;
  case '>':
    return Kind::Greater;
  case ',':
    return Kind::Comma;
  case ':':
    return Kind::Colon;
  case '?':
    return Kind::Question;
  case '|':
    return Kind::Bar;
  case '^':
    return Kind::Caret;
  default:
    return Kind::End;
  }
}

FailureOr<std::vector<FormatToken>> mlir::lexFormat(const FormatText &format, DiagnosticEngine &diags) {
  StringRef text = format.text();
  std::vector<FormatToken> tokens;
  size_t at = 0;
  auto add = [&](Kind kind, size_t begin, size_t end, size_t next) {
    tokens.push_back({kind, text.slice(begin, end), format.at(at)});
    at = next;
  };
  while (at < text.size()) {
    char c = text[at];
    if (llvm::isSpace(c)) {
      ++at;
    } else if (c == '`' || c == '"') {
      size_t end = text.find(c, at + 1);
      while (c == '"' && end != StringRef::npos && text[end - 1] == '\\') // Skip escaped quotes.
        end = text.find(c, end + 1);
      if (end == StringRef::npos) {
        if (c == '`')
          return diags.emit(format.at(at), FormatUnclosedLiteral);
        return diags.emit(format.at(at), FormatUnclosedString);
      }
      add(c == '`' ? Kind::Literal : Kind::String, at + 1, end, end + 1);
    } else if (c == '$' || isWordStart(c)) {
      bool isVariable = c == '$';
      size_t end = at + 1;
      while (end < text.size() && (isVariable ? isNameCharacter(text[end]) : isWordCharacter(text[end])))
        ++end;
      if (isVariable && (end == at + 1 || !isWordStart(text[at + 1])))
        return diags.emit(format.at(at), FormatUnnamedVariable);
      add(isVariable ? Kind::Variable : Kind::Word, at + isVariable, end, end);
    } else if (Kind kind = punctuationKind(c); kind != Kind::End) {
      add(kind, at, at + 1, at + 1);
    } else {
      return diags.emit(format.at(at), FormatStrayCharacter, text.substr(at, 1));
    }
  }
  add(Kind::End, at, at, at);
  return tokens;
}
