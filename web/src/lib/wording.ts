/** Formatting of words and numbers. */

/** Text with an initial capital. */
export const upper = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1)

/** A number with a true minus sign. */
export const minus = (n: number): string => String(n).replace('-', '−')

/** The same, with a plus sign above zero. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : minus(n))
