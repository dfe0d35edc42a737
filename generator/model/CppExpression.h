//===- CppExpression.h - Simple C++ expressions in records ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A C++ expression from a record, parsed into a small tree if it is simple enough. Predicates, builder calls,
// transformers, default values and native calls consist of such expressions. An expression that does not
// parse is opaque: only its text is available. This class evaluates nothing; generator/load evaluates the
// tree, and generator/emit writes the text.
//
// Supported forms: literals, $placeholders, (qualified) names with template arguments, calls, member access
// by `.` and `->`, subscripts, unary ! - ~ * &, binary arithmetic, comparison and logic, ?:, parentheses,
// `T{…}`, braced lists, C-style casts to a qualified name, and lambdas whose body is one return statement.
//
// A value type that owns its text. The tree is built on first use, so one thread at a time may use an object.
// Unbalanced brackets are reported by error() and make the expression opaque.
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

namespace mlir {

/// A node of the expression tree. Owns its children.
struct CppNode {
  enum class Kind : uint8_t {
    Integer,     ///< An integer literal. text: "42", "0x10" or "4u".
    Float,       ///< A floating-point literal. text: "1.5" or "2.0f".
    String,      ///< A string literal. text: the contents, with escapes resolved.
    Character,   ///< A character literal. text: the character.
    Bool,        ///< A boolean literal. text: "true" or "false".
    Null,        ///< nullptr or std::nullopt.
    Placeholder, ///< A placeholder. text: "$_self", "$0" or "$lhs".
    Name,        ///< A name (text: "::llvm::isa") with template arguments (templateArgs).
    Member,      ///< The member access `x.text`, or `x->text` if isArrow is set; x is children[0].
    Call,        ///< A call of children[0]; the other children are the arguments.
    Subscript,   ///< The subscript expression `children[0][children[1]]`.
    Construct,   ///< The expression `text{children…}`; a braced list if `text` is empty.
    Cast,        ///< The C-style cast `(text)children[0]`.
    Unary,       ///< The unary operator `text`, applied to children[0].
    Binary,      ///< The binary operator `text`, applied to children[0] and children[1].
    Conditional, ///< The expression `children[0] ? children[1] : children[2]`.
    Lambda,      ///< A lambda with the parameter names `params` that returns children[0].
  };
  Kind kind;
  std::string text;
  std::vector<std::string> templateArgs; ///< Types and values, without surrounding white space.
  std::vector<std::string> params;
  bool isArrow = false;
  std::vector<CppNode> children;
};

class CppExpression {
public:
  CppExpression() = default;
  /// Parses `text`. Never fails: check isOpaque() and error() on the result.
  static CppExpression parse(llvm::StringRef text);

  llvm::StringRef text() const { return source; }
  bool empty() const { return source.empty(); }
  /// True if the expression is not of a supported form.
  bool isOpaque() const { return !parsed(); }
  /// The root of the tree. \pre !isOpaque()
  const CppNode &root() const { return *parsed(); }
  /// The bracket error ("unbalanced '('"), or empty. \ref errorOffset is its offset in text().
  llvm::StringRef error() const { return problem; }
  size_t errorOffset() const { return problemOffset; }
  /// True if the expression is the literal `word` ("true" or "false"), possibly in parentheses.
  bool isLiteral(llvm::StringRef word) const;

  /// Returns every distinct `$name` of the text in order of first appearance; also for opaque expressions.
  std::vector<llvm::StringRef> placeholders() const;
  /// Returns the text in which each `$name` is replaced by the result of `replace(name)`; a placeholder for
  /// which `replace` returns nullopt stays unchanged.
  std::string substitute(llvm::function_ref<std::optional<std::string>(llvm::StringRef name)> replace) const;

private:
  const std::optional<CppNode> &parsed() const;

  std::string source;
  mutable std::optional<CppNode> tree; ///< Built on first use: most expressions are only printed.
  mutable bool isParsed = true;
  std::string problem;
  size_t problemOffset = 0;
};

/// Returns every distinct `$name` of any C++ text in order of first appearance.
std::vector<llvm::StringRef> findCppPlaceholders(llvm::StringRef text);

/// Checks that brackets, strings and comments of a C++ text are closed in order. Returns "" or an error
/// message, and stores the offset of the error in `*offset`.
std::string checkCppBrackets(llvm::StringRef text, size_t *offset = nullptr);

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_CPPEXPRESSION_H
