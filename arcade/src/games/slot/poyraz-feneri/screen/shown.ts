import type { Round } from '../../../../protocol.ts'
import type { Settled } from '../../../game.ts'
import type { Bet } from '../../machine/machine.ts'
import { drawnWins, type ReelFrame, stillGrid } from '../../reels/screen/shown.ts'
import type { Paces } from '../../reels/screen/tell-arrival.ts'
import type { Rise, RisingRound } from '../rules.ts'
import type { RisingSheet } from '../sheets.ts'

export type Frame = ReelFrame & {
  /** The reels that their wild has filled. */
  risen: readonly Rise[]
  /** What joins them to the lines that they help is shown. */
  isJoined: boolean
}

export const resultIn = (round: Round): RisingRound =>
  (round.shown as unknown as Settled<Bet, RisingRound>).result

export function frameOf(sheet: RisingSheet, round: Round | null): Frame {
  const empty = { arriving: null, wins: [], risen: [], isJoined: false }
  if (!round) return { grid: stillGrid(sheet), ...empty }
  const { grid, rises, wins, hundredths } = resultIn(round)
  const drawn = drawnWins({ wins }, hundredths)
  return {
    grid,
    arriving: null,
    wins: drawn,
    risen: rises,
    isJoined: helping(rises, drawn).length > 0,
  }
}

/** The filled reels that a line crosses which won. */
export const helping = (rises: readonly Rise[], wins: Frame['wins']): Rise[] =>
  rises.filter(({ reel }) => wins.some(({ count }) => reel < count))

/** The roller passes a reel in 260 ms, 150 after the one before it. */
export const PACES: Paces = {
  slow: { passMs: 260, apartMs: 150 },
  fast: { passMs: 140, apartMs: 60 },
}
/** A wild grows to its reel's full height, the next one a little later; then its beam opens. */
export const RISE_MS = 520
export const RISES_APART_MS = 200
export const BEAM_MS = 240
