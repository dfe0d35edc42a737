//===- CompilationInterfaces.cpp - Options of gpu targets -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/gpu/CompilationInterfaces.h"
#include "dialects/gpu/GPU.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/StringSaver.h"

using namespace mlir;
using namespace mlir::gpu;

MLIR_DEFINE_EXPLICIT_TYPE_ID(::mlir::gpu::TargetOptions)

TargetOptions::TargetOptions(TypeID typeID, llvm::StringRef toolkitPath,
                             llvm::ArrayRef<Attribute> librariesToLink, llvm::StringRef cmdOptions,
                             llvm::StringRef elfSection, CompilationTarget compilationTarget,
                             llvm::function_ref<SymbolTable *()> getSymbolTableCallback,
                             llvm::function_ref<void(llvm::Module &)> initialLlvmIRCallback,
                             llvm::function_ref<void(llvm::Module &)> linkedLlvmIRCallback,
                             llvm::function_ref<void(llvm::Module &)> optimizedLlvmIRCallback,
                             llvm::function_ref<void(llvm::StringRef)> isaCallback)
    : toolkitPath(toolkitPath), librariesToLink(librariesToLink), cmdOptions(cmdOptions),
      elfSection(elfSection), compilationTarget(compilationTarget),
      getSymbolTableCallback(getSymbolTableCallback), initialLlvmIRCallback(initialLlvmIRCallback),
      linkedLlvmIRCallback(linkedLlvmIRCallback), optimizedLlvmIRCallback(optimizedLlvmIRCallback),
      isaCallback(isaCallback), typeID(typeID) {}

TargetOptions::TargetOptions(llvm::StringRef toolkitPath, llvm::ArrayRef<Attribute> librariesToLink,
                             llvm::StringRef cmdOptions, llvm::StringRef elfSection,
                             CompilationTarget compilationTarget,
                             llvm::function_ref<SymbolTable *()> getSymbolTableCallback,
                             llvm::function_ref<void(llvm::Module &)> initialLlvmIRCallback,
                             llvm::function_ref<void(llvm::Module &)> linkedLlvmIRCallback,
                             llvm::function_ref<void(llvm::Module &)> optimizedLlvmIRCallback,
                             llvm::function_ref<void(llvm::StringRef)> isaCallback)
    : TargetOptions(TypeID::get<TargetOptions>(), toolkitPath, librariesToLink, cmdOptions, elfSection,
                    compilationTarget, getSymbolTableCallback, initialLlvmIRCallback, linkedLlvmIRCallback,
                    optimizedLlvmIRCallback, isaCallback) {}

CompilationTarget TargetOptions::getDefaultCompilationTarget() { return CompilationTarget::Fatbin; }

TargetOptions::Arguments TargetOptions::tokenizeCmdOptions(const std::string &cmdOptions) {
  Arguments result;
  llvm::StringSaver saver(result.first);
  llvm::cl::TokenizeGNUCommandLine(cmdOptions, saver, result.second);
  return result;
}

TargetOptions::Arguments TargetOptions::tokenizeCmdOptions() const { return tokenizeCmdOptions(cmdOptions); }

TargetOptions::Arguments TargetOptions::tokenizeAndRemoveSuffixCmdOptions(llvm::StringRef startsWith) {
  size_t position = cmdOptions.find(startsWith);
  if (position == std::string::npos)
    return {};
  std::string suffix = cmdOptions.substr(position);
  cmdOptions.resize(position);
  return tokenizeCmdOptions(suffix);
}
