// Constants fold where machines of 32 and of 64 bits give the same; so do neutral numbers: the greater and the less, bits, shifts.
// RUN: strata-opt %s  --canonicalize --allow-unregistered-dialect | diff %s.expected -

func.func @maxs(%x: index, %y: index) {
  %c0 = index.constant 0
  %c33 = index.constant 33
  %m1 = index.constant -1
  %c1 = index.constant 1
  %c7 = index.constant 7
  %m7 = index.constant -7
  %c5 = index.constant 5
  %m5 = index.constant -5
  %c2147483647 = index.constant 2147483647
  %m2147483648 = index.constant -2147483648
  %c4294967296 = index.constant 4294967296
  %c8589934598 = index.constant 8589934598
  %c9223372036854775807 = index.constant 9223372036854775807
  %m9223372036854775808 = index.constant -9223372036854775808
  %0 = index.maxs %c0, %c33
  %1 = index.maxs %m1, %c1
  %2 = index.maxs %c7, %m7
  %3 = index.maxs %m7, %c5
  %4 = index.maxs %m7, %m5
  %5 = index.maxs %c2147483647, %c1
  %6 = index.maxs %m2147483648, %m1
  %7 = index.maxs %c4294967296, %m7
  %8 = index.maxs %c8589934598, %c5
  %9 = index.maxs %c9223372036854775807, %c1
  %10 = index.maxs %m9223372036854775808, %m1
  %11 = index.maxs %c9223372036854775807, %m9223372036854775808
  %12 = index.maxs %x, %c0
  %13 = index.maxs %x, %c1
  %14 = index.maxs %x, %m1
  %15 = index.maxs %c0, %x
  %16 = index.maxs %c1, %x
  %17 = index.maxs %m1, %x
  %18 = index.maxs %x, %x
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%8, %9, %10, %11, %12, %13, %14, %15) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%16, %17, %18) : (index, index, index) -> ()
  return
}

func.func @maxu(%x: index, %y: index) {
  %c0 = index.constant 0
  %c33 = index.constant 33
  %m1 = index.constant -1
  %c1 = index.constant 1
  %c7 = index.constant 7
  %m7 = index.constant -7
  %c5 = index.constant 5
  %m5 = index.constant -5
  %c2147483647 = index.constant 2147483647
  %m2147483648 = index.constant -2147483648
  %c4294967296 = index.constant 4294967296
  %c8589934598 = index.constant 8589934598
  %c9223372036854775807 = index.constant 9223372036854775807
  %m9223372036854775808 = index.constant -9223372036854775808
  %0 = index.maxu %c0, %c33
  %1 = index.maxu %m1, %c1
  %2 = index.maxu %c7, %m7
  %3 = index.maxu %m7, %c5
  %4 = index.maxu %m7, %m5
  %5 = index.maxu %c2147483647, %c1
  %6 = index.maxu %m2147483648, %m1
  %7 = index.maxu %c4294967296, %m7
  %8 = index.maxu %c8589934598, %c5
  %9 = index.maxu %c9223372036854775807, %c1
  %10 = index.maxu %m9223372036854775808, %m1
  %11 = index.maxu %c9223372036854775807, %m9223372036854775808
  %12 = index.maxu %x, %c0
  %13 = index.maxu %x, %c1
  %14 = index.maxu %x, %m1
  %15 = index.maxu %c0, %x
  %16 = index.maxu %c1, %x
  %17 = index.maxu %m1, %x
  %18 = index.maxu %x, %x
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%8, %9, %10, %11, %12, %13, %14, %15) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%16, %17, %18) : (index, index, index) -> ()
  return
}

