//===- Cellar.cpp - The dialect cellar ------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/lit/dialects/inn/Cellar.h"
#include "runtime/asm/DialectImplementation.h"

using namespace mlir;
using namespace inn::cellar;

#include "tests/lit/dialects/inn/CellarDialect.cpp.inc"

MLIR_DEFINE_EXPLICIT_TYPE_ID(::inn::cellar::BarrelType)

namespace inn::cellar {
struct BarrelStorage : TypeStorage {
  using KeyTy = llvm::ArrayRef<Type>;
  explicit BarrelStorage(KeyTy contents) : contents(contents) {}
  bool operator==(const KeyTy &key) const { return key == contents; }
  static BarrelStorage *construct(TypeStorageAllocator &allocator, const KeyTy &key) {
    return new (allocator.allocate<BarrelStorage>()) BarrelStorage(allocator.copyInto(key));
  }
  llvm::ArrayRef<Type> contents;
};
} // namespace inn::cellar

BarrelType BarrelType::get(llvm::ArrayRef<Type> contents) {
  return Base::get(contents.front().getContext(), contents);
}
llvm::ArrayRef<Type> BarrelType::getContents() const { return getImpl()->contents; }

int CellarDialect::numDestroyed = 0;

void CellarDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "tests/lit/dialects/inn/CellarOps.cpp.inc"
      >();
  addTypes<BarrelType>();
  // Checks that initialize() can look up the dialect itself and create instances of registered types.
  [[maybe_unused]] MLIRContext *context = getContext();
  assert(context->getLoadedDialect<CellarDialect>() == this);
  assert(&BarrelType::get(IntegerType::get(context, 8)).getDialect() == this);
}
CellarDialect::~CellarDialect() { ++numDestroyed; }

Type CellarDialect::parseType(DialectAsmParser &parser) const {
  llvm::SmallVector<Type> contents;
  auto parseElement = [&]() -> ParseResult { return parser.parseType(contents.emplace_back()); };
  if (parser.parseKeyword("barrel") ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::LessGreater, parseElement))
    return {};
  if (contents.empty()) {
    parser.emitError(parser.getNameLoc(), "a barrel must not be empty");
    return {};
  }
  return BarrelType::get(contents);
}
void CellarDialect::printType(Type type, DialectAsmPrinter &printer) const {
  printer << "barrel<";
  llvm::interleaveComma(llvm::cast<BarrelType>(type).getContents(), printer);
  printer << '>';
}

// `#cellar.cups` is parsed as the integer attribute 3, of the type that follows or i32.
Attribute CellarDialect::parseAttribute(DialectAsmParser &parser, Type type) const {
  if (parser.parseKeyword("cups"))
    return {};
  return IntegerAttr::get(type ? type : IntegerType::get(getContext(), 32), 3);
}
void CellarDialect::printAttribute(Attribute, DialectAsmPrinter &) const {
  llvm_unreachable("the dialect has no attributes");
}

LogicalResult CellarDialect::verifyOperationAttribute(Operation *op, NamedAttribute attribute) {
  if (attribute.getName() == ShelfAttrHelper::getNameStr() && !llvm::isa<IntegerAttr>(attribute.getValue()))
    return op->emitOpError("expects the shelf to be a number");
  return success();
}

Operation *CellarDialect::materializeConstant(OpBuilder &builder, Attribute value, Type type, Location loc) {
  auto cups = llvm::dyn_cast<IntegerAttr>(value);
  return cups ? builder.create<ServeOp>(loc, type, cups).getOperation() : nullptr;
}

OpFoldResult ServeOp::fold(FoldAdaptor) { return getCupsAttr(); }

#define GET_OP_CLASSES
#include "tests/lit/dialects/inn/CellarOps.cpp.inc"
