%0 = "x.make"() : () -> !x.t
%1 = "x.change"(%0) : (!x.t) -> !x.t
"x.use"(%1) : (!x.t) -> ()
