import type { Outcome } from '@zar/contract/betting/outcome'
import type { Results } from '../markets/market.ts'

/** Home, away. */
export type Pair = readonly [home: number, away: number]

export const sumOf = ([home, away]: Pair): number => home + away
export const leadOf = ([home, away]: Pair): number => home - away
export const lessOf = (all: Pair, part: Pair): Pair => [all[0] - part[0], all[1] - part[1]]

export const addUp = (parts: readonly Pair[]): Pair =>
  parts.reduce<Pair>(([home, away], part) => [home + part[0], away + part[1]], [0, 0])

export const RESULT = ['1', 'X', '2'] as const
export const YES_NO = ['yes', 'no'] as const
export const OVER_UNDER = ['over', 'under'] as const
export const SIDES = ['1', '2'] as const

/** Who is ahead: `1`, `X` or `2`. */
export function leaderOf(pair: Pair): (typeof RESULT)[number] {
  const lead = leadOf(pair)
  return lead > 0 ? '1' : lead < 0 ? '2' : 'X'
}

/** Those named win, all others lose. */
export const won = (selections: readonly string[], ...winners: readonly string[]): Results =>
  new Map(
    selections.map((selection) => [
      selection,
      { outcome: winners.includes(selection) ? 'win' : 'loss' },
    ]),
  )

export const yesNo = (holds: boolean): Results => won(YES_NO, holds ? 'yes' : 'no')

/** All of them have this one outcome. */
export const allAre = (selections: readonly string[], outcome: Outcome): Results =>
  new Map(selections.map((selection) => [selection, { outcome }]))

/** One of two sides wins; level is pushed. */
export function winnerOrPush(pair: Pair): Results {
  const leader = leaderOf(pair)
  return leader === 'X' ? allAre(SIDES, 'push') : won(SIDES, leader)
}
