"""What is printed on the 95 designs, written down a second time: wrong numbers in the components are found.

A line is: design; copies; cost ("c", of a development "vc") or defence ("d"); VP ("?" for a 6-cost development);
the kind with "P" for production or "W" for windfall; flags; and the powers, in a shorthand of test_card_powers.py.
"""

_PRINTED = """
old_earth | 1 | c3 | 2 | | | trade+1 any; consume 1..2 any per good: 1 vp 0 cards
epsilon_eridani | 1 | c2 | 1 | | | military+1; consume 1..1 any per good: 1 vp 1 cards
alpha_centauri | 1 | c2 | 0 | rare W | | settle-1 rare; military+1 rare
new_sparta | 1 | d2 | 1 | | | military+2
earths_lost_colony | 1 | c2 | 1 | novelty P | | consume 1..1 any per good: 1 vp 0 cards; produce
rebel_fuel_cache | 1 | d1 | 1 | rare W | rebel |
new_survivalists | 1 | d1 | 1 | novelty P | | consume 1..1 novelty per good: 0 vp 1 cards; produce
outlaw_world | 1 | d1 | 1 | | | consume 1..1 any per good: 1 vp 1 cards
star_nomad_lair | 1 | d1 | 1 | novelty W | | look+1; trade+1 here
the_last_of_the_uplift_gnarssh | 1 | d1 | 0 | genes W | |
runaway_robots | 1 | d1 | 1 | rare W | | here+1
rebel_miners | 1 | d2 | 1 | rare P | rebel | produce
former_penal_colony | 1 | d2 | 1 | novelty W | | military+1
avian_uplift_race | 1 | d2 | 2 | genes W | |
reptilian_uplift_race | 1 | d2 | 2 | genes W | |
aquatic_uplift_race | 1 | d2 | 2 | genes W | |
alien_robot_sentry | 1 | d2 | 2 | alien W | alien |
rebel_warrior_race | 1 | d3 | 2 | genes W | rebel | military+1
rebel_underground | 1 | d3 | 4 | | rebel | produce draw+1
pirate_world | 1 | d3 | 2 | novelty W | | trade+3 here
malevolent_lifeforms | 1 | d4 | 2 | genes P | | look+1; produce
alien_robot_scout_ship | 1 | d4 | 2 | alien W | alien | military+1
rebel_outpost | 1 | d5 | 5 | | rebel | military+1
lost_alien_warship | 1 | d5 | 3 | alien W | alien | military+2
lost_alien_battle_fleet | 1 | d6 | 4 | alien P | alien | military+3; produce
rebel_base | 1 | d6 | 6 | | rebel |
rebel_homeworld | 1 | d7 | 7 | | rebel |
refugee_world | 1 | c0 | 1 | novelty W | | military-1
pilgrimage_world | 1 | c0 | 2 | | | all-1
empath_world | 1 | c1 | 1 | genes W | | military-1
destroyed_world | 1 | c1 | 0 | rare W | |
artist_colony | 1 | c1 | 1 | novelty P | | produce
secluded_world | 1 | c1 | 1 | novelty P | | consume 1..1 any per good: 0 vp 1 cards; produce
gambling_world | 1 | c1 | 1 | | | consume 1..1 any per good: 1 vp 0 cards; guess 1..7
expanding_colony | 1 | c1 | 1 | | | consume 1..1 any per good: 1 vp 0 cards; windfall novelty
gem_world | 1 | c2 | 1 | novelty P | | produce; here+1
spice_world | 1 | c2 | 1 | novelty P | | trade+2 novelty; produce
new_vinland | 1 | c2 | 1 | novelty P | | consume 1..1 any per good: 0 vp 2 cards; produce
space_port | 1 | c2 | 1 | novelty P | | trade+2 rare; produce
galactic_engineers | 1 | c2 | 1 | | | trade+1 any; windfall any
pre_sentient_race | 1 | c2 | 1 | genes W | |
asteroid_belt | 1 | c2 | 1 | rare W | |
radioactive_world | 1 | c2 | 1 | rare W | |
comet_zone | 1 | c3 | 2 | rare P | | produce; here+1
mining_world | 1 | c3 | 2 | rare P | | produce; here+1
bio_hazard_mining_world | 1 | c3 | 2 | rare P | | trade+2 genes; produce
blaster_gem_mines | 1 | c3 | 2 | rare W | | military+1
plague_world | 1 | c3 | 0 | genes P | | consume 1..1 genes per good: 1 vp 1 cards; produce
galactic_resort | 1 | c3 | 2 | novelty W | | consume 1..1 any per good: 1 vp 1 cards
prosperous_world | 1 | c3 | 2 | novelty P | | consume 1..1 any per good: 1 vp 0 cards; produce
black_market_trading_world | 1 | c3 | 2 | | | sell plainly
alien_rosetta_stone_world | 1 | c3 | 3 | | alien | settle-2 alien; military+2 alien; windfall alien
distant_world | 1 | c4 | 2 | genes P | | trade+3 novelty; produce
imperium_armaments_world | 1 | c4 | 2 | rare P | | military+1; produce
merchant_world | 1 | c4 | 2 | | | trade+2 any; hand 0..2: 1 vp
tourist_world | 1 | c4 | 2 | | | consume 2..2 any per use: 3 vp 0 cards
deserted_alien_outpost | 1 | c4 | 3 | alien W | alien |
deserted_alien_colony | 1 | c5 | 4 | alien W | alien |
lost_species_ark_world | 1 | c5 | 3 | genes P | | produce; here+2
new_earth | 1 | c5 | 3 | rare P | | consume 1..1 any per good: 1 vp 1 cards; produce
galactic_trendsetters | 1 | c5 | 3 | | | consume 1..1 any per good: 2 vp 0 cards
terraformed_world | 1 | c5 | 5 | | | consume 1..1 any per good: 1 vp 0 cards
alien_robotic_factory | 1 | c6 | 5 | alien P | alien | produce
deserted_alien_library | 1 | c6 | 5 | alien W | alien |
public_works | 2 | vc1 | 1 | | | developd+1; consume 1..1 any per good: 1 vp 0 cards
expedition_force | 2 | vc1 | 1 | | | look+1; military+1
export_duties | 2 | vc1 | 1 | | | trade+1 any
new_military_tactics | 2 | vc1 | 1 | | | tactics+3
contact_specialist | 2 | vc1 | 1 | | | military-1; contact-1 not alien
investment_credits | 2 | vc1 | 1 | | | develop-1
colony_ship | 2 | vc2 | 1 | | | ship not alien
mining_robots | 2 | vc2 | 1 | | | settle-1 rare; windfall rare
space_marines | 2 | vc2 | 1 | | | military+2
deficit_spending | 2 | vc2 | 1 | | | hand 0..2: 1 vp
interstellar_bank | 2 | vc2 | 1 | | | first+1
genetics_lab | 2 | vc2 | 1 | | | trade+1 genes; windfall genes
mining_conglomerate | 2 | vc3 | 2 | | | trade+1 rare; consume 1..2 rare per good: 1 vp 0 cards; most+2 rare
terraforming_robots | 2 | vc3 | 2 | | | settled+1; consume 1..1 rare per good: 1 vp 1 cards
diversified_economy | 2 | vc4 | 2 | | | consume 3..3 any per use: 3 vp 0 cards distinct; per kind+1
research_labs | 2 | vc4 | 2 | | | keep+1; consume 1..1 genes per good: 1 vp 0 cards; per good+1 alien
drop_ships | 2 | vc4 | 2 | | | military+3
replicant_robots | 2 | vc4 | 2 | | | settle-2
consumer_markets | 2 | vc5 | 3 | | | consume 1..3 novelty per good: 1 vp 0 cards; per good+1 novelty
alien_tech_institute | 1 | vc6 | ? | | alien | settle-2 alien; military+2 alien
free_trade_association | 1 | vc6 | ? | | | consume 1..3 novelty per good: 1 vp 1 cards; windfall novelty
galactic_federation | 1 | vc6 | ? | | | develop-2
galactic_imperium | 1 | vc6 | ? | | | military+4 rebel
galactic_renaissance | 1 | vc6 | ? | | | look+2; keep+1
galactic_survey_seti | 1 | vc6 | ? | | | look+2
merchant_guild | 1 | vc6 | ? | | | produce draw+2
mining_league | 1 | vc6 | ? | | | consume 2..2 rare per use: 3 vp 0 cards; windfall rare
new_economy | 1 | vc6 | ? | | | consume draw+1
new_galactic_order | 1 | vc6 | ? | | | military+2
pan_galactic_league | 1 | vc6 | ? | | | military-1; per world+1 genes
trade_league | 1 | vc6 | ? | | | trade+1 any; sell with powers
"""


def _read(line: str) -> tuple[str, tuple[int, str, str, str, str, tuple[str, ...]]]:
    design, copies, number, vp, good, flags, powers = (word.strip() for word in line.split("|"))
    return design, (int(copies), number, vp, good, flags, tuple(powers.split("; ")) if powers else ())


#: id: (copies, number, vp, good, flags, powers)
FACTS = dict(map(_read, _PRINTED.strip().splitlines()))
