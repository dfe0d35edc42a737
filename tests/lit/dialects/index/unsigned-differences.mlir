// An unsigned difference is never less than 0, and 0 only between equals: it says nothing of what is less. MLIR 22 takes it to.
// RUN: strata-opt %s  --canonicalize | diff %s.expected -

func.func @difference_ult(%x: index, %y: index) -> i1 {
  %c0 = index.constant 0
  %d = index.sub %x, %y
  %0 = index.cmp ult(%d, %c0)
  return %0 : i1
}

func.func @difference_ule(%x: index, %y: index) -> i1 {
  %c0 = index.constant 0
  %d = index.sub %x, %y
  %0 = index.cmp ule(%d, %c0)
  return %0 : i1
}

func.func @difference_ugt(%x: index, %y: index) -> i1 {
  %c0 = index.constant 0
  %d = index.sub %x, %y
  %0 = index.cmp ugt(%d, %c0)
  return %0 : i1
}

func.func @difference_uge(%x: index, %y: index) -> i1 {
  %c0 = index.constant 0
  %d = index.sub %x, %y
  %0 = index.cmp uge(%d, %c0)
  return %0 : i1
}
