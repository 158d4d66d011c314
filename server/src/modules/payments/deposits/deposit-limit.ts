import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import type { LimitPeriod } from '@zar/contract/protection'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { RefundReason } from '../../../db/tables/payments.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import { lockDepositLimits } from '../../protection/index.ts'

const { None, Confirmed, Pending, Created } = PAYMENT_STATUS
/** Those whose money may come any moment have their room already. */
const UNDER_WAY = [None, Created, Pending, Confirmed]

type Sums = Record<LimitPeriod, bigint>

/** What the player has paid in, or is about to, in the last day, week and month. Nothing paid out gives room. */
export const readDepositedE5 = (db: Db | Tx, playerId: string, now: Date): Promise<Sums> =>
  readSums(db, { playerId, now, statuses: UNDER_WAY })

async function readSums(
  db: Db | Tx,
  { playerId, now, statuses }: { playerId: string; now: Date; statuses: readonly number[] },
): Promise<Sums> {
  const since = (span: string) =>
    sql<bigint>`coalesce(sum(amount_e5) filter (
      where created_at > ${now}::timestamptz - ${sql.lit(span)}::interval), 0)::bigint`
  return db
    .selectFrom('payment')
    .select([since('24 hours').as('day'), since('7 days').as('week'), since('1 month').as('month')])
    .where('player_id', '=', playerId)
    .where('type', '=', PAYMENT_TYPES.Deposit)
    .where('status', 'in', statuses)
    .where((eb) => eb.or([eb('reason', 'is', null), eb('reason', 'not like', 'refunded_%')]))
    .executeTakeFirstOrThrow()
}

/** Refuses an order that could take the player over a deposit limit (LIM-03): the lowest decides. */
export async function refuseOverLimit(
  tx: Tx,
  { playerId, amountE5, now }: { playerId: string; amountE5: bigint; now: Date },
): Promise<void> {
  const limits = await lockDepositLimits(tx, playerId)
  if (limits.length === 0) return
  const deposited = await readDepositedE5(tx, playerId, now)
  const isOver = limits.some(({ period, mostE5 }) => deposited[period] + amountE5 > mostE5)
  refuseIf(isOver, 'deposit_limit_reached')
}

type Arrived = { player_id: string; amount_e5: bigint }

/**
 * Why money that has arrived goes straight back: the player has shut themselves out since it was ordered
 * (EXC-04), or it was given up, its room was used again, and it came after all.
 */
export async function whyRefund(
  tx: Tx,
  { player_id: playerId, amount_e5: amountE5 }: Arrived,
  now: Date,
): Promise<RefundReason | undefined> {
  const { status } = await tx
    .selectFrom('player')
    .select('status')
    .where('id', '=', playerId)
    .forShare()
    .executeTakeFirstOrThrow()
  if (status === 'excluded') return 'refunded_excluded'
  const limits = await lockDepositLimits(tx, playerId)
  if (limits.length === 0) return undefined
  const paid = await readSums(tx, { playerId, now, statuses: [Confirmed] })
  const isOver = limits.some(({ period, mostE5 }) => paid[period] + amountE5 > mostE5)
  return isOver ? 'refunded_over_limit' : undefined
}
