//===- DefSpec.h - Declared types and attributes --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The descriptors of TypeDef and AttrDef records: parameters and their place in the storage, text form,
// hooks. Declared types and attributes share one storage scheme: a header, then the parameters at the
// offsets that the descriptor gives; hashing, comparing, copying, printing and parsing walk the table. An
// author's storage class is another (DefStorageSpec). The identity of a type or attribute kind is the address
// of its descriptor. Plain data; see OpSpec.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SPEC_DEFSPEC_H
#define STRATA_RUNTIME_SPEC_DEFSPEC_H

#include "runtime/spec/ConstraintSpec.h"
#include "runtime/spec/FormatSpec.h"
#include "runtime/support/TypeID.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace strata {

class AsmParser;
class AsmPrinter;
class InFlightDiagnostic;
class Location;
class ParamScratch;
class StorageAllocator;

/// How a parameter is stored, and so how it is compared, copied and spelled. The offset of a parameter in
/// the storage is a multiple of 8; it takes 8 bytes, arrays and strings 16 (pointer, length). What a compiler
/// has not seen the C++ type of when it lays out the storage gets 16 bytes, whatever the kind turns out to
/// be.
enum class ParamKind : uint8_t {
  Bool,      ///< uint64_t 0 or 1
  Signed,    ///< int64_t
  Unsigned,  ///< uint64_t
  Enum,      ///< uint64_t; see ParamSpec::enumSpec
  Type,      ///< Type; may be null when optional
  Attribute, ///< Attribute; may be null when optional
  String,    ///< llvm::StringRef, copied into the context
  TypeArray, ///< llvm::ArrayRef<Type>
  AttrArray, ///< llvm::ArrayRef<Attribute>
  IntArray,  ///< llvm::ArrayRef<int64_t>
  Float,     ///< double
  BoolArray, ///< llvm::ArrayRef<bool>
  Object,    ///< Any other C++ type: the address of a value that the context owns; see ParamSpec::object
};

/// The value of a parameter outside of any storage: what is parsed, hashed and handed to verify.
/// Borrows strings, arrays and objects.
struct ParamValue {
  union {
    uint64_t bits;
    double real;
    const void *pointer;
  };
  uint64_t size = 0; ///< Elements of arrays, bytes of strings.
};

/// What the runtime has to know of a C++ type that has no kind of its own; made by ParamObject.h. The values
/// are pointers to that type.
struct ParamObjectSpec {
  uint64_t (*hash)(const void *value);
  bool (*equal)(const void *a, const void *b);
  /// A copy that lives as long as the context.
  const void *(*store)(const void *value, StorageAllocator &allocator);
};

struct ParamSpec {
  llvm::StringRef name;
  ParamKind kind;
  uint16_t offset;   ///< In bytes from the start of the storage's parameters.
  uint8_t bits = 64; ///< Signed, Unsigned: the width of the C++ type, for range checks.
  bool isOptional = false;
  bool isSelfType = false; ///< AttributeSelfTypeParameter: the type after `:`.
  const EnumSpec *enumSpec = nullptr;
  llvm::StringRef cppType = {};    ///< "int32_t", for messages.
  Hook<bool(Type)> typeCheck = {}; ///< Type, TypeArray: what each must be (a class of types); empty: any.
  Hook<bool(Attribute)> attrCheck = {}; ///< The same for Attribute and AttrArray.
  /// The value that a default-valued parameter has when the text leaves it out. May look at the other
  /// parameters; what it points to is kept in the scratch.
  Hook<ParamValue(MLIRContext *, llvm::ArrayRef<ParamValue>, ParamScratch &)> defaultValue = {};
  /// Object: what can be done with its values.
  const ParamObjectSpec *object = nullptr;
  /// Text that is not that of the kind: an author's C++, or FieldParser and operator<< of the type. The type
  /// is what the surrounding text says for an attribute, if anything. They live above this room, in
  /// runtime/asm.
  Hook<ParseResult(AsmParser &, Type, ParamScratch &, ParamValue &)> parse = {};
  Hook<void(AsmPrinter &, MLIRContext *, const ParamValue &)> print = {};
  SpecLoc loc = {};
};

/// What the runtime has to know of a storage class that the author of a type or attribute wrote
/// (ir/StorageBase.h).
struct DefStorageSpec {
  /// The storage for these parameters: the one that there is, or a new one.
  const void *(*get)(MLIRContext *context, llvm::ArrayRef<ParamValue> params);
  /// A parameter of a storage. What it points to is the storage's.
  ParamValue (*read)(const void *storage, unsigned index);
};

using EmitErrorFn = llvm::function_ref<InFlightDiagnostic()>;

/// Common to types and attributes.
struct DefSpec {
  llvm::StringRef name;            ///< "poly.polynomial": dialect and mnemonic.
  llvm::StringRef recordName = {}; ///< "Poly_Polynomial", for messages.
  llvm::StringRef mnemonic;        ///< "polynomial"; empty when the text form is the dialect's own business.
  llvm::ArrayRef<ParamSpec> params = {};
  uint16_t paramBytes = 0; ///< Sum of the sizes of the parameters.
  /// Not null: parameters have no place of their own, but are where this says.
  const DefStorageSpec *storage = nullptr;
  const FormatSpec *format = nullptr;
  /// genVerifyDecl: the author's invariant over the parameters.
  Hook<LogicalResult(EmitErrorFn, llvm::ArrayRef<ParamValue>)> verify = {};
  llvm::ArrayRef<InterfaceModelSpec> interfaces = {};
  llvm::StringRef summary = {};
  bool hasMnemonicAlias = false; ///< genMnemonicAlias
  SpecLoc loc = {};
};

struct TypeDefSpec : DefSpec {
  Hook<Type(AsmParser &)> parse = {}; ///< hasCustomAssemblyFormat: what follows the mnemonic.
  Hook<void(Type, AsmPrinter &)> print = {};
};

struct AttrDefSpec : DefSpec {
  Hook<Attribute(AsmParser &, Type)> parse = {};
  Hook<void(Attribute, AsmPrinter &)> print = {};
};

} // namespace strata

#endif // STRATA_RUNTIME_SPEC_DEFSPEC_H
