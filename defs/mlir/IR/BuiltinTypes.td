//===- BuiltinTypes.td - Builtin types ---------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The builtin types: their parameters and their C++ classes. The spec tables and view classes of the runtime
// are generated from this file, as for any dialect (runtime/ir/BUILD.bazel). The parser and the printer
// implement the textual form, which is part of the IR grammar: no record has a mnemonic. Users need the
// records as constraints and parameters.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_BUILTINTYPES
#define STRATA_DEFS_BUILTINTYPES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinDialect.td"
include "mlir/IR/BuiltinTypeInterfaces.td"

class Builtin_Type<string name, string typeMnemonic, list<Trait> traits = [],
                   string baseCppClass = "::mlir::Type">
    : TypeDef<Builtin_Dialect, name, traits, baseCppClass> {
  let mnemonic = ?;
  let typeName = "builtin." # typeMnemonic;
}

// A type without parameters: a context has one instance, which it caches.
class Builtin_PlainType<string name, string typeMnemonic, list<Trait> traits = [],
                        string baseCppClass = "::mlir::Type">
    : Builtin_Type<name, typeMnemonic, traits, baseCppClass> {
  let builders = [TypeBuilder<(ins)>];
  let skipDefaultBuilders = 1;
}

// Trait of vectors and tensors: an instance is a value and not a reference to memory.
def ValueSemantics : NativeTypeTrait<"ValueSemantics"> {
  let cppNamespace = "::mlir";
}

//===-- Scalar types -------------------------------------------------------===//

def Builtin_Integer : Builtin_Type<"Integer", "integer", [VectorElementTypeInterface]> {
  let summary = "Integer of arbitrary width: signless, signed or unsigned.";
  let description = [{
    A two's complement integer of 0 to 2^24 - 1 bits. `i8` is signless: operations determine its interpretation. `si8`
    is signed, `ui8` unsigned.
  }];
  let parameters = (ins "unsigned":$width, "SignednessSemantics":$signedness);
  let builders = [TypeBuilder<(ins "unsigned":$width, CArg<"SignednessSemantics", "Signless">:$signedness)>];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    enum SignednessSemantics : uint32_t { Signless, Signed, Unsigned };
    static constexpr unsigned kMaxWidth = (1u << 24) - 1;

    bool isSignless() const { return getSignedness() == Signless; }
    bool isSigned() const { return getSignedness() == Signed; }
    bool isUnsigned() const { return getSignedness() == Unsigned; }
    /// Returns the type of `scale` times the width and of the same signedness; null if `scale` is 0.
    IntegerType scaleElementBitwidth(unsigned scale) const;
  }];
}

def Builtin_Index : Builtin_PlainType<"Index", "index", [VectorElementTypeInterface]> {
  let summary = "Integer with the width of an address.";
  let description = [{
    `index`: sizes and subscripts. The target determines its width; constants of the type are stored in 64 bits.
  }];
  let extraClassDeclaration = [{
    static constexpr unsigned kInternalStorageBitWidth = 64;
  }];
}

// The formats are defined in runtime/ir/FloatTypes.def.
class Builtin_FloatType<string name, string floatName, list<string> declaredInterfaceMethods = []>
    : Builtin_PlainType<name, floatName,
                        [DeclareTypeInterfaceMethods<FloatTypeInterface,
                                                     !listconcat(["getFloatSemantics"], declaredInterfaceMethods)>],
                        "::mlir::FloatType"> {
  let summary = "Floating-point number, " # floatName # ".";
  let description = "`" # floatName # "`: the format of that name in LLVM's APFloat.";
}
class Builtin_CachedFloatType<string name, string floatName, list<string> declaredInterfaceMethods = []>
    : Builtin_FloatType<name, floatName, declaredInterfaceMethods>;

foreach width = [16, 32] in
  def Builtin_Float # width : Builtin_CachedFloatType<"Float" # width, "f" # width, ["scaleElementBitwidth"]>;
foreach width = [64, 80, 128] in
  def Builtin_Float # width : Builtin_CachedFloatType<"Float" # width, "f" # width>;
