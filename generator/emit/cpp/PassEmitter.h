//===- PassEmitter.h - Emits passes as C++ and C --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Emits base classes and option structs of passes, the functions that create and register them, and the same
// functions for C. Including files select parts of the output with macros: GEN_PASS_DECL,
// GEN_PASS_DEF_<PASS>, GEN_PASS_REGISTRATION.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_PASSEMITTER_H
#define STRATA_GENERATOR_EMIT_CPP_PASSEMITTER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {

class CodeWriter;
class PassModel;

/// Emits base classes, option structs, creation and registration functions. \param group The name in
/// register<Group>Passes(); may be empty.
void emitPasses(llvm::ArrayRef<PassModel> passes, llvm::StringRef group, CodeWriter &out);
/// Emit the C functions that create and register passes. \param prefix Follows `mlirCreate` and
/// `mlirRegister` in function names.
void emitPassCAPIHeader(llvm::ArrayRef<PassModel> passes, llvm::StringRef prefix, CodeWriter &out);
void emitPassCAPIImpl(llvm::ArrayRef<PassModel> passes, llvm::StringRef prefix, CodeWriter &out);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_CPP_PASSEMITTER_H
