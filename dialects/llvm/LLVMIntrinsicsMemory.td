//===- LLVMIntrinsicsMemory.td - Intrinsics for memory, coroutines and debug information --*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_INTRINSICS_MEMORY
#define STRATA_DIALECTS_LLVM_INTRINSICS_MEMORY

include "dialects/llvm/LLVMArith.td"

defvar LLVM_PromotesPointer = DeclareOpInterfaceMethods<PromotableOpInterface>;

//===----------------------------------------------------------------------===//
// Copies and fills
//===----------------------------------------------------------------------===//

// An intrinsic that copies or fills memory. \p args has the destination, the source or value, and the length. The
// length is an attribute if \p imms contains its name. \p params lists the builder parameters except isVolatile, \p
// values their names.
class LLVM_MemIntr<string mnem, list<int> overloaded, dag args, list<int> immPositions, list<string> imms, dag params,
                   string values>
    : LLVM_ZeroResultIntrOp<mnem, overloaded, [
          DeclareOpInterfaceMethods<PromotableMemOpInterface>,
          DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>,
          DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>], 1, 1, 1, 0, immPositions, imms> {
  let arguments = !con(args, (ins I1Attr:$isVolatile), baseArgs);
  let builders = [
    OpBuilder<!con(params, (ins "bool":$isVolatile)),
              "build($_builder, $_state, " # values # ", $_builder.getBoolAttr(isVolatile));">,
    OpBuilder<!con(params, (ins "::mlir::IntegerAttr":$isVolatile)),
              "build($_builder, $_state, " # values # ", isVolatile, nullptr, nullptr, nullptr, nullptr, nullptr, "
              "nullptr);">
  ];
}

defvar LLVM_Destination = (ins Arg<LLVM_AnyPointer, "", [MemWrite]>:$dst);
defvar LLVM_DestinationAndSource = !con(LLVM_Destination, (ins Arg<LLVM_AnyPointer, "", [MemRead]>:$src));
defvar LLVM_DestinationAndByte = !con(LLVM_Destination, (ins I8:$val));

class LLVM_CopyIntr<string mnem>
    : LLVM_MemIntr<mnem, [0, 1, 2], !con(LLVM_DestinationAndSource, (ins AnySignlessInteger:$len)), [3],
                   ["isVolatile"], (ins "::mlir::Value":$dst, "::mlir::Value":$src, "::mlir::Value":$len),
                   "dst, src, len">;
def LLVM_MemcpyOp : LLVM_CopyIntr<"memcpy">;
def LLVM_MemmoveOp : LLVM_CopyIntr<"memmove">;
def LLVM_MemcpyInlineOp
    : LLVM_MemIntr<"memcpy.inline", [0, 1, 2], !con(LLVM_DestinationAndSource, (ins APIntAttr:$len)), [2, 3],
                   ["len", "isVolatile"],
                   (ins "::mlir::Value":$dst, "::mlir::Value":$src, "::mlir::IntegerAttr":$len), "dst, src, len">;
def LLVM_MemsetOp
    : LLVM_MemIntr<"memset", [0, 2], !con(LLVM_DestinationAndByte, (ins AnySignlessInteger:$len)), [3], ["isVolatile"],
                   (ins "::mlir::Value":$dst, "::mlir::Value":$val, "::mlir::Value":$len), "dst, val, len">;
def LLVM_MemsetInlineOp
    : LLVM_MemIntr<"memset.inline", [0, 2], !con(LLVM_DestinationAndByte, (ins APIntAttr:$len)), [2, 3],
                   ["len", "isVolatile"],
                   (ins "::mlir::Value":$dst, "::mlir::Value":$val, "::mlir::IntegerAttr":$len), "dst, val, len">;

//===----------------------------------------------------------------------===//
// Pointers
//===----------------------------------------------------------------------===//

def LLVM_Prefetch
    : LLVM_ZeroResultIntrOp<"prefetch", [0], [], 0, 0, 0, 0, [1, 2, 3], ["rw", "hint", "cache"]> {
  let arguments = (ins LLVM_AnyPointer:$addr, I32Attr:$rw, I32Attr:$hint, I32Attr:$cache);
}

def LLVM_NoAliasScopeDeclOp : LLVM_ZeroResultIntrOp<"experimental.noalias.scope.decl"> {
  let arguments = (ins LLVM_AliasScopeAttr:$scope);
  let assemblyFormat = "$scope attr-dict";
  let llvmForm = "";
}

def LLVM_PtrMaskOp : LLVM_OneResultIntrOp<"ptrmask", [], [0, 1], [Pure, AllTypesMatch<["ptr", "res"]>]> {
  let arguments = (ins LLVM_PointerOrVector:$ptr, LLVM_ScalarOrVectorOf<AnyInteger>:$mask);
  let results = (outs LLVM_PointerOrVector:$res);
  let assemblyFormat = "$ptr `,` $mask attr-dict `:` functional-type(operands, results)";
}

