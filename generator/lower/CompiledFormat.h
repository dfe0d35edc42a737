//===- CompiledFormat.h - Lowered assembly formats ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The program of an assembly format: code, strings and anchors are exactly those of the FormatSpec that both
// producers write. Where the FormatSpec has a hook, the program refers to the model that the hook is produced
// from (C++ text for the emitter, an expression tree for the loader). Owns its tables; borrows models.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOWER_COMPILEDFORMAT_H
#define STRATA_GENERATOR_LOWER_COMPILEDFORMAT_H

#include "generator/model/FormatModel.h"
#include "runtime/spec/FormatSpec.h"

namespace mlir {

/// A TypeSource whose transform is an expression of $_self.
struct CompiledTypeSource {
  TypeSourceKind kind = TypeSourceKind::Parsed;
  TypeSourceOf of = TypeSourceOf::Operand;
  uint16_t index = 0;
  const CppExpression *transform = nullptr; ///< Set for TypeSourceKind::Transform and TransformRange.
  bool isOfRange = false; ///< TransformRange: $_self is the list of all types of the source group.
};

/// An argument of parseName (after the parser) and printName (after the printer and the op).
struct CustomArgument {
  enum class Kind : uint8_t {
    Operand,     ///< Operand group `index`.
    OperandType, ///< Types of operand group `index`.
    ResultType,  ///< Types of result group `index`.
    Attribute,   ///< Attribute slot `index`.
    Property,    ///< The property in slot `index`.
    Region,      ///< Region group `index`.
    Successor,   ///< Successor group `index`.
    AttrDict,
    PropDict,
    Parameter, ///< Parameter `index` of a type or attribute.
    Code,      ///< The C++ expression `text`, for parser and printer.
  };
  Kind kind;
  uint16_t index = 0;
  bool isRef = false; ///< Bound earlier in the format: the parser, too, receives it by value.
  bool isQualified = false;
  std::string text;
};

/// A custom<…> directive.
struct CompiledCustom {
  std::string name; ///< "Foo" of custom<Foo>: the hooks call parseFoo and printFoo.
  std::vector<CustomArgument> arguments;
  /// True if the directive anchors an optional group. It then needs an isPresent hook, which holds if any of
  /// its optional arguments is present.
  bool isAnchor = false;
  /// True if the directive is the first element of an optional group: parseFoo then returns
  /// OptionalParseResult.
  bool isOptional = false;
  llvm::SMLoc loc;
};

/// The program of an op's format.
struct CompiledFormat {
  std::vector<FormatInst> code;
  std::vector<std::string> strings;
  std::vector<FormatAnchor> anchors;
  std::vector<CompiledCustom> customs;
  std::vector<CompiledTypeSource> operandTypes, resultTypes;
  /// The slots that the format binds: bit i % 64 of word i / 64 stands for slot i of the SlotLayout. The size
  /// is the number of slots divided by 64, rounded up.
  std::vector<uint64_t> boundAttributes;
  llvm::SMLoc loc;

  /// Prints one instruction per line.
  void dump(llvm::raw_ostream &os) const;
};

/// The program of a type's or attribute's format.
struct CompiledDefFormat {
  std::vector<FormatInst> code;
  std::vector<std::string> strings;
  std::vector<FormatAnchor> anchors;
  std::vector<CompiledCustom> customs;
  llvm::SMLoc loc;

  void dump(llvm::raw_ostream &os) const;
};

/// Lowers the checked format of an op.
CompiledFormat lowerFormat(const FormatModel &format);
CompiledDefFormat lowerDefFormat(const DefFormatModel &format);

llvm::StringRef spelling(FormatOp op);         ///< Name of the enumerator: "Literal".
llvm::StringRef spelling(AnchorKind kind);     ///< Name of the enumerator: "Attribute".
llvm::StringRef spelling(TypeSourceKind kind); ///< Name of the enumerator: "SameAs".
llvm::StringRef spelling(TypeSourceOf of);     ///< Name of the enumerator: "Operand".
/// Returns the names of the set flags, "SpaceBefore|Qualified", or "".
std::string spellFormatFlags(uint8_t flags);

} // namespace mlir

#endif // STRATA_GENERATOR_LOWER_COMPILEDFORMAT_H
