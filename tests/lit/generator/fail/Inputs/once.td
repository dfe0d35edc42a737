// Included by tests of the folder above.
def Once;