func.func @mins(%x: index, %y: index) {
  %c0 = index.constant 0
  %c33 = index.constant 33
  %m1 = index.constant -1
  %c1 = index.constant 1
  %c7 = index.constant 7
  %m7 = index.constant -7
  %c5 = index.constant 5
  %m5 = index.constant -5
  %c2147483647 = index.constant 2147483647
  %m2147483648 = index.constant -2147483648
  %c4294967296 = index.constant 4294967296
  %c8589934598 = index.constant 8589934598
  %c9223372036854775807 = index.constant 9223372036854775807
  %m9223372036854775808 = index.constant -9223372036854775808
  %0 = index.mins %c0, %c33
  %1 = index.mins %m1, %c1
  %2 = index.mins %c7, %m7
  %3 = index.mins %m7, %c5
  %4 = index.mins %m7, %m5
  %5 = index.mins %c2147483647, %c1
  %6 = index.mins %m2147483648, %m1
  %7 = index.mins %c4294967296, %m7
  %8 = index.mins %c8589934598, %c5
  %9 = index.mins %c9223372036854775807, %c1
  %10 = index.mins %m9223372036854775808, %m1
  %11 = index.mins %c9223372036854775807, %m9223372036854775808
  %12 = index.mins %x, %c0
  %13 = index.mins %x, %c1
  %14 = index.mins %x, %m1
  %15 = index.mins %c0, %x
  %16 = index.mins %c1, %x
  %17 = index.mins %m1, %x
  %18 = index.mins %x, %x
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%8, %9, %10, %11, %12, %13, %14, %15) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%16, %17, %18) : (index, index, index) -> ()
  return
}

func.func @minu(%x: index, %y: index) {
  %c0 = index.constant 0
  %c33 = index.constant 33
  %m1 = index.constant -1
  %c1 = index.constant 1
  %c7 = index.constant 7
  %m7 = index.constant -7
  %c5 = index.constant 5
  %m5 = index.constant -5
  %c2147483647 = index.constant 2147483647
  %m2147483648 = index.constant -2147483648
  %c4294967296 = index.constant 4294967296
  %c8589934598 = index.constant 8589934598
  %c9223372036854775807 = index.constant 9223372036854775807
  %m9223372036854775808 = index.constant -9223372036854775808
  %0 = index.minu %c0, %c33
  %1 = index.minu %m1, %c1
  %2 = index.minu %c7, %m7
  %3 = index.minu %m7, %c5
  %4 = index.minu %m7, %m5
  %5 = index.minu %c2147483647, %c1
  %6 = index.minu %m2147483648, %m1
  %7 = index.minu %c4294967296, %m7
  %8 = index.minu %c8589934598, %c5
  %9 = index.minu %c9223372036854775807, %c1
  %10 = index.minu %m9223372036854775808, %m1
  %11 = index.minu %c9223372036854775807, %m9223372036854775808
  %12 = index.minu %x, %c0
  %13 = index.minu %x, %c1
  %14 = index.minu %x, %m1
  %15 = index.minu %c0, %x
  %16 = index.minu %c1, %x
  %17 = index.minu %m1, %x
  %18 = index.minu %x, %x
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%8, %9, %10, %11, %12, %13, %14, %15) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%16, %17, %18) : (index, index, index) -> ()
  return
}

func.func @and(%x: index, %y: index) {
  %c0 = index.constant 0
  %c33 = index.constant 33
  %m1 = index.constant -1
  %c1 = index.constant 1
  %c7 = index.constant 7
  %m7 = index.constant -7
  %c5 = index.constant 5
  %m5 = index.constant -5
  %c2147483647 = index.constant 2147483647
  %m2147483648 = index.constant -2147483648
  %c4294967296 = index.constant 4294967296
  %c8589934598 = index.constant 8589934598
  %c9223372036854775807 = index.constant 9223372036854775807
  %m9223372036854775808 = index.constant -9223372036854775808
  %0 = index.and %c0, %c33
  %1 = index.and %m1, %c1
  %2 = index.and %c7, %m7
  %3 = index.and %m7, %c5
  %4 = index.and %m7, %m5
  %5 = index.and %c2147483647, %c1
  %6 = index.and %m2147483648, %m1
  %7 = index.and %c4294967296, %m7
  %8 = index.and %c8589934598, %c5
  %9 = index.and %c9223372036854775807, %c1
  %10 = index.and %m9223372036854775808, %m1
  %11 = index.and %c9223372036854775807, %m9223372036854775808
  %12 = index.and %x, %c0
  %13 = index.and %x, %c1
  %14 = index.and %x, %m1
  %15 = index.and %c0, %x
  %16 = index.and %c1, %x
  %17 = index.and %m1, %x
  %18 = index.and %x, %x
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%8, %9, %10, %11, %12, %13, %14, %15) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%16, %17, %18) : (index, index, index) -> ()
  return
}

