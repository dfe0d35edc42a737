//===- SPIRVOpBase.h - Declarations that ops refer to ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Interfaces, traits and functions that the declarations of several groups of ops refer to. SPIRV.h lists the
// groups.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVOPBASE_H
#define STRATA_DIALECTS_SPIRV_SPIRVOPBASE_H

#include "dialects/spirv/SPIRVAttributes.h"
#include "dialects/spirv/SPIRVAvailability.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpAdaptor.h"

namespace mlir::spirv {

/// Returns true if `parent` is a function, or is nested in one within the same symbol table.
bool isNestedInFunctionOpInterface(Operation *parent);
/// Returns true if `parent` is a module or another symbol table.
bool isDirectInModuleLikeOp(Operation *parent);
/// Returns true if `parent` is a graph, or is nested in one within the same symbol table.
bool isNestedInGraphARMOpInterface(Operation *parent);

/// Parses the optional decoration of a variable, `bind(0, 1)` or `built_in("Position")`, and an optional
/// attribute dictionary.
ParseResult parseVariableDecorations(OpAsmParser &parser, OperationState &result);

// Marker traits: they are queried, but do not verify anything.
template <typename ConcreteOp>
struct UnsignedOp : OpTrait::TraitBase<ConcreteOp, UnsignedOp> {};
template <typename ConcreteOp>
struct SignedOp : OpTrait::TraitBase<ConcreteOp, SignedOp> {};

} // namespace mlir::spirv

#include "dialects/spirv/SPIRVOpInterfaces.h.inc"

#endif // STRATA_DIALECTS_SPIRV_SPIRVOPBASE_H
