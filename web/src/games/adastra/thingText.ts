/** Name, description and rule of each thing on the board. */
import data from 'virtual:adastra'
import type { About } from '../kit'
import type { Table } from '../../lib/table.svelte'
import { t } from '../../lib/texts.svelte'
import { CARDS, PEOPLE, STATES, TECHNOLOGIES, UNITS, viewOf } from './model'
import { cardName, say, spoken, systemName, techName, techText, unitName, upper } from './boardText'

const ACTION_RULES: Record<string, string> = { growth: 'A5.5', research: 'A5.7', build: 'A5.9', diplomacy: 'A5.13', flight: 'A5.16', exploration: 'A5.23', attack: 'A5.24', invasion: 'A5.27' }

/** Name and kind of a card that is looked at or was drawn to choose from, by its number. */
export function drawnCard(table: Table, card: string): { name: string; kind: 'technology' | 'discovery' | 'foundation' | 'ability' | 'card' } | null {
  const view = viewOf(table)
  const name = [...view.looking, ...(view.empires?.drawn ?? [])].find((each) => String(each.card) === card)?.name
  if (!name) return null
  return { name, kind: name in TECHNOLOGIES ? 'technology' : name in data.discoveries ? 'discovery' : name in data.foundations ? 'foundation' : name in data.abilities ? 'ability' : 'card' }
}

function unitAbout(table: Table, id: string): About {
  const unit = viewOf(table).players[table.choice?.seat ?? table.seat]?.units?.find((each) => each.unit === id)
  const numbers = unit ? t('web-adastra-unit-text', { firepower: unit.firepower, hull: unit.hull, shield: unit.shield, speed: unit.speed }) : ''
  return { name: upper(unitName(id)), text: [upper(say(`sign-${id}`, 'text')), numbers].filter(Boolean).join(' '), rule: 'A2.10' }
}

export function describe(table: Table, thing: string): About {
  const view = viewOf(table)
  const [kind, id] = thing.split(/:(.*)/s) as [string, string]
  switch (kind) {
    case 'at': {
      const system = view.systems[Number(id)]
      return { name: upper(systemName(system)), text: spoken(table, system), rule: system.explored ? 'A2.6' : 'A5.18', onFace: true }
    }
    case 'tech': return { name: techName(id), text: techText(id), rule: 'A5.7', onFace: true }
    case 'card': return { name: cardName(id), text: CARDS[id].actions.map((each) => `${say(`action-${each}`)}: ${say(`action-${each}`, 'text')}`).join(' '), rule: ACTION_RULES[CARDS[id].actions[0]], onFace: true }
    case 'ability': case 'use': return { name: say(`ability-${id}`), text: say(`ability-${id}`, 'text'), rule: 'A5.32' }
    case 'ship': {
      const [at, unit, state] = id.split('.').map(Number)
      return { name: unitName(UNITS[unit]), text: `${upper(say(`state-${STATES[state]}`))}, ${systemName(view.systems[at])}`, rule: 'A2.10' }
    }
    case 'item': {
      const [head, what] = id.split('.')
      if (head === 'raise') return { name: say(`building-${what}`), text: say(`building-${what}`, 'text'), rule: 'A5.10' }
      if (head === 'terraform') return { name: say('terraforming', '', { population: { text: `population-${PEOPLE[Number(what)]}` } }), text: t('web-adastra-terraform-text'), rule: 'A5.11' }
      if (head === 'terraform_all') return { name: say('terraforming-all'), text: t('web-adastra-terraform-text'), rule: 'A5.11' }
      return { ...unitAbout(table, what), rule: 'A5.10' }
    }
    case 'player': return { name: table.say({ seat: Number(id) }), text: say(`diplomat-${view.players[Number(id)].pieces}`, 'text'), rule: 'A5.13' }
    case 'kind': return { name: upper(say(`population-${PEOPLE[Number(id)]}`)), text: say(`sign-${PEOPLE[Number(id)]}`, 'text'), rule: 'A5.5' }
    case 'battle': return { name: t('web-adastra-battle', { system: systemName(view.systems[Number(id)]) }), text: say('sign-attack', 'text'), rule: 'A6.1' }
    case 'unit': return unitAbout(table, id)
    case 'goal': return { name: say(`mission-${id}`), text: say(`mission-${id}`, 'text'), rule: 'A4.10' }
    case 'empire': case 'make': return { name: say(`empire-${id}`), text: [say(`empire-${id}`, 'text'), ...(data.empires[id]?.abilities ?? []).map((each) => `${say(`ability-${each}`)}: ${say(`ability-${each}`, 'text')}`)].join(' '), rule: kind === 'make' ? 'B4.1' : 'A3.4' }
    case 'mission': {
      const mission = view.players.flatMap((player) => player.missions ?? []).find((each) => String(each.card) === id)?.mission
      return mission ? { name: say(`mission-${mission}`), text: say(`mission-${mission}`, 'text'), rule: 'A4.10' } : { name: '', text: '', rule: '' }
    }
    case 'known': {
      const card = drawnCard(table, id)
      return { name: card ? say(`${card.kind}-${card.name}`) : '', text: card ? say(`${card.kind}-${card.name}`, 'text') : '', rule: 'A5.21' }
    }
    case 'turn': return { name: t('web-adastra-rotation'), text: say('sign-turn', 'text'), rule: 'A5.18' }
    case 'spot': return { name: t('web-adastra-spot', { q: id.split('.')[0], r: id.split('.')[1] }), text: say('sign-spot', 'text'), rule: 'B2.4' }
    case 'bid': return { name: t('web-adastra-bid', { count: Number(id) }), text: t('web-adastra-bid-help'), rule: 'B3.4' }
    case 'give': case 'get': return { name: upper(say(`resource-${['food', 'research', 'production', 'credits'][Number(id)]}`)), text: say(`sign-${['food', 'research', 'production', 'credits'][Number(id)]}`, 'text'), rule: 'A5.31' }
  }
  return { name: '', text: '', rule: '' }
}
