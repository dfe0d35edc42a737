//===- AttrTypeBase.td - Types and attributes of a dialect -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// TypeDef and AttrDef with their parameters, builders and traits.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_ATTRTYPEBASE
#define STRATA_DEFS_ATTRTYPEBASE

include "mlir/IR/CommonAttrConstraints.td"
include "mlir/IR/Traits.td"

//===-- Traits -------------------------------------------------------------===//
class NativeTypeTrait<string name, code extraTypeDeclaration = [{}], code extraTypeDefinition = [{}]>
    : NativeTrait<name, "Type", extraTypeDeclaration, extraTypeDefinition>;
class ParamNativeTypeTrait<string prop, string params> : ParamNativeTrait<prop, params, "Type">;
class GenInternalTypeTrait<string prop> : GenInternalTrait<prop, "Type">;
class PredTypeTrait<string descr, Pred pred> : PredTrait<descr, pred>;

class NativeAttrTrait<string name, code extraAttrDeclaration = [{}], code extraAttrDefinition = [{}]>
    : NativeTrait<name, "Attr", extraAttrDeclaration, extraAttrDefinition>;
class ParamNativeAttrTrait<string prop, string params> : ParamNativeTrait<prop, params, "Attr">;
class GenInternalAttrTrait<string prop> : GenInternalTrait<prop, "Attr">;
class PredAttrTrait<string descr, Pred pred> : PredTrait<descr, pred>;

// The storage of the type has a mutable component.
def MutableType : NativeTypeTrait<"IsMutable">;

//===-- Builders -----------------------------------------------------------===//

// A builder without a body is only declared. In a body, $_get creates the instance and $_ctxt is the context.
class AttrOrTypeBuilder<dag parameters, code bodyCode = "", string returnTypeStr = ""> {
  dag dagParams = parameters;
  code body = bodyCode;
  string returnType = returnTypeStr;
  bit hasInferredContextParam = 0;
}
// The context is inferred from a parameter instead of being passed.
class AttrOrTypeBuilderWithInferredContext<dag parameters, code bodyCode = "", string returnType = "">
    : AttrOrTypeBuilder<parameters, bodyCode, returnType> {
  let hasInferredContextParam = 1;
}

class TypeBuilder<dag parameters, code bodyCode = "", string returnType = "">
    : AttrOrTypeBuilder<parameters, bodyCode, returnType>;
class AttrBuilder<dag parameters, code bodyCode = "", string returnType = "">
    : AttrOrTypeBuilder<parameters, bodyCode, returnType>;
class TypeBuilderWithInferredContext<dag parameters, code bodyCode = "", string returnType = "">
    : AttrOrTypeBuilderWithInferredContext<parameters, bodyCode, returnType>;
class AttrBuilderWithInferredContext<dag parameters, code bodyCode = "", string returnType = "">
    : AttrOrTypeBuilderWithInferredContext<parameters, bodyCode, returnType>;

//===-- Definitions --------------------------------------------------------===//

class AttrOrTypeDef<string valueType, string name, list<Trait> defTraits, string baseCppClass> {
  string cppClassName = name # valueType;
  string cppBaseClassName = baseCppClass;
  string description = "";
  list<Trait> traits = defTraits;

  // Parameters of an instance: (ins "C++ type":$name, AttrOrTypeParameter<...>:$other).
  dag parameters = (ins);
  bit genAccessors = 1;

  // Textual form: a mnemonic with either an assembly format or C++.
  string mnemonic = ?;
  string assemblyFormat = ?;
  bit hasCustomAssemblyFormat = 0;
  bit genMnemonicAlias = 0;

  // Construction.
  list<AttrOrTypeBuilder> builders = ?;
  bit skipDefaultBuilders = 0;
  bit genVerifyDecl = 0;

  // Storage.
  string storageClass = name # valueType # "Storage";
  string storageNamespace = "detail";
  bit genStorageClass = 1;
  bit hasStorageCustomConstructor = 0;

  code extraClassDeclaration = [{}];
  code extraClassDefinition = [{}];
}

