declare module 'virtual:metallum' {
  type Colour = 'blue' | 'green' | 'red'
  type Side = 'top' | 'right' | 'bottom' | 'left'
  interface Tile {
    id: string
    group: string
    complexity: number
    rule: string
    tab: { side: Side; slot: number; colour: Colour }
    sockets: { side: Side; colours: (Colour | '')[] }
  }
  interface Module { kind: string; cost: number; rule: string; phases: number[]; complexity: number }
  const data: {
    contacts: { tab_group: string; socket_group: string }[]
    tiles: Tile[]
    modules: Record<string, Module>
    planets: Record<string, { rule: string }>
    rounds: number
    reward: number
  }
  export default data
}
