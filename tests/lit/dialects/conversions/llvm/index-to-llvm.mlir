// Index arithmetic becomes integer arithmetic; ub.poison becomes llvm.mlir.poison.
// RUN: %opt %s --convert-index-to-llvm | diff %s.expected -
// RUN: %opt %s --convert-index-to-llvm=index-bitwidth=32 | diff %s.32.expected -
// RUN: %opt %s --convert-ub-to-llvm | diff %s.ub.expected -

func.func @f(%i: index, %j: index, %k: i32, %b: i1, %l: i64, %h : i128) -> index {
  %0 = index.add %i, %j {t.attr}
  %1 = index.sub %i, %j
  %2 = index.mul %i, %j
  %3 = index.divs %i, %j
  %4 = index.divu %i, %j
  %5 = index.ceildivs %i, %j
  %6 = index.ceildivu %i, %j
  %7 = index.floordivs %i, %j
  %8 = index.rems %i, %j
  %9 = index.remu %i, %j
  %10 = index.maxs %i, %j
  %11 = index.maxu %i, %j
  %12 = index.mins %i, %j
  %13 = index.minu %i, %j
  %14 = index.shl %i, %j
  %15 = index.shrs %i, %j
  %16 = index.shru %i, %j
  %17 = index.and %i, %j
  %18 = index.or %i, %j
  %19 = index.xor %i, %j
  %20 = index.casts %k : i32 to index
  %21 = index.castu %k : i32 to index
  %22 = index.casts %i : index to i32
  %23 = index.castu %i : index to i64
  %24 = index.castu %h : i128 to index
  %25 = index.cmp slt(%i, %j) {t.attr}
  %26 = index.sizeof
  %27 = index.constant 42
  %28 = index.constant -1
  %29 = index.bool.constant true
  return %0 : index
}
func.func @ub() -> (i32, index, vector<2x3xf32>) {
  %0 = ub.poison : i32
  %1 = ub.poison : index
  %2 = ub.poison : vector<2x3xf32>
  return %0, %1, %2 : i32, index, vector<2x3xf32>
}
func.func @ub2() { ub.unreachable }
