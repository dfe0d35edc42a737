//===- LLVMOpBase.td - Base classes and type constraints of LLVM ops --*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Base classes of the ops of the llvm dialect and of dialects that extend it, and the constraints on their operands.
//
// An op that corresponds to one instruction or intrinsic is translated by a table that the generator makes from the
// fields of LLVM_OpBase. The fields with code (llvmBuilder, mlirBuilder) are for ops that a table cannot express.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_OP_BASE
#define STRATA_DIALECTS_LLVM_OP_BASE

include "dialects/llvm/LLVMAttrs.td"
include "dialects/llvm/LLVMEnums.td"
include "dialects/llvm/LLVMInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===----------------------------------------------------------------------===//
// Type constraints
//===----------------------------------------------------------------------===//

// A type of C++ class \p cppType in namespace mlir::LLVM.
class LLVM_IsA<string cppType> : CPred<"::llvm::isa<::mlir::LLVM::" # cppType # ">($_self)">;

def LLVM_Type : DialectType<LLVM_Dialect, CPred<"::mlir::LLVM::isCompatibleOuterType($_self)">,
                            "LLVM dialect-compatible type">;

def LLVM_TokenType : Type<LLVM_IsA<"LLVMTokenType">, "LLVM token type">,
                     BuildableType<"::mlir::LLVM::LLVMTokenType::get($_builder.getContext())">;

def LLVM_PrimitiveType
    : Type<And<[LLVM_Type.predicate, Neg<LLVM_IsA<"LLVMVoidType">>, Neg<LLVM_IsA<"LLVMFunctionType">>]>,
           "primitive LLVM type">;

def LLVM_FunctionType : Type<LLVM_IsA<"LLVMFunctionType">, "LLVM function type", "::mlir::LLVM::LLVMFunctionType">;

def LLVM_AnyFloat : Type<CPred<"::mlir::LLVM::isCompatibleFloatingPointType($_self)">, "floating point LLVM type">;

def LLVM_AnyPointer : Type<LLVM_IsA<"LLVMPointerType">, "LLVM pointer type", "::mlir::LLVM::LLVMPointerType">;

class LLVM_PointerInAddressSpace<int addressSpace>
    : Type<And<[LLVM_AnyPointer.predicate,
                CPred<"::llvm::cast<::mlir::LLVM::LLVMPointerType>($_self).getAddressSpace() == " # addressSpace>]>,
           "LLVM pointer in address space " # addressSpace, "::mlir::LLVM::LLVMPointerType"> {
  let builderCall = "$_builder.getType<::mlir::LLVM::LLVMPointerType>(" # addressSpace # ")";
}

def LLVM_DefaultPointer : LLVM_PointerInAddressSpace<0>;

def LLVM_AnyStruct : Type<LLVM_IsA<"LLVMStructType">, "LLVM structure type">;

def LLVM_OpaqueStruct : Type<And<[LLVM_AnyStruct.predicate,
                                  CPred<"::llvm::cast<::mlir::LLVM::LLVMStructType>($_self).isOpaque()">]>>;

def LLVM_AnyTargetExt : Type<LLVM_IsA<"LLVMTargetExtType">, "LLVM target extension type">;

def LLVM_NonLoadableTargetExtType
    : Type<And<[LLVM_AnyTargetExt.predicate,
                CPred<"!::llvm::cast<::mlir::LLVM::LLVMTargetExtType>($_self).supportsMemOps()">]>>;

// A type with a size: the type of a value that can be loaded and stored.
def LLVM_LoadableType : Type<Or<[CPred<"::mlir::LLVM::isLoadableType($_self)">,
                                 LLVM_PointerElementTypeInterface.predicate]>, "LLVM type with size">;

def LLVM_AnyAggregate : Type<Or<[LLVM_IsA<"LLVMStructType">, LLVM_IsA<"LLVMArrayType">]>, "LLVM aggregate type">;

def LLVM_AnyNonAggregate : Type<And<[LLVM_Type.predicate, Neg<LLVM_AnyAggregate.predicate>]>,
                                "LLVM-compatible non-aggregate type">;

