#ifdef WANTED
def Wanted;
#endif
#ifdef OTHER
def Other;
#endif
class Some;
#ifdef BROKEN
def Broken : None;
#endif
