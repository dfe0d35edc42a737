//===- FormatElement.h - A piece of an assembly format ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A node of the tree that an assembly format is read into: a literal, a variable, a directive, a group.
// FormatParser makes the tree, FormatModel resolves its names and checks it, generator/lower walks it.
// A value type; owns its children and borrows the text of the format.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_FORMATELEMENT_H
#define STRATA_GENERATOR_MODEL_FORMATELEMENT_H

#include "generator/model/TypeRelationModel.h"
#include "llvm/Support/SMLoc.h"

namespace strata {

struct FormatElement {
  enum class Kind : uint8_t {
    Literal,         ///< text: a keyword or punctuation.
    Whitespace,      ///< text: "", " " or "\n".
    Variable,        ///< text: the name without `$`; member (ops) or parameter (types, attributes).
    Type,            ///< children[0]: Variable, AllOperands or AllResults.
    AllOperands,     ///< `operands`
    AllResults,      ///< `results`, only below Type and FunctionalType.
    AllRegions,      ///< `regions`
    AllSuccessors,   ///< `successors`
    AttrDict,        ///< `attr-dict`
    AttrDictKeyword, ///< `attr-dict-with-keyword`
    PropDict,        ///< `prop-dict`
    FunctionalType,  ///< children: inputs, results (each Variable, AllOperands or AllResults).
    Custom,          ///< text: the name; children: the arguments.
    Code,            ///< text: C++ in quotes, an argument of Custom.
    Optional,        ///< children, elseChildren; anchor, anchorInElse.
    Oilist,          ///< children: Clause.
    Clause,          ///< text: the literal that starts it; children: what follows.
    Parameters,      ///< `params`
    Struct,          ///< children: Variable, Custom, or one Parameters.
  };

  Kind kind = Kind::Literal;
  llvm::SMLoc loc;
  std::string text;
  /// Around it in the text: `qualified(…)`, `ref(…)`.
  bool isQualified = false, isRef = false;
  /// Variable of an op.
  MemberRef member{MemberRef::Kind::Operand, 0};
  /// Variable of a type or attribute.
  unsigned parameter = 0;
  std::vector<FormatElement> children, elseChildren;
  /// Optional: the index of the anchor in its half.
  unsigned anchor = 0;
  bool anchorInElse = false;

  bool is(Kind other) const { return kind == other; }
  bool isVariable(MemberRef::Kind of) const { return kind == Kind::Variable && member.kind == of; }
  /// Optional: the element that decides.
  const FormatElement &anchorElement() const { return (anchorInElse ? elseChildren : children)[anchor]; }
};

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_FORMATELEMENT_H
