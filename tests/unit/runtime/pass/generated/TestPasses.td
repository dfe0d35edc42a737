// Passes of each kind, with options of each kind, that the tests compile.
include "mlir/Pass/PassBase.td"

def MarkPass : Pass<"test-mark"> {
  let summary = "Mark \"every\" operation";
  let options = [
    Option<"name", "name", "std::string", /*default=*/"\"t.mark\"", "The attribute">,
    Option<"count", "count", "int64_t", /*default=*/"", "How often">,
    Option<"mode", "mode", "::generated::Mode", /*default=*/"::generated::Mode::Set", "What to do",
           [{llvm::cl::values(clEnumValN(::generated::Mode::Set, "set", "set it"),
                              clEnumValN(::generated::Mode::Clear, "clear", "remove it"))}]>,
    ListOption<"only", "only", "std::string", "Names of the operations">,
  ];
  let statistics = [Statistic<"numMarked", "num-marked", "Operations that were marked">];
}

def ModulePass : Pass<"test-module", "mlir::ModuleOp"> {
  let summary = "Analyze a module";
  let dependentDialects = ["generated::PassTestDialect"];
}

def GraphPass : InterfacePass<"test-graph", "mlir::RegionKindInterface"> {
  let summary = "Analyze operations with graph regions";
  let constructor = "makeGraphPass()";
}
