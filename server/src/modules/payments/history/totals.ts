import { unitsOf } from '@zar/contract/money'
import type { history as endpoint } from '@zar/contract/payment'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db } from '../../../db/db.ts'
import { ALL_TRANSFERS, type TransferRange } from '../../ledger/index.ts'
import { transferKey } from '../transfer-key.ts'

type Totals = NonNullable<z.input<typeof endpoint.output>['totals']>
/** The sums over the transfers up to `toId`. */
type Sums = {
  toId: bigint
  deposited: bigint
  withdrawn: bigint
  staked: bigint
  won: bigint
  /** What of the deposits has not been staked since: a stake counts for no later deposit. */
  unstaked: bigint
}
type Part = Omit<Sums, 'unstaked'> & {
  isFresh: boolean
  count: bigint
  /** Deposits less stakes: over all of the part, and where that stood lowest on the way. */
  open: bigint
  lowest: bigint
}

/** The payments by which deposits of a player are sent back. */
export const refundsOf = (playerId: string) => sql<{ backId: string }>`
  select id as "backId" from payment where player_id = ${playerId} and refund_of is not null`

const SLICE_MAX = 20_000

const total = (amount: string) => sql`coalesce(sum(${sql.raw(amount)}), 0)::bigint`

const FOUR_SUMS = sql`
  ${total("case reason when 'deposit' then amount_e5 end")} as deposited,
  ${total("case reason when 'withdrawal_paid' then amount_e5 end")} as withdrawn,
  ${total("case when reason in ('bet', 'sport_bet') and not is_in then amount_e5 when reason in ('rollback', 'sport_rollback') and is_in then -amount_e5 end")} as staked,
  ${total("case when reason in ('win', 'sport_win') and is_in then amount_e5 when reason in ('rollback', 'sport_correction') and not is_in then -amount_e5 end")} as won`
const NOTHING: Sums = { toId: 0n, deposited: 0n, withdrawn: 0n, staked: 0n, won: 0n, unstaked: 0n }

/**
 * What a player's transfers come to: paid in, paid out, staked and won, each without what was
 * rolled back. Of all of them the sums so far are kept, so that only newer ones are added up; of a
 * period they are added up each time.
 */
export async function readTotals(db: Db, playerId: string, range = ALL_TRANSFERS): Promise<Totals> {
  const sums = await (range === ALL_TRANSFERS ? readSums(db, playerId) : addUp(db, playerId, range))
  const { deposited, withdrawn, staked, won } = sums
  return {
    deposited: unitsOf(deposited),
    withdrawn: unitsOf(withdrawn),
    staked: unitsOf(staked),
    won: unitsOf(won),
  }
}

async function addUp(db: Db, playerId: string, { fromId, beforeId }: TransferRange) {
  const { rows } = await sql<Pick<Sums, 'deposited' | 'withdrawn' | 'staked' | 'won'>>`
    with slice as (
      select t.reason, t.amount_e5, t.target_id = cash.id as is_in
        from transfer t
        left join account cash on cash.id in (t.source_id, t.target_id)
         and cash.owner_id = ${playerId} and cash.kind = 'player_cash'
       where t.player_id = ${playerId} and t.id >= ${fromId} and t.id < ${beforeId}
    )
    select ${FOUR_SUMS} from slice`.execute(db)
  return rows[0] ?? NOTHING
}

/** The same, as the ledger has it. */
export async function readSums(db: Db, playerId: string): Promise<Omit<Sums, 'toId'>> {
  const kept = await readKept(db, playerId)
  let all = kept
  let settled = kept
  for (let count = SLICE_MAX; count === SLICE_MAX; ) {
    const parts = await readSlice(db, playerId, all.toId)
    const isSettled = settled.toId === all.toId
    for (const part of parts) {
      all = plus(all, part)
      if (isSettled && !part.isFresh) settled = plus(settled, part)
    }
    count = parts.reduce((sum, part) => sum + Number(part.count), 0)
  }
  if (settled.toId > kept.toId) await keep(db, playerId, settled)
  return all
}

