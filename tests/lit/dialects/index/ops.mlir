// Every index op in its assembly format; the output is parsed again.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s | %opt | diff %s.expected -

func.func @ops(%a: index, %b: index, %i: i32) {
  %0 = index.constant 42
  %1 = index.constant {my.attr} -3
  %2 = index.bool.constant true
  %3 = index.bool.constant {my.attr} false
  %4 = index.sizeof
  %add = index.add %a, %b
  %sub = index.sub %a, %b
  %mul = index.mul %a, %b
  %divs = index.divs %a, %b
  %divu = index.divu %a, %b
  %ceildivs = index.ceildivs %a, %b
  %ceildivu = index.ceildivu %a, %b
  %floordivs = index.floordivs %a, %b
  %rems = index.rems %a, %b
  %remu = index.remu %a, %b
  %maxs = index.maxs %a, %b
  %maxu = index.maxu %a, %b
  %mins = index.mins %a, %b
  %minu = index.minu %a, %b
  %shl = index.shl %a, %b
  %shrs = index.shrs %a, %b
  %shru = index.shru %a, %b
  %and = index.and %a, %b
  %or = index.or %a, %b
  %xor = index.xor %a, %b
  %5 = index.add %a, %b {my.attr}
  %ceq = index.cmp eq(%a, %b)
  %cne = index.cmp ne(%a, %b)
  %cslt = index.cmp slt(%a, %b)
  %csle = index.cmp sle(%a, %b)
  %csgt = index.cmp sgt(%a, %b)
  %csge = index.cmp sge(%a, %b)
  %cult = index.cmp ult(%a, %b)
  %cule = index.cmp ule(%a, %b)
  %cugt = index.cmp ugt(%a, %b)
  %cuge = index.cmp uge(%a, %b)
  %6 = index.cmp ult(%a, %0) {my.attr}
  %7 = index.casts %i : i32 to index
  %8 = index.castu %a {my.attr} : index to i100
  return
}
