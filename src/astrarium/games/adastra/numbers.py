"""The numbers of the game, each by its name in components.toml."""

from __future__ import annotations

from ...kernel import Row
from .reading import pair


class Numbers:
    """What stands in [numbers], [antarans] and [custom]."""

    def __init__(self, root: Row) -> None:
        numbers, antarans, custom = root.row("numbers"), root.row("antarans"), root.row("custom")
        self._read_limits(numbers)
        self._read_prices(numbers)
        self._read_points(numbers)
        self._read_antarans(antarans)
        self._read_custom(custom)
        for row in (numbers, antarans, custom):
            row.done(ignore=("source", "details"))

    def _read_limits(self, n: Row) -> None:
        """How long, how many, how far."""
        self.rounds = n.number("rounds", least=1)
        self.rounds_long = n.number("rounds_long", least=1)
        self.action_limit = n.number("action_limit", least=1)
        self.card_limit = n.number("card_limit", least=0)
        self.extra_places = n.numbers("extra_places")
        self.build_items = n.number("build_items", least=1)
        self.combat_rounds = n.number("combat_rounds", least=1)
        self.most_dice = n.number("most_dice", least=1)
        self.honour_cost = n.number("honour_cost", least=1)
        self.most_honours = n.number("most_honours", least=0)
        self.most_discontent = n.number("most_discontent", least=1)
        self.most_level = n.number("most_level", least=3)
        self.flags = n.number("systems_limit", least=1) - 1
        self.most_influence = n.number("most_influence", least=0)
        self.planetless_orbital = n.number("planetless_orbital", least=0)
        self.missions_dealt = n.number("missions_dealt", least=1)
        self.missions_kept = n.number("missions_kept", least=1)
        self.empire_offer = n.number("empire_offer", least=1)
        self.offer_beyond_players = n.number("offer_beyond_players", least=0)

    def _read_prices(self, n: Row) -> None:
        """What things cost and bring."""
        self.anomaly_research = n.number("anomaly_research", least=0)
        self.home_credits = n.number("home_credits", least=0)
        self.colony_credits = n.number("colony_credits", least=0)
        self.embassy_credits = n.number("embassy_credits", least=0)
        self.terraform_cost = n.number("terraform_cost", least=1)
        self.advanced_terraform_cost = n.number("advanced_terraform_cost", least=1)
        self.embassy_cost = n.number("embassy_cost", least=1)
        self.influence_cost = n.number("influence_cost", least=1)
        self.calm_cost = n.number("calm_cost", least=1)
        self.colonise_discontent = n.number("colonise_discontent", least=0)
        self.conquest_discontent = n.number("conquest_discontent", least=0)
        self.broken_embassy_discontent = n.number("broken_embassy_discontent", least=0)
        self.exchange_credits = n.number("exchange_credits", least=1)
        self.exchange_goods = n.number("exchange_goods", least=1)

    def _read_points(self, n: Row) -> None:
        """A7.2 What gives a victory point."""
        self.orion_points = n.number("orion_points")
        self.systems_per_point = n.number("systems_per_point", least=1)
        self.population_per_point = n.number("population_per_point", least=1)
        self.influence_per_point = n.number("influence_per_point", least=1)
        self.discontent_per_point = n.number("discontent_per_point", least=1)
        self.branch_points = n.numbers("branch_points")

    def _read_antarans(self, a: Row) -> None:
        """B1, B3 The Antarans."""
        self.start_resistance = a.number("start_resistance", least=0)
        self.resistance_supply = a.number("resistance_supply", least=0)
        self.doom_star_points = a.number("doom_star_points")
        self.antaran_combat = pair(a, "combat", "damage")
        self.antaran_combat_rounds = a.number("combat_rounds", least=1)
        self.xenocide_cost = a.number("xenocide_cost", least=0)
        self.xenocide_discontent = a.number("xenocide_discontent", least=0)

    def _read_custom(self, c: Row) -> None:
        """B4 Empires of the players' own making."""
        self.boards = c.number("boards", least=0)
        draw, keep = c.row("draw"), c.row("keep")
        kinds = ("foundations", "abilities", "cards")
        self.custom_draw = tuple(draw.number(kind, least=1) for kind in kinds)
        one = {"foundations": 1, "cards": 1}  # an empire has one foundation and one action card of its own
        self.custom_keep = tuple(keep.number(kind, least=1, most=one.get(kind)) for kind in kinds)
