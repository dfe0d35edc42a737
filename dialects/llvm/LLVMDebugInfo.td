//===- LLVMDebugInfo.td - Debug information ----------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Attributes that correspond to the classes of debug information metadata of LLVM IR, with their names.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_DEBUG_INFO
#define STRATA_DIALECTS_LLVM_DEBUG_INFO

include "dialects/llvm/LLVMBase.td"
include "dialects/llvm/LLVMInterfaces.td"

//===-- Parameters ---------------------------------------------------------===//

// A parameter that is a number with a name in the DWARF standard. It is printed and parsed by this name.
class LLVM_DIParameter<string words, string value, string kind> : AttrOrTypeParameter<"unsigned", "debug info " # words> {
  let parser = "::mlir::LLVM::detail::parseDwarfName($_parser, ::mlir::LLVM::detail::DwarfKind::" # kind # ")";
  let printer = "$_printer << ::mlir::LLVM::detail::getDwarfName(::mlir::LLVM::detail::DwarfKind::" # kind # ", $_self);";
  let defaultValue = value;
}
def LLVM_DICallingConventionParameter : LLVM_DIParameter<"calling convention", "0", "CallingConvention">;
def LLVM_DIEncodingParameter : LLVM_DIParameter<"encoding", "0", "Encoding">;
def LLVM_DILanguageParameter : LLVM_DIParameter<"language", "", "Language">;
def LLVM_DITagParameter : LLVM_DIParameter<"tag", "0", "Tag">;
def LLVM_DIOperationEncodingParameter : LLVM_DIParameter<"operation encoding", "", "Operation">;

// Optional parameters.
class _Opt<string type> : OptionalParameter<type>;
class _Nodes<string type> : OptionalArrayRefParameter<type>;

class LLVM_DINode<string name, string attrMnemonic, dag params, string base = "DINodeAttr", list<Trait> traits = []>
    : LLVM_StructAttr<name, attrMnemonic, params, traits, base>;

// A node that may contain itself. The first two parameters are those of DIRecursiveTypeAttrInterface.
class LLVM_DIRecursiveNode<string name, string attrMnemonic, dag params, string base>
    : LLVM_DINode<name, attrMnemonic, !con((ins _Opt<"DistinctAttr">:$recId, _Opt<"bool">:$isRecSelf), params), base,
                  [LLVM_DIRecursiveTypeAttrInterface]> {
  let extraClassDeclaration = [{
    DIRecursiveTypeAttrInterface withRecId(::mlir::DistinctAttr recId);
    static DIRecursiveTypeAttrInterface getRecSelf(::mlir::DistinctAttr recId);
  }];
}

//===-- Expressions --------------------------------------------------------===//

def LLVM_DIExpressionElemAttr : LLVM_Attr<"DIExpressionElem", "di_expression_elem"> {
  let summary = "an operation of a DWARF expression with its arguments";
  let parameters = (ins LLVM_DIOperationEncodingParameter:$opcode, OptionalArrayRefParameter<"uint64_t">:$arguments);
  let assemblyFormat = "`` $opcode ( `(` custom<ExpressionArg>(ref($opcode), $arguments)^ `)` ) : (``)?";
}
def LLVM_DIExpressionAttr : LLVM_Attr<"DIExpression", "di_expression"> {
  let summary = "a DWARF expression";
  let parameters = (ins OptionalArrayRefParameter<"DIExpressionElemAttr">:$operations);
  let builders = [AttrBuilder<(ins), "return $_get($_ctxt, ::llvm::ArrayRef<DIExpressionElemAttr>());">];
  let constBuilderCall = "::mlir::LLVM::DIExpressionAttr::get($_builder.getContext(), $0)";
  let assemblyFormat = "`<` ( `[` $operations^ `]` ) : (``)? `>`";
}

//===-- Types --------------------------------------------------------------===//

def LLVM_DINullTypeAttr : LLVM_Attr<"DINullType", "di_null_type", [], "DITypeAttr"> {
  let summary = "no type: the result of a function without one, or variable arguments";
  let genMnemonicAlias = 1;
}

def LLVM_DIBasicTypeAttr : LLVM_DINode<"DIBasicType", "di_basic_type", (ins
    LLVM_DITagParameter:$tag, "StringAttr":$name, _Opt<"uint64_t">:$sizeInBits, LLVM_DIEncodingParameter:$encoding),
    "DITypeAttr"> {
  let builders = [TypeBuilder<(ins "unsigned":$tag, "const ::llvm::Twine &":$name, "uint64_t":$sizeInBits,
                                   "unsigned":$encoding), [{
    return $_get($_ctxt, tag, ::mlir::StringAttr::get($_ctxt, name), sizeInBits, encoding);
  }]>];
}

