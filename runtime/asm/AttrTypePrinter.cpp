//===- AttrTypePrinter.cpp - Writing types and attributes -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/PrinterState.h"
#include "runtime/asm/DefFormatPrinter.h"
#include "runtime/ir/AffineMap.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/IntegerSet.h"
#include "runtime/ir/MLIRContext.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/ProgramStack.h"

using namespace strata;

//===----------------------------------------------------------------------===//
// Words and numbers
//===----------------------------------------------------------------------===//

static bool isBareIdentifier(llvm::StringRef text) {
  if (text.empty() || (!llvm::isAlpha(text[0]) && text[0] != '_'))
    return false;
  return llvm::all_of(text.drop_front(),
                      [](char c) { return llvm::isAlnum(c) || c == '_' || c == '$' || c == '.'; });
}

void PrinterState::printEscaped(llvm::StringRef text) {
  os << '"';
  llvm::printEscapedString(text, os);
  os << '"';
}
void PrinterState::printSymbolName(llvm::StringRef name) {
  os << '@';
  if (name.empty())
    os << "\"\"";
  else if (isBareIdentifier(name))
    os << name;
  else
    printEscaped(name);
}
void PrinterState::printKeywordOrString(llvm::StringRef word) {
  if (isBareIdentifier(word))
    os << word;
  else
    printEscaped(word);
}

void PrinterState::printFloat(const llvm::APFloat &value) {
  if (!value.isInfinity() && !value.isNaN()) {
    // Six digits when they say it all.
    llvm::SmallString<64> text;
    value.toString(text, /*FormatPrecision=*/6, /*FormatMaxPadding=*/0, /*TruncateZero=*/false);
    llvm::APFloat readBack(value.getSemantics());
    auto status = readBack.convertFromString(text, llvm::APFloat::rmNearestTiesToEven);
    if (status && readBack.bitwiseIsEqual(value)) {
      os << text;
      return;
    }
    llvm::consumeError(status.takeError());
    text.clear();
    value.toString(text);
    if (text.str().contains('.')) {
      os << text;
      return;
    }
  }
  llvm::SmallString<32> hex;
  value.bitcastToAPInt().toString(hex, 16, /*Signed=*/false, /*formatAsCLiteral=*/true);
  os << hex;
}

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

