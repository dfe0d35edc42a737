//===- InterfaceEmitter.h - Interfaces as C++ -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Interfaces of ops, types and attributes become
//
//     detail::<I>InterfaceTraits   Concept, a table of functions; how it is filled from a type or attribute
//     that implements
//                                  the interface (Model), or from a class beside it (FallbackModel,
//                                  ExternalModel); default methods that are the same for all ops (Defaults).
//                                  What fills it for an op is written with the op: InterfaceTables.h
//     detail::<I>Trait             what implementing classes inherit: default methods, verifyTrait
//     <I>                          the view: a pointer to the op, type or attribute, and calls through the
//     table
//
// Tables are constants: nothing is allocated or registered. Functions of the tables are defined behind the
// classes, since they may hand on values of the classes by copy. A dialect interface becomes a class with
// virtual functions.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_INTERFACEEMITTER_H
#define STRATA_GENERATOR_EMIT_CPP_INTERFACEEMITTER_H

#include "generator/emit/cpp/CodeWriter.h"
#include "generator/model/ModelSet.h"

namespace strata {

/// Of one kind: ops, types or attributes; bases before what extends them.
void emitInterfaceDecls(llvm::ArrayRef<const InterfaceModel *> interfaces, const ModelSet &models,
                        CodeWriter &out);
void emitInterfaceDefs(llvm::ArrayRef<const InterfaceModel *> interfaces, const ModelSet &models,
                       CodeWriter &out);
void emitDialectInterfaceDecls(llvm::ArrayRef<const InterfaceModel *> interfaces, CodeWriter &out);

} // namespace strata

#endif // STRATA_GENERATOR_EMIT_CPP_INTERFACEEMITTER_H
