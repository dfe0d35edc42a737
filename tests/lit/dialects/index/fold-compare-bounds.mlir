// Comparisons with what is bounded on one side, and of differences with zero.
// RUN: strata-opt %s  --canonicalize --allow-unregistered-dialect | diff %s.expected -

func.func @of_maxs(%x: index) {
  %m1 = index.constant -1
  %c0 = index.constant 0
  %c5 = index.constant 5
  %c6 = index.constant 6
  %bound = index.maxs %x, %c5
  %0 = index.cmp eq(%bound, %c0)
  %1 = index.cmp eq(%bound, %c5)
  %2 = index.cmp eq(%bound, %c6)
  %3 = index.cmp ne(%bound, %c0)
  %4 = index.cmp ne(%bound, %c5)
  %5 = index.cmp ne(%bound, %c6)
  %6 = index.cmp slt(%bound, %c0)
  %7 = index.cmp slt(%bound, %c5)
  %8 = index.cmp slt(%bound, %c6)
  %9 = index.cmp sle(%bound, %c0)
  %10 = index.cmp sle(%bound, %c5)
  %11 = index.cmp sle(%bound, %c6)
  %12 = index.cmp sgt(%bound, %c0)
  %13 = index.cmp sgt(%bound, %c5)
  %14 = index.cmp sgt(%bound, %c6)
  %15 = index.cmp sge(%bound, %c0)
  %16 = index.cmp sge(%bound, %c5)
  %17 = index.cmp sge(%bound, %c6)
  %18 = index.cmp ult(%bound, %m1)
  %19 = index.cmp ult(%bound, %c0)
  %20 = index.cmp ult(%bound, %c5)
  %21 = index.cmp ult(%bound, %c6)
  %22 = index.cmp ule(%bound, %c0)
  %23 = index.cmp ule(%bound, %c5)
  %24 = index.cmp ule(%bound, %c6)
  %25 = index.cmp ugt(%bound, %m1)
  %26 = index.cmp ugt(%bound, %c0)
  %27 = index.cmp ugt(%bound, %c5)
  %28 = index.cmp ugt(%bound, %c6)
  %29 = index.cmp uge(%bound, %c0)
  %30 = index.cmp uge(%bound, %c5)
  %31 = index.cmp uge(%bound, %c6)
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  "u.use"(%8, %9, %10, %11, %12, %13, %14, %15) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  "u.use"(%16, %17, %18, %19, %20, %21, %22, %23) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  "u.use"(%24, %25, %26, %27, %28, %29, %30, %31) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}

func.func @of_maxu(%x: index) {
  %m1 = index.constant -1
  %c0 = index.constant 0
  %c5 = index.constant 5
  %c6 = index.constant 6
  %bound = index.maxu %x, %c5
  %0 = index.cmp eq(%bound, %c0)
  %1 = index.cmp eq(%bound, %c5)
  %2 = index.cmp eq(%bound, %c6)
  %3 = index.cmp ne(%bound, %c0)
  %4 = index.cmp ne(%bound, %c5)
  %5 = index.cmp ne(%bound, %c6)
  %6 = index.cmp slt(%bound, %c0)
  %7 = index.cmp slt(%bound, %c5)
  %8 = index.cmp slt(%bound, %c6)
  %9 = index.cmp sle(%bound, %c0)
  %10 = index.cmp sle(%bound, %c5)
  %11 = index.cmp sle(%bound, %c6)
  %12 = index.cmp sgt(%bound, %c0)
  %13 = index.cmp sgt(%bound, %c5)
  %14 = index.cmp sgt(%bound, %c6)
  %15 = index.cmp sge(%bound, %c0)
  %16 = index.cmp sge(%bound, %c5)
  %17 = index.cmp sge(%bound, %c6)
  %18 = index.cmp ult(%bound, %m1)
  %19 = index.cmp ult(%bound, %c0)
  %20 = index.cmp ult(%bound, %c5)
  %21 = index.cmp ult(%bound, %c6)
  %22 = index.cmp ule(%bound, %c0)
  %23 = index.cmp ule(%bound, %c5)
  %24 = index.cmp ule(%bound, %c6)
  %25 = index.cmp ugt(%bound, %m1)
  %26 = index.cmp ugt(%bound, %c0)
  %27 = index.cmp ugt(%bound, %c5)
  %28 = index.cmp ugt(%bound, %c6)
  %29 = index.cmp uge(%bound, %c0)
  %30 = index.cmp uge(%bound, %c5)
  %31 = index.cmp uge(%bound, %c6)
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  "u.use"(%8, %9, %10, %11, %12, %13, %14, %15) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  "u.use"(%16, %17, %18, %19, %20, %21, %22, %23) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  "u.use"(%24, %25, %26, %27, %28, %29, %30, %31) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}