def Builtin_BFloat16  : Builtin_CachedFloatType<"BFloat16", "bf16", ["scaleElementBitwidth"]>;
def Builtin_FloatTF32 : Builtin_CachedFloatType<"FloatTF32", "tf32">;
foreach format = ["8E3M4", "8E4M3", "8E4M3B11FNUZ", "8E4M3FN", "8E4M3FNUZ", "8E5M2", "8E5M2FNUZ", "8E8M0FNU",
                  "6E2M3FN", "6E3M2FN", "4E2M1FN"] in
  def Builtin_Float # format : Builtin_FloatType<"Float" # format, "f" # format>;

def Builtin_Complex : Builtin_Type<"Complex", "complex"> {
  let summary = "Complex number.";
  let description = "`complex<f32>`: a real and an imaginary part of one integer or floating-point type.";
  let parameters = (ins "Type":$elementType);
  let builders = [TypeBuilderWithInferredContext<(ins "Type":$elementType),
                                                 "return $_get(elementType.getContext(), elementType);">];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

//===-- Containers ---------------------------------------------------------===//

def Builtin_VectorTypeElementType : AttrOrTypeParameter<"::mlir::Type", "element type of a vector"> {
  let cppAccessorType = "::mlir::Type";
}

def Builtin_Vector
    : Builtin_Type<"Vector", "vector", [ShapedTypeInterface, ValueSemantics], "::mlir::ShapedType"> {
  let summary = "Vector with fixed or scalable dimensions.";
  let description = [{
    `vector<4x[8]xf32>`: elements in row-major order. A scalable dimension, in brackets, is multiplied by a run-time
    constant of the target. Dimensions are static and not zero; a vector may have rank 0.
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, Builtin_VectorTypeElementType:$elementType,
                        ArrayRefParameter<"bool">:$scalableDims);
  let builders = [
    // By default no dimension is scalable.
    TypeBuilderWithInferredContext<(ins "::llvm::ArrayRef<int64_t>":$shape, "Type":$elementType,
                                        CArg<"::llvm::ArrayRef<bool>", "{}">:$scalableDims), [{
      ::llvm::SmallVector<bool, 8> flags(scalableDims);
      flags.resize(shape.size());
      return $_get(elementType.getContext(), shape, elementType, flags);
    }]>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    class Builder;
    static bool isValidElementType(Type type);
    bool isScalable() const { return ::llvm::is_contained(getScalableDims(), true); }
    bool allDimsScalable() const { return isScalable() && !::llvm::is_contained(getScalableDims(), false); }
    size_t getNumScalableDims() const { return ::llvm::count(getScalableDims(), true); }
    bool hasRank() const { return true; }
    VectorType cloneWith(::std::optional<::llvm::ArrayRef<int64_t>> shape, Type elementType) const;
    /// Returns the vector type with elements of `scale` times the width; null if there is no such element type.
    VectorType scaleElementBitwidth(unsigned scale) const;
  }];
}

def Builtin_RankedTensor
    : Builtin_Type<"RankedTensor", "tensor", [ShapedTypeInterface, ValueSemantics], "TensorType"> {
  let summary = "Ranked tensor.";
  let description = [{
    `tensor<2x?xf32>`: a value of many elements, not a reference to memory. A `?` is a dynamic dimension. The encoding
    in `tensor<4xf32, #sparse>` is an attribute that the users of the type interpret.
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "Type":$elementType,
                        OptionalParameter<"Attribute">:$encoding);
  let builders = [
    TypeBuilderWithInferredContext<(ins "::llvm::ArrayRef<int64_t>":$shape, "Type":$elementType,
                                        CArg<"Attribute", "{}">:$encoding), [{
      return $_get(elementType.getContext(), shape, elementType, encoding);
    }]>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    class Builder;
    bool hasRank() const { return true; }
    RankedTensorType cloneWith(::std::optional<::llvm::ArrayRef<int64_t>> shape, Type elementType) const;
    RankedTensorType cloneWithEncoding(Attribute encoding) const { return get(getShape(), getElementType(), encoding); }
    RankedTensorType dropEncoding() const { return cloneWithEncoding({}); }
  }];
}

def Builtin_UnrankedTensor
    : Builtin_Type<"UnrankedTensor", "unranked_tensor", [ShapedTypeInterface, ValueSemantics], "TensorType"> {
  let summary = "Unranked tensor.";
  let description = "`tensor<*xf32>`";
  let parameters = (ins "Type":$elementType);
  let builders = [TypeBuilderWithInferredContext<(ins "Type":$elementType),
                                                 "return $_get(elementType.getContext(), elementType);">];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    bool hasRank() const { return false; }
    ::llvm::ArrayRef<int64_t> getShape() const { llvm_unreachable("an unranked type has no shape"); }
  }];
}

