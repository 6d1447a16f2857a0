"""The arena: matches among computer players, their standings with confidence intervals, and plots of them."""
