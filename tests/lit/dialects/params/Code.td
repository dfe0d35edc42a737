//===- Code.td - Parameters that need C++ code -------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Parameters of C++ classes that the author wrote, and every field of a parameter record that contains C++.
//
//===----------------------------------------------------------------------===//

include "mlir/IR/AttrTypeBase.td"

def Code_Dialect : Dialect {
  let name = "code";
  let cppNamespace = "::code";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

class Code_Attr<string name, string word> : AttrDef<Code_Dialect, name> {
  let mnemonic = word;
}

// A struct with FieldParser, operator<<, hash_value and a destructor.
def Code_Release : Code_Attr<"Release", "release"> {
  let parameters = (ins "Version":$version, OptionalParameter<"std::optional<Version>">:$until);
  let assemblyFormat = "`<` $version (`to` $until^)? `>`";
}
// Parameters of a C++ enum without a TableGen record, and of a type alias whose name does not tell its kind.
def Code_Mode : Code_Attr<"Mode", "mode"> {
  let parameters = (ins "Mode":$mode, DefaultValuedParameter<"Level", "3">:$level);
  let assemblyFormat = "`<` $mode (`at` $level^)? `>`";
}
// A parameter of a C++ struct whose name ends in "Type" is stored as an object, not as a type of the IR.
def Code_Layout : Code_Attr<"Layout", "layout"> {
  let parameters = (ins "LevelType":$kind, ArrayRefParameter<"LevelType">:$kinds);
  let assemblyFormat = "`<` $kind `:` $kinds `>`";
}

// A parameter with its own comparator, allocator, parser and printer. The text stands in angle brackets,
// without quotes.
class Loose<string desc> : AttrParameter<"::llvm::StringRef", desc> {
  let cppStorageType = "std::string";
  let comparator = "$_lhs.size() == $_rhs.size() && $_lhs.starts_with($_rhs)";
  let allocator = "$_dst = $_allocator.copyInto($_self);";
  let parser = "parseLoose($_parser)";
  let printer = "$_printer << '<' << $_self << '>'";
}
def Code_Label : Code_Attr<"Label", "label"> {
  let parameters = (ins Loose<"">:$text);
  let assemblyFormat = "$text";
}

// The storage holds the parsed text, the accessor returns a double, and the get function takes an integer.
def Meters : AttrParameter<"int64_t", "", "double"> {
  let printer = [{ $_printer << '"' << $_self << "m\"" }];
  let cppStorageType = "std::string";
  let convertFromStorage = "toMeters($_self)";
}
def Code_Length : Code_Attr<"Length", "length"> {
  let parameters = (ins Meters:$meters);
  let assemblyFormat = "`<` $meters `>`";
}

// The class NameList has a function that copies it into the context's memory.
def Code_Names : Code_Attr<"Names", "names"> {
  let parameters = (ins SelfAllocationParameter<"NameList", "">:$names,
                        ArrayRefOfSelfAllocationParameter<"NameList", "">:$more);
  let hasCustomAssemblyFormat = 1;
}

// The type of the attribute is computed from the parameter `count`.
def Code_Zeros : Code_Attr<"Zeros", "zeros"> {
  let parameters = (ins "int64_t":$count,
                        AttributeSelfTypeParameter<"", "::mlir::RankedTensorType",
                                                   "zerosType($_ctxt, $count)">:$type);
  let assemblyFormat = "`<` $count `>`";
}

//===-- Directives ---------------------------------------------------------===//

// Custom directives: parameters passed as FailureOr and by reference, an optional group with a directive as
// its anchor, a `ref` argument, and a C++ argument.
def Code_Range : Code_Attr<"Range", "range"> {
  let parameters = (ins "int64_t":$low, OptionalParameter<"int64_t">:$step, "int64_t":$high);
  let assemblyFormat = "`<` custom<Low>($low, \"$_ctxt\") `,` $high (custom<Step>($step, ref($low))^ `steps`)? `>`";
}
def Code_Fields : Code_Attr<"Fields", "fields"> {
  let parameters = (ins "int64_t":$plain, "int64_t":$odd);
  let assemblyFormat = "`<` struct($plain, custom<Odd>($odd)) `>`";
}
