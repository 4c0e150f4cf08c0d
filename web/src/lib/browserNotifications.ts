/** Browser notifications of "your move", opt-in per device. */
import { go } from './router.svelte'

export const possible = (): boolean => 'Notification' in window && window.isSecureContext

/** Asks for permission; true if it was granted. */
export async function allow(): Promise<boolean> {
  if (!possible()) return false
  return (await Notification.requestPermission()) === 'granted'
}

/** Notifies of my move at a table. A later notification of the same table replaces the earlier one. */
export function announce(table: string, title: string, body: string): void {
  if (!possible() || Notification.permission !== 'granted') return
  try {
    const notice = new Notification(title, { body, tag: `astrarium ${table}`, icon: '/icon.svg' })
    notice.onclick = () => {
      window.focus()
      go(`/table/${table}`)
      notice.close()
    }
  } catch {
    // some phones allow notifications only for installed pages
  }
}
