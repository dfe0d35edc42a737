// Integers of 64 bits become vectors of two 32-bit halves.
// RUN: %opt %s --arith-emulate-wide-int | diff %s.expected -
// RUN: %opt %s --arith-emulate-wide-int="widest-int-supported=64" | diff %s.none.expected -


func.func @addi(%a: i64, %b: i64) -> i64 {
  %r = arith.addi %a, %b : i64
  return %r : i64
}

func.func @subi(%a: i64, %b: i64) -> i64 {
  %r = arith.subi %a, %b : i64
  return %r : i64
}

func.func @muli(%a: i64, %b: i64) -> i64 {
  %r = arith.muli %a, %b : i64
  return %r : i64
}

func.func @andi(%a: i64, %b: i64) -> i64 {
  %r = arith.andi %a, %b : i64
  return %r : i64
}

func.func @ori(%a: i64, %b: i64) -> i64 {
  %r = arith.ori %a, %b : i64
  return %r : i64
}

func.func @xori(%a: i64, %b: i64) -> i64 {
  %r = arith.xori %a, %b : i64
  return %r : i64
}

func.func @shli(%a: i64, %b: i64) -> i64 {
  %r = arith.shli %a, %b : i64
  return %r : i64
}

func.func @shrui(%a: i64, %b: i64) -> i64 {
  %r = arith.shrui %a, %b : i64
  return %r : i64
}

func.func @shrsi(%a: i64, %b: i64) -> i64 {
  %r = arith.shrsi %a, %b : i64
  return %r : i64
}

func.func @maxsi(%a: i64, %b: i64) -> i64 {
  %r = arith.maxsi %a, %b : i64
  return %r : i64
}

func.func @maxui(%a: i64, %b: i64) -> i64 {
  %r = arith.maxui %a, %b : i64
  return %r : i64
}

func.func @minsi(%a: i64, %b: i64) -> i64 {
  %r = arith.minsi %a, %b : i64
  return %r : i64
}

func.func @minui(%a: i64, %b: i64) -> i64 {
  %r = arith.minui %a, %b : i64
  return %r : i64
}

func.func @cmpi_eq(%a: i64, %b: i64) -> i1 {
  %r = arith.cmpi eq, %a, %b : i64
  return %r : i1
}

func.func @cmpi_ne(%a: i64, %b: i64) -> i1 {
  %r = arith.cmpi ne, %a, %b : i64
  return %r : i1
}

func.func @cmpi_slt(%a: i64, %b: i64) -> i1 {
  %r = arith.cmpi slt, %a, %b : i64
  return %r : i1
}

func.func @cmpi_sle(%a: i64, %b: i64) -> i1 {
  %r = arith.cmpi sle, %a, %b : i64
  return %r : i1
}

func.func @cmpi_sgt(%a: i64, %b: i64) -> i1 {
  %r = arith.cmpi sgt, %a, %b : i64
  return %r : i1
}

func.func @cmpi_sge(%a: i64, %b: i64) -> i1 {
  %r = arith.cmpi sge, %a, %b : i64
  return %r : i1
}

func.func @cmpi_ult(%a: i64, %b: i64) -> i1 {
  %r = arith.cmpi ult, %a, %b : i64
  return %r : i1
}

func.func @cmpi_uge(%a: i64, %b: i64) -> i1 {
  %r = arith.cmpi uge, %a, %b : i64
  return %r : i1
}

func.func @select(%c: i1, %a: i64, %b: i64) -> i64 {
  %r = arith.select %c, %a, %b : i64
  return %r : i64
}

func.func @extsi_i1(%a: i1) -> i64 {
  %r = arith.extsi %a : i1 to i64
  return %r : i64
}

func.func @extui_i1(%a: i1) -> i64 {
  %r = arith.extui %a : i1 to i64
  return %r : i64
}

func.func @trunci_i1(%a: i64) -> i1 {
  %r = arith.trunci %a : i64 to i1
  return %r : i1
}

func.func @extsi_i16(%a: i16) -> i64 {
  %r = arith.extsi %a : i16 to i64
  return %r : i64
}

