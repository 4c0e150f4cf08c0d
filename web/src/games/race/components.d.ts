declare module 'virtual:race' {
  const data: {
    cards: Record<string, import('./cards').CardData>
    actions: Record<string, import('./cards').ActionData>
    prices: Record<string, number>
    constants: { pool_per_player: number; hand_limit: number; tableau_end: number; explore_draw: number; explore_keep: number }
  }
  export default data
}
