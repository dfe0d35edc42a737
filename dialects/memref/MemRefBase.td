//===- MemRefBase.td - Definitions shared by memref ops ----*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_MEMREF_BASE
#define STRATA_DIALECTS_MEMREF_BASE

include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/AlignmentAttrInterface.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/MemOpInterfaces.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"
include "mlir/Interfaces/ShapedOpInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

def MemRef_Dialect : Dialect {
  let name = "memref";
  let cppNamespace = "::mlir::memref";
  let summary = "Allocation of memory, views of it and accesses to it";
  let description = [{
    A memref is a pointer to memory together with an offset, sizes and strides. Its layout maps the indices of an
    element to the location of the element.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::ub::UBDialect"];
  let hasConstantMaterializer = 1;
}

class MemRef_Op<string mnemonic, list<Trait> traits = []> : Op<MemRef_Dialect, mnemonic, traits>;

// Traits of many ops: suggested names of results, and the ability to use the source of a memory-space cast of
// an operand.
defvar MemRef_NamesResult = DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>;
defvar MemRef_MovesCasts = DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>;

def MemRef_Alignment : OptionalAttr<IntValidAlignment<I64Attr>>;

// Constraint: \p value has the element type of the operand `memref`.
class MemRef_ElementTypeIs<string value, string description>
    : TypesMatchWith<description, "memref", value, "::llvm::cast<::mlir::MemRefType>($_self).getElementType()">;

// Element types of atomic updates.
defvar MemRef_AtomicTypes = [AnySignlessInteger, AnyFloat];

#endif // STRATA_DIALECTS_MEMREF_BASE
