//===- DefEmitter.h - Emits types and attributes as C++ -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Implements `-gen-typedef-*` and `-gen-attrdef-*`: the class and the descriptor of each TypeDef or AttrDef.
// Cannot fail.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_DEFEMITTER_H
#define STRATA_GENERATOR_EMIT_CPP_DEFEMITTER_H

#include "llvm/ADT/ArrayRef.h"

namespace mlir {

class AttrOrTypeDefModel;
class CodeWriter;
class ModelSet;
class LoweredModel;

/// Emits the classes. \param types True if `defs`, which may be empty, are types; false for attributes.
void emitDefDecls(llvm::ArrayRef<const AttrOrTypeDefModel *> defs, bool types, CodeWriter &out);
/// Emits the descriptors and the definitions of members.
/// \param withParser Also emits the functions generated{Type,Attribute}{Parser,Printer}, which parse and
/// print a definition by its mnemonic.
void emitDefDefs(llvm::ArrayRef<const AttrOrTypeDefModel *> defs, bool types, bool withParser,
                 const ModelSet &models, const LoweredModel &formats, CodeWriter &out);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_CPP_DEFEMITTER_H
