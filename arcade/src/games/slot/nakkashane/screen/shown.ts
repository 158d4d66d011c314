import type { Round } from '../../../../protocol.ts'
import { type Settled, times } from '../../../game.ts'
import type { Bet } from '../../machine/machine.ts'
import { type FeatureFrame, NO_FEATURE } from '../../reels/screen/feature.ts'
import { drawnWins, numbersOf, stillGrid } from '../../reels/screen/shown.ts'
import type { Paces } from '../../reels/screen/tell-arrival.ts'
import type { StickyRound } from '../rules.ts'
import type { StickySheet } from '../sheets.ts'

export type Frame = FeatureFrame & {
  /** Cells where a wild stays, by their numbers. */
  leaves: readonly number[]
  /** The page is being turned. */
  isTurning: boolean
}

export const resultIn = (round: Round): StickyRound =>
  (round.shown as unknown as Settled<Bet, StickyRound>).result

export const PLAIN: Omit<Frame, 'grid'> = { ...NO_FEATURE, leaves: [], isTurning: false }

/** At rest: the paid spin, or the last of the free ones with all that stayed. */
export function frameOf(sheet: StickySheet, round: Round | null): Frame {
  if (!round) return { ...PLAIN, grid: stillGrid(sheet) }
  const { paid, free, hundredths } = resultIn(round)
  const last = free.at(-1)
  if (!last) return { ...PLAIN, grid: paid.grid, wins: drawnWins(paid, hundredths) }
  const of = free.length
  const totalKurus = times(round.stakedKurus, hundredths)
  return {
    ...PLAIN,
    grid: last.grid,
    wins: drawnWins(last, hundredths),
    leaves: numbersOf(free.flatMap(({ laid }) => laid)),
    feature: { spin: of, of, spinKurus: null, totalKurus },
  }
}

/** The brush wipes a column in 180 ms, the new colours dry in 160; the next begins 140 after it. */
export const PACES: Paces = {
  slow: { passMs: 340, apartMs: 140 },
  fast: { passMs: 160, apartMs: 60 },
}
export const LEAF_MS = 160
export const PAGE_MS = 600
