//===- ConstraintSpec.h - What a value or attribute must be ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The descriptors of type, attribute and region constraints, and of enums. Plain data; see OpSpec.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SPEC_CONSTRAINTSPEC_H
#define STRATA_RUNTIME_SPEC_CONSTRAINTSPEC_H

#include "runtime/spec/Hook.h"
#include "runtime/support/TypeID.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace strata {

class Attribute;
class MLIRContext;
class Region;
class Type;
struct AttrDefSpec;
struct PropertySpec;
struct TypeDefSpec;

/// Constraints are shared by all operands of a dialect that have the same predicate and summary.
struct TypeConstraintSpec {
  llvm::StringRef summary;              ///< "8-bit signless integer": what a message says is wanted.
  Hook<bool(Type)> check = {};          ///< Empty: any type.
  Hook<Type(MLIRContext *)> build = {}; ///< The only type that fits, when there is one (I32, Index).
  /// The declared type that all that fits is of, if it has a format: where a format says type($x), the
  /// dialect and the mnemonic may be left out.
  const TypeDefSpec *definition = nullptr;
  /// The declared type whose C++ class all that fits is seen as, or null: a format takes no other for
  /// type($x).
  const TypeDefSpec *kind = nullptr;
  SpecLoc loc = {};
};

struct EnumCaseSpec {
  llvm::StringRef symbol;   ///< The C++ enumerator.
  llvm::StringRef spelling; ///< The word in the text.
  uint64_t value;
};

/// An enum: a list of cases, or of bits and groups of bits joined by a separator.
struct EnumSpec {
  llvm::StringRef name; ///< "::poly::Order"
  unsigned bitWidth = 32;
  bool isBitEnum = false;
  llvm::StringRef separator = {}; ///< Between the bits of a bit enum, with its spaces: ", " or "|".
  llvm::ArrayRef<EnumCaseSpec> cases = {};
  bool printPrimaryGroups = false; ///< Bit enums: prefer the group that covers a value over its bits.
  bool isQuoted = false;           ///< Bit enums: the text is a quoted string.
  SpecLoc loc = {};
};

/// How an assembly format reads and writes an attribute of a constraint.
enum class AttrForm : uint8_t {
  Generic,     ///< Any attribute, with its type.
  Typed,       ///< The value only: the type is what `valueType` builds.
  SymbolName,  ///< `@name`, held as a string.
  EnumKeyword, ///< The spelling of an EnumSpec case; the value is an integer attribute.
  Unit,        ///< Presence is all.
  DenseArray,  ///< `[1, 2]`: a DenseArrayAttr whose elements are of the type that `valueType` builds.
  Definition,  ///< An AttrDefSpec: printed without `#dialect.mnemonic`.
  Property,    ///< Not an attribute to the user: the form that a PropertySpec gives a C++ value.
};

struct AttrConstraintSpec {
  llvm::StringRef summary;          ///< "32-bit signless integer attribute"
  Hook<bool(Attribute)> check = {}; ///< Empty: any attribute.
  /// Whether an attribute is of the C++ class that holds what fits: more may be, for the verifier to judge.
  /// Empty: any.
  Hook<bool(Attribute)> isStorage = {};
  AttrForm form = AttrForm::Generic;
  Hook<Type(MLIRContext *)> valueType =
      {}; ///< AttrForm::Typed, EnumKeyword: the attribute's type; DenseArray: of an element.
  const EnumSpec *enumSpec = nullptr;      ///< AttrForm::EnumKeyword.
  const AttrDefSpec *definition = nullptr; ///< AttrForm::Definition.
  const PropertySpec *property = nullptr;  ///< AttrForm::Property.
  SpecLoc loc = {};
};

struct RegionConstraintSpec {
  llvm::StringRef summary;         ///< "region with 1 blocks"
  Hook<bool(Region &)> check = {}; ///< Empty: any region.
  SpecLoc loc = {};
};

/// An implementation of an interface by an op, a type or an attribute: the interface's TypeID and its table
/// of functions.
struct InterfaceModelSpec {
  TypeID interface;
  const void *model;
};

} // namespace strata

#endif // STRATA_RUNTIME_SPEC_CONSTRAINTSPEC_H
