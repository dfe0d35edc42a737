set pagination off
set print address off
set print frame-arguments none
break inspect
run
up
print *op
print mul
print argument
print result
print tensor
print symbol
print type
print loc
print *block
print operands
print results
print noType
print noValue
print op->name
