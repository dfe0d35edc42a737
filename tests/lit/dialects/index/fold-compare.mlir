// Comparisons of constants fold where machines of 32 and of 64 bits give the same.
// RUN: strata-opt %s  --canonicalize --allow-unregistered-dialect | diff %s.expected -

func.func @cmp_eq(%x: index, %y: index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %m1 = index.constant -1
  %c2147483647 = index.constant 2147483647
  %c2147483648 = index.constant 2147483648
  %m2147483648 = index.constant -2147483648
  %c4294967295 = index.constant 4294967295
  %c4294967296 = index.constant 4294967296
  %c9223372036854775807 = index.constant 9223372036854775807
  %m9223372036854775808 = index.constant -9223372036854775808
  %c8589934598 = index.constant 8589934598
  %m7 = index.constant -7
  %0 = index.cmp eq(%c0, %c0)
  %1 = index.cmp eq(%c0, %c1)
  %2 = index.cmp eq(%m1, %c0)
  %3 = index.cmp eq(%m1, %c2147483647)
  %4 = index.cmp eq(%c2147483647, %c2147483648)
  %5 = index.cmp eq(%m2147483648, %c4294967295)
  %6 = index.cmp eq(%c4294967296, %c0)
  %7 = index.cmp eq(%c4294967296, %c4294967295)
  %8 = index.cmp eq(%c9223372036854775807, %m9223372036854775808)
  %9 = index.cmp eq(%c8589934598, %m7)
  %10 = index.cmp eq(%x, %x)
  %11 = index.cmp eq(%x, %c0)
  %12 = index.cmp eq(%c0, %x)
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  "u.use"(%8, %9, %10, %11, %12) : (i1, i1, i1, i1, i1) -> ()
  return
}

func.func @cmp_ne(%x: index, %y: index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %m1 = index.constant -1
  %c2147483647 = index.constant 2147483647
  %c2147483648 = index.constant 2147483648
  %m2147483648 = index.constant -2147483648
  %c4294967295 = index.constant 4294967295
  %c4294967296 = index.constant 4294967296
  %c9223372036854775807 = index.constant 9223372036854775807
  %m9223372036854775808 = index.constant -9223372036854775808
  %c8589934598 = index.constant 8589934598
  %m7 = index.constant -7
  %0 = index.cmp ne(%c0, %c0)
  %1 = index.cmp ne(%c0, %c1)
  %2 = index.cmp ne(%m1, %c0)
  %3 = index.cmp ne(%m1, %c2147483647)
  %4 = index.cmp ne(%c2147483647, %c2147483648)
  %5 = index.cmp ne(%m2147483648, %c4294967295)
  %6 = index.cmp ne(%c4294967296, %c0)
  %7 = index.cmp ne(%c4294967296, %c4294967295)
  %8 = index.cmp ne(%c9223372036854775807, %m9223372036854775808)
  %9 = index.cmp ne(%c8589934598, %m7)
  %10 = index.cmp ne(%x, %x)
  %11 = index.cmp ne(%x, %c0)
  %12 = index.cmp ne(%c0, %x)
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  "u.use"(%8, %9, %10, %11, %12) : (i1, i1, i1, i1, i1) -> ()
  return
}

func.func @cmp_slt(%x: index, %y: index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %m1 = index.constant -1
  %c2147483647 = index.constant 2147483647
  %c2147483648 = index.constant 2147483648
  %m2147483648 = index.constant -2147483648
  %c4294967295 = index.constant 4294967295
  %c4294967296 = index.constant 4294967296
  %c9223372036854775807 = index.constant 9223372036854775807
  %m9223372036854775808 = index.constant -9223372036854775808
  %c8589934598 = index.constant 8589934598
  %m7 = index.constant -7
  %0 = index.cmp slt(%c0, %c0)
  %1 = index.cmp slt(%c0, %c1)
  %2 = index.cmp slt(%m1, %c0)
  %3 = index.cmp slt(%m1, %c2147483647)
  %4 = index.cmp slt(%c2147483647, %c2147483648)
  %5 = index.cmp slt(%m2147483648, %c4294967295)
  %6 = index.cmp slt(%c4294967296, %c0)
  %7 = index.cmp slt(%c4294967296, %c4294967295)
  %8 = index.cmp slt(%c9223372036854775807, %m9223372036854775808)
  %9 = index.cmp slt(%c8589934598, %m7)
  %10 = index.cmp slt(%x, %x)
  %11 = index.cmp slt(%x, %c0)
  %12 = index.cmp slt(%c0, %x)
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  "u.use"(%8, %9, %10, %11, %12) : (i1, i1, i1, i1, i1) -> ()
  return
}

