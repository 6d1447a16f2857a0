"""Live tables: one match each, with its seats, its log, its clocks, and who is told what. The only authority."""
