/** A figure may also be dragged to where it shall work: the same picks as two clicks, and then the brass button. */
import type { Table } from '../../lib/table.svelte'

let carried: string | null = null

interface Carry { thing: string; on: boolean }
export function carry(node: HTMLElement, carry: Carry) {
  let now = carry
  const apply = () => (node.draggable = now.on)
  const start = (event: DragEvent) => {
    if (!now.on) return
    carried = now.thing
    event.dataTransfer?.setData('text/plain', now.thing)
    if (event.dataTransfer) event.dataTransfer.effectAllowed = 'move'
  }
  const end = () => (carried = null)
  node.addEventListener('dragstart', start)
  node.addEventListener('dragend', end)
  apply()
  return { update: (next: Carry) => ((now = next), apply()) }
}

/** `thing` is where it is dropped; without one the figure alone is the answer. */
interface Drop { table: Table; thing: string | null; on: boolean }
export function drop(node: HTMLElement, drop: Drop) {
  let now = drop
  const fits = () => {
    if (!now.on || !carried) return false
    const wanted = now.thing ? [carried, now.thing] : [carried]
    return now.table.options.some((option) => wanted.every((each) => option.things.includes(each)))
  }
  const over = (event: DragEvent) => {
    if (!fits()) return
    event.preventDefault()
    node.classList.add('over')
  }
  const leave = () => node.classList.remove('over')
  const fall = (event: DragEvent) => {
    leave()
    if (!fits()) return
    event.preventDefault()
    const { table, thing } = now
    table.clear()
    table.pick(carried!)
    if (thing) table.pick(thing)
    if (table.ready) table.confirm()
  }
  node.addEventListener('dragover', over)
  node.addEventListener('dragleave', leave)
  node.addEventListener('drop', fall)
  return { update: (next: Drop) => (now = next) }
}
