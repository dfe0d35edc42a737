//===- TypePrinter.cpp - Prints types -------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/DefFormatPrinter.h"
#include "runtime/asm/PrinterState.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/MLIRContext.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ProgramStack.h"

using namespace mlir;

void PrinterState::printShape(llvm::ArrayRef<int64_t> shape) {
  for (int64_t size : shape) {
    if (ShapedType::isDynamic(size))
      os << '?';
    else
      writeNumber(size, os);
    os << 'x';
  }
}

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
  // Nested types are not cached: the texts of all levels of a deep type would take quadratic space.
  if (typeDepth == 0) {
    auto &recent = recentTypes[(reinterpret_cast<uintptr_t>(type.getAsOpaquePointer()) >> 4) % 64];
    if (recent.first == type) {
      if (recent.second.empty())
        recent.second = spellType(type);
      os << recent.second;
      return;
    }
    // Cache the text at the second print, because many types are printed once.
    recent = {type, llvm::StringRef()};
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
    os << (integer.isSigned() ? "si" : integer.isUnsigned() ? "ui" : "i");
    writeNumber(integer.getWidth(), os);
  } else if (auto real = llvm::dyn_cast<FloatType>(type); real && !real.getSpelling().empty()) {
    os << real.getSpelling();
  } else if (llvm::isa<IndexType>(type)) {
    os << "index";
  } else if (llvm::isa<NoneType>(type)) {
    os << "none";
  } else if (auto function = llvm::dyn_cast<FunctionType>(type)) {
    printFunctionalType(function.getInputs(), function.getResults());
  } else if (auto graph = llvm::dyn_cast<GraphType>(type)) {
    printFunctionalType(graph.getInputs(), graph.getResults());
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
    for (auto [size, scalable] : llvm::zip_equal(vector.getShape(), vector.getScalableDims()))
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
    writeDialectSymbol('!', opaque.getDialectNamespace(),
                       [&](PrinterState &inner) { inner.os << opaque.getTypeData(); });
  } else {
    writeDialectSymbol('!', type.getDialect().getNamespace(), [&](PrinterState &inner) {
      const auto &hook = type.getDialect().getSpec().hooks.printType;
      if (hook && type.getSpec().mnemonic.empty()) {
        DialectAsmPrinter printer(inner);
        return hook(type, printer);
      }
      inner.os << type.getSpec().mnemonic;
      inner.printStripped(type);
    });
  }
}

void PrinterState::writeDialectSymbol(char prefix, llvm::StringRef dialect,
                                      llvm::function_ref<void(PrinterState &)> writeBody) {
  if (symbolText && &symbolText->stream() == &os) {
    size_t body = symbolText->begin(prefix, dialect);
    writeBody(*this);
    return symbolText->end(body);
  }
  // The buffer of the text is in a stack frame of its own, because symbols may be nested deeply.
  auto writeOutermost = [&]() LLVM_ATTRIBUTE_NOINLINE {
    SymbolText text;
    PrinterState inner(*this, text.stream());
    inner.symbolText = &text;
    size_t body = text.begin(prefix, dialect);
    writeBody(inner);
    text.end(body);
    os << text.text();
  };
  writeOutermost();
}

void PrinterState::printStripped(Type type) {
  const TypeDefSpec &spec = type.getSpec();
  // Builtin types, and types that the dialect itself prints, have no mnemonic and are printed in full.
  // Another type without a mnemonic is printed by its parameters alone.
  const Dialect &dialect = type.getDialect();
  if (spec.mnemonic.empty() && (dialect.getSpec().hooks.printType || dialect.getNamespace() == "builtin"))
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
  if (spec->mnemonic.empty() && attr.getDialect().getSpec().hooks.printAttribute)
    return printAttribute(attr);
  if (spec->print) {
    AsmPrinter printer(*this);
    spec->print(attr, printer);
    return;
  }
  auto write = [&] {
    printDefBody(*this, *spec, attr.getContext(), [&](unsigned index) { return getParam(attr, index); });
  };
  // Parameters may nest attributes arbitrarily deep: continue on a new stack at every 500th level.
  if (++depth % 500 == 0)
    llvm::runOnNewStack(8u << 20, write);
  else
    write();
  --depth;
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
