/** What was played since the game was opened, in whole kuruş. */
export type SessionSum = { stakedKurus: number; wonKurus: number }

export const NOTHING_PLAYED: SessionSum = { stakedKurus: 0, wonKurus: 0 }

export const addRound = (
  sum: SessionSum,
  round: { stakeKurus: number; winKurus: number },
): SessionSum => ({
  stakedKurus: sum.stakedKurus + round.stakeKurus,
  wonKurus: sum.wonKurus + round.winKurus,
})

/** Won less staked: negative is a loss. */
export const resultKurus = ({ stakedKurus, wonKurus }: SessionSum): number => wonKurus - stakedKurus
