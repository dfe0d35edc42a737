//===- ConstraintSpec.h - Descriptors of constraints and enums -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The descriptors of type, attribute and region constraints, of enums, and of interface implementations.
// Plain data; for ownership and threads see OpSpec.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SPEC_CONSTRAINTSPEC_H
#define STRATA_RUNTIME_SPEC_CONSTRAINTSPEC_H

#include "runtime/spec/Hook.h"
#include "runtime/support/TypeID.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {

class Attribute;
class MLIRContext;
class Region;
class Type;
struct AttrDefSpec;
struct PropertySpec;
struct TypeDefSpec;

/// A constraint on the types of operands and results. Operands of a dialect whose constraints have the same
/// predicate and summary share one object.
struct TypeConstraintSpec {
  llvm::StringRef summary;     ///< Completes "must be ..." in messages: "8-bit signless integer".
  Hook<bool(Type)> check = {}; ///< Returns true if a type satisfies the constraint; empty if all types do.
  Hook<Type(MLIRContext *)> build =
      {}; ///< Builds the only type that satisfies the constraint; empty if there are several.
  /// The declared type to which all types that satisfy the constraint belong, if it has an assembly format;
  /// else null. In an assembly format, type($x) may then omit the dialect and the mnemonic.
  const TypeDefSpec *definition = nullptr;
  /// The declared type whose C++ class the values of this constraint have, or null. In an assembly format,
  /// type($x) accepts types of this class only.
  const TypeDefSpec *kind = nullptr;
  SpecLoc loc = {};
};

/// One case of an enum.
struct EnumCaseSpec {
  llvm::StringRef symbol;   ///< The C++ enumerator.
  llvm::StringRef spelling; ///< The keyword in the assembly format.
  uint64_t value;
};

/// A declared enum. The cases of a bit enum are bits and groups of bits; a value is written as several cases
/// with a separator between them.
struct EnumSpec {
  llvm::StringRef name; ///< The qualified C++ name: "::poly::Order".
  unsigned bitWidth = 32;
  bool isBitEnum = false;
  llvm::StringRef separator = {}; ///< The text between the bits of a bit enum: ", " or "|".
  llvm::ArrayRef<EnumCaseSpec> cases = {};
  bool printPrimaryGroups = false; ///< For bit enums: print a group of bits in place of its bits.
  bool isQuoted = false;           ///< For bit enums: the textual form is a quoted string.
  SpecLoc loc = {};
};

/// How an assembly format parses and prints an attribute that has a given constraint.
enum class AttrForm : uint8_t {
  Generic,     ///< Any attribute, followed by its type.
  Typed,       ///< The value without its type, which `valueType` builds.
  SymbolName,  ///< `@name`, stored as a StringAttr.
  EnumKeyword, ///< The spelling of a case of an EnumSpec, stored as an IntegerAttr.
  Unit,        ///< A UnitAttr; only its presence matters.
  DenseArray,  ///< `[1, 2]`: a DenseArrayAttr with elements of the type that `valueType` builds.
  Definition,  ///< An attribute declared by an AttrDefSpec, without `#dialect.mnemonic`.
  Property,    ///< A property of C++ type, stored as the attribute that a PropertySpec specifies.
};

/// A constraint on an inherent attribute or a property.
struct AttrConstraintSpec {
  llvm::StringRef summary; ///< Completes messages: "32-bit signless integer attribute".
  Hook<bool(Attribute)> check =
      {}; ///< Returns true if an attribute satisfies the constraint; empty if all do.
  /// Returns true if the attribute has the C++ class in which values of the constraint are stored. `check`,
  /// which the verifier applies, may accept fewer attributes. If empty, the class is Attribute.
  Hook<bool(Attribute)> isStorage = {};
  AttrForm form = AttrForm::Generic;
  Hook<Type(MLIRContext *)> valueType =
      {}; ///< For forms Typed and EnumKeyword the type of the attribute, for DenseArray that of an element.
  const EnumSpec *enumSpec = nullptr;      ///< The enum of AttrForm::EnumKeyword.
  const AttrDefSpec *definition = nullptr; ///< The attribute definition of AttrForm::Definition.
  const PropertySpec *property = nullptr;  ///< The property of AttrForm::Property.
  SpecLoc loc = {};
};

/// A constraint on a region.
struct RegionConstraintSpec {
  llvm::StringRef summary;         ///< Completes messages: "region with 1 blocks".
  Hook<bool(Region &)> check = {}; ///< Returns true if a region satisfies the constraint; empty if all do.
  SpecLoc loc = {};
};

/// The implementation of an interface by an op, a type or an attribute: the TypeID of the interface and the
/// table of functions (the interface's Concept).
struct InterfaceModelSpec {
  TypeID interface;
  const void *model;
};

} // namespace mlir

#endif // STRATA_RUNTIME_SPEC_CONSTRAINTSPEC_H
