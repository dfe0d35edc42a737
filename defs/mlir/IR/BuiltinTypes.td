//===- BuiltinTypes.td - The IR's own types ----------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The builtin types: what each consists of, and its class in C++. The runtime's own tables and views are made from
// this file like those of any dialect (runtime/ir/BUILD.bazel). Their text is the parser's and the printer's business,
// since it is the grammar itself: no record has a mnemonic. For users the records are constraints and parameters.
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

// A type without parameters: there is one in a context, which keeps it at hand.
class Builtin_PlainType<string name, string typeMnemonic, list<Trait> traits = [],
                        string baseCppClass = "::mlir::Type">
    : Builtin_Type<name, typeMnemonic, traits, baseCppClass> {
  let builders = [TypeBuilder<(ins)>];
  let skipDefaultBuilders = 1;
}

// A vector or tensor: the value itself, not a place in memory.
def ValueSemantics : NativeTypeTrait<"ValueSemantics"> {
  let cppNamespace = "::mlir";
}

//===-- Numbers ------------------------------------------------------------===//

def Builtin_Integer : Builtin_Type<"Integer", "integer", [VectorElementTypeInterface]> {
  let summary = "Integer of some width, with or without a sign.";
  let description = [{
    A two's complement number of 0 to 2^24 - 1 bits: `i8` without a sign of its own, so that operations say how they
    read it; `si8` with one; `ui8` of natural numbers.
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
    /// `scale` times the width, of the same signedness; null for 0.
    IntegerType scaleElementBitwidth(unsigned scale) const;
  }];
}

def Builtin_Index : Builtin_PlainType<"Index", "index", [VectorElementTypeInterface]> {
  let summary = "Integer as wide as an address.";
  let description = [{
    `index`: counts and subscripts. How wide it is the target decides; constants of it are stored in 64 bits.
  }];
  let extraClassDeclaration = [{
    static constexpr unsigned kInternalStorageBitWidth = 64;
  }];
}

// The formats themselves are in runtime/ir/FloatTypes.def.
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
  let summary = "Two numbers of one type.";
  let description = "`complex<f32>`: a real and an imaginary part, both integers or both floats.";
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
  let summary = "Vector of fixed or scalable sizes.";
  let description = [{
    `vector<4x[8]xf32>`: as many elements as the sizes say, in row-major order. A size in brackets is multiplied by a
    number that the target knows when the program runs. No size is unknown or zero; a vector may have no dimension.
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, Builtin_VectorTypeElementType:$elementType,
                        ArrayRefParameter<"bool">:$scalableDims);
  let builders = [
    // Without flags no dimension is scalable.
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
    /// With elements of `scale` times the width; null when there are none.
    VectorType scaleElementBitwidth(unsigned scale) const;
  }];
}

