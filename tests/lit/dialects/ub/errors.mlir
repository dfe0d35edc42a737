// Diagnostics of ub operations.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @poison_attribute_value_violates_its_constraint() {
  // expected-error @+1 {{'ub.poison' op attribute 'value' failed to satisfy constraint: PoisonAttrInterface instance}}
  %0 = "ub.poison"() {value = 1 : i32} : () -> i32
  return
}

// -----

func.func @unreachable_must_be_last_operation_in_parent_block() {
  // expected-error @+1 {{'ub.unreachable' op must be the last operation in the parent block}}
  ub.unreachable
  return
}

// -----

// expected-error @+1 {{unknown attribute `poisoned` in dialect `ub`}}
func.func private @poisoned_attribute_is_unknown() attributes {a.b = #ub.poisoned}
