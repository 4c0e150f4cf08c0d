"""What `adastra-basic` knows about Ad Astra."""
