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

LogicalResult mlir::generateLocationsFromIR(Operation *op, llvm::StringRef fileName,
                                            const OpPrintingFlags &flags, llvm::StringRef tag) {
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

  MLIRContext *context = op->getContext();
  StringAttr name = StringAttr::get(context, path.str()), tagName = StringAttr::get(context, tag);
  for (const OperationPlace &place : places) {
    Location here = FileLineColLoc::get(name, place.line, place.column - 1);
    if (!tag.empty())
      here = FusedLoc::get(context, {place.op->getLoc(), NameLoc::get(tagName, here)});
    place.op->setLoc(here);
  }
  return success();
}

namespace {
class LocationSnapshotPass : public impl::LocationSnapshotBase<LocationSnapshotPass> {
public:
  LocationSnapshotPass() = default;
  LocationSnapshotPass(const LocationSnapshotPass &other) : Base(other) {}
  void runOnOperation() override {
    OpPrintingFlags flags;
    if (enableDebugInfo || printPrettyDebugInfo)
      flags.enableDebugInfo(true, printPrettyDebugInfo);
    if (printGenericOpForm)
      flags.printGenericOpForm();
    if (useLocalScope)
      flags.useLocalScope();
    if (failed(generateLocationsFromIR(getOperation(), fileName.getValue(), flags, tag.getValue())))
      signalPassFailure();
  }
};
} // namespace

std::unique_ptr<Pass> mlir::createLocationSnapshotPass() { return std::make_unique<LocationSnapshotPass>(); }