// A vector type for which \p condition holds.
class LLVM_AnyVectorThat<string condition, string kind>
    : Type<CPred<condition>, "LLVM dialect-compatible " # kind, "::mlir::VectorType">;

def LLVM_AnyVector : LLVM_AnyVectorThat<"::mlir::LLVM::isCompatibleVectorType($_self)", "vector type">;
def LLVM_AnyFixedVector
    : LLVM_AnyVectorThat<"!::mlir::LLVM::isScalableVectorType($_self)", "fixed-length vector type">;
def LLVM_AnyScalableVector
    : LLVM_AnyVectorThat<"::mlir::LLVM::isScalableVectorType($_self)", "scalable vector type">;

class LLVM_VectorOf<Type element>
    : Type<And<[LLVM_AnyVector.predicate,
                SubstLeaves<"$_self", "::llvm::cast<::mlir::VectorType>($_self).getElementType()",
                            element.predicate>]>,
           "LLVM dialect-compatible vector of " # element.summary, "::mlir::VectorType">;

class LLVM_ScalarOrVectorOf<Type element> : AnyTypeOf<[element, LLVM_VectorOf<element>]>;

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

// The base of all ops. The generator writes the row of the translation table from these fields:
//
//   llvmForm      "binary", "unary", "cast", "compare"   an instruction with the opcode llvmInstName
//                 "operands"     an instruction of class llvmInstName whose operands are those of the op, in order
//                 "intrinsic"    a call of the intrinsic llvmEnumName
//                 "constrained"  a call of the constrained floating-point intrinsic llvmEnumName
//                 ""             not in the table: translated by hand-written code
//   llvmInstName  an enumerator of llvm::Instruction without its scope
//   llvmEnumName  an enumerator of llvm::Intrinsic without its scope
//
// Flags and metadata follow from the names of the arguments: overflowFlags, isExact, isDisjoint, nonNeg, fastmathFlags,
// dereferenceable, access_groups, alias_scopes, noalias_scopes, tbaa, nontemporal, arg_attrs, res_attrs,
// op_bundle_operands, op_bundle_tags.
class LLVM_OpBase<Dialect dialect, string mnemonic, list<Trait> traits = []> : Op<dialect, mnemonic, traits> {
  string llvmForm = "";
  string llvmInstName = "";
  string llvmEnumName = "";

  // llvmBuilder is C++ code that creates the LLVM IR of an op; mlirBuilder is C++ code that creates an op from LLVM IR.
  string llvmBuilder = "";
  string mlirBuilder = "";

  // For each argument of the op, the index of the corresponding LLVM operand, or -1 if there is none. If the list is
  // empty, the indices are equal.
  list<int> llvmArgIndices = [];
}

// Adds code that creates LLVM IR to an op.
class LLVM_Builder<string builder> {
  string llvmBuilder = builder;
}

// C++ code for the builders (llvmBuilder) of memory accesses. Each string transfers one attribute of the op to the LLVM
// instruction `inst`.
class LLVM_MemOpPatterns {
  code setAlignmentCode = "if ($alignment.value_or(0)) inst->setAlignment(llvm::Align(*$alignment));";
  code setVolatileCode = "inst->setVolatile($volatile_);";
  code setSyncScopeCode =
      "if ($syncscope) inst->setSyncScopeID(builder.getContext().getOrInsertSyncScopeID(*$syncscope));";
  code setOrderingCode = "inst->setAtomic(convertAtomicOrderingToLLVM($ordering));";
  code setNonTemporalMetadataCode = "if ($nontemporal) moduleTranslation.setNonTemporalMetadata(inst);";
  code setInvariantGroupCode = "if ($invariantGroup) moduleTranslation.setInvariantGroupMetadata(inst);";
  code setAccessGroupsMetadataCode = "moduleTranslation.setAccessGroupsMetadata(op, inst);";
  code setAliasAnalysisMetadataCode =
      "moduleTranslation.setAliasScopeMetadata(op, inst); moduleTranslation.setTBAAMetadata(op, inst);";
}