func.func @cmp_sle(%x: index, %y: index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %m1 = index.constant -1
  %c2147483647 = index.constant 2147483647
  %c2147483648 = index.constant 2147483648
  %m2147483648 = index.constant -2147483648
  %c4294967295 = index.constant 4294967295
  %c4294967296 = index.constant 4294967296
  %c9223372036854775807 = index.constant 9223372036854775807
  %m9223372036854775808 = index.constant -9223372036854775808
  %c8589934598 = index.constant 8589934598
  %m7 = index.constant -7
  %0 = index.cmp sle(%c0, %c0)
  %1 = index.cmp sle(%c0, %c1)
  %2 = index.cmp sle(%m1, %c0)
  %3 = index.cmp sle(%m1, %c2147483647)
  %4 = index.cmp sle(%c2147483647, %c2147483648)
  %5 = index.cmp sle(%m2147483648, %c4294967295)
  %6 = index.cmp sle(%c4294967296, %c0)
  %7 = index.cmp sle(%c4294967296, %c4294967295)
  %8 = index.cmp sle(%c9223372036854775807, %m9223372036854775808)
  %9 = index.cmp sle(%c8589934598, %m7)
  %10 = index.cmp sle(%x, %x)
  %11 = index.cmp sle(%x, %c0)
  %12 = index.cmp sle(%c0, %x)
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  "u.use"(%8, %9, %10, %11, %12) : (i1, i1, i1, i1, i1) -> ()
  return
}

func.func @cmp_sgt(%x: index, %y: index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %m1 = index.constant -1
  %c2147483647 = index.constant 2147483647
  %c2147483648 = index.constant 2147483648
  %m2147483648 = index.constant -2147483648
  %c4294967295 = index.constant 4294967295
  %c4294967296 = index.constant 4294967296
  %c9223372036854775807 = index.constant 9223372036854775807
  %m9223372036854775808 = index.constant -9223372036854775808
  %c8589934598 = index.constant 8589934598
  %m7 = index.constant -7
  %0 = index.cmp sgt(%c0, %c0)
  %1 = index.cmp sgt(%c0, %c1)
  %2 = index.cmp sgt(%m1, %c0)
  %3 = index.cmp sgt(%m1, %c2147483647)
  %4 = index.cmp sgt(%c2147483647, %c2147483648)
  %5 = index.cmp sgt(%m2147483648, %c4294967295)
  %6 = index.cmp sgt(%c4294967296, %c0)
  %7 = index.cmp sgt(%c4294967296, %c4294967295)
  %8 = index.cmp sgt(%c9223372036854775807, %m9223372036854775808)
  %9 = index.cmp sgt(%c8589934598, %m7)
  %10 = index.cmp sgt(%x, %x)
  %11 = index.cmp sgt(%x, %c0)
  %12 = index.cmp sgt(%c0, %x)
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  "u.use"(%8, %9, %10, %11, %12) : (i1, i1, i1, i1, i1) -> ()
  return
}

func.func @cmp_sge(%x: index, %y: index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %m1 = index.constant -1
  %c2147483647 = index.constant 2147483647
  %c2147483648 = index.constant 2147483648
  %m2147483648 = index.constant -2147483648
  %c4294967295 = index.constant 4294967295
  %c4294967296 = index.constant 4294967296
  %c9223372036854775807 = index.constant 9223372036854775807
  %m9223372036854775808 = index.constant -9223372036854775808
  %c8589934598 = index.constant 8589934598
  %m7 = index.constant -7
  %0 = index.cmp sge(%c0, %c0)
  %1 = index.cmp sge(%c0, %c1)
  %2 = index.cmp sge(%m1, %c0)
  %3 = index.cmp sge(%m1, %c2147483647)
  %4 = index.cmp sge(%c2147483647, %c2147483648)
  %5 = index.cmp sge(%m2147483648, %c4294967295)
  %6 = index.cmp sge(%c4294967296, %c0)
  %7 = index.cmp sge(%c4294967296, %c4294967295)
  %8 = index.cmp sge(%c9223372036854775807, %m9223372036854775808)
  %9 = index.cmp sge(%c8589934598, %m7)
  %10 = index.cmp sge(%x, %x)
  %11 = index.cmp sge(%x, %c0)
  %12 = index.cmp sge(%c0, %x)
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  "u.use"(%8, %9, %10, %11, %12) : (i1, i1, i1, i1, i1) -> ()
  return
}

func.func @cmp_ult(%x: index, %y: index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %m1 = index.constant -1
  %c2147483647 = index.constant 2147483647
  %c2147483648 = index.constant 2147483648
  %m2147483648 = index.constant -2147483648
  %c4294967295 = index.constant 4294967295
  %c4294967296 = index.constant 4294967296
  %c9223372036854775807 = index.constant 9223372036854775807
  %m9223372036854775808 = index.constant -9223372036854775808
  %c8589934598 = index.constant 8589934598
  %m7 = index.constant -7
  %0 = index.cmp ult(%c0, %c0)
  %1 = index.cmp ult(%c0, %c1)
  %2 = index.cmp ult(%m1, %c0)
  %3 = index.cmp ult(%m1, %c2147483647)
  %4 = index.cmp ult(%c2147483647, %c2147483648)
  %5 = index.cmp ult(%m2147483648, %c4294967295)
  %6 = index.cmp ult(%c4294967296, %c0)
  %7 = index.cmp ult(%c4294967296, %c4294967295)
  %8 = index.cmp ult(%c9223372036854775807, %m9223372036854775808)
  %9 = index.cmp ult(%c8589934598, %m7)
  %10 = index.cmp ult(%x, %x)
  %11 = index.cmp ult(%x, %c0)
  %12 = index.cmp ult(%c0, %x)
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  "u.use"(%8, %9, %10, %11, %12) : (i1, i1, i1, i1, i1) -> ()
  return
}

