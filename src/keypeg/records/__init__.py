"""Match records: reading and writing them, replaying them with the referee, and what one reader may see of them."""