class LLVM_Op<string mnemonic, list<Trait> traits = []> : LLVM_OpBase<LLVM_Dialect, mnemonic, traits>;

class LLVM_TerminatorOp<string mnemonic, list<Trait> traits = []>
    : LLVM_Op<mnemonic, !listconcat(traits, [Terminator])>;

// Arguments of ops with metadata of loops and of alias analysis.
defvar LLVM_AccessGroupArgs = (ins OptionalAttr<LLVM_AccessGroupArrayAttr>:$access_groups);
defvar LLVM_AliasArgs =
    (ins OptionalAttr<LLVM_AliasScopeArrayAttr>:$alias_scopes, OptionalAttr<LLVM_AliasScopeArrayAttr>:$noalias_scopes,
         OptionalAttr<LLVM_TBAATagArrayAttr>:$tbaa);

// A memory access. Derived ops append `aliasAttrs` to their arguments.
class LLVM_MemAccessOpBase<string mnemonic, list<Trait> traits = []>
    : LLVM_Op<mnemonic, !listconcat([DeclareOpInterfaceMethods<AccessGroupOpInterface>,
                                     DeclareOpInterfaceMethods<AliasAnalysisOpInterface>], traits)>,
      LLVM_MemOpPatterns {
  dag aliasAttrs = !con(LLVM_AccessGroupArgs, LLVM_AliasArgs);
}

//===----------------------------------------------------------------------===//
// Intrinsics
//===----------------------------------------------------------------------===//

