declare module 'virtual:captains' {
  type Side = 'up' | 'right' | 'down' | 'left'
  type Edges = Partial<Record<Side, string>>
  type Part = import('./formula').Part
  const data: {
    techs: Record<string, { deck: string; kind: string; colour: string | null; overlay: boolean; edges: Edges; signs: Part[]; designed: boolean }>
    rooms: Record<string, { colour: string; signs: Part[] }>
    missions: Record<string, { points: number; rows: { colour: string; signs: Part[] }[]; designed: boolean }>
    events: Record<string, { designed: boolean }>
    tracks: Record<string, Record<string, { points: number; event: boolean; signs: Part[] | null }[]>>
    boards: Record<string, Edges[]>
    maps: { seats: number[]; places: { id: string; x: number; y: number }[]; routes: { id: string; a: string; b: string; colour: string }[] }[]
    left: number
  }
  export default data
}