def LLVM_DIDerivedTypeAttr : LLVM_DINode<"DIDerivedType", "di_derived_type", (ins
    LLVM_DITagParameter:$tag, _Opt<"StringAttr">:$name, _Opt<"DITypeAttr">:$baseType, _Opt<"uint64_t">:$sizeInBits,
    _Opt<"uint32_t">:$alignInBits, _Opt<"uint64_t">:$offsetInBits, _Opt<"std::optional<unsigned>">:$dwarfAddressSpace,
    _Opt<"DINodeAttr">:$extraData), "DITypeAttr">;

def LLVM_DICompositeTypeAttr : LLVM_DIRecursiveNode<"DICompositeType", "di_composite_type", (ins
    LLVM_DITagParameter:$tag, _Opt<"StringAttr">:$name, _Opt<"DIFileAttr">:$file, _Opt<"uint32_t">:$line,
    _Opt<"DIScopeAttr">:$scope, _Opt<"DITypeAttr">:$baseType, _Opt<"DIFlags">:$flags, _Opt<"uint64_t">:$sizeInBits,
    _Opt<"uint64_t">:$alignInBits, _Opt<"DIExpressionAttr">:$dataLocation, _Opt<"DIExpressionAttr">:$rank,
    _Opt<"DIExpressionAttr">:$allocated, _Opt<"DIExpressionAttr">:$associated, _Nodes<"DINodeAttr">:$elements),
    "DITypeAttr"> {
  let builders = [AttrBuilder<(ins
      "unsigned":$tag, "StringAttr":$name, "DIFileAttr":$file, "uint32_t":$line, "DIScopeAttr":$scope,
      "DITypeAttr":$baseType, "DIFlags":$flags, "uint64_t":$sizeInBits, "uint64_t":$alignInBits,
      "DIExpressionAttr":$dataLocation, "DIExpressionAttr":$rank, "DIExpressionAttr":$allocated,
      "DIExpressionAttr":$associated, "::llvm::ArrayRef<DINodeAttr>":$elements), [{
    return $_get($_ctxt, ::mlir::DistinctAttr(), false, tag, name, file, line, scope, baseType, flags, sizeInBits,
                 alignInBits, dataLocation, rank, allocated, associated, elements);
  }]>];
}

def LLVM_DIStringTypeAttr : LLVM_DINode<"DIStringType", "di_string_type", (ins
    LLVM_DITagParameter:$tag, "StringAttr":$name, _Opt<"uint64_t">:$sizeInBits, _Opt<"uint32_t">:$alignInBits,
    _Opt<"DIVariableAttr">:$stringLength, _Opt<"DIExpressionAttr">:$stringLengthExp,
    _Opt<"DIExpressionAttr">:$stringLocationExp, LLVM_DIEncodingParameter:$encoding), "DITypeAttr">;

def LLVM_DISubroutineTypeAttr : LLVM_DINode<"DISubroutineType", "di_subroutine_type", (ins
    LLVM_DICallingConventionParameter:$callingConvention, _Nodes<"DITypeAttr">:$types), "DITypeAttr"> {
  let builders = [TypeBuilder<(ins "::llvm::ArrayRef<DITypeAttr>":$types), "return $_get($_ctxt, 0, types);">];
}

// Bounds are integers, variables or expressions.
def LLVM_DISubrangeAttr : LLVM_DINode<"DISubrange", "di_subrange", (ins
    _Opt<"::mlir::Attribute">:$count, _Opt<"::mlir::Attribute">:$lowerBound, _Opt<"::mlir::Attribute">:$upperBound,
    _Opt<"::mlir::Attribute">:$stride)> {
  let genMnemonicAlias = 0;
}
def LLVM_DIGenericSubrangeAttr : LLVM_DINode<"DIGenericSubrange", "di_generic_subrange", (ins
    _Opt<"::mlir::Attribute">:$count, "::mlir::Attribute":$lowerBound, _Opt<"::mlir::Attribute">:$upperBound,
    "::mlir::Attribute":$stride)> {
  let genMnemonicAlias = 0;
}

//===-- Scopes -------------------------------------------------------------===//

