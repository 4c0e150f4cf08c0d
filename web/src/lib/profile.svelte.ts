/** The profile of the current user: name and account. */
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

/** Whether to ask for a name: the user has no account and was never asked. */
export const nameless = () => !settings.named && !me.account

/** Sets my name. An empty one keeps the generated name; either way the user is not asked again. */
export async function callMe(name: string): Promise<void> {
  const said = name.trim()
  if (said && said !== me.name) setProfile(await api.rename(said))
  settings.named = true
  save()
}
