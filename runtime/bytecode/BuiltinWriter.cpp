//===- BuiltinWriter.cpp - Writes builtin attributes and types ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/bytecode/BuiltinEncoding.h"
#include "runtime/ir/BuiltinDialect.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Location.h"

using namespace mlir;
using namespace mlir::bytecode;

namespace {
/// Writes one entry.
class BuiltinWriter {
public:
  explicit BuiltinWriter(DialectBytecodeWriter &writer) : writer(writer) {}
  LogicalResult write(Attribute attr);
  LogicalResult write(Type type);

private:
  void code(AttrCode value) { writer.writeVarInt(static_cast<uint64_t>(value)); }
  void code(TypeCode value) { writer.writeVarInt(static_cast<uint64_t>(value)); }
  void attrs(AttrCode codeOf, std::initializer_list<Attribute> parts) {
    code(codeOf);
    for (Attribute part : parts)
      writer.writeAttribute(part);
  }
  LogicalResult string(StringAttr attr);
  LogicalResult dictionary(DictionaryAttr attr);
  LogicalResult symbolRef(SymbolRefAttr attr);
  LogicalResult denseElements(DenseElementsAttr attr);
  LogicalResult denseArray(DenseArrayAttr attr);
  LogicalResult range(FileLineColRange loc);
  LogicalResult fused(FusedLoc loc);
  LogicalResult memref(MemRefType type);
  LogicalResult vector(VectorType type);

  DialectBytecodeWriter &writer;
};
} // namespace

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

LogicalResult BuiltinWriter::string(StringAttr attr) {
  bool isTyped = !llvm::isa<NoneType>(attr.getType());
  code(isTyped ? AttrCode::StringWithType : AttrCode::String);
  writer.writeOwnedString(attr.getValue());
  if (isTyped)
    writer.writeType(attr.getType());
  return success();
}

LogicalResult BuiltinWriter::dictionary(DictionaryAttr attr) {
  code(AttrCode::Dictionary);
  writer.writeList(attr, [&](NamedAttribute entry) {
    writer.writeAttribute(entry.getName());
    writer.writeAttribute(entry.getValue());
  });
  return success();
}

LogicalResult BuiltinWriter::symbolRef(SymbolRefAttr attr) {
  bool isFlat = attr.getNestedReferences().empty();
  attrs(isFlat ? AttrCode::FlatSymbolRef : AttrCode::SymbolRef, {attr.getRootReference()});
  if (!isFlat)
    writer.writeAttributes(attr.getNestedReferences());
  return success();
}

LogicalResult BuiltinWriter::denseArray(DenseArrayAttr attr) {
  code(AttrCode::DenseArray);
  writer.writeType(attr.getElementType());
  writer.writeVarInt(attr.getSize());
  writer.writeOwnedBlob(attr.getRawData());
  return success();
}

LogicalResult BuiltinWriter::denseElements(DenseElementsAttr attr) {
  if (llvm::isa<DenseStringElementsAttr>(attr)) {
    code(AttrCode::DenseStrings);
    writer.writeType(attr.getType());
    writer.writeVarInt(attr.isSplat());
    // A splat stores one string.
    size_t count = attr.isSplat() ? 1 : attr.getNumElements();
    for (size_t i = 0; i != count; ++i)
      writer.writeOwnedString(llvm::cast<StringAttr>(attr.getElement(i)).getValue());
    return success();
  }
  if (!llvm::isa<DenseIntOrFPElementsAttr>(attr))
    return failure();
  code(AttrCode::DenseNumbers);
  writer.writeType(attr.getType());
  // Elements of type i1 are packed bits.
  if (attr.getElementType().isInteger(1)) {
    llvm::SmallVector<char> bits;
    attr.getTextBuffer(bits);
    writer.writeVarInt(bits.size());
    for (char byte : bits)
      writer.writeAPIntWithKnownWidth(llvm::APInt(8, static_cast<uint8_t>(byte)));
    return success();
  }
  writer.writeOwnedBlob(attr.getRawData());
  return success();
}

/// Writes the components of a range that differ from their defaults, after their number.
LogicalResult BuiltinWriter::range(FileLineColRange loc) {
  attrs(AttrCode::FileLineColRange, {loc.getFilename()});
  unsigned line = loc.getStartLine(), column = loc.getStartColumn(), endLine = loc.getEndLine(),
           endColumn = loc.getEndColumn();
  llvm::SmallVector<unsigned, 4> parts{line};
  if (line != endLine)
    parts.append({column, endLine, endColumn});
  else if (column != endColumn)
    parts.append({column, endColumn});
  else if (column != 0)
    parts.append({column, endLine, endColumn});
  writer.writeList(parts, [&](unsigned part) { writer.writeVarInt(part); });
  return success();
}

