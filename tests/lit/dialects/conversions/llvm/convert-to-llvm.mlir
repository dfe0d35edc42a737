// All dialects are converted in one conversion. The data layout is used only with the option `dynamic`; `filter-dialects`
// restricts the conversion to some dialects.
// RUN: %opt %s --convert-to-llvm | diff %s.expected -
// RUN: %opt %s --convert-to-llvm=dynamic=1 | diff %s.dynamic.expected -
// RUN: %opt %s --convert-to-llvm=filter-dialects=func,cf | diff %s.filter.expected -
// RUN: not %opt %s --convert-to-llvm=filter-dialects=none 2>&1 | grep "dialect not loaded: none"

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @f(%a: i32, %b: i32, %i: index, %v: vector<2x3xi32>, %c: i1) -> index {
    %0 = arith.floordivsi %a, %b : i32
    %1 = arith.addi %v, %v : vector<2x3xi32>
    %2 = index.add %i, %i
    cf.cond_br %c, ^bb1(%2 : index), ^bb2
  ^bb1(%3: index):
    %4 = ub.poison : index
    %5 = call @f(%0, %b, %3, %1, %c) : (i32, i32, index, vector<2x3xi32>, i1) -> index
    return %5 : index
  ^bb2:
    return %i : index
  }
}
