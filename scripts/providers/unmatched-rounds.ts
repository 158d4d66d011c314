import type { UnmatchedFreeRounds } from '../../server/src/modules/bonuses/index.ts'

const SHOWN_MAX = 20
const WHY = {
  never_given: 'which we never gave',
  other_player: 'which is of another player',
  other_game: 'which is of another game',
}

/** What of a supplier needs a person because of free rounds that are none of those we gave. */
export function unmatchedNeeds(
  { unmatched, tooMany }: UnmatchedFreeRounds,
  provider: string,
): string[] {
  const strange = unmatched
    .filter((one) => one.provider === provider)
    .map(
      ({ transactionId, reward, playerId, why }) =>
        `${transactionId} of ${playerId} names reward ${reward}, ${WHY[why]}`,
    )
  const more = tooMany
    .filter((one) => one.provider === provider)
    .map(({ id, given, taken }) => `of ${id} ${taken} rounds were played, ${given} were given`)
  const all = [...strange, ...more]
  if (all.length === 0) return []
  const rest = all.length > SHOWN_MAX ? [`and ${all.length - SHOWN_MAX} more`] : []
  return [
    `${all.length} times free rounds that we did not give`,
    ...all.slice(0, SHOWN_MAX),
    ...rest,
  ]
}