/**
 * Keeps the sums of every player over a part of the ledger, so that they go on without it. Answers how many players
 * had some of it to be added.
 */
export async function keepTotals(
  db: Db,
  { fromId, beforeId }: { fromId: bigint; beforeId: bigint },
): Promise<number> {
  const { rows } = await sql<{ playerId: string }>`
    select t.player_id as "playerId" from transfer t left join player_total kept using (player_id)
      where t.id >= ${fromId} and t.id < ${beforeId}
      group by t.player_id, to_transfer_id having max(t.id) > coalesce(to_transfer_id, 0)`.execute(
    db,
  )
  for (const { playerId } of rows) await readSums(db, playerId)
  return rows.length
}

const plus = (a: Sums, b: Part): Sums => ({
  toId: a.toId > b.toId ? a.toId : b.toId,
  deposited: a.deposited + b.deposited,
  withdrawn: a.withdrawn + b.withdrawn,
  staked: a.staked + b.staked,
  won: a.won + b.won,
  // Below zero it never goes: what was staked beyond the deposits is kept for none to come.
  unstaked: b.open + (a.unstaked > -b.lowest ? a.unstaked : -b.lowest),
})

/**
 * The next transfers in two parts: those that are settled, and from the first fresh one on. Below a
 * fresh transfer another may still be uncommitted, so nothing past it is ever kept. What is sent back of
 * a deposit is not open from then on, unless the bank would not take it back.
 */
async function readSlice(db: Db, playerId: string, afterId: bigint): Promise<Part[]> {
  const { rows } = await sql<Part>`
    with refund as (${refundsOf(playerId)}), slice as (
      select t.id, t.reason, t.amount_e5, t.target_id = cash.id as is_in,
             t.reason = 'deposit' or t.reason = 'withdrawal_return'
               and t.key in (select ${transferKey.return('')} || "backId" from refund) as is_paid_in,
             t.reason = 'withdrawal_reserve'
               and t.key in (select ${transferKey.reserve('')} || "backId" from refund) as is_sent_back,
             bool_or(t.created_at > clock_timestamp() - interval '1 minute') over (order by t.id) as is_fresh
        from (select * from transfer where player_id = ${playerId} and id > ${afterId}
               order by id limit ${SLICE_MAX}) t
        left join account cash on cash.id in (t.source_id, t.target_id)
         and cash.owner_id = ${playerId} and cash.kind = 'player_cash'
    ), walk as (
      select slice.*, sum(case when is_paid_in or (reason in ('rollback', 'sport_rollback') and is_in) then amount_e5
                               when is_sent_back or (reason in ('bet', 'sport_bet') and not is_in) then -amount_e5
                               else 0 end)
               over (partition by is_fresh order by id) as so_far
        from slice
    )
    select is_fresh as "isFresh", count(*) as count, max(id) as "toId",
           ${FOUR_SUMS},
           ((array_agg(so_far order by id desc))[1])::bigint as open, min(so_far)::bigint as lowest
      from walk group by is_fresh order by is_fresh`.execute(db)
  return rows
}

async function readKept(db: Db, playerId: string): Promise<Sums> {
  const row = await db
    .selectFrom('player_total')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (!row) return NOTHING
  return {
    toId: row.to_transfer_id,
    deposited: row.deposited_e5,
    withdrawn: row.withdrawn_e5,
    staked: row.staked_e5,
    won: row.won_e5,
    unstaked: row.unstaked_e5,
  }
}

/** Two readers at once may both keep; the one that came further wins. */
async function keep(db: Db, playerId: string, sums: Sums): Promise<void> {
  const row = {
    to_transfer_id: sums.toId,
    deposited_e5: sums.deposited,
    withdrawn_e5: sums.withdrawn,
    staked_e5: sums.staked,
    won_e5: sums.won,
    unstaked_e5: sums.unstaked,
  }
  await db
    .insertInto('player_total')
    .values({ player_id: playerId, ...row })
    .onConflict((conflict) =>
      conflict
        .column('player_id')
        .doUpdateSet(row)
        .where('player_total.to_transfer_id', '<', sums.toId),
    )
    .execute()
}
