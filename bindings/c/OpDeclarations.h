//===- OpDeclarations.h - Traits, interfaces and formats as text -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Names of traits and interfaces, and the assembly format of an operation as text, for
// strata-c/Introspection.h. Ownership: the returned strings are constants. Threads: all functions may be
// called from any thread.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_C_OPDECLARATIONS_H
#define STRATA_BINDINGS_C_OPDECLARATIONS_H

#include "runtime/ir/OperationName.h"
#include "runtime/spec/OpSpec.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mlir::capi {

/// Returns the names of the traits without parameters that a declaration has, in the order of Traits.def.
llvm::SmallVector<llvm::StringRef> getTraitNames(const OpSpec &spec);

/// Returns the key of an interface of KnownInterfaces.def; null if there is none of this name.
TypeID lookupInterface(llvm::StringRef name);
/// Returns the name of an interface of KnownInterfaces.def; empty for another one.
llvm::StringRef getInterfaceName(TypeID interface);
/// Returns true if operations of this name implement an interface: by a function table, or, for interfaces
/// that follow from the declaration (type inference, memory effects, symbols), by the declaration.
bool implementsInterface(OperationName name, TypeID interface);

/// Prints the declarative assembly format. Arguments of custom directives are not in the descriptor; `...`
/// stands for them.
/// \pre spec.format is not null.
void printFormat(const OpSpec &spec, llvm::raw_ostream &os);

} // namespace mlir::capi

#endif // STRATA_BINDINGS_C_OPDECLARATIONS_H
