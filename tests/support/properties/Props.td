// Ops with properties of each standard kind in each position of an assembly format. Ops that mlir-opt's test
// dialect has, too, use its names and formats, so that outputs can be compared.

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"

def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "::test";
}

def TestEnum : I32Enum<"TestEnum", "a test enum", [
    I32EnumCase<"First", 0, "first">, I32EnumCase<"Second", 1, "second">, I32EnumCase<"Third", 2, "third">]> {
  let cppNamespace = "::test";
}
def TestBitEnum : I32BitEnum<"TestBitEnum", "a test bit enum", [
    I32BitEnumCaseBit<"Read", 0, "read">, I32BitEnumCaseBit<"Write", 1, "write">,
    I32BitEnumCaseBit<"Execute", 2, "execute">]> {
  let cppNamespace = "::test";
  let separator = ", ";
}
def TestEnumAttr : EnumAttr<Test_Dialect, TestEnum, "enum">;
def TestEnumProp : EnumProp<TestEnum>;

class TestOp<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;

def OptionalOp : TestOp<"with_optional_properties"> {
  let arguments = (ins OptionalAttr<I32Attr>:$anAttr, OptionalProp<I64Prop>:$simple,
                       OptionalProp<IntProp<"int8_t">>:$simplei8, OptionalProp<IntProp<"uint8_t">>:$simpleui8,
                       OptionalProp<StringProp>:$nonTrivialStorage,
                       OptionalProp<DefaultValuedProp<I64Prop, "0">>:$hasDefault,
                       OptionalProp<OptionalProp<I64Prop>>:$nested, OptionalProp<StringProp, 0>:$longSyntax,
                       UnitProp:$hasUnit, OptionalProp<UnitProp>:$maybeUnit);
  let assemblyFormat = [{
    (`anAttr` `=` $anAttr^)? (`simple` `=` $simple^)? (`simplei8` `=` $simplei8^)? (`simpleui8` `=` $simpleui8^)?
    (`nonTrivialStorage` `=` $nonTrivialStorage^)? (`hasDefault` `=` $hasDefault^)? (`nested` `=` $nested^)?
    (`longSyntax` `=` $longSyntax^)? (`hasUnit` $hasUnit^)? (`maybeUnit` `=` $maybeUnit^)? attr-dict
  }];
}

def DefaultOp : TestOp<"with_default_valued_properties"> {
  let arguments = (ins DefaultValuedAttr<I32Attr, "0">:$a, DefaultValuedProp<StringProp, "\"\"">:$b,
                       DefaultValuedProp<IntProp<"int32_t">, "-1">:$c, UnitProp:$unit);
  let assemblyFormat = "($a^) : (`na`)? ($b^)? ($c^)? ($unit^)? attr-dict";
}

def ArrayOp : TestOp<"with_array_properties"> {
  let arguments = (ins ArrayProp<I64Prop>:$ints, ArrayProp<StringProp>:$strings,
                       ArrayProp<ArrayProp<I32Prop>>:$nested, OptionalProp<ArrayProp<I32Prop>>:$opt,
                       ArrayProp<OptionalProp<I64Prop>>:$explicitOptions, ArrayProp<UnitProp>:$explicitUnits,
                       DefaultValuedProp<ArrayProp<I64Prop>, "::llvm::ArrayRef<int64_t>{}",
                                         "::llvm::SmallVector<int64_t>{}">:$hasDefault);
  let assemblyFormat = [{
    `ints` `=` $ints `strings` `=` $strings `nested` `=` $nested `opt` `=` $opt `explicitOptions` `=` $explicitOptions
    `explicitUnits` `=` $explicitUnits ($hasDefault^ `thats_has_default`)? attr-dict
  }];
}

def PlainOp : TestOp<"with_properties"> {
  let arguments = (ins I64Prop:$a, StrAttr:$b, StringProp:$c, BoolProp:$flag, IntArrayProp<I64Prop>:$array,
                       IntArrayProp<I32Prop>:$array32);
  let assemblyFormat = [{
    `a` `=` $a `,` `b` `=` $b `,` `c` `=` $c `,` `flag` `=` $flag `,` `array` `=` $array `,` `array32` `=` $array32
    attr-dict
  }];
}

