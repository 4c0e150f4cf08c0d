declare module 'virtual:race' {
  import type { ActionData, CardData } from './cards'
  const data: {
    cards: Record<string, CardData>
    actions: Record<string, ActionData>
    prices: Record<string, number>
    constants: { pool_per_player: number; hand_limit: number; tableau_end: number; explore_draw: number; explore_keep: number }
  }
  export default data
}
