import { Refusal } from '../../../platform/refusal.ts'
import type { LaunchDeps, Supplier } from '../launch/launch.ts'
import { ownRoundStart } from './read-round.ts'

type ProofDeps = Pick<LaunchDeps, 'db' | 'log'> & { suppliers: readonly Supplier[] }

/**
 * The supplier's public page about one of the player's own rounds; null where it has none. The
 * supplier is another company: when it cannot be reached, that is said and nothing else waits.
 */
export async function findProof(
  { db, suppliers, log }: ProofDeps,
  call: { playerId: string; id: string },
): Promise<string | null> {
  const { provider: name, roundId, transactionId } = await ownRoundStart(db, call)
  const supplier = suppliers.find(({ provider }) => provider.name === name)
  const roundUrl = supplier?.provider.roundUrl
  if (!supplier || !roundUrl) return null
  const round = { playerId: call.playerId, roundId, transactionId }
  const url = await supplier
    .breaker(() => roundUrl(round))
    .catch((err: unknown) => {
      log.warn({ err, provider: name }, 'the proof of a round could not be had')
      throw new Refusal('game_provider_down')
    })
  return url ?? null
}
