//===- Plug.td - The dialect of a plug-in ------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Plug_Dialect : Dialect {
  let name = "plug";
  let cppNamespace = "::plug";
  let useDefaultTypePrinterParser = 1;
}

def Plug_Token : TypeDef<Plug_Dialect, "Token"> {
  let mnemonic = "token";
  let parameters = (ins "unsigned":$id);
  let assemblyFormat = "`<` $id `>`";
}

def Plug_MakeOp : Op<Plug_Dialect, "make"> {
  let summary = "makes a token with an odd number";
  let results = (outs Plug_Token:$token);
  let assemblyFormat = "attr-dict `:` qualified(type($token))";
  let hasVerifier = 1;
}
