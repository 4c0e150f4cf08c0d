"""What is printed on the cards, tiles, tracks and boards, written down apart from components.toml.

A list of effects is written in short: "move 2, repair 1"; "a | b" is a choice; "pay pirate 1 (…)" a payment;
"each (…)" for every player; "per androids most 4 (…)" for each thing. The four letters of a card or a slot
are its symbols up, right, down and left: r repair, m medal, v move. An x marks a slot damaged at the start.
"""

MISSIONS = {
    "stargate": (4, "red: peek 3, jump; blue: artifact 1, tincan 1; yellow: fight 1"),
    "collective_consciousness": (3, "blue: android 1, tincan 1; gold: per androids most 4 (tincan 1)"),
    "tincan_library": (3, "blue: take deck 3; red: tincan 2"),
    "secret_plans_heist": (4, "yellow: take omega 3 replace; blue: repair 1; red: damage 1, nian 2"),
    "omega_megacomputer": (4, "blue: take omega 3 replace; gold: tincan 3; yellow: medal 1"),
    "harvest_roddenberries": (2, "blue: medal 1, cooperative 1; red: cooperative 2"),
    "repair_station": (4, "blue: repair 2; yellow: repair 1, cooperative 1; red: cooperative 2"),
    "omnipotent_being": (
        6,
        "red: any 2; blue: tincan 2 | cooperative 2; yellow: damage 1, medal 2; gold: jump",
    ),
    "first_contact": (2, "red: any 2; blue: tincan 1, cooperative 1"),
    "emotion_chip_trade": (3, "red: pay artifact 1 (android 1, tincan 1); blue: tincan 2"),
    "arena_fight": (3, "yellow: fight 1, damage 1, medal 1; red: nian 2"),
    "rescue_younglings": (4, "red: move 1, cooperative 1; yellow: fight 1; blue: cooperative 2"),
    "lost_world": (5, "blue: artifact 1; red: artifact 1, move 1; yellow: damage 1, artifact 1"),
    "living_slime": (3, "blue: artifact 1, tincan 1; yellow: damage 1, medal 1"),
    "antitime_anomaly": (3, "blue: ready 2; red: jump; yellow: repair 1"),
    "shipwreck_salvage": (3, "blue: repair 2 | nian 2; yellow: nian 1"),
    "prototype_shuttlecraft": (4, "blue: pay pirate 1 (take display, move 1); red: move 2; yellow: fight 1"),
    "space_hippies": (3, "red: move 1, cooperative 1; blue: medal 1"),
    "dinosaur_suit_duel": (3, "yellow: damage 1, cooperative 2, medal 1; red: any 1"),
    "border_patrol": (2, "yellow: fight 1; red: move 2"),
    "comet_mining": (3, "blue: artifact 1; yellow: repair 1"),
    "quarantine_zone": (3, "blue: cooperative 2; yellow: medal 1"),
    "royal_wedding": (3, "red: cooperative 2; yellow: nian 1"),
    "smuggler_moon": (3, "yellow: nian 2; red: ambush 1, pirate 1"),
    "ghost_ship": (2, "yellow: ambush 1, artifact 2; blue: tincan 1"),
    "tincan_census": (3, "blue: tincan 2; gold: tincan 1, medal 1"),
    "android_amnesty": (2, "red: android 1; gold: tincan 3"),
    "weather_machine": (2, "blue: repair 1, cooperative 1; red: cooperative 1, move 1"),
    "trade_convoy": (3, "red: nian 1, cooperative 1; yellow: fight 1"),
    "cadet_regatta": (3, "red: move 2; blue: medal 2"),
    "black_market": (3, "yellow: pay artifact 1 (nian 2, medal 1); red: nian 1"),
    "peace_summit": (4, "red: cooperative 3; blue: tincan 1; yellow: nian 1"),
    "pirate_queen": (4, "yellow: fight 1; red: nian 3; yellow: medal 1"),
    "blockade_run": (5, "red: move 2; yellow: fight 1; yellow: nian 1"),
    "crystal_entity": (4, "blue: artifact 1; yellow: damage 1, tincan 2; red: cooperative 1"),
    "time_loop": (4, "blue: ready 1; blue: take display; red: any 1"),
    "robot_uprising": (4, "yellow: android 1; gold: tincan 2; blue: repair 1"),
    "museum_heist": (4, "blue: artifact 2; yellow: ambush 1, nian 1; red: nian 1"),
    "mirror_universe": (
        5,
        "red: cooperative 2 | nian 2; yellow: fight 1 | repair 1; blue: artifact 1 | medal 1",
    ),
    "planet_killer": (5, "yellow: fight 2; blue: damage 1, take display; red: cooperative 2"),
    "orbital_elevator": (4, "blue: repair 2; red: cooperative 1, medal 1; blue: tincan 1"),
    "colony_relief": (4, "red: move 1; blue: cooperative 2; yellow: cooperative 1, repair 1"),
    "nebula_survey": (4, "blue: artifact 1, tincan 1; red: move 2; blue: artifact 1"),
    "prison_break": (4, "yellow: pirate 1; red: ambush 1, nian 2; blue: medal 1"),
    "diplomatic_courier": (4, "red: any 1, any 1; yellow: repair 1; blue: cooperative 1"),
    "derelict_reactor": (4, "blue: damage 1, take display; yellow: repair 1; yellow: tincan 2"),
    "grand_tournament": (7, "red: move 2; yellow: fight 1, medal 1; blue: artifact 1; red: any 2"),
    "dyson_sphere": (
        6,
        "blue: take display replace; red: tincan 2; yellow: damage 1, artifact 2; gold: android 1, tincan 1",
    ),
    "armada_standoff": (7, "yellow: fight 1; yellow: fight 1, nian 1; red: nian 2; blue: repair 2"),
    "galactic_congress": (6, "red: cooperative 2; yellow: nian 2; blue: tincan 2; red: medal 1"),
}