func.func @or(%x: index, %y: index) {
  %c0 = index.constant 0
  %c33 = index.constant 33
  %m1 = index.constant -1
  %c1 = index.constant 1
  %c7 = index.constant 7
  %m7 = index.constant -7
  %c5 = index.constant 5
  %m5 = index.constant -5
  %c2147483647 = index.constant 2147483647
  %m2147483648 = index.constant -2147483648
  %c4294967296 = index.constant 4294967296
  %c8589934598 = index.constant 8589934598
  %c9223372036854775807 = index.constant 9223372036854775807
  %m9223372036854775808 = index.constant -9223372036854775808
  %0 = index.or %c0, %c33
  %1 = index.or %m1, %c1
  %2 = index.or %c7, %m7
  %3 = index.or %m7, %c5
  %4 = index.or %m7, %m5
  %5 = index.or %c2147483647, %c1
  %6 = index.or %m2147483648, %m1
  %7 = index.or %c4294967296, %m7
  %8 = index.or %c8589934598, %c5
  %9 = index.or %c9223372036854775807, %c1
  %10 = index.or %m9223372036854775808, %m1
  %11 = index.or %c9223372036854775807, %m9223372036854775808
  %12 = index.or %x, %c0
  %13 = index.or %x, %c1
  %14 = index.or %x, %m1
  %15 = index.or %c0, %x
  %16 = index.or %c1, %x
  %17 = index.or %m1, %x
  %18 = index.or %x, %x
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%8, %9, %10, %11, %12, %13, %14, %15) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%16, %17, %18) : (index, index, index) -> ()
  return
}

func.func @xor(%x: index, %y: index) {
  %c0 = index.constant 0
  %c33 = index.constant 33
  %m1 = index.constant -1
  %c1 = index.constant 1
  %c7 = index.constant 7
  %m7 = index.constant -7
  %c5 = index.constant 5
  %m5 = index.constant -5
  %c2147483647 = index.constant 2147483647
  %m2147483648 = index.constant -2147483648
  %c4294967296 = index.constant 4294967296
  %c8589934598 = index.constant 8589934598
  %c9223372036854775807 = index.constant 9223372036854775807
  %m9223372036854775808 = index.constant -9223372036854775808
  %0 = index.xor %c0, %c33
  %1 = index.xor %m1, %c1
  %2 = index.xor %c7, %m7
  %3 = index.xor %m7, %c5
  %4 = index.xor %m7, %m5
  %5 = index.xor %c2147483647, %c1
  %6 = index.xor %m2147483648, %m1
  %7 = index.xor %c4294967296, %m7
  %8 = index.xor %c8589934598, %c5
  %9 = index.xor %c9223372036854775807, %c1
  %10 = index.xor %m9223372036854775808, %m1
  %11 = index.xor %c9223372036854775807, %m9223372036854775808
  %12 = index.xor %x, %c0
  %13 = index.xor %x, %c1
  %14 = index.xor %x, %m1
  %15 = index.xor %c0, %x
  %16 = index.xor %c1, %x
  %17 = index.xor %m1, %x
  %18 = index.xor %x, %x
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%8, %9, %10, %11, %12, %13, %14, %15) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%16, %17, %18) : (index, index, index) -> ()
  return
}

