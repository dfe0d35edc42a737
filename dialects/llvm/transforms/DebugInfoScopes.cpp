//===- DebugInfoScopes.cpp - Debug information of line tables -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVMOps.h"
#include "dialects/llvm/transforms/Passes.h"
#include "runtime/ir/BuiltinOps.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace mlir::LLVM;

namespace mlir::LLVM {
#define GEN_PASS_DEF_DISCOPEFORLLVMFUNCOPPASS
#include "dialects/llvm/transforms/Passes.h.inc"
} // namespace mlir::LLVM

namespace {

/// Returns the position in a file that a location starts from: that of the caller for a call, that of the
/// first component with a position for a fused location. Null if there is none.
FileLineColRange findPosition(Location loc) {
  llvm::SmallVector<Location, 4> pending = {loc};
  while (!pending.empty()) {
    Location next = pending.pop_back_val();
    if (auto position = llvm::dyn_cast<FileLineColRange>(next))
      return position;
    if (auto named = llvm::dyn_cast<NameLoc>(next))
      pending.push_back(named.getChildLoc());
    else if (auto call = llvm::dyn_cast<CallSiteLoc>(next))
      pending.push_back(call.getCaller());
    else if (auto fused = llvm::dyn_cast<FusedLoc>(next))
      llvm::append_range(pending, llvm::reverse(fused.getLocations()));
  }
  return nullptr;
}

DIFileAttr getFile(StringAttr path) {
  llvm::StringRef text = path.getValue();
  return DIFileAttr::get(path.getContext(), llvm::sys::path::filename(text),
                         llvm::sys::path::parent_path(text));
}

/// Returns \p loc with the scope \p scope.
Location withScope(Location loc, DIScopeAttr scope) { return FusedLoc::get(loc.getContext(), {loc}, scope); }

/// Adds a subprogram to each function without one, and a scope to each op whose position is in another file
/// than its function.
class DebugInfoScopes : public LLVM::impl::DIScopeForLLVMFuncOpPassBase<DebugInfoScopes> {
public:
  using Base::Base;
  void runOnOperation() override {
    ModuleOp module = getOperation();
    MLIRContext *context = &getContext();
    FileLineColRange position = findPosition(module.getLoc());
    DIFileAttr file = getFile(position ? position.getFilename() : StringAttr::get(context, "<unknown>"));
    unit = DICompileUnitAttr::get(DistinctAttr::create(UnitAttr::get(context)), llvm::dwarf::DW_LANG_C, file,
                                  StringAttr::get(context, "MLIR"), /*isOptimized=*/true, emissionKind);
    module.walk<WalkOrder::PreOrder>([&](LLVMFuncOp function) {
      addSubprogram(function);
      addFiles(function);
      return WalkResult::skip();
    });
  }

private:
  /// Adds a subprogram to the location of a function that has none.
  void addSubprogram(LLVMFuncOp function) {
    if (function.getLoc()->findInstanceOf<FusedLocWith<DISubprogramAttr>>())
      return;
    MLIRContext *context = &getContext();
    // If the function has no position, use the file of the module.
    FileLineColRange position = findPosition(function.getLoc());
    DIFileAttr file = position ? getFile(position.getFilename()) : unit.getFile();
    unsigned line = position ? position.getStartLine() : 1;
    auto type = DISubroutineTypeAttr::get(context, llvm::dwarf::DW_CC_normal, {});
    DISubprogramFlags flags = DISubprogramFlags::Optimized;
    DistinctAttr id;
    if (!function.isExternal()) {
      id = DistinctAttr::create(UnitAttr::get(context));
      flags = flags | DISubprogramFlags::Definition;
    }
    auto subprogram = DISubprogramAttr::get(context, id, function.isExternal() ? DICompileUnitAttr() : unit,
                                            file, function.getNameAttr(), function.getNameAttr(), file, line,
                                            /*scopeLine=*/line, flags, type, /*retainedNodes=*/{},
                                            /*annotations=*/{});
    function->setLoc(withScope(function.getLoc(), subprogram));
  }

  /// Adds a scope to the ops in \p function whose positions are in another file than that of the function,
  /// and to all ops that were inlined.
  void addFiles(LLVMFuncOp function) {
    auto scoped = function.getLoc()->findInstanceOf<FusedLocWith<DISubprogramAttr>>();
    FileLineColRange start = findPosition(function.getLoc());
    if (!scoped)
      return;
    function.getBody().walk([&](Operation *op) {
      Location loc = op->getLoc();
      if (auto call = llvm::dyn_cast<CallSiteLoc>(loc)) {
        op->setLoc(
            CallSiteLoc::get(addFilesOfCalls(call.getCallee(), scoped.getMetadata()), call.getCaller()));
        return;
      }
      FileLineColRange position = findPosition(loc);
      if (position && (!start || position.getFilename() != start.getFilename()))
        op->setLoc(withScope(loc, getFileScope(scoped.getMetadata(), position)));
    });
  }

  /// Returns the callee location of an inlined op, with a scope for the file of the op and of each call that
  /// \p callee contains. The scopes are nested in \p scope.
  Location addFilesOfCalls(Location callee, DIScopeAttr scope) {
    llvm::SmallVector<DIScopeAttr, 4> scopes;
    Location inner = callee;
    while (true) {
      FileLineColRange position = findPosition(inner);
      if (!position)
        break;
      scope = getFileScope(scope, position);
      scopes.push_back(scope);
      auto call = llvm::dyn_cast<CallSiteLoc>(inner);
      if (!call)
        break;
      inner = call.getCallee();
    }
    for (DIScopeAttr each : llvm::reverse(scopes))
      inner = withScope(inner, each);
    return inner;
  }

  DIScopeAttr getFileScope(DIScopeAttr scope, FileLineColRange position) {
    return DILexicalBlockFileAttr::get(scope, getFile(position.getFilename()), /*discriminator=*/0);
  }

  DICompileUnitAttr unit;
};

} // namespace