func.func @cmp_ule(%x: index, %y: index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %m1 = index.constant -1
  %c2147483647 = index.constant 2147483647
  %c2147483648 = index.constant 2147483648
  %m2147483648 = index.constant -2147483648
  %c4294967295 = index.constant 4294967295
  %c4294967296 = index.constant 4294967296
  %c9223372036854775807 = index.constant 9223372036854775807
  %m9223372036854775808 = index.constant -9223372036854775808
  %c8589934598 = index.constant 8589934598
  %m7 = index.constant -7
  %0 = index.cmp ule(%c0, %c0)
  %1 = index.cmp ule(%c0, %c1)
  %2 = index.cmp ule(%m1, %c0)
  %3 = index.cmp ule(%m1, %c2147483647)
  %4 = index.cmp ule(%c2147483647, %c2147483648)
  %5 = index.cmp ule(%m2147483648, %c4294967295)
  %6 = index.cmp ule(%c4294967296, %c0)
  %7 = index.cmp ule(%c4294967296, %c4294967295)
  %8 = index.cmp ule(%c9223372036854775807, %m9223372036854775808)
  %9 = index.cmp ule(%c8589934598, %m7)
  %10 = index.cmp ule(%x, %x)
  %11 = index.cmp ule(%x, %c0)
  %12 = index.cmp ule(%c0, %x)
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  "u.use"(%8, %9, %10, %11, %12) : (i1, i1, i1, i1, i1) -> ()
  return
}

func.func @cmp_ugt(%x: index, %y: index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %m1 = index.constant -1
  %c2147483647 = index.constant 2147483647
  %c2147483648 = index.constant 2147483648
  %m2147483648 = index.constant -2147483648
  %c4294967295 = index.constant 4294967295
  %c4294967296 = index.constant 4294967296
  %c9223372036854775807 = index.constant 9223372036854775807
  %m9223372036854775808 = index.constant -9223372036854775808
  %c8589934598 = index.constant 8589934598
  %m7 = index.constant -7
  %0 = index.cmp ugt(%c0, %c0)
  %1 = index.cmp ugt(%c0, %c1)
  %2 = index.cmp ugt(%m1, %c0)
  %3 = index.cmp ugt(%m1, %c2147483647)
  %4 = index.cmp ugt(%c2147483647, %c2147483648)
  %5 = index.cmp ugt(%m2147483648, %c4294967295)
  %6 = index.cmp ugt(%c4294967296, %c0)
  %7 = index.cmp ugt(%c4294967296, %c4294967295)
  %8 = index.cmp ugt(%c9223372036854775807, %m9223372036854775808)
  %9 = index.cmp ugt(%c8589934598, %m7)
  %10 = index.cmp ugt(%x, %x)
  %11 = index.cmp ugt(%x, %c0)
  %12 = index.cmp ugt(%c0, %x)
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  "u.use"(%8, %9, %10, %11, %12) : (i1, i1, i1, i1, i1) -> ()
  return
}

func.func @cmp_uge(%x: index, %y: index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %m1 = index.constant -1
  %c2147483647 = index.constant 2147483647
  %c2147483648 = index.constant 2147483648
  %m2147483648 = index.constant -2147483648
  %c4294967295 = index.constant 4294967295
  %c4294967296 = index.constant 4294967296
  %c9223372036854775807 = index.constant 9223372036854775807
  %m9223372036854775808 = index.constant -9223372036854775808
  %c8589934598 = index.constant 8589934598
  %m7 = index.constant -7
  %0 = index.cmp uge(%c0, %c0)
  %1 = index.cmp uge(%c0, %c1)
  %2 = index.cmp uge(%m1, %c0)
  %3 = index.cmp uge(%m1, %c2147483647)
  %4 = index.cmp uge(%c2147483647, %c2147483648)
  %5 = index.cmp uge(%m2147483648, %c4294967295)
  %6 = index.cmp uge(%c4294967296, %c0)
  %7 = index.cmp uge(%c4294967296, %c4294967295)
  %8 = index.cmp uge(%c9223372036854775807, %m9223372036854775808)
  %9 = index.cmp uge(%c8589934598, %m7)
  %10 = index.cmp uge(%x, %x)
  %11 = index.cmp uge(%x, %c0)
  %12 = index.cmp uge(%c0, %x)
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  "u.use"(%8, %9, %10, %11, %12) : (i1, i1, i1, i1, i1) -> ()
  return
}