ROOMS = {
    "aux_thrusters": ("alpha red", "-m-m", "move 2, repair 1"),
    "envoy_suite": ("alpha red", "r-v-", "any 2, move 1"),
    "survey_skiffs": ("alpha red", "m--r", "move 2, artifact 1"),
    "blast_phasers": ("alpha yellow", "-vr-", "fight 1, repair 1"),
    "tactical_console": ("alpha yellow", "--mv", "fight 1, medal 1"),
    "brig": ("alpha yellow", "vr--", "pay pirate 1 (any 2, medal 1)"),
    "xeno_archive": ("alpha blue", "r-v-", "artifact 1, repair 1"),
    "fabricator": ("alpha blue", "m--m", "take display replace, medal 1"),
    "signal_lab": ("alpha blue", "-mr-", "tincan 2 | cooperative 2"),
    "maintenance_bay": ("alpha grey", "--mr", "repair 2"),
    "simulator": ("alpha grey", "-r-v", "medal 1, cooperative 1"),
    "escape_capsules": ("alpha red", "r--m", "pay this_card 1 (jump, ready 1)"),
    "decoy_mines": ("alpha yellow", "-mv-", "pay this_card 1 (fight 2, repair 1)"),
    "prototype_kit": ("alpha blue", "--rr", "pay this_card 1 (take display, artifact 1)"),
    "field_workshop": ("alpha grey", "mv--", "pay this_card 1 (repair 4)"),
    "holodeck": ("beta blue", "mv-r", "copy"),
    "quantum_torpedoes": ("beta yellow overlay", "-rmv", "fight 2"),
    "warp_core": ("beta red overlay", "r-vm", "move 4"),
    "jump_drive": ("beta red", "vmr-", "jump"),
    "embassy_deck": ("beta red", "-vmr", "any 1, any 1"),
    "negotiation_hall": ("beta red overlay", "r-vm", "cooperative 2 | nian 2"),
    "boarding_party": ("beta yellow", "mvr-", "fight 1, artifact 1"),
    "pirate_exchange": ("beta yellow", "mr-v", "pay pirate 1 (nian 3, android 1)"),
    "drone_bay": ("beta yellow", "v-rm", "fight 1, move 1"),
    "cybernetics_lab": ("beta blue", "rmv-", "android 1, repair 1"),
    "deep_scanner": ("beta blue", "vm-r", "take deck 3 replace, tincan 1"),
    "replicator": ("beta blue overlay", "-rmv", "artifact 1, medal 1 | repair 3"),
    "nanoforge": ("beta grey overlay", "rmv-", "repair 3"),
    "parade_deck": ("beta grey", "mv-r", "medal 1, repair 1"),
    "command_deck": ("beta grey overlay", "-rmv", "pay this_card 1 (ready 2, medal 1)"),
    "emergency_warp": ("beta red", "v-rm", "pay this_card 1 (jump, any 3)"),
    "antimatter_salvo": ("beta yellow", "mv-r", "pay this_card 1 (fight 2, move 1, fight 2)"),
    "singularity_archive": (
        "beta blue",
        "-rmv",
        "pay this_card 1 (take display replace, take display replace)",
    ),
}

ABILITIES = {
    "crew_lounge": ("alpha", "vv--"),
    "interdimensional_lockers": ("alpha x2", "-rmv"),
    "hull_plating": ("alpha", "v-m-"),
    "artifact_exhibit": ("alpha", "-mv-"),
    "trophy_exhibit": ("alpha", "--rm"),
    "observers_red": ("alpha", "rv--"),
    "observers_yellow": ("alpha", "-m-r"),
    "observers_blue": ("alpha", "m-m-"),
    "repair_bots": ("alpha", "v--m"),
    "hypercharger": ("beta", "r-vm"),
    "nian_communicator": ("beta", "vmr-"),
    "invisible_paint": ("beta", "-vmr"),
    "training_holovisor": ("beta", "r-vm"),
    "universal_translator": ("beta", "mvr-"),
    "shortcut_generator": ("beta", "mr-v"),
    "outside_contractors": ("beta", "v-rm"),
}

