// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An opt tool that opens the files itself and has an option of its own.

#include "mlir/IR/DialectRegistry.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/ToolOutputFile.h"

static llvm::cl::opt<std::string> greeting("greeting", llvm::cl::desc("A line before the output"));

int main(int argc, char **argv) {
  mlir::registerAllPasses();
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  auto [inputName, outputName] = mlir::registerAndParseCLIOptions(argc, argv, "Shelf optimizer", registry);

  std::string error;
  auto input = mlir::openInputFile(inputName, &error);
  auto output = input ? mlir::openOutputFile(outputName, &error) : nullptr;
  if (!output) {
    llvm::errs() << error << '\n';
    return 1;
  }
  if (!greeting.empty())
    output->os() << "// " << greeting << '\n';
  auto config = mlir::MlirOptMainConfig::createFromCLOptions();
  mlir::LogicalResult result = mlir::MlirOptMain(output->os(), std::move(input), registry, config);
  if (mlir::succeeded(result))
    output->keep();
  return mlir::asMainReturnCode(result);
}
