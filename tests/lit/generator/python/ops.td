// Python classes and functions of ops: constants, signatures, accessors.
// RUN: strata-tblgen -gen-python-op-bindings -bind-dialect=t %s > %t.py
// RUN: FileCheck %s --strict-whitespace < %t.py
// RUN: python3 -c 'import ast, sys; ast.parse(open(sys.argv[1]).read())' %t.py

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

// CHECK: {{^}}from ._ods_common import (
// CHECK: {{^}}_ods_ir = _ods_cext.ir
// CHECK: {{^}}@_ods_cext.register_dialect
// CHECK-NEXT: {{^}}class _Dialect(_ods_ir.Dialect):
// CHECK-NEXT: {{^}}  DIALECT_NAMESPACE = "t"
def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
}
class T_Op<string mnemonic, list<Trait> traits = []> : Op<T_Dialect, mnemonic, traits>;

// Types of results come first; what may be omitted is given by keyword. The docstring is the description.
// CHECK-LABEL: {{^}}class AllOp(_ods_ir.OpView):
// CHECK-NEXT: {{^}}  r"""
// CHECK-NEXT: {{^}}  Words with a \ and "quotes".
// CHECK-EMPTY:
// CHECK-NEXT: {{^}}    %0 = t.all
// CHECK-NEXT: {{^}}  """
// CHECK-NEXT: {{^}}  __slots__ = ()
// CHECK-NEXT: {{^}}  OPERATION_NAME = "t.all"
// CHECK-NEXT: {{^}}  _ODS_REGIONS = (1, False)
// CHECK-NEXT: {{^}}  _ODS_ATTRIBUTES = (
// CHECK-NEXT: {{^}}    ("flag", "UnitAttr", 2),
// CHECK-NEXT: {{^}}    ("value", "I32Attr", 1),
// CHECK-NEXT: {{^}}    ("maxSize", "I64Attr", 0),
// CHECK-NEXT: {{^}}    ("ty", "TypeAttr", 1),
// CHECK-NEXT: {{^}}    ("count", "I64Attr", 3),
// CHECK-NEXT: {{^}}  )
// CHECK:      {{^}}  def __init__(self, r, s, lhs, from_, value, ty, count, dest, others, num_cases, *, mask=None, flag=None, maxSize=None, loc=None, ip=None):
// CHECK-NEXT: {{^}}    _ods_build(self, (lhs, *_ods_optional(mask), from_), (flag, value, maxSize, ty, count), (r, *s), (dest, *others), 1 + num_cases, loc, ip)
// CHECK:      {{^}}  lhs = _ods_operand(0)
// CHECK-NEXT: {{^}}  mask = _ods_operand(1, (1, 0, 1))
// CHECK-NEXT: {{^}}  from_ = _ods_operand(2, (1, 0, 1))
// CHECK-NEXT: {{^}}  flag = _ods_attribute("flag", unit=True)
// CHECK-NEXT: {{^}}  value = _ods_attribute("value")
// CHECK-NEXT: {{^}}  maxSize = _ods_attribute("maxSize", optional=True)
// CHECK-NEXT: {{^}}  ty = _ods_attribute("ty")
// CHECK-NEXT: {{^}}  count = _ods_property("count")
// CHECK-NEXT: {{^}}  r = _ods_result(0)
// CHECK-NEXT: {{^}}  s = _ods_result(1, (1, -1))
// CHECK-NEXT: {{^}}  body = _ods_region(0)
// CHECK-NEXT: {{^}}  cases = _ods_region(1, variadic=True)
// CHECK:      {{^}}def all(r, s, lhs, from_, value, ty, count, dest, others, num_cases, *, mask=None, flag=None, max_size=None, loc=None, ip=None):
// CHECK-NEXT: {{^}}  return _ods_results(AllOp(r, s, lhs, from_, value, ty, count, dest, others, num_cases, mask=mask, flag=flag, maxSize=max_size, loc=loc, ip=ip))
def AllOp : T_Op<"all"> {
  let description = [{
    Words with a \ and "quotes".

      %0 = t.all
  }];
  let arguments = (ins AnyType:$lhs, Optional<I32>:$mask, AnyType:$from, UnitAttr:$flag, I32Attr:$value,
                       OptionalAttr<I64Attr>:$maxSize, TypeAttrOf<I32>:$ty, IntProp<"int64_t">:$count);
  let results = (outs AnyType:$r, Variadic<AnyType>:$s);
  let regions = (region AnyRegion:$body, VariadicRegion<AnyRegion>:$cases);
  let successors = (successor AnySuccessor:$dest, VariadicSuccessor<AnySuccessor>:$others);
}

