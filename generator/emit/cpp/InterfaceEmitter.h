//===- InterfaceEmitter.h - Emits interfaces as C++ -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Emits for each interface of ops, types or attributes:
//
//     detail::<I>InterfaceTraits
//         Concept: a table of functions.
//         Model: fills the table from a type or attribute that implements the interface.
//         FallbackModel, ExternalModel: fill the table from a separate class.
//         Defaults: default methods with one implementation for all ops.
//         The tables of ops are emitted with the ops (InterfaceTables.h).
//
//     detail::<I>Trait
//         The base class of implementing classes: default methods and verifyTrait().
//
//     <I>
//         The interface class: a handle of the op, type or attribute that calls through the table.
//
// Tables are constants: nothing is allocated or registered. The functions in the tables are defined after the
// classes, because they may pass values of these classes by copy. A dialect interface is emitted as a class
// with virtual functions.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_INTERFACEEMITTER_H
#define STRATA_GENERATOR_EMIT_CPP_INTERFACEEMITTER_H

#include "generator/emit/cpp/CodeWriter.h"
#include "generator/model/ModelSet.h"

namespace mlir {

/// Emits the classes of interfaces of one kind (ops, types or attributes), base interfaces first.
void emitInterfaceDecls(llvm::ArrayRef<const InterfaceModel *> interfaces, const ModelSet &models,
                        CodeWriter &out);
/// Emits the definitions of members that the headers only declare.
void emitInterfaceDefs(llvm::ArrayRef<const InterfaceModel *> interfaces, const ModelSet &models,
                       CodeWriter &out);
/// Emits the classes of dialect interfaces.
void emitDialectInterfaceDecls(llvm::ArrayRef<const InterfaceModel *> interfaces, CodeWriter &out);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_CPP_INTERFACEEMITTER_H
