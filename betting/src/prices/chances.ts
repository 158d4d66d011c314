import type { Chances } from '../markets/market.ts'

/** What the selections of a market may become. */
export type MarketChances = Map<string, Chances>

/** Of a selection that wins or loses. Sums of many chances may miss 0 and 1 by a hair. */
export function winOrLose(chance: number): Chances {
  const win = Math.min(1, Math.max(0, chance))
  return { win, halfWin: 0, push: 0, halfLoss: 0, loss: 1 - win }
}

/** Of the selection that wins where this one loses. */
export const opposite = ({ win, halfWin, push, halfLoss, loss }: Chances): Chances => ({
  win: loss,
  halfWin: halfLoss,
  push,
  halfLoss: halfWin,
  loss: win,
})

/** Of selections in their order that each win or lose. */
export const winOrLoseOf = (selections: readonly string[], p: ArrayLike<number>): MarketChances =>
  new Map(selections.map((selection, n) => [selection, winOrLose(p[n] ?? 0)]))

export const yesNo = (yes: number): MarketChances => winOrLoseOf(['yes', 'no'], [yes, 1 - yes])

/**
 * The chance that decides the fair price 1/p: won over decided, halves counting half. Where nothing
 * can push it is the chance to win; where all pushes it is none.
 */
export function fairChance({ win, halfWin, halfLoss, loss }: Chances): number {
  const won = win + halfWin / 2
  const lost = loss + halfLoss / 2
  return won === 0 ? 0 : won / (won + lost)
}
