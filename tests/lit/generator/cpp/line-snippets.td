// C++ snippets of the .td in builders, accessors and tables have #line markers: at their first use in a class, and in each
// function of a source file. Literals have no markers.
// RUN: strata-tblgen -gen-op-decls %s -o %t.h.inc && awk -f %S/Inputs/places.awk %t.h.inc | FileCheck %s --check-prefix=DECLS
// RUN: strata-tblgen -gen-op-defs %s -o %t.cpp.inc && awk -f %S/Inputs/places.awk %t.cpp.inc | FileCheck %s --check-prefix=DEFS
// RUN: strata-tblgen -gen-attrdef-defs %s -o %t.attrs.inc && awk -f %S/Inputs/places.awk %t.attrs.inc | FileCheck %s --check-prefix=ATTRS

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/Properties.td"

def T_Dialect : Dialect { let name = "t"; }

def T_Number : Attr<CPred<"::llvm::isa<::mlir::IntegerAttr>($_self)">, "a number"> {
  let storageType = "::mlir::IntegerAttr";
  let returnType = "int64_t";
  let convertFromStorage = "$_self.readNumber()";
  let constBuilderCall = "$_builder.writeNumber($0)";
}
def T_Argument : Type<CPred<"$_self.isIndex()">, "an argument">, BuildableType<"ofArgument($_builder)">;
def T_Field : Type<CPred<"$_self.isInteger()">, "a field"> { let builderCall = "ofField($_ctxt)"; }
def T_Prop : IntProp<"int64_t"> { let convertFromStorage = "readProperty($_storage)"; }

def T_AllOp : Op<T_Dialect, "all"> {
  let arguments = (ins T_Argument:$a, T_Field:$b, T_Number:$n, OptionalAttr<T_Number>:$o, T_Prop:$q,
                       DefaultValuedProp<I64Prop, "ofProperty()">:$p,
                       DefaultValuedAttr<I32Attr, "ofAttribute()">:$d, DefaultValuedAttr<I32Attr, "4">:$four);
  let builders = [OpBuilder<(ins CArg<"int", "ofBuilder()">:$x)>];
}

class T_List : AttrOrTypeParameter<"::std::vector<int>", "a list"> {
  let convertFromStorage = "readList($_self)";
  let comparator = "sameList($_lhs, $_rhs)";
  let parser = "parseList($_parser)";
  let printer = "printList($_printer, $_self)";
}
def T_Attr : AttrDef<T_Dialect, "List"> {
  let mnemonic = "list";
  let parameters = (ins T_List<>:$list, DefaultValuedParameter<"int64_t", "ofParameter()">:$p);
  let assemblyFormat = "`<` $list ($p^)? `>`";
}

// DECLS: 16 attr.readNumber()
// DECLS-NEXT: 17 builder.writeNumber(value)
// DECLS-NEXT: 16 attr.readNumber()
// DECLS-NEXT: 17 builder.writeNumber((*value))
// DECLS-NEXT: 27 ofBuilder()
// DECLS-NEXT: 25 ofProperty()
// DECLS-NEXT: 26 ofAttribute()
// DECLS-NOT: {{.}}
// DEFS: 19 type.isIndex()
// DEFS-NEXT: 19 ofArgument(::mlir::Builder(context))
// DEFS-NEXT: 20 type.isInteger()
// DEFS-NEXT: 20 ofField(context)
// DEFS-NEXT: 26 ofAttribute()
// DEFS-NEXT: 25 ofProperty()
// DEFS-NEXT: 21 readProperty(storage)
// DEFS-NEXT: 25 ofProperty()
// DEFS-NOT: {{.}}
// ATTRS: 32 sameList(lhs, rhs)
// ATTRS-NEXT: 33 parseList(parser)
// ATTRS-NEXT: 31 readList(scratch.keep(::std::move(*parsed)))
// ATTRS-NEXT: 34 printList(printer, self)
// ATTRS-NEXT: 38 ofParameter()
// ATTRS-NOT: {{.}}
