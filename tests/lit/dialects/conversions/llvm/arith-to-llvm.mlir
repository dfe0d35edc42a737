// Arith ops are converted to llvm ops; for vectors of rank 2 or more, to one op per one-dimensional vector. Ops on
// tensors and on 8-bit floats remain.
// RUN: %opt %s --convert-arith-to-llvm | diff %s.expected -
// RUN: %opt %s --convert-arith-to-llvm=index-bitwidth=32 | diff %s.32.expected -

func.func @scalars(%a: i32, %b: i32, %f: f32, %g: f32, %i: index, %h: f16, %v: vector<2x3xf32>, %w: vector<2x3xi32>, %c: i1, %d: f64, %bf: bf16, %l: i64, %w1: vector<4xi32>, %vc: vector<2x3xi1>) {
  %0 = arith.addi %a, %b overflow<nsw> {t.x} : i32
  %1 = arith.divui %a, %b exact : i32
  %2 = arith.addf %f, %g fastmath<fast> {x.y = 1 : i32} : f32
  %3:2 = arith.addui_extended %a, %b : i32, i1
  %4:2 = arith.mulsi_extended %a, %b : i32
  %x4u:2 = arith.mului_extended %a, %b : i32
  %x4i:2 = arith.mului_extended %i, %i : index
  %x4w:2 = arith.mului_extended %w1, %w1 : vector<4xi32>
  %x4x:2 = arith.mului_extended %w, %w : vector<2x3xi32>
  %x3x:2 = arith.addui_extended %w, %w : vector<2x3xi32>, vector<2x3xi1>
  %5 = arith.bitcast %a : i32 to f32
  %6 = arith.ceildivsi %a, %b : i32
  %7 = arith.cmpf oeq, %f, %g fastmath<nnan> : f32
  %x7x = arith.cmpf one, %v, %v : vector<2x3xf32>
  %8 = arith.cmpi ult, %a, %b : i32
  %x8x = arith.cmpi sge, %w, %w : vector<2x3xi32>
  %x8i = arith.cmpi sge, %i, %i : index
  %9 = arith.constant dense<1.0> : vector<2x3xf32>
  %10 = arith.constant 3 : index
  %x10x = arith.constant dense<3> : vector<2xindex>
  %x10f = arith.constant 1.0 : bf16
  %11 = arith.index_cast %a : i32 to index
  %12 = arith.index_cast %i : index to i64
  %13 = arith.index_cast %i : index to i32
  %14 = arith.index_castui %a : i32 to index
  %15 = arith.extf %f : f32 to f64
  %16 = arith.extsi %a : i32 to i64
  %17 = arith.extui %a : i32 to i64
  %18 = arith.fptosi %f : f32 to i32
  %19 = arith.sitofp %a : i32 to f32
  %20 = arith.uitofp %a : i32 to f32
  %21 = arith.maximumf %f, %g : f32
  %22 = arith.maxnumf %f, %g : f32
  %23 = arith.maxsi %a, %b : i32
  %24 = arith.remf %f, %g : f32
  %25 = arith.select %c, %f, %g : f32
  %x25v = arith.select %c, %v, %v : vector<2x3xf32>
  %26 = arith.shli %a, %b overflow<nuw> : i32
  %27 = arith.truncf %d : f64 to f32
  %28 = arith.truncf %d to_nearest_even : f64 to f32
  %29 = arith.trunci %l overflow<nsw, nuw> : i64 to i32
  %30 = arith.xori %w, %w : vector<2x3xi32>
  %31 = arith.negf %f fastmath<fast> : f32
  %32 = arith.shrsi %a, %b exact : i32
  %33 = arith.negf %v : vector<2x3xf32>
  %34 = arith.extf %bf : bf16 to f32
  %35 = arith.constant dense<[[1,2,3],[4,5,6]]> : vector<2x3xi8>
  %36 = arith.constant {t.attr} 1.0 : f32
  %37 = arith.constant dense<1.0> : vector<f32>
  %38 = arith.constant 1.0 : f8E5M2
  %39 = arith.constant dense<1> : tensor<2xi32>
  %40 = arith.scaling_extf %bf, %bf : bf16, bf16 to f32
  %41 = arith.truncf %d upward fastmath<fast> : f64 to f32
  %42 = arith.index_cast %x10x : vector<2xindex> to vector<2xi32>
  %43 = arith.index_cast %c : i1 to index
  return
}
func.func @vectors(%vc : vector<3xi1>, %v: vector<3xf32>, %v2: vector<3xf32>, %vcc : vector<2x3xi1>, %vv: vector<2x3xf32>, %vv2: vector<2x3xf32>, %c: i1, %w: vector<2x3xi32>, %w2: vector<2x3xi32>, %i: index, %j: index, %f: f32, %vi: vector<2x3xindex>, %s: vector<2x[4]xf32>, %v0: vector<f32>, %v02: vector<f32>, %f8: f8E5M2, %m: memref<3xf32>, %m2: memref<3xf32>,%cx: complex<f32>, %cx2: complex<f32>,%t: tensor<4xf32>, %v01 : vector<i1>) {
  %a = arith.select %vc, %v, %v2 {t.bar} : vector<3xi1>, vector<3xf32>
  %b = arith.select %vcc, %vv, %vv2 : vector<2x3xi1>, vector<2x3xf32>
  %c1 = arith.select %c, %vv, %vv2  : vector<2x3xf32>
  %c2 = arith.cmpi slt, %w, %w2 {t.bar} : vector<2x3xi32>
  %c3 = arith.cmpi slt, %i, %j {t.bar} : index
  %c4 = arith.extf %f fastmath<fast> {t.bar} : f32 to f64
  %c5 = arith.truncf %f fastmath<fast> {t.bar} : f32 to f16
  %c6 = arith.index_cast %w : vector<2x3xi32> to vector<2x3xindex>
  %c7 = arith.addf %s, %s : vector<2x[4]xf32>
  %c8 = arith.addf %v0, %v02 : vector<f32>
  %c9 = arith.select %c, %f8, %f8 : f8E5M2
  %c10 = arith.bitcast %f8 : f8E5M2 to i8
  %c11 = arith.select %c, %m, %m2 : memref<3xf32>
  %c12 = arith.select %c, %cx, %cx2 : complex<f32>
  %c13 = arith.addf %t, %t : tensor<4xf32>
  %c14 = arith.mulf %f, %f {t.bar} : f32
  %c15 = arith.cmpf ole, %f, %f {t.bar} : f32
  %c16 = arith.select %v01, %v0, %v02 : vector<i1>, vector<f32>
  %c17 = arith.index_cast %i : index to i16
  %c18 = arith.index_castui %w : vector<2x3xi32> to vector<2x3xindex>
  %c19 = arith.truncf %vv : vector<2x3xf32> to vector<2x3xf16>
  %c20 = arith.truncf %vv downward : vector<2x3xf32> to vector<2x3xf16>
  return
}
func.func @wide(%vc : vector<3xi1>, %v: vector<3xf32>, %vcc : vector<2x3xi1>, %vv: vector<2x3xf32>, %d: f8E5M2, %i : i128, %vi: vector<2xi128>) {
  %a = arith.select %vc, %v, %v : vector<3xi1>, vector<3xf32>
  %b = arith.select %vcc, %vv, %vv : vector<2x3xi1>, vector<2x3xf32>
  %c = arith.addf %d, %d : f8E5M2
  %cc = arith.cmpf olt, %d, %d : f8E5M2
  %e = arith.addi %i, %i : i128
  %k = arith.index_castui %i : i128 to index
  %k1:2 = arith.mulsi_extended %vi, %vi : vector<2xi128>
  return
}
func.func @divisions(%a: i32, %b: i32, %i: index, %v: vector<2x3xi32>) {
  %0 = arith.ceildivui %a, %b : i32
  %1 = arith.floordivsi %a, %b : i32
  %2 = arith.floordivsi %v, %v : vector<2x3xi32>
  %3 = arith.ceildivsi %i, %i : index
  return
}
