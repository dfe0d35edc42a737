include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def M_Dialect : Dialect { let name = "m"; let cppNamespace = "::m"; let hasCanonicalizer = 1; }
class M_Op<string mnemonic, list<Trait> traits = []> : Op<M_Dialect, mnemonic, traits>;
class M_Unary<string mnemonic> : M_Op<mnemonic, [Pure, SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$x attr-dict `:` type($r)";
}
def M_MakeOp : M_Op<"make"> { let results = (outs AnyType:$r); let assemblyFormat = "attr-dict `:` type($r)"; }
def M_UseOp : M_Op<"use"> { let arguments = (ins Variadic<AnyType>:$x); let assemblyFormat = "$x attr-dict `:` type($x)"; }
def M_AOp : M_Unary<"a">;
def M_BOp : M_Unary<"b">;
def M_COp : M_Unary<"c">;
def M_DOp : M_Unary<"d">;
def M_KOp : M_Op<"k", [Pure]> {
  let arguments = (ins I32Attr:$k);
  let results = (outs I32:$r);
  let assemblyFormat = "$k attr-dict";
}

// All source patterns are an m.a of another op, so that one walk of the match tree selects the pattern.
def AofB : Pat<(M_AOp (M_BOp $x)), (M_COp $x)>;
def AofC : Pat<(M_AOp (M_COp $x)), (M_DOp $x)>;
def AofBofD : Pat<(M_AOp (M_BOp (M_DOp $x))), (replaceWithValue $x), [], [], (addBenefit 10)>;
// Source patterns that differ only in a constraint on the attribute of m.k.
def Negative : AttrConstraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getInt() < 0">, "negative">;
def AofZero : Pat<(M_AOp (M_KOp ConstantAttr<I32Attr, "0">)), (M_KOp ConstantAttr<I32Attr, "100">)>;
def AofOne : Pat<(M_AOp (M_KOp ConstantAttr<I32Attr, "1">)), (M_KOp ConstantAttr<I32Attr, "101">)>;
def AofNegative : Pat<(M_AOp (M_KOp Negative:$k)), (M_KOp ConstantAttr<I32Attr, "-100">)>;
