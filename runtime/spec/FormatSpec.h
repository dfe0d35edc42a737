//===- FormatSpec.h - A compiled assembly format --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An `assemblyFormat` is compiled to a short program that one interpreter runs to parse and another to
// print. Instructions are 8 bytes; jumps are forward and absolute. generator/lower makes the program,
// runtime/asm runs it (FormatParser.cpp, OperationPrinter.cpp), docs/format-program.md explains it. Plain
// data.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SPEC_FORMATSPEC_H
#define STRATA_RUNTIME_SPEC_FORMATSPEC_H

#include "runtime/spec/Hook.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/LogicalResult.h"

namespace llvm {
template <typename T>
class SmallVectorImpl;
} // namespace llvm

namespace strata {

using llvm::LogicalResult;
using llvm::ParseResult;

class FormatParseState;
class FormatPrintState;
class MLIRContext;
class Type;

/// What an instruction does. `index` and `target` are fields of FormatInst.
enum class FormatOp : uint8_t {
  Literal,         ///< strings[index]: a keyword or punctuation.
  NewLine,         ///< Printing only: a line break with the indentation of the op.
  Space,           ///< Printing only: one space, whatever stands around it.
  Operand,         ///< Operand group `index`: its SSA names.
  OperandType,     ///< The type (or types) of operand group `index`.
  ResultType,      ///< The type (or types) of result group `index`.
  Attribute,       ///< Attribute slot `index`, as its constraint's AttrForm says.
  AttrDict,        ///< The attributes that no other instruction binds; `attr-dict`.
  AttrDictKeyword, ///< The same behind `attributes`; nothing when empty.
  PropDict,        ///< `<{…}>`: the inherent attributes that no other instruction binds.
  Region,          ///< Region group `index`.
  Successor,       ///< Successor group `index`.
  AllOperands,     ///< `operands`
  AllOperandTypes, ///< `type(operands)`
  AllResultTypes,  ///< `type(results)`
  AllRegions,      ///< `regions`
  AllSuccessors,   ///< `successors`
  FunctionalType,  ///< `(ins) -> outs`; index: operand group or AllGroups; target: result group or AllGroups.
  OptionalBegin,   ///< A group. index: the anchor's entry in `anchors`; target: its OptionalElse or
                   ///< OptionalEnd.
  OptionalElse,    ///< The end of the first half; target: the group's OptionalEnd.
  OptionalEnd,
  OilistBegin,  ///< target: its OilistEnd. Then, for each clause, OilistClause and its body.
  OilistClause, ///< strings[index] is the clause's keyword; target: the next OilistClause or the OilistEnd.
  OilistEnd,
  Custom,           ///< customs[index]
  OperandLists,     ///< Operand group `index`, `(%a, %b), (%c)`: slot `target` has the sizes of the lists.
  OperandTypeLists, ///< The types of operand group `index`, in the same lists.
  // Formats of types and attributes.
  Parameter,     ///< Parameter `index`.
  AllParameters, ///< `params`
  StructBegin,   ///< `struct(…)`: `key = value` in any order. target: its StructEnd.
  StructField,   ///< Parameter `index` behind its name. target: the next StructField or the StructEnd.
  StructEnd,
};

/// FunctionalType: all operands, or all results.
inline constexpr uint16_t formatAllGroups = 0xffff;

namespace FormatFlag {
/// Printing: a space goes before this.
inline constexpr uint8_t SpaceBefore = 1;
/// Types and attributes: keep the dialect and mnemonic (`qualified(…)`).
inline constexpr uint8_t Qualified = 2;
/// Attribute: it is a unit attribute whose presence is said by the group around it; nothing is read or
/// written.
inline constexpr uint8_t PresenceOnly = 4;
/// Attribute: it may be absent from the text (an optional attribute that stands outside of any group).
inline constexpr uint8_t Optional = 8;
/// Parameter, AllParameters: first of a group, so that absence is found by looking at the next token.
inline constexpr uint8_t FirstOfGroup = 16;
/// OptionalBegin: the anchor is in the second half; the first half is printed when the anchor is absent.
inline constexpr uint8_t Inverted = 32;
} // namespace FormatFlag

struct FormatInst {
  FormatOp op;
  uint8_t flags = 0;
  uint16_t index = 0;
  uint32_t target = 0;
};
static_assert(sizeof(FormatInst) == 8);

/// What decides, when printing, whether an optional group is there.
enum class AnchorKind : uint8_t {
  Attribute,
  Operand,
  ResultType,
  OperandType,
  Region,
  Parameter,
  AllParameters,
  Custom
};
struct FormatAnchor {
  AnchorKind kind;
  uint16_t index;
};

/// Where the type of an operand or result group comes from while parsing.
enum class TypeSourceKind : uint8_t {
  Parsed,         ///< An instruction of the program reads it.
  Buildable,      ///< The constraint builds it.
  SameAs,         ///< The first type of another group, or an attribute's type.
  Transform,      ///< `transform` of that.
  Inferred,       ///< Results only: the op's type inference, run last.
  TransformRange, ///< `transformRange` of the types of another group gives all types of this one.
};
enum class TypeSourceOf : uint8_t { Operand, Result, Attribute };
struct TypeSource {
  TypeSourceKind kind = TypeSourceKind::Parsed;
  TypeSourceOf of = TypeSourceOf::Operand;
  uint16_t index = 0; ///< Group or attribute slot that `of` speaks of.
  Hook<Type(Type)> transform = {};
  Hook<void(llvm::ArrayRef<Type>, llvm::SmallVectorImpl<Type> &)> transformRange = {};
};

/// A `custom<Name>(…)` directive. The hooks unpack its arguments and call parseName / printName.
struct CustomDirectiveSpec {
  llvm::StringRef name;
  Hook<ParseResult(FormatParseState &)> parse = {};
  Hook<void(FormatPrintState &)> print = {};
  /// Whether there is something to print, when the directive anchors a group and has an optional argument.
  Hook<bool(FormatPrintState &)> isPresent = {};
};

struct FormatSpec {
  llvm::ArrayRef<FormatInst> code;
  llvm::ArrayRef<llvm::StringRef> strings = {};
  llvm::ArrayRef<FormatAnchor> anchors = {};
  llvm::ArrayRef<CustomDirectiveSpec> customs = {};
  llvm::ArrayRef<TypeSource> operandTypes = {}; ///< One for each operand group.
  llvm::ArrayRef<TypeSource> resultTypes = {};  ///< One for each result group.
  /// Attribute slots that the program binds: bit i of boundAttributes[i / 64]. AttrDict leaves them out.
  llvm::ArrayRef<uint64_t> boundAttributes = {};
  SpecLoc loc = {};
};

} // namespace strata

#endif // STRATA_RUNTIME_SPEC_FORMATSPEC_H
