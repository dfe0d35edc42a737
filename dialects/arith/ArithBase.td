//===- ArithBase.td - Enums and constraints of arith -------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The dialect, its enums and enum attributes, and the type constraints that several ops share.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_ARITH_BASE
#define STRATA_DIALECTS_ARITH_BASE

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/AttrTypeBase.td"

def Arith_Dialect : Dialect {
  let name = "arith";
  let cppNamespace = "::mlir::arith";
  let summary = "Integer and floating-point arithmetic";
  let description = [{
    Operations on integers, index and floats, applied elementwise to vectors and tensors. Integers are signless; an operation
    that depends on the signedness has it in its mnemonic.
  }];
  // Folders create poison attributes of the ub dialect.
  let dependentDialects = ["::mlir::ub::UBDialect"];
  let hasConstantMaterializer = 1;
  let hasCanonicalizer = 1;
  let useDefaultAttributePrinterParser = 1;
}

//===-- Enums --------------------------------------------------------------===//

let cppNamespace = "::mlir::arith" in {

def Arith_CmpIPredicateAttr : I64EnumAttr<"CmpIPredicate", "", [
    I64EnumAttrCase<"eq", 0>, I64EnumAttrCase<"ne", 1>,
    I64EnumAttrCase<"slt", 2>, I64EnumAttrCase<"sle", 3>, I64EnumAttrCase<"sgt", 4>, I64EnumAttrCase<"sge", 5>,
    I64EnumAttrCase<"ult", 6>, I64EnumAttrCase<"ule", 7>, I64EnumAttrCase<"ugt", 8>, I64EnumAttrCase<"uge", 9>]>;

// Prefix O: ordered, false if an operand is NaN. Prefix U: unordered, true if an operand is NaN.
def Arith_CmpFPredicateAttr : I64EnumAttr<"CmpFPredicate", "", [
    I64EnumAttrCase<"AlwaysFalse", 0, "false">,
    I64EnumAttrCase<"OEQ", 1, "oeq">, I64EnumAttrCase<"OGT", 2, "ogt">, I64EnumAttrCase<"OGE", 3, "oge">,
    I64EnumAttrCase<"OLT", 4, "olt">, I64EnumAttrCase<"OLE", 5, "ole">, I64EnumAttrCase<"ONE", 6, "one">,
    I64EnumAttrCase<"ORD", 7, "ord">,
    I64EnumAttrCase<"UEQ", 8, "ueq">, I64EnumAttrCase<"UGT", 9, "ugt">, I64EnumAttrCase<"UGE", 10, "uge">,
    I64EnumAttrCase<"ULT", 11, "ult">, I64EnumAttrCase<"ULE", 12, "ule">, I64EnumAttrCase<"UNE", 13, "une">,
    I64EnumAttrCase<"UNO", 14, "uno">,
    I64EnumAttrCase<"AlwaysTrue", 15, "true">]>;

def Arith_RoundingModeAttr : I32EnumAttr<"RoundingMode", "Floating point rounding mode", [
    I32EnumAttrCase<"to_nearest_even", 0>, I32EnumAttrCase<"downward", 1>, I32EnumAttrCase<"upward", 2>,
    I32EnumAttrCase<"toward_zero", 3>, I32EnumAttrCase<"to_nearest_away", 4>]>;

// The combining function of an atomic read-modify-write op or of a reduction.
def AtomicRMWKindAttr : I64EnumAttr<"AtomicRMWKind", "", [
    I64EnumAttrCase<"addf", 0>, I64EnumAttrCase<"addi", 1>, I64EnumAttrCase<"andi", 2>, I64EnumAttrCase<"assign", 3>,
    I64EnumAttrCase<"maximumf", 4>, I64EnumAttrCase<"maxnumf", 5>, I64EnumAttrCase<"maxs", 6>,
    I64EnumAttrCase<"maxu", 7>, I64EnumAttrCase<"minimumf", 8>, I64EnumAttrCase<"minnumf", 9>,
    I64EnumAttrCase<"mins", 10>, I64EnumAttrCase<"minu", 11>, I64EnumAttrCase<"mulf", 12>,
    I64EnumAttrCase<"muli", 13>, I64EnumAttrCase<"ori", 14>, I64EnumAttrCase<"xori", 15>]>;

// The assumptions and transformations that an optimizer may apply to a float op. "fast" is the set of all flags.
def FMF_none     : I32BitEnumAttrCaseNone<"none">;
def FMF_reassoc  : I32BitEnumAttrCaseBit<"reassoc", 0>;
def FMF_nnan     : I32BitEnumAttrCaseBit<"nnan", 1>;
def FMF_ninf     : I32BitEnumAttrCaseBit<"ninf", 2>;
def FMF_nsz      : I32BitEnumAttrCaseBit<"nsz", 3>;
def FMF_arcp     : I32BitEnumAttrCaseBit<"arcp", 4>;
def FMF_contract : I32BitEnumAttrCaseBit<"contract", 5>;
def FMF_afn      : I32BitEnumAttrCaseBit<"afn", 6>;
def FMF_fast     : I32BitEnumAttrCaseGroup<"fast", [FMF_reassoc, FMF_nnan, FMF_ninf, FMF_nsz, FMF_arcp,
                                                    FMF_contract, FMF_afn]>;
def FastMathFlags : I32BitEnumAttr<"FastMathFlags", "Floating point fast math flags",
                                   [FMF_none, FMF_reassoc, FMF_nnan, FMF_ninf, FMF_nsz, FMF_arcp, FMF_contract,
                                    FMF_afn, FMF_fast]> {
  let separator = ",";
  let genSpecializedAttr = 0;
  let printBitEnumPrimaryGroups = 1;
  let printBitEnumQuoted = 0;
}

// Flags of an integer op. With nsw, the result is poison if signed overflow occurs; with nuw, if unsigned overflow
// occurs.
def Arith_IntegerOverflowFlags
    : I32BitEnumAttr<"IntegerOverflowFlags", "Integer overflow arith flags",
                     [I32BitEnumAttrCaseNone<"none">, I32BitEnumAttrCaseBit<"nsw", 0>,
                      I32BitEnumAttrCaseBit<"nuw", 1>]> {
  let separator = ", ";
  let genSpecializedAttr = 0;
  let printBitEnumQuoted = 0;
}

} // cppNamespace

def Arith_FastMathAttr : EnumAttr<Arith_Dialect, FastMathFlags, "fastmath"> {
  let assemblyFormat = "`<` $value `>`";
}
def Arith_IntegerOverflowAttr : EnumAttr<Arith_Dialect, Arith_IntegerOverflowFlags, "overflow"> {
  let assemblyFormat = "`<` $value `>`";
}

//===-- Types --------------------------------------------------------------===//

def SignlessFixedWidthIntegerLike
    : TypeConstraint<SignlessIntegerLike.predicate, "signless-fixed-width-integer-like">;
def Arith_IndexCastable
    : TypeConstraint<Or<[SignlessIntegerOrIndexLike.predicate, MemRefOf<[AnySignlessInteger, Index]>.predicate]>,
                     "signless-integer-like or memref of signless-integer">;
def Arith_Bitcastable
    : TypeConstraint<Or<[SignlessIntegerOrFloatLike.predicate, MemRefOf<[AnySignlessInteger, AnyFloat]>.predicate]>,
                     "signless-integer-or-float-like or memref of signless-integer or float">;

#endif // STRATA_DIALECTS_ARITH_BASE
