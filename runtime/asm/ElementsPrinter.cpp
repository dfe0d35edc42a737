//===- ElementsPrinter.cpp - Prints arrays and tensors of numbers ---------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/PrinterState.h"

using namespace mlir;

void PrinterState::printHex(llvm::ArrayRef<char> bytes) {
  static constexpr char digits[] = "0123456789ABCDEF";
  char buffer[1024];
  while (!bytes.empty()) {
    size_t count = std::min(bytes.size(), sizeof(buffer) / 2);
    for (size_t i = 0; i != count; ++i) {
      buffer[2 * i] = digits[static_cast<unsigned char>(bytes[i]) >> 4];
      buffer[2 * i + 1] = digits[bytes[i] & 15];
    }
    os.write(buffer, 2 * count);
    bytes = bytes.drop_front(count);
  }
}

void PrinterState::writeDenseArray(DenseArrayAttr attr) {
  os << "array<";
  Type type = attr.getElementType();
  printType(type);
  if (!attr.empty())
    os << ": ";
  writeDenseArrayElements(attr);
  os << '>';
}

void PrinterState::printDenseArrayInBrackets(DenseArrayAttr attr) {
  os << '[';
  writeDenseArrayElements(attr);
  os << ']';
}

void PrinterState::writeDenseArrayElements(DenseArrayAttr attr) {
  Type type = attr.getElementType();
  llvm::ArrayRef<char> data = attr.getRawData();
  auto values = [&](auto zero) {
    using T = decltype(zero);
    llvm::ArrayRef<T> list(reinterpret_cast<const T *>(data.data()), data.size() / sizeof(T));
    llvm::interleave(
        list,
        [&](T value) {
          if constexpr (std::is_floating_point_v<T>)
            printFloat(llvm::APFloat(value));
          else
            os << static_cast<int64_t>(value);
        },
        [&] { os << ", "; });
  };
  if (type.isInteger(1))
    llvm::interleave(data, [&](char value) { os << (value ? "true" : "false"); }, [&] { os << ", "; });
  else if (type.isSignlessInteger(8))
    values(int8_t());
  else if (type.isSignlessInteger(16))
    values(int16_t());
  else if (type.isSignlessInteger(32))
    values(int32_t());
  else if (type.isSignlessInteger(64))
    values(int64_t());
  else if (type.isF32())
    values(float());
  else if (type.isF64())
    values(double());
  else
    writeOddArrayElements(attr);
}

/// Prints the elements of a dense array whose element type has no C++ equivalent.
void PrinterState::writeOddArrayElements(DenseArrayAttr attr) {
  Type type = attr.getElementType();
  unsigned width = type.getIntOrFloatBitWidth(), bytes = width / 8;
  const char *data = attr.getRawData().data();
  for (int64_t index = 0; index != attr.getSize(); ++index, data += bytes) {
    os << (index ? ", " : "");
    llvm::APInt bits(width, 0);
    for (unsigned i = 0; i != bytes; ++i)
      bits.insertBits(static_cast<unsigned char>(data[i]), i * 8, 8);
    if (auto real = llvm::dyn_cast<FloatType>(type))
      printFloat(llvm::APFloat(real.getFloatSemantics(), bits));
    else
      bits.print(os, /*isSigned=*/!type.isUnsignedInteger());
  }
}

static void writeElement(PrinterState &state, Attribute element, bool isString) {
  if (auto pair = llvm::dyn_cast<ArrayAttr>(element)) {
    state.os << '(';
    writeElement(state, pair[0], false);
    state.os << ',';
    writeElement(state, pair[1], false);
    state.os << ')';
  } else if (isString) {
    state.printEscaped(llvm::cast<StringAttr>(element).getValue());
  } else {
    state.printAttribute(element, TypeElision::Must);
  }
}

/// Prints nested lists without recursion: closes and opens brackets where an index wraps to 0.
void PrinterState::writeDenseValues(DenseElementsAttr attr) {
  bool isString =
      !attr.getElementType().isIntOrIndexOrFloat() && !llvm::isa<ComplexType>(attr.getElementType());
  if (attr.isSplat()) {
    writeElement(*this, attr.getElement(0), isString);
    return;
  }
  llvm::ArrayRef<int64_t> shape = attr.getType().getShape();
  int64_t count = attr.getNumElements();
  if (count == 0 || shape.empty()) {
    if (count)
      writeElement(*this, attr.getElement(0), isString);
    return;
  }
  llvm::SmallVector<int64_t, 4> at(shape.size(), 0);
  os << std::string(shape.size(), '[');
  for (int64_t i = 0; i != count; ++i) {
    writeElement(*this, attr.getElement(i), isString);
    if (i + 1 == count)
      break;
    unsigned closed = 0;
    for (int64_t dim = shape.size() - 1; ++at[dim] == shape[dim]; --dim) {
      at[dim] = 0;
      ++closed;
    }
    os << std::string(closed, ']') << ", " << std::string(closed, '[');
  }
  os << std::string(shape.size(), ']');
}

bool PrinterState::isElided(DenseElementsAttr attr) const {
  return flags.getElementsLimit() && !attr.isSplat() && attr.getNumElements() > *flags.getElementsLimit();
}

void PrinterState::writeDenseElements(DenseElementsAttr attr) {
  if (isElided(attr)) {
    os << "dense_resource<__elided__>";
    return;
  }
  os << "dense<";
  writeDenseLiteral(attr, /*allowHex=*/true);
  os << '>';
}

void PrinterState::writeDenseLiteral(DenseElementsAttr attr, bool allowHex) {
  // Print hexadecimal data if there are more elements than the limit, because it is shorter than decimal
  // numbers.
  bool isNumeric =
      attr.getElementType().isIntOrIndexOrFloat() || llvm::isa<ComplexType>(attr.getElementType());
  std::optional<int64_t> limit = flags.getHexLimit();
  if (!allowHex || !isNumeric || attr.isSplat() || !limit || attr.getNumElements() <= *limit)
    return writeDenseValues(attr);
  os << "\"0x";
  if (attr.getElementType().isInteger(1)) {
    llvm::SmallVector<char, 64> bits;
    attr.getTextBuffer(bits);
    printHex(bits);
  } else {
    printHex(attr.getRawData());
  }
  os << '"';
}

void PrinterState::writeSparseElements(SparseElementsAttr attr) {
  DenseElementsAttr indices = attr.getIndices(), values = attr.getValues();
  if (isElided(indices) || isElided(values)) {
    os << "dense_resource<__elided__>";
    return;
  }
  os << "sparse<";
  if (indices.getNumElements()) {
    // A splat of indices would be parsed as a single index, which does not match several values: print all
    // rows.
    if (int64_t count = indices.getType().getShape()[0];
        indices.isSplat() && count > 1 && !values.isSplat()) {
      std::string index = std::to_string(indices.getIntElement(0).getSExtValue());
      os << '[';
      for (int64_t i = 0; i != count; ++i) {
        os << (i ? ", [" : "[");
        for (int64_t k = 0, rank = indices.getType().getShape()[1]; k != rank; ++k)
          os << (k ? ", " : "") << index;
        os << ']';
      }
      os << ']';
    } else {
      writeDenseLiteral(indices, /*allowHex=*/false);
    }
    os << ", ";
    writeDenseLiteral(values, /*allowHex=*/true);
  }
  os << '>';
}
