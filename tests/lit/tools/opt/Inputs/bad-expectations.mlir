// expected-error-re {{a{{(}}}}
// expected-error@+999999999999999999999 {{not an offset}}
// expected-error@-5 {{never}}
