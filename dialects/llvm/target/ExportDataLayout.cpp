//===- ExportDataLayout.cpp - Data layouts to LLVM IR ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/target/ExportDataLayout.h"
#include "dialects/dlti/DLTI.h"
#include "dialects/llvm/LLVMTypes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Error.h"

using namespace mlir;
using namespace mlir::LLVM;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;

namespace {

/// Builds a layout string of LLVM from the entries of a specification.
class LayoutWriter {
public:
  LayoutWriter(const DataLayout &layout, Location loc) : layout(layout), loc(loc) {}

  LogicalResult addIdentifier(StringAttr key, Attribute value);
  LogicalResult addType(Type type);
  std::string join() const { return llvm::join(parts, "-"); }

private:
  void add(const llvm::Twine &part) { parts.push_back(part.str()); }
  /// Adds a letter followed by a number; leaves out zero, which is LLVM's default.
  void addNumber(llvm::StringRef letter, Attribute value) {
    if (uint64_t number = cast<IntegerAttr>(value).getValue().getZExtValue())
      add(letter + llvm::Twine(number));
  }
  /// Adds `name:abi[:preferred]`, the alignments of a type in bits.
  void addAlignment(const llvm::Twine &name, Type type) {
    uint64_t abi = layout.getTypeABIAlignment(type) * 8,
             preferred = layout.getTypePreferredAlignment(type) * 8;
    add(name + ":" + llvm::Twine(abi) + (preferred != abi ? ":" + llvm::Twine(preferred) : llvm::Twine()));
  }

  const DataLayout &layout;
  Location loc;
  llvm::SmallVector<std::string> parts;
};

/// An entry that the layout string writes as a letter followed by a number.
struct NumberKey {
  llvm::StringLiteral key, letter;
};

} // namespace

static constexpr NumberKey numberKeys[] = {
    {DLTIDialect::kDataLayoutProgramMemorySpaceKey, "P"},
    {DLTIDialect::kDataLayoutGlobalMemorySpaceKey, "G"},
    {DLTIDialect::kDataLayoutAllocaMemorySpaceKey, "A"},
    {DLTIDialect::kDataLayoutStackAlignmentKey, "S"},
};

LogicalResult LayoutWriter::addIdentifier(StringAttr key, Attribute value) {
  llvm::StringRef name = key.getValue();
  for (const NumberKey &number : numberKeys)
    if (name == number.key) {
      addNumber(number.letter, value);
      return success();
    }
  if (name == DLTIDialect::kDataLayoutEndiannessKey) {
    add(cast<StringAttr>(value).getValue() == DLTIDialect::kDataLayoutEndiannessLittle ? "e" : "E");
  } else if (name == DLTIDialect::kDataLayoutManglingModeKey) {
    add("m:" + cast<StringAttr>(value).getValue());
  } else if (name == DLTIDialect::kDataLayoutFunctionPointerAlignmentKey) {
    auto alignment = cast<FunctionPointerAlignmentAttr>(value);
    add((alignment.getFunctionDependent() ? "Fn" : "Fi") + llvm::Twine(alignment.getAlignment()));
  } else if (name == DLTIDialect::kDataLayoutLegalIntWidthsKey) {
    auto widths = llvm::map_range(cast<DenseI32ArrayAttr>(value).asArrayRef(),
                                  [](int32_t width) { return std::to_string(width); });
    add("n" + llvm::join(widths, ":"));
  } else {
    return emitError(loc) << "unsupported data layout key " << key;
  }
  return success();
}

LogicalResult LayoutWriter::addType(Type type) {
  if (isa<IndexType>(type))
    return success();
  if (auto integer = dyn_cast<IntegerType>(type)) {
    addAlignment("i" + llvm::Twine(integer.getWidth()), type);
    return success();
  }
  if (isa<Float16Type, Float32Type, Float64Type, Float80Type, Float128Type>(type)) {
    addAlignment("f" + llvm::Twine(cast<FloatType>(type).getWidth()), type);
    return success();
  }
  auto pointer = dyn_cast<LLVMPointerType>(type);
  if (!pointer)
    return emitError(loc) << "unsupported type in data layout: " << type;
  uint64_t abi = layout.getTypeABIAlignment(type) * 8, preferred = layout.getTypePreferredAlignment(type) * 8;
  uint64_t size = layout.getTypeSizeInBits(type);
  uint64_t index = layout.getTypeIndexBitwidth(type).value_or(size);
  add("p" + llvm::Twine(pointer.getAddressSpace()) + ":" + llvm::Twine(size) + ":" + llvm::Twine(abi) + ":" +
      llvm::Twine(preferred) + ":" + llvm::Twine(index));
  return success();
}

FailureOr<llvm::DataLayout> LLVM::detail::translateDataLayoutSpec(DataLayoutSpecInterface specification,
                                                                  const DataLayout &layout, Location loc) {
  LayoutWriter writer(layout, loc);
  for (DataLayoutEntryInterface entry : specification.getEntries())
    if (auto key = llvm::dyn_cast_if_present<StringAttr>(entry.getKey()))
      if (failed(writer.addIdentifier(key, entry.getValue())))
        return failure();
  for (DataLayoutEntryInterface entry : specification.getEntries())
    if (auto type = llvm::dyn_cast_if_present<Type>(entry.getKey()))
      if (failed(writer.addType(type)))
        return failure();
  llvm::Expected<llvm::DataLayout> result = llvm::DataLayout::parse(writer.join());
  if (!result)
    return emitError(loc) << "invalid data layout: " << llvm::toString(result.takeError());
  return *result;
}
