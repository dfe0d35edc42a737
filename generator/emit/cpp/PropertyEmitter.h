//===- PropertyEmitter.h - Emits properties of ops ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Emits the members of an op class for its properties: two static functions for each that convert between its
// value and the stored attribute, accessors, and the struct `Properties`, which overlays the slots. The
// descriptors of properties are emitted by ConstraintEmitter, whose functions for them are in
// PropertyEmitter.cpp.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_PROPERTYEMITTER_H
#define STRATA_GENERATOR_EMIT_CPP_PROPERTYEMITTER_H

#include "generator/emit/cpp/ConstraintEmitter.h"
#include "generator/model/OpModel.h"

namespace mlir {

/// In the op class: declares conversions and accessors, and defines `Properties`.
void emitPropertyDecls(const OpModel &op, CodeWriter &out);
/// In the adaptor class: defines accessors.
void emitAdaptorProperties(const OpModel &op, CodeWriter &out);
/// In the source file: defines the conversions.
void emitPropertyDefs(const OpModel &op, ConstraintEmitter &constraints, CodeWriter &out);
/// Emits the includes that the source file of these ops needs for properties.
void emitPropertyIncludes(llvm::ArrayRef<const OpModel *> ops, CodeWriter &out);

/// Returns the declaration of a variable with the initial storage of a property: "Storage name = …;".
std::string initialStorageDecl(const PropertyConstraintModel &model, llvm::StringRef name,
                               const ModelSet *models);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_CPP_PROPERTYEMITTER_H
