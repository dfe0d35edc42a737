include "one-dialect.td"
