//===- KitchenTypes.td - Types and attributes --------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Parameters of each C++ type are in tests/lit/dialects/params.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_TESTS_KITCHEN_TYPES
#define STRATA_TESTS_KITCHEN_TYPES

include "tests/lit/dialects/kitchen/KitchenBase.td"
include "tests/lit/dialects/kitchen/KitchenInterfaces.td"

class K_Type<string name, string theMnemonic, list<Trait> traits = []> : TypeDef<K_Dialect, name, traits> {
  let mnemonic = theMnemonic;
}
class K_Attr<string name, string theMnemonic, list<Trait> traits = []> : AttrDef<K_Dialect, name, traits> {
  let mnemonic = theMnemonic;
}

//===-- Types --------------------------------------------------------------===//

// A type with a mnemonic and no parameters.
def K_Plate : K_Type<"Plate", "plate", [K_FreshTypeInterface]> { let summary = "a plate"; }
// A type without a mnemonic needs an explicit typeName.
def K_Hidden : TypeDef<K_Dialect, "Hidden"> { let typeName = "k.hidden"; }
// A C++ class name that differs from the record name, and an empty format.
def K_Odd : K_Type<"Odd", "odd"> {
  let cppClassName = "VeryOddType";
  let assemblyFormat = "";
}
def K_Bowl : K_Type<"Bowl", "bowl", [DeclareTypeInterfaceMethods<K_WeighedTypeInterface>]> {
  let summary = "a bowl of some size";
  let description = "Has a size and what is in it.";
  let parameters = (ins "unsigned":$size, OptionalParameter<"::mlir::Type">:$content);
  let assemblyFormat = "`<` $size (`of` $content^)? `>`";
  let genMnemonicAlias = 1;
  let builders = [
    TypeBuilder<(ins "int":$size), "return $_get($_ctxt, static_cast<unsigned>(size), ::mlir::Type());">,
    TypeBuilderWithInferredContext<(ins "::mlir::Type":$content), [{
      return $_get(content.getContext(), 7u, content);
    }]>,
    TypeBuilder<(ins "::llvm::StringRef":$text)>
  ];
  let extraClassDeclaration = "bool isLarge();";
  let extraClassDefinition = "bool $cppClass::isLarge() { return getSize() > 100; }";
}
def K_Checked : K_Type<"Checked", "checked"> {
  let parameters = (ins TypeParameter<"unsigned", "at most nine">:$digit);
  let assemblyFormat = "`<` params `>`";
  let genVerifyDecl = 1;
  let skipDefaultBuilders = 1;
  let builders = [TypeBuilder<(ins "unsigned":$digit), "return $_get($_ctxt, digit);">];
}
def K_NoAccessors : K_Type<"NoAccessors", "no_accessors"> {
  let parameters = (ins "unsigned":$x);
  let genAccessors = 0;
  let hasCustomAssemblyFormat = 1;
}
def K_Named : K_Type<"Named", "named"> {
  let parameters = (ins StringRefParameter<"the name">:$name, DefaultValuedParameter<"int", "3">:$count,
                        OptionalArrayRefParameter<"int64_t">:$sizes);
  let assemblyFormat = "`<` struct(params) `>`";
}
// A struct with qualified parameters in any order, an optional group with an else branch, and a parameter
// whose type is declared in this file.
def K_Fields : K_Type<"Fields", "fields"> {
  let parameters = (ins K_Plate:$plate, "::kitchen::BowlType":$bowl, "int":$number,
                        OptionalParameter<"::mlir::Type">:$a, OptionalParameter<"::mlir::Attribute">:$b);
  let assemblyFormat = [{ `<` struct(qualified($bowl), $number) `:` $plate (`,` $a^ (`and` $b^)?) : (`nothing`)? `>` }];
}
// Explicit whitespace, and an optional group anchored on all parameters.
def K_Spaced : K_Type<"Spaced", "spaced"> {
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalParameter<"::mlir::Type">:$b);
  let assemblyFormat = "(`[` `` params^ ` ` `]`)?";
}

// A storage class written in C++. The loader stores such a type like any other one.
def K_Stored : K_Type<"Stored", "stored"> {
  let parameters = (ins "int":$x, StringRefParameter<>:$label, OptionalParameter<"::mlir::Type">:$type);
  let assemblyFormat = "`<` $x $label (`:` $type^)? `>`";
  let genStorageClass = 0;
  let storageClass = "MyStorage";
  let storageNamespace = "mine";
}

//===-- Attributes ---------------------------------------------------------===//

def K_Unit : K_Attr<"Unit", "unit">;
def K_HiddenAttr : AttrDef<K_Dialect, "Hidden"> { let attrName = "k.hidden"; }
def K_Point : K_Attr<"Point", "point", [DeclareAttrInterfaceMethods<K_NamedAttrInterface>]> {
  let parameters = (ins AttrParameter<"int64_t", "to the right">:$x, OptionalParameter<"int64_t">:$y);
  let assemblyFormat = "`<` $x (`,` $y^)? `>`";
  let genMnemonicAlias = 1;
  let builders = [AttrBuilder<(ins "int":$both), "return $_get($_ctxt, both, both);">,
                  AttrBuilderWithInferredContext<(ins "::mlir::IntegerAttr":$x), [{
                    return $_get(x.getContext(), x.getInt(), int64_t(0));
                  }]>];
}
def K_Typed : K_Attr<"Typed", "typed", [TypedAttrInterface]> {
  let parameters = (ins "int64_t":$value, AttributeSelfTypeParameter<"">:$type);
  let assemblyFormat = "`<` $value `>`";
}
def K_Ids : ArrayOfAttr<K_Dialect, "Ids", "ids", "uint16_t">;
def K_Place : LocationAttrDef<K_Dialect, "Place"> {
  let mnemonic = "place";
  let parameters = (ins "unsigned":$shelf);
  let assemblyFormat = "`<` $shelf `>`";
}

//===-- Storage written in C++ ---------------------------------------------===//

// The generated storage class with a `construct` function written in C++.
def K_Built : K_Type<"Built", "built"> {
  let parameters = (ins "int":$x, StringRefParameter<>:$label);
  let assemblyFormat = "`<` $x `,` $label `>`";
  let hasStorageCustomConstructor = 1;
}
// A recursive type: it is uniqued by its name, and its body is set afterwards.
def K_Nest : K_Type<"Nest", "nest"> {
  let parameters = (ins StringRefParameter<>:$name);
  let hasCustomAssemblyFormat = 1;
  let genMnemonicAlias = 1;
  let genStorageClass = 0;
  let storageNamespace = "mine";
  let extraClassDeclaration = [{
    /// Sets the body. Fails if another body was set before.
    ::llvm::LogicalResult setBody(::llvm::ArrayRef<::mlir::Type> body);
    ::llvm::ArrayRef<::mlir::Type> getBody() const;
  }];
}
def K_StoredAttr : K_Attr<"Stored", "stored"> {
  let parameters = (ins "int64_t":$value);
  let assemblyFormat = "`<` $value `>`";
  let genStorageClass = 0;
  let storageNamespace = "mine";
  let skipDefaultBuilders = 1;
  let builders = [AttrBuilder<(ins "::llvm::StringRef":$text), "return $_get($_ctxt, text);">];
}

#endif // STRATA_TESTS_KITCHEN_TYPES
