//===- ImportDataLayout.cpp - Data layouts of LLVM IR ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/dlti/DLTI.h"
#include "dialects/llvm/LLVMTypes.h"
#include "dialects/llvm/target/Import.h"
#include "runtime/ir/MLIRContext.h"
#include "llvm/IR/DataLayout.h"

using namespace mlir;
using namespace mlir::LLVM;

/// The layout that LLVM assumes if a module has no layout string.
static constexpr llvm::StringLiteral defaultLayout =
    "p:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128-e";

namespace {

/// Reads the parts of a layout string as entries. The first entry of a key has priority.
class LayoutReader {
public:
  explicit LayoutReader(MLIRContext *context) : context(context), builder(context) {}

  void read(llvm::StringRef part);
  llvm::SmallVector<DataLayoutEntryInterface> take();

private:
  void add(llvm::StringRef key, Attribute value) { strings.insert({builder.getStringAttr(key), value}); }
  void add(Type key, llvm::ArrayRef<int64_t> values) {
    auto type = VectorType::get({int64_t(values.size())}, builder.getI64Type());
    types.insert({key, DenseIntElementsAttr::get(type, values)});
  }
  /// Adds the entry of a type from `<width>:<abi>[:<preferred>]`, the text after the letter of the part.
  void readAlignment(Type type, llvm::StringRef numbers);
  void readPointer(llvm::StringRef part);
  void readNumber(llvm::StringRef key, llvm::StringRef number);
  static llvm::SmallVector<int64_t> numbersOf(llvm::StringRef text);

  MLIRContext *context;
  Builder builder;
  llvm::MapVector<StringAttr, Attribute> strings;
  llvm::MapVector<Type, Attribute> types;
};

} // namespace

llvm::SmallVector<int64_t> LayoutReader::numbersOf(llvm::StringRef text) {
  llvm::SmallVector<int64_t> numbers;
  llvm::SmallVector<llvm::StringRef> parts;
  text.split(parts, ':');
  for (llvm::StringRef part : parts) {
    int64_t number = 0;
    part.getAsInteger(10, number);
    numbers.push_back(number);
  }
  return numbers;
}

void LayoutReader::readAlignment(Type type, llvm::StringRef text) {
  llvm::SmallVector<int64_t> numbers = numbersOf(text);
  int64_t abi = numbers.empty() ? 0 : numbers[0];
  add(type, {abi, numbers.size() > 1 ? numbers[1] : abi});
}

void LayoutReader::readPointer(llvm::StringRef part) {
  auto [space, rest] = part.split(':');
  unsigned addressSpace = 0;
  space.getAsInteger(10, addressSpace);
  llvm::SmallVector<int64_t> numbers = numbersOf(rest);
  if (numbers.empty())
    return;
  int64_t size = numbers[0], abi = numbers.size() > 1 ? numbers[1] : size;
  int64_t preferred = numbers.size() > 2 ? numbers[2] : abi;
  add(LLVMPointerType::get(context, addressSpace),
      {size, abi, preferred, numbers.size() > 3 ? numbers[3] : size});
}

void LayoutReader::readNumber(llvm::StringRef key, llvm::StringRef text) {
  uint64_t number = 0;
  if (!text.getAsInteger(10, number))
    add(key, builder.getI64IntegerAttr(number));
}

void LayoutReader::read(llvm::StringRef part) {
  if (part == "e" || part == "E") {
    add(DLTIDialect::kDataLayoutEndiannessKey,
        builder.getStringAttr(part == "e" ? DLTIDialect::kDataLayoutEndiannessLittle
                                          : DLTIDialect::kDataLayoutEndiannessBig));
    return;
  }
  char letter = part.front();
  llvm::StringRef rest = part.drop_front();
  auto withWidth = [&](auto create) {
    auto [width, alignments] = rest.split(':');
    unsigned bits = 0;
    if (width.getAsInteger(10, bits))
      return;
    if (Type type = create(bits))
      readAlignment(type, alignments);
  };
  switch (letter) {
  case 'i':
    return withWidth([&](unsigned bits) { return Type(IntegerType::get(context, bits)); });
  case 'f':
    return withWidth([&](unsigned bits) -> Type {
      return bits == 16    ? Type(builder.getF16Type())
             : bits == 32  ? Type(builder.getF32Type())
             : bits == 64  ? Type(builder.getF64Type())
             : bits == 80  ? Type(Float80Type::get(context))
             : bits == 128 ? Type(Float128Type::get(context))
                           : Type();
    });
  case 'p':
    return readPointer(rest);
  case 'm':
    rest.consume_front(":");
    return add(DLTIDialect::kDataLayoutManglingModeKey, builder.getStringAttr(rest));
  case 'P':
    return readNumber(DLTIDialect::kDataLayoutProgramMemorySpaceKey, rest);
  case 'G':
    return readNumber(DLTIDialect::kDataLayoutGlobalMemorySpaceKey, rest);
  case 'A':
    return readNumber(DLTIDialect::kDataLayoutAllocaMemorySpaceKey, rest);
  case 'S':
    return readNumber(DLTIDialect::kDataLayoutStackAlignmentKey, rest);
  case 'F': {
    bool dependent = rest.consume_front("n");
    rest.consume_front("i");
    uint64_t alignment = 0;
    if (!rest.getAsInteger(10, alignment))
      add(DLTIDialect::kDataLayoutFunctionPointerAlignmentKey,
          FunctionPointerAlignmentAttr::get(context, alignment, dependent));
    return;
  }
  case 'n':
    if (rest.starts_with("i"))
      return;
    llvm::SmallVector<int32_t> widths(llvm::map_range(numbersOf(rest), [](int64_t width) { return width; }));
    return add(DLTIDialect::kDataLayoutLegalIntWidthsKey, builder.getDenseI32ArrayAttr(widths));
  }
}

llvm::SmallVector<DataLayoutEntryInterface> LayoutReader::take() {
  llvm::SmallVector<DataLayoutEntryInterface> entries;
  for (auto &[type, value] : types)
    entries.push_back(DataLayoutEntryAttr::get(type, value));
  for (auto &[key, value] : strings)
    entries.push_back(DataLayoutEntryAttr::get(key, value));
  return entries;
}

DataLayoutSpecInterface mlir::translateDataLayout(const llvm::DataLayout &dataLayout, MLIRContext *context) {
  context->loadDialect<DLTIDialect>();
  LayoutReader reader(context);
  // Explicit entries take precedence over the defaults.
  const std::string text = dataLayout.getStringRepresentation();
  llvm::SmallVector<llvm::StringRef> parts;
  llvm::StringRef(text).split(parts, '-', -1, /*KeepEmpty=*/false);
  defaultLayout.split(parts, '-');
  for (llvm::StringRef part : parts)
    reader.read(part);
  return DataLayoutSpecAttr::get(context, reader.take());
}