def LLVM_ThreadlocalAddressOp : LLVM_OneResultIntrOp<"threadlocal.address", [], [0], [Pure]> {
  let arguments = (ins LLVM_AnyPointer:$global);
}

//===----------------------------------------------------------------------===//
// Markers of the lifetime of memory, and of the time in which it is not written
//===----------------------------------------------------------------------===//

defvar LLVM_PointerFormat = "$ptr attr-dict `:` qualified(type($ptr))";

class LLVM_LifetimeIntr<string mnem> : LLVM_ZeroResultIntrOp<mnem, [0], [LLVM_PromotesPointer]> {
  let arguments = (ins LLVM_AnyPointer:$ptr);
  let assemblyFormat = LLVM_PointerFormat;
}
def LLVM_LifetimeStartOp : LLVM_LifetimeIntr<"lifetime.start">;
def LLVM_LifetimeEndOp : LLVM_LifetimeIntr<"lifetime.end">;

def LLVM_InvariantStartOp
    : LLVM_OneResultIntrOp<"invariant.start", [], [1], [LLVM_PromotesPointer], 0, 0, [0], ["size"]> {
  let arguments = (ins I64Attr:$size, LLVM_AnyPointer:$ptr);
  let results = (outs LLVM_DefaultPointer:$res);
  let assemblyFormat = !strconcat("$size `,` ", LLVM_PointerFormat);
}
def LLVM_InvariantEndOp
    : LLVM_ZeroResultIntrOp<"invariant.end", [2], [LLVM_PromotesPointer], 0, 0, 0, 0, [1], ["size"]> {
  let arguments = (ins LLVM_DefaultPointer:$start, I64Attr:$size, LLVM_AnyPointer:$ptr);
  let assemblyFormat = !strconcat("$start `,` $size `,` ", LLVM_PointerFormat);
}

class LLVM_InvariantGroupIntr<string mnem>
    : LLVM_OneResultIntrOp<mnem # ".invariant.group", [], [0], [LLVM_PromotesPointer, SameOperandsAndResultType]> {
  let arguments = (ins LLVM_AnyPointer:$ptr);
  let results = (outs LLVM_AnyPointer:$res);
  let assemblyFormat = LLVM_PointerFormat;
}
def LLVM_LaunderInvariantGroupOp : LLVM_InvariantGroupIntr<"launder">;
def LLVM_StripInvariantGroupOp : LLVM_InvariantGroupIntr<"strip">;

def LLVM_StackSaveOp : LLVM_OneResultIntrOp<"stacksave", [0]> {
  let assemblyFormat = "attr-dict `:` qualified(type($res))";
}
def LLVM_StackRestoreOp : LLVM_ZeroResultIntrOp<"stackrestore", [0]> {
  let arguments = (ins LLVM_AnyPointer:$ptr);
  let assemblyFormat = LLVM_PointerFormat;
}

//===----------------------------------------------------------------------===//
// Arguments of variadic functions
//===----------------------------------------------------------------------===//

class LLVM_ArgListIntr<string mnem, string text> : LLVM_ZeroResultIntrOp<mnem, [0]> {
  let summary = text;
  let arguments = (ins LLVM_AnyPointer:$arg_list);
  let assemblyFormat = "$arg_list attr-dict `:` qualified(type($arg_list))";
}
def LLVM_VaStartOp : LLVM_ArgListIntr<"vastart", "starts the access to variadic arguments">;
def LLVM_VaEndOp : LLVM_ArgListIntr<"vaend", "ends the access to variadic arguments">;
def LLVM_VaCopyOp : LLVM_ZeroResultIntrOp<"vacopy", [0]> {
  let summary = "copies the position in the variadic arguments";
  let arguments = (ins LLVM_AnyPointer:$dest_list, LLVM_AnyPointer:$src_list);
  let assemblyFormat = "$src_list `to` $dest_list attr-dict `:` type(operands)";
}

//===----------------------------------------------------------------------===//
// Annotations
//===----------------------------------------------------------------------===//

defvar LLVM_AnnotationText = (ins LLVM_AnyPointer:$annotation, LLVM_AnyPointer:$fileName, I32:$line);

def LLVM_VarAnnotation
    : LLVM_ZeroResultIntrOp<"var.annotation", [0, 1], [AllTypesMatch<["annotation", "fileName", "attr"]>]> {
  let arguments = !con((ins LLVM_AnyPointer:$val), LLVM_AnnotationText, (ins LLVM_AnyPointer:$attr));
}
def LLVM_PtrAnnotation
    : LLVM_OneResultIntrOp<"ptr.annotation", [0], [2], [AllTypesMatch<["res", "ptr"]>,
                                                        AllTypesMatch<["annotation", "fileName", "attr"]>]> {
  let arguments = !con((ins LLVM_AnyPointer:$ptr), LLVM_AnnotationText, (ins LLVM_AnyPointer:$attr));
  let results = (outs LLVM_AnyPointer:$res);
}
def LLVM_Annotation
    : LLVM_OneResultIntrOp<"annotation", [0], [2], [AllTypesMatch<["res", "integer"]>,
                                                    AllTypesMatch<["annotation", "fileName"]>]> {
  let arguments = !con((ins AnySignlessInteger:$integer), LLVM_AnnotationText);
  let results = (outs AnySignlessInteger:$res);
}

