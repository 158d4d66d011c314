import type { Round } from '../../../protocol.ts'

export const ROUND_COUNTS = [10, 25, 50, 100] as const

/** What ends the rounds that run by themselves; the player sets it before the first. */
export type StopRules = {
  rounds: number
  /** The rounds together never lose more than this. */
  lossKurus: number
  /** They end once they have won so much together; null for no such end. */
  winKurus: number | null
  /** They end with the first round that returns more than its stake. */
  stopsAtWin: boolean
}

export type Autoplay = StopRules & {
  played: number
  /** Wins less stakes of the rounds so far. */
  netKurus: number
}

export type AutoplayEnd = 'rounds' | 'loss' | 'win' | 'anyWin' | 'trouble' | 'stopped'

export const begunBy = (rules: StopRules): Autoplay => ({ ...rules, played: 0, netKurus: 0 })

/** The loss that the player finds filled in. */
export const USUAL_LOSS_STAKES = 10

type Paid = Pick<Round, 'winKurus' | 'stakedKurus'>

export const afterRound = (autoplay: Autoplay, { winKurus, stakedKurus }: Paid): Autoplay => ({
  ...autoplay,
  played: autoplay.played + 1,
  netKurus: autoplay.netKurus + winKurus - stakedKurus,
})

/** Why no further round begins; null where one does, for the same stake. */
export function endOf(autoplay: Autoplay, last: Paid): AutoplayEnd | null {
  const { rounds, lossKurus, winKurus, stopsAtWin, played, netKurus } = autoplay
  if (stopsAtWin && last.winKurus > last.stakedKurus) return 'anyWin'
  if (winKurus !== null && netKurus >= winKurus) return 'win'
  if (played >= rounds) return 'rounds'
  return last.stakedKurus - netKurus > lossKurus ? 'loss' : null
}
