//===- FormatElement.h - Element of an assembly format ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A node of the tree that an assembly format is parsed into: a literal, variable, directive or group.
// FormatParser builds the tree, FormatModel resolves its names and checks it, generator/lower lowers it. A
// value type that owns its children.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_FORMATELEMENT_H
#define STRATA_GENERATOR_MODEL_FORMATELEMENT_H

#include "generator/model/MemberRef.h"
#include "llvm/Support/SMLoc.h"
#include <string>
#include <vector>

namespace mlir {

struct FormatElement {
  enum class Kind : uint8_t {
    Literal,         ///< A keyword or punctuation: `text`.
    Whitespace,      ///< Whitespace in printed text. `text` is "", " " or "\n".
    Variable,        ///< `$text`: a member of an op, or a parameter of a type or attribute.
    Type,            ///< `type(x)`; x is children[0]: Variable, AllOperands or AllResults.
    AllOperands,     ///< The directive `operands`.
    AllResults,      ///< The directive `results`; only as a child of Type and FunctionalType.
    AllRegions,      ///< The directive `regions`.
    AllSuccessors,   ///< The directive `successors`.
    AttrDict,        ///< The directive `attr-dict`.
    AttrDictKeyword, ///< The directive `attr-dict-with-keyword`.
    PropDict,        ///< The directive `prop-dict`.
    FunctionalType,  ///< `functional-type(x, y)`; x, y are the children: Variable, AllOperands or AllResults.
    Custom,          ///< The directive `custom<text>(…)`; the children are the arguments.
    Code,            ///< A C++ string, an argument of Custom: `text`.
    Optional,        ///< An optional group of `children`, with the else group `elseChildren`.
    Oilist,          ///< The directive `oilist`; each child is a Clause.
    Clause,          ///< A clause of an oilist: the literal `text`, then the children.
    Parameters,      ///< The directive `params`.
    Struct,          ///< The directive `struct`; the children are Variable, Custom, or one Parameters.
  };

  Kind kind = Kind::Literal;
  llvm::SMLoc loc;
  std::string text;
  /// True if the element is wrapped in `qualified(…)` or `ref(…)`.
  bool isQualified = false, isRef = false;
  /// For a Variable of an op: the member it names.
  MemberRef member{MemberRef::Kind::Operand, 0};
  /// For a Variable of a type or attribute: the index of the parameter.
  unsigned parameter = 0;
  std::vector<FormatElement> children, elseChildren;
  /// For Optional: the index of the anchor in `children` or, if `anchorInElse`, in `elseChildren`.
  unsigned anchor = 0;
  bool anchorInElse = false;

  bool is(Kind other) const { return kind == other; }
  bool isVariable(MemberRef::Kind of) const { return kind == Kind::Variable && member.kind == of; }
  /// For Optional: the element whose presence selects the first half of the group.
  const FormatElement &anchorElement() const { return (anchorInElse ? elseChildren : children)[anchor]; }
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_FORMATELEMENT_H
