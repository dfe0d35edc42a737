include "Used.td"
include "Main.td"