func.func @shl(%x: index, %y: index) {
  %c0 = index.constant 0
  %c5 = index.constant 5
  %c1 = index.constant 1
  %c31 = index.constant 31
  %c33 = index.constant 33
  %c7 = index.constant 7
  %m1 = index.constant -1
  %m7 = index.constant -7
  %c2147483648 = index.constant 2147483648
  %c4294967296 = index.constant 4294967296
  %m9223372036854775808 = index.constant -9223372036854775808
  %c9223372036854775807 = index.constant 9223372036854775807
  %0 = index.shl %c0, %c5
  %1 = index.shl %c1, %c31
  %2 = index.shl %c1, %c33
  %3 = index.shl %c7, %c0
  %4 = index.shl %m1, %c5
  %5 = index.shl %m1, %c31
  %6 = index.shl %m7, %c33
  %7 = index.shl %c2147483648, %c1
  %8 = index.shl %c4294967296, %c1
  %9 = index.shl %m9223372036854775808, %c5
  %10 = index.shl %c9223372036854775807, %c7
  %11 = index.shl %c5, %m1
  %12 = index.shl %c5, %m9223372036854775808
  %13 = index.shl %x, %c0
  %14 = index.shl %x, %c1
  %15 = index.shl %x, %m1
  %16 = index.shl %c0, %x
  %17 = index.shl %c1, %x
  %18 = index.shl %m1, %x
  %19 = index.shl %x, %x
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%8, %9, %10, %11, %12, %13, %14, %15) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%16, %17, %18, %19) : (index, index, index, index) -> ()
  return
}

func.func @shrs(%x: index, %y: index) {
  %c0 = index.constant 0
  %c5 = index.constant 5
  %c1 = index.constant 1
  %c31 = index.constant 31
  %c33 = index.constant 33
  %c7 = index.constant 7
  %m1 = index.constant -1
  %m7 = index.constant -7
  %c2147483648 = index.constant 2147483648
  %c4294967296 = index.constant 4294967296
  %m9223372036854775808 = index.constant -9223372036854775808
  %c9223372036854775807 = index.constant 9223372036854775807
  %0 = index.shrs %c0, %c5
  %1 = index.shrs %c1, %c31
  %2 = index.shrs %c1, %c33
  %3 = index.shrs %c7, %c0
  %4 = index.shrs %m1, %c5
  %5 = index.shrs %m1, %c31
  %6 = index.shrs %m7, %c33
  %7 = index.shrs %c2147483648, %c1
  %8 = index.shrs %c4294967296, %c1
  %9 = index.shrs %m9223372036854775808, %c5
  %10 = index.shrs %c9223372036854775807, %c7
  %11 = index.shrs %c5, %m1
  %12 = index.shrs %c5, %m9223372036854775808
  %13 = index.shrs %x, %c0
  %14 = index.shrs %x, %c1
  %15 = index.shrs %x, %m1
  %16 = index.shrs %c0, %x
  %17 = index.shrs %c1, %x
  %18 = index.shrs %m1, %x
  %19 = index.shrs %x, %x
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%8, %9, %10, %11, %12, %13, %14, %15) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%16, %17, %18, %19) : (index, index, index, index) -> ()
  return
}

func.func @shru(%x: index, %y: index) {
  %c0 = index.constant 0
  %c5 = index.constant 5
  %c1 = index.constant 1
  %c31 = index.constant 31
  %c33 = index.constant 33
  %c7 = index.constant 7
  %m1 = index.constant -1
  %m7 = index.constant -7
  %c2147483648 = index.constant 2147483648
  %c4294967296 = index.constant 4294967296
  %m9223372036854775808 = index.constant -9223372036854775808
  %c9223372036854775807 = index.constant 9223372036854775807
  %0 = index.shru %c0, %c5
  %1 = index.shru %c1, %c31
  %2 = index.shru %c1, %c33
  %3 = index.shru %c7, %c0
  %4 = index.shru %m1, %c5
  %5 = index.shru %m1, %c31
  %6 = index.shru %m7, %c33
  %7 = index.shru %c2147483648, %c1
  %8 = index.shru %c4294967296, %c1
  %9 = index.shru %m9223372036854775808, %c5
  %10 = index.shru %c9223372036854775807, %c7
  %11 = index.shru %c5, %m1
  %12 = index.shru %c5, %m9223372036854775808
  %13 = index.shru %x, %c0
  %14 = index.shru %x, %c1
  %15 = index.shru %x, %m1
  %16 = index.shru %c0, %x
  %17 = index.shru %c1, %x
  %18 = index.shru %m1, %x
  %19 = index.shru %x, %x
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%8, %9, %10, %11, %12, %13, %14, %15) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%16, %17, %18, %19) : (index, index, index, index) -> ()
  return
}