class TypeDef<Dialect dialect, string name, list<Trait> traits = [], string baseCppClass = "::mlir::Type">
    : DialectType<dialect, TruePred>, AttrOrTypeDef<"Type", name, traits, baseCppClass> {
  let cppType = !if(!initialized(dialect), dialect.cppNamespace, "") # "::" # cppClassName;
  let predicate = CPred<"::llvm::isa<" # cppType # ">($_self)">;
  let builderCall = !if(!empty(parameters), "$_builder.getType<" # cppType # ">()", "");
  // The unique name. Required if there is no mnemonic; the default is <dialect>.<mnemonic>.
  string typeName = ?;
}

class AttrDef<Dialect dialect, string name, list<Trait> traits = [], string baseCppClass = "::mlir::Attribute">
    : DialectAttr<dialect, TruePred>, AttrOrTypeDef<"Attr", name, traits, baseCppClass> {
  string cppType = !if(!initialized(dialect), dialect.cppNamespace, "") # "::" # cppClassName;
  let predicate = CPred<"::llvm::isa<" # cppType # ">($_self)">;
  let storageType = cppType;
  let returnType = cppType;
  let convertFromStorage = "::llvm::cast<" # cppType # ">($_self)";
  // The unique name. Required if there is no mnemonic; the default is <dialect>.<mnemonic>.
  string attrName = ?;
}

class LocationAttrDef<Dialect dialect, string name, list<Trait> traits = []>
    : AttrDef<dialect, name, !listconcat(traits, [NativeAttrTrait<"IsLocation">]), "::mlir::LocationAttr">;

//===-- Parameters ---------------------------------------------------------===//

class AttrOrTypeParameter<string type, string desc, string accessorType = ""> {
  string cppType = type;                                          // parameter type of builders
  string cppAccessorType = !if(!empty(accessorType), type, accessorType);  // return type of accessors
  string cppStorageType = cppType;                                // type of the value during parsing
  code convertFromStorage = "$_self";
  code allocator = ?;       // statement: $_dst = copy of $_self owned by $_allocator
  code comparator = ?;      // expression: equality of $_lhs and $_rhs
  code parser = ?;          // expression that parses with $_parser
  code printer = ?;         // statement that prints $_self with $_printer
  string defaultValue = ""; // if set, the textual form may omit the parameter
  string summary = desc;
  string syntax = ?;        // the syntax, for the documentation
}
class AttrParameter<string type, string desc, string accessorType = "">
    : AttrOrTypeParameter<type, desc, accessorType>;
class TypeParameter<string type, string desc, string accessorType = "">
    : AttrOrTypeParameter<type, desc, accessorType>;

class OptionalParameter<string type, string desc = ""> : AttrOrTypeParameter<type, desc> {
  let defaultValue = cppStorageType # "()";
}
class DefaultValuedParameter<string type, string value, string desc = ""> : AttrOrTypeParameter<type, desc> {
  let defaultValue = value;
}

// Parameters whose memory the context must own.
class StringRefParameter<string desc = "", string value = "">
    : AttrOrTypeParameter<"::llvm::StringRef", desc> {
  let cppStorageType = "std::string";
  let allocator = "$_dst = $_allocator.copyInto($_self);";
  let printer = "$_printer.printString($_self);";
  let defaultValue = value;
}
class ArrayRefParameter<string arrayOf, string desc = "">
    : AttrOrTypeParameter<"::llvm::ArrayRef<" # arrayOf # ">", desc> {
  let cppStorageType = "::llvm::SmallVector<" # arrayOf # ">";
  let allocator = "$_dst = $_allocator.copyInto($_self);";
}
class OptionalArrayRefParameter<string arrayOf, string desc = "">
    : OptionalParameter<"::llvm::ArrayRef<" # arrayOf # ">", desc> {
  let cppStorageType = "::llvm::SmallVector<" # arrayOf # ">";
  let allocator = "$_dst = $_allocator.copyInto($_self);";
  let comparator = cppType # "($_lhs) == " # cppType # "($_rhs)";
}
class SelfAllocationParameter<string type, string desc> : AttrOrTypeParameter<type, desc> {
  let allocator = "$_dst = $_self.allocateInto($_allocator);";
}
class ArrayRefOfSelfAllocationParameter<string arrayOf, string desc>
    : AttrOrTypeParameter<"::llvm::ArrayRef<" # arrayOf # ">", desc> {
  let allocator = "::llvm::SmallVector<" # arrayOf # "> owned; for (const auto &element : $_self) "
                  "owned.push_back(element.allocateInto($_allocator)); "
                  "$_dst = $_allocator.copyInto(::llvm::ArrayRef<" # arrayOf # ">(owned));";
}

// Parameters for which == is not the right comparison.
class APIntParameter<string desc> : AttrOrTypeParameter<"::llvm::APInt", desc> {
  let comparator = "$_lhs.getBitWidth() == $_rhs.getBitWidth() && $_lhs == $_rhs";
}
class APFloatParameter<string desc> : AttrOrTypeParameter<"::llvm::APFloat", desc> {
  let comparator = "$_lhs.bitwiseIsEqual($_rhs)";
}

// The type of a typed attribute, written after the attribute and a colon.
class AttributeSelfTypeParameter<string desc, string derivedType = "::mlir::Type", string typeBuilder = "">
    : AttrOrTypeParameter<derivedType, desc> {
  let defaultValue = !if(!and(!empty(typeBuilder), !eq(derivedType, "::mlir::Type")),
                         "::mlir::NoneType::get($_ctxt)", typeBuilder);
}

//===-- Generic definitions ------------------------------------------------===//

// An attribute that holds an array of elements of one kind: `[a, b, c]`.
class ArrayOfAttr<Dialect dialect, string name, string attrMnemonic, string eltName, list<Trait> traits = []>
    : AttrDef<dialect, name, traits> {
  let mnemonic = attrMnemonic;
  let parameters = (ins OptionalArrayRefParameter<eltName>:$value);
  let assemblyFormat = "`[` (`]`) : ($value^ `]`)?";
  let returnType = "::llvm::ArrayRef<" # eltName # ">";
  let constBuilderCall = "$_builder.getAttr<" # name # "Attr>($0)";
  let convertFromStorage = "$_self.getValue()";
  let extraClassDeclaration = "operator " # returnType # "() const { return getValue(); }\n"
                              "size_t size() const { return getValue().size(); }\n"
                              "bool empty() const { return getValue().empty(); }\n"
                              "auto begin() const { return getValue().begin(); }\n"
                              "auto end() const { return getValue().end(); }\n"
                              "const auto &operator[](size_t i) const { return getValue()[i]; }\n";
}

#endif // STRATA_DEFS_ATTRTYPEBASE