void PrinterState::printShape(llvm::ArrayRef<int64_t> shape) {
  for (int64_t size : shape) {
    if (ShapedType::isDynamic(size))
      os << '?';
    else
      os << size;
    os << 'x';
  }
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

void PrinterState::printType(Type type) {
  if (!type) {
    os << "<<NULL TYPE>>";
    return;
  }
  if (aliases) {
    if (isCollecting)
      return aliases->visit(type, *this);
    if (aliases->print(type, os))
      return;
  }
  // Inside another type nothing is kept: the texts of a deep type would take quadratic space.
  if (typeDepth == 0) {
    auto &recent = recentTypes[(reinterpret_cast<uintptr_t>(type.getAsOpaquePointer()) >> 4) % 64];
    if (recent.first != type)
      recent = {type, spellType(type)};
    os << recent.second;
    return;
  }
  spellOut(type);
}

void PrinterState::spellOut(Type type) {
  ++typeDepth;
  if (typeDepth % 500 == 0)
    llvm::runOnNewStack(8u << 20, [&] { writeType(type); });
  else
    writeType(type);
  --typeDepth;
}

llvm::StringRef PrinterState::spellType(Type type) {
  llvm::StringRef &text = typeCache[type];
  if (text.empty()) {
    std::string buffer;
    llvm::raw_string_ostream stream(buffer);
    PrinterState inner(*this, stream);
    inner.typeDepth = 1;
    inner.writeType(type);
    text = llvm::StringSaver(allocator).save(llvm::StringRef(buffer));
  }
  return text;
}

void PrinterState::printFunctionalType(TypeRange inputs, TypeRange results) {
  os << '(';
  llvm::interleave(inputs, [&](Type type) { printType(type); }, [&] { os << ", "; });
  os << ") -> ";
  if (results.size() == 1 && !llvm::isa<FunctionType>(results.front())) {
    printType(results.front());
    return;
  }
  os << '(';
  llvm::interleave(results, [&](Type type) { printType(type); }, [&] { os << ", "; });
  os << ')';
}

void PrinterState::writeType(Type type) {
  if (auto integer = llvm::dyn_cast<IntegerType>(type)) {
    os << (integer.isSigned() ? "si" : integer.isUnsigned() ? "ui" : "i") << integer.getWidth();
  } else if (auto real = llvm::dyn_cast<FloatType>(type)) {
    os << real.getSpelling();
  } else if (llvm::isa<IndexType>(type)) {
    os << "index";
  } else if (llvm::isa<NoneType>(type)) {
    os << "none";
  } else if (auto function = llvm::dyn_cast<FunctionType>(type)) {
    printFunctionalType(function.getInputs(), function.getResults());
  } else if (auto tuple = llvm::dyn_cast<TupleType>(type)) {
    os << "tuple<";
    llvm::interleave(tuple.getTypes(), [&](Type part) { printType(part); }, [&] { os << ", "; });
    os << '>';
  } else if (auto complex = llvm::dyn_cast<ComplexType>(type)) {
    os << "complex<";
    printType(complex.getElementType());
    os << '>';
  } else if (auto vector = llvm::dyn_cast<VectorType>(type)) {
    os << "vector<";
    for (auto [size, scalable] : llvm::zip_equal(vector.getShape(), vector.getScalableFlags()))
      os << (scalable ? "[" : "") << size << (scalable ? "]x" : "x");
    printType(vector.getElementType());
    os << '>';
  } else if (auto tensor = llvm::dyn_cast<RankedTensorType>(type)) {
    os << "tensor<";
    printShape(tensor.getShape());
    printType(tensor.getElementType());
    if (Attribute encoding = tensor.getEncoding()) {
      os << ", ";
      printAttribute(encoding);
    }
    os << '>';
  } else if (auto unranked = llvm::dyn_cast<UnrankedTensorType>(type)) {
    os << "tensor<*x";
    printType(unranked.getElementType());
    os << '>';
  } else if (auto memref = llvm::dyn_cast<BaseMemRefType>(type)) {
    os << "memref<";
    if (memref.hasRank())
      printShape(memref.getShape());
    else
      os << "*x";
    printType(memref.getElementType());
    if (auto ranked = llvm::dyn_cast<MemRefType>(type); ranked && !ranked.hasIdentityMap()) {
      os << ", ";
      printAttribute(ranked.getLayout(), TypeElision::May);
    }
    if (Attribute space = memref.getMemorySpace()) {
      os << ", ";
      printAttribute(space, TypeElision::May);
    }
    os << '>';
  } else if (auto opaque = llvm::dyn_cast<OpaqueType>(type)) {
    writeDialectSymbol('!', opaque.getDialectNamespace(), opaque.getTypeData());
  } else {
    // The text decides about the form, so it has to be there first.
    std::string body;
    llvm::raw_string_ostream stream(body);
    PrinterState inner(*this, stream);
    stream << type.getSpec().mnemonic;
    inner.printStripped(type);
    writeDialectSymbol('!', type.getDialect().getNamespace(), body);
  }
}

/// `!d.name<…>` where the text reads as one word with angle brackets, else `!d<…>`.
void PrinterState::writeDialectSymbol(char prefix, llvm::StringRef dialect, llvm::StringRef body) {
  os << prefix << dialect;
  llvm::StringRef rest = body.drop_while([](char c) { return llvm::isAlnum(c) || c == '.' || c == '_'; });
  bool isWord = !body.empty() && llvm::isAlpha(body.front()) &&
                (rest.empty() || (rest.front() == '<' && rest.back() == '>'));
  if (isWord)
    os << '.' << body;
  else
    os << '<' << body << '>';
}

void PrinterState::printStripped(Type type) {
  const TypeDefSpec &spec = type.getSpec();
  if (spec.mnemonic.empty() && type.getDialect().getSpec().hooks.printType) {
    DialectAsmPrinter printer(*this);
    type.getDialect().getSpec().hooks.printType(type, printer);
    return;
  }
  // Builtin types have no other form.
  if (spec.mnemonic.empty())
    return printType(type);
  if (spec.print) {
    AsmPrinter printer(*this);
    spec.print(type, printer);
    return;
  }
  printDefBody(*this, spec, type.getContext(), [&](unsigned index) { return getParam(type, index); });
}

void PrinterState::printStripped(Attribute attr) {
  const AttrDefSpec *spec = attr.getAbstractAttribute().spec;
  if (!spec)
    return printAttribute(attr);
  if (spec->mnemonic.empty() && attr.getDialect().getSpec().hooks.printAttribute) {
    DialectAsmPrinter printer(*this);
    attr.getDialect().getSpec().hooks.printAttribute(attr, printer);
    return;
  }
  if (spec->print) {
    AsmPrinter printer(*this);
    spec->print(attr, printer);
    return;
  }
  printDefBody(*this, *spec, attr.getContext(), [&](unsigned index) { return getParam(attr, index); });
}

void PrinterState::printStrippedOrAlias(Type type) {
  if (aliases && isCollecting)
    return aliases->visit(type, *this);
  if (aliases && aliases->print(type, os))
    return;
  uint64_t before = os.tell();
  printStripped(type);
  if (os.tell() == before)
    printType(type);
}

void PrinterState::printStrippedOrAlias(Attribute attr) {
  if (aliases && isCollecting)
    return aliases->visit(attr, *this);
  if (aliases && aliases->print(attr, os))
    return;
  uint64_t before = os.tell();
  printStripped(attr);
  if (os.tell() == before)
    printAttribute(attr);
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

void PrinterState::printAttribute(Attribute attr, TypeElision elision) {
  if (!attr) {
    os << "<<NULL ATTRIBUTE>>";
    return;
  }
  if (aliases && !isCollecting && aliases->print(attr, os))
    return;
  auto write = [&] {
    if (isCollecting)
      aliases->visit(attr, *this);
    else
      writeAttribute(attr, elision);
  };
  // Attributes may be nested as deep as the input says.
  if (++depth % 500 == 0)
    llvm::runOnNewStack(8u << 20, write);
  else
    write();
  --depth;
}

void PrinterState::printDictEntries(llvm::ArrayRef<NamedAttribute> attrs) {
  os << '{';
  llvm::interleave(
      attrs,
      [&](const NamedAttribute &attr) {
        printKeywordOrString(attr.getNameStr());
        if (!llvm::isa<UnitAttr>(attr.value)) {
          os << " = ";
          printAttribute(attr.value);
        }
      },
      [&] { os << ", "; });
  os << '}';
}

void PrinterState::printAttrDict(llvm::ArrayRef<NamedAttribute> attrs, llvm::ArrayRef<llvm::StringRef> elided,
                                 bool withKeyword) {
  llvm::SmallVector<NamedAttribute, 8> shown;
  for (const NamedAttribute &attr : attrs)
    if (!llvm::is_contained(elided, attr.getNameStr()))
      shown.push_back(attr);
  if (shown.empty())
    return;
  os << (withKeyword ? " attributes " : " ");
  printDictEntries(shown);
}

/// Whether the type of a typed value may stay unsaid.
static bool elidesType(Type type, TypeElision elision) {
  return elision == TypeElision::Must || (elision == TypeElision::May && (type.isSignlessInteger(64) || type.isF64()));
}

void PrinterState::writeAttribute(Attribute attr, TypeElision elision) {
  auto colonType = [&](Type type) {
    if (elidesType(type, elision))
      return;
    os << " : ";
    printType(type);
  };
  switch (attr.getKind()) {
  case AttrKind::Integer: {
    auto integer = llvm::cast<IntegerAttr>(attr);
    Type type = integer.getType();
    if (type.isSignlessInteger(1)) {
      os << (integer.getValue().isZero() ? "false" : "true");
      return;
    }
    llvm::APInt value = integer.getValue();
    bool isSigned = !type.isUnsignedInteger();
    if (value.getBitWidth() > 64)
      value.print(os, isSigned);
    else if (isSigned && value.getBitWidth() && value.isNegative())
      os << '-', writeNumber(-static_cast<uint64_t>(value.getSExtValue()), os);
    else
      writeNumber(value.getZExtValue(), os);
    return colonType(type);
  }
  case AttrKind::Float: {
    auto real = llvm::cast<FloatAttr>(attr);
    printFloat(real.getValue());
    return colonType(real.getType());
  }
  case AttrKind::String: {
    auto text = llvm::cast<StringAttr>(attr);
    printEscaped(text.getValue());
    if (!llvm::isa<NoneType>(text.getType()) && elision != TypeElision::Must) {
      os << " : ";
      printType(text.getType());
    }
    return;
  }
  case AttrKind::Array:
    os << '[';
    llvm::interleave(
        llvm::cast<ArrayAttr>(attr).getValue(), [&](Attribute element) { printAttribute(element, TypeElision::May); },
        [&] { os << ", "; });
    os << ']';
    return;
  case AttrKind::Dictionary:
    return printDictEntries(llvm::cast<DictionaryAttr>(attr).getValue());
  case AttrKind::Type:
    return printType(llvm::cast<TypeAttr>(attr).getValue());
  case AttrKind::Unit:
    os << "unit";
    return;
  case AttrKind::SymbolRef: {
    auto reference = llvm::cast<SymbolRefAttr>(attr);
    printSymbolName(reference.getRootReference().getValue());
    for (FlatSymbolRefAttr nested : reference.getNestedReferences()) {
      os << "::";
      printSymbolName(nested.getValue());
    }
    return;
  }
  case AttrKind::AffineMap:
    os << "affine_map<";
    llvm::cast<AffineMapAttr>(attr).getValue().print(os);
    os << '>';
    return;
  case AttrKind::IntegerSet:
    os << "affine_set<";
    llvm::cast<IntegerSetAttr>(attr).getValue().print(os);
    os << '>';
    return;
  case AttrKind::StridedLayout:
    return writeStridedLayout(llvm::cast<StridedLayoutAttr>(attr));
  case AttrKind::Distinct: {
    auto distinct = llvm::cast<DistinctAttr>(attr);
    os << "distinct[" << records->getNumber(distinct) << "]<";
    if (!llvm::isa<UnitAttr>(distinct.getReferencedAttr()))
      printAttribute(distinct.getReferencedAttr());
    os << '>';
    return;
  }
  case AttrKind::DenseResource: {
    auto resource = llvm::cast<DenseResourceElementsAttr>(attr);
    records->resources.insert(resource.getRawHandle().getResource());
    os << "dense_resource<";
    printKeywordOrString(resource.getRawHandle().getKey());
    os << '>';
    if (elision != TypeElision::Must) {
      os << " : ";
      printType(resource.getType());
    }
    return;
  }
  case AttrKind::SparseElements: {
    auto sparse = llvm::cast<SparseElementsAttr>(attr);
    writeSparseElements(sparse);
    if (elision != TypeElision::Must) {
      os << " : ";
      printType(sparse.getType());
    }
    return;
  }
  case AttrKind::DenseArray:
    return writeDenseArray(llvm::cast<DenseArrayAttr>(attr));
  case AttrKind::DenseElements: {
    auto dense = llvm::cast<DenseElementsAttr>(attr);
    writeDenseElements(dense);
    if (elision != TypeElision::Must) {
      os << " : ";
      printType(dense.getType());
    }
    return;
  }
  case AttrKind::Opaque: {
    auto opaque = llvm::cast<OpaqueAttr>(attr);
    writeDialectSymbol('#', opaque.getDialectNamespace().getValue(), opaque.getAttrData());
    if (!llvm::isa<NoneType>(opaque.getType()))
      colonType(opaque.getType());
    return;
  }
  case AttrKind::Declared: {
    const AttrDefSpec &spec = *attr.getAbstractAttribute().spec;
    std::string body;
    llvm::raw_string_ostream stream(body);
    PrinterState inner(*this, stream);
    stream << spec.mnemonic;
    inner.printStripped(attr);
    writeDialectSymbol('#', attr.getDialect().getNamespace(), body);
    for (const ParamSpec &param : spec.params)
      if (param.isSelfType && elision != TypeElision::Must) {
        Type type = attr.getImpl()->param<Type>(param.offset);
        if (type && !llvm::isa<NoneType>(type))
          colonType(type);
      }
    return;
  }
  default:
    os << "loc(";
    writeLocation(llvm::cast<LocationAttr>(attr));
    os << ')';
    return;
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

/// Numbers that are none of C's.
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

/// Nested lists by the shape, without recursion: brackets open and close where a dimension rolls over.
void PrinterState::writeDenseValues(DenseElementsAttr attr) {
  bool isString = !attr.getElementType().isIntOrIndexOrFloat() && !llvm::isa<ComplexType>(attr.getElementType());
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
  // Many numbers are shorter as bytes.
  bool isNumeric = attr.getElementType().isIntOrIndexOrFloat() || llvm::isa<ComplexType>(attr.getElementType());
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
    writeDenseLiteral(indices, /*allowHex=*/false);
    os << ", ";
    writeDenseLiteral(values, /*allowHex=*/true);
  }
  os << '>';
}

void PrinterState::writeStridedLayout(StridedLayoutAttr attr) {
  auto writeStride = [&](int64_t stride) { ShapedType::isDynamic(stride) ? os << '?' : os << stride; };
  os << "strided<[";
  llvm::interleave(attr.getStrides(), writeStride, [&] { os << ", "; });
  os << ']';
  if (attr.getOffset() != 0) {
    os << ", offset: ";
    writeStride(attr.getOffset());
  }
  os << '>';
}

//===----------------------------------------------------------------------===//
// Locations
//===----------------------------------------------------------------------===//

void PrinterState::writeFileLocation(StringAttr file, unsigned line, unsigned column) {
  if (flags.shouldPrintDebugInfoPrettyForm())
    os << file.getValue();
  else
    printEscaped(file.getValue());
  os << ':';
  writeNumber(line, os);
  os << ':';
  writeNumber(column, os);
}

/// A part of another location: its alias, if it has one.
void PrinterState::writeNestedLocation(LocationAttr loc) {
  if (isCollecting)
    aliases->visit(loc, *this);
  else if (!aliases || !aliases->print(loc, os))
    writeLocation(loc);
}

void PrinterState::writeLocation(LocationAttr loc) {
  bool isPretty = flags.shouldPrintDebugInfoPrettyForm();
  if (auto place = llvm::dyn_cast<FileLineColLoc>(loc)) {
    writeFileLocation(place.getFilename(), place.getLine(), place.getColumn());
  } else if (auto name = llvm::dyn_cast<NameLoc>(loc)) {
    printEscaped(name.getName().getValue());
    if (!llvm::isa<UnknownLoc>(name.getChildLoc())) {
      os << '(';
      writeNestedLocation(name.getChildLoc());
      os << ')';
    }
  } else if (auto call = llvm::dyn_cast<CallSiteLoc>(loc)) {
    os << (isPretty ? "" : "callsite(");
    writeNestedLocation(call.getCallee());
    // For people each frame is on a line of its own, unless a name and a place make one.
    bool sameLine = !isPretty || (llvm::isa<NameLoc>(call.getCallee()) && llvm::isa<FileLineColLoc>(call.getCaller()));
    os << (sameLine ? " at " : "\n at ");
    writeNestedLocation(call.getCaller());
    os << (isPretty ? "" : ")");
  } else if (auto fused = llvm::dyn_cast<FusedLoc>(loc)) {
    os << (isPretty ? "" : "fused");
    if (Attribute metadata = fused.getMetadata()) {
      os << '<';
      printAttribute(metadata);
      os << '>';
    }
    os << '[';
    llvm::interleave(fused.getLocations(), [&](Location part) { writeNestedLocation(part); }, [&] { os << ", "; });
    os << ']';
  } else {
    os << (isPretty ? "[unknown]" : "unknown");
  }
}

void PrinterState::spellOutLocation(CompactLocation loc, MLIRContext *locContext) {
  if (loc.isFileLineCol())
    writeFileLocation(locContext->getFileName(loc.getFile()), loc.getLine(), loc.getColumn());
  else
    writeLocation(loc.materialize(locContext));
}

void PrinterState::printOpLocation(CompactLocation loc, MLIRContext *locContext) {
  // The op's own location was collected before what is in the op.
  if (isCollecting)
    return;
  context = locContext;
  if (flags.shouldPrintDebugInfoPrettyForm())
    return spellOutLocation(loc, locContext);
  os << "loc(";
  if (!aliases || !aliases->print(loc, os))
    spellOutLocation(loc, locContext);
  os << ')';
}

void PrinterState::printArgLocation(CompactLocation loc, MLIRContext *locContext) {
  if (isCollecting)
    return aliases->visit(loc, locContext, *this, /*deferrable=*/false);
  if (flags.shouldPrintDebugInfoPrettyForm())
    return spellOutLocation(loc, locContext);
  os << "loc(";
  spellOutLocation(loc, locContext);
  os << ')';
}

void PrinterState::printLocationDefinition(CompactLocation loc) {
  bool isPretty = flags.shouldPrintDebugInfoPrettyForm();
  os << (isPretty ? "" : "loc(");
  spellOutLocation(loc, context);
  os << (isPretty ? "" : ")");
}

//===----------------------------------------------------------------------===//
// AsmPrinter
//===----------------------------------------------------------------------===//

llvm::raw_ostream &AsmPrinter::getStream() const { return state.os; }
void AsmPrinter::printType(Type type) { state.printType(type); }
void AsmPrinter::printAttribute(Attribute attr) { state.printAttribute(attr); }
void AsmPrinter::printAttributeWithoutType(Attribute attr) { state.printAttribute(attr, TypeElision::Must); }
void AsmPrinter::printStrippedAttrOrType(Attribute attr) { state.printStrippedOrAlias(attr); }
void AsmPrinter::printStrippedAttrOrType(Type type) { state.printStrippedOrAlias(type); }
void AsmPrinter::printSymbolName(llvm::StringRef name) { state.printSymbolName(name); }
void AsmPrinter::printKeywordOrString(llvm::StringRef keyword) { state.printKeywordOrString(keyword); }
void AsmPrinter::printString(llvm::StringRef text) { state.printEscaped(text); }
void AsmPrinter::printFloat(const llvm::APFloat &value) { state.printFloat(value); }
void AsmPrinter::printDimensionList(llvm::ArrayRef<int64_t> shape) {
  llvm::interleave(
      shape, [&](int64_t size) { ShapedType::isDynamic(size) ? state.os << '?' : state.os << size; },
      [&] { state.os << 'x'; });
}
void AsmPrinter::printArrowTypeList(TypeRange types) {
  state.os << " -> ";
  bool isSingle = types.size() == 1 && !llvm::isa<FunctionType>(types.front());
  if (!isSingle)
    state.os << '(';
  llvm::interleave(types, [&](Type type) { printType(type); }, [&] { state.os << ", "; });
  if (!isSingle)
    state.os << ')';
}
void AsmPrinter::printFunctionalType(TypeRange inputs, TypeRange results) { state.printFunctionalType(inputs, results); }
