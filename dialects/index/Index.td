//===- Index.td - The index dialect ------------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_INDEX
#define STRATA_DIALECTS_INDEX

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Index_Dialect : Dialect {
  let name = "index";
  let cppNamespace = "::mlir::index";
  let summary = "Arithmetic on integers of the width of a target index";
  let description = [{
    The width of an index is 32 or 64 bits and unknown at compile time. An op is folded only if the result is valid for
    both widths: the lower half of the 64-bit constant is the result for 32 bits.

    ```mlir
    func.func @middle(%a: index, %b: index) -> index {
      %0 = index.add %a, %b
      %idx2 = index.constant 2
      %1 = index.divu %0, %idx2
      return %1 : index
    }
    ```
  }];
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
}

def Index_CmpPredicate : I32EnumAttr<"IndexCmpPredicate", "index comparison predicate kind", [
    I32EnumAttrCase<"EQ", 0, "eq">, I32EnumAttrCase<"NE", 1, "ne">,
    I32EnumAttrCase<"SLT", 2, "slt">, I32EnumAttrCase<"SLE", 3, "sle">, I32EnumAttrCase<"SGT", 4, "sgt">,
    I32EnumAttrCase<"SGE", 5, "sge">,
    I32EnumAttrCase<"ULT", 6, "ult">, I32EnumAttrCase<"ULE", 7, "ule">, I32EnumAttrCase<"UGT", 8, "ugt">,
    I32EnumAttrCase<"UGE", 9, "uge">]> {
  let cppNamespace = "::mlir::index";
  let genSpecializedAttr = 0;
}
def Index_CmpPredicateAttr : EnumAttr<Index_Dialect, Index_CmpPredicate, "cmp_predicate">;

class Index_Op<string mnemonic, list<Trait> traits = []>
    : Op<Index_Dialect, mnemonic,
         !listconcat([DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>], traits)>;

//===-- Constants ----------------------------------------------------------===//

def Index_ConstantOp : Index_Op<"constant", [ConstantLike, Pure,
                                             DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "index constant";
  let arguments = (ins IndexAttr:$value);
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict $value";
  let builders = [OpBuilder<(ins "int64_t":$value)>];
  let hasFolder = 1;
}
def Index_BoolConstantOp : Index_Op<"bool.constant", [ConstantLike, Pure,
                                                      DeclareOpInterfaceMethods<OpAsmOpInterface,
                                                                                ["getAsmResultNames"]>]> {
  let summary = "boolean constant";
  let arguments = (ins BoolAttr:$value);
  let results = (outs I1:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
}
def Index_SizeOfOp : Index_Op<"sizeof", [Pure]> {
  let summary = "width of an index in bits";
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict";
}

//===-- Binary ops ---------------------------------------------------------===//

class Index_BinaryOp<string mnemonic, list<Trait> traits> : Index_Op<mnemonic, traits> {
  let arguments = (ins Index:$lhs, Index:$rhs);
  let results = (outs Index:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
  let hasFolder = 1;
}

// Canonicalization combines the constant operands of a chain of these ops.
class Index_AssociativeOp<string mnemonic> : Index_BinaryOp<mnemonic, [Commutative, Pure]> {
  let hasCanonicalizeMethod = 1;
}

// Not speculatable: division by zero is undefined behavior.
class Index_DivisionOp<string mnemonic> : Index_BinaryOp<mnemonic, [NoMemoryEffect]>;

def Index_AddOp : Index_AssociativeOp<"add"> { let summary = "addition"; }
def Index_SubOp : Index_BinaryOp<"sub", [Pure]> { let summary = "subtraction"; }
def Index_MulOp : Index_AssociativeOp<"mul"> { let summary = "multiplication"; }

def Index_DivSOp      : Index_DivisionOp<"divs"> { let summary = "signed division, rounds toward zero"; }
def Index_DivUOp      : Index_DivisionOp<"divu"> { let summary = "unsigned division, rounds toward zero"; }
def Index_CeilDivSOp  : Index_DivisionOp<"ceildivs"> { let summary = "signed division, rounds up"; }
def Index_CeilDivUOp  : Index_DivisionOp<"ceildivu"> { let summary = "unsigned division, rounds up"; }
def Index_FloorDivSOp : Index_DivisionOp<"floordivs"> { let summary = "signed division, rounds down"; }
def Index_RemSOp      : Index_DivisionOp<"rems"> { let summary = "signed remainder, with the sign of the dividend"; }
def Index_RemUOp      : Index_DivisionOp<"remu"> { let summary = "unsigned remainder"; }

def Index_MaxSOp : Index_AssociativeOp<"maxs"> { let summary = "signed maximum"; }
def Index_MaxUOp : Index_AssociativeOp<"maxu"> { let summary = "unsigned maximum"; }
def Index_MinSOp : Index_AssociativeOp<"mins"> { let summary = "signed minimum"; }
def Index_MinUOp : Index_AssociativeOp<"minu"> { let summary = "unsigned minimum"; }

def Index_ShlOp  : Index_BinaryOp<"shl", [Pure]> { let summary = "left shift"; }
def Index_ShrSOp : Index_BinaryOp<"shrs", [Pure]> { let summary = "arithmetic right shift"; }
def Index_ShrUOp : Index_BinaryOp<"shru", [Pure]> { let summary = "logical right shift"; }

def Index_AndOp : Index_AssociativeOp<"and"> { let summary = "bitwise and"; }
def Index_OrOp  : Index_AssociativeOp<"or"> { let summary = "bitwise or"; }
def Index_XOrOp : Index_AssociativeOp<"xor"> { let summary = "bitwise exclusive or"; }

def Index_CmpOp : Index_Op<"cmp", [Pure]> {
  let summary = "comparison";
  let description = "Example: `index.cmp slt(%a, %b)`.";
  let arguments = (ins Index_CmpPredicateAttr:$pred, Index:$lhs, Index:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "`` $pred `(` $lhs `,` $rhs `)` attr-dict";
  let hasFolder = 1;
  let hasCanonicalizeMethod = 1;
}

//===-- Casts --------------------------------------------------------------===//

class Index_CastOp<string mnemonic> : Index_Op<mnemonic, [Pure, DeclareOpInterfaceMethods<CastOpInterface>]> {
  let arguments = (ins AnyTypeOf<[AnyInteger, Index]>:$input);
  let results = (outs AnyTypeOf<[AnyInteger, Index]>:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($output)";
  let hasFolder = 1;
}
def Index_CastSOp : Index_CastOp<"casts"> { let summary = "cast between index and integers with sign extension"; }
def Index_CastUOp : Index_CastOp<"castu"> { let summary = "cast between index and integers with zero extension"; }

#endif // STRATA_DIALECTS_INDEX