func.func @extui_i16(%a: i16) -> i64 {
  %r = arith.extui %a : i16 to i64
  return %r : i64
}

func.func @trunci_i16(%a: i64) -> i16 {
  %r = arith.trunci %a : i64 to i16
  return %r : i16
}

func.func @extsi_i32(%a: i32) -> i64 {
  %r = arith.extsi %a : i32 to i64
  return %r : i64
}

func.func @extui_i32(%a: i32) -> i64 {
  %r = arith.extui %a : i32 to i64
  return %r : i64
}

func.func @trunci_i32(%a: i64) -> i32 {
  %r = arith.trunci %a : i64 to i32
  return %r : i32
}

func.func @index_cast_from(%a: index) -> i64 {
  %r = arith.index_cast %a : index to i64
  return %r : i64
}

func.func @index_cast_to(%a: i64) -> index {
  %r = arith.index_cast %a : i64 to index
  return %r : index
}

func.func @index_castui_from(%a: index) -> i64 {
  %r = arith.index_castui %a : index to i64
  return %r : i64
}

func.func @index_castui_to(%a: i64) -> index {
  %r = arith.index_castui %a : i64 to index
  return %r : index
}

func.func @sitofp_f16(%a: i64) -> f16 {
  %r = arith.sitofp %a : i64 to f16
  return %r : f16
}

func.func @uitofp_f16(%a: i64) -> f16 {
  %r = arith.uitofp %a : i64 to f16
  return %r : f16
}

func.func @fptosi_f16(%a: f16) -> i64 {
  %r = arith.fptosi %a : f16 to i64
  return %r : i64
}

func.func @fptoui_f16(%a: f16) -> i64 {
  %r = arith.fptoui %a : f16 to i64
  return %r : i64
}

func.func @sitofp_f32(%a: i64) -> f32 {
  %r = arith.sitofp %a : i64 to f32
  return %r : f32
}

func.func @uitofp_f32(%a: i64) -> f32 {
  %r = arith.uitofp %a : i64 to f32
  return %r : f32
}

func.func @fptosi_f32(%a: f32) -> i64 {
  %r = arith.fptosi %a : f32 to i64
  return %r : i64
}

func.func @fptoui_f32(%a: f32) -> i64 {
  %r = arith.fptoui %a : f32 to i64
  return %r : i64
}

func.func @sitofp_f64(%a: i64) -> f64 {
  %r = arith.sitofp %a : i64 to f64
  return %r : f64
}

func.func @uitofp_f64(%a: i64) -> f64 {
  %r = arith.uitofp %a : i64 to f64
  return %r : f64
}

func.func @fptosi_f64(%a: f64) -> i64 {
  %r = arith.fptosi %a : f64 to i64
  return %r : i64
}

func.func @fptoui_f64(%a: f64) -> i64 {
  %r = arith.fptoui %a : f64 to i64
  return %r : i64
}

func.func @addi_vector(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %r = arith.addi %a, %b : vector<3xi64>
  return %r : vector<3xi64>
}

func.func @subi_vector(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %r = arith.subi %a, %b : vector<3xi64>
  return %r : vector<3xi64>
}

func.func @muli_vector(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %r = arith.muli %a, %b : vector<3xi64>
  return %r : vector<3xi64>
}

func.func @andi_vector(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %r = arith.andi %a, %b : vector<3xi64>
  return %r : vector<3xi64>
}

func.func @ori_vector(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %r = arith.ori %a, %b : vector<3xi64>
  return %r : vector<3xi64>
}

func.func @xori_vector(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %r = arith.xori %a, %b : vector<3xi64>
  return %r : vector<3xi64>
}

func.func @shli_vector(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %r = arith.shli %a, %b : vector<3xi64>
  return %r : vector<3xi64>
}

func.func @shrui_vector(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %r = arith.shrui %a, %b : vector<3xi64>
  return %r : vector<3xi64>
}

func.func @shrsi_vector(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %r = arith.shrsi %a, %b : vector<3xi64>
  return %r : vector<3xi64>
}

func.func @maxsi_vector(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %r = arith.maxsi %a, %b : vector<3xi64>
  return %r : vector<3xi64>
}

