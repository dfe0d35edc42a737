//===- CompiledFormat.h - A format, ready to become a FormatSpec -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The program of an assembly format, as both producers make it into a FormatSpec: code, strings, anchors and
// so on are final; where the spec has a hook, this has the model that the hook is made from (C++ text for
// the emitter, a tree for the loader). Owns its tables; borrows models.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOWER_COMPILEDFORMAT_H
#define STRATA_GENERATOR_LOWER_COMPILEDFORMAT_H

#include "generator/model/FormatModel.h"
#include "runtime/spec/FormatSpec.h"

namespace strata {

/// TypeSource, with the transform as an expression of $_self.
struct CompiledTypeSource {
  TypeSourceKind kind = TypeSourceKind::Parsed;
  TypeSourceOf of = TypeSourceOf::Operand;
  uint16_t index = 0;
  const CppExpression *transform = nullptr; ///< TypeSourceKind::Transform and TransformRange.
  bool isOfRange = false; ///< TransformRange: $_self is all types of the other group, not its only one.
};

/// An argument of parseName and printName, behind the parser (the printer and the op).
struct CustomArgument {
  enum class Kind : uint8_t {
    Operand,     ///< Operand group `index`.
    OperandType, ///< Its type or types.
    ResultType,  ///< Of result group `index`.
    Attribute,   ///< Slot `index`.
    Property,    ///< Property `index`.
    Region,      ///< Region group `index`.
    Successor,   ///< Successor group `index`.
    AttrDict,
    PropDict,
    Parameter, ///< Types and attributes: parameter `index`.
    Code,      ///< `text`, C++ for both sides.
  };
  Kind kind;
  uint16_t index = 0;
  bool isRef = false; ///< Bound before: passed by value to the parser too.
  bool isQualified = false;
  std::string text;
};

struct CompiledCustom {
  std::string name; ///< "Foo" of custom<Foo>: hooks parseFoo and printFoo.
  std::vector<CustomArgument> arguments;
  /// It anchors an optional group, so that it can be asked whether there is something to print: that is when
  /// any of its optional arguments is there.
  bool isAnchor = false;
  /// It is the first element of an optional group: its parse hook returns OptionalParseResult.
  bool isOptional = false;
  llvm::SMLoc loc;
};

/// Of an op.
struct CompiledFormat {
  std::vector<FormatInst> code;
  std::vector<std::string> strings;
  std::vector<FormatAnchor> anchors;
  std::vector<CompiledCustom> customs;
  std::vector<CompiledTypeSource> operandTypes, resultTypes;
  /// Bit i % 64 of word i / 64: slot i is bound. One word for each 64 slots that the op has, the segment
  /// sizes of operands and results behind the declared attributes included.
  std::vector<uint64_t> boundAttributes;
  llvm::SMLoc loc;

  /// One instruction a line.
  void dump(llvm::raw_ostream &os) const;
};

/// Of a type or attribute.
struct CompiledDefFormat {
  std::vector<FormatInst> code;
  std::vector<std::string> strings;
  std::vector<FormatAnchor> anchors;
  std::vector<CompiledCustom> customs;
  llvm::SMLoc loc;

  void dump(llvm::raw_ostream &os) const;
};

CompiledFormat lowerFormat(const FormatModel &format);
CompiledDefFormat lowerDefFormat(const DefFormatModel &format);

llvm::StringRef spelling(FormatOp op);         ///< "Literal"
llvm::StringRef spelling(AnchorKind kind);     ///< "Attribute"
llvm::StringRef spelling(TypeSourceKind kind); ///< "SameAs"
llvm::StringRef spelling(TypeSourceOf of);     ///< "Operand"
/// Of FormatFlag: "SpaceBefore|Qualified", or "".
std::string spellFormatFlags(uint8_t flags);

} // namespace strata

#endif // STRATA_GENERATOR_LOWER_COMPILEDFORMAT_H