def LLVM_DIFileAttr : LLVM_DINode<"DIFile", "di_file", (ins "StringAttr":$name, "StringAttr":$directory),
                                  "DIScopeAttr"> {
  let assemblyFormat = "`<` $name `in` $directory `>`";
  let builders = [AttrBuilder<(ins "::llvm::StringRef":$name, "::llvm::StringRef":$directory), [{
    return $_get($_ctxt, ::mlir::StringAttr::get($_ctxt, name), ::mlir::StringAttr::get($_ctxt, directory));
  }]>];
}

def LLVM_DICompileUnitAttr : LLVM_DINode<"DICompileUnit", "di_compile_unit", (ins
    "DistinctAttr":$id, LLVM_DILanguageParameter:$sourceLanguage, "DIFileAttr":$file, _Opt<"StringAttr">:$producer,
    "bool":$isOptimized, "DIEmissionKind":$emissionKind, _Opt<"DINameTableKind">:$nameTableKind,
    _Opt<"StringAttr">:$splitDebugFilename), "DIScopeAttr"> {
  let builders = [AttrBuilderWithInferredContext<(ins
      "DistinctAttr":$id, "unsigned":$sourceLanguage, "DIFileAttr":$file, "StringAttr":$producer, "bool":$isOptimized,
      "DIEmissionKind":$emissionKind, CArg<"DINameTableKind", "DINameTableKind::Default">:$nameTableKind,
      CArg<"StringAttr", "{}">:$splitDebugFilename), [{
    return $_get(id.getContext(), id, sourceLanguage, file, producer, isOptimized, emissionKind, nameTableKind,
                 splitDebugFilename);
  }]>];
}

def LLVM_DISubprogramAttr : LLVM_DIRecursiveNode<"DISubprogram", "di_subprogram", (ins
    _Opt<"DistinctAttr">:$id, _Opt<"DICompileUnitAttr">:$compileUnit, _Opt<"DIScopeAttr">:$scope,
    _Opt<"StringAttr">:$name, _Opt<"StringAttr">:$linkageName, _Opt<"DIFileAttr">:$file, _Opt<"unsigned">:$line,
    _Opt<"unsigned">:$scopeLine, _Opt<"DISubprogramFlags">:$subprogramFlags, _Opt<"DISubroutineTypeAttr">:$type,
    _Nodes<"DINodeAttr">:$retainedNodes, _Nodes<"DINodeAttr">:$annotations), "DILocalScopeAttr"> {
  let builders = [AttrBuilder<(ins
      "DistinctAttr":$id, "DICompileUnitAttr":$compileUnit, "DIScopeAttr":$scope, "StringAttr":$name,
      "StringAttr":$linkageName, "DIFileAttr":$file, "unsigned":$line, "unsigned":$scopeLine,
      "DISubprogramFlags":$subprogramFlags, "DISubroutineTypeAttr":$type,
      "::llvm::ArrayRef<DINodeAttr>":$retainedNodes, "::llvm::ArrayRef<DINodeAttr>":$annotations), [{
    return $_get($_ctxt, ::mlir::DistinctAttr(), false, id, compileUnit, scope, name, linkageName, file, line,
                 scopeLine, subprogramFlags, type, retainedNodes, annotations);
  }]>];
}

def LLVM_DILexicalBlockAttr : LLVM_DINode<"DILexicalBlock", "di_lexical_block", (ins
    "DIScopeAttr":$scope, _Opt<"DIFileAttr">:$file, _Opt<"unsigned">:$line, _Opt<"unsigned">:$column),
    "DILocalScopeAttr"> {
  let builders = [AttrBuilderWithInferredContext<(ins "DIScopeAttr":$scope, "DIFileAttr":$file, "unsigned":$line,
                                                      "unsigned":$column), [{
    return $_get(scope.getContext(), scope, file, line, column);
  }]>];
}
def LLVM_DILexicalBlockFile : LLVM_DINode<"DILexicalBlockFile", "di_lexical_block_file", (ins
    "DIScopeAttr":$scope, _Opt<"DIFileAttr">:$file, "unsigned":$discriminator), "DILocalScopeAttr"> {
  let builders = [AttrBuilderWithInferredContext<(ins "DIScopeAttr":$scope, "DIFileAttr":$file,
                                                      "unsigned":$discriminator), [{
    return $_get(scope.getContext(), scope, file, discriminator);
  }]>];
}

