//===- Inn.td - A dialect that registers its members -------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Declared types and attributes with the generated parser and printer of the dialect. The dialect depends on
// the one of Cellar.td.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_TESTS_INN
#define STRATA_TESTS_INN

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Inn_Dialect : Dialect {
  let name = "inn";
  let cppNamespace = "::inn";
  let dependentDialects = ["::inn::cellar::CellarDialect"];
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  let hasCanonicalizer = 1;
}

class Inn_Type<string name, string word> : TypeDef<Inn_Dialect, name> {
  let mnemonic = word;
}

def Inn_RoomType : Inn_Type<"Room", "room"> {
  let parameters = (ins "unsigned":$beds, OptionalParameter<"::mlir::Type">:$guest);
  let assemblyFormat = "`<` $beds (`,` $guest^)? `>`";
  let genVerifyDecl = 1;
  let builders = [
    TypeBuilder<(ins "unsigned":$beds), [{ return $_get($_ctxt, beds, ::mlir::Type()); }]>,
    TypeBuilderWithInferredContext<(ins "::mlir::Type":$guest), [{
      return $_get(guest.getContext(), 1u, guest);
    }]>,
  ];
}

// The verifier of the parameter and the operation inn.pay use the same constraint; one source file includes the
// generated files of types and operations.
def Inn_CoinType : Inn_Type<"Coin", "coin"> {
  let parameters = (ins AnySignlessIntegerOrIndex:$value);
  let assemblyFormat = "`<` $value `>`";
}

// A type with a hand-written parser and printer. No get function is generated: its builder calls Base::get().
def Inn_BillType : Inn_Type<"Bill", "bill"> {
  let parameters = (ins StringRefParameter<"who pays">:$payer);
  let hasCustomAssemblyFormat = 1;
  let skipDefaultBuilders = 1;
  let builders = [TypeBuilder<(ins "::mlir::StringAttr":$payer)>];
}

// A type with a hand-written storage class.
def Inn_NoteType : Inn_Type<"Note", "note"> {
  let parameters = (ins StringRefParameter<>:$text);
  let genStorageClass = 0;
  let storageClass = "NoteStorage";
  let assemblyFormat = "`<` $text `>`";
}

def Inn_KeyAttr : AttrDef<Inn_Dialect, "Key"> {
  let mnemonic = "key";
  let parameters = (ins "int":$number, "RoomType":$room);
  let assemblyFormat = "`<` $number `for` $room `>`";
  let builders = [AttrBuilderWithInferredContext<(ins "RoomType":$room), [{
    return $_get(room.getContext(), 7, room);
  }]>];
}

def Inn_EnterOp : Op<Inn_Dialect, "enter", [Pure]> {
  let arguments = (ins Inn_KeyAttr:$key);
  let results = (outs Inn_RoomType:$room);
  let assemblyFormat = "$key attr-dict `:` type($room)";
}

def Inn_PayOp : Op<Inn_Dialect, "pay"> {
  let arguments = (ins AnySignlessIntegerOrIndex:$amount);
  let assemblyFormat = "$amount attr-dict `:` type($amount)";
}

#endif // STRATA_TESTS_INN
