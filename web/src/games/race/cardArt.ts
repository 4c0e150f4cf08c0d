/** Printed card data, and the look of each card's picture. */
import data from 'virtual:race'
import type { Action, KindOfGood, PowerList } from '../../generated/race.components'
import { seeded } from '../../lib/seededRandom'
import { SURFACES, type Surface } from '../../ui/planetLook'
import type { GlyphName } from './glyphs'

export type Kind = KindOfGood['id']
export const PHASES = ['explore', 'develop', 'settle', 'consume', 'produce'] as const
export type Phase = (typeof PHASES)[number]
/** Where a power is printed: a phase, or the trade column. */
export type Column = keyof PowerList
export const COLUMNS: Column[] = ['explore', 'develop', 'settle', 'trade', 'consume', 'produce']
export const NUMERAL: Record<Column, string> = { explore: 'I', develop: 'II', settle: 'III', trade: '$', consume: 'IV', produce: 'V' }

/** A power, or the bonus of an action card, as components.toml has it. */
export type Op = Required<PowerList>[Column][number] | Action['bonus'][number]
export type CardData = (typeof data.cards)[string]
type ActionData = (typeof data.actions)[string]

export const CARDS = data.cards
export const ACTIONS = data.actions
export const LIMITS = data.constants
export const KINDS: Kind[] = ['novelty', 'rare', 'genes', 'alien']
/** An action card; the second Develop and Settle of the advanced game are named develop_2 and settle_2. */
export const actionOf = (action: string): ActionData | undefined => ACTIONS[action?.replace(/_2$/, '')]
/** The sign of an action card; a card that is being removed has none. */
export const actionSign = (action: string): GlyphName => (action === 'consume_trade' ? 'trade' : (actionOf(action)?.phase ?? 'any'))
export const isGreat = (card: CardData) => card.type === 'development' && card.cost === 6

/** The look of a world: disc, swarm of rocks, comet or hulls, with optional ring, moon and motif. */
export interface Look {
  shape: 'disc' | 'rocks' | 'comet' | 'hull'
  surface: Surface
  ring: boolean
  moon: boolean
  /** The motif in orbit around a disc, or the shape of the hulls. */
  motif: GlyphName | null
  hulls: number
}

/** Words of a look: a surface, "ring", "moon", a shape, and the motif after a colon. */
const PICTURED: Record<string, string> = {
  old_earth: 'land moon', epsilon_eridani: 'bands', alpha_centauri: 'craters moon', new_sparta: 'cracks:fort',
  earths_lost_colony: 'land:beacon', rebel_fuel_cache: 'craters:flame', new_survivalists: 'ice:settle', outlaw_world: 'cracks:mask',
  star_nomad_lair: 'craters ring:scout', the_last_of_the_uplift_gnarssh: 'land:skull', runaway_robots: 'city:robot', rebel_miners: 'craters:drill',
  former_penal_colony: 'craters:lock', avian_uplift_race: 'land:wing', reptilian_uplift_race: 'cracks:scale', aquatic_uplift_race: 'ice:fin',
  alien_robot_sentry: 'hull1:robot', rebel_warrior_race: 'land:helmet', rebel_underground: 'cracks:mask', pirate_world: 'land:skull',
  malevolent_lifeforms: 'land:hazard', alien_robot_scout_ship: 'hull1:scout', rebel_outpost: 'ice:fort', lost_alien_warship: 'hull1:warship',
  lost_alien_battle_fleet: 'hull3:warship', rebel_base: 'craters:fort moon', rebel_homeworld: 'city:flag ring', refugee_world: 'land:people',
  pilgrimage_world: 'ice:star', empath_world: 'land:eye', destroyed_world: 'cracks', artist_colony: 'bands:brush', secluded_world: 'ice moon',
  gambling_world: 'city:dice', expanding_colony: 'land:plus', gem_world: 'bands:crystal', spice_world: 'land:produce', new_vinland: 'ice:flag',
  space_port: 'city:station', galactic_engineers: 'city:tower', pre_sentient_race: 'land:hand', asteroid_belt: 'rocks', radioactive_world: 'cracks:hazard',
  comet_zone: 'comet', mining_world: 'craters:pick', bio_hazard_mining_world: 'cracks:hazard', blaster_gem_mines: 'craters:crystal',
  plague_world: 'bands:hazard', galactic_resort: 'land:palm', prosperous_world: 'bands:coins', black_market_trading_world: 'city:cloak',
  alien_rosetta_stone_world: 'cracks:obelisk', distant_world: 'bands ring', imperium_armaments_world: 'city:attack', merchant_world: 'bands:caravan',
  tourist_world: 'craters:palm', deserted_alien_outpost: 'cracks:ruin', deserted_alien_colony: 'city:ruin', lost_species_ark_world: 'land ring:ark',
  new_earth: 'land moon', galactic_trendsetters: 'bands:star', terraformed_world: 'land:terraform', alien_robotic_factory: 'city:combine',
  deserted_alien_library: 'craters:rules',
  public_works: ':tower', expedition_force: ':compass', export_duties: ':crates', new_military_tactics: ':tactics', contact_specialist: ':handshake',
  investment_credits: ':coins', colony_ship: ':ark', mining_robots: ':drill', space_marines: ':helmet', deficit_spending: ':debt',
  interstellar_bank: ':bank', genetics_lab: ':genes', mining_conglomerate: ':combine', terraforming_robots: ':terraform', diversified_economy: ':pie',
  research_labs: ':flask', drop_ships: ':dropship', replicant_robots: ':twins', consumer_markets: ':basket', alien_tech_institute: ':pyramid',
  free_trade_association: ':exchange', galactic_federation: ':senate', galactic_imperium: ':empire', galactic_renaissance: ':torch',
  galactic_survey_seti: ':dish', merchant_guild: ':scales', mining_league: ':league', new_economy: ':chart', new_galactic_order: ':order',
  pan_galactic_league: ':rings', trade_league: ':caravan',
}

/** The look of a card; without an entry above it is seeded by the id. */
export function lookOf(id: string): Look {
  const [words, motif] = (PICTURED[id] ?? '').split(':') as [string, string | undefined]
  const [after, ...late] = (motif ?? '').split(' ')
  const all = [...words.split(' '), ...late]
  const hull = all.find((each) => each.startsWith('hull'))
  const next = seeded(`look ${id}`)
  return {
    shape: hull ? 'hull' : all.includes('rocks') ? 'rocks' : all.includes('comet') ? 'comet' : 'disc',
    surface: SURFACES.find((each) => all.includes(each)) ?? SURFACES[Math.floor(next() * SURFACES.length)],
    ring: all.includes('ring'),
    moon: all.includes('moon'),
    motif: (after || null) as GlyphName | null,
    hulls: hull ? Number(hull.slice(4)) : 0,
  }
}
