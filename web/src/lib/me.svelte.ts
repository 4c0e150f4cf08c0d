import { api } from './api'
import type { Me } from './types'

export const me = $state<{ name: string; account: string | null }>({ name: '', account: null })

export function become(found: Me): void {
  me.name = found.name
  me.account = found.account ?? null
}

export async function meet(): Promise<void> {
  become(await api.me())
}
