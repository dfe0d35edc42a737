//===- BuiltinReader.cpp - Reads builtin attributes and types -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/bytecode/BuiltinEncoding.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Location.h"

using namespace mlir;
using namespace mlir::bytecode;

namespace {
/// Reads one entry. The functions return null after an error.
class BuiltinReader {
public:
  explicit BuiltinReader(DialectBytecodeReader &reader) : reader(reader), context(reader.getContext()) {}
  Attribute readAttribute();
  Type readType();

private:
  template <typename... Ts>
  bool attrs(Ts &...parts) {
    return (succeeded(reader.readAttribute(parts)) && ...);
  }
  /// Reads numbers that fit into 32 bits.
  template <typename... Ts>
  bool numbers(Ts &...parts) {
    return (succeeded(number(parts)) && ...);
  }
  LogicalResult number(unsigned &value);
  /// Returns a function that starts an error.
  auto emitError() {
    return [this] { return reader.emitError(); };
  }
  template <typename T>
  Attribute error(T &&message) {
    reader.emitError() << message;
    return {};
  }

  Attribute array();
  Attribute dictionary();
  Attribute string(bool isTyped);
  Attribute symbolRef(bool isFlat);
  Attribute integer();
  Attribute floatNumber();
  Attribute fused(bool hasMetadata);
  Attribute range();
  Attribute denseResource();
  Attribute denseArray();
  Attribute denseNumbers();
  Attribute denseStrings();
  Attribute sparse();

  Type integerType();
  Type functionType();
  Type memref(bool hasSpace);
  Type unrankedMemref(bool hasSpace);
  Type tensor(bool hasEncoding);
  Type vector(bool hasScalableDims);

  DialectBytecodeReader &reader;
  MLIRContext *context;
};
} // namespace

