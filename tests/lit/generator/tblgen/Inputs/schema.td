// Declarations that use every field of the JSON schema.
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Pass/PassBase.td"

def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
  let summary = "A dialect";
  let description = [{
    Words with "quotes".
  }];
  let dependentDialects = ["::a::ADialect"];
}
def T_Color : I32EnumAttr<"Color", "a color", [I32EnumAttrCase<"red", 0>, I32EnumAttrCase<"Green", 5, "green">]> {
  let cppNamespace = "::t";
  let genSpecializedAttr = 0;
}
def T_ColorAttr : EnumAttr<T_Dialect, T_Color, "color">;
def T_VecType : TypeDef<T_Dialect, "Vec"> {
  let mnemonic = "vec";
  let summary = "A vector";
  let parameters = (ins "unsigned":$size, OptionalParameter<"bool", "fast or not">:$fast);
  let assemblyFormat = "`<` $size (`,` $fast^)? `>`";
}
def T_Countable : OpInterface<"Countable"> {
  let cppNamespace = "::t";
  let methods = [StaticInterfaceMethod<"How many.", "int", "count", (ins "bool":$all), "", "return 1;">];
}
def T_AllOp : Op<T_Dialect, "all", [AttrSizedOperandSegments, T_Countable, HasParent<"NoneOp">,
                                    MemoryEffects<[MemWrite]>, PredOpTrait<"it holds", CPred<"true">>]> {
  let summary = "Has everything";
  let arguments = (ins Arg<AnyMemRef, "the memory", [MemRead]>:$m, Optional<T_VecType>:$v, Variadic<I32>:$is,
                       DefaultValuedAttr<I32Attr, "7">:$n, T_ColorAttr:$color);
  let results = (outs I32:$r);
  let regions = (region AnyRegion:$body);
  let successors = (successor AnySuccessor:$next);
  let assemblyFormat = [{
    $m (`,` $v^ `:` qualified(type($v))) : (`none`)? `[` $is `]` $n custom<Thing>(ref($n)) $color $body $next
    attr-dict `:` type($m)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}
def T_NoneOp : Op<T_Dialect, "none">;
def TPass : Pass<"t-pass"> {
  let summary = "Does it";
  let options = [Option<"max", "max", "int", "3", "How many">];
  let statistics = [Statistic<"num", "num-done", "Done">];
}