OMEGAS = {
    "artifact_models": ("", "r---", "2 per artifact_kinds most 6"),
    "harmonic_grid": ("", "-m-r", "1 per tech_pairs"),
    "roll_red": ("", "v---", "1 per crew red"),
    "roll_yellow": ("", "---v", "1 per crew yellow"),
    "roll_blue": ("", "--v-", "1 per crew blue"),
    "officers_club": ("overlay", "r---", "1 per commanders most 5"),
    "lovable_wreck": ("overlay", "--r-", "1 per damage"),
    "log_red": ("", "-v--", "1 per missions_with_row red"),
    "log_yellow": ("", "-r--", "1 per missions_with_row yellow"),
    "log_blue": ("", "---m", "1 per missions_with_row blue"),
    "tincan_accord": ("overlay", "-m--", "3 per missions_with_row gold"),
    "trophy_hall": ("overlay", "---r", "1 per pirates"),
}

TRACKS = {
    ("nian", "A"): ["", "", "artifact 1", "", "event", "", "medal 1", "", "pirate 1"],
    ("nian", "B"): ["", "medal 1", "", "", "event", "fight 1", "", "artifact 1", ""],
    ("cooperative", "A"): ["", "", "medal 1", "", "event", "", "ready 1", "", "medal 1"],
    ("cooperative", "B"): ["", "repair 1", "", "", "event", "move 1", "", "medal 1", ""],
    ("tincan", "A"): ["", "", "repair 1", "", "event", "", "android 1", "", "artifact 1"],
    ("tincan", "B"): ["", "artifact 1", "", "", "event", "android 1", "", "repair 2", ""],
}

EVENTS = {
    "tincan_gift": ("tincan", "take event"),
    "crisis_detonators": ("nian lasting", "pay cargo 1 (medal 1, nian 1)"),
    "raid_season": ("nian", "each (ambush 1, fight 1)"),
    "privateer_amnesty": ("nian", "each (pirate 1)"),
    "smugglers_auction": ("nian", "each (pay cargo 1 (medal 2))"),
    "broken_convoy": ("nian", "each (artifact 1)"),
    "diplomatic_directive_12": ("cooperative lasting", "any 1"),
    "fairness_summit": ("cooperative", "each (pay retreat 2 (any 2))"),
    "fleet_review": ("cooperative", "each (medal 1)"),
    "spare_parts": ("cooperative", "each (repair 1)"),
    "shore_leave": ("cooperative", "each (ready 1)"),
    "passenger_luggage": ("tincan solo", "take event"),
    "pirate_parley": ("nian solo", "artifact 1, medal 1"),
    "word_from_headquarters": ("cooperative solo", "medal 1, ready 1"),
}

STATIONS = {"home": "any 1, any 1, any 1", "tincan": "android 1", "nian": "artifact 1"}

BOARDS = {"A": "-mr-x --r- --mvx vv--x r--- r--mx", "B": "-vm-x --mrx ---m -r-- m--vx v--rx"}

PASSENGERS = {
    "cubby": "maintenance_bay repair_bots",
    "ambassador": "envoy_suite universal_translator",
    "stowaway_android": "cybernetics_lab signal_lab",
    "collector": "xeno_archive artifact_exhibit",
    "retired_pirate": "blast_phasers trophy_exhibit",
    "exchange_cadet": "crew_lounge training_holovisor",
}

SHADOW = {
    "mission_run": "move_to mission 3, complete_mission",
    "quick_job": "complete_mission, move_to mission 2",
    "shortcut": "jump_to best_mission",
    "station_call": "move_to station 3, collect_station",
    "research": "discard_tech oldest_alpha_beta, refill",
    "pirate_hunt": "clear_pirate, move_to mission 1",
    "trouble": "ambush_player, discard_tech oldest_omega, refill",
}

BASIC_ROOMS = {
    "helm": ("red", "move 2"),
    "weapons": ("yellow", "fight 1"),
    "science": ("blue", "take display"),
    "workshop": ("grey", "repair 1"),
}

PIRATES = {
    "green_android": (4, "android 1"),
    "green_artifact": (6, "artifact 1, medal 1"),
    "purple_android": (4, "android 1"),
    "purple_artifact": (6, "artifact 1, medal 1"),
    "orange_android": (4, "android 1"),
    "orange_artifact": (6, "artifact 1, medal 1"),
}
