// What poison cannot be, and where unreachable cannot stand.
// RUN: strata-opt %s --split-input-file --verify-diagnostics

func.func @value() {
  // expected-error @+1 {{'ub.poison' op attribute 'value' failed to satisfy constraint: PoisonAttrInterface instance}}
  %0 = "ub.poison"() {value = 1 : i32} : () -> i32
  return
}

// -----

func.func @middle() {
  // expected-error @+1 {{'ub.unreachable' op must be the last operation in the parent block}}
  ub.unreachable
  return
}

// -----

// expected-error @+1 {{unknown attribute `poisoned` in dialect `ub`}}
func.func private @attr() attributes {a.b = #ub.poisoned}
