//===- BuiltinEncoding.h - Encoding of builtin entries --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Writes and reads attributes, locations and types of the builtin dialect. Affine maps and sets, strided
// layouts, and the float types that MLIR does not encode are stored as text.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_BYTECODE_BUILTINENCODING_H
#define STRATA_RUNTIME_BYTECODE_BUILTINENCODING_H

#include "runtime/bytecode/BytecodeImplementation.h"

namespace mlir::bytecode {

/// The codes of attributes and types; see BuiltinEncoding.def.
enum class AttrCode : uint8_t {
#define STRATA_BYTECODE_ATTR(Name) Name,
#include "runtime/bytecode/BuiltinEncoding.def"
};
enum class TypeCode : uint8_t {
#define STRATA_BYTECODE_TYPE(Name) Name,
#include "runtime/bytecode/BuiltinEncoding.def"
};

/// Write an attribute (type) of the builtin dialect. Fail, having written nothing, if it is stored as text.
LogicalResult writeBuiltinAttribute(Attribute attr, DialectBytecodeWriter &writer);
LogicalResult writeBuiltinType(Type type, DialectBytecodeWriter &writer);
/// Write an entry of any dialect. Fail, having written nothing, if it is stored as text.
/// \param interface the encoding of the dialect of the entry; null if it has none.
LogicalResult writeBuiltinOr(Attribute attr, DialectBytecodeWriter &writer,
                             const BytecodeDialectInterface *interface);
LogicalResult writeBuiltinOr(Type type, DialectBytecodeWriter &writer,
                             const BytecodeDialectInterface *interface);
/// Read an attribute (type) of the builtin dialect. Return null after an error.
Attribute readBuiltinAttribute(DialectBytecodeReader &reader);
Type readBuiltinType(DialectBytecodeReader &reader);

} // namespace mlir::bytecode

#endif // STRATA_RUNTIME_BYTECODE_BUILTINENCODING_H
