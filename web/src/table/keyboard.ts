/** Keyboard control of a table. Arrows move, Enter picks, Esc goes back, digits choose, letters open panels. */
import type { Table } from '../lib/table.svelte'
import { screen } from '../lib/screen.svelte'
import { TELLS } from '../lib/explainable'

const visible = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.offsetParent)

const selectable = () => visible('[data-thing]').filter((each) => ['selectable', 'selected', 'target'].includes(each.dataset.state ?? ''))

const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2]

/** Moves the focus to the nearest thing or button in the direction of an arrow. */
function walk(key: string): void {
  const all = visible('main [data-thing], main [data-tell], main .groups button, main .empty, #decision button:not(:disabled)')
  const from = document.activeElement as HTMLElement | null
  if (!from || !all.includes(from)) return void (selectable()[0] ?? all[0])?.focus()
  const [x, y] = middle(from.getBoundingClientRect())
  let best: HTMLElement | null = null
  let least = Infinity
  for (const each of all) {
    if (each === from) continue
    const [toX, toY] = middle(each.getBoundingClientRect())
    const [dx, dy] = [toX - x, toY - y]
    const along = key === 'ArrowRight' ? dx : key === 'ArrowLeft' ? -dx : key === 'ArrowDown' ? dy : -dy
    const across = Math.abs(key === 'ArrowRight' || key === 'ArrowLeft' ? dy : dx)
    if (along < 4) continue
    const far = along + across * 2.2
    if (far < least) [least, best] = [far, each]
  }
  // a merely explainable element becomes focusable
  if (best && best.tabIndex < 0) best.tabIndex = -1
  best?.focus()
}

/** Takes the n-th numbered item: of a list, of the buttons, of a tray, or of the selectable things. */
function take(table: Table, n: number): void {
  const listed = visible('#decision .list [data-option]')
  if (listed.length) return void listed[n - 1]?.click()
  if (table.numbered) {
    if (table.buttons[n - 1]) table.take(table.buttons[n - 1])
    return
  }
  const tray = visible('.tray [data-thing]')
  const thing = (tray.length ? tray : selectable())[n - 1]
  if (!thing) return
  // a barred thing only explains itself: it gets no focus, so that the next Enter does not press it
  if (thing.dataset.state !== 'barred') thing.focus()
  table.pick(thing.dataset.thing!)
}

/** Whether Enter confirms instead of pressing the focused element. */
function confirms(table: Table, target: HTMLElement): boolean {
  if (target.tagName === 'A') return false
  return target.tagName !== 'BUTTON' || (!!target.dataset.thing && table.ready && table.state(target.dataset.thing) === 'selected')
}

/** Actions of the page that keys trigger. */
export interface PageActions { open(sheet: 'keys' | 'words' | 'icons'): void; fold(): void }

const slides = (target: HTMLElement) => (target as HTMLInputElement).type === 'range'

/** Whether a key is meant for the table: no text field and no drawer has the focus. */
export function isTableKey(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || target.closest('dialog, [role=dialog]')) return false
  return !/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || slides(target)
}

export function press(event: KeyboardEvent, table: Table, page: PageActions): void {
  const target = event.target as HTMLElement
  const slider = slides(target)
  if (!isTableKey(event)) return
  const { key } = event
  const confirm = key === 'Enter' && confirms(table, target)
  if ((table.unmet && /^( |Enter|[1-9])$/.test(key)) || (event.repeat && (confirm || /^[1-9]$/.test(key)))) {
    // ignores keys right after a playback, and repeated keys held down since before
    event.preventDefault()
    document.getElementById('decision')?.focus()
  } else if (key.startsWith('Arrow') && !slider) {
    event.preventDefault()
    walk(key)
  } else if (confirm) {
    event.preventDefault()
    if (!table.armed) return
    table.confirm()
    // moves the focus off the picked thing, so that the next Enter does not press it
    document.getElementById('decision')?.focus({ preventScroll: true })
  } else if (key === 'Escape') {
    if (screen.folded && table.drawer) table.drawer = false
    else if (table.past) table.now()
    else if (table.coach.warned) table.heed()
    else table.back()
  } else if ((key === ' ' || key === '?') && target.matches(TELLS)) {
    event.preventDefault()
    table.about = target
  } else if (/^[1-9]$/.test(key)) take(table, Number(key))
  else if (key === '?') page.open('keys')
  else if (key === ']') page.fold()
  else if (key.toLowerCase() === 'u') table.undo()
  else if (key.toLowerCase() === 'h') table.openCoach()
  else if (key.toLowerCase() === 'p') table.watch()
  else if (key.toLowerCase() === 'r') table.openRule(table.ruleHere, '')
  else if (key.toLowerCase() === 'b') page.open('words')
  else if (key.toLowerCase() === 'k') page.open('icons')
}
