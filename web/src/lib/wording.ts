/** Small forms of words and numbers. */

/** Words with a capital at the beginning. */
export const upper = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1)

/** A number with a true minus sign. */
export const minus = (n: number): string => String(n).replace('-', '−')

/** The same with a plus above zero. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : minus(n))