func.func @maxui_vector(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %r = arith.maxui %a, %b : vector<3xi64>
  return %r : vector<3xi64>
}

func.func @minsi_vector(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %r = arith.minsi %a, %b : vector<3xi64>
  return %r : vector<3xi64>
}

func.func @minui_vector(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %r = arith.minui %a, %b : vector<3xi64>
  return %r : vector<3xi64>
}

func.func @cmpi_eq_vector(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi1> {
  %r = arith.cmpi eq, %a, %b : vector<3xi64>
  return %r : vector<3xi1>
}

func.func @cmpi_ne_vector(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi1> {
  %r = arith.cmpi ne, %a, %b : vector<3xi64>
  return %r : vector<3xi1>
}

func.func @cmpi_slt_vector(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi1> {
  %r = arith.cmpi slt, %a, %b : vector<3xi64>
  return %r : vector<3xi1>
}

func.func @cmpi_sle_vector(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi1> {
  %r = arith.cmpi sle, %a, %b : vector<3xi64>
  return %r : vector<3xi1>
}

func.func @cmpi_sgt_vector(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi1> {
  %r = arith.cmpi sgt, %a, %b : vector<3xi64>
  return %r : vector<3xi1>
}

func.func @cmpi_sge_vector(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi1> {
  %r = arith.cmpi sge, %a, %b : vector<3xi64>
  return %r : vector<3xi1>
}

func.func @cmpi_ult_vector(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi1> {
  %r = arith.cmpi ult, %a, %b : vector<3xi64>
  return %r : vector<3xi1>
}

func.func @cmpi_uge_vector(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi1> {
  %r = arith.cmpi uge, %a, %b : vector<3xi64>
  return %r : vector<3xi1>
}

func.func @select_vector(%c: vector<3xi1>, %a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %r = arith.select %c, %a, %b : vector<3xi1>, vector<3xi64>
  return %r : vector<3xi64>
}

func.func @extsi_i1_vector(%a: vector<3xi1>) -> vector<3xi64> {
  %r = arith.extsi %a : vector<3xi1> to vector<3xi64>
  return %r : vector<3xi64>
}

func.func @extui_i1_vector(%a: vector<3xi1>) -> vector<3xi64> {
  %r = arith.extui %a : vector<3xi1> to vector<3xi64>
  return %r : vector<3xi64>
}

func.func @trunci_i1_vector(%a: vector<3xi64>) -> vector<3xi1> {
  %r = arith.trunci %a : vector<3xi64> to vector<3xi1>
  return %r : vector<3xi1>
}

func.func @extsi_i16_vector(%a: vector<3xi16>) -> vector<3xi64> {
  %r = arith.extsi %a : vector<3xi16> to vector<3xi64>
  return %r : vector<3xi64>
}

func.func @extui_i16_vector(%a: vector<3xi16>) -> vector<3xi64> {
  %r = arith.extui %a : vector<3xi16> to vector<3xi64>
  return %r : vector<3xi64>
}

func.func @trunci_i16_vector(%a: vector<3xi64>) -> vector<3xi16> {
  %r = arith.trunci %a : vector<3xi64> to vector<3xi16>
  return %r : vector<3xi16>
}

func.func @extsi_i32_vector(%a: vector<3xi32>) -> vector<3xi64> {
  %r = arith.extsi %a : vector<3xi32> to vector<3xi64>
  return %r : vector<3xi64>
}

func.func @extui_i32_vector(%a: vector<3xi32>) -> vector<3xi64> {
  %r = arith.extui %a : vector<3xi32> to vector<3xi64>
  return %r : vector<3xi64>
}

func.func @trunci_i32_vector(%a: vector<3xi64>) -> vector<3xi32> {
  %r = arith.trunci %a : vector<3xi64> to vector<3xi32>
  return %r : vector<3xi32>
}

func.func @index_cast_from_vector(%a: vector<3xindex>) -> vector<3xi64> {
  %r = arith.index_cast %a : vector<3xindex> to vector<3xi64>
  return %r : vector<3xi64>
}

func.func @index_cast_to_vector(%a: vector<3xi64>) -> vector<3xindex> {
  %r = arith.index_cast %a : vector<3xi64> to vector<3xindex>
  return %r : vector<3xindex>
}

func.func @index_castui_from_vector(%a: vector<3xindex>) -> vector<3xi64> {
  %r = arith.index_castui %a : vector<3xindex> to vector<3xi64>
  return %r : vector<3xi64>
}

func.func @index_castui_to_vector(%a: vector<3xi64>) -> vector<3xindex> {
  %r = arith.index_castui %a : vector<3xi64> to vector<3xindex>
  return %r : vector<3xindex>
}

func.func @sitofp_f16_vector(%a: vector<3xi64>) -> vector<3xf16> {
  %r = arith.sitofp %a : vector<3xi64> to vector<3xf16>
  return %r : vector<3xf16>
}

func.func @uitofp_f16_vector(%a: vector<3xi64>) -> vector<3xf16> {
  %r = arith.uitofp %a : vector<3xi64> to vector<3xf16>
  return %r : vector<3xf16>
}

func.func @fptosi_f16_vector(%a: vector<3xf16>) -> vector<3xi64> {
  %r = arith.fptosi %a : vector<3xf16> to vector<3xi64>
  return %r : vector<3xi64>
}

func.func @fptoui_f16_vector(%a: vector<3xf16>) -> vector<3xi64> {
  %r = arith.fptoui %a : vector<3xf16> to vector<3xi64>
  return %r : vector<3xi64>
}

func.func @sitofp_f32_vector(%a: vector<3xi64>) -> vector<3xf32> {
  %r = arith.sitofp %a : vector<3xi64> to vector<3xf32>
  return %r : vector<3xf32>
}

func.func @uitofp_f32_vector(%a: vector<3xi64>) -> vector<3xf32> {
  %r = arith.uitofp %a : vector<3xi64> to vector<3xf32>
  return %r : vector<3xf32>
}

func.func @fptosi_f32_vector(%a: vector<3xf32>) -> vector<3xi64> {
  %r = arith.fptosi %a : vector<3xf32> to vector<3xi64>
  return %r : vector<3xi64>
}

func.func @fptoui_f32_vector(%a: vector<3xf32>) -> vector<3xi64> {
  %r = arith.fptoui %a : vector<3xf32> to vector<3xi64>
  return %r : vector<3xi64>
}

func.func @sitofp_f64_vector(%a: vector<3xi64>) -> vector<3xf64> {
  %r = arith.sitofp %a : vector<3xi64> to vector<3xf64>
  return %r : vector<3xf64>
}

func.func @uitofp_f64_vector(%a: vector<3xi64>) -> vector<3xf64> {
  %r = arith.uitofp %a : vector<3xi64> to vector<3xf64>
  return %r : vector<3xf64>
}

func.func @fptosi_f64_vector(%a: vector<3xf64>) -> vector<3xi64> {
  %r = arith.fptosi %a : vector<3xf64> to vector<3xi64>
  return %r : vector<3xi64>
}

func.func @fptoui_f64_vector(%a: vector<3xf64>) -> vector<3xi64> {
  %r = arith.fptoui %a : vector<3xf64> to vector<3xi64>
  return %r : vector<3xi64>
}

func.func @constants() -> (i64, i64, vector<2xi64>, vector<3xi64>, i32) {
  %0 = arith.constant 12345678901 : i64
  %1 = arith.constant -1 : i64
  %2 = arith.constant dense<[1, 12345678901]> : vector<2xi64>
  %3 = arith.constant dense<-1> : vector<3xi64>
  %4 = arith.constant 7 : i32
  return %0, %1, %2, %3, %4 : i64, i64, vector<2xi64>, vector<3xi64>, i32
}
func.func private @callee(i64) -> (i64, f32)
func.func @caller(%a: i64, %v: vector<2x3xi64>) -> i64 {
  vector.print %a : i64
  %0 = arith.addi %v, %v : vector<2x3xi64>
  vector.print %0 : vector<2x3xi64>
  %1:2 = call @callee(%a) : (i64) -> (i64, f32)
  return %1#0 : i64
}