LogicalResult BuiltinReader::number(unsigned &value) {
  uint64_t wide;
  if (failed(reader.readVarInt(wide)))
    return failure();
  value = static_cast<unsigned>(wide);
  if (value != wide)
    return reader.emitError() << "expected a number of at most 32 bits, but got: " << wide;
  return success();
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

Attribute BuiltinReader::array() {
  llvm::SmallVector<Attribute> elements;
  if (failed(reader.readAttributes(elements)))
    return {};
  return ArrayAttr::get(context, elements);
}

Attribute BuiltinReader::dictionary() {
  llvm::SmallVector<std::pair<StringAttr, Attribute>> read;
  if (failed(reader.readList(read, [&](std::pair<StringAttr, Attribute> &entry) {
        return success(attrs(entry.first, entry.second));
      })))
    return {};
  llvm::SmallVector<NamedAttribute> entries;
  for (auto [name, value] : read)
    entries.emplace_back(name, value);
  DictionaryAttr::sortInPlace(entries);
  if (std::optional<NamedAttribute> duplicate = DictionaryAttr::findDuplicate(entries, /*isSorted=*/true))
    return error("duplicate key '" + duplicate->getNameStr() + "' in dictionary attribute");
  return DictionaryAttr::getWithSorted(context, entries);
}

Attribute BuiltinReader::string(bool isTyped) {
  llvm::StringRef text;
  Type type;
  if (failed(reader.readString(text)) || (isTyped && failed(reader.readType(type))))
    return {};
  return isTyped ? StringAttr::get(text, type) : StringAttr::get(context, text);
}

Attribute BuiltinReader::symbolRef(bool isFlat) {
  StringAttr root;
  llvm::SmallVector<FlatSymbolRefAttr> nested;
  if (!attrs(root) || (!isFlat && failed(reader.readAttributes(nested))))
    return {};
  return SymbolRefAttr::get(root, nested);
}

Attribute BuiltinReader::integer() {
  Type type;
  if (failed(reader.readType(type)))
    return {};
  unsigned width;
  if (auto integer = llvm::dyn_cast<IntegerType>(type))
    width = integer.getWidth();
  else if (llvm::isa<IndexType>(type))
    width = IndexType::kInternalStorageBitWidth;
  else {
    reader.emitError() << "expected integer or index type for IntegerAttr, but got: " << type;
    return {};
  }
  FailureOr<llvm::APInt> value = reader.readAPIntWithKnownWidth(width);
  return succeeded(value) ? Attribute(IntegerAttr::get(type, *value)) : Attribute();
}

Attribute BuiltinReader::floatNumber() {
  FloatType type;
  if (failed(reader.readType(type)))
    return {};
  FailureOr<llvm::APFloat> value = reader.readAPFloatWithKnownSemantics(type.getFloatSemantics());
  return succeeded(value) ? Attribute(FloatAttr::get(type, *value)) : Attribute();
}

Attribute BuiltinReader::fused(bool hasMetadata) {
  llvm::SmallVector<LocationAttr> read;
  Attribute metadata;
  if (failed(reader.readAttributes(read)) || (hasMetadata && !attrs(metadata)))
    return {};
  llvm::SmallVector<Location> locations(read.begin(), read.end());
  return FusedLoc::get(locations, metadata, context);
}

Attribute BuiltinReader::range() {
  StringAttr filename;
  llvm::SmallVector<unsigned> parts;
  if (!attrs(filename) || failed(reader.readList(parts, [&](unsigned &part) { return number(part); })))
    return {};
  size_t count = parts.size();
  if (count > 4) {
    reader.emitError() << "expected at most 4 components of a file range, but got: " << count;
    return {};
  }
  if (count < 2)
    return count ? FileLineColRange::get(filename, parts[0]) : FileLineColRange::get(filename);
  unsigned line = parts[0], column = parts[1];
  if (count == 4)
    return FileLineColRange::get(filename, line, column, parts[2], parts[3]);
  return count == 3 ? FileLineColRange::get(filename, line, column, parts[2])
                    : FileLineColRange::get(filename, line, column);
}

Attribute BuiltinReader::denseResource() {
  ShapedType type;
  if (failed(reader.readType(type)))
    return {};
  FailureOr<DenseResourceElementsHandle> handle = reader.readResourceHandle<DenseResourceElementsHandle>();
  return succeeded(handle) ? Attribute(DenseResourceElementsAttr::get(type, *handle)) : Attribute();
}

Attribute BuiltinReader::denseArray() {
  Type elementType;
  uint64_t size;
  llvm::ArrayRef<char> data;
  if (failed(reader.readType(elementType)) || failed(reader.readVarInt(size)) ||
      failed(reader.readBlob(data)))
    return {};
  return DenseArrayAttr::getChecked(emitError(), context, elementType, size, data);
}

Attribute BuiltinReader::denseNumbers() {
  ShapedType type;
  llvm::ArrayRef<char> data;
  if (failed(reader.readType(type)) || failed(reader.readBlob(data)))
    return {};
  Type element = type.getElementType();
  if (auto complex = llvm::dyn_cast<ComplexType>(element))
    element = complex.getElementType();
  if (!type.hasStaticShape() || !element.isIntOrIndexOrFloat()) {
    reader.emitError() << "invalid type of dense elements: " << type;
    return {};
  }
  if (DenseElementsAttr attr = DenseElementsAttr::getFromTextBuffer(type, data))
    return attr;
  reader.emitError() << "elements of type " << type << " cannot have " << data.size() << " bytes";
  return {};
}

Attribute BuiltinReader::denseStrings() {
  ShapedType type;
  uint64_t isSplat;
  if (failed(reader.readType(type)) || failed(reader.readVarInt(isSplat)))
    return {};
  if (!type.hasStaticShape()) {
    reader.emitError() << "invalid type of dense elements: " << type;
    return {};
  }
  llvm::SmallVector<llvm::StringRef> strings;
  for (int64_t i = 0, e = isSplat ? 1 : type.getNumElements(); i < e; ++i) {
    llvm::StringRef text;
    if (failed(reader.readString(text)))
      return {};
    strings.push_back(text);
  }
  if (type.getElementType().isIntOrIndexOrFloat() || llvm::isa<ComplexType>(type.getElementType()))
    return error("elements of a number type cannot be strings");
  return DenseElementsAttr::get(type, strings);
}

Attribute BuiltinReader::sparse() {
  ShapedType type;
  DenseIntElementsAttr indices;
  DenseElementsAttr values;
  if (failed(reader.readType(type)) || !attrs(indices, values))
    return {};
  return SparseElementsAttr::getChecked(emitError(), type, indices, values);
}

Attribute BuiltinReader::readAttribute() {
  uint64_t code;
  if (failed(reader.readVarInt(code)))
    return {};
  switch (static_cast<AttrCode>(std::min<uint64_t>(code, 0xff))) {
  case AttrCode::Array:
    return array();
  case AttrCode::Dictionary:
    return dictionary();
  case AttrCode::String:
  case AttrCode::StringWithType:
    return string(code == uint64_t(AttrCode::StringWithType));
  case AttrCode::FlatSymbolRef:
  case AttrCode::SymbolRef:
    return symbolRef(code == uint64_t(AttrCode::FlatSymbolRef));
  case AttrCode::Type: {
    Type type;
    return succeeded(reader.readType(type)) ? Attribute(TypeAttr::get(type)) : Attribute();
  }
  case AttrCode::Unit:
    return UnitAttr::get(context);
  case AttrCode::Integer:
    return integer();
  case AttrCode::Float:
    return floatNumber();
  case AttrCode::CallSiteLoc: {
    LocationAttr callee, caller;
    return attrs(callee, caller) ? Attribute(CallSiteLoc::get(callee, caller)) : Attribute();
  }
  case AttrCode::FileLineColLoc: {
    StringAttr filename;
    unsigned line, column;
    bool isRead = attrs(filename) && numbers(line, column);
    return isRead ? Attribute(FileLineColLoc::get(filename, line, column)) : Attribute();
  }
  case AttrCode::FusedLoc:
  case AttrCode::FusedLocWithMetadata:
    return fused(code == uint64_t(AttrCode::FusedLocWithMetadata));
  case AttrCode::NameLoc: {
    StringAttr name;
    LocationAttr child;
    return attrs(name, child) ? Attribute(NameLoc::get(name, child)) : Attribute();
  }
  case AttrCode::UnknownLoc:
    return UnknownLoc::get(context);
  case AttrCode::DenseResource:
    return denseResource();
  case AttrCode::DenseArray:
    return denseArray();
  case AttrCode::DenseNumbers:
    return denseNumbers();
  case AttrCode::DenseStrings:
    return denseStrings();
  case AttrCode::Sparse:
    return sparse();
  case AttrCode::Distinct: {
    Attribute referenced;
    return attrs(referenced) ? Attribute(DistinctAttr::create(referenced)) : Attribute();
  }
  case AttrCode::FileLineColRange:
    return range();
  }
  reader.emitError() << "unknown attribute code: " << code;
  return {};
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

Type BuiltinReader::integerType() {
  uint64_t widthAndSign;
  if (failed(reader.readVarInt(widthAndSign)))
    return {};
  uint64_t width = widthAndSign >> 2, sign = widthAndSign & 3;
  if (width > IntegerType::kMaxWidth || sign > IntegerType::Unsigned) {
    reader.emitError() << "invalid width or signedness of an integer type: " << widthAndSign;
    return {};
  }
  return IntegerType::get(context, width, static_cast<IntegerType::SignednessSemantics>(sign));
}

Type BuiltinReader::functionType() {
  llvm::SmallVector<Type> inputs, results;
  if (failed(reader.readTypes(inputs)) || failed(reader.readTypes(results)))
    return {};
  return FunctionType::get(context, inputs, results);
}

Type BuiltinReader::memref(bool hasSpace) {
  Attribute space;
  llvm::SmallVector<int64_t> shape;
  Type elementType;
  MemRefLayoutAttrInterface layout;
  if ((hasSpace && !attrs(space)) || failed(reader.readSignedVarInts(shape)) ||
      failed(reader.readType(elementType)) || !attrs(layout))
    return {};
  return MemRefType::getChecked(emitError(), shape, elementType, layout, space);
}

Type BuiltinReader::unrankedMemref(bool hasSpace) {
  Attribute space;
  Type elementType;
  if ((hasSpace && !attrs(space)) || failed(reader.readType(elementType)))
    return {};
  return UnrankedMemRefType::getChecked(emitError(), elementType, space);
}

Type BuiltinReader::tensor(bool hasEncoding) {
  Attribute encoding;
  llvm::SmallVector<int64_t> shape;
  Type elementType;
  if ((hasEncoding && !attrs(encoding)) || failed(reader.readSignedVarInts(shape)) ||
      failed(reader.readType(elementType)))
    return {};
  return RankedTensorType::getChecked(emitError(), shape, elementType, encoding);
}

Type BuiltinReader::vector(bool hasScalableDims) {
  llvm::SmallVector<bool> scalableDims;
  llvm::SmallVector<int64_t> shape;
  Type elementType;
  if (hasScalableDims &&
      failed(reader.readList(scalableDims, [&](bool &dim) { return reader.readBool(dim); })))
    return {};
  if (failed(reader.readSignedVarInts(shape)) || failed(reader.readType(elementType)))
    return {};
  return VectorType::getChecked(emitError(), shape, elementType, scalableDims);
}

Type BuiltinReader::readType() {
  uint64_t code;
  if (failed(reader.readVarInt(code)))
    return {};
  Type element;
  switch (static_cast<TypeCode>(std::min<uint64_t>(code, 0xff))) {
  case TypeCode::Integer:
    return integerType();
  case TypeCode::Index:
    return IndexType::get(context);
  case TypeCode::Function:
    return functionType();
  case TypeCode::BFloat16:
    return BFloat16Type::get(context);
  case TypeCode::Float16:
    return Float16Type::get(context);
  case TypeCode::Float32:
    return Float32Type::get(context);
  case TypeCode::Float64:
    return Float64Type::get(context);
  case TypeCode::Float80:
    return Float80Type::get(context);
  case TypeCode::Float128:
    return Float128Type::get(context);
  case TypeCode::Complex:
    return failed(reader.readType(element)) ? Type() : Type(ComplexType::getChecked(emitError(), element));
  case TypeCode::MemRef:
  case TypeCode::MemRefWithSpace:
    return memref(code == uint64_t(TypeCode::MemRefWithSpace));
  case TypeCode::None:
    return NoneType::get(context);
  case TypeCode::RankedTensor:
  case TypeCode::RankedTensorWithEncoding:
    return tensor(code == uint64_t(TypeCode::RankedTensorWithEncoding));
  case TypeCode::Tuple: {
    llvm::SmallVector<Type> elements;
    return failed(reader.readTypes(elements)) ? Type() : Type(TupleType::get(context, elements));
  }
  case TypeCode::UnrankedMemRef:
  case TypeCode::UnrankedMemRefWithSpace:
    return unrankedMemref(code == uint64_t(TypeCode::UnrankedMemRefWithSpace));
  case TypeCode::UnrankedTensor:
    return failed(reader.readType(element)) ? Type()
                                            : Type(UnrankedTensorType::getChecked(emitError(), element));
  case TypeCode::Vector:
  case TypeCode::VectorWithScalableDims:
    return vector(code == uint64_t(TypeCode::VectorWithScalableDims));
  }
  reader.emitError() << "unknown builtin type code: " << code;
  return {};
}

Attribute bytecode::readBuiltinAttribute(DialectBytecodeReader &reader) {
  return BuiltinReader(reader).readAttribute();
}
Type bytecode::readBuiltinType(DialectBytecodeReader &reader) { return BuiltinReader(reader).readType(); }
