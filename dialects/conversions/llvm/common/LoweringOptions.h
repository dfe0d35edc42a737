//===- LoweringOptions.h - Options of the lowering to llvm ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Options of a lowering to the llvm dialect, used by the type converter, the patterns and the passes.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_LOWERINGOPTIONS_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_LOWERINGOPTIONS_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cassert>
#include <string>

namespace mlir {

class DataLayout;
class MLIRContext;

/// Value of an option for the bit width of `index`: use the width in the data layout.
static constexpr unsigned kDeriveIndexBitwidthFromDataLayout = 0;

namespace LLVM {

/// The part of an LLVM data layout that the lowering needs: the layout string, pointer sizes and the byte
/// order. It does not depend on LLVM's IR library. Unknown parts of the string are ignored;
/// LLVMDialect::verifyDataLayoutString() reports them.
class TargetLayout {
public:
  TargetLayout(llvm::StringRef text = "");
  TargetLayout(const char *text) : TargetLayout(llvm::StringRef(text)) {}
  /// Converts from llvm::DataLayout.
  template <typename LayoutT>
    requires requires(const LayoutT &layout) {
      { layout.getStringRepresentation() } -> std::convertible_to<llvm::StringRef>;
    }
  TargetLayout(const LayoutT &layout) : TargetLayout(llvm::StringRef(layout.getStringRepresentation())) {}

  const std::string &getStringRepresentation() const { return text; }
  bool isBigEndian() const { return bigEndian; }
  bool isLittleEndian() const { return !bigEndian; }
  /// Return the size of pointers, or the size of address computations, in an address space.
  unsigned getPointerSizeInBits(unsigned addressSpace = 0) const { return find(addressSpace).size; }
  unsigned getPointerSize(unsigned addressSpace = 0) const { return (find(addressSpace).size + 7) / 8; }
  unsigned getIndexSizeInBits(unsigned addressSpace = 0) const { return find(addressSpace).indexSize; }
  bool operator==(const TargetLayout &other) const { return text == other.text; }

private:
  struct Pointer {
    unsigned addressSpace, size, indexSize;
  };
  /// Returns the entry of an address space, or that of address space 0 if the layout string has none.
  const Pointer &find(unsigned addressSpace) const;

  std::string text;
  bool bigEndian = false;
  llvm::SmallVector<Pointer, 1> pointers; ///< Address space 0 is first.
};

} // namespace LLVM

/// Options of lowerings to the llvm dialect, such as the width of `index` and the calling convention of
/// memrefs.
class LowerToLLVMOptions {
public:
  /// The function to which heap allocations are lowered.
  enum class AllocLowering {
    Malloc,       ///< `malloc`.
    AlignedAlloc, ///< `aligned_alloc`.
    None          ///< None: allocations are not lowered.
  };

  /// Sets the width of `index` to the one in the default data layout, or to the one in \p dl.
  explicit LowerToLLVMOptions(MLIRContext *context);
  LowerToLLVMOptions(MLIRContext *context, const DataLayout &dl);

  /// Functions take and return a memref as one pointer instead of the fields of its descriptor.
  bool useBarePtrCallConv = false;
  AllocLowering allocLowering = AllocLowering::Malloc;
  /// Memory is allocated and freed by functions of the run-time library, which a program may replace.
  bool useGenericFunctions = false;
  /// The data layout of LLVM modules; it must agree with the data layout of the lowered module.
  LLVM::TargetLayout dataLayout;

  // The bit width of the integer type to which `index` is converted.
  void overrideIndexBitwidth(unsigned bitwidth) {
    assert(bitwidth != kDeriveIndexBitwidthFromDataLayout && "a width is required");
    indexBitwidth = bitwidth;
  }
  unsigned getIndexBitwidth() const { return indexBitwidth; }

private:
  unsigned indexBitwidth;
};

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_LOWERINGOPTIONS_H
