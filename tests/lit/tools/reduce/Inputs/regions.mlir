"x.outer"() ({
^bb0(%a: i32):
  "x.loop"(%a) ({
    "x.inner"() {note} : () -> ()
    "x.noise"(%a) : (i32) -> ()
  }) : (i32) -> ()
}) : () -> ()
