// Constants fold where machines of 32 and of 64 bits give the same; so do neutral numbers: sums, products, quotients.
// RUN: strata-opt %s  --canonicalize --allow-unregistered-dialect | diff %s.expected -

func.func @add(%x: index, %y: index) {
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
  %0 = index.add %c0, %c33
  %1 = index.add %m1, %c1
  %2 = index.add %c7, %m7
  %3 = index.add %m7, %c5
  %4 = index.add %m7, %m5
  %5 = index.add %c2147483647, %c1
  %6 = index.add %m2147483648, %m1
  %7 = index.add %c4294967296, %m7
  %8 = index.add %c8589934598, %c5
  %9 = index.add %c9223372036854775807, %c1
  %10 = index.add %m9223372036854775808, %m1
  %11 = index.add %c9223372036854775807, %m9223372036854775808
  %12 = index.add %x, %c0
  %13 = index.add %x, %c1
  %14 = index.add %x, %m1
  %15 = index.add %c0, %x
  %16 = index.add %c1, %x
  %17 = index.add %m1, %x
  %18 = index.add %x, %x
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%8, %9, %10, %11, %12, %13, %14, %15) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%16, %17, %18) : (index, index, index) -> ()
  return
}

func.func @sub(%x: index, %y: index) {
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
  %0 = index.sub %c0, %c33
  %1 = index.sub %m1, %c1
  %2 = index.sub %c7, %m7
  %3 = index.sub %m7, %c5
  %4 = index.sub %m7, %m5
  %5 = index.sub %c2147483647, %c1
  %6 = index.sub %m2147483648, %m1
  %7 = index.sub %c4294967296, %m7
  %8 = index.sub %c8589934598, %c5
  %9 = index.sub %c9223372036854775807, %c1
  %10 = index.sub %m9223372036854775808, %m1
  %11 = index.sub %c9223372036854775807, %m9223372036854775808
  %12 = index.sub %x, %c0
  %13 = index.sub %x, %c1
  %14 = index.sub %x, %m1
  %15 = index.sub %c0, %x
  %16 = index.sub %c1, %x
  %17 = index.sub %m1, %x
  %18 = index.sub %x, %x
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%8, %9, %10, %11, %12, %13, %14, %15) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%16, %17, %18) : (index, index, index) -> ()
  return
}

func.func @mul(%x: index, %y: index) {
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
  %0 = index.mul %c0, %c33
  %1 = index.mul %m1, %c1
  %2 = index.mul %c7, %m7
  %3 = index.mul %m7, %c5
  %4 = index.mul %m7, %m5
  %5 = index.mul %c2147483647, %c1
  %6 = index.mul %m2147483648, %m1
  %7 = index.mul %c4294967296, %m7
  %8 = index.mul %c8589934598, %c5
  %9 = index.mul %c9223372036854775807, %c1
  %10 = index.mul %m9223372036854775808, %m1
  %11 = index.mul %c9223372036854775807, %m9223372036854775808
  %12 = index.mul %x, %c0
  %13 = index.mul %x, %c1
  %14 = index.mul %x, %m1
  %15 = index.mul %c0, %x
  %16 = index.mul %c1, %x
  %17 = index.mul %m1, %x
  %18 = index.mul %x, %x
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%8, %9, %10, %11, %12, %13, %14, %15) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%16, %17, %18) : (index, index, index) -> ()
  return
}

func.func @divs(%x: index, %y: index) {
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
  %c0 = index.constant 0
  %0 = index.divs %m1, %c1
  %1 = index.divs %c7, %m7
  %2 = index.divs %m7, %c5
  %3 = index.divs %m7, %m5
  %4 = index.divs %c2147483647, %c1
  %5 = index.divs %m2147483648, %m1
  %6 = index.divs %c4294967296, %m7
  %7 = index.divs %c8589934598, %c5
  %8 = index.divs %c9223372036854775807, %c1
  %9 = index.divs %m9223372036854775808, %m1
  %10 = index.divs %c9223372036854775807, %m9223372036854775808
  %11 = index.divs %c7, %c0
  %12 = index.divs %x, %c0
  %13 = index.divs %x, %c1
  %14 = index.divs %x, %m1
  %15 = index.divs %c0, %x
  %16 = index.divs %c1, %x
  %17 = index.divs %m1, %x
  %18 = index.divs %x, %x
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%8, %9, %10, %11, %12, %13, %14, %15) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%16, %17, %18) : (index, index, index) -> ()
  return
}

func.func @divu(%x: index, %y: index) {
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
  %c0 = index.constant 0
  %0 = index.divu %m1, %c1
  %1 = index.divu %c7, %m7
  %2 = index.divu %m7, %c5
  %3 = index.divu %m7, %m5
  %4 = index.divu %c2147483647, %c1
  %5 = index.divu %m2147483648, %m1
  %6 = index.divu %c4294967296, %m7
  %7 = index.divu %c8589934598, %c5
  %8 = index.divu %c9223372036854775807, %c1
  %9 = index.divu %m9223372036854775808, %m1
  %10 = index.divu %c9223372036854775807, %m9223372036854775808
  %11 = index.divu %c7, %c0
  %12 = index.divu %x, %c0
  %13 = index.divu %x, %c1
  %14 = index.divu %x, %m1
  %15 = index.divu %c0, %x
  %16 = index.divu %c1, %x
  %17 = index.divu %m1, %x
  %18 = index.divu %x, %x
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%8, %9, %10, %11, %12, %13, %14, %15) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%16, %17, %18) : (index, index, index) -> ()
  return
}