def Builtin_RankedTensor
    : Builtin_Type<"RankedTensor", "tensor", [ShapedTypeInterface, ValueSemantics], "TensorType"> {
  let summary = "Tensor with a known number of dimensions.";
  let description = [{
    `tensor<2x?xf32>`: a value of many elements, not a place in memory. A `?` is a size that is known when the program
    runs. The encoding, `tensor<4xf32, #sparse>`, is for whoever understands it.
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
  let summary = "Tensor with an unknown number of dimensions.";
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
  let summary = "Region of memory with a shape.";
  let description = [{
    `memref<2x?xf32, strided<[4, 1]>, 3>`: a place in memory whose elements lie where the layout says, in the memory
    space that an attribute names. Without a layout they lie in row-major order; an identity map says no more than
    that, and is dropped, as is memory space 0.
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
  // The layout is stored only where it was given.
  let genAccessors = 0;
  let extraClassDeclaration = [{
    class Builder;
    ::llvm::ArrayRef<int64_t> getShape() const { return param<::llvm::ArrayRef<int64_t>>(0); }
    Type getElementType() const { return param<Type>(16); }
    /// Never null: the identity map where none was given.
    MemRefLayoutAttrInterface getLayout() const;
    bool hasIdentityMap() const { return !param<Attribute>(24); } ///< No layout was given.
    Attribute getMemorySpace() const { return param<Attribute>(32); } ///< May be null.
    bool hasRank() const { return true; }
    MemRefType cloneWith(::std::optional<::llvm::ArrayRef<int64_t>> shape, Type elementType) const;

    /// See MemRefLayoutAttrInterface.
    ::llvm::LogicalResult getStridesAndOffset(::llvm::SmallVectorImpl<int64_t> &strides, int64_t &offset) const;
    /// \pre the layout has strides.
    ::std::pair<::llvm::SmallVector<int64_t>, int64_t> getStridesAndOffset() const;
    bool isStrided() const;
    /// The number of last dimensions whose elements follow each other without a gap.
    int64_t getNumContiguousTrailingDims() const;
    bool areTrailingDimsContiguous(int64_t count) const { return getNumContiguousTrailingDims() >= count; }
    bool isLastDimUnitStride() const;
    /// The same with the layout dropped where it says nothing new, its map simplified elsewhere.
    MemRefType canonicalizeStridedLayout() const;
  }];
}

def Builtin_UnrankedMemRef
    : Builtin_Type<"UnrankedMemRef", "unranked_memref", [PtrLikeTypeInterface, ShapedTypeInterface],
                   "BaseMemRefType"> {
  let summary = "Region of memory with an unknown number of dimensions.";
  let description = "`memref<*xf32, 3>`: it has no layout, since that is one of a number of dimensions.";
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
  let summary = "Several values in one.";
  let description = "`tuple<i32, f32>`: there are no operations on it; it lets several types stand where one must.";
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
    /// The elements, those of tuples among them in their place.
    void getFlattenedTypes(::llvm::SmallVectorImpl<Type> &types) const;
  }];
}

//===-- The rest -----------------------------------------------------------===//

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
    /// With types put in front of those at the indices, which are sorted.
    $cppClass getWithArgsAndResults(::llvm::ArrayRef<unsigned> argIndices, TypeRange argTypes,
                                    ::llvm::ArrayRef<unsigned> resultIndices, TypeRange resultTypes) const;
    /// Without those whose bits are set.
    $cppClass getWithoutArgsAndResults(const ::llvm::BitVector &argIndices,
                                       const ::llvm::BitVector &resultIndices) const;
  }];
}
def Builtin_Function : Builtin_FunctionLike<"Function", "function"> {
  let summary = "From types to types.";
  let description = "`(i32, f32) -> i1`: what is taken, and what is given; parentheses around other than one result.";
}
def Builtin_Graph : Builtin_FunctionLike<"Graph", "graph"> {
  let summary = "From types to types, without an order of evaluation.";
  let description = "Written as a function type; operations that want one say so.";
}
def Builtin_None : Builtin_PlainType<"None", "none"> {
  let summary = "The type of no value.";
  let description = "`none`: where a type must stand and there is nothing to be said.";
}
def Builtin_Opaque : Builtin_Type<"Opaque", "opaque"> {
  let summary = "Type of a dialect that is not loaded.";
  let description = "`!dialect<\"text\">`: the text is kept as it is, and equal text is the same type.";
  let parameters = (ins "StringAttr":$dialectNamespace, StringRefParameter<"text of the type">:$typeData);
  let builders = [TypeBuilderWithInferredContext<(ins "StringAttr":$dialectNamespace,
                                                      CArg<"::llvm::StringRef", "{}">:$typeData)>];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
  // Attributes are not complete where the class is.
  let genAccessors = 0;
  let extraClassDeclaration = [{
    static OpaqueType get(MLIRContext *context, ::llvm::StringRef dialectNamespace, ::llvm::StringRef typeData);
    StringAttr getDialectNamespace() const;
    ::llvm::StringRef getTypeData() const { return param<::llvm::StringRef>(8); }
  }];
}

#endif // STRATA_DEFS_BUILTINTYPES