def EnumOp : TestOp<"op_with_enum_prop"> {
  let arguments = (ins TestEnumProp:$value);
  let assemblyFormat = "$value attr-dict";
}
def EnumFormOp : TestOp<"op_with_enum_prop_attr_form"> {
  let arguments = (ins EnumPropWithAttrForm<TestEnum, TestEnumAttr>:$value);
  let assemblyFormat = "prop-dict attr-dict";
}
def BitEnumOp : TestOp<"op_with_bit_enum_prop"> {
  let arguments = (ins EnumProp<TestBitEnum>:$value1,
                       DefaultValuedProp<EnumProp<TestBitEnum>, "::test::TestBitEnum::Read">:$value2);
  let assemblyFormat = "$value1 ($value2^)? attr-dict `:` `(``)`";
}
def NamedBitEnumOp : TestOp<"op_with_bit_enum_prop_named"> {
  let arguments = (ins NamedEnumProp<TestBitEnum, "bit_enum">:$value1,
                       DefaultValuedProp<NamedEnumProp<TestBitEnum, "bit_enum">, "::test::TestBitEnum::Read">:$value2);
  let assemblyFormat = "$value1 ($value2^)? attr-dict";
}

def UnitOp : TestOp<"format_optional_unit_property"> {
  let arguments = (ins UnitProp:$is_optional);
  let assemblyFormat = "(`is_optional` $is_optional^)? attr-dict";
}
def UnitNoElideOp : TestOp<"format_optional_unit_property_no_elide"> {
  let arguments = (ins UnitProp:$is_optional);
  let assemblyFormat = "($is_optional^)? attr-dict";
}
def PropDictOp : TestOp<"format_optional_prop_dict"> {
  let arguments = (ins OptionalProp<StringProp>:$a, DefaultValuedProp<I32Prop, "1">:$b);
  let assemblyFormat = "prop-dict attr-dict";
}
def OilistOp : TestOp<"oilist_with_keywords_only_properties"> {
  let arguments = (ins UnitProp:$keyword, UnitProp:$otherKeyword, UnitProp:$diffNameUnitPropKeyword);
  let assemblyFormat = [{
    oilist(`keyword` $keyword | `otherKeyword` $otherKeyword | `thirdKeyword` $diffNameUnitPropKeyword) attr-dict
  }];
}

def PositiveProp : ConfinedProp<I64Prop, CPred<"$_self >= 0">, "non-negative int64_t">;
def PredicateOp : TestOp<"op_with_property_predicates"> {
  let arguments = (ins PositiveProp:$scalar, OptionalProp<PositiveProp>:$optional,
                       DefaultValuedProp<PositiveProp, "0">:$defaulted,
                       ConfinedProp<PositiveProp, CPred<"$_self <= 5">, "between 0 and 5">:$more_constrained,
                       ArrayProp<PositiveProp>:$array,
                       ConfinedProp<ArrayProp<I64Prop>, CPred<"!$_self.empty()">,
                                    "non-empty array of int64_t">:$non_empty_unconstrained,
                       ConstantProp<I32Prop, "3">:$three);
  let assemblyFormat = "prop-dict attr-dict";
}

// An operand that is a variadic list of variadic lists.
def ListsOp : TestOp<"lists", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$x, VariadicOfVariadic<AnyType, "sizes">:$y, DenseI32ArrayAttr:$sizes);
  let assemblyFormat = "$x `[` $y `]` (`of` type($y)^)? attr-dict";
}
// Operand types that are derived from the type of the operand `func`.
def ApplyOp : TestOp<"apply", [RangedTypesMatchWith<"types of arguments", "func", "args",
                                                    "llvm::cast<FunctionType>($_self).getInputs()">]> {
  let arguments = (ins FunctionType:$func, Variadic<AnyType>:$args);
  let assemblyFormat = "$func `(` $args `)` attr-dict `:` type($func)";
}
