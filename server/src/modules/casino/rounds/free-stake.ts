import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import type { RoundStart } from './round-start.ts'

/** What the operator staked on rounds that came as a win alone, by their start: free rounds of a known grant. */
export async function readFreeStakes(
  db: Db,
  playerId: string,
  starts: readonly RoundStart[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const alone = starts.filter(({ isBet }) => !isBet)
  if (alone.length === 0) return new Map()
  const { rows } = await sql<{ provider: string; id: string; stakeE5: bigint }>`
    select noted.provider, noted.transaction_id as id, given.stake_e5 as "stakeE5" from free_round noted
      join wallet_transaction taken on taken.id = noted.transaction_id and taken.provider = noted.provider
        and noted.fingerprint in ('', taken.fingerprint)
      join free_rounds given on given.reward = noted.reward and given.provider = noted.provider
     where noted.transaction_id = any(${alone.map(({ transactionId }) => transactionId)})
       and given.player_id = ${playerId}`.execute(db)
  const stakes = new Map(rows.map(({ provider, id, stakeE5 }) => [`${provider} ${id}`, stakeE5]))
  return new Map(
    alone.flatMap(({ id, provider, transactionId }) => {
      const stakeE5 = stakes.get(`${provider} ${transactionId}`)
      return stakeE5 === undefined ? [] : [[id, stakeE5] as const]
    }),
  )
}
