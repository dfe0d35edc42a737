// The ops of Props.td, and ops whose properties need compiled C++.

include "tests/support/properties/Props.td"

// A property of a user-defined class with custom attribute conversion and custom syntax.
def RangeProp : Property<"::test::Range", "range of int64_t"> {
  let convertToAttribute = "return ::mlir::DenseI64ArrayAttr::get($_ctxt, {$_storage.low, $_storage.high});";
  let convertFromAttribute = [{
    auto array = ::llvm::dyn_cast<::mlir::DenseI64ArrayAttr>($_attr);
    if (!array || array.size() != 2)
      return $_diag() << "expected two numbers";
    $_storage = ::test::Range{array[0], array[1]};
    return ::mlir::success();
  }];
  let parser = [{
    if (failed($_parser.parseInteger($_storage.low)) || failed($_parser.parseKeyword("to")) ||
        failed($_parser.parseInteger($_storage.high)))
      return ::mlir::failure();
  }];
  let optionalParser = [{
    ::mlir::OptionalParseResult low = $_parser.parseOptionalInteger($_storage.low);
    if (!low.has_value() || failed(*low))
      return low;
    if (failed($_parser.parseKeyword("to")) || failed($_parser.parseInteger($_storage.high)))
      return ::mlir::failure();
  }];
  let printer = "$_printer << $_storage.low << \" to \" << $_storage.high";
  let hashProperty = "::llvm::hash_combine($_storage.low, $_storage.high)";
}

def OwnOp : TestOp<"own"> {
  let arguments = (ins RangeProp:$range, OptionalProp<RangeProp>:$maybe, ArrayProp<RangeProp>:$all,
                       DefaultValuedProp<RangeProp, "::test::Range{0, 10}">:$defaulted,
                       ConfinedProp<RangeProp, CPred<"$_self.low <= $_self.high">, "range in order">:$ordered);
  let assemblyFormat = "$range (`maybe` $maybe^)? $all ($defaulted^)? `ordered` $ordered attr-dict";
}

// A property that is stored as the enum's attribute.
def StoredEnumProp : EnumPropWithAttrForm<TestEnum, TestEnumAttr> {
  let storeInCustomAttribute = 1;
}
def StoredEnumOp : TestOp<"op_with_enum_prop_attr_form_always"> {
  let arguments = (ins StoredEnumProp:$value);
  let assemblyFormat = "prop-dict attr-dict";
}

// An integer property with a custom printer.
def HexProp : IntProp<"int64_t", "hexadecimal"> {
  let printer = "$_printer << \"0x\" << ::llvm::utohexstr($_storage)";
}
def HexOp : TestOp<"hex"> {
  let arguments = (ins HexProp:$value);
  let assemblyFormat = "$value attr-dict";
}

// A property whose interface type differs from its storage type.
def DoubledProp : Property<"int64_t", "doubled", "::test::Doubled"> {
  let convertFromStorage = "::test::Doubled{$_storage * 2}";
  let assignToStorage = "$_storage = $_value.value / 2";
}
def DoubledOp : TestOp<"doubled"> {
  let arguments = (ins DoubledProp:$value);
  let assemblyFormat = "$value attr-dict";
}

// User-defined directives.
def CustomOp : TestOp<"using_property_ref_in_custom"> {
  let arguments = (ins IntProp<"int64_t">:$first, IntProp<"int64_t">:$second, ArrayProp<I64Prop>:$list);
  let assemblyFormat = "custom<Number>($first) `+` custom<Sum>($second, ref($first)) custom<List>($list) attr-dict";
}

// Attributes, segment sizes and properties in one op, and a predicate over a property.
def MixedOp : TestOp<"mixed", [AttrSizedOperandSegments, AttrSizedResultSegments,
                               PredOpTrait<"count is at most ten", CPred<"$count <= 10">>]> {
  let arguments = (ins Variadic<AnyType>:$a, I64Prop:$count, OptionalAttr<StrAttr>:$label, Optional<AnyType>:$b,
                       UnitProp:$flag, DefaultValuedProp<StringProp, "\"none\"">:$name,
                       IntArrayProp<I64Prop>:$sizes);
  let results = (outs Variadic<AnyType>:$r, Optional<AnyType>:$s);
}
