// Python classes of types, attributes and interfaces, and the stubs of all modules.
// RUN: strata-tblgen -gen-python-type-bindings -bind-dialect=t %s > %t.py
// RUN: FileCheck %s --check-prefix=TYPES < %t.py
// RUN: strata-tblgen -gen-python-type-stubs -bind-dialect=t %s > %t.pyi
// RUN: FileCheck %s --check-prefix=STUB < %t.pyi
// RUN: strata-tblgen -gen-python-op-stubs -bind-dialect=t %s > %t.ops.pyi
// RUN: FileCheck %s --check-prefix=OPS < %t.ops.pyi
// RUN: strata-tblgen -gen-python-enum-stubs -bind-dialect=t %s > %t.enums.pyi
// RUN: FileCheck %s --check-prefix=ENUMS < %t.enums.pyi
// RUN: python3 -c 'import ast, sys; [ast.parse(open(file).read()) for file in sys.argv[1:]]' %t.py %t.pyi %t.ops.pyi %t.enums.pyi

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
}

// ENUMS: {{^}}class Kind(IntEnum):
// ENUMS-NEXT: {{^}}    a = 0
// ENUMS-NEXT: {{^}}    def __str__(self) -> str: ...
def T_Kind : I32EnumAttr<"Kind", "", [I32EnumAttrCase<"a", 0>]> {
  let cppNamespace = "::t";
}

// TYPES: {{^}}from ._t_enum_gen import Kind
// TYPES: {{^}}@_ods_type_class
// TYPES-NEXT: {{^}}class BoxType(_ods_ir.Type):
// TYPES-NEXT: {{^}}  r"""
// TYPES-NEXT: {{^}}  A box.
// TYPES-NEXT: {{^}}  """
// TYPES-NEXT: {{^}}  __slots__ = ()
// TYPES-NEXT: {{^}}  type_name = "t.box"
// TYPES:      {{^}}  @staticmethod
// TYPES-NEXT: {{^}}  def get(size, kind, in_, *, depth=None, loc=None, context=None):
// TYPES-NEXT: {{^}}    return _ods_get_type("t.box", {"size": size, "kind": kind, "in": in_, "depth": depth, }, loc, context)
// TYPES:      {{^}}  @staticmethod
// TYPES-NEXT: {{^}}  def isinstance(other):
// TYPES-NEXT: {{^}}    return _ods_is_type(other, "t.box")
// TYPES:      {{^}}  size = _ods_parameter(0)
// TYPES-NEXT: {{^}}  kind = _ods_parameter(1, Kind)
// TYPES-NEXT: {{^}}  in_ = _ods_parameter(2)
// TYPES-NEXT: {{^}}  depth = _ods_parameter(3)

// STUB: {{^}}class BoxType(_ods_ir.Type):
// STUB-NEXT: {{^}}    type_name: str
// STUB-NEXT: {{^}}    @staticmethod
// STUB-NEXT: {{^}}    def get(size: int, kind: Kind | str, in_: Sequence[_ods_ir.Type], *, depth: int | None = None, loc: _ods_ir.Location | None = None, context: _ods_ir.Context | None = None) -> BoxType: ...
// STUB-NEXT: {{^}}    @staticmethod
// STUB-NEXT: {{^}}    def isinstance(other: _ods_ir.Type) -> bool: ...
// STUB-NEXT: {{^}}    @builtins.property
// STUB-NEXT: {{^}}    def size(self) -> int: ...
// STUB:      {{^}}    def kind(self) -> Kind: ...
// STUB:      {{^}}    def in_(self) -> list[_ods_ir.Type]: ...
// STUB:      {{^}}    def depth(self) -> int: ...
def T_Box : TypeDef<T_Dialect, "Box"> {
  let mnemonic = "box";
  let summary = "A box.";
  let parameters = (ins "unsigned":$size, EnumParameter<T_Kind>:$kind, ArrayRefParameter<"::mlir::Type">:$in,
                        DefaultValuedParameter<"int64_t", "4">:$depth);
  let assemblyFormat = "`<` $size `,` $kind `,` `[` $in `]` (`,` $depth^)? `>`";
}

// TYPES: {{^}}@_ods_attribute_class
// TYPES-NEXT: {{^}}class NoteAttr(_ods_ir.Attribute):
// TYPES:      {{^}}  attr_name = "t.note"
// TYPES:      {{^}}  def get(*, text=None, loc=None, context=None):
// STUB: {{^}}class NoteAttr(_ods_ir.Attribute):
// STUB: {{^}}    def text(self) -> _ods_ir.Attribute | None: ...
def T_Note : AttrDef<T_Dialect, "Note"> {
  let mnemonic = "note";
  let parameters = (ins OptionalParameter<"::mlir::Attribute">:$text);
  let assemblyFormat = "(`<` $text^ `>`)?";
}

// TYPES: {{^}}class Shown(_ods_OpInterface):
// TYPES:      {{^}}  OPERATIONS = frozenset((
// TYPES-NEXT: {{^}}    "t.op",
// TYPES-NEXT: {{^}}  ))
// STUB: {{^}}class Shown(_ods_OpInterface): ...
def T_Shown : OpInterface<"Shown"> {
  let cppNamespace = "::t";
}

// OPS: {{^}}class _Dialect(_ods_ir.Dialect):
// OPS: {{^}}class Op(_ods_ir.OpView):
// OPS-NEXT: {{^}}    def __init__(self, r: _ods_ir.Type, o: _ods_ir.Type | None, a: _OperandLike, b: _OperandsLike, kind: _ods_ir.Attribute | int | str, name: _ods_ir.Attribute | str, dest: _ods_ir.Block, num_regions: int, *, flag: bool | None = None, loc: _ods_ir.Location | None = None, ip: _ods_ir.InsertionPoint | None = None) -> None: ...
// OPS-NEXT: {{^}}    @builtins.property
// OPS-NEXT: {{^}}    def a(self) -> _ods_ir.Value: ...
// OPS:      {{^}}    def b(self) -> _ods_ir.OpOperandList: ...
// OPS:      {{^}}    def kind(self) -> _ods_ir.IntegerAttr: ...
// OPS-NEXT: {{^}}    @kind.setter
// OPS-NEXT: {{^}}    def kind(self, value: _ods_ir.IntegerAttr) -> None: ...
// OPS:      {{^}}    def name(self) -> _ods_ir.StringAttr: ...
// OPS:      {{^}}    @flag.deleter
// OPS-NEXT: {{^}}    def flag(self) -> None: ...
// OPS:      {{^}}    def o(self) -> _ods_ir.OpResult | None: ...
// OPS:      {{^}}    def regions_(self) -> _ods_ir.RegionSequence: ...
// OPS:      {{^}}def op(r: {{.*}}) -> _ods_ir.OpResult | _ods_ir.OpResultList | Op: ...
def T_Op : Op<T_Dialect, "op", [T_Shown]> {
  let arguments = (ins AnyType:$a, Variadic<AnyType>:$b, T_Kind:$kind, StrAttr:$name, UnitAttr:$flag);
  let results = (outs T_Box:$r, Optional<AnyType>:$o);
  let regions = (region VariadicRegion<AnyRegion>:$regions);
  let successors = (successor AnySuccessor:$dest);
}

// RUN: not strata-tblgen -gen-python-type-bindings %s 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: strata-tblgen: error: -gen-python-type-bindings needs a dialect: -bind-dialect=<name>
// RUN: not strata-tblgen -gen-python-op-stubs -bind-dialect=u %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: types.td:1:1: error: there is no dialect 'u' here; known are: t
