//===- LocationSnapshot.cpp - Locations from printed IR -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/transforms/LocationSnapshot.h"
#include "runtime/asm/OperationPlaces.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/transforms/Passes.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace mlir {
#define GEN_PASS_DEF_LOCATIONSNAPSHOT
#include "runtime/transforms/Passes.h.inc"
} // namespace mlir

/// Sets the locations of ops to their places in a file.
static void setLocations(MLIRContext *context, llvm::ArrayRef<OperationPlace> places,
                         llvm::StringRef fileName, llvm::StringRef tag) {
  StringAttr name = StringAttr::get(context, fileName), tagName = StringAttr::get(context, tag);
  for (const OperationPlace &place : places) {
    Location here = FileLineColLoc::get(name, place.line, place.column - 1);
    if (!tag.empty())
      here = FusedLoc::get(context, {place.op->getLoc(), NameLoc::get(tagName, here)});
    place.op->setLoc(here);
  }
}

void mlir::generateLocationsFromIR(llvm::raw_ostream &os, llvm::StringRef fileName, llvm::StringRef tag,
                                   Operation *op, OpPrintingFlags flags) {
  std::vector<OperationPlace> places;
  os << llvm::StringRef(printWithPlaces(op, flags, places)).rtrim('\n'); // No trailing newline.
  setLocations(op->getContext(), places, fileName, tag);
}

void mlir::generateLocationsFromIR(llvm::raw_ostream &os, llvm::StringRef fileName, Operation *op,
                                   OpPrintingFlags flags) {
  generateLocationsFromIR(os, fileName, /*tag=*/{}, op, flags);
}

LogicalResult mlir::generateLocationsFromIR(llvm::StringRef fileName, Operation *op, OpPrintingFlags flags) {
  return generateLocationsFromIR(fileName, /*tag=*/{}, op, flags);
}

LogicalResult mlir::generateLocationsFromIR(llvm::StringRef fileName, llvm::StringRef tag, Operation *op,
                                            OpPrintingFlags flags) {
  llvm::SmallString<64> path(fileName);
  std::error_code error;
  int file = -1;
  if (path.empty())
    error = llvm::sys::fs::createTemporaryFile("strata_snapshot", "tmp.mlir", file, path);
  else
    error = llvm::sys::fs::openFileForWrite(path, file);
  if (error)
    return op->emitError() << "cannot open output file '" << path.str() << "': " << error.message();

  std::vector<OperationPlace> places;
  std::string text = printWithPlaces(op, flags, places);
  llvm::raw_fd_ostream os(file, /*shouldClose=*/true);
  os << llvm::StringRef(text).rtrim('\n'); // Print the op without a trailing newline.
  os.close();
  if (os.has_error()) {
    std::string message = os.error().message();
    os.clear_error();
    return op->emitError() << "cannot open output file '" << path.str() << "': " << message;
  }
  setLocations(op->getContext(), places, path, tag);
  return success();
}

namespace {
class LocationSnapshotPass : public impl::LocationSnapshotBase<LocationSnapshotPass> {
public:
  using LocationSnapshotBase::LocationSnapshotBase;
  LocationSnapshotPass(const LocationSnapshotPass &other) : Base(other) {}
  void runOnOperation() override {
    OpPrintingFlags flags;
    if (enableDebugInfo || printPrettyDebugInfo)
      flags.enableDebugInfo(true, printPrettyDebugInfo);
    if (printGenericOpForm)
      flags.printGenericOpForm();
    if (useLocalScope)
      flags.useLocalScope();
    if (failed(generateLocationsFromIR(fileName.getValue(), tag.getValue(), getOperation(), flags)))
      signalPassFailure();
  }
};
} // namespace

std::unique_ptr<Pass> mlir::createLocationSnapshotPass() { return createLocationSnapshot(); }
