"""`make mutants`: look for code that no test notices, by changing it in small ways."""
