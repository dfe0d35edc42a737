include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/PatternBase.td"

def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }

// Valid declarations of each kind; each macro adds an invalid declaration of one kind.
def T_GoodOp : Op<T_Dialect, "good"> {
  let arguments = (ins I32:$x);
  let results = (outs I32:$y);
}
def T_GoodType : TypeDef<T_Dialect, "Good"> { let mnemonic = "good"; }
def T_GoodAttr : AttrDef<T_Dialect, "Good"> { let mnemonic = "good"; }
def T_GoodEnum : I32EnumAttr<"GoodEnum", "", [I32EnumAttrCase<"A", 0>]> { let cppNamespace = "::t"; }
def T_GoodInterface : OpInterface<"GoodInterface"> { let cppNamespace = "::t"; }
def T_GoodPattern : Pat<(T_GoodOp (T_GoodOp $x)), (T_GoodOp $x)>;

#ifdef OP
def T_BadOp : Op<T_Dialect, "bad"> { let arguments = (ins I32:$x, I32:$x); }
#endif
#ifdef FORMAT
def T_BadOp : Op<T_Dialect, "bad"> { let assemblyFormat = "$none attr-dict"; }
#endif
#ifdef TYPE
def T_BadType : TypeDef<T_Dialect, "Bad"> { let mnemonic = "bad"; let parameters = (ins "int":$x); }
#endif
#ifdef ATTR
def T_BadAttr : AttrDef<T_Dialect, "Bad"> { let mnemonic = "bad"; let parameters = (ins "int":$x); }
#endif
#ifdef ENUM
def T_BadEnum : I32EnumAttr<"Bad Enum", "", [I32EnumAttrCase<"A", 0>]>;
#endif
#ifdef INTERFACE
def T_BadInterface : OpInterface<"Bad Interface">;
#endif
#ifdef PATTERN
def T_BadPattern : Pat<(T_GoodOp $x, $y), (T_GoodOp $x)>;
#endif
