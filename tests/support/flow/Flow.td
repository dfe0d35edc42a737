//===- Flow.td - Test dialect of control flow and effects -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops for tests of the core interfaces and of analyses: a conditional, a loop with loop-carried values, and
// an op whose memory effects are given by an attribute.
//
//===----------------------------------------------------------------------===//

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

def Flow_Dialect : Dialect {
  let name = "flow";
  let cppNamespace = "::flow";
}

class Flow_Op<string mnemonic, list<Trait> traits = []> : Op<Flow_Dialect, mnemonic, traits>;

// Executes one of two regions; the results are the operands of the terminator of this region.
def Flow_IfOp : Flow_Op<"if", [DeclareOpInterfaceMethods<RegionBranchOpInterface,
                                                         ["getEntrySuccessorRegions", "getRegionInvocationBounds"]>,
                               SingleBlock, RecursiveMemoryEffects, RecursivelySpeculatable]> {
  let arguments = (ins I1:$condition);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$yes, AnyRegion:$no);
  let assemblyFormat = "$condition (`->` type($results)^)? attr-dict-with-keyword $yes `else` $no";
}

// Executes its region an unknown number of times, possibly zero; the block arguments are the loop-carried
// values.
def Flow_LoopOp : Flow_Op<"loop", [DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands"]>,
                                   DeclareOpInterfaceMethods<LoopLikeOpInterface,
                                                             ["getInitsMutable", "getRegionIterArgs",
                                                              "getYieldedValuesMutable", "getLoopResults"]>,
                                   SingleBlock, RecursiveMemoryEffects]> {
  let arguments = (ins Variadic<AnyType>:$carried);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "($carried^ `:` type($carried))? (`->` type($results)^)? attr-dict-with-keyword $body";
}

def Flow_YieldOp : Flow_Op<"yield", [Pure, ReturnLike, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}

// An invalid op: it implements RegionBranchTerminatorOpInterface, but is not a terminator.
def Flow_NoEndOp : Flow_Op<"no_end", [ReturnLike]> {
  let arguments = (ins Variadic<AnyType>:$operands);
}

// An op whose memory effects the attribute `does` lists: "read", "write", "allocate", "free". The effects are on the
// pointer operand, if there is one.
def Flow_TouchOp : Flow_Op<"touch", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let arguments = (ins Optional<AnyType>:$pointer, StrArrayAttr:$does);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = "($pointer^ `:` type($pointer))? $does attr-dict (`->` type($results)^)?";
}

// Ops with declared memory effects.
def Flow_AllocOp : Flow_Op<"alloc"> {
  let results = (outs Res<AnyType, "", [MemAlloc]>:$memory);
  let assemblyFormat = "attr-dict `:` type($memory)";
}
def Flow_LoadOp : Flow_Op<"load"> {
  let arguments = (ins Arg<AnyType, "", [MemRead]>:$memory);
  let results = (outs AnyType:$value);
  let assemblyFormat = "$memory attr-dict `:` type($memory) `->` type($value)";
}
def Flow_StoreOp : Flow_Op<"store"> {
  let arguments = (ins AnyType:$value, Arg<AnyType, "", [MemWrite]>:$memory);
  let assemblyFormat = "$value `,` $memory attr-dict `:` type($value) `,` type($memory)";
}
def Flow_ViewOp : Flow_Op<"view", [Pure, DeclareOpInterfaceMethods<ViewLikeOpInterface>]> {
  let arguments = (ins AnyType:$source);
  let results = (outs AnyType:$view);
  let assemblyFormat = "$source attr-dict `:` type($source) `->` type($view)";
}
