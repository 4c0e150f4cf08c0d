/** The choices for the seats of a new table. */
import { t, word } from '../lib/texts.svelte'
import { me } from '../lib/profile.svelte'
import type { GameInfo, PersonName, Player, SeatKind, Strength } from '../lib/types'

/** `friend`: the friend who is invited to the seat. */
export interface SeatChoice { kind: SeatKind; bot: string; name: string; friend?: PersonName }

/** Pseudo-bot: a bot of about my strength. */
export const MINE = 'mine'
/** Prefix of the names of third-party programs. */
const OUTSIDE = 'outside:'

export const levelOf = (info: GameInfo, bot: string) => info.levels.find((each) => each.bot === bot || each.styles.some((style) => style.bot === bot))
export const styleOf = (info: GameInfo, bot: string) => levelOf(info, bot)?.styles.find((each) => each.bot === bot)

/** The seat as a player, to draw its face. */
export function sitting(info: GameInfo, { kind, bot }: SeatChoice, seat: number): Pick<Player, 'seat' | 'title' | 'kind'> {
  const level = levelOf(info, bot)?.level
  const title = kind !== 'bot' ? null : bot === MINE ? { text: 'table-bot-match' } : level ? { text: 'table-bot', args: { level: { text: level } } } : null
  return { seat, kind, title }
}

/** The name of a seat's player, and a detail. */
export function called(info: GameInfo, { kind, bot, name, friend }: SeatChoice, strength: Strength | null): [name: string, more: string] {
  if (kind === 'me') return [me.name, t('web-you')]
  if (kind === 'link' && friend) return [friend.name, t('web-seat-asked-brief')]
  if (kind !== 'bot') return [(kind === 'hotseat' && name.trim()) || t(`web-kind-${kind}`), '']
  if (bot === MINE) return ['Mira', strength?.rating ? String(strength.rating) : '']
  const level = levelOf(info, bot)
  if (bot.startsWith(OUTSIDE)) return [bot.slice(OUTSIDE.length), t('web-program')]
  if (!level) return [bot, '']
  const style = styleOf(info, bot)
  return [word('', level.level, 'name') || bot, style ? t(style.style) : [t(level.level), level.rating].filter(Boolean).join(' · ')]
}
