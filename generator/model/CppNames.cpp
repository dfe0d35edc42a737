//===- CppNames.cpp - C++ identifiers from record names -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/CppNames.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using llvm::StringRef;

bool mlir::isIdentifier(StringRef text) {
  return !text.empty() && !llvm::isDigit(text.front()) &&
         llvm::all_of(text, [](char c) { return llvm::isAlnum(c) || c == '_'; });
}

bool mlir::isCppKeyword(StringRef text) {
  static constexpr llvm::StringLiteral keywords[] = {
      "alignas",     "alignof",  "and",        "and_eq",    "asm",       "auto",         "bitand",
      "bitor",       "bool",     "break",      "case",      "catch",     "char",         "char16_t",
      "char32_t",    "char8_t",  "class",      "co_await",  "co_return", "co_yield",     "compl",
      "concept",     "const",    "const_cast", "consteval", "constexpr", "constinit",    "continue",
      "decltype",    "default",  "delete",     "do",        "double",    "dynamic_cast", "else",
      "enum",        "explicit", "export",     "extern",    "false",     "float",        "for",
      "friend",      "goto",     "if",         "inline",    "int",       "long",         "mutable",
      "namespace",   "new",      "noexcept",   "not",       "not_eq",    "nullptr",      "operator",
      "or",          "or_eq",    "private",    "protected", "public",    "register",     "reinterpret_cast",
      "requires",    "return",   "short",      "signed",    "sizeof",    "static",       "static_assert",
      "static_cast", "struct",   "switch",     "template",  "this",      "thread_local", "throw",
      "true",        "try",      "typedef",    "typeid",    "typename",  "union",        "unsigned",
      "using",       "virtual",  "void",       "volatile",  "wchar_t",   "while",        "xor",
      "xor_eq"};
  return llvm::is_contained(keywords, text);
}

bool mlir::isQualifiedName(StringRef text) {
  text.consume_front("::");
  while (true) {
    auto [head, tail] = text.split("::");
    if (!isIdentifier(head))
      return false;
    if (head.size() == text.size())
      return true;
    text = tail;
  }
}

std::string mlir::toCamelCase(StringRef text, bool capitalize) {
  return llvm::convertToCamelFromSnakeCase(text, capitalize);
}

std::string mlir::toSnakeCase(StringRef text) { return llvm::convertToSnakeFromCamelCase(text); }

std::string mlir::qualify(StringRef nameSpace, StringRef name) {
  if (nameSpace.empty() || name.contains("::"))
    return name.str();
  std::string result = nameSpace.starts_with("::") ? "" : "::";
  return result + nameSpace.str() + "::" + name.str();
}

StringRef mlir::unqualified(StringRef name) {
  size_t at = name.rfind("::");
  return at == StringRef::npos ? name : name.substr(at + 2);
}

bool mlir::namesSameEntity(StringRef a, StringRef b) {
  a.consume_front("::");
  b.consume_front("::");
  if (a.size() < b.size())
    std::swap(a, b);
  return a == b || (a.consume_back(b) && a.ends_with("::"));
}
