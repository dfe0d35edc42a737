//===- DefEncoding.h - Encoding of declared attributes by tables -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The bytecode encoding of attributes that a dialect declares, as data: for each encoded attribute, the forms
// of its parameters in the order of their declaration. The code of an attribute is its position in the table,
// which is therefore part of the file format. Attributes that are not in the table are stored as text, and so
// are those with a value in a parameter that the table does not encode.
//
//     static constexpr BytecodeDef defs[] = {{&DIFileAttr::spec, "ss"}, ...};
//     dialect->addInterface(std::make_unique<BytecodeDefInterface>(dialect, defs));
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_BYTECODE_DEFENCODING_H
#define STRATA_RUNTIME_BYTECODE_DEFENCODING_H

#include "runtime/bytecode/BytecodeImplementation.h"

namespace mlir {

/// The encoding of one kind of attribute.
struct BytecodeDef {
  const AttrDefSpec *spec;
  /// One letter for each encoded parameter:
  ///   v  an integer or enum, as a number          b  a bool
  ///   i  an std::optional<unsigned>, as a number with a flag
  ///   a  an attribute                             o  an attribute or null
  ///   s  a StringAttr, as a string
  ///   l  a list of attributes, empty or with its size
  ///   n  a list of uint64_t, empty or with its size
  const char *forms;
};

/// The encoding of the attributes in a table.
class BytecodeDefInterface : public BytecodeDialectInterface {
public:
  /// \param defs outlives the dialect.
  BytecodeDefInterface(Dialect *dialect, llvm::ArrayRef<BytecodeDef> defs)
      : BytecodeDialectInterface(dialect), defs(defs) {}
  Attribute readAttribute(DialectBytecodeReader &reader) const override;
  LogicalResult writeAttribute(Attribute attr, DialectBytecodeWriter &writer) const override;

private:
  llvm::ArrayRef<BytecodeDef> defs;
};

} // namespace mlir

#endif // STRATA_RUNTIME_BYTECODE_DEFENCODING_H
