/** The look of a planet that `Planet.svelte` draws. */

export const SURFACES = ['bands', 'craters', 'land', 'ice', 'cracks', 'city'] as const
export type Surface = (typeof SURFACES)[number]
export interface PlanetLook { kind: Surface; colour: string; ring?: boolean; moon?: boolean }
