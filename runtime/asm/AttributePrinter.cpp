//===- AttributePrinter.cpp - Prints attributes ---------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/PrinterState.h"
#include "runtime/ir/AffineMap.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/IntegerSet.h"
#include "llvm/Support/ProgramStack.h"

using namespace mlir;

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
  // Input may nest attributes arbitrarily deep: continue on a new stack at every 500th level.
  if (++depth % 500 == 0)
    llvm::runOnNewStack(8u << 20, write);
  else
    write();
  --depth;
}

void PrinterState::printNamedAttribute(const NamedAttribute &attr) {
  printKeywordOrString(attr.getNameStr());
  if (!llvm::isa<UnitAttr>(attr.value)) {
    os << " = ";
    printAttribute(attr.value);
  }
}

void PrinterState::printDictEntries(llvm::ArrayRef<NamedAttribute> attrs) {
  os << '{';
  llvm::interleave(
      attrs, [&](const NamedAttribute &attr) { printNamedAttribute(attr); }, [&] { os << ", "; });
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

/// Returns true if the type of a typed attribute is omitted.
static bool elidesType(Type type, TypeElision elision) {
  return elision == TypeElision::Must ||
         (elision == TypeElision::May && (type.isSignlessInteger(64) || type.isF64()));
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
    // A float printed in hexadecimal needs its type; without it, the parser would read an integer.
    if (!printFloat(real.getValue()) && elision == TypeElision::May)
      elision = TypeElision::Never;
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
        llvm::cast<ArrayAttr>(attr).getValue(),
        [&](Attribute element) { printAttribute(element, TypeElision::May); }, [&] { os << ", "; });
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
    writeDialectSymbol('#', opaque.getDialectNamespace().getValue(),
                       [&](PrinterState &inner) { inner.os << opaque.getAttrData(); });
    if (!llvm::isa<NoneType>(opaque.getType()))
      colonType(opaque.getType());
    return;
  }
  case AttrKind::Declared: {
    const AttrDefSpec &spec = *attr.getAbstractAttribute().spec;
    writeDialectSymbol('#', attr.getDialect().getNamespace(), [&](PrinterState &inner) {
      const auto &hook = attr.getDialect().getSpec().hooks.printAttribute;
      if (hook && spec.mnemonic.empty()) {
        DialectAsmPrinter printer(inner);
        return hook(attr, printer);
      }
      inner.os << spec.mnemonic;
      inner.printStripped(attr);
    });
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
