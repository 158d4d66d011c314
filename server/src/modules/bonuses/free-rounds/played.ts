import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'

/** What of some free rounds was played, and what it won. */
export type Played = { rounds: number; wonE5: bigint }
export const NOTHING_PLAYED: Played = { rounds: 0, wonE5: 0n }

type Row = { id: string; rounds: bigint; wonE5: bigint }

/**
 * How far these free rounds are, by id. A round counts once it is taken, whatever comes of it: its bet, or
 * of a supplier who sends none its win. What was rolled back was not played.
 */
export async function readPlayed(
  db: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Played>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select given.id, count(distinct taken.round_id) as rounds,
        coalesce(sum(taken.amount_e5) filter (where taken.kind = 'win'), 0)::bigint as "wonE5"
      from free_rounds given, ${TAKEN} where given.id = any(${ids}::uuid[]) and ${IS_OF_GIVEN}
     group by given.id`.execute(db)
  return new Map(
    rows.map(({ id, rounds, wonE5 }) => [id, { rounds: Number(rounds), wonE5 }] as const),
  )
}

/** Of a `taken` bet or win: neither it nor the bet that it pays was rolled back. */
export const STANDS = sql`taken.outcome = 'ok' and taken.kind <> 'rollback' and not exists (
  select from wallet_transaction back
    where back.reference_id in (taken.id, taken.reference_id) and back.provider = taken.provider
      and back.player_id = taken.player_id and back.kind = 'rollback' and back.outcome = 'ok')`

/** What the wallet decided of each command that was noted as one of free rounds. */
export const TAKEN = sql`free_round noted
  join wallet_transaction taken on taken.id = noted.transaction_id and taken.provider = noted.provider
    and noted.fingerprint in ('', taken.fingerprint)`

/** It counts for the free rounds that are `given`. */
export const IS_OF_GIVEN = sql`noted.reward = given.reward and noted.provider = given.provider and ${STANDS}
  and taken.player_id = given.player_id and taken.game_code = given.game_code`
