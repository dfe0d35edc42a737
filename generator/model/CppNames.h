//===- CppNames.h - C++ identifiers from record names -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Tests and conversions of names between records and C++ identifiers.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_CPPNAMES_H
#define STRATA_GENERATOR_MODEL_CPPNAMES_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace mlir {

/// True if the text consists of letters, digits and `_` and does not start with a digit.
bool isIdentifier(llvm::StringRef text);
/// True if C++ reserves the identifier as a keyword: "class", "co_await" …
bool isCppKeyword(llvm::StringRef text);
/// True for identifiers separated by `::`, with an optional leading `::`. False for an empty text.
bool isQualifiedName(llvm::StringRef text);
/// Converts "some_name" to "SomeName", or to "someName" if `capitalize` is false.
std::string toCamelCase(llvm::StringRef text, bool capitalize = true);
/// Converts "SomeName" to "some_name".
std::string toSnakeCase(llvm::StringRef text);
/// Returns "::a::B" for "::a" and "B"; returns `name` if it is already qualified or `nameSpace` is empty.
std::string qualify(llvm::StringRef nameSpace, llvm::StringRef name);
/// Returns the last component of a qualified name.
llvm::StringRef unqualified(llvm::StringRef name);
/// True if the qualified names are equal or one is a suffix of the other: "ns::X" and "::a::ns::X".
bool namesSameEntity(llvm::StringRef a, llvm::StringRef b);

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_CPPNAMES_H
