/** Browser notifications, opt-in per device. */
import { go } from './router.svelte'

export const possible = (): boolean => 'Notification' in window && window.isSecureContext

/** Asks the browser for leave; whether it was given. */
export async function allow(): Promise<boolean> {
  if (!possible()) return false
  return (await Notification.requestPermission()) === 'granted'
}

/** Tells that it is my move at a table, where the page is not being looked at. One notice a table at most. */
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
    // a phone shows notices of installed pages alone
  }
}
