/** The Web Push subscription of this browser. */
import { api } from './api'
import { settings } from './settings.svelte'

export const possible = (): boolean => window.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window

const registration = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.ready
const text = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)))).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')

/** Registers the push endpoint and the language with the server. */
async function tell(push: PushSubscription): Promise<void> {
  await api.push({ endpoint: push.endpoint, key: text(push.getKey('p256dh')), auth: text(push.getKey('auth')), language: settings.language })
}

/** Whether this browser is subscribed. It registers again, since the server may not know it after another log-in. */
export async function isSubscribed(): Promise<boolean> {
  const push = possible() ? await (await registration()).pushManager.getSubscription() : null
  if (push) await tell(push)
  return push !== null
}

/** Subscribes; false if permission is denied. */
export async function subscribe(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const key = await api.pushKey()
  await tell(await (await registration()).pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  return true
}

export async function unsubscribe(): Promise<void> {
  const push = await (await registration()).pushManager.getSubscription()
  if (!push) return
  await api.endPush(push.endpoint)
  await push.unsubscribe()
}
