declare module 'virtual:adastra' {
  const data: ReturnType<typeof import('./data').default>
  export default data
}
