// Input of loading.test: properties with custom C++ code.

include "mlir/IR/OpBase.td"

def O_Dialect : Dialect {
  let name = "o";
}

def OwnProp : Property<"::o::Range", "range"> {
  let convertToAttribute = "return ::o::toAttribute($_ctxt, $_storage);";
}

def HexProp : IntProp<"int64_t", "hexadecimal"> {
  let printer = "::o::printHex($_printer, $_storage)";
}

def O_Op : Op<O_Dialect, "op"> {
  let arguments = (ins ArrayProp<OwnProp>:$own, HexProp:$hex);
  let assemblyFormat = "prop-dict attr-dict";
}
