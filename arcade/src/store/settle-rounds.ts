import { ADD_TO_DAYS, type Tally } from './daily-returns.ts'
import type { Pool, Runner } from './database.ts'
import { inGroups } from './in-groups.ts'

/** A round whose win the wallet has acknowledged. */
export type Settled = {
  id: string
  balanceKurus: number
  now: Date
  /** What it adds to the returns of its game; without it the round is settled all the same. */
  tally: Tally | undefined
}

const STATEMENT = `
  with paid as (
    select * from json_to_recordset($1)
      as paid(id uuid, "balanceKurus" bigint, now timestamptz, tally json)
  ), held as (
    select round.id from arcade.round round join paid using (id)
      where round.state in ('open', 'win_pending') order by round.id for update of round
  ), settled as (
    update arcade.round round set state = 'settled', balance_after_win_kurus = paid."balanceKurus",
      closed_at = paid.now, due_at = null
      from paid join held using (id) where round.id = paid.id
      returning round.id, round.game_version, round.closed_at, paid.tally
  ), added as (${ADD_TO_DAYS})
  select id from settled`

/** Settles them all in one statement, each once. Answers the ids of those that were not settled before. */
export async function settleRounds(
  runner: Runner,
  rounds: readonly Settled[],
): Promise<Set<string>> {
  const { rows } = await runner.query<{ id: string }>(STATEMENT, [JSON.stringify(rounds)])
  return new Set(rows.map(({ id }) => id))
}

/** Settles what comes while a statement runs with the next one: a crowd shares the row of its game's day. */
export const openSettling = (pool: Pool): ((round: Settled) => Promise<void>) =>
  inGroups(async (rounds: Settled[]) => {
    await settleRounds(pool, rounds)
    return rounds.map(() => undefined)
  })
