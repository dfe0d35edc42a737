// A custom directive that refers to operand lists parsed earlier reports an error.
// RUN: kitchen-opt %s --verify-diagnostics --allow-unregistered-dialect

"u.cfg"() ({
  // expected-error @+1 {{there are 1 lists}}
  k.custom_lists ^bb0, ^bb0() lists 2
^bb0:
  k.custom_lists ^bb0 lists 0
}) : () -> ()
