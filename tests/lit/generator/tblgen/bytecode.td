// The functions that read and write the bytecode of a dialect.
// RUN: strata-tblgen -gen-bytecode %s | FileCheck %s
// RUN: strata-tblgen -gen-bytecode -bytecode-dialect=first %s | FileCheck %s

include "mlir/IR/BytecodeBase.td"

def StringAttr : WithType<"StringAttr", Attribute>;
def Pair : CompositeBytecode { dag members = (attr StringAttr:$name, VarInt:$size); let cBuilder = "Pair($_args)"; }

let cType = "OneAttr" in {
def OneAttr : DialectAttribute<(attr StringAttr:$name)> { let printerPredicate = "!$_val.getType()"; }
def OneAttrWithType : DialectAttribute<(attr StringAttr:$name, Type:$type)> { let printerPredicate = "$_val.getType()"; }
}
def TwoAttr : DialectAttribute<(attr LocalVar<"int", "3">:$_local, Pair:$first_pair, Array<Pair>:$pairs, Array<Type>:$types,
                                     Array<BoolList>:$flags)> {
  let postProcess = "check<$_resultType>(_local);";
}
def NoneType : DialectType<(type)>;

def Attributes : DialectAttributes<"first"> { let elems = [OneAttr, ReservedOrDead, TwoAttr, OneAttrWithType]; }
def Types : DialectTypes<"first"> { let elems = [ReservedOrDead, NoneType]; }

// CHECK-LABEL: static ::mlir::Attribute readOneAttr(
//       CHECK:   StringAttr name;
//  CHECK-NEXT:   if (!(succeeded(reader.readAttribute(name))))
//  CHECK-NEXT:     return {};
//  CHECK-NEXT:   return get<OneAttr>(context, name);

// CHECK-LABEL: static ::mlir::Attribute readTwoAttr(
//       CHECK:   int _local;
//  CHECK-NEXT:   if (!(((_local = 3), true)))
//  CHECK-NEXT:     return {};
//  CHECK-NEXT:   auto first_pair = [&]() -> ::llvm::FailureOr<Pair> {
//  CHECK-NEXT:     StringAttr name;
//  CHECK-NEXT:     if (!(succeeded(reader.readAttribute(name))))
//  CHECK-NEXT:       return ::llvm::failure();
//  CHECK-NEXT:     uint64_t size;
//  CHECK-NEXT:     if (!(succeeded(reader.readVarInt(size))))
//  CHECK-NEXT:       return ::llvm::failure();
//  CHECK-NEXT:     return Pair(name, size);
//  CHECK-NEXT:   }();
//  CHECK-NEXT:   if (::llvm::failed(first_pair))
//  CHECK-NEXT:     return {};
//       CHECK:   if (::llvm::failed(reader.readList(pairs, pairsElement)))
//       CHECK:   ::llvm::SmallVector<Type> types;
//  CHECK-NEXT:   if (::llvm::failed(reader.readTypes(types)))
//       CHECK:   ::llvm::SmallVector<bool> flags;
//       CHECK:   check<TwoAttr>(_local);
//       CHECK:   return get<TwoAttr>(context, *first_pair, pairs, types, flags);

// CHECK-LABEL: static ::llvm::LogicalResult write(OneAttr attribute, ::mlir::DialectBytecodeWriter &writer) {
//  CHECK-NEXT:   if (!attribute.getType()) {
//  CHECK-NEXT:     writer.writeVarInt(0); // OneAttr
//  CHECK-NEXT:     writer.writeAttribute(attribute.getName());
//  CHECK-NEXT:     return ::llvm::success();
//  CHECK-NEXT:   }
//  CHECK-NEXT:   if (attribute.getType()) {
//  CHECK-NEXT:     writer.writeVarInt(3); // OneAttrWithType
//  CHECK-NEXT:     writer.writeAttribute(attribute.getName());
//  CHECK-NEXT:     writer.writeType(attribute.getType());
//  CHECK-NEXT:     return ::llvm::success();
//  CHECK-NEXT:   }
//  CHECK-NEXT:   return ::llvm::failure();

// CHECK-LABEL: static ::llvm::LogicalResult write(TwoAttr attribute,
//       CHECK:   writer.writeVarInt(2); // TwoAttr
//  CHECK-NEXT:   {
//  CHECK-NEXT:     auto element = attribute.getFirstPair();
//  CHECK-NEXT:     writer.writeAttribute(element.getName());
//  CHECK-NEXT:     writer.writeVarInt(element.getSize());
//  CHECK-NEXT:   }
//  CHECK-NEXT:   writer.writeList(attribute.getPairs(), [&](auto element) {
//  CHECK-NEXT:     writer.writeAttribute(element.getName());
//  CHECK-NEXT:     writer.writeVarInt(element.getSize());
//  CHECK-NEXT:   });
//  CHECK-NEXT:   writer.writeTypes(attribute.getTypes());
//       CHECK:     writer.writeOwnedBool(element);

//       CHECK: static ::mlir::Attribute readAttribute(
//       CHECK:   case 0:
//  CHECK-NEXT:     return readOneAttr(context, reader);
//       CHECK:   case 2:
//  CHECK-NEXT:     return readTwoAttr(context, reader);
//       CHECK:   case 3:
//  CHECK-NEXT:     return readOneAttrWithType(context, reader);
//       CHECK:   reader.emitError() << "unknown attribute code: " << code;
//       CHECK: writeAttribute(
//       CHECK:   if (auto value = ::llvm::dyn_cast<OneAttr>(attribute))
//  CHECK-NEXT:     return write(value, writer);
//  CHECK-NEXT:   if (auto value = ::llvm::dyn_cast<TwoAttr>(attribute))
//       CHECK: static ::mlir::Type readNoneType(
//       CHECK:   return get<NoneType>(context);
//       CHECK:   case 1:
//  CHECK-NEXT:     return readNoneType(context, reader);
