// Included by tests of the parent folder.
def Once;
