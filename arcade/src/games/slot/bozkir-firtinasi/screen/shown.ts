import type { Round } from '../../../../protocol.ts'
import { type Settled, times } from '../../../game.ts'
import type { Bet } from '../../machine/machine.ts'
import { type FeatureFrame, NO_FEATURE } from '../../reels/screen/feature.ts'
import { drawnWins, stillGrid } from '../../reels/screen/shown.ts'
import type { Paces } from '../../reels/screen/tell-arrival.ts'
import type { Stack, StormRound } from '../rules.ts'
import type { StormSheet } from '../sheets.ts'

export type Frame = FeatureFrame & {
  /** Reels that are wild from end to end. */
  stacks: readonly Stack[]
  /** The free spins' hour. */
  isStormy: boolean
}

export const resultIn = (round: Round): StormRound =>
  (round.shown as unknown as Settled<Bet, StormRound>).result

export const PLAIN: Omit<Frame, 'grid'> = { ...NO_FEATURE, stacks: [], isStormy: false }

/** At rest: the paid spin, or the last of the free ones. */
export function frameOf(sheet: StormSheet, round: Round | null): Frame {
  if (!round) return { ...PLAIN, grid: stillGrid(sheet) }
  const { paid, free, hundredths } = resultIn(round)
  const last = free.at(-1) ?? paid
  const of = free.length
  const totalKurus = times(round.stakedKurus, hundredths)
  return {
    ...PLAIN,
    grid: last.grid,
    stacks: last.stacks,
    wins: drawnWins(last, hundredths),
    feature: of > 0 ? { spin: of, of, spinKurus: null, totalKurus } : null,
  }
}

/** The stacks of the reels that stand: only of those the multiplier is told. */
export const standing = ({ stacks, arriving }: Frame): Stack[] =>
  stacks.filter(({ reel }) => !arriving || reel < arriving.stood)

/** Fifteen rows of stitches, 22 ms each; the next reel begins 160 after it. */
export const PACES: Paces = {
  slow: { passMs: 330, apartMs: 160 },
  fast: { passMs: 165, apartMs: 60 },
}
/** The sky darkens for the free spins. */
export const HOUR_MS = 600
