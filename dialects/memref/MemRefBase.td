//===- MemRefBase.td - What ops on memrefs share -----------*- tablegen -*-===//
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
  let cppNamespace = "::strata::memref";
  let summary = "Memory: where it comes from, views of it, accesses to it";
  let description = [{
    A memref is a pointer to memory together with sizes and a layout, which says where the element of given indices is.
  }];
  let dependentDialects = ["::strata::arith::ArithDialect", "::strata::ub::UBDialect"];
  let hasConstantMaterializer = 1;
}

class MemRef_Op<string mnemonic, list<Trait> traits = []> : Op<MemRef_Dialect, mnemonic, traits>;

// Many ops name their result in the text, and can do without a cast of the memory space of their operand.
defvar MemRef_NamesResult = DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>;
defvar MemRef_MovesCasts = DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>;

def MemRef_Alignment : OptionalAttr<IntValidAlignment<I64Attr>>;

// The element of a memref and the value that is read or written are of one type.
class MemRef_ElementTypeIs<string value, string description>
    : TypesMatchWith<description, "memref", value, "::llvm::cast<::mlir::MemRefType>($_self).getElementType()">;

// Element types that memory is updated at once in.
defvar MemRef_AtomicTypes = [AnySignlessInteger, AnyFloat];

#endif // STRATA_DIALECTS_MEMREF_BASE
