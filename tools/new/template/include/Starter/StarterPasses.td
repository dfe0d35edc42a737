// The passes of the project.

#ifndef STARTER_PASSES_TD
#define STARTER_PASSES_TD

include "mlir/Pass/PassBase.td"

def AddPrefix : Pass<"starter-add-prefix", "::mlir::ModuleOp"> {
  let summary = "Adds a prefix to the names of functions";
  let options = [Option<"prefix", "prefix", "std::string", /*default=*/"\"starter_\"", "The prefix">];
}

#endif // STARTER_PASSES_TD
