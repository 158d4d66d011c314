import type { Round } from '../../../../protocol.ts'
import type { Told } from '../../../../screens/slot/slot-screen.ts'
import { type Settled, times } from '../../../game.ts'
import type { Bet } from '../../machine/machine.ts'
import { spinAt, standsFor, type WaysRound, type WaysSpin, type WaysWin } from '../rules.ts'
import type { WaysSheet } from '../sheet.ts'

/** What a reel shows. Of a spin that is on its way nothing is in the page before it comes. */
export type ReelShown =
  | { state: 'stands' | 'comes'; symbols: readonly string[] }
  /** What stood there before goes. */
  | { state: 'leaves' | 'away' }

/** The free spins that are told now. */
export type Feature = { spin: number; of: number; retriggers: number }

export type Frame = Told & {
  /** Of this spin, so that each is shown anew. */
  id: string
  reels: readonly ReelShown[]
  /** The reel that is anticipated now. */
  waiting: number | null
  /** What all mysteries in sight have become; null while they are shut. */
  revealed: string | null
  wins: readonly WaysWin[]
  /** The round has returned more than its stake. */
  isLit: boolean
  feature: Feature | null
  /** Free spins that the card gives, while it waits. */
  given: number | null
  /** Drapes are drawn before the machine. */
  isShut: boolean
  /** The round is over and its last picture stands. */
  isOver: boolean
}

export const settledIn = (round: Round): Settled<Bet, WaysRound> =>
  round.shown as unknown as Settled<Bet, WaysRound>

/** What a part of a round returns of its stake. */
export const sumOf = (round: Round, hundredths: number): number =>
  times(settledIn(round).bet.stakeKurus, hundredths)

/** A round that returned more than its stake. */
export const isGain = (hundredths: number): boolean => hundredths > 100

export const STILL: Frame = {
  id: '',
  reels: [],
  waiting: null,
  revealed: null,
  wins: [],
  isLit: false,
  feature: null,
  given: null,
  isShut: false,
  isOver: true,
}

const standing = (grid: readonly (readonly string[])[]): ReelShown[] =>
  grid.map((symbols) => ({ state: 'stands', symbols }))

/** Before the first round: the first stops at which nothing is won and no mystery is seen. */
export function stillSpin(sheet: WaysSheet): WaysSpin {
  const [first = []] = sheet.reels
  const spins = [...first.keys()].map((at) =>
    spinAt(sheet, {
      kind: 'paid',
      stops: sheet.reels.map((reel, own) => (at + 3 * own) % reel.length),
      mystery: null,
    }),
  )
  const isStill = ({ hundredths, freeSpinsWon, grid }: WaysSpin) =>
    hundredths + freeSpinsWon === 0 && !grid.flat().includes(sheet.mystery?.symbol ?? '')
  return (
    spins.find(isStill) ?? spinAt(sheet, { kind: 'paid', stops: [0, 0, 0, 0, 0], mystery: null })
  )
}

/** The picture at rest: the last spin of the round, and what it won. */
export function frameOf(sheet: WaysSheet, round: Round | null): Frame {
  if (!round) return { ...STILL, reels: standing(stillSpin(sheet).grid) }
  const { spins, hundredths } = settledIn(round).result
  const last = spins.at(-1)
  if (!last) return STILL
  return {
    ...STILL,
    id: `${round.id} ${spins.length - 1}`,
    reels: standing(last.grid),
    revealed: last.revealed,
    wins: last.wins,
    isLit: isGain(hundredths),
  }
}

export const symbolsOf = (reel: ReelShown): readonly string[] =>
  reel.state === 'stands' || reel.state === 'comes' ? reel.symbols : []

/** The cells of a win by their numbers, reel by reel. */
export function cellsOf(
  sheet: WaysSheet,
  { reels, revealed }: Pick<Frame, 'reels' | 'revealed'>,
  { symbol, counts }: WaysWin,
): number[] {
  const stands = standsFor(sheet, symbol, revealed)
  return reels
    .slice(0, counts.length)
    .flatMap((shown, reel) =>
      symbolsOf(shown).flatMap((id, row) => (stands.has(id) ? [reel * sheet.rows + row] : [])),
    )
}

/** How many mysteries are in sight. */
export const mysteriesIn = ({ mystery }: WaysSheet, reels: readonly ReelShown[]): number =>
  reels.flatMap(symbolsOf).filter((id) => id === mystery?.symbol).length
