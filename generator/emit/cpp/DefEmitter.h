//===- DefEmitter.h - Declared types and attributes as C++ ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// `-gen-typedef-*` and `-gen-attrdef-*`: a view class for each TypeDef or AttrDef, and its spec. Cannot fail.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_DEFEMITTER_H
#define STRATA_GENERATOR_EMIT_CPP_DEFEMITTER_H

#include "llvm/ADT/ArrayRef.h"

namespace strata {

class AttrOrTypeDefModel;
class CodeWriter;
class ModelSet;
class LoweredModel;

/// \param types  `defs` are types, or attributes; there may be none of them.
void emitDefDecls(llvm::ArrayRef<const AttrOrTypeDefModel *> defs, bool types, CodeWriter &out);
void emitDefDefs(llvm::ArrayRef<const AttrOrTypeDefModel *> defs, bool types, const ModelSet &models,
                 const LoweredModel &formats, CodeWriter &out);

} // namespace strata

#endif // STRATA_GENERATOR_EMIT_CPP_DEFEMITTER_H
