//===- Memory.td - Test dialect of memory slots and spaces -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops for tests of mem2reg, sroa, hoisting of subset ops and casts between memory spaces. They implement the
// interfaces that ops of memref, llvm and tensor implement.
//
//===----------------------------------------------------------------------===//

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/MemOpInterfaces.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/SubsetOpInterface.td"

def Mem_Dialect : Dialect {
  let name = "mem";
  let cppNamespace = "::mem";
  let useDefaultTypePrinterParser = 1;
}

class Mem_Op<string mnemonic, list<Trait> traits = []> : Op<Mem_Dialect, mnemonic, traits>;

//===-- Pointers to slots --------------------------------------------------===//

def Mem_Ptr : TypeDef<Mem_Dialect, "Ptr"> {
  let mnemonic = "ptr";
}
def Mem_Struct : TypeDef<Mem_Dialect, "Struct", [DeclareTypeInterfaceMethods<DestructurableTypeInterface>]> {
  let mnemonic = "struct";
  let parameters = (ins ArrayRefParameter<"::mlir::Type">:$members);
  let assemblyFormat = "`<` $members `>`";
}

// Allocations marked `kept` are not promotable.
def Mem_AllocaOp : Mem_Op<"alloca", [DeclareOpInterfaceMethods<PromotableAllocationOpInterface>,
                                     DeclareOpInterfaceMethods<DestructurableAllocationOpInterface>]> {
  let arguments = (ins TypeAttr:$content, UnitAttr:$kept);
  let results = (outs Res<Mem_Ptr, "", [MemAlloc]>:$pointer);
  let assemblyFormat = "(`kept` $kept^)? $content attr-dict";
}
def Mem_LoadOp : Mem_Op<"load", [DeclareOpInterfaceMethods<PromotableMemOpInterface>,
                                 DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>]> {
  let arguments = (ins Arg<Mem_Ptr, "", [MemRead]>:$pointer);
  let results = (outs AnyType:$value);
  let assemblyFormat = "$pointer attr-dict `:` type($value)";
}
def Mem_StoreOp : Mem_Op<"store", [DeclareOpInterfaceMethods<PromotableMemOpInterface>,
                                   DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>]> {
  let arguments = (ins AnyType:$value, Arg<Mem_Ptr, "", [MemWrite]>:$pointer);
  let assemblyFormat = "$value `,` $pointer attr-dict `:` type($value)";
}
// Adds `value` to the memory content: a read and a write that depends on it.
def Mem_AddOp : Mem_Op<"add", [DeclareOpInterfaceMethods<PromotableMemOpInterface>]> {
  let arguments = (ins AnyType:$value, Arg<Mem_Ptr, "", [MemRead, MemWrite]>:$pointer);
  let assemblyFormat = "$value `,` $pointer attr-dict `:` type($value)";
}
def Mem_SumOp : Mem_Op<"sum", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$sum);
  let assemblyFormat = "$a `,` $b attr-dict `:` type($sum)";
}
// Returns the pointer to a member of a struct.
def Mem_FieldOp : Mem_Op<"field", [Pure, DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>,
                                   DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>]> {
  let arguments = (ins Mem_Ptr:$source, I32Attr:$index);
  let results = (outs Mem_Ptr:$pointer);
  let assemblyFormat = "$source `[` $index `]` attr-dict";
}
// Ops whose use of the pointer can be removed: a use without result, a derived pointer, and a use that becomes
// mem.watched with the stored value.
def Mem_ForgetOp : Mem_Op<"forget", [DeclareOpInterfaceMethods<PromotableOpInterface>]> {
  let arguments = (ins Mem_Ptr:$pointer);
  let assemblyFormat = "$pointer attr-dict";
}
def Mem_ViewOp : Mem_Op<"view", [Pure, DeclareOpInterfaceMethods<PromotableOpInterface>]> {
  let arguments = (ins Mem_Ptr:$pointer);
  let results = (outs Mem_Ptr:$view);
  let assemblyFormat = "$pointer attr-dict";
}
def Mem_WatchOp : Mem_Op<"watch", [DeclareOpInterfaceMethods<PromotableOpInterface,
                                                             ["requiresReplacedValues", "visitReplacedValues"]>]> {
  let arguments = (ins Mem_Ptr:$pointer);
  let assemblyFormat = "$pointer attr-dict";
}
def Mem_WatchedOp : Mem_Op<"watched"> {
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "$values attr-dict `:` type($values)";
}

//===-- Parts of a value ---------------------------------------------------===//

// Extracts `size` elements from the static offset `offset` or the dynamic offset `at`.
def Mem_ExtractOp : Mem_Op<"extract", [Pure, SubsetOpInterface, SubsetExtractionOpInterface]> {
  let arguments = (ins AnyType:$source, Optional<Index>:$at, I64Attr:$offset, I64Attr:$size);
  let results = (outs AnyType:$part);
  let assemblyFormat = [{
    $source `[` $offset `size` $size (`at` $at^)? `]` attr-dict `:` type($source) `->` type($part)
  }];
  let extraClassDeclaration = [{
    ::mlir::OpOperand &getSourceOperand() { return getSourceMutable(); }
    ::mlir::FailureOr<::mlir::HyperrectangularSlice> getAccessedHyperrectangularSlice();
  }];
}
def Mem_InsertOp : Mem_Op<"insert", [Pure, SubsetOpInterface, SubsetInsertionOpInterface]> {
  let arguments = (ins AnyType:$part, AnyType:$dest, Optional<Index>:$at, I64Attr:$offset,
                       I64Attr:$size);
  let results = (outs AnyType:$result);
  let assemblyFormat = [{
    $part `into` $dest `[` $offset `size` $size (`at` $at^)? `]` attr-dict `:` type($part) `into` type($dest)
    `->` type($result)
  }];
  let extraClassDeclaration = [{
    ::mlir::OpOperand &getSourceOperand() { return getPartMutable(); }
    ::mlir::Value buildSubsetExtraction(::mlir::OpBuilder &builder, ::mlir::Location loc);
    ::llvm::SmallVector<::mlir::Value> getValuesNeededToBuildSubsetExtraction();
    ::mlir::FailureOr<::mlir::HyperrectangularSlice> getAccessedHyperrectangularSlice();
  }];
}

//===-- Memory spaces ------------------------------------------------------===//

def Mem_SpaceCastOp : Mem_Op<"space_cast", [Pure, DeclareOpInterfaceMethods<MemorySpaceCastOpInterface>]> {
  let arguments = (ins AnyType:$source, UnitAttr:$fixed);
  let results = (outs AnyType:$target);
  let assemblyFormat = "(`fixed` $fixed^)? $source attr-dict `:` type($source) `to` type($target)";
}
// Consumes a pointer to any memory space and returns no pointer.
def Mem_ReadOp : Mem_Op<"read", [DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>]> {
  let arguments = (ins Arg<AnyType, "", [MemRead]>:$memory);
  let results = (outs AnyType:$value);
  let assemblyFormat = "$memory attr-dict `:` type($memory) `->` type($value)";
}
// Returns a pointer to the memory space of its operand.
def Mem_MoveOp : Mem_Op<"move", [Pure, SameOperandsAndResultType,
                                 DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>]> {
  let arguments = (ins AnyType:$memory);
  let results = (outs AnyType:$moved);
  let assemblyFormat = "$memory attr-dict `:` type($memory)";
}
