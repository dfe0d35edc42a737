//===- CommonAttrConstraints.td - Constraints on attributes -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Constraints on attributes of ops. Each specifies the attribute class that stores the value, the C++ value
// type that accessors return, and the conversions between them.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_COMMONATTRCONSTRAINTS
#define STRATA_DEFS_COMMONATTRCONSTRAINTS

include "mlir/IR/Constraints.td"
include "mlir/IR/DialectBase.td"
include "mlir/IR/CommonTypeConstraints.td"

//===-- Attribute constraints ----------------------------------------------===//

class Attr<Pred condition, string summary = ""> : AttrConstraint<condition, summary> {
  code storageType = ?;                                // the attribute class
  code returnType = ?;                                 // the value type
  code convertFromStorage = "$_self.getValue()";       // converts the attribute $_self to the value
  string constBuilderCall = ?;                         // builds the attribute from the value $0
  string defaultValue = ?;                             // an expression of the value type
  Type valueType = ?;                                  // the IR type of a typed attribute
  bit isOptional = 0;
  Attr baseAttr = ?;                                   // the decorated constraint
  string cppNamespace = "";
  string description = "";
}

class DialectAttr<Dialect d, Pred condition, string summary = ""> : Attr<condition, summary> {
  Dialect dialect = d;
  let cppNamespace = !if(!initialized(d), d.cppNamespace, "");
}

//===-- Decorators: optional, with a default -------------------------------===//

// Copies the fields of the decorated attribute.
class _DecoratedAttr<Attr attr> : Attr<attr.predicate, attr.summary> {
  let storageType = attr.storageType;
  let returnType = attr.returnType;
  let convertFromStorage = attr.convertFromStorage;
  let constBuilderCall = attr.constBuilderCall;
  let valueType = attr.valueType;
  let baseAttr = attr;
}

class OptionalAttr<Attr attr> : _DecoratedAttr<attr> {
  let returnType = "::std::optional<" # attr.returnType # ">";
  let convertFromStorage =
      "$_self ? " # returnType # "(" # attr.convertFromStorage # ") : (::std::nullopt)";
  let isOptional = 1;
}

class DefaultValuedAttr<Attr attr, string val> : _DecoratedAttr<attr> {
  let defaultValue = val;
}
class DefaultValuedOptionalAttr<Attr attr, string val> : _DecoratedAttr<attr> {
  let defaultValue = val;
  let isOptional = 1;
}
class DefaultValuedStrAttr<Attr attr, string val> : DefaultValuedAttr<attr, "\"" # val # "\"">;
class DefaultValuedOptionalStrAttr<Attr attr, string val> : DefaultValuedOptionalAttr<attr, "\"" # val # "\"">;