LogicalResult BuiltinWriter::fused(FusedLoc loc) {
  Attribute metadata = loc.getMetadata();
  code(metadata ? AttrCode::FusedLocWithMetadata : AttrCode::FusedLoc);
  writer.writeAttributes(loc.getLocations());
  if (metadata)
    writer.writeAttribute(metadata);
  return success();
}

LogicalResult BuiltinWriter::write(Attribute attr) {
  switch (attr.getKind()) {
  case AttrKind::Array:
    code(AttrCode::Array);
    writer.writeAttributes(llvm::cast<ArrayAttr>(attr).getValue());
    return success();
  case AttrKind::Dictionary:
    return dictionary(llvm::cast<DictionaryAttr>(attr));
  case AttrKind::String:
    return string(llvm::cast<StringAttr>(attr));
  case AttrKind::SymbolRef:
    return symbolRef(llvm::cast<SymbolRefAttr>(attr));
  case AttrKind::Type:
    code(AttrCode::Type);
    writer.writeType(llvm::cast<TypeAttr>(attr).getValue());
    return success();
  case AttrKind::Unit:
    code(AttrCode::Unit);
    return success();
  case AttrKind::Integer:
    code(AttrCode::Integer);
    writer.writeType(llvm::cast<IntegerAttr>(attr).getType());
    writer.writeAPIntWithKnownWidth(llvm::cast<IntegerAttr>(attr).getValue());
    return success();
  case AttrKind::Float:
    code(AttrCode::Float);
    writer.writeType(llvm::cast<FloatAttr>(attr).getType());
    writer.writeAPFloatWithKnownSemantics(llvm::cast<FloatAttr>(attr).getValue());
    return success();
  case AttrKind::DenseResource:
    code(AttrCode::DenseResource);
    writer.writeType(llvm::cast<DenseResourceElementsAttr>(attr).getType());
    writer.writeResourceHandle(llvm::cast<DenseResourceElementsAttr>(attr).getRawHandle());
    return success();
  case AttrKind::DenseArray:
    return denseArray(llvm::cast<DenseArrayAttr>(attr));
  case AttrKind::DenseElements:
    return denseElements(llvm::cast<DenseElementsAttr>(attr));
  case AttrKind::SparseElements: {
    auto sparse = llvm::cast<SparseElementsAttr>(attr);
    code(AttrCode::Sparse);
    writer.writeType(sparse.getType());
    writer.writeAttribute(sparse.getIndices());
    writer.writeAttribute(sparse.getValues());
    return success();
  }
  case AttrKind::Distinct:
    attrs(AttrCode::Distinct, {llvm::cast<DistinctAttr>(attr).getReferencedAttr()});
    return success();
  case AttrKind::UnknownLoc:
    code(AttrCode::UnknownLoc);
    return success();
  case AttrKind::FileLineColLoc: {
    auto loc = llvm::cast<FileLineColLoc>(attr);
    attrs(AttrCode::FileLineColLoc, {loc.getFilename()});
    writer.writeVarInt(loc.getLine());
    writer.writeVarInt(loc.getColumn());
    return success();
  }
  case AttrKind::FileLineColRange:
    return range(llvm::cast<FileLineColRange>(attr));
  case AttrKind::NameLoc:
    attrs(AttrCode::NameLoc, {llvm::cast<NameLoc>(attr).getName(), llvm::cast<NameLoc>(attr).getChildLoc()});
    return success();
  case AttrKind::CallSiteLoc:
    attrs(AttrCode::CallSiteLoc,
          {llvm::cast<CallSiteLoc>(attr).getCallee(), llvm::cast<CallSiteLoc>(attr).getCaller()});
    return success();
  case AttrKind::FusedLoc:
    return fused(llvm::cast<FusedLoc>(attr));
  case AttrKind::AffineMap:
  case AttrKind::IntegerSet:
  case AttrKind::Opaque:
  case AttrKind::StridedLayout:
  case AttrKind::Declared:
    return failure();
  }
  return failure();
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

LogicalResult BuiltinWriter::memref(MemRefType type) {
  Attribute space = type.getMemorySpace();
  code(space ? TypeCode::MemRefWithSpace : TypeCode::MemRef);
  if (space)
    writer.writeAttribute(space);
  writer.writeSignedVarInts(type.getShape());
  writer.writeType(type.getElementType());
  writer.writeAttribute(type.getLayout());
  return success();
}

LogicalResult BuiltinWriter::vector(VectorType type) {
  bool isScalable = type.isScalable();
  code(isScalable ? TypeCode::VectorWithScalableDims : TypeCode::Vector);
  if (isScalable)
    writer.writeList(type.getScalableDims(), [&](bool dim) { writer.writeOwnedBool(dim); });
  writer.writeSignedVarInts(type.getShape());
  writer.writeType(type.getElementType());
  return success();
}

LogicalResult BuiltinWriter::write(Type type) {
  // Types that consist of a code.
  std::optional<TypeCode> plain;
  if (llvm::isa<IndexType>(type))
    plain = TypeCode::Index;
  else if (llvm::isa<NoneType>(type))
    plain = TypeCode::None;
  else if (llvm::isa<BFloat16Type>(type))
    plain = TypeCode::BFloat16;
  else if (llvm::isa<Float16Type>(type))
    plain = TypeCode::Float16;
  else if (llvm::isa<Float32Type>(type))
    plain = TypeCode::Float32;
  else if (llvm::isa<Float64Type>(type))
    plain = TypeCode::Float64;
  else if (llvm::isa<Float80Type>(type))
    plain = TypeCode::Float80;
  else if (llvm::isa<Float128Type>(type))
    plain = TypeCode::Float128;
  if (plain) {
    code(*plain);
    return success();
  }
  if (auto integer = llvm::dyn_cast<IntegerType>(type)) {
    code(TypeCode::Integer);
    writer.writeVarInt(uint64_t(integer.getWidth()) << 2 | static_cast<uint64_t>(integer.getSignedness()));
  } else if (auto function = llvm::dyn_cast<FunctionType>(type)) {
    code(TypeCode::Function);
    writer.writeTypes(function.getInputs());
    writer.writeTypes(function.getResults());
  } else if (auto complex = llvm::dyn_cast<ComplexType>(type)) {
    code(TypeCode::Complex);
    writer.writeType(complex.getElementType());
  } else if (auto ranked = llvm::dyn_cast<MemRefType>(type)) {
    return memref(ranked);
  } else if (auto unranked = llvm::dyn_cast<UnrankedMemRefType>(type)) {
    Attribute space = unranked.getMemorySpace();
    code(space ? TypeCode::UnrankedMemRefWithSpace : TypeCode::UnrankedMemRef);
    if (space)
      writer.writeAttribute(space);
    writer.writeType(unranked.getElementType());
  } else if (auto tensor = llvm::dyn_cast<RankedTensorType>(type)) {
    Attribute encoding = tensor.getEncoding();
    code(encoding ? TypeCode::RankedTensorWithEncoding : TypeCode::RankedTensor);
    if (encoding)
      writer.writeAttribute(encoding);
    writer.writeSignedVarInts(tensor.getShape());
    writer.writeType(tensor.getElementType());
  } else if (auto anyTensor = llvm::dyn_cast<UnrankedTensorType>(type)) {
    code(TypeCode::UnrankedTensor);
    writer.writeType(anyTensor.getElementType());
  } else if (auto tuple = llvm::dyn_cast<TupleType>(type)) {
    code(TypeCode::Tuple);
    writer.writeTypes(tuple.getTypes());
  } else if (auto asVector = llvm::dyn_cast<VectorType>(type)) {
    return vector(asVector);
  } else {
    return failure();
  }
  return success();
}

LogicalResult bytecode::writeBuiltinAttribute(Attribute attr, DialectBytecodeWriter &writer) {
  return BuiltinWriter(writer).write(attr);
}
LogicalResult bytecode::writeBuiltinType(Type type, DialectBytecodeWriter &writer) {
  return BuiltinWriter(writer).write(type);
}

static bool isBuiltin(Dialect &dialect) { return &dialect.getSpec() == &BuiltinDialect::spec; }
LogicalResult bytecode::writeBuiltinOr(Attribute attr, DialectBytecodeWriter &writer,
                                       const BytecodeDialectInterface *interface) {
  if (isBuiltin(attr.getDialect()))
    return writeBuiltinAttribute(attr, writer);
  return interface ? interface->writeAttribute(attr, writer) : failure();
}
LogicalResult bytecode::writeBuiltinOr(Type type, DialectBytecodeWriter &writer,
                                       const BytecodeDialectInterface *interface) {
  if (isBuiltin(type.getDialect()))
    return writeBuiltinType(type, writer);
  return interface ? interface->writeType(type, writer) : failure();
}
