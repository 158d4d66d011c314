import type { Round, SeedPair } from '../protocol.ts'
import type { RoundRow } from '../store/rounds.ts'
import type { SeedPairRow } from '../store/seed-pairs.ts'

/** A round as its player may see it. A win on its way is still an open round to the page. */
export function presentRound(row: RoundRow): Round {
  const { outcome, nonce } = row
  if (!outcome || nonce === null) throw new Error(`round ${row.id} has no outcome to show`)
  return {
    id: row.id,
    gameCode: row.game_code,
    stakeKurus: row.stake_kurus,
    isFree: row.reward_id !== null,
    steps: outcome.steps,
    winKurus: outcome.winKurus,
    state: row.state === 'settled' ? 'settled' : 'open',
    nonce,
    commitment: row.commitment,
    clientSeed: row.client_seed,
    startedAt: row.started_at.toISOString(),
  }
}

export function presentPair(pair: SeedPairRow): SeedPair {
  return {
    commitment: pair.commitment,
    clientSeed: pair.client_seed,
    nonce: pair.next_nonce,
  }
}
