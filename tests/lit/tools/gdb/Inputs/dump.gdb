set pagination off
break inspect
run
up
strata-dump op
