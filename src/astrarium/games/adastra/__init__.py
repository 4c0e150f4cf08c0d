"""Ad Astra: empires on a galaxy of hexes, with the Antarans at the gate."""