def Builtin_MemRef
    : Builtin_Type<"MemRef", "memref", [PtrLikeTypeInterface, ShapedTypeInterface], "BaseMemRefType"> {
  let summary = "Reference to a shaped region of memory.";
  let description = [{
    `memref<2x?xf32, strided<[4, 1]>, 3>`: a reference to memory. The layout maps indices to memory locations, and an
    attribute names the memory space. Without a layout the elements are in row-major order. An identity layout and memory
    space 0 are the defaults and are not stored.
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "Type":$elementType,
                        OptionalParameter<"MemRefLayoutAttrInterface">:$layout,
                        OptionalParameter<"Attribute">:$memorySpace);
  let builders = [
    TypeBuilderWithInferredContext<(ins "::llvm::ArrayRef<int64_t>":$shape, "Type":$elementType,
                                        CArg<"MemRefLayoutAttrInterface", "{}">:$layout,
                                        CArg<"Attribute", "{}">:$memorySpace)>,
    TypeBuilderWithInferredContext<(ins "::llvm::ArrayRef<int64_t>":$shape, "Type":$elementType, "AffineMap":$map,
                                        CArg<"Attribute", "{}">:$memorySpace)>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
  // The layout is stored only if it is not the identity.
  let genAccessors = 0;
  let extraClassDeclaration = [{
    class Builder;
    ::llvm::ArrayRef<int64_t> getShape() const { return param<::llvm::ArrayRef<int64_t>>(0); }
    Type getElementType() const { return param<Type>(16); }
    /// Returns the layout; the identity map if none was given, never null.
    MemRefLayoutAttrInterface getLayout() const;
    bool hasIdentityMap() const { return !param<Attribute>(24); } ///< True if no layout is stored.
    Attribute getMemorySpace() const { return param<Attribute>(32); } ///< May be null.
    bool hasRank() const { return true; }
    MemRefType cloneWith(::std::optional<::llvm::ArrayRef<int64_t>> shape, Type elementType) const;

    /// See MemRefLayoutAttrInterface::getStridesAndOffset.
    ::llvm::LogicalResult getStridesAndOffset(::llvm::SmallVectorImpl<int64_t> &strides, int64_t &offset) const;
    /// \pre The layout has strides.
    ::std::pair<::llvm::SmallVector<int64_t>, int64_t> getStridesAndOffset() const;
    bool isStrided() const;
    /// Returns the number of trailing dimensions whose elements are contiguous in memory.
    int64_t getNumContiguousTrailingDims() const;
    bool areTrailingDimsContiguous(int64_t count) const { return getNumContiguousTrailingDims() >= count; }
    bool isLastDimUnitStride() const;
    /// Returns the type with its layout map simplified, or without layout if it is the row-major order.
    MemRefType canonicalizeStridedLayout() const;
  }];
}

def Builtin_UnrankedMemRef
    : Builtin_Type<"UnrankedMemRef", "unranked_memref", [PtrLikeTypeInterface, ShapedTypeInterface],
                   "BaseMemRefType"> {
  let summary = "Reference to an unranked region of memory.";
  let description = "`memref<*xf32, 3>`: an unranked memref has no layout.";
  let parameters = (ins "Type":$elementType, OptionalParameter<"Attribute">:$memorySpace);
  let builders = [TypeBuilderWithInferredContext<(ins "Type":$elementType, CArg<"Attribute", "{}">:$memorySpace)>];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    bool hasRank() const { return false; }
    ::llvm::ArrayRef<int64_t> getShape() const { llvm_unreachable("an unranked type has no shape"); }
  }];
}