//===----------------------------------------------------------------------===//
// Coroutines
//===----------------------------------------------------------------------===//

defvar LLVM_FunctionalFormat = " attr-dict `:` functional-type(operands, results)";

class LLVM_CoroIntr<string mnem, list<int> overloaded, dag args, string format, int numResults = 1>
    : LLVM_IntrOp<"coro." # mnem, overloaded, [], [], numResults> {
  let arguments = args;
  let assemblyFormat = format;
}
def LLVM_CoroIdOp
    : LLVM_CoroIntr<"id", [], (ins I32:$align, LLVM_AnyPointer:$promise, LLVM_AnyPointer:$coroaddr,
                               LLVM_AnyPointer:$fnaddrs),
                    !strconcat("$align `,` $promise `,` $coroaddr `,` $fnaddrs", LLVM_FunctionalFormat)>;
def LLVM_CoroBeginOp
    : LLVM_CoroIntr<"begin", [], (ins LLVM_TokenType:$token, LLVM_AnyPointer:$mem),
                    !strconcat("$token `,` $mem", LLVM_FunctionalFormat)>;
def LLVM_CoroSizeOp : LLVM_CoroIntr<"size", [0], (ins), "attr-dict `:` type($res)">;
def LLVM_CoroAlignOp : LLVM_CoroIntr<"align", [0], (ins), "attr-dict `:` type($res)">;
def LLVM_CoroSaveOp
    : LLVM_CoroIntr<"save", [], (ins LLVM_AnyPointer:$handle), !strconcat("$handle", LLVM_FunctionalFormat)>;
def LLVM_CoroSuspendOp
    : LLVM_CoroIntr<"suspend", [], (ins LLVM_TokenType:$save, I1:$final),
                    "$save `,` $final attr-dict `:` type($res)">;
def LLVM_CoroEndOp
    : LLVM_CoroIntr<"end", [], (ins LLVM_AnyPointer:$handle, I1:$unwind, LLVM_TokenType:$retvals),
                    !strconcat("$handle `,` $unwind `,` $retvals", LLVM_FunctionalFormat)>;
def LLVM_CoroFreeOp
    : LLVM_CoroIntr<"free", [], (ins LLVM_TokenType:$id, LLVM_AnyPointer:$handle),
                    !strconcat("$id `,` $handle", LLVM_FunctionalFormat)>;
def LLVM_CoroResumeOp
    : LLVM_CoroIntr<"resume", [], (ins LLVM_AnyPointer:$handle), "$handle attr-dict `:` qualified(type($handle))", 0>;
def LLVM_CoroPromiseOp
    : LLVM_CoroIntr<"promise", [], (ins LLVM_AnyPointer:$handle, I32:$align, I1:$from),
                    !strconcat("$handle `,` $align `,` $from", LLVM_FunctionalFormat)> {
  let results = (outs LLVM_AnyPointer:$res);
}

//===----------------------------------------------------------------------===//
// Debug information: records in LLVM IR
//===----------------------------------------------------------------------===//

class LLVM_DbgVariableOp<string mnem, Type type, string operand, list<Trait> traits>
    : LLVM_IntrOp<"dbg." # mnem, [], [], traits, 0> {
  let arguments = !con(!dag(ins, [type], [operand]),
                       (ins LLVM_DILocalVariableAttr:$varInfo,
                            DefaultValuedAttr<LLVM_DIExpressionAttr, "{}">:$locationExpr));
  let assemblyFormat = "qualified($varInfo) (qualified($locationExpr)^)? `=` $" # operand # " `:` qualified(type($"
                       # operand # ")) attr-dict";
  let llvmForm = "";
}
def LLVM_DbgDeclareOp
    : LLVM_DbgVariableOp<"declare", LLVM_AnyPointer, "addr", [
          DeclareOpInterfaceMethods<PromotableOpInterface, ["requiresReplacedValues", "visitReplacedValues"]>]> {
  let summary = "relates an address to a variable of the source";
}
def LLVM_DbgValueOp : LLVM_DbgVariableOp<"value", LLVM_Type, "value", [LLVM_PromotesPointer]> {
  let summary = "relates a value to a variable of the source";
}
def LLVM_DbgLabelOp : LLVM_IntrOp<"dbg.label", [], [], [], 0> {
  let summary = "relates a point of the program to a label of the source";
  let arguments = (ins LLVM_DILabelAttr:$label);
  let assemblyFormat = "$label attr-dict";
  let llvmForm = "";
}

#endif // STRATA_DIALECTS_LLVM_INTRINSICS_MEMORY
