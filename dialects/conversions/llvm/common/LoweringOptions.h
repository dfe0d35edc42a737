//===- LoweringOptions.h - Options of the lowering to llvm ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Options that the type converter, the patterns and the passes of a lowering to the llvm dialect share.
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

/// The value of an option for the width of `index` that selects the width of the data layout.
static constexpr unsigned kDeriveIndexBitwidthFromDataLayout = 0;

namespace LLVM {

/// The part of an LLVM data layout that the lowering reads: its text, the sizes of pointers and the byte
/// order. Created from a text or an llvm::DataLayout, without depending on LLVM's IR library. Parts of the
/// text that are not understood are ignored: LLVMDialect::verifyDataLayoutString() verifies a text.
class TargetLayout {
public:
  TargetLayout(llvm::StringRef text = "");
  TargetLayout(const char *text) : TargetLayout(llvm::StringRef(text)) {}
  /// Creates the equivalent of an llvm::DataLayout.
  template <typename LayoutT>
    requires requires(const LayoutT &layout) {
      { layout.getStringRepresentation() } -> std::convertible_to<llvm::StringRef>;
    }
  TargetLayout(const LayoutT &layout) : TargetLayout(llvm::StringRef(layout.getStringRepresentation())) {}

  const std::string &getStringRepresentation() const { return text; }
  bool isBigEndian() const { return bigEndian; }
  bool isLittleEndian() const { return !bigEndian; }
  /// Return the sizes of a pointer, and of the indices of addresses, in an address space.
  unsigned getPointerSizeInBits(unsigned addressSpace = 0) const { return find(addressSpace).size; }
  unsigned getPointerSize(unsigned addressSpace = 0) const { return (find(addressSpace).size + 7) / 8; }
  unsigned getIndexSizeInBits(unsigned addressSpace = 0) const { return find(addressSpace).indexSize; }
  bool operator==(const TargetLayout &other) const { return text == other.text; }

private:
  struct Pointer {
    unsigned addressSpace, size, indexSize;
  };
  /// Returns the entry of the address space; that of address space 0 if it has none.
  const Pointer &find(unsigned addressSpace) const;

  std::string text;
  bool bigEndian = false;
  llvm::SmallVector<Pointer, 1> pointers; ///< The first one is that of address space 0.
};

} // namespace LLVM

/// The options. A value type.
class LowerToLLVMOptions {
public:
  /// How allocations on the heap are lowered.
  enum class AllocLowering {
    Malloc,       ///< To `malloc`.
    AlignedAlloc, ///< To `aligned_alloc`.
    None          ///< Not at all: the user has patterns of their own.
  };

  /// The first form uses the default data layout; the width of `index` is that of \p dl.
  explicit LowerToLLVMOptions(MLIRContext *context);
  LowerToLLVMOptions(MLIRContext *context, const DataLayout &dl);

  /// Whether functions take and return memrefs as pointers instead of the fields of descriptors.
  bool useBarePtrCallConv = false;
  AllocLowering allocLowering = AllocLowering::Malloc;
  /// Whether memory is allocated and freed by functions with a generic name, which a runtime library defines.
  bool useGenericFunctions = false;
  /// The data layout of the produced module; it must agree with that of the lowered one.
  LLVM::TargetLayout dataLayout;

  // The width of integers that `index` is converted to.
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
