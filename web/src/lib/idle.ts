/** Until the page has nothing else to do: whatever nobody waits for comes then, a piece at a time. */
export const idle = () => new Promise<void>((then) => ('requestIdleCallback' in window ? requestIdleCallback(() => then(), { timeout: 1000 }) : setTimeout(then)))
