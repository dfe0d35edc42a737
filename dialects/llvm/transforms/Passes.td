//===- Passes.td - Passes on llvm ops ----------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The names and options are those of the passes of mlir-opt.
//
//===----------------------------------------------------------------------===//

include "mlir/Pass/PassBase.td"

def DIScopeForLLVMFuncOpPass : Pass<"ensure-debug-info-scope-on-llvm-func", "::mlir::ModuleOp"> {
  let summary = "Materialize LLVM debug info subprogram attribute on every LLVMFuncOp";
  let description = [{
    Adds a subprogram, with the position of the function, to the location of each function that has none, so that the
    translation to LLVM IR writes line tables. A debugger can then show the lines of the input, step through them and print
    stack traces with line numbers. Variables and types are not described: that is the task of a front end.

    An op whose position is in another file than the function gets a scope for that file; so does an op that was inlined.
  }];
  let options = [
    Option<"emissionKind", "emission-kind", "::mlir::LLVM::DIEmissionKind", "::mlir::LLVM::DIEmissionKind::LineTablesOnly",
           "Emission kind to generate debug info.",
           "::llvm::cl::values(clEnumValN(::mlir::LLVM::DIEmissionKind::None, \"None\", \"None\"), "
           "clEnumValN(::mlir::LLVM::DIEmissionKind::Full, \"Full\", \"Full\"), "
           "clEnumValN(::mlir::LLVM::DIEmissionKind::LineTablesOnly, \"LineTablesOnly\", \"LineTablesOnly (default)\"), "
           "clEnumValN(::mlir::LLVM::DIEmissionKind::DebugDirectivesOnly, \"DebugDirectivesOnly\", "
           "\"DebugDirectivesOnly\"))">,
  ];
}

def LLVMAddComdats : Pass<"llvm-add-comdats", "::mlir::ModuleOp"> {
  let summary = "Add comdats to linkonce and linkonce_odr functions";
  let description = [{
    Adds a comdat with the selection kind `any` to each function of the module with the linkage `linkonce` or
    `linkonce_odr`. Linkers for COFF need it to merge several definitions of such a function. Targets whose object format
    has no comdats must not run this pass.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

def LLVMLegalizeForExportPass : Pass<"llvm-legalize-for-export"> {
  let summary = "Legalize LLVM dialect to be convertible to LLVM IR";
  let description = [{
    A phi instruction has one value per predecessor block. If a terminator has a block with arguments as a successor more than
    once, the pass inserts a block on each of these edges except the first.

    Adjacent fragments in debug info expressions are merged.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

def LLVMRequestCWrappersPass : Pass<"llvm-request-c-wrappers", "::mlir::func::FuncOp"> {
  let summary = "Request C wrapper emission for all functions";
  let description = [{
    Adds the attribute `llvm.emit_c_interface` to the function. The lowering of functions then adds a function that takes
    memrefs as pointers to descriptors, which C programs can call. Run this pass directly before the lowering, since other
    passes may drop the attribute.
  }];
}

def LLVMUseDefaultVisibilityPass : Pass<"llvm-use-default-visibility", "::mlir::ModuleOp"> {
  let summary = "Update default visibility of all global values and function definitions";
  let description = [{
    Replaces the visibility `default` of globals, aliases, ifuncs and functions by another one, as the option -fvisibility of
    C compilers does.
  }];
  let options = [
    Option<"useVisibility", "visibility", "::mlir::LLVM::Visibility", "::mlir::LLVM::Visibility::Default",
           "Visibility to use in place of default.",
           "::llvm::cl::values(clEnumValN(::mlir::LLVM::Visibility::Hidden, \"hidden\", \"Hidden\"), "
           "clEnumValN(::mlir::LLVM::Visibility::Protected, \"protected\", \"Protected\"))">,
  ];
}