def Builtin_Tuple : Builtin_Type<"Tuple", "tuple"> {
  let summary = "Tuple of values.";
  let description = "`tuple<i32, f32>`: combines several types into one. The builtin dialect has no operations on tuples.";
  let parameters = (ins ArrayRefParameter<"Type">:$types);
  let builders = [TypeBuilder<(ins CArg<"TypeRange", "{}">:$elements), [{
    return $_get($_ctxt, ::llvm::SmallVector<Type, 8>(elements.begin(), elements.end()));
  }]>];
  let skipDefaultBuilders = 1;
  let extraClassDeclaration = [{
    size_t size() const { return getTypes().size(); }
    auto begin() const { return getTypes().begin(); }
    auto end() const { return getTypes().end(); }
    Type getType(size_t index) const { return getTypes()[index]; }
    /// Appends the element types; nested tuples are replaced by their elements, recursively.
    void getFlattenedTypes(::llvm::SmallVectorImpl<Type> &types) const;
  }];
}

//===-- Function-like and other types --------------------------------------===//

class Builtin_FunctionLike<string Name, string typeMnemonic> : Builtin_Type<Name, typeMnemonic> {
  let parameters = (ins ArrayRefParameter<"Type">:$inputs, ArrayRefParameter<"Type">:$results);
  let builders = [TypeBuilder<(ins CArg<"TypeRange", "{}">:$inputs, CArg<"TypeRange", "{}">:$results), [{
    return $_get($_ctxt, ::llvm::SmallVector<Type, 8>(inputs.begin(), inputs.end()),
                 ::llvm::SmallVector<Type, 8>(results.begin(), results.end()));
  }]>];
  let skipDefaultBuilders = 1;
  let extraClassDeclaration = [{
    unsigned getNumInputs() const { return getInputs().size(); }
    unsigned getNumResults() const { return getResults().size(); }
    Type getInput(unsigned index) const { return getInputs()[index]; }
    Type getResult(unsigned index) const { return getResults()[index]; }
    $cppClass clone(TypeRange inputs, TypeRange results) const { return get(getContext(), inputs, results); }
    /// Returns the type with the given types inserted before the given indices, which are sorted.
    $cppClass getWithArgsAndResults(::llvm::ArrayRef<unsigned> argIndices, TypeRange argTypes,
                                    ::llvm::ArrayRef<unsigned> resultIndices, TypeRange resultTypes) const;
    /// Returns the type without the inputs and results whose bits are set.
    $cppClass getWithoutArgsAndResults(const ::llvm::BitVector &argIndices,
                                       const ::llvm::BitVector &resultIndices) const;
  }];
}
def Builtin_Function : Builtin_FunctionLike<"Function", "function"> {
  let summary = "Function type.";
  let description = "`(i32, f32) -> i1`: input types and result types. Parentheses may be omitted around a single result.";
}
def Builtin_Graph : Builtin_FunctionLike<"Graph", "graph"> {
  let summary = "Function type for graph regions.";
  let description = "Printed as a function type; the operation determines which of the two is parsed.";
}
def Builtin_None : Builtin_PlainType<"None", "none"> {
  let summary = "Unit type.";
  let description = "`none`: a type without information, for positions that require a type.";
}
def Builtin_Opaque : Builtin_Type<"Opaque", "opaque"> {
  let summary = "Type of an unregistered dialect.";
  let description = "`!dialect<\"text\">`: the text is kept as it is, and equal text is the same type.";
  let parameters = (ins "StringAttr":$dialectNamespace, StringRefParameter<"text of the type">:$typeData);
  let builders = [TypeBuilderWithInferredContext<(ins "StringAttr":$dialectNamespace,
                                                      CArg<"::llvm::StringRef", "{}">:$typeData)>];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
  // Accessors that return attributes cannot be inline: attributes are incomplete in the header of this class.
  let genAccessors = 0;
  let extraClassDeclaration = [{
    static OpaqueType get(MLIRContext *context, ::llvm::StringRef dialectNamespace, ::llvm::StringRef typeData);
    StringAttr getDialectNamespace() const;
    ::llvm::StringRef getTypeData() const { return param<::llvm::StringRef>(8); }
  }];
}

#endif // STRATA_DEFS_BUILTINTYPES
