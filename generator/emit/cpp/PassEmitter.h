//===- PassEmitter.h - Passes as C++ and C --------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// From pass models to base classes, option structs, functions that make and register them, and the same for
// C. What the author's files see of it is chosen by macros: GEN_PASS_DECL, GEN_PASS_DEF_<PASS>,
// GEN_PASS_REGISTRATION.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_PASSEMITTER_H
#define STRATA_GENERATOR_EMIT_CPP_PASSEMITTER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace strata {

class CodeWriter;
class PassModel;

/// \param group  of register<Group>Passes(); may be empty.
void emitPasses(llvm::ArrayRef<PassModel> passes, llvm::StringRef group, CodeWriter &out);
/// \param prefix  of the names of the functions, behind `mlirCreate` and `mlirRegister`.
void emitPassCAPIHeader(llvm::ArrayRef<PassModel> passes, llvm::StringRef prefix, CodeWriter &out);
void emitPassCAPIImpl(llvm::ArrayRef<PassModel> passes, llvm::StringRef prefix, CodeWriter &out);

} // namespace strata

#endif // STRATA_GENERATOR_EMIT_CPP_PASSEMITTER_H
