"""Ad Astra, tested rule by rule."""
