"""Runtime of the event loop: fairness, garbage collection, timeouts, logs."""
