declare module 'virtual:adastra' {
  /** Farmers, workers, scientists. */
  type Three = [number, number, number]
  /** Food, research, production, credits. */
  type Four = [number, number, number, number]
  type Branch = 'bio' | 'phys' | 'eng' | 'gov'
  type ActionName = 'growth' | 'research' | 'build' | 'diplomacy' | 'flight' | 'exploration' | 'attack' | 'invasion'
  interface Fighter { firepower: number; hull: number; shield: number; speed: number; ours: boolean }
  const data: {
    numbers: Record<'most_dice' | 'combat_rounds' | 'most_honours' | 'most_influence' | 'most_discontent' | 'most_level' | 'systems_limit' | 'anomaly_research' | 'antaran_rounds' | 'start_resistance', number> & { branch_points: number[] }
    antaranDice: { face: number; damage: number }
    technologies: Record<string, { branch: Branch; level: number; cost: number; ours: boolean }>
    levels: { branch: Branch; level: number; unlocks: string[] }[]
    cards: Record<string, { actions: ActionName[]; places: number; discount: number; resources: Four | null; ours: boolean }>
    units: Record<string, Fighter>
    antaran: Record<string, Fighter>
    enemies: Record<string, Fighter & { face: number; damage: number }>
    buildings: Record<string, { cost: number; ours: boolean }>
    empires: Record<string, { branch: Branch; population: Three; resources: Four; abilities: string[]; card: string; capacity: Three; ours: boolean }>
    abilities: Record<string, { resources: Four; ours: boolean }>
    foundations: Record<string, { branch: Branch; population: Three; resources: Four; ours: boolean }>
    discoveries: Record<string, { kind: string; ours: boolean }>
    missions: Record<string, { points: number; ours: boolean }>
    stars: Record<string, { colour: string; edges: number[]; features: string[] }>
  }
  export default data
}
