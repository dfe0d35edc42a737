//===- CppNames.h - From records to C++ identifiers -------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Names: from records to C++ identifiers.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_CPPNAMES_H
#define STRATA_GENERATOR_MODEL_CPPNAMES_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace strata {

/// Letters, digits and `_`, not starting with a digit.
bool isIdentifier(llvm::StringRef text);
/// An identifier that C++ keeps for itself: "class", "co_await" …
bool isCppKeyword(llvm::StringRef text);
/// A name with `::` between identifiers, perhaps with `::` in front. Empty is no qualified name.
bool isQualifiedName(llvm::StringRef text);
/// "some_name" -> "SomeName"; with `capitalize` false "someName".
std::string toCamelCase(llvm::StringRef text, bool capitalize = true);
/// "SomeName" -> "some_name".
std::string toSnakeCase(llvm::StringRef text);
/// "::a::B" of "::a" and "B"; `name` alone when it is qualified already or `nameSpace` is empty.
std::string qualify(llvm::StringRef nameSpace, llvm::StringRef name);
/// The last part of a qualified name.
llvm::StringRef unqualified(llvm::StringRef name);
/// Whether two qualified names are the same, or one is the end of the other: "ns::X" and "::a::ns::X".
bool namesSameEntity(llvm::StringRef a, llvm::StringRef b);

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_CPPNAMES_H
