// Every arith op in generic form; attributes with default values are omitted.
// RUN: %opt %s --mlir-print-op-generic | diff %s.expected -

func.func @integers(%a: i32, %b: i32, %i: index, %v: vector<4xi8>, %t: tensor<?x2xi64>) {
  %addi = arith.addi %a, %b : i32
  %subi = arith.subi %a, %b : i32
  %muli = arith.muli %a, %b : i32
  %shli = arith.shli %a, %b : i32
  %divui = arith.divui %a, %b : i32
  %divsi = arith.divsi %a, %b : i32
  %ceildivui = arith.ceildivui %a, %b : i32
  %ceildivsi = arith.ceildivsi %a, %b : i32
  %floordivsi = arith.floordivsi %a, %b : i32
  %remui = arith.remui %a, %b : i32
  %remsi = arith.remsi %a, %b : i32
  %andi = arith.andi %a, %b : i32
  %ori = arith.ori %a, %b : i32
  %xori = arith.xori %a, %b : i32
  %shrui = arith.shrui %a, %b : i32
  %shrsi = arith.shrsi %a, %b : i32
  %maxsi = arith.maxsi %a, %b : i32
  %maxui = arith.maxui %a, %b : i32
  %minsi = arith.minsi %a, %b : i32
  %minui = arith.minui %a, %b : i32
  %x0 = arith.addi %i, %i overflow<nsw> : index
  %x1 = arith.subi %v, %v overflow<nuw, nsw> {my.attr = 1 : i8} : vector<4xi8>
  %x2 = arith.muli %t, %t overflow<none> : tensor<?x2xi64>
  %x3 = arith.divsi %a, %b exact : i32
  %x4 = arith.shrui %a, %b exact : i32
  %s, %o = arith.addui_extended %a, %b : i32, i1
  %s1, %o1 = arith.addui_extended %v, %v : vector<4xi8>, vector<4xi1>
  %l, %h = arith.mulsi_extended %a, %b : i32
  %l1, %h1 = arith.mului_extended %i, %i : index
  return
}

func.func @floats(%a: f32, %b: f32, %v: vector<2xf16>, %t: tensor<*xbf16>) {
  %addf = arith.addf %a, %b : f32
  %subf = arith.subf %a, %b : f32
  %mulf = arith.mulf %a, %b : f32
  %divf = arith.divf %a, %b : f32
  %remf = arith.remf %a, %b : f32
  %maximumf = arith.maximumf %a, %b : f32
  %minimumf = arith.minimumf %a, %b : f32
  %maxnumf = arith.maxnumf %a, %b : f32
  %minnumf = arith.minnumf %a, %b : f32
  %n = arith.negf %a : f32
  %x0 = arith.addf %v, %v fastmath<nnan> : vector<2xf16>
  %x1 = arith.mulf %t, %t fastmath<ninf, reassoc> : tensor<*xbf16>
  %x2 = arith.negf %a fastmath<fast> {x} : f32
  %x3 = arith.divf %a, %b fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : f32
  %x4 = arith.subf %a, %b fastmath<none> : f32
  %x5 = arith.subf %a, %b {fastmath = #arith.fastmath<contract>} : f32
  return
}

func.func @casts(%s: i8, %a: i32, %f: f32, %d: f64, %h: f16, %i: index, %v: vector<4xi32>, %m: memref<3xi32>) {
  %0 = arith.extui %s : i8 to i32
  %1 = arith.extsi %s : i8 to i32
  %2 = arith.trunci %a : i32 to i8
  %3 = arith.trunci %a overflow<nsw, nuw> : i32 to i8
  %4 = arith.extf %f : f32 to f64
  %5 = arith.extf %f fastmath<contract> : f32 to f64
  %6 = arith.truncf %d : f64 to f32
  %t_to_nearest_even = arith.truncf %d to_nearest_even : f64 to f32
  %t_downward = arith.truncf %d downward : f64 to f32
  %t_upward = arith.truncf %d upward : f64 to f32
  %t_toward_zero = arith.truncf %d toward_zero : f64 to f32
  %t_to_nearest_away = arith.truncf %d to_nearest_away : f64 to f32
  %7 = arith.truncf %d upward fastmath<fast> {a} : f64 to f32
  %8 = arith.uitofp %a : i32 to f32
  %9 = arith.sitofp %v : vector<4xi32> to vector<4xf64>
  %10 = arith.fptoui %f : f32 to i16
  %11 = arith.fptosi %f : f32 to i16
  %12 = arith.index_cast %i : index to i64
  %13 = arith.index_castui %a : i32 to index
  %14 = arith.index_cast %m : memref<3xi32> to memref<3xindex>
  %15 = arith.bitcast %a : i32 to f32
  %16 = arith.scaling_extf %h, %h : f16, f16 to f32
  %17 = arith.scaling_truncf %f, %f downward fastmath<nsz> : f32, f32 to f16
  return
}

func.func @compare(%a: i32, %f: f32, %c: i1, %v: vector<4xi32>, %u: tensor<?xf32>) {
  %ieq = arith.cmpi eq, %a, %a : i32
  %ine = arith.cmpi ne, %a, %a : i32
  %islt = arith.cmpi slt, %a, %a : i32
  %isle = arith.cmpi sle, %a, %a : i32
  %isgt = arith.cmpi sgt, %a, %a : i32
  %isge = arith.cmpi sge, %a, %a : i32
  %iult = arith.cmpi ult, %a, %a : i32
  %iule = arith.cmpi ule, %a, %a : i32
  %iugt = arith.cmpi ugt, %a, %a : i32
  %iuge = arith.cmpi uge, %a, %a : i32
  %ffalse = arith.cmpf false, %f, %f : f32
  %foeq = arith.cmpf oeq, %f, %f : f32
  %fogt = arith.cmpf ogt, %f, %f : f32
  %foge = arith.cmpf oge, %f, %f : f32
  %folt = arith.cmpf olt, %f, %f : f32
  %fole = arith.cmpf ole, %f, %f : f32
  %fone = arith.cmpf one, %f, %f : f32
  %ford = arith.cmpf ord, %f, %f : f32
  %fueq = arith.cmpf ueq, %f, %f : f32
  %fugt = arith.cmpf ugt, %f, %f : f32
  %fuge = arith.cmpf uge, %f, %f : f32
  %fult = arith.cmpf ult, %f, %f : f32
  %fule = arith.cmpf ule, %f, %f : f32
  %fune = arith.cmpf une, %f, %f : f32
  %funo = arith.cmpf uno, %f, %f : f32
  %ftrue = arith.cmpf true, %f, %f : f32
  %0 = arith.cmpi "slt", %v, %v : vector<4xi32>
  %1 = arith.cmpf olt, %u, %u fastmath<nnan> : tensor<?xf32>
  %2 = arith.select %c, %a, %a : i32
  %3 = arith.select %c, %v, %v {x} : vector<4xi32>
  %4 = arith.select %0, %v, %v : vector<4xi1>, vector<4xi32>
  %5 = arith.select %c, %a, %a : i1, i32
  return
}
