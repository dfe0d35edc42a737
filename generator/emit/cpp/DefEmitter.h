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
class LoweredFormats;

void emitDefDecls(llvm::ArrayRef<const AttrOrTypeDefModel *> defs, CodeWriter &out);
/// \pre There is one of `defs`, or the file is empty but for its guards.
void emitDefDefs(llvm::ArrayRef<const AttrOrTypeDefModel *> defs, const ModelSet &models,
                 const LoweredFormats &formats, CodeWriter &out);

} // namespace strata

#endif // STRATA_GENERATOR_EMIT_CPP_DEFEMITTER_H
