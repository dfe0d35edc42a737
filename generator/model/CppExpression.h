//===- CppExpression.h - C++ in records, where it is simple -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The C++ that stands in a record, as a small tree where it is simple enough: what predicates, builder
// calls, transformers, default values and native calls consist of. Text that does not parse stays what it
// is: opaque. Nothing is evaluated here; the loader does that, the emitter writes the text.
//
// Understood: literals, $placeholders, (qualified) names with template arguments, calls, member access by
// `.` and `->`, subscripts, unary ! - ~ * &, binary arithmetic, comparison and logic, ?:, parentheses,
// `T{…}`, braced lists, C-style casts to a qualified name, and lambdas whose body is one return.
//
// A value type; owns its text. Used by one thread at a time. Errors in brackets are in `error()`; they make
// the expression opaque.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_CPPEXPRESSION_H
#define STRATA_GENERATOR_MODEL_CPPEXPRESSION_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <vector>

namespace strata {

/// A node of the tree. Children are owned.
struct CppNode {
  enum class Kind : uint8_t {
    Integer,     ///< text: "42", "0x10", "4u"
    Float,       ///< text: "1.5", "2.0f"
    String,      ///< text: the contents, escapes resolved
    Character,   ///< text: the character
    Bool,        ///< text: "true" or "false"
    Null,        ///< nullptr, std::nullopt
    Placeholder, ///< text: "$_self", "$0", "$lhs"
    Name,        ///< text: "::llvm::isa"; templateArgs
    Member,      ///< children[0].text or children[0]->text; templateArgs; isArrow
    Call,        ///< children[0](children[1…])
    Subscript,   ///< children[0][children[1]]
    Construct,   ///< text{children…}; text "" for a braced list; templateArgs
    Cast,        ///< (text)children[0]
    Unary,       ///< text: the operator; children[0]
    Binary,      ///< text: the operator; children[0], children[1]
    Conditional, ///< children[0] ? children[1] : children[2]
    Lambda,      ///< params: the names; children[0]: the returned expression
  };
  Kind kind;
  std::string text;
  std::vector<std::string> templateArgs; ///< Types and values, spelled without surrounding space.
  std::vector<std::string> params;
  bool isArrow = false;
  std::vector<CppNode> children;
};

class CppExpression {
public:
  CppExpression() = default;
  /// Never fails: see isOpaque() and error().
  static CppExpression parse(llvm::StringRef text);

  llvm::StringRef text() const { return source; }
  bool empty() const { return source.empty(); }
  /// Not one of the understood forms; root() may not be asked for.
  bool isOpaque() const { return !parsed(); }
  const CppNode &root() const { return *parsed(); }
  /// "unbalanced '('" and the like, or empty. \ref errorOffset is where in text().
  llvm::StringRef error() const { return problem; }
  size_t errorOffset() const { return problemOffset; }
  /// The text is `true` (or `false`), whatever the parentheses.
  bool isLiteral(llvm::StringRef word) const;

  /// Every $name in the text in order of appearance, also of an opaque one; without repetition.
  std::vector<llvm::StringRef> placeholders() const;
  /// The text with each `$name` replaced for which `replace`, given the name without `$`, returns something.
  std::string substitute(llvm::function_ref<std::optional<std::string>(llvm::StringRef name)> replace) const;

private:
  const std::optional<CppNode> &parsed() const;

  std::string source;
  mutable std::optional<CppNode>
      tree; ///< Made when it is first asked for: most expressions are only written out.
  mutable bool isParsed = true;
  std::string problem;
  size_t problemOffset = 0;
};

/// Every `$name` in any C++ text, in order of appearance, without repetition.
std::vector<llvm::StringRef> findCppPlaceholders(llvm::StringRef text);

/// Whether brackets, strings and comments in the text are closed in order. Returns "" or what is wrong.
std::string checkCppBrackets(llvm::StringRef text, size_t *offset = nullptr);

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_CPPEXPRESSION_H
