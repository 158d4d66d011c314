import type { FreeRounds, Reward, Round } from '../../../protocol.ts'

/** What the next round asks for: a free one while there are any, else the player's own money. */
export function spinOf({
  freeRounds: { now },
  stakeKurus,
}: {
  freeRounds: FreeRounds
  stakeKurus: number
}) {
  return now ? { stakeKurus: now.stakeKurus, rewardId: now.id } : { stakeKurus, rewardId: null }
}

/** What a round took from its player: of a free one the bet was the operator's. */
export const ownStakeOf = ({
  isFree,
  stakeKurus,
  stakedKurus,
}: Pick<Round, 'isFree' | 'stakeKurus' | 'stakedKurus'>): number =>
  isFree ? stakedKurus - stakeKurus : stakedKurus

/** As they were told, without an end that the player has gone on from. */
export const newlyTold = ({ now, over }: FreeRounds, goneOnFrom: string | null): FreeRounds => ({
  now,
  over: over?.id === goneOnFrom ? null : over,
})

/** To a page that opens: an end of old is no news where there are others to play. */
export const firstTold = ({ now, over }: FreeRounds): FreeRounds => ({
  now,
  over: now ? null : over,
})

/** The page offered a round of these, and there is none: they are over, whatever is told besides. */
export function endedOf(offered: Reward, { now, over }: FreeRounds): FreeRounds {
  if (now?.id === offered.id || over?.id === offered.id) return { now, over }
  const { id, given, left, wonKurus } = offered
  return { now, over: { id, given, played: given - left, wonKurus } }
}
