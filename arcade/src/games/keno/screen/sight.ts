import type { Round } from '../../../protocol.ts'
import type { Random, Settled } from '../../game.ts'
import { drawSome, range } from '../../shuffle.ts'
import { type Bet, DRAWN, NUMBERS, PICKS_MOST, type Result, type Risk, tableOf } from '../rules.ts'

export type Options = {
  picks: readonly number[]
  risk: Risk
  /** The round whose draw was cleared from the board by picking anew. */
  cleared: string | null
}
export type Frame = {
  picks: readonly number[]
  risk: Risk
  /** Numbers drawn so far, in their order. */
  drawn: readonly number[]
}
export type JarFace = 'shut' | 'picked' | 'drawn' | 'hit'

/** Random picks before the player has picked any. */
const USUAL_PICKS = 8

/** The server writes it (`shownOf` of a game of one step). */
export const drawnIn = (round: Round): Result & { bet: Bet } => {
  const { bet, result } = round.shown as unknown as Settled<Bet, Result>
  return { ...result, bet }
}

/** The last draw stands until the player picks anew. */
export function frameOf(round: Round | null, { picks, risk, cleared }: Options): Frame {
  if (!round || round.id === cleared) return { picks, risk, drawn: [] }
  const { bet, drawn } = drawnIn(round)
  return { picks: bet.picks, risk: bet.risk, drawn }
}

export const hitsOf = ({ picks, drawn }: Frame): number =>
  picks.filter((pick) => drawn.includes(pick)).length

/** Nothing more is drawn, and what was is still on the board. */
export const isOver = ({ drawn }: Frame): boolean => drawn.length === DRAWN

export function faceOf({ picks, drawn }: Frame, number: number): JarFace {
  const isPicked = picks.includes(number)
  if (drawn.includes(number)) return isPicked ? 'hit' : 'drawn'
  return isPicked ? 'picked' : 'shut'
}

/** With the number picked, or no longer; the picks as they were where there is no room for it. */
export function toggled(picks: readonly number[], number: number): readonly number[] {
  if (picks.includes(number)) return picks.filter((pick) => pick !== number)
  return picks.length < PICKS_MOST ? [...picks, number] : picks
}

/** As many as are picked now. Which ones changes no chance: the draw knows nothing of them. */
export const randomPicks = (picks: readonly number[], random: Random): readonly number[] =>
  drawSome(range(1, NUMBERS), picks.length || USUAL_PICKS, random)

export type Pay = { hits: number; hundredths: number }

/** What each number of hits pays, the most hits first. */
export const paysOf = (picks: number, risk: Risk): readonly Pay[] =>
  Object.entries(tableOf(picks, risk))
    .map(([hits, hundredths]) => ({ hits: Number(hits), hundredths }))
    .sort((a, b) => b.hits - a.hits)
