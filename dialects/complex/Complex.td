//===- Complex.td - The complex dialect --------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_COMPLEX
#define STRATA_DIALECTS_COMPLEX

include "dialects/arith/ArithBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Complex_Dialect : Dialect {
  let name = "complex";
  let cppNamespace = "::mlir::complex";
  let summary = "Complex numbers";
  let description = [{
    Arithmetic and functions on `complex` types.

    ```mlir
    func.func @square(%x: f32, %y: f32) -> f32 {
      %0 = complex.create %x, %y : complex<f32>
      %1 = complex.mul %0, %0 fastmath<contract> : complex<f32>
      %2 = complex.abs %1 : complex<f32>
      return %2 : f32
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
}

class Complex_Op<string mnemonic, list<Trait> traits = []> : Op<Complex_Dialect, mnemonic, traits>;

defvar Complex_FastMath = DefaultValuedAttr<Arith_FastMathAttr, "::mlir::arith::FastMathFlags::none">;
defvar Complex_ElementType = "::llvm::cast<::mlir::ComplexType>($_self).getElementType()";

//===-- Enums --------------------------------------------------------------===//

// The algorithm for division: `improved` scales the operands, so that no intermediate result
// overflows, and handles infinities and NaN; `basic` and `none` use the textbook formula.
def Complex_ComplexRangeFlags
    : I32BitEnumAttr<"ComplexRangeFlags", "Complex range flags",
                     [I32BitEnumAttrCaseBit<"improved", 0>, I32BitEnumAttrCaseBit<"basic", 1>,
                      I32BitEnumAttrCaseBit<"none", 2>]> {
  let cppNamespace = "::mlir::complex";
}

//===-- Attributes ---------------------------------------------------------===//

def Complex_NumberAttr : AttrDef<Complex_Dialect, "Number", [TypedAttrInterface]> {
  let mnemonic = "number";
  let summary = "a complex number";
  let description = "Example: `#complex.number<:f64 1.0, 2.0>`, which has the type `complex<f64>`.";
  let parameters = (ins APFloatParameter<"">:$real, APFloatParameter<"">:$imag, AttributeSelfTypeParameter<"">:$type);
  let builders = [
    AttrBuilderWithInferredContext<(ins "::mlir::ComplexType":$type, "double":$real, "double":$imag)>
  ];
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
}

//===-- Construction and parts ---------------------------------------------===//

def ConstantOp : Complex_Op<"constant", [ConstantLike, Pure,
                                                 DeclareOpInterfaceMethods<OpAsmOpInterface,
                                                                           ["getAsmResultNames"]>]> {
  let summary = "complex constant";
  let description = "Example: `complex.constant [0.1, -1.0] : complex<f64>`. The real part is first.";
  let arguments = (ins ArrayAttr:$value);
  let results = (outs AnyComplex:$complex);
  let assemblyFormat = "$value attr-dict `:` type($complex)";
  let extraClassDeclaration = [{
    /// True if `value` is an array of two float or two integer attributes of the element type of the complex `type`.
    static bool isBuildableWith(::mlir::Attribute value, ::mlir::Type type);
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def CreateOp
    : Complex_Op<"create", [Pure, AllTypesMatch<["real", "imaginary"]>,
                            TypesMatchWith<"complex element type matches real operand type", "complex", "real",
                                           Complex_ElementType>,
                            TypesMatchWith<"complex element type matches imaginary operand type", "complex",
                                           "imaginary", Complex_ElementType>]> {
  let summary = "creates a complex number from its real and imaginary part";
  let arguments = (ins AnyFloat:$real, AnyFloat:$imaginary);
  let results = (outs Complex<AnyFloat>:$complex);
  let assemblyFormat = "$real `,` $imaginary attr-dict `:` type($complex)";
  let hasFolder = 1;
}

def BitcastOp : Complex_Op<"bitcast", [Pure]> {
  let summary = "bitcast between a complex type and a non-complex type";
  let arguments = (ins AnyType:$operand);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `to` type($result)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

class Complex_UnaryOp<string mnemonic, list<Trait> traits>
    : Complex_Op<mnemonic, !listconcat(traits, [Pure, Elementwise])> {
  let arguments = (ins Complex<AnyFloat>:$complex, Complex_FastMath:$fastmath);
  let assemblyFormat = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)";
}

// The result is a float of the element type.
class Complex_RealResult<string result>
    : TypesMatchWith<"complex element type matches result type", "complex", result, Complex_ElementType>;

def ReOp : Complex_UnaryOp<"re", [Complex_RealResult<"real">]> {
  let summary = "real part";
  let results = (outs AnyFloat:$real);
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}
def ImOp : Complex_UnaryOp<"im", [Complex_RealResult<"imaginary">]> {
  let summary = "imaginary part";
  let results = (outs AnyFloat:$imaginary);
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}
def AbsOp : Complex_UnaryOp<"abs", [Complex_RealResult<"result">]> {
  let summary = "absolute value";
  let results = (outs AnyFloat:$result);
}
def AngleOp : Complex_UnaryOp<"angle", [Complex_RealResult<"result">]> {
  let summary = "argument (phase angle)";
  let results = (outs AnyFloat:$result);
}

//===-- Functions ----------------------------------------------------------===//

class Complex_FunctionOp<string mnemonic, bit folds = 0> : Complex_UnaryOp<mnemonic, [SameOperandsAndResultType]> {
  let results = (outs Complex<AnyFloat>:$result);
  let hasFolder = folds;
}

def ConjOp  : Complex_FunctionOp<"conj", 1> { let summary = "complex conjugate"; }
def CosOp   : Complex_FunctionOp<"cos"> { let summary = "cosine"; }
def ExpOp   : Complex_FunctionOp<"exp", 1> { let summary = "exponential function to base e"; }
def Expm1Op : Complex_FunctionOp<"expm1"> { let summary = "exponential function to base e, minus 1"; }
def LogOp   : Complex_FunctionOp<"log", 1> { let summary = "logarithm to base e"; }
def Log1pOp : Complex_FunctionOp<"log1p"> { let summary = "logarithm to base e of 1 plus the operand"; }
def NegOp   : Complex_FunctionOp<"neg", 1> { let summary = "negation"; }
def RsqrtOp : Complex_FunctionOp<"rsqrt"> { let summary = "reciprocal of the square root"; }
def SignOp  : Complex_FunctionOp<"sign"> { let summary = "the operand divided by its absolute value"; }
def SinOp   : Complex_FunctionOp<"sin"> { let summary = "sine"; }
def SqrtOp  : Complex_FunctionOp<"sqrt"> { let summary = "square root"; }
def TanOp   : Complex_FunctionOp<"tan"> { let summary = "tangent"; }
def TanhOp  : Complex_FunctionOp<"tanh"> { let summary = "hyperbolic tangent"; }

class Complex_ArithmeticOp<string mnemonic, bit folds = 0>
    : Complex_Op<mnemonic, [Pure, SameOperandsAndResultType, Elementwise]> {
  let arguments = (ins Complex<AnyFloat>:$lhs, Complex<AnyFloat>:$rhs, Complex_FastMath:$fastmath);
  let results = (outs Complex<AnyFloat>:$result);
  let assemblyFormat = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
  let hasFolder = folds;
}

def AddOp   : Complex_ArithmeticOp<"add", 1> { let summary = "sum"; }
def SubOp   : Complex_ArithmeticOp<"sub", 1> { let summary = "difference"; }
def MulOp   : Complex_ArithmeticOp<"mul", 1> { let summary = "product"; }
def DivOp   : Complex_ArithmeticOp<"div", 1> { let summary = "quotient"; }
def PowOp   : Complex_ArithmeticOp<"pow"> { let summary = "power"; }
def Atan2Op : Complex_ArithmeticOp<"atan2"> {
  let summary = "inverse tangent of lhs / rhs, in the quadrant of both operands";
}

def PowiOp : Complex_Op<"powi", [Pure, Elementwise, SameOperandsAndResultShape,
                                         AllTypesMatch<["lhs", "result"]>]> {
  let summary = "power with a signed integer exponent";
  let arguments = (ins Complex<AnyFloat>:$lhs, AnySignlessInteger:$rhs, OptionalAttr<Arith_FastMathAttr>:$fastmath);
  let results = (outs Complex<AnyFloat>:$result);
  let assemblyFormat = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result) `,` type($rhs)";
}

//===-- Comparisons --------------------------------------------------------===//

class Complex_CompareOp<string mnemonic> : Complex_Op<mnemonic, [Pure, AllTypesMatch<["lhs", "rhs"]>, Elementwise]> {
  let arguments = (ins Complex<AnyFloat>:$lhs, Complex<AnyFloat>:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
}
def EqualOp    : Complex_CompareOp<"eq"> { let summary = "true if both parts are equal"; }
def NotEqualOp : Complex_CompareOp<"neq"> { let summary = "true if a part differs"; }

#endif // STRATA_DIALECTS_COMPLEX
