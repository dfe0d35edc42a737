//===- CompilationInterfaces.h - Options of gpu targets -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The options with which a target attribute compiles a gpu.module (TargetAttrInterface in GPUInterfaces.td).
// A target reads the options that it knows. A subclass with a TypeID of its own can add options for some
// targets. This header declares classes of LLVM IR only: the gpu dialect does not link LLVM's IR.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_GPU_COMPILATIONINTERFACES_H
#define STRATA_DIALECTS_GPU_COMPILATIONINTERFACES_H

#include "runtime/ir/Attribute.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Allocator.h"
#include <string>

namespace llvm {
class IRBuilderBase;
class Module;
} // namespace llvm

namespace mlir {

class SymbolTable;
namespace LLVM {
class ModuleTranslation;
} // namespace LLVM

namespace gpu {

enum class CompilationTarget : uint32_t;

/// The name of the property of an object attribute that names the ELF section of the object.
constexpr llvm::StringLiteral elfSectionName = "section";

/// Options of the compilation of one module. The functions that are passed to the constructor must stay valid
/// as long as the options.
class TargetOptions {
public:
  /// The arguments of a command line, and the memory that owns them.
  using Arguments = std::pair<llvm::BumpPtrAllocator, llvm::SmallVector<const char *>>;

  /// \param toolkitPath The folder of the tools and libraries of the target.
  /// \param librariesToLink Files or other attributes that the target links.
  /// \param cmdOptions Options of the tools, as text.
  /// \param elfSection The section of the object file that holds the compiled module.
  /// \param compilationTarget The format of the result.
  /// \param getSymbolTableCallback Returns the symbol table of the host program; null if there is none.
  /// \param initialLlvmIRCallback, linkedLlvmIRCallback, optimizedLlvmIRCallback Called with the LLVM module
  ///        after its translation, after linking libraries and after optimizations.
  /// \param isaCallback Called with the assembly of the module.
  TargetOptions(llvm::StringRef toolkitPath = {}, llvm::ArrayRef<Attribute> librariesToLink = {},
                llvm::StringRef cmdOptions = {}, llvm::StringRef elfSection = {},
                CompilationTarget compilationTarget = getDefaultCompilationTarget(),
                llvm::function_ref<SymbolTable *()> getSymbolTableCallback = {},
                llvm::function_ref<void(llvm::Module &)> initialLlvmIRCallback = {},
                llvm::function_ref<void(llvm::Module &)> linkedLlvmIRCallback = {},
                llvm::function_ref<void(llvm::Module &)> optimizedLlvmIRCallback = {},
                llvm::function_ref<void(llvm::StringRef)> isaCallback = {});

  /// Returns the TypeID of the class of the options: that of TargetOptions, or of a subclass.
  TypeID getTypeID() const { return typeID; }
  llvm::StringRef getToolkitPath() const { return toolkitPath; }
  llvm::ArrayRef<Attribute> getLibrariesToLink() const { return librariesToLink; }
  llvm::StringRef getCmdOptions() const { return cmdOptions; }
  llvm::StringRef getELFSection() const { return elfSection; }
  CompilationTarget getCompilationTarget() const { return compilationTarget; }
  /// Returns the symbol table of the host program; null if there is none.
  SymbolTable *getSymbolTable() const { return getSymbolTableCallback ? getSymbolTableCallback() : nullptr; }
  llvm::function_ref<void(llvm::Module &)> getInitialLlvmIRCallback() const { return initialLlvmIRCallback; }
  llvm::function_ref<void(llvm::Module &)> getLinkedLlvmIRCallback() const { return linkedLlvmIRCallback; }
  llvm::function_ref<void(llvm::Module &)> getOptimizedLlvmIRCallback() const {
    return optimizedLlvmIRCallback;
  }
  llvm::function_ref<void(llvm::StringRef)> getISACallback() const { return isaCallback; }
  /// Returns Fatbin.
  static CompilationTarget getDefaultCompilationTarget();

  /// Splits the command-line options at spaces that are not quoted.
  Arguments tokenizeCmdOptions() const;
  static Arguments tokenizeCmdOptions(const std::string &cmdOptions);
  /// Removes the text of the command-line options from the first occurrence of `startsWith` on, and splits
  /// this text. Returns no arguments if the options do not contain `startsWith`.
  Arguments tokenizeAndRemoveSuffixCmdOptions(llvm::StringRef startsWith);

protected:
  /// Constructor of subclasses, which pass their TypeID.
  TargetOptions(TypeID typeID, llvm::StringRef toolkitPath = {},
                llvm::ArrayRef<Attribute> librariesToLink = {}, llvm::StringRef cmdOptions = {},
                llvm::StringRef elfSection = {},
                CompilationTarget compilationTarget = getDefaultCompilationTarget(),
                llvm::function_ref<SymbolTable *()> getSymbolTableCallback = {},
                llvm::function_ref<void(llvm::Module &)> initialLlvmIRCallback = {},
                llvm::function_ref<void(llvm::Module &)> linkedLlvmIRCallback = {},
                llvm::function_ref<void(llvm::Module &)> optimizedLlvmIRCallback = {},
                llvm::function_ref<void(llvm::StringRef)> isaCallback = {});

  std::string toolkitPath;
  llvm::SmallVector<Attribute> librariesToLink;
  std::string cmdOptions, elfSection;
  CompilationTarget compilationTarget;
  llvm::function_ref<SymbolTable *()> getSymbolTableCallback;
  llvm::function_ref<void(llvm::Module &)> initialLlvmIRCallback, linkedLlvmIRCallback,
      optimizedLlvmIRCallback;
  llvm::function_ref<void(llvm::StringRef)> isaCallback;

private:
  TypeID typeID;
};

} // namespace gpu
} // namespace mlir

MLIR_DECLARE_EXPLICIT_TYPE_ID(::mlir::gpu::TargetOptions)

#endif // STRATA_DIALECTS_GPU_COMPILATIONINTERFACES_H
