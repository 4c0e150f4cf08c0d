/** What a board knows of its game's components is what the game's `data.ts` picks. */
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
/** The games' pictures, drawn while the client was built (`prerenderPictures.ts`). */
declare module 'virtual:pictures' {
  const pictures: Record<string, () => Promise<{ default: string }>>
  export default pictures
}
