import { Refusal } from '../../../platform/refusal.ts'
import type { LaunchDeps } from '../launch.ts'
import { ownAnchor } from './read-round.ts'

/**
 * The supplier's public page about one of the player's own rounds; null where it has none. The
 * supplier is another company: when it cannot be reached, that is said and nothing else waits.
 */
export async function findProof(
  { db, provider, breaker, log }: LaunchDeps,
  call: { playerId: string; id: string },
): Promise<string | null> {
  const { provider: name, roundId, transactionId } = await ownAnchor(db, call)
  if (name !== provider.name) return null
  const { playerId } = call
  const url = await breaker(() => provider.roundUrl({ playerId, roundId, transactionId })).catch(
    (err: unknown) => {
      log.warn({ err, provider: name }, 'the proof of a round could not be had')
      throw new Refusal('game_provider_down')
    },
  )
  return url ?? null
}
