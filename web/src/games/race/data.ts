/** What the board has to know of components.toml, and nothing more. */

/* eslint-disable @typescript-eslint/no-explicit-any */
const named = (list: any[], make: (each: any) => unknown) => Object.fromEntries(list.map((each) => [each.id, make(each)]))

export default function data(file: any) {
  return {
    cards: named(file.cards, (card) => ({
      type: card.type, cost: card.cost ?? card.defence, military: 'defence' in card, vp: card.score ? null : card.vp, kind: card.good ?? null,
      windfall: !!card.windfall, flags: card.flags ?? [], start: card.start ?? null, powers: card.powers ?? {}, score: card.score ?? [],
    })),
    actions: named(file.actions, (card) => ({ phase: card.phase, bonus: card.bonus })),
    prices: named(file.kinds, (kind) => kind.price),
    constants: file.constants,
  }
}