def LLVM_DIModuleAttr : LLVM_DINode<"DIModule", "di_module", (ins
    _Opt<"DIFileAttr">:$file, _Opt<"DIScopeAttr">:$scope, _Opt<"StringAttr">:$name, _Opt<"StringAttr">:$configMacros,
    _Opt<"StringAttr">:$includePath, _Opt<"StringAttr">:$apinotes, _Opt<"unsigned">:$line, _Opt<"bool">:$isDecl),
    "DIScopeAttr">;
def LLVM_DINamespaceAttr : LLVM_DINode<"DINamespace", "di_namespace", (ins
    _Opt<"StringAttr">:$name, _Opt<"DIScopeAttr">:$scope, "bool":$exportSymbols), "DIScopeAttr">;
def LLVM_DICommonBlockAttr : LLVM_DINode<"DICommonBlock", "di_common_block", (ins
    "DIScopeAttr":$scope, _Opt<"DIGlobalVariableAttr">:$decl, "StringAttr":$name, _Opt<"DIFileAttr">:$file,
    _Opt<"unsigned">:$line), "DIScopeAttr">;

//===-- Variables and others -----------------------------------------------===//

def LLVM_DIGlobalVariable : LLVM_DINode<"DIGlobalVariable", "di_global_variable", (ins
    _Opt<"DIScopeAttr">:$scope, _Opt<"StringAttr">:$name, _Opt<"StringAttr">:$linkageName, "DIFileAttr":$file,
    "unsigned":$line, "DITypeAttr":$type, _Opt<"bool">:$isLocalToUnit, _Opt<"bool">:$isDefined,
    _Opt<"unsigned">:$alignInBits)>;
def LLVM_DIGlobalVariableExpressionAttr : LLVM_StructAttr<"DIGlobalVariableExpression", "di_global_variable_expression",
    (ins "DIGlobalVariableAttr":$var, _Opt<"DIExpressionAttr">:$expr)> {
  let constBuilderCall = "$0";
}
def DIGlobalVariableExpressionArrayAttr
    : TypedArrayAttrBase<LLVM_DIGlobalVariableExpressionAttr, "an array of variable expressions">;

def LLVM_DILocalVariableAttr : LLVM_DINode<"DILocalVariable", "di_local_variable", (ins
    "DIScopeAttr":$scope, _Opt<"StringAttr">:$name, _Opt<"DIFileAttr">:$file, _Opt<"unsigned">:$line,
    _Opt<"unsigned">:$arg, _Opt<"unsigned">:$alignInBits, _Opt<"DITypeAttr">:$type, _Opt<"DIFlags">:$flags)> {
  let builders = [AttrBuilderWithInferredContext<(ins
      "DIScopeAttr":$scope, "::llvm::StringRef":$name, "DIFileAttr":$file, "unsigned":$line, "unsigned":$arg,
      "unsigned":$alignInBits, "DITypeAttr":$type, "DIFlags":$flags), [{
    ::mlir::MLIRContext *context = scope.getContext();
    return $_get(context, scope, ::mlir::StringAttr::get(context, name), file, line, arg, alignInBits, type, flags);
  }]>];
}

def LLVM_DILabelAttr : LLVM_DINode<"DILabel", "di_label", (ins
    "DIScopeAttr":$scope, _Opt<"StringAttr">:$name, _Opt<"DIFileAttr">:$file, _Opt<"unsigned">:$line)> {
  let builders = [AttrBuilderWithInferredContext<(ins "DIScopeAttr":$scope, "::llvm::StringRef":$name,
                                                      "DIFileAttr":$file, "unsigned":$line), [{
    ::mlir::MLIRContext *context = scope.getContext();
    return $_get(context, scope, ::mlir::StringAttr::get(context, name), file, line);
  }]>];
}

def LLVM_DIImportedEntityAttr : LLVM_DINode<"DIImportedEntity", "di_imported_entity", (ins
    LLVM_DITagParameter:$tag, "DIScopeAttr":$scope, "DINodeAttr":$entity, _Opt<"DIFileAttr">:$file,
    _Opt<"unsigned">:$line, _Opt<"StringAttr">:$name, _Nodes<"DINodeAttr">:$elements)>;

def LLVM_DIAnnotationAttr : LLVM_DINode<"DIAnnotation", "di_annotation", (ins
    "StringAttr":$name, "StringAttr":$value)> {
  let genMnemonicAlias = 0;
}

#endif // STRATA_DIALECTS_LLVM_DEBUG_INFO
