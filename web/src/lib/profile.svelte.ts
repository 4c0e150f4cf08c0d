import { api } from './api'
import { save, settings } from './settings.svelte'
import type { Me } from './types'

export const me = $state<{ name: string; account: string | null }>({ name: '', account: null })

export function setProfile(found: Me): void {
  me.name = found.name
  me.account = found.account ?? null
}

export async function loadProfile(): Promise<void> {
  setProfile(await api.me())
}

/** Whether it is time to ask for a name: others will see it, and nobody has asked yet. */
export const nameless = () => !settings.named && !me.account

/** Be called so from now on; whoever says nothing keeps the name that the server made up, and is not asked again. */
export async function callMe(name: string): Promise<void> {
  const said = name.trim()
  if (said && said !== me.name) setProfile(await api.rename(said))
  settings.named = true
  save()
}