// The attribute must satisfy the additional constraints.
class ConfinedAttr<Attr attr, list<AttrConstraint> constraints> : _DecoratedAttr<attr> {
  let predicate = And<!listconcat([attr.predicate], !foreach(one, constraints, one.predicate))>;
  let summary = !foldl(attr.summary, constraints, words, one, words # " " # one.summary);
  let defaultValue = attr.defaultValue;
  let isOptional = attr.isOptional;
  list<AttrConstraint> attrConstraints = constraints;
}

class AllAttrOf<list<AttrConstraint> constraints>
    : AttrConstraint<And<!foreach(one, constraints, one.predicate)>,
                     !interleave(!foreach(one, constraints, one.summary), " and ")>;

class AnyAttrOf<list<Attr> allowedAttrs, string summary = "", string cppType = "::mlir::Attribute",
                string fromStorage = "$_self">
    : Attr<Or<!foreach(one, allowedAttrs, one.predicate)>,
           !if(!empty(summary), !interleave(!foreach(one, allowedAttrs, one.summary), " or "), summary)> {
  let storageType = "::mlir::Attribute";
  let returnType = cppType;
  let convertFromStorage = fromStorage;
  list<Attr> allowedAttributes = allowedAttrs;
}

//===-- Any attribute, locations -------------------------------------------===//

def AnyAttr : Attr<TruePred, "any attribute"> {
  let storageType = "::mlir::Attribute";
  let returnType = "::mlir::Attribute";
  let convertFromStorage = "$_self";
  let constBuilderCall = "$0";
}

def LocationAttr : Attr<CPred<"::llvm::isa<::mlir::LocationAttr>($_self)">, "location attribute"> {
  let storageType = "::mlir::LocationAttr";
  let returnType = "::mlir::Location";
  let convertFromStorage = "::mlir::Location($_self)";
  let constBuilderCall = "(::mlir::LocationAttr)$0";
}

//===-- Scalars ------------------------------------------------------------===//

class TypedAttrBase<Type attrValType, string attrKind, Pred condition, string descr> : Attr<condition, descr> {
  let storageType = "::mlir::" # attrKind;
  let constBuilderCall = "$_builder.get" # attrKind # "(" # attrValType.builderCall # ", $0)";
  let valueType = attrValType;
}

def BoolAttr : Attr<CPred<"::llvm::isa<::mlir::BoolAttr>($_self)">, "bool attribute"> {
  let storageType = "::mlir::BoolAttr";
  let returnType = "bool";
  let constBuilderCall = "$_builder.getBoolAttr($0)";
  let valueType = I1;
}

def IndexAttr
    : TypedAttrBase<Index, "IntegerAttr",
                    And<[CPred<"::llvm::isa<::mlir::IntegerAttr>($_self)">,
                         CPred<"::llvm::isa<::mlir::IndexType>(::llvm::cast<::mlir::IntegerAttr>($_self).getType())">]>,
                    "index attribute"> {
  let returnType = "::llvm::APInt";
}

def APIntAttr : Attr<CPred<"::llvm::isa<::mlir::IntegerAttr>($_self)">, "arbitrary integer attribute"> {
  let storageType = "::mlir::IntegerAttr";
  let returnType = "::llvm::APInt";
}

// An integer attribute whose type satisfies `typeTest`.
class _IntegerAttrPred<string typeTest>
    : And<[CPred<"::llvm::isa<::mlir::IntegerAttr>($_self)">,
           CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getType()." # typeTest>]>;

class AnyIntegerAttrBase<AnyI attrValType, string descr>
    : TypedAttrBase<attrValType, "IntegerAttr", _IntegerAttrPred<"isInteger(" # attrValType.bitwidth # ")">, descr> {
  let returnType = "::llvm::APInt";
  let constBuilderCall = ?;
}
class SignlessIntegerAttrBase<I attrValType, string descr>
    : TypedAttrBase<attrValType, "IntegerAttr",
                    _IntegerAttrPred<"isSignlessInteger(" # attrValType.bitwidth # ")">, descr> {
  let returnType = "::llvm::APInt";
}
class SignedIntegerAttrBase<SI attrValType, string descr>
    : TypedAttrBase<attrValType, "IntegerAttr",
                    _IntegerAttrPred<"isSignedInteger(" # attrValType.bitwidth # ")">, descr> {
  let returnType = "::llvm::APInt";
}
class UnsignedIntegerAttrBase<UI attrValType, string descr>
    : TypedAttrBase<attrValType, "IntegerAttr",
                    _IntegerAttrPred<"isUnsignedInteger(" # attrValType.bitwidth # ")">, descr> {
  let returnType = "::llvm::APInt";
}

class TypedSignlessIntegerAttrBase<I attrValType, string retType, string descr>
    : SignlessIntegerAttrBase<attrValType, descr> {
  let returnType = retType;
  let convertFromStorage = "$_self.getValue().getZExtValue()";
}
class TypedSignedIntegerAttrBase<SI attrValType, string retType, string descr>
    : SignedIntegerAttrBase<attrValType, descr> {
  let returnType = retType;
  let convertFromStorage = "$_self.getValue().getSExtValue()";
}
class TypedUnsignedIntegerAttrBase<UI attrValType, string retType, string descr>
    : UnsignedIntegerAttrBase<attrValType, descr> {
  let returnType = retType;
  let convertFromStorage = "$_self.getValue().getZExtValue()";
}

