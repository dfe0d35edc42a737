"n.verified"() : () -> ()
