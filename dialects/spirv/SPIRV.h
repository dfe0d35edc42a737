//===- SPIRV.h - SPIR-V ----------------------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The spirv dialect: the classes of SPIRV.td, and what its declarations name of C++.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRV_H
#define STRATA_DIALECTS_SPIRV_SPIRV_H

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

namespace strata::spirv {

/// Whether the op is in a function, at any depth.
bool isNestedInFunctionOpInterface(Operation *parent);
/// Whether `parent` is a module or another table of symbols.
bool isDirectInModuleLikeOp(Operation *parent);
/// Whether the op is in a graph, at any depth.
bool isNestedInGraphARMOpInterface(Operation *parent);

/// `bind(0, 1)` or `built_in("Position")`, and a dictionary, of variables; each may be left out.
ParseResult parseVariableDecorations(OpAsmParser &parser, OperationState &result);

// The text `[64, 1, 1]` in `#spirv.entry_point_abi`.
FailureOr<DenseI32ArrayAttr> parseWorkgroupSize(AsmParser &parser);
void printWorkgroupSize(AsmPrinter &printer, DenseI32ArrayAttr sizes);

// Traits that say something about an op and check nothing.
template <typename ConcreteOp>
struct UnsignedOp : OpTrait::TraitBase<ConcreteOp, UnsignedOp> {};
template <typename ConcreteOp>
struct SignedOp : OpTrait::TraitBase<ConcreteOp, SignedOp> {};

} // namespace strata::spirv

#include "dialects/spirv/SPIRVDialect.h.inc"
#include "dialects/spirv/SPIRVOpInterfaces.h.inc"
#define GET_ATTRDEF_CLASSES
#include "dialects/spirv/SPIRVAttrs.h.inc"
#define GET_OP_CLASSES
#include "dialects/spirv/SPIRVOps.h.inc"

#endif // STRATA_DIALECTS_SPIRV_SPIRV_H
