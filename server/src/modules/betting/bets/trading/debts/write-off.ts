import { formatMoney, unitsOf } from '@zar/contract/money'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../../db/db.ts'
import { Refusal } from '../../../../../platform/refusal.ts'
import { notifyPlayer } from '../../../../messages/index.ts'
import { holdBet } from '../../money/hold-bet.ts'
import { e5Of, post } from '../../money/post.ts'
import type { StoredBet } from '../../money/stored-bet.ts'
import { databaseNowMs } from '../../slip/read-offers.ts'
import type { TradeDeps } from '../deps.ts'

/** So long a correction may be repaid by later bets; then two people may write the rest off. */
const DUE_AFTER = '90 days'

/** The newest correction that left something owed. */
const SINCE = sql`(select max(created_at) from betting_posting owing
  where owing.bet_id = bet.id and owing.debt_kurus > 0)`

/** A bet of which something is owed. */
export type Debt = {
  betId: string
  username: string
  owedKurus: number
  since: Date
  /** Whether it is old enough to be written off. */
  isDue: boolean
}

/** What players owe of corrected bets, the oldest debts first. */
export async function readDebts(db: Db, { take }: { take: number }): Promise<Debt[]> {
  const { rows } = await sql<Debt>`
    select bet.id::text as "betId", player.username, owed_kurus::float8 as "owedKurus", ${SINCE} as since,
      ${SINCE} <= clock_timestamp() - ${DUE_AFTER}::interval as "isDue"
    from betting_bet bet join player on player.id = bet.player_id
    where owed_kurus > 0 order by since, bet.id limit ${take}`.execute(db)
  return rows
}

/** Two people approve what they saw of a debt. */
export const seenOfDebt = ({ owedKurus }: StoredBet): string => `owes ${owedKurus} kuruş`

/** Refuses with `debt_not_due` where nothing is owed of a bet, or not for long enough. */
export async function checkWriteOff(tx: Db | Tx, { id }: Pick<StoredBet, 'id'>): Promise<void> {
  const { rows } = await sql<{ isDue: boolean }>`
    select owed_kurus > 0 and ${SINCE} <= clock_timestamp() - ${DUE_AFTER}::interval as "isDue"
      from betting_bet bet where id = ${id}`.execute(tx)
  if (!rows[0]?.isDue) throw new Refusal('debt_not_due')
}

/** Writes off all that is owed of a bet, and tells its player. The caller has its approval by two. */
export async function writeOff(
  tx: Tx,
  deps: Pick<TradeDeps, 'clock' | 'random'>,
  { betId, seen }: { betId: bigint; seen: string },
): Promise<void> {
  const bet = await holdBet(tx, betId)
  if (!bet) throw new Refusal('not_found')
  if (seenOfDebt(bet) !== seen) throw new Refusal('order_moved')
  await checkWriteOff(tx, bet)
  const at = new Date(await databaseNowMs(tx))
  const version = await nextVersion(tx, betId)
  await post(tx, { bet, kind: 'write_off', version, amountKurus: bet.owedKurus, at })
  await tx.updateTable('betting_bet').set({ owed_kurus: 0n }).where('id', '=', betId).execute()
  await notifyPlayer(tx, deps, { playerId: bet.playerId, type: 'System', ...saidOf(bet) })
}

/** A bet may be corrected, written off and corrected again. */
async function nextVersion(tx: Tx, betId: bigint): Promise<number> {
  const { newest } = await tx
    .selectFrom('betting_posting')
    .select(({ fn }) => fn.max('version').as('newest'))
    .where('bet_id', '=', betId)
    .where('kind', '=', 'write_off')
    .executeTakeFirstOrThrow()
  return (newest ?? 0) + 1
}

function saidOf({ id, owedKurus }: StoredBet) {
  const sum = formatMoney(unitsOf(e5Of(owedKurus)))
  return {
    title: { tr: 'Borcun silindi', en: 'Your debt was written off' },
    note: {
      tr: `${id} numaralı kuponun düzeltilmesinden kalan ${sum} borcun silindi. Artık kazançlarından düşülmez.`,
      en: `The ${sum} that you still owed of bet ${id}, which was settled again, was written off. No winnings repay it any more.`,
    },
  }
}