// A call of the intrinsic \p enumName.
//   overloadedResults, overloadedOperands   the positions of results and operands whose types the name of the intrinsic
//                                           depends on, in that order
//   numResults                              with two or more, the op's result is a structure
//   immArgPositions, immArgAttrNames        arguments of the intrinsic that are attributes of the op; operands of the op
//                                           are at the remaining positions, in order
//   requires...                             interfaces of the op; derived ops append their arguments, `baseArgs`
class LLVM_IntrOpBase<Dialect dialect, string opName, string enumName, list<int> overloadedResults,
                      list<int> overloadedOperands, list<Trait> traits, int numResults, bit requiresAccessGroup = 0,
                      bit requiresAliasAnalysis = 0, bit requiresFastmath = 0, bit requiresArgAndResultAttrs = 0,
                      bit requiresOpBundles = 0, list<int> immArgPositions = [], list<string> immArgAttrNames = []>
    : LLVM_OpBase<dialect, opName, !listconcat(
          !if(requiresAccessGroup, [DeclareOpInterfaceMethods<AccessGroupOpInterface>], []<Trait>),
          !if(requiresAliasAnalysis, [DeclareOpInterfaceMethods<AliasAnalysisOpInterface>], []<Trait>),
          !if(requiresFastmath, [DeclareOpInterfaceMethods<FastmathFlagsInterface>], []<Trait>),
          !if(requiresArgAndResultAttrs, [ArgAndResultAttrsOpInterface], []<Trait>),
          traits)>,
      LLVM_MemOpPatterns, Results<!if(!gt(numResults, 0), (outs LLVM_Type:$res), (outs))> {
  dag baseArgs = !con(
      !if(requiresAccessGroup, LLVM_AccessGroupArgs, (ins)), !if(requiresAliasAnalysis, LLVM_AliasArgs, (ins)),
      !if(requiresArgAndResultAttrs,
          (ins OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs), (ins)),
      !if(requiresOpBundles,
          (ins VariadicOfVariadic<LLVM_Type, "op_bundle_sizes">:$op_bundle_operands,
               DenseI32ArrayAttr:$op_bundle_sizes, OptionalAttr<ArrayAttr>:$op_bundle_tags), (ins)));

  // Fields for the translation table.
  let llvmForm = "intrinsic";
  let llvmEnumName = enumName;
  int llvmNumResults = numResults;
  list<int> llvmOverloadedResults = overloadedResults;
  list<int> llvmOverloadedOperands = overloadedOperands;
  list<int> llvmImmArgPositions = immArgPositions;
  list<string> llvmImmArgAttrNames = immArgAttrNames;
  // Index of the intrinsic argument that gets the op's attribute `alignment` as its parameter attribute `align`; -1 if
  // there is none. Index of the intrinsic argument that gets the ABI alignment of the vector elements in the data
  // layout; -1 if there is none.
  int llvmAlignArg = -1;
  int llvmElementAlignArg = -1;

  // The table fields as C++ expressions, for ops of other dialects that derive from this class and have code (llvmBuilder).
  string overloadedResultsCpp = "{" # !interleave(overloadedResults, ", ") # "}";
  string overloadedOperandsCpp = "{" # !interleave(overloadedOperands, ", ") # "}";
  string immArgPositionsCpp = "{" # !interleave(immArgPositions, ", ") # "}";
  string immArgAttrNamesCpp =
      "{" # !interleave(!foreach(name, immArgAttrNames, "StringLiteral(\"" # name # "\")"), ", ") # "}";
  string baseLlvmBuilder =
      "[[maybe_unused]] auto *inst = LLVM::detail::createIntrinsicCall(builder, moduleTranslation, &opInst, "
      "llvm::Intrinsic::" # !interleave([enumName, "" # numResults, overloadedResultsCpp, overloadedOperandsCpp,
                                         immArgPositionsCpp, immArgAttrNamesCpp], ", ") # ");\n";
  string baseLlvmBuilderArgAndResultAttrs =
      "if (failed(moduleTranslation.convertArgAndResultAttrs(op, inst, " # immArgPositionsCpp #
      "))) return failure();\n";
  string baseLlvmBuilderCoda = !if(!gt(numResults, 0), "$res = inst;", "");
  let llvmBuilder = baseLlvmBuilder # !if(requiresAccessGroup, setAccessGroupsMetadataCode, "")
                    # !if(requiresAliasAnalysis, setAliasAnalysisMetadataCode, "")
                    # !if(requiresArgAndResultAttrs, baseLlvmBuilderArgAndResultAttrs, "") # baseLlvmBuilderCoda;
  string baseMlirBuilder =
      "SmallVector<Value> operands;\nSmallVector<NamedAttribute> attributes;\n"
      "if (failed(moduleImport.convertIntrinsicArguments(llvmOperands, llvmOpBundles, "
      # !interleave([!if(requiresOpBundles, "true", "false"), immArgPositionsCpp, immArgAttrNamesCpp], ", ")
      # ", operands, attributes))) return failure();\n"
      "auto op = $_qualCppClassName::create($_builder, $_location, SmallVector<Type>{"
      # !if(!gt(numResults, 0), "$_resultType", "") # "}, operands, attributes);\n";
  string baseMlirBuilderArgAndResultAttrs =
      "moduleImport.convertArgAndResultAttrs(inst, op, " # immArgPositionsCpp # ");\n";
  string baseMlirBuilderCoda = !if(!gt(numResults, 0), "$res = op;", "$_op = op;");
  let mlirBuilder = baseMlirBuilder # !if(requiresFastmath, "moduleImport.setFastmathFlagsAttr(inst, op);\n", "")
                    # !if(requiresArgAndResultAttrs, baseMlirBuilderArgAndResultAttrs, "") # baseMlirBuilderCoda;

  // Code for an optional attribute `range`, the constant range of the result.
  string setRangeRetAttrCode =
      "if ($range) inst->addRangeRetAttr(::llvm::ConstantRange($range->getLower(), $range->getUpper()));\n";
  string importRangeRetAttrCode =
      "if (auto range = inst->getAttributes().getRetAttr(::llvm::Attribute::Range); range.isValid())\n"
      "  op.setRangeAttr(::mlir::LLVM::ConstantRangeAttr::get($_builder.getContext(), range.getRange().getLower(), "
      "range.getRange().getUpper()));\n";
}

