declare module 'virtual:captains' {
  type Side = 'up' | 'right' | 'down' | 'left'
  const data: {
    techs: Record<string, { deck: string; kind: string; colour: string | null; edges: Partial<Record<Side, string>>; designed: boolean }>
    missions: Record<string, { points: number; rows: string[]; designed: boolean }>
    events: Record<string, { designed: boolean }>
    left: number
  }
  export default data
}
