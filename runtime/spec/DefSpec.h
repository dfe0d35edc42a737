//===- DefSpec.h - Declared types and attributes --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The descriptors of TypeDef and AttrDef records: parameters and their offsets in the storage, assembly
// format, hooks. Declared types and attributes share one storage scheme: a header, then the parameters at the
// offsets in the descriptor. Hashing, comparing, copying, printing and parsing iterate over the table of
// parameters. A type or attribute with a storage class written by its author uses a DefStorageSpec instead.
// The address of the descriptor identifies the kind of type or attribute. Plain data; for ownership and
// threads see OpSpec.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SPEC_DEFSPEC_H
#define STRATA_RUNTIME_SPEC_DEFSPEC_H

#include "runtime/spec/ConstraintSpec.h"
#include "runtime/spec/FormatSpec.h"
#include "runtime/support/TypeID.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir {

class AsmParser;
class AsmPrinter;
class InFlightDiagnostic;
class Location;
class ParamScratch;
class StorageAllocator;

/// Determines how a parameter is stored, and so how it is compared, copied, parsed and printed. The offset of
/// a parameter in the storage is a multiple of 8. A parameter takes 8 bytes; arrays and strings take 16
/// (pointer, length). A parameter whose C++ type is unknown when the storage is laid out takes 16 bytes,
/// whatever its kind is.
enum class ParamKind : uint8_t {
  Bool,      ///< uint64_t, 0 or 1.
  Signed,    ///< int64_t
  Unsigned,  ///< uint64_t
  Enum,      ///< uint64_t; see ParamSpec::enumSpec.
  Type,      ///< Type; may be null if optional.
  Attribute, ///< Attribute; may be null if optional.
  String,    ///< llvm::StringRef; the context owns the characters.
  TypeArray, ///< llvm::ArrayRef<Type>
  AttrArray, ///< llvm::ArrayRef<Attribute>
  IntArray,  ///< llvm::ArrayRef<int64_t>
  Float,     ///< double
  BoolArray, ///< llvm::ArrayRef<bool>
  Object,    ///< Any other C++ type: a pointer to a value owned by the context; see ParamSpec::object.
};

/// The value of a parameter that is not in a storage, for parsers, hash functions and verifiers. Borrows the
/// memory of strings, arrays and objects.
struct ParamValue {
  union {
    uint64_t bits;
    double real;
    const void *pointer;
  };
  uint64_t size = 0; ///< The number of elements of an array or of bytes of a string.
};

/// The operations on a C++ type that has no ParamKind of its own (ParamKind::Object). Templates in
/// ParamObject.h fill this table. All values are pointers to objects of the C++ type.
struct ParamObjectSpec {
  uint64_t (*hash)(const void *value);
  bool (*equal)(const void *a, const void *b);
  /// Returns a copy that lives as long as the context.
  const void *(*store)(const void *value, StorageAllocator &allocator);
};

/// A parameter of a declared type or attribute.
struct ParamSpec {
  llvm::StringRef name;
  ParamKind kind;
  uint16_t offset;   ///< Offset in bytes from the start of the parameters in the storage.
  uint8_t bits = 64; ///< For kinds Signed and Unsigned: the width of the C++ type, for range checks.
  bool isOptional = false;
  bool isSelfType = false; ///< True for the type that is written after an attribute and a `:`.
  const EnumSpec *enumSpec = nullptr;
  llvm::StringRef cppType = {}; ///< The C++ type, for messages: "int32_t".
  Hook<bool(Type)> typeCheck =
      {}; ///< For kinds Type and TypeArray: returns true if a type has the declared C++ class.
  /// For kinds Attribute and AttrArray: returns true if an attribute has the declared C++ class. Empty if any
  /// attribute is valid.
  Hook<bool(Attribute)> attrCheck = {};
  /// Returns the value of a default-valued parameter that the textual form omits. The hook may read the
  /// parameters that have been parsed. Memory that the result borrows is allocated in the scratch.
  Hook<ParamValue(MLIRContext *, llvm::ArrayRef<ParamValue>, ParamScratch &)> defaultValue = {};
  /// For kind Object: the operations on the C++ type.
  const ParamObjectSpec *object = nullptr;
  /// The parser and the printer of a parameter, if they differ from those of its kind: C++ code of the
  /// author, or FieldParser and operator<< of the C++ type (runtime/asm/DialectImplementation.h). The Type
  /// argument is the type of the attribute if the caller of the parser knows it, else null.
  Hook<ParseResult(AsmParser &, Type, ParamScratch &, ParamValue &)> parse = {};
  Hook<void(AsmPrinter &, MLIRContext *, const ParamValue &)> print = {};
  SpecLoc loc = {};
};

/// The functions for a storage class that the author of a type or attribute wrote (see ir/StorageBase.h).
struct DefStorageSpec {
  /// Returns the unique storage for these parameters; creates it if necessary.
  const void *(*get)(MLIRContext *context, llvm::ArrayRef<ParamValue> params);
  /// Returns one parameter of a storage. The storage owns memory that the result borrows.
  ParamValue (*read)(const void *storage, unsigned index);
};

/// Starts an error at the location of the type or attribute that is being built.
using EmitErrorFn = llvm::function_ref<InFlightDiagnostic()>;

/// The part of the descriptor that types and attributes share.
struct DefSpec {
  llvm::StringRef name;            ///< Dialect and mnemonic: "poly.polynomial".
  llvm::StringRef recordName = {}; ///< The name of the TableGen record, for messages: "Poly_Polynomial".
  llvm::StringRef mnemonic;        ///< "polynomial"; empty if the dialect's own hooks parse and print it.
  llvm::ArrayRef<ParamSpec> params = {};
  uint16_t paramBytes = 0; ///< The sum of the sizes of the parameters.
  /// If not null, a storage class of the author holds the parameters, and ParamSpec::offset is unused.
  const DefStorageSpec *storage = nullptr;
  const FormatSpec *format = nullptr;
  /// The author's verifier of the parameters (genVerifyDecl).
  Hook<LogicalResult(EmitErrorFn, llvm::ArrayRef<ParamValue>)> verify = {};
  llvm::ArrayRef<InterfaceModelSpec> interfaces = {};
  llvm::StringRef summary = {};
  bool hasMnemonicAlias = false; ///< True if the printer uses the mnemonic as an alias (genMnemonicAlias).
  SpecLoc loc = {};
};

/// The descriptor of a type.
struct TypeDefSpec : DefSpec {
  Hook<Type(AsmParser &)> parse = {}; ///< Parses the text after the mnemonic (hasCustomAssemblyFormat).
  Hook<void(Type, AsmPrinter &)> print = {};
};

/// The descriptor of an attribute. The second argument of `parse` is the type of the attribute if it is
/// known, else null.
struct AttrDefSpec : DefSpec {
  Hook<Attribute(AsmParser &, Type)> parse = {};
  Hook<void(Attribute, AsmPrinter &)> print = {};
};

} // namespace mlir

#endif // STRATA_RUNTIME_SPEC_DEFSPEC_H