foreach width = [1, 8, 16, 32, 64] in {
  def AnyI # width # Attr
      : AnyIntegerAttrBase<!cast<AnyI>("AnyI" # width), width # "-bit integer attribute">;
  def I # width # Attr
      : TypedSignlessIntegerAttrBase<!cast<I>("I" # width), !if(!eq(width, 1), "bool", "uint" # width # "_t"),
                                     width # "-bit signless integer attribute">;
  def SI # width # Attr
      : TypedSignedIntegerAttrBase<!cast<SI>("SI" # width), !if(!eq(width, 1), "bool", "int" # width # "_t"),
                                   width # "-bit signed integer attribute">;
  def UI # width # Attr
      : TypedUnsignedIntegerAttrBase<!cast<UI>("UI" # width), !if(!eq(width, 1), "bool", "uint" # width # "_t"),
                                     width # "-bit unsigned integer attribute">;
}

class FloatAttrBase<F attrValType, string descr>
    : TypedAttrBase<attrValType, "FloatAttr",
                    And<[CPred<"::llvm::isa<::mlir::FloatAttr>($_self)">,
                         CPred<"::llvm::cast<::mlir::FloatAttr>($_self).getType().isF" # attrValType.bitwidth # "()">]>,
                    descr> {
  let returnType = "::llvm::APFloat";
}
foreach width = [32, 64] in
  def F # width # Attr : FloatAttrBase<!cast<F>("F" # width), width # "-bit float attribute">;

//===-- Strings, types, unit -----------------------------------------------===//

def StrAttrPred : CPred<"::llvm::isa<::mlir::StringAttr>($_self)">;

class StringBasedAttr<Pred condition, string descr> : Attr<condition, descr> {
  let storageType = "::mlir::StringAttr";
  let returnType = "::llvm::StringRef";
  let constBuilderCall = "$_builder.getStringAttr($0)";
  let valueType = NoneType;
}
def StrAttr : StringBasedAttr<StrAttrPred, "string attribute">;
// The name of a symbol; an assembly format prints it as @name.
def SymbolNameAttr : StringBasedAttr<StrAttrPred, "string attribute">;

class TypedStrAttr<Type ty>
    : StringBasedAttr<And<[StrAttrPred, SubstLeaves<"$_self", "::llvm::cast<::mlir::StringAttr>($_self).getType()",
                                                    ty.predicate>]>,
                      "string attribute of " # ty.summary> {
  let valueType = ty;
}

class TypeAttrBase<string retType, string summary, Pred typePred = TruePred>
    : Attr<And<[CPred<"::llvm::isa<::mlir::TypeAttr>($_self)">,
                CPred<"::llvm::isa<" # retType # ">(::llvm::cast<::mlir::TypeAttr>($_self).getValue())">,
                SubstLeaves<"$_self", "::llvm::cast<::mlir::TypeAttr>($_self).getValue()", typePred>]>,
           summary> {
  let storageType = "::mlir::TypeAttr";
  let returnType = retType;
  let convertFromStorage = "::llvm::cast<" # retType # ">($_self.getValue())";
  let valueType = NoneType;
}
def TypeAttr : TypeAttrBase<"::mlir::Type", "any type attribute"> {
  let constBuilderCall = "::mlir::TypeAttr::get($0)";
}
class TypeAttrOf<Type ty> : TypeAttrBase<ty.cppType, "type attribute of " # ty.summary, ty.predicate> {
  let constBuilderCall = "::mlir::TypeAttr::get($0)";
}

// An attribute whose presence is the only information.
def UnitAttr : Attr<CPred<"::llvm::isa<::mlir::UnitAttr>($_self)">, "unit attribute"> {
  let storageType = "::mlir::UnitAttr";
  let returnType = "bool";
  let convertFromStorage = "$_self != nullptr";
  let constBuilderCall = "(($0) ? $_builder.getUnitAttr() : nullptr)";
  let defaultValue = "false";
  let valueType = NoneType;
  let isOptional = 1;
}

//===-- Symbol references, maps, sets --------------------------------------===//

def SymbolRefAttr : Attr<CPred<"::llvm::isa<::mlir::SymbolRefAttr>($_self)">, "symbol reference attribute"> {
  let storageType = "::mlir::SymbolRefAttr";
  let returnType = "::mlir::SymbolRefAttr";
  let convertFromStorage = "$_self";
  let constBuilderCall = "::mlir::SymbolRefAttr::get($_builder.getContext(), $0)";
  let valueType = NoneType;
}
def FlatSymbolRefAttr
    : Attr<CPred<"::llvm::isa<::mlir::FlatSymbolRefAttr>($_self)">, "flat symbol reference attribute"> {
  let storageType = "::mlir::FlatSymbolRefAttr";
  let returnType = "::llvm::StringRef";
  let constBuilderCall = "::mlir::SymbolRefAttr::get($_builder.getContext(), $0)";
  let valueType = NoneType;
}

def AffineMapAttr : Attr<CPred<"::llvm::isa<::mlir::AffineMapAttr>($_self)">, "AffineMap attribute"> {
  let storageType = "::mlir::AffineMapAttr";
  let returnType = "::mlir::AffineMap";
  let constBuilderCall = "::mlir::AffineMapAttr::get($0)";
  let valueType = Index;
}
def IntegerSetAttr : Attr<CPred<"::llvm::isa<::mlir::IntegerSetAttr>($_self)">, "IntegerSet attribute"> {
  let storageType = "::mlir::IntegerSetAttr";
  let returnType = "::mlir::IntegerSet";
  let constBuilderCall = "::mlir::IntegerSetAttr::get($0)";
  let valueType = NoneType;
}

//===-- Dictionaries and arrays --------------------------------------------===//

class DictionaryAttrBase<Pred condition, string summary> : Attr<condition, summary> {
  let storageType = "::mlir::DictionaryAttr";
  let returnType = "::mlir::DictionaryAttr";
  let convertFromStorage = "$_self";
  let constBuilderCall = "$_builder.getDictionaryAttr($0)";
  let valueType = NoneType;
}
def DictionaryAttr : DictionaryAttrBase<CPred<"::llvm::isa<::mlir::DictionaryAttr>($_self)">,
                                        "dictionary of named attribute values">;

class ArrayAttrBase<Pred condition, string summary> : Attr<condition, summary> {
  let storageType = "::mlir::ArrayAttr";
  let returnType = "::mlir::ArrayAttr";
  let convertFromStorage = "$_self";
  let constBuilderCall = "$_builder.getArrayAttr($0)";
  let valueType = NoneType;
}
def ArrayAttr : ArrayAttrBase<CPred<"::llvm::isa<::mlir::ArrayAttr>($_self)">, "array attribute">;

// All elements satisfy the constraint `element`.
class TypedArrayAttrBase<Attr element, string summary>
    : ArrayAttrBase<And<[ArrayAttr.predicate,
                         Concat<"::llvm::all_of(::llvm::cast<::mlir::ArrayAttr>($_self), "
                                "[&](::mlir::Attribute attr) { return attr && (",
                                SubstLeaves<"$_self", "attr", element.predicate>, "); })">]>,
                    summary> {
  Attr elementAttr = element;
}

// Arrays that a function of the builder creates from plain values.
class _ArrayBuiltBy<string builder, Attr element, string summary> : TypedArrayAttrBase<element, summary> {
  let constBuilderCall = "$_builder." # builder # "($0)";
}
def BoolArrayAttr      : _ArrayBuiltBy<"getBoolArrayAttr", BoolAttr, "1-bit boolean array attribute">;
def I32ArrayAttr       : _ArrayBuiltBy<"getI32ArrayAttr", I32Attr, "32-bit integer array attribute">;
def I64ArrayAttr       : _ArrayBuiltBy<"getI64ArrayAttr", I64Attr, "64-bit integer array attribute">;
def F32ArrayAttr       : _ArrayBuiltBy<"getF32ArrayAttr", F32Attr, "32-bit float array attribute">;
def F64ArrayAttr       : _ArrayBuiltBy<"getF64ArrayAttr", F64Attr, "64-bit float array attribute">;
def StrArrayAttr       : _ArrayBuiltBy<"getStrArrayAttr", StrAttr, "string array attribute">;
def TypeArrayAttr      : _ArrayBuiltBy<"getTypeArrayAttr", TypeAttr, "type array attribute">;
def AffineMapArrayAttr : _ArrayBuiltBy<"getAffineMapArrayAttr", AffineMapAttr, "AffineMap array attribute">;
def I64SmallVectorArrayAttr
    : _ArrayBuiltBy<"getI64ArrayAttr", I64Attr, "64-bit integer array attribute"> {
  let returnType = "::llvm::SmallVector<int64_t, 8>";
  let convertFromStorage =
      "::llvm::to_vector<8>(::llvm::map_range($_self.getAsRange<::mlir::IntegerAttr>(), "
      "[](::mlir::IntegerAttr attr) { return attr.getInt(); }))";
}

def LocationArrayAttr : TypedArrayAttrBase<LocationAttr, "location array attribute">;
def DictArrayAttr     : TypedArrayAttrBase<DictionaryAttr, "Array of dictionary attributes">;
def IndexListArrayAttr : TypedArrayAttrBase<I64ArrayAttr, "Array of 64-bit integer array attributes">;
def SymbolRefArrayAttr : TypedArrayAttrBase<SymbolRefAttr, "symbol ref array attribute"> {
  let constBuilderCall = ?;
}
def FlatSymbolRefArrayAttr : TypedArrayAttrBase<FlatSymbolRefAttr, "flat symbol ref array attribute"> {
  let constBuilderCall = ?;
}

//===-- Elements attributes ------------------------------------------------===//

class ElementsAttrBase<Pred condition, string summary> : Attr<condition, summary> {
  let storageType = "::mlir::ElementsAttr";
  let returnType = "::mlir::ElementsAttr";
  let convertFromStorage = "$_self";
}
def ElementsAttr
    : ElementsAttrBase<CPred<"::llvm::isa<::mlir::ElementsAttr>($_self)">, "constant vector/tensor attribute">;

class IntElementsAttrBase<Pred condition, string summary>
    : ElementsAttrBase<And<[CPred<"::llvm::isa<::mlir::DenseIntElementsAttr>($_self)">, condition]>, summary> {
  let storageType = "::mlir::DenseIntElementsAttr";
  let returnType = "::mlir::DenseIntElementsAttr";
}
class _IntElementPred<string test>
    : CPred<"::llvm::cast<::mlir::DenseIntElementsAttr>($_self).getType().getElementType()." # test>;

def IndexElementsAttr  : IntElementsAttrBase<_IntElementPred<"isIndex()">, "index elements attribute">;
def AnyIntElementsAttr : IntElementsAttrBase<TruePred, "integer elements attribute">;

class IntElementsAttrOf<int width>
    : IntElementsAttrBase<_IntElementPred<"isInteger(" # width # ")">, width # "-bit integer elements attribute">;
class SignlessIntElementsAttr<int width>
    : IntElementsAttrBase<_IntElementPred<"isSignlessInteger(" # width # ")">,
                          width # "-bit signless integer elements attribute"> {
  let constBuilderCall =
      "::llvm::cast<::mlir::DenseIntElementsAttr>(::mlir::DenseElementsAttr::get("
      "::mlir::RankedTensorType::get({}, $_builder.getIntegerType(" # width # ")), ::llvm::ArrayRef($0)))";
}
foreach width = [32, 64] in {
  def AnyI # width # ElementsAttr : IntElementsAttrOf<width>;
  def I # width # ElementsAttr : SignlessIntElementsAttr<width>;
}

class RankedSignlessIntElementsAttr<int width, list<int> dims> : SignlessIntElementsAttr<width> {
  let predicate = And<[SignlessIntElementsAttr<width>.predicate,
                       CPred<"::llvm::cast<::mlir::DenseIntElementsAttr>($_self).getType().getShape() == "
                             "::llvm::ArrayRef<int64_t>({" # !interleave(dims, ", ") # "})">]>;
  let summary =
      width # "-bit signless int elements attribute of shape [" # !interleave(dims, ", ") # "]";
  let constBuilderCall =
      "::mlir::DenseIntElementsAttr::get(::mlir::RankedTensorType::get({" # !interleave(dims, ", ") #
      "}, $_builder.getIntegerType(" # width # ")), ::llvm::ArrayRef($0))";
}
class RankedI32ElementsAttr<list<int> dims> : RankedSignlessIntElementsAttr<32, dims>;
class RankedI64ElementsAttr<list<int> dims> : RankedSignlessIntElementsAttr<64, dims>;

class _FloatElementsPred<int width>
    : And<[CPred<"::llvm::isa<::mlir::DenseFPElementsAttr>($_self)">,
           CPred<"::llvm::cast<::mlir::DenseElementsAttr>($_self).getType().getElementType().isF" # width # "()">]>;
class FloatElementsAttr<int width>
    : ElementsAttrBase<_FloatElementsPred<width>, width # "-bit float elements attribute"> {
  let storageType = "::mlir::DenseElementsAttr";
  let returnType = "::mlir::DenseElementsAttr";
  let constBuilderCall = "::mlir::DenseElementsAttr::get(::mlir::RankedTensorType::get({}, "
                         "$_builder.getF" # width # "Type()), ::llvm::ArrayRef($0))";
}
class RankedFloatElementsAttr<int width, list<int> dims>
    : ElementsAttrBase<And<[_FloatElementsPred<width>,
                            CPred<"::llvm::cast<::mlir::DenseElementsAttr>($_self).getType().getShape() == "
                                  "::llvm::ArrayRef<int64_t>({" # !interleave(dims, ", ") # "})">]>,
                       width # "-bit float elements attribute of shape [" # !interleave(dims, ", ") # "]"> {
  let storageType = "::mlir::DenseFPElementsAttr";
  let returnType = "::mlir::DenseFPElementsAttr";
  let constBuilderCall =
      "::llvm::cast<::mlir::DenseFPElementsAttr>(::mlir::DenseElementsAttr::get(::mlir::RankedTensorType::get({" #
      !interleave(dims, ", ") # "}, $_builder.getF" # width # "Type()), ::llvm::ArrayRef($0)))";
}
class RankedF32ElementsAttr<list<int> dims> : RankedFloatElementsAttr<32, dims>;
class RankedF64ElementsAttr<list<int> dims> : RankedFloatElementsAttr<64, dims>;
def F64ElementsAttr : FloatElementsAttr<64>;

def StringElementsAttr
    : ElementsAttrBase<CPred<"::llvm::isa<::mlir::DenseStringElementsAttr>($_self)">, "string elements attribute"> {
  let storageType = "::mlir::DenseElementsAttr";
  let returnType = "::mlir::DenseElementsAttr";
}

class DenseArrayAttrBase<string denseAttrName, string cppType, string summaryName>
    : ElementsAttrBase<CPred<"::llvm::isa<::mlir::" # denseAttrName # ">($_self)">,
                       summaryName # " dense array attribute"> {
  let storageType = "::mlir::" # denseAttrName;
  let returnType = "::llvm::ArrayRef<" # cppType # ">";
  let constBuilderCall = "$_builder.get" # denseAttrName # "($0)";
}
def DenseBoolArrayAttr : DenseArrayAttrBase<"DenseBoolArrayAttr", "bool", "i1">;
def DenseI8ArrayAttr   : DenseArrayAttrBase<"DenseI8ArrayAttr", "int8_t", "i8">;
def DenseI16ArrayAttr  : DenseArrayAttrBase<"DenseI16ArrayAttr", "int16_t", "i16">;
def DenseI32ArrayAttr  : DenseArrayAttrBase<"DenseI32ArrayAttr", "int32_t", "i32">;
def DenseI64ArrayAttr  : DenseArrayAttrBase<"DenseI64ArrayAttr", "int64_t", "i64">;
def DenseF32ArrayAttr  : DenseArrayAttrBase<"DenseF32ArrayAttr", "float", "f32">;
def DenseF64ArrayAttr  : DenseArrayAttrBase<"DenseF64ArrayAttr", "double", "f64">;

//===-- Derived attributes: computed from the op, not stored ---------------===//

class DerivedAttr<code ret, code b, code convert = ""> : Attr<TruePred, "derived attribute"> {
  let returnType = ret;
  let convertFromStorage = convert;
  code body = b;
}
class DerivedTypeAttr<code body> : DerivedAttr<"::mlir::Type", body, "::mlir::TypeAttr::get($_self)">;

//===-- Constants ----------------------------------------------------------===//

class ConstantAttr<Attr attribute, string val>
    : AttrConstraint<CPred<"$_self == " # !subst("$0", val, attribute.constBuilderCall)>,
                     "constant attribute " # val> {
  Attr attr = attribute;
  string value = val;
}
class ConstantStrAttr<Attr attribute, string val> : ConstantAttr<attribute, "\"" # val # "\"">;
class ConstF32Attr<string val> : ConstantAttr<F32Attr, val>;
def ConstBoolAttrTrue  : ConstantAttr<BoolAttr, "true">;
def ConstBoolAttrFalse : ConstantAttr<BoolAttr, "false">;
def ConstUnitAttr      : ConstantAttr<UnitAttr, "true">;

//===-- Additional constraints for ConfinedAttr ----------------------------===//

class _IntValue<string test, string words>
    : AttrConstraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($_self)." # test>, "whose value " # words>;
class IntNEQValue<int n>
    : AttrConstraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getInt() != " # n>, "whose value is not " # n>;
class IntMinValue<int n>
    : AttrConstraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getInt() >= " # n>,
                     "whose minimum value is " # n>;
class IntMaxValue<int n>
    : AttrConstraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getInt() <= " # n>,
                     "whose maximum value is " # n>;
def IntNonNegative : _IntValue<"getValue().isNonNegative()", "is non-negative">;
def IntPositive    : _IntValue<"getValue().isStrictlyPositive()", "is positive">;
def IntPowerOf2    : _IntValue<"getValue().isPowerOf2()", "is a power of two > 0">;
def IntPositivePowerOf2 : AllAttrOf<[IntPositive, IntPowerOf2]>;
class IntValidAlignment<Attr attr> : ConfinedAttr<attr, [IntPositivePowerOf2]>;
class IntIsOneOf<list<int> values>
    : AttrConstraint<CPred<"::llvm::is_contained({" # !interleave(values, ", ") #
                           "}, ::llvm::cast<::mlir::IntegerAttr>($_self).getInt())">,
                     "whose value is one of {" # !interleave(values, ", ") # "}">;

class _Count<string attrClass, string relation, int n, string words>
    : AttrConstraint<CPred<"::llvm::cast<::mlir::" # attrClass # ">($_self).size() " # relation # " " # n>,
                     "with " # words # " " # n # " elements">;
class ArrayMinCount<int n>   : _Count<"ArrayAttr", ">=", n, "at least">;
class ArrayMaxCount<int n>   : _Count<"ArrayAttr", "<=", n, "at most">;
class ArrayCount<int n>      : _Count<"ArrayAttr", "==", n, "exactly">;
class DenseArrayMinCt<int n> : _Count<"DenseArrayAttr", ">=", n, "at least">;
class DenseArrayMaxCt<int n> : _Count<"DenseArrayAttr", "<=", n, "at most">;
class DenseArrayCount<int n> : _Count<"DenseArrayAttr", "==", n, "exactly">;

class DenseArrayStrictlyPositive<DenseArrayAttrBase arrayType>
    : AttrConstraint<CPred<"::llvm::all_of(::llvm::cast<" # arrayType.storageType #
                           ">($_self).asArrayRef(), [&](auto v) { return v > 0; })">,
                     "whose value is positive">;
class DenseArrayNonNegative<DenseArrayAttrBase arrayType>
    : AttrConstraint<CPred<"::llvm::all_of(::llvm::cast<" # arrayType.storageType #
                           ">($_self).asArrayRef(), [&](auto v) { return v >= 0; })">,
                     "whose value is non-negative">;
class DenseArraySorted<DenseArrayAttrBase arrayType>
    : AttrConstraint<CPred<"::llvm::is_sorted(::llvm::cast<" # arrayType.storageType # ">($_self).asArrayRef())">,
                     "should be in non-decreasing order">;
class DenseArrayStrictlySorted<DenseArrayAttrBase arrayType>
    : AttrConstraint<CPred<"::llvm::is_sorted(::llvm::cast<" # arrayType.storageType #
                           ">($_self).asArrayRef(), [](auto a, auto b) { return a <= b; })">,
                     "should be in increasing order">;

// Element `index` exists and its value satisfies `test`.
class _NthInt<int index, string test>
    : And<[CPred<"::llvm::cast<::mlir::ArrayAttr>($_self).size() > " # index>,
           CPred<"::llvm::isa<::mlir::IntegerAttr>(::llvm::cast<::mlir::ArrayAttr>($_self)[" # index # "])">,
           CPred<"::llvm::cast<::mlir::IntegerAttr>(::llvm::cast<::mlir::ArrayAttr>($_self)[" # index #
                 "]).getInt() " # test>]>;
class IntArrayNthElemEq<int index, int value>
    : AttrConstraint<_NthInt<index, "== " # value>, "whose " # index # "-th element must be " # value>;
class IntArrayNthElemMinValue<int index, int min>
    : AttrConstraint<_NthInt<index, ">= " # min>, "whose " # index # "-th element must be at least " # min>;
class IntArrayNthElemMaxValue<int index, int max>
    : AttrConstraint<_NthInt<index, "<= " # max>, "whose " # index # "-th element must be at most " # max>;
class IntArrayNthElemInRange<int index, int min, int max>
    : AttrConstraint<And<[_NthInt<index, ">= " # min>, _NthInt<index, "<= " # max>]>,
                     "whose " # index # "-th element must be at least " # min # " and at most " # max>;

// The attribute is absent; used where an optional attribute must not be present.
def IsNullAttr : AttrConstraint<CPred<"!$_self">, "empty attribute (for optional attributes)">;

#endif // STRATA_DEFS_COMMONATTRCONSTRAINTS