// An intrinsic of the llvm dialect: the op is llvm.intr.<mnem>.
class LLVM_IntrOp<string mnem, list<int> overloadedResults, list<int> overloadedOperands, list<Trait> traits,
                  int numResults, bit requiresAccessGroup = 0, bit requiresAliasAnalysis = 0,
                  bit requiresFastmath = 0, bit requiresArgAndResultAttrs = 0, bit requiresOpBundles = 0,
                  list<int> immArgPositions = [], list<string> immArgAttrNames = []>
    : LLVM_IntrOpBase<LLVM_Dialect, "intr." # mnem, !subst(".", "_", mnem), overloadedResults, overloadedOperands,
                      traits, numResults, requiresAccessGroup, requiresAliasAnalysis, requiresFastmath,
                      requiresArgAndResultAttrs, requiresOpBundles, immArgPositions, immArgAttrNames>;

class LLVM_ZeroResultIntrOp<string mnem, list<int> overloadedOperands = [], list<Trait> traits = [],
                            bit requiresAccessGroup = 0, bit requiresAliasAnalysis = 0,
                            bit requiresArgAndResultAttrs = 0, bit requiresOpBundles = 0,
                            list<int> immArgPositions = [], list<string> immArgAttrNames = []>
    : LLVM_IntrOp<mnem, [], overloadedOperands, traits, 0, requiresAccessGroup, requiresAliasAnalysis, 0,
                  requiresArgAndResultAttrs, requiresOpBundles, immArgPositions, immArgAttrNames>;

class LLVM_OneResultIntrOp<string mnem, list<int> overloadedResults = [], list<int> overloadedOperands = [],
                           list<Trait> traits = [], bit requiresFastmath = 0, bit requiresArgAndResultAttrs = 0,
                           list<int> immArgPositions = [], list<string> immArgAttrNames = []>
    : LLVM_IntrOp<mnem, overloadedResults, overloadedOperands, traits, 1, 0, 0, requiresFastmath,
                  requiresArgAndResultAttrs, 0, immArgPositions, immArgAttrNames>;

class LLVM_TwoResultIntrOp<string mnem, list<int> overloadedResults = [], list<int> overloadedOperands = [],
                           list<Trait> traits = [], bit requiresFastmath = 0, list<int> immArgPositions = [],
                           list<string> immArgAttrNames = []>
    : LLVM_IntrOp<mnem, overloadedResults, overloadedOperands, traits, 2, 0, 0, requiresFastmath, 0, 0,
                  immArgPositions, immArgAttrNames>;

//===----------------------------------------------------------------------===//
// Builders
//===----------------------------------------------------------------------===//

defvar LLVM_OptionalAttributes = (ins CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attributes);

def LLVM_OneResultOpBuilder
    : OpBuilder<!con((ins "::mlir::Type":$resultType, "::mlir::ValueRange":$operands), LLVM_OptionalAttributes), [{
  $_state.addOperands(operands);
  $_state.addAttributes(attributes);
  if (resultType)
    $_state.addTypes(resultType);
}]>;

def LLVM_ZeroResultOpBuilder : OpBuilder<!con((ins "::mlir::ValueRange":$operands), LLVM_OptionalAttributes), [{
  $_state.addOperands(operands);
  $_state.addAttributes(attributes);
}]>;

// An op builder with the parameters of LLVM_OneResultOpBuilder, for ops without results: resultType must be !llvm.void.
def LLVM_VoidResultTypeOpBuilder
    : OpBuilder<!con((ins "::mlir::Type":$resultType, "::mlir::ValueRange":$operands), LLVM_OptionalAttributes), [{
  assert(::llvm::isa<::mlir::LLVM::LLVMVoidType>(resultType) && "an op without results has the result type void");
  build($_builder, $_state, operands, attributes);
}]>;

def LLVM_TerminatorPassthroughOpBuilder
    : OpBuilder<!con((ins "::mlir::ValueRange":$operands, "::mlir::SuccessorRange":$destinations),
                     LLVM_OptionalAttributes), [{
  $_state.addOperands(operands);
  $_state.addAttributes(attributes);
  $_state.addSuccessors(destinations);
}]>;

#endif // STRATA_DIALECTS_LLVM_OP_BASE
