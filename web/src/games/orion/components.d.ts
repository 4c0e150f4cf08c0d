declare module 'virtual:orion' {
  /** Food, fleet, production. */
  type Goods = [number, number, number]
  type Ours = 'effect' | 'numbers' | ''
  interface Moment { when: string; slot: 'A' | 'R' | '' }
  interface Structure {
    rule: string
    colour: 'blue' | 'red' | 'yellow' | 'grey'
    cost: Goods
    produces: Goods
    /** Printed points; null where a formula counts them. */
    vp: number | null
    /** The least morale to build it, or to use it; 0: none. */
    morale: number
    moments: Moment[]
    ours: Ours
  }
  const data: {
    constants: Record<'rounds' | 'resource_max' | 'morale_max' | 'hand_limit' | 'cards_in_system' | 'action_markers' | 'attack_vp' | 'attack_morale' | 'propaganda_morale' | 'contract_cards', number>
    structures: Record<string, Structure>
    advisors: Record<string, { rule: string; moments: Moment[]; ours: Ours }>
    races: Record<string, { rule: string; start: Goods; vp: number; ours: Ours }>
    /** What is worth the same. */
    trades: [Goods, Goods][]
  }
  export default data
}
