// A dialect with every feature that needs no C++.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/PatternBase.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Dialect_ : Dialect {
  let name = "f";
  let cppNamespace = "::f";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  let hasCanonicalizer = 1;
}

//===-- Types and attributes -----------------------------------------------===//

def Color : I32EnumAttr<"Color", "a colour", [
    I32EnumAttrCase<"red", 0>, I32EnumAttrCase<"green", 1>, I32EnumAttrCase<"sky", 2, "sky-blue">]> {
  let cppNamespace = "::f";
}
def Flags : I32BitEnumAttr<"Flags", "flags", [
    I32BitEnumAttrCaseNone<"none">, I32BitEnumAttrCaseBit<"fast", 0>, I32BitEnumAttrCaseBit<"exact", 1>]> {
  let cppNamespace = "::f";
  let separator = ", ";
}

class F_Type<string name, string theMnemonic> : TypeDef<Dialect_, name> { let mnemonic = theMnemonic; }
def Plain : F_Type<"Plain", "plain">;
def Numbers : F_Type<"Numbers", "numbers"> {
  let parameters = (ins "bool":$flag, "int8_t":$small, "uint64_t":$large, "double":$real);
  let assemblyFormat = "`<` $flag `,` $small `,` $large `,` $real `>`";
}
def Texts : F_Type<"Texts", "texts"> {
  let parameters = (ins StringRefParameter<>:$name, EnumParameter<Color>:$color);
  let assemblyFormat = "`<` $name `in` $color `>`";
}
def Nested : F_Type<"Nested", "nested"> {
  let parameters = (ins "::mlir::Type":$element, "::mlir::Attribute":$about);
  let assemblyFormat = "`<` $element `:` $about `>`";
}
def Lists : F_Type<"Lists", "lists"> {
  let parameters = (ins ArrayRefParameter<"int64_t">:$numbers, ArrayRefParameter<"::mlir::Type">:$types,
                        ArrayRefParameter<"::mlir::Attribute">:$attrs);
  let assemblyFormat = "`<` `[` $numbers `]` `[` $types `]` `[` $attrs `]` `>`";
}
def Optional_ : F_Type<"Optional", "optional"> {
  let parameters = (ins "int":$a, DefaultValuedParameter<"int", "1 << 3">:$b, OptionalParameter<"::mlir::Type">:$c,
                        DefaultValuedParameter<"::mlir::Type", "::mlir::IntegerType::get($_ctxt, 7)">:$d);
  let assemblyFormat = "`<` struct(params) `>`";
}
def Point : AttrDef<Dialect_, "Point"> {
  let mnemonic = "point";
  let parameters = (ins "int64_t":$x, OptionalParameter<"int64_t">:$y);
  let assemblyFormat = "`<` $x (`,` $y^)? `>`";
}

//===-- Ops ----------------------------------------------------------------===//

class F_Op<string mnemonic, list<Trait> traits = []> : Op<Dialect_, mnemonic, traits>;

def Make : F_Op<"make"> { let results = (outs Variadic<AnyType>:$r); let assemblyFormat = "attr-dict `:` type($r)"; }
def Use : F_Op<"use"> { let arguments = (ins Variadic<AnyType>:$x); let assemblyFormat = "$x attr-dict `:` type($x)"; }

def Groups : F_Op<"groups", [AttrSizedOperandSegments]> {
  let arguments = (ins I32:$one, Optional<I32>:$maybe, Variadic<I1>:$many, UnitAttr:$fast,
                       DefaultValuedAttr<I64Attr, "4">:$n, OptionalAttr<Color>:$color, OptionalAttr<Point>:$at,
                       DefaultValuedAttr<Flags, "::f::Flags::none">:$flags);
  let assemblyFormat = [{
    $one (`maybe` $maybe^)? (`[` $many^ `]`) : (`none`)? oilist(`fast` $fast | `n` `=` $n | `in` $color)
    (`at` $at^)? (`flags` `(` $flags^ `)`)? attr-dict
  }];
}
def Inferred : F_Op<"inferred", [TypesMatchWith<"r is the element of x", "x", "r",
                                                "::llvm::cast<::mlir::ShapedType>($_self).getElementType()">]> {
  let arguments = (ins AnyShaped:$x);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}
def Same : F_Op<"same", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$x, AnyType:$y);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$x `,` $y attr-dict `:` type($r)";
}
def Functional : F_Op<"functional"> {
  let arguments = (ins Variadic<AnyType>:$x);
  let results = (outs Variadic<AnyType>:$r);
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
}
def Symbol_ : F_Op<"symbol", [Symbol, IsolatedFromAbove, NoTerminator]> {
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility);
  let regions = (region MaxSizedRegion<1>:$body);
  let assemblyFormat = "$sym_name attr-dict-with-keyword $body";
}
def Reference : F_Op<"reference"> {
  let arguments = (ins FlatSymbolRefAttr:$to, TypeAttr:$type, DenseI32ArrayAttr:$list, ArrayAttr:$all);
  let assemblyFormat = "$to $type $list $all prop-dict attr-dict";
}
def Cfg : F_Op<"cfg"> { let regions = (region AnyRegion:$body); let assemblyFormat = "attr-dict-with-keyword $body"; }
def Branch : F_Op<"branch", [Terminator, HasParent<"Cfg">]> {
  let successors = (successor AnySuccessor:$to, VariadicSuccessor<AnySuccessor>:$others);
  let assemblyFormat = "$to `or` `[` $others `]` attr-dict";
}
def Done : F_Op<"done", [Terminator]> { let assemblyFormat = "attr-dict"; }
def Implicit : F_Op<"implicit", [SingleBlockImplicitTerminator<"Done">]> {
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "attr-dict-with-keyword $body";
}

//===-- Rewrites -----------------------------------------------------------===//

def Num : F_Op<"num", [Pure]> { let arguments = (ins I32Attr:$k); let results = (outs I32:$r); let assemblyFormat = "$k attr-dict"; }
def Twice : F_Op<"twice", [Pure, SameOperandsAndResultType]> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r);
  let assemblyFormat = "$x attr-dict `:` type($r)"; }

def SameIsTwice : Pat<(Same $x, $x), (Twice $x)>;
def Add : NativeCodeCall<"$_builder.getI32IntegerAttr($0.getInt() + $1.getInt())">;
def AddNumbers : Pat<(Same (Num $a), (Num $b)), (Num (Add $a, $b))>;
def Positive : AttrConstraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getInt() > 0">, "positive">;
def TwiceOfPositive : Pat<(Twice (Num Positive:$a)), (Num (Add $a, $a))>;