// A text with both kinds of triple quotes is a valid docstring too.
// CHECK-LABEL: {{^}}class DocOp(
// CHECK-NEXT: {{^}}  r'''
// CHECK-NEXT: {{^}}  ends with """ and """"
// CHECK-NEXT: {{^}}  '''
def DocOp : T_Op<"doc"> {
  let summary = "ends with \"\"\" and '''\"";
}

// Unnamed members have no accessors. A function of the name of its class gets an underscore.
// CHECK-LABEL: {{^}}class IfOp(
// CHECK:      {{^}}  def __init__(self, result, _gen_arg_0, _gen_successor_0, *, loc=None, ip=None):
// CHECK-NEXT: {{^}}    _ods_build(self, (_gen_arg_0,), (), (result,), (_gen_successor_0,), None, loc, ip)
// CHECK-EMPTY:
// CHECK-EMPTY:
// CHECK-EMPTY:
// CHECK:      {{^}}def if_(result, _gen_arg_0, _gen_successor_0, *, loc=None, ip=None):
// CHECK-NEXT: {{^}}  return _ods_create(IfOp, (_gen_arg_0,), (), (result,), (_gen_successor_0,), None, loc, ip)
def IfOp : T_Op<"if"> {
  let arguments = (ins AnyType);
  let results = (outs AnyType);
  let regions = (region AnyRegion);
  let successors = (successor AnySuccessor);
}

// Result types are inferred if the op has no region.
// CHECK-LABEL: {{^}}class InferOp(
// CHECK:      {{^}}  def __init__(self, a, *, results=None, loc=None, ip=None):
// CHECK-NEXT: {{^}}    _ods_build(self, (a,), (), results, None, None, loc, ip)
// CHECK:      {{^}}def in_fer(a, *, results=None, loc=None, ip=None):
// CHECK-NEXT: {{^}}  return InferOp(a, results=results, loc=loc, ip=ip).results
def InferOp : T_Op<"in.fer", [InferTypeOpInterface]> {
  let arguments = (ins AnyType:$a);
  let results = (outs AnyType:$r, AnyType:$s);
}
// CHECK-LABEL: {{^}}class RegionOp(
// CHECK:      {{^}}  def __init__(self, r, *, loc=None, ip=None):
def RegionOp : T_Op<"region", [InferTypeOpInterface]> {
  let results = (outs AnyType:$r);
  let regions = (region AnyRegion:$regions_);
}

// CHECK-LABEL: {{^}}class SizedOp(
// CHECK:      {{^}}  _ODS_OPERAND_SEGMENTS = [-1, 0]
// CHECK-NEXT: {{^}}  _ODS_RESULT_SEGMENTS = [0, 1]
// CHECK:      {{^}}  def __init__(self, o, p, a, *, b=None, loc=None, ip=None):
// CHECK-NEXT: {{^}}    _ods_build(self, (_ods_values(a), b), (), (o, p), None, None, loc, ip)
// CHECK:      {{^}}  a = _ods_operand(0, (-1, 0), sized=True)
// CHECK-NEXT: {{^}}  b = _ods_operand(1, (-1, 0), sized=True)
def SizedOp : T_Op<"sized", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Variadic<AnyType>:$a, Optional<AnyType>:$b);
  let results = (outs Optional<AnyType>:$o, I32:$p);
}

// CHECK-LABEL: {{^}}class same(
// CHECK:      {{^}}def same_(*, loc=None, ip=None):
// CHECK-NEXT: {{^}}  return same(loc=loc, ip=ip)
def same : T_Op<"same">;

// A module that extends the dialect imports its class.
// RUN: strata-tblgen -gen-python-op-bindings -bind-dialect=t -dialect-extension=more %s | FileCheck %s --check-prefix=MORE
// MORE-NOT: class _Dialect
// MORE: {{^}}from ._t_ops_gen import _Dialect
// MORE: {{^}}class AllOp(

// RUN: strata-tblgen -gen-python-op-bindings -bind-dialect=t --op-include-regex='^t.doc$' %s | grep -c ^class | grep -x 2

// Errors.
// RUN: not strata-tblgen -gen-python-op-bindings %s 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: strata-tblgen: error: -gen-python-op-bindings needs a dialect: -bind-dialect=<name>
// RUN: not strata-tblgen -gen-python-op-bindings -bind-dialect=u %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: ops.td:1:1: error: there is no dialect 'u' here; known are: t
// RUN: echo 'include "mlir/IR/OpBase.td" def D : Dialect { let name = "d"; } def X : Op<D, "x"> { let arguments = (ins 3:$a); }' > %t.td
// RUN: not strata-tblgen -gen-python-op-bindings -bind-dialect=d %t.td 2>&1 | FileCheck %s --check-prefix=BAD
// BAD: {{.*}}.td:1:{{[0-9]+}}: error:
