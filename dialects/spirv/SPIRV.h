//===- SPIRV.h - The spirv dialect ----------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The spirv dialect: the types, attributes, interfaces and op classes of SPIRV.td, and C++ functions that its
// declarations refer to.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRV_H
#define STRATA_DIALECTS_SPIRV_SPIRV_H

#include "dialects/spirv/SPIRVAvailability.h"
#include "dialects/spirv/SPIRVTypes.h"
#include "runtime/interfaces/AlignmentAttrInterface.h"
#include "runtime/interfaces/CallInterfaces.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/interfaces/FunctionInterfaces.h"
#include "runtime/interfaces/OpAsmInterface.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpHookThunks.h"
#include "runtime/ir/SymbolTable.h"
#include "runtime/ir/ods/OperandRangeRange.h"

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

// Parses and prints the workgroup size `[64, 1, 1]` of `#spirv.entry_point_abi`.
FailureOr<DenseI32ArrayAttr> parseWorkgroupSize(AsmParser &parser);
void printWorkgroupSize(AsmPrinter &printer, DenseI32ArrayAttr sizes);

// Marker traits: they are queried, but do not verify anything.
template <typename ConcreteOp>
struct UnsignedOp : OpTrait::TraitBase<ConcreteOp, UnsignedOp> {};
template <typename ConcreteOp>
struct SignedOp : OpTrait::TraitBase<ConcreteOp, SignedOp> {};

} // namespace mlir::spirv

#include "dialects/spirv/SPIRVDialect.h.inc"
#include "dialects/spirv/SPIRVOpInterfaces.h.inc"
#define GET_ATTRDEF_CLASSES
#include "dialects/spirv/SPIRVAttrs.h.inc"
#define GET_OP_CLASSES
#include "dialects/spirv/SPIRVOps.h.inc"

#endif // STRATA_DIALECTS_SPIRV_SPIRV_H
