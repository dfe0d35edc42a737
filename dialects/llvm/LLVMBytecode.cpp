//===- LLVMBytecode.cpp - Bytecode of the llvm dialect --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVMBytecode.h"
#include "dialects/llvm/LLVM.h"
#include "runtime/bytecode/DefEncoding.h"
#include "runtime/ir/DialectRegistry.h"

using namespace mlir;
using namespace mlir::LLVM;

/// The position of a row is the code of its attribute in files.
static constexpr BytecodeDef encodedAttributes[] = {
    {&DIBasicTypeAttr::spec, "vsvv"},
    {&DICompileUnitAttr::spec, "avaobvv"},
    {&DICompositeTypeAttr::spec, "obvoovoovvvooool"},
    {&DIDerivedTypeAttr::spec, "voovvvio"},
    {&DIExpressionElemAttr::spec, "vn"},
    {&DIExpressionAttr::spec, "l"},
    {&DIFileAttr::spec, "ss"},
    {&DIGlobalVariableAttr::spec, "oooavabbv"},
    {&DIGlobalVariableExpressionAttr::spec, "ao"},
    {&DIImportedEntityAttr::spec, "vaaovol"},
    {&DILabelAttr::spec, "aoov"},
    {&DILexicalBlockAttr::spec, "aovv"},
    {&DILexicalBlockFileAttr::spec, "aov"},
    {&DILocalVariableAttr::spec, "aoovvvov"},
    {&DINamespaceAttr::spec, "oob"},
    {&DISubprogramAttr::spec, "oboooooovvvoll"},
    {&DISubrangeAttr::spec, "oooo"},
    {&DISubroutineTypeAttr::spec, "vl"},
    {&LoopAnnotationAttr::spec, "ooooooooooooool"},
};

void LLVM::registerBytecodeEncoding(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *, LLVMDialect *dialect) {
    dialect->addInterface(std::make_unique<BytecodeDefInterface>(dialect, encodedAttributes));
  });
}
