//===- PropertyEmitter.h - Properties that are not attributes -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What an op class has for its properties: two static functions between a value and its stored form for each,
// the accessors over them, and the struct `Properties` that lies over the slots. The descriptors are written
// by ConstraintEmitter, in PropertyEmitter.cpp too.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_PROPERTYEMITTER_H
#define STRATA_GENERATOR_EMIT_CPP_PROPERTYEMITTER_H

#include "generator/emit/cpp/ConstraintEmitter.h"
#include "generator/model/OpModel.h"

namespace strata {

/// In the op class: conversions, accessors, `Properties`.
void emitPropertyDecls(const OpModel &op, CodeWriter &out);
/// In the adaptor: accessors.
void emitAdaptorProperties(const OpModel &op, CodeWriter &out);
/// In the source: the conversions.
void emitPropertyDefs(const OpModel &op, ConstraintEmitter &constraints, CodeWriter &out);
/// The includes that the source of these ops needs.
void emitPropertyIncludes(llvm::ArrayRef<const OpModel *> ops, CodeWriter &out);

/// `new Storage` for the value that a property starts with: "Storage name = …;"
std::string initialStorageDecl(const PropertyConstraintModel &model, llvm::StringRef name,
                               const ModelSet *models);

} // namespace strata

#endif // STRATA_GENERATOR_EMIT_CPP_PROPERTYEMITTER_H
