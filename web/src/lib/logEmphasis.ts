/** Splits a log line at player names and sums of money. Every second part is one. */
export function standsOut(names: string[]): RegExp {
  const escaped = [...names].sort((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  // names match only as whole words: "Bo" is not in "Bot"
  const whole = escaped.map((name) => `(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`)
  return new RegExp(`(${[...whole, '[+−]?\\d+ \\$'].join('|')})`, 'u')
}
