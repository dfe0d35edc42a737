//===- FormatSpec.h - A compiled assembly format --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The descriptor of an assembly format. The generator compiles an `assemblyFormat` to a short program
// (generator/lower), which one interpreter of runtime/asm runs to parse (FormatProgramParser,
// DefFormatParser) and another to print (FormatProgramPrinter, DefFormatPrinter). Instructions have 8 bytes;
// jumps go forward to absolute targets. See docs/format-program.md. Plain data; for ownership and threads see
// OpSpec.h.
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

namespace mlir {

using llvm::LogicalResult;
using llvm::ParseResult;

class FormatParseState;
class FormatPrintState;
class MLIRContext;
class Type;

/// The operation codes of a format program. `index` and `target` are fields of FormatInst.
enum class FormatOp : uint8_t {
  Literal,         ///< strings[index]: a keyword or punctuation.
  NewLine,         ///< Printing only: a line break and the indentation of the op.
  Space,           ///< Printing only: exactly one space.
  Operand,         ///< The SSA names of operand group `index`.
  OperandType,     ///< The types of operand group `index`.
  ResultType,      ///< The types of result group `index`.
  Attribute,       ///< The attribute in slot `index`, in the AttrForm of its constraint.
  AttrDict,        ///< `attr-dict`: the attributes without an instruction of their own.
  AttrDictKeyword, ///< `attr-dict-with-keyword`: the keyword `attributes` and the attributes without
                   ///< an instruction of their own.
  PropDict,        ///< `prop-dict`, `<{...}>`: the inherent attributes without an instruction of their own.
  Region,          ///< The regions of group `index`.
  Successor,       ///< The successors of group `index`.
  AllOperands,     ///< `operands`
  AllOperandTypes, ///< `type(operands)`
  AllResultTypes,  ///< `type(results)`
  AllRegions,      ///< `regions`
  AllSuccessors,   ///< `successors`
  FunctionalType, ///< `(ins) -> outs`. index: operand group or formatAllGroups; target: likewise for results.
  OptionalBegin,  ///< Starts an optional group. index: that of its anchor in `anchors`; target: the
                  ///< OptionalElse or OptionalEnd of the group.
  OptionalElse,   ///< Ends the first half of an optional group. target: the OptionalEnd of the group.
  OptionalEnd,
  OilistBegin,  ///< Starts an oilist. target: its OilistEnd. Each clause is an OilistClause and its body.
  OilistClause, ///< strings[index]: the keyword of the clause; target: the next OilistClause or the
                ///< OilistEnd.
  OilistEnd,
  Custom,           ///< The directive customs[index].
  OperandLists,     ///< Operand group `index` as lists, `(%a, %b), (%c)`; slot `target` holds their sizes.
  OperandTypeLists, ///< The types of operand group `index` as lists, `(i32, i32), (f32)`.
  // Instructions of the formats of types and attributes.
  Parameter,     ///< Parameter `index`.
  AllParameters, ///< `params`: all parameters.
  StructBegin,   ///< `struct(...)`: `key = value` pairs in any order. target: its StructEnd.
  StructField,   ///< The key and value of parameter `index`. target: the next StructField or the StructEnd.
  StructEnd,
};

/// The index or target of a FunctionalType that stands for all operands or all results.
inline constexpr uint16_t formatAllGroups = 0xffff;

/// The bits of FormatInst::flags.
namespace FormatFlag {
/// For printing: a space precedes the element.
inline constexpr uint8_t SpaceBefore = 1;
/// For types and attributes: the dialect and the mnemonic are kept (`qualified(...)`).
inline constexpr uint8_t Qualified = 2;
/// For Attribute: a unit attribute that is present if its optional group is present; the instruction parses
/// and prints nothing.
inline constexpr uint8_t PresenceOnly = 4;
/// For Attribute: an optional attribute outside of any optional group, which the textual form may omit.
inline constexpr uint8_t Optional = 8;
/// For Attribute, Parameter and AllParameters: the first element of an optional group. The next token
/// determines whether the element is present.
inline constexpr uint8_t FirstOfGroup = 16;
/// For OptionalBegin: the anchor is in the second half of the group; the first half is printed if the anchor
/// is absent.
inline constexpr uint8_t Inverted = 32;
} // namespace FormatFlag

/// One instruction of a format program.
struct FormatInst {
  FormatOp op;
  uint8_t flags = 0;
  uint16_t index = 0;
  uint32_t target = 0;
};
static_assert(sizeof(FormatInst) == 8);

/// The kind of element whose presence decides whether the printer prints an optional group.
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
/// The anchor of an optional group: the index of an operand group, attribute slot, parameter or directive.
struct FormatAnchor {
  AnchorKind kind;
  uint16_t index;
};

/// How the parser finds the types of an operand or result group.
enum class TypeSourceKind : uint8_t {
  Parsed,         ///< An instruction of the format program parses the types.
  Buildable,      ///< The type constraint builds the only valid type.
  SameAs,         ///< The type of the first value of another group, or of an attribute.
  Transform,      ///< `transform` maps the type that SameAs would give to the type of this group.
  Inferred,       ///< For results only: the type inference of the op, which runs last.
  TransformRange, ///< `transformRange` maps the types of another group to all types of this group.
};
/// The table of the op descriptor into which TypeSource::index is an index.
enum class TypeSourceOf : uint8_t { Operand, Result, Attribute };
/// The source of the types of one operand or result group.
struct TypeSource {
  TypeSourceKind kind = TypeSourceKind::Parsed;
  TypeSourceOf of = TypeSourceOf::Operand;
  uint16_t index = 0; ///< The index of the operand group, result group or attribute slot.
  Hook<Type(Type)> transform = {};
  Hook<void(llvm::ArrayRef<Type>, llvm::SmallVectorImpl<Type> &)> transformRange = {};
};

/// A `custom<Name>(...)` directive. The hooks unpack its arguments and call the author's functions
/// `parseName` and `printName`.
struct CustomDirectiveSpec {
  llvm::StringRef name;
  Hook<ParseResult(FormatParseState &)> parse = {};
  Hook<void(FormatPrintState &)> print = {};
  /// Returns true if the directive has something to print. Set only if the directive anchors an optional
  /// group and has an optional argument.
  Hook<bool(FormatPrintState &)> isPresent = {};
};

/// A format program and its tables.
struct FormatSpec {
  llvm::ArrayRef<FormatInst> code;
  llvm::ArrayRef<llvm::StringRef> strings = {};
  llvm::ArrayRef<FormatAnchor> anchors = {};
  llvm::ArrayRef<CustomDirectiveSpec> customs = {};
  llvm::ArrayRef<TypeSource> operandTypes = {}; ///< One source for each operand group.
  llvm::ArrayRef<TypeSource> resultTypes = {};  ///< One source for each result group.
  /// The attribute slots for which the program has an instruction: bit i % 64 of boundAttributes[i / 64] for
  /// slot i. AttrDict omits these attributes.
  llvm::ArrayRef<uint64_t> boundAttributes = {};
  SpecLoc loc = {};
};

} // namespace mlir

#endif // STRATA_RUNTIME_SPEC_FORMATSPEC_H
