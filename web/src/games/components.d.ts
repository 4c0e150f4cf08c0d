/** Types of the virtual modules: each game's component data as picked by its `data.ts`. */
declare module 'virtual:adastra' {
  const data: ReturnType<typeof import('./adastra/data').default>
  export default data
}
declare module 'virtual:captains' {
  const data: ReturnType<typeof import('./captains/data').default>
  export default data
}
declare module 'virtual:metallum' {
  const data: ReturnType<typeof import('./metallum/data').default>
  export default data
}
declare module 'virtual:orion' {
  const data: ReturnType<typeof import('./orion/data').default>
  export default data
}
declare module 'virtual:race' {
  const data: ReturnType<typeof import('./race/data').default>
  export default data
}
/** The games' pictures, prerendered at build time (`prerenderPictures.ts`). */
declare module 'virtual:pictures' {
  const pictures: Record<string, () => Promise<{ default: string }>>
  export default pictures
}