func.func @ceildivs(%x: index, %y: index) {
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
  %c0 = index.constant 0
  %0 = index.ceildivs %m1, %c1
  %1 = index.ceildivs %c7, %m7
  %2 = index.ceildivs %m7, %c5
  %3 = index.ceildivs %m7, %m5
  %4 = index.ceildivs %c2147483647, %c1
  %5 = index.ceildivs %m2147483648, %m1
  %6 = index.ceildivs %c4294967296, %m7
  %7 = index.ceildivs %c8589934598, %c5
  %8 = index.ceildivs %c9223372036854775807, %c1
  %9 = index.ceildivs %m9223372036854775808, %m1
  %10 = index.ceildivs %c9223372036854775807, %m9223372036854775808
  %11 = index.ceildivs %c7, %c0
  %12 = index.ceildivs %x, %c0
  %13 = index.ceildivs %x, %c1
  %14 = index.ceildivs %x, %m1
  %15 = index.ceildivs %c0, %x
  %16 = index.ceildivs %c1, %x
  %17 = index.ceildivs %m1, %x
  %18 = index.ceildivs %x, %x
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%8, %9, %10, %11, %12, %13, %14, %15) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%16, %17, %18) : (index, index, index) -> ()
  return
}

func.func @ceildivu(%x: index, %y: index) {
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
  %c0 = index.constant 0
  %0 = index.ceildivu %m1, %c1
  %1 = index.ceildivu %c7, %m7
  %2 = index.ceildivu %m7, %c5
  %3 = index.ceildivu %m7, %m5
  %4 = index.ceildivu %c2147483647, %c1
  %5 = index.ceildivu %m2147483648, %m1
  %6 = index.ceildivu %c4294967296, %m7
  %7 = index.ceildivu %c8589934598, %c5
  %8 = index.ceildivu %c9223372036854775807, %c1
  %9 = index.ceildivu %m9223372036854775808, %m1
  %10 = index.ceildivu %c9223372036854775807, %m9223372036854775808
  %11 = index.ceildivu %c7, %c0
  %12 = index.ceildivu %x, %c0
  %13 = index.ceildivu %x, %c1
  %14 = index.ceildivu %x, %m1
  %15 = index.ceildivu %c0, %x
  %16 = index.ceildivu %c1, %x
  %17 = index.ceildivu %m1, %x
  %18 = index.ceildivu %x, %x
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%8, %9, %10, %11, %12, %13, %14, %15) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%16, %17, %18) : (index, index, index) -> ()
  return
}

func.func @floordivs(%x: index, %y: index) {
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
  %c0 = index.constant 0
  %0 = index.floordivs %m1, %c1
  %1 = index.floordivs %c7, %m7
  %2 = index.floordivs %m7, %c5
  %3 = index.floordivs %m7, %m5
  %4 = index.floordivs %c2147483647, %c1
  %5 = index.floordivs %m2147483648, %m1
  %6 = index.floordivs %c4294967296, %m7
  %7 = index.floordivs %c8589934598, %c5
  %8 = index.floordivs %c9223372036854775807, %c1
  %9 = index.floordivs %m9223372036854775808, %m1
  %10 = index.floordivs %c9223372036854775807, %m9223372036854775808
  %11 = index.floordivs %c7, %c0
  %12 = index.floordivs %x, %c0
  %13 = index.floordivs %x, %c1
  %14 = index.floordivs %x, %m1
  %15 = index.floordivs %c0, %x
  %16 = index.floordivs %c1, %x
  %17 = index.floordivs %m1, %x
  %18 = index.floordivs %x, %x
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%8, %9, %10, %11, %12, %13, %14, %15) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%16, %17, %18) : (index, index, index) -> ()
  return
}

func.func @rems(%x: index, %y: index) {
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
  %c0 = index.constant 0
  %0 = index.rems %m1, %c1
  %1 = index.rems %c7, %m7
  %2 = index.rems %m7, %c5
  %3 = index.rems %m7, %m5
  %4 = index.rems %c2147483647, %c1
  %5 = index.rems %m2147483648, %m1
  %6 = index.rems %c4294967296, %m7
  %7 = index.rems %c8589934598, %c5
  %8 = index.rems %c9223372036854775807, %c1
  %9 = index.rems %m9223372036854775808, %m1
  %10 = index.rems %c9223372036854775807, %m9223372036854775808
  %11 = index.rems %c7, %c0
  %12 = index.rems %x, %c0
  %13 = index.rems %x, %c1
  %14 = index.rems %x, %m1
  %15 = index.rems %c0, %x
  %16 = index.rems %c1, %x
  %17 = index.rems %m1, %x
  %18 = index.rems %x, %x
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%8, %9, %10, %11, %12, %13, %14, %15) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%16, %17, %18) : (index, index, index) -> ()
  return
}

func.func @remu(%x: index, %y: index) {
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
  %c0 = index.constant 0
  %0 = index.remu %m1, %c1
  %1 = index.remu %c7, %m7
  %2 = index.remu %m7, %c5
  %3 = index.remu %m7, %m5
  %4 = index.remu %c2147483647, %c1
  %5 = index.remu %m2147483648, %m1
  %6 = index.remu %c4294967296, %m7
  %7 = index.remu %c8589934598, %c5
  %8 = index.remu %c9223372036854775807, %c1
  %9 = index.remu %m9223372036854775808, %m1
  %10 = index.remu %c9223372036854775807, %m9223372036854775808
  %11 = index.remu %c7, %c0
  %12 = index.remu %x, %c0
  %13 = index.remu %x, %c1
  %14 = index.remu %x, %m1
  %15 = index.remu %c0, %x
  %16 = index.remu %c1, %x
  %17 = index.remu %m1, %x
  %18 = index.remu %x, %x
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%8, %9, %10, %11, %12, %13, %14, %15) : (index, index, index, index, index, index, index, index) -> ()
  "u.use"(%16, %17, %18) : (index, index, index) -> ()
  return
}
