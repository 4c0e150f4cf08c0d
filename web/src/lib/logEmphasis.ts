/** Finds what stands out in a log line: player names and sums of money. Every second part of the split is one. */
export function standsOut(names: string[]): RegExp {
  const escaped = [...names].sort((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  // a name is a word of its own: "Bo" is not in "Bot"
  const whole = escaped.map((name) => `(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`)
  return new RegExp(`(${[...whole, '[+−]?\\d+ \\$'].join('|')})`, 'u')
}
