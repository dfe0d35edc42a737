// Constants fold where machines of 32 and of 64 bits give the same; casts.
// RUN: strata-opt %s  --canonicalize --allow-unregistered-dialect | diff %s.expected -

func.func @casts(%x: index, %y: index) {
  %c0 = index.constant 0
  %m1 = index.constant -1
  %c33 = index.constant 33
  %c2147483648 = index.constant 2147483648
  %c8589934598 = index.constant 8589934598
  %m9223372036854775808 = index.constant -9223372036854775808
  %c9223372036854775807 = index.constant 9223372036854775807
  %0 = index.casts %c0 : index to i8
  %1 = index.casts %c0 : index to i48
  %2 = index.casts %c0 : index to i64
  %3 = index.casts %c0 : index to i100
  %4 = index.casts %m1 : index to i8
  %5 = index.casts %m1 : index to i48
  %6 = index.casts %m1 : index to i64
  %7 = index.casts %m1 : index to i100
  %8 = index.casts %c33 : index to i8
  %9 = index.casts %c33 : index to i48
  %10 = index.casts %c33 : index to i64
  %11 = index.casts %c33 : index to i100
  %12 = index.casts %c2147483648 : index to i8
  %13 = index.casts %c2147483648 : index to i48
  %14 = index.casts %c2147483648 : index to i64
  %15 = index.casts %c2147483648 : index to i100
  %16 = index.casts %c8589934598 : index to i8
  %17 = index.casts %c8589934598 : index to i48
  %18 = index.casts %c8589934598 : index to i64
  %19 = index.casts %c8589934598 : index to i100
  %20 = index.casts %m9223372036854775808 : index to i8
  %21 = index.casts %m9223372036854775808 : index to i48
  %22 = index.casts %m9223372036854775808 : index to i64
  %23 = index.casts %m9223372036854775808 : index to i100
  %24 = index.casts %c9223372036854775807 : index to i8
  %25 = index.casts %c9223372036854775807 : index to i48
  %26 = index.casts %c9223372036854775807 : index to i64
  %27 = index.casts %c9223372036854775807 : index to i100
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (i8, i48, i64, i100, i8, i48, i64, i100) -> ()
  "u.use"(%8, %9, %10, %11, %12, %13, %14, %15) : (i8, i48, i64, i100, i8, i48, i64, i100) -> ()
  "u.use"(%16, %17, %18, %19, %20, %21, %22, %23) : (i8, i48, i64, i100, i8, i48, i64, i100) -> ()
  "u.use"(%24, %25, %26, %27) : (i8, i48, i64, i100) -> ()
  return
}

func.func @casts_to_index() {
  %a0 = arith.constant 3 : i8
  %0 = index.casts %a0 : i8 to index
  %a1 = arith.constant -3 : i8
  %1 = index.casts %a1 : i8 to index
  %a2 = arith.constant -1 : i48
  %2 = index.casts %a2 : i48 to index
  %a3 = arith.constant -1 : i64
  %3 = index.casts %a3 : i64 to index
  %a4 = arith.constant 1237940039285380274899124224 : i100
  %4 = index.casts %a4 : i100 to index
  %a5 = arith.constant 2147483647 : i32
  %5 = index.casts %a5 : i32 to index
  %a6 = arith.constant -2147483648 : i32
  %6 = index.casts %a6 : i32 to index
  "u.use"(%0, %1, %2, %3, %4, %5, %6) : (index, index, index, index, index, index, index) -> ()
  return
}

func.func @castu(%x: index, %y: index) {
  %c0 = index.constant 0
  %m1 = index.constant -1
  %c33 = index.constant 33
  %c2147483648 = index.constant 2147483648
  %c8589934598 = index.constant 8589934598
  %m9223372036854775808 = index.constant -9223372036854775808
  %c9223372036854775807 = index.constant 9223372036854775807
  %0 = index.castu %c0 : index to i8
  %1 = index.castu %c0 : index to i48
  %2 = index.castu %c0 : index to i64
  %3 = index.castu %c0 : index to i100
  %4 = index.castu %m1 : index to i8
  %5 = index.castu %m1 : index to i48
  %6 = index.castu %m1 : index to i64
  %7 = index.castu %m1 : index to i100
  %8 = index.castu %c33 : index to i8
  %9 = index.castu %c33 : index to i48
  %10 = index.castu %c33 : index to i64
  %11 = index.castu %c33 : index to i100
  %12 = index.castu %c2147483648 : index to i8
  %13 = index.castu %c2147483648 : index to i48
  %14 = index.castu %c2147483648 : index to i64
  %15 = index.castu %c2147483648 : index to i100
  %16 = index.castu %c8589934598 : index to i8
  %17 = index.castu %c8589934598 : index to i48
  %18 = index.castu %c8589934598 : index to i64
  %19 = index.castu %c8589934598 : index to i100
  %20 = index.castu %m9223372036854775808 : index to i8
  %21 = index.castu %m9223372036854775808 : index to i48
  %22 = index.castu %m9223372036854775808 : index to i64
  %23 = index.castu %m9223372036854775808 : index to i100
  %24 = index.castu %c9223372036854775807 : index to i8
  %25 = index.castu %c9223372036854775807 : index to i48
  %26 = index.castu %c9223372036854775807 : index to i64
  %27 = index.castu %c9223372036854775807 : index to i100
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (i8, i48, i64, i100, i8, i48, i64, i100) -> ()
  "u.use"(%8, %9, %10, %11, %12, %13, %14, %15) : (i8, i48, i64, i100, i8, i48, i64, i100) -> ()
  "u.use"(%16, %17, %18, %19, %20, %21, %22, %23) : (i8, i48, i64, i100, i8, i48, i64, i100) -> ()
  "u.use"(%24, %25, %26, %27) : (i8, i48, i64, i100) -> ()
  return
}

func.func @castu_to_index() {
  %a0 = arith.constant 3 : i8
  %0 = index.castu %a0 : i8 to index
  %a1 = arith.constant -3 : i8
  %1 = index.castu %a1 : i8 to index
  %a2 = arith.constant -1 : i48
  %2 = index.castu %a2 : i48 to index
  %a3 = arith.constant -1 : i64
  %3 = index.castu %a3 : i64 to index
  %a4 = arith.constant 1237940039285380274899124224 : i100
  %4 = index.castu %a4 : i100 to index
  %a5 = arith.constant 2147483647 : i32
  %5 = index.castu %a5 : i32 to index
  %a6 = arith.constant -2147483648 : i32
  %6 = index.castu %a6 : i32 to index
  "u.use"(%0, %1, %2, %3, %4, %5, %6) : (index, index, index, index, index, index, index) -> ()
  return
}
