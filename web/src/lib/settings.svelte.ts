/** The settings of a player, stored on this device. */
import { load, store } from './browserStorage'

export type Theme = 'system' | 'night' | 'paper'
export type Motion = 'full' | 'fast' | 'off'
export type Turns = 'slow' | 'normal' | 'fast' | 'hand' | 'off'

interface Settings {
  language: 'en' | 'pl'
  theme: Theme
  motion: Motion
  /** Speed of the playback of other players' moves. */
  turns: Turns
  helpers: boolean
  sound: boolean
  confirm: boolean
  /** Whether moves without effect are warned of. */
  warnings: boolean
  rail: boolean
  /** Whether this device shows notifications of my move. */
  notices: boolean
  /** Whether the player was asked for a name. */
  named: boolean
  /** Games whose primer was closed. */
  met: string[]
  /** Games for which the experience question was asked. */
  asked: string[]
  /** Games whose rules the player claims to know. */
  known: string[]
}

const KEY = 'astrarium'

function first(): Settings {
  const standard: Settings = {
    language: navigator.language?.toLowerCase().startsWith('pl') ? 'pl' : 'en',
    theme: 'system', motion: 'full', turns: 'normal', helpers: false, sound: false, confirm: true, warnings: true, rail: true, notices: false, named: false, met: [], asked: [], known: [],
  }
  return { ...standard, ...load<Partial<Settings>>('local', KEY) }
}

export const settings = $state(first())

const light = window.matchMedia('(prefers-color-scheme: light)')
const still = window.matchMedia('(prefers-reduced-motion: reduce)')

export function applied(): 'night' | 'paper' {
  return settings.theme === 'system' ? (light.matches ? 'paper' : 'night') : settings.theme
}

export function save(): void {
  store('local', KEY, settings)
  apply()
}

export function apply(): void {
  const root = document.documentElement
  root.dataset.theme = applied()
  root.dataset.motion = settings.motion
  root.lang = settings.language
  root.toggleAttribute('data-helpers', settings.helpers)
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', applied() === 'paper' ? '#F2F5F3' : '#14232D')
}

light.addEventListener('change', apply)

/** Duration of an animation: 0 if motion is off or the system prefers reduced motion. */
export function pace(milliseconds: number): number {
  if (settings.motion === 'off' || still.matches) return 0
  return settings.motion === 'fast' ? milliseconds / 2 : milliseconds
}