func.func @of_mins(%x: index) {
  %m1 = index.constant -1
  %c0 = index.constant 0
  %c5 = index.constant 5
  %c6 = index.constant 6
  %bound = index.mins %x, %c5
  %0 = index.cmp eq(%bound, %c0)
  %1 = index.cmp eq(%bound, %c5)
  %2 = index.cmp eq(%bound, %c6)
  %3 = index.cmp ne(%bound, %c0)
  %4 = index.cmp ne(%bound, %c5)
  %5 = index.cmp ne(%bound, %c6)
  %6 = index.cmp slt(%bound, %c0)
  %7 = index.cmp slt(%bound, %c5)
  %8 = index.cmp slt(%bound, %c6)
  %9 = index.cmp sle(%bound, %c0)
  %10 = index.cmp sle(%bound, %c5)
  %11 = index.cmp sle(%bound, %c6)
  %12 = index.cmp sgt(%bound, %c0)
  %13 = index.cmp sgt(%bound, %c5)
  %14 = index.cmp sgt(%bound, %c6)
  %15 = index.cmp sge(%bound, %c0)
  %16 = index.cmp sge(%bound, %c5)
  %17 = index.cmp sge(%bound, %c6)
  %18 = index.cmp ult(%bound, %m1)
  %19 = index.cmp ult(%bound, %c0)
  %20 = index.cmp ult(%bound, %c5)
  %21 = index.cmp ult(%bound, %c6)
  %22 = index.cmp ule(%bound, %c0)
  %23 = index.cmp ule(%bound, %c5)
  %24 = index.cmp ule(%bound, %c6)
  %25 = index.cmp ugt(%bound, %m1)
  %26 = index.cmp ugt(%bound, %c0)
  %27 = index.cmp ugt(%bound, %c5)
  %28 = index.cmp ugt(%bound, %c6)
  %29 = index.cmp uge(%bound, %c0)
  %30 = index.cmp uge(%bound, %c5)
  %31 = index.cmp uge(%bound, %c6)
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  "u.use"(%8, %9, %10, %11, %12, %13, %14, %15) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  "u.use"(%16, %17, %18, %19, %20, %21, %22, %23) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  "u.use"(%24, %25, %26, %27, %28, %29, %30, %31) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}

func.func @of_minu(%x: index) {
  %m1 = index.constant -1
  %c0 = index.constant 0
  %c5 = index.constant 5
  %c6 = index.constant 6
  %bound = index.minu %x, %c5
  %0 = index.cmp eq(%bound, %c0)
  %1 = index.cmp eq(%bound, %c5)
  %2 = index.cmp eq(%bound, %c6)
  %3 = index.cmp ne(%bound, %c0)
  %4 = index.cmp ne(%bound, %c5)
  %5 = index.cmp ne(%bound, %c6)
  %6 = index.cmp slt(%bound, %c0)
  %7 = index.cmp slt(%bound, %c5)
  %8 = index.cmp slt(%bound, %c6)
  %9 = index.cmp sle(%bound, %c0)
  %10 = index.cmp sle(%bound, %c5)
  %11 = index.cmp sle(%bound, %c6)
  %12 = index.cmp sgt(%bound, %c0)
  %13 = index.cmp sgt(%bound, %c5)
  %14 = index.cmp sgt(%bound, %c6)
  %15 = index.cmp sge(%bound, %c0)
  %16 = index.cmp sge(%bound, %c5)
  %17 = index.cmp sge(%bound, %c6)
  %18 = index.cmp ult(%bound, %m1)
  %19 = index.cmp ult(%bound, %c0)
  %20 = index.cmp ult(%bound, %c5)
  %21 = index.cmp ult(%bound, %c6)
  %22 = index.cmp ule(%bound, %c0)
  %23 = index.cmp ule(%bound, %c5)
  %24 = index.cmp ule(%bound, %c6)
  %25 = index.cmp ugt(%bound, %m1)
  %26 = index.cmp ugt(%bound, %c0)
  %27 = index.cmp ugt(%bound, %c5)
  %28 = index.cmp ugt(%bound, %c6)
  %29 = index.cmp uge(%bound, %c0)
  %30 = index.cmp uge(%bound, %c5)
  %31 = index.cmp uge(%bound, %c6)
  "u.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  "u.use"(%8, %9, %10, %11, %12, %13, %14, %15) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  "u.use"(%16, %17, %18, %19, %20, %21, %22, %23) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  "u.use"(%24, %25, %26, %27, %28, %29, %30, %31) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}

func.func @difference_eq(%x: index, %y: index) -> i1 {
  %c0 = index.constant 0
  %d = index.sub %x, %y
  %0 = index.cmp eq(%d, %c0)
  return %0 : i1
}

func.func @difference_ne(%x: index, %y: index) -> i1 {
  %c0 = index.constant 0
  %d = index.sub %x, %y
  %0 = index.cmp ne(%d, %c0)
  return %0 : i1
}

func.func @difference_slt(%x: index, %y: index) -> i1 {
  %c0 = index.constant 0
  %d = index.sub %x, %y
  %0 = index.cmp slt(%d, %c0)
  return %0 : i1
}

func.func @difference_sle(%x: index, %y: index) -> i1 {
  %c0 = index.constant 0
  %d = index.sub %x, %y
  %0 = index.cmp sle(%d, %c0)
  return %0 : i1
}

func.func @difference_sgt(%x: index, %y: index) -> i1 {
  %c0 = index.constant 0
  %d = index.sub %x, %y
  %0 = index.cmp sgt(%d, %c0)
  return %0 : i1
}

func.func @difference_sge(%x: index, %y: index) -> i1 {
  %c0 = index.constant 0
  %d = index.sub %x, %y
  %0 = index.cmp sge(%d, %c0)
  return %0 : i1
}
